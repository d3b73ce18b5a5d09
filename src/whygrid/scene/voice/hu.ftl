# What the arrows of a picture mean.
link-strong = erős kapcsolat: a kettő közül legalább az egyik igaz
link-weak = gyenge kapcsolat: nem lehet mindkettő igaz
link-leads = az egyik a másikra vezet
