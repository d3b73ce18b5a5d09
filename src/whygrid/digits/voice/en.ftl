# What genres share whose cells hold symbols.

rule-cell = { $cell } holds one digit
called-cell = cell { $cell }
no-digit-left = no digit is left for { $cell }
no-place-left = { $group } has no { $digit }
not-a-digit = { $digit } is not a digit
too-large = { $digit } is too large for this board
digits-run-to = Digits run from 1 to { $largest }.
cells-not = this board has { $n } cells to fill, not { $found }

by-cell = cell
    .many = cells
nothing-else-is-left = nothing else is left in its cell

# Groups: rows and columns that hold each digit once.
row = row { $n }
column = column { $n }
rule-group = { $group } holds each digit once
only-place = it is the only place left for it in { $group }
naked = { $cells } take { $digits } between them, so no other cell of { $group } can
hidden = { LIST($digits, form: "the") } of { $group } share { $cells }, so nothing else fits there
fish = { LIST($lines, join: "and") } have their { $digit } in { LIST($across, join: "and") }, and so use it up there

# Texts and generators.
rows-are-needed = there is no row to read
not-a-cell = { $cell } is no cell
form-has-no-size = this form has no place for a board of { $rows } by { $columns }
write-text-form = Write the form "text" instead.
unknown-symbols = the drawing has symbols that this kind of puzzle does not know
small-print = there is small print in the problem, which is not known here

# Signs: of two cells the first holds the smaller digit.
rule-sign = { $smaller } is smaller than { $larger }
called-sign = the sign between { $cells }
above = it is larger than { $cell }, which holds at least { $digit }
above-a-neighbour = it is larger than { $cell }
below = it is smaller than { $cell }, which holds at most { $digit }
below-a-neighbour = it is smaller than { $cell }
why-above = larger than { $cell }
why-below = smaller than { $cell }
two-above = it is larger than { $cells }, which differ, so that one of them holds at least { $digit }
two-below = it is smaller than { $cells }, which differ, so that one of them holds at most { $digit }
whole-line = there is no way to fill { $group } with it as the signs demand
xy-wing = whichever digit { $pivot } holds, one of { $cells } is left with { $digit }
