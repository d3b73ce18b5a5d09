# What the arrows of a picture mean.
link-strong = strong link: at least one of the two holds
link-weak = weak link: not both hold
link-leads = the one leads to the other
no-reasons = No reasons
why-graph = Why { $what }: { $deductions ->
    [one] 1 deduction
   *[other] { $deductions } deductions
    } from { $known ->
    [one] 1 known fact
   *[other] { $known } known facts
    }
a-board = A board of { $rows } by { $columns } cells
see-above = { $what }: see above
see-below = { $what }: see below
leaf-known = known
leaf-case = suppose
