# Lists: the last two of several things.
and = { $one } and { $two }
or = { $one } or { $two }
nor = { $one } nor { $two }

# Errors, with what can be done about them.
cannot-be = { $name } can't be { $value }
number-from-0 = A number, 0 or more.
it-takes = It takes { LIST($kinds, join: "or") }.
needs = { $what } needs { $name }
install-extra = Install it with: pip install 'whygrid[{ $extra }]'
this-cannot-be-written = this can't be written: { $why }
name-another-file = Name another file.
name-another-file-this-is-untouched = What was there before is untouched. Name another file.
there-is-no-setting = there is no setting { $name }
there-are = There are: { $names }.
there-is-a-clue = there is a clue at { $place }
digits-go-into-white-cells = Digits go into white cells.
there-is-no-genre = there is no genre { $name }
board-is-too-large = a board with { $rows } rows of { $columns } cells is too large
board-limits = It may have { $cells } cells, and { $side } rows and columns.
is-not-a-cell = { $name } is not a cell
how-cells-are-written = Cells are written r4c5: row 4, column 5.
is-not-on-this-board = { $name } is not on this board
rows-and-columns-run = Rows run from 1 to { $rows }, columns from 1 to { $columns }.
png-needs-resvg = PNG pictures need resvg-py
install-resvg = pip install 'whygrid[image]', or take SVG.
of-kind = a { $kind }
of-kind-none = None
whole-number-from-to = A whole number, { $low } to { $high }.
whole-number-from = A whole number, { $low } or more.
one-of = One of { $names }.
from-to = { $low } to { $high }.
true-or-false = True or False.
# $code is how the system calls what happened, $words how it says it.
of-system = { $code ->
   *[other] { $words }
    }
already-there = this file is there already
time-limit-reached = the time limit of { $seconds } s was reached
cancelled = cancelled

# What a text could be read as.
as-a = As a { $genre }: { $what }. { $remedy }
as-a-at = As a { $genre }: { $where }: { $what }. { $remedy }
could-be-a = { $remedy } It could be a { $genre }: say so with --genre { $name }.
a-genre = a { $title }
read-as = read as a { $genre }: as { LIST($others, join: "or") } its givens would break a rule

# Errors, with what can be done about them.
