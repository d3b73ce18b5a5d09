# What genres share whose cells hold symbols.

rule-cell = { $cell } holds one digit
called-cell = cell { $cell }
no-digit-left = no digit is left for { $cell }
no-place-left = { $group } has no { $digit }
not-a-digit = { $digit } is not a digit
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
