# What the arrows of a picture mean.
link-strong = erős kapcsolat: a kettő közül legalább az egyik igaz
link-weak = gyenge kapcsolat: nem lehet mindkettő igaz
link-leads = az egyik a másikra vezet
no-reasons = Nincs indok
why-graph = Miért { $what }: { $deductions } következtetés { $known } ismert állításból
a-board = { $rows } sorból és { $columns } oszlopból álló tábla
see-above = { $what }: lásd fent
see-below = { $what }: lásd lent
leaf-known = ismert
leaf-case = tegyük fel
