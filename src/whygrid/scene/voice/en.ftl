# What the arrows of a picture mean.
link-strong = strong link: at least one of the two holds
link-weak = weak link: not both hold
link-leads = the one leads to the other
