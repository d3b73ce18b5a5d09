# The words of Binairo in English. Reasons complete a sentence like "r4c5 is 1: …".

rule-three = { $cells } are not all the same
called-three = the three cells { $cells }
rule-half = { $group } holds as many 0s as 1s
rule-different = { $one } and { $other } differ
called-different = the difference of { $one } and { $other }

# Reasons.
pair = next to it { $cells } are both { $digit }
why-pair = beside { $cells }
gap = it stands between { $cells }, which are both { $digit }
why-gap = between { $cells }
full = { $group } has all its { $digit }s already
last-one = { $group } lacks one { $digit }; if it stood here, { $cells } would all be the same
no-two-alike = otherwise { $group } would be the same as { $other }
whole-line = it is so in every way to fill { $group }
whole-line-but = it is so in every way to fill { $group } that differs from { LIST($others, join: "and") }
three-alike = { $cells } would all be the same
too-many = { $group } would have more than half of its cells alike
two-alike = { $one } and { $other } would be the same

# The board.
board = Binairo, { $rows } by { $columns }, { $n } filled
drafting-help = 0 or 1; Del for an empty cell.

# What can't be read.
how-rows-are-written = Write binairo, then a line for each row with 0, 1 or a dot for an empty cell.
no-such-size = there is no Binairo of { $rows } by { $columns }
sizes = Rows and columns are even numbers from { $least } to { $most }.
is-no-id = this is no identifier of Unruly
how-ids-are-written = It looks like 8x8u: with a letter for each digit, small for 0 and capital for 1.
link-cannot-say-alike = a link of Penpa can't say that lines may be alike
link-needs-a-digit = without a digit nobody could tell it from another puzzle

instructions = Write 0 or 1 into every cell, as many 0s as 1s in every row and column.
no-three = No three equal digits stand side by side.
all-lines-differ = All rows differ from each other, and so do all columns.
