# Runs. $total is the clue, $cells from where to where: "r2c2–r2c3".
clue-across = the { $total } across in { $cells }
clue-down = the { $total } down in { $cells }
run-across = the run across in { $cells }
run-down = the run down in { $cells }
clue-before-across = the { $total } across before { $cell }
clue-before-down = the { $total } down before { $cell }

# The same in brackets, as $run of the sentences that are called why-….
brief-clue-across = { $total } across
brief-clue-down = { $total } down
brief-run-across = run across
brief-run-down = run down

# Rules, and what they are called.
rule-no-cells-across = the clue { $total } before { $cell } across has no cells
rule-no-cells-down = the clue { $total } before { $cell } down has no cells
rule-one = { $cell } holds { $total }
rule-alone = { $cell } stands alone
rule-different = { $cells } hold different digits
rule-sum = { $cells } hold different digits that add up to { $total }
called-across = run { $cell } across
called-down = run { $cell } down
called-sum-across = sum of run { $cell } across
called-sum-down = sum of run { $cell } down

# How many cells, for other sentences.
in-so-many-cells = in { $n ->
    [1] one cell
    [2] two cells
    [3] three cells
    [4] four cells
    [5] five cells
    [6] six cells
    [7] seven cells
    [8] eight cells
    [9] nine cells
   *[other] { $n } cells
    }
so-many-are-odd = { $n ->
    [0] none of the other cells are odd
    [1] one of the other cells is odd
    [2] two of the other cells are odd
    [3] three of the other cells are odd
    [4] four of the other cells are odd
    [5] five of the other cells are odd
    [6] six of the other cells are odd
    [7] seven of the other cells are odd
    [8] eight of the other cells are odd
    [9] nine of the other cells are odd
   *[other] { $n } of the other cells are odd
    }

# Singles.
last-cell = the other cells of { $run } add up to { $sum }
only-cell = it is the only cell of { $run }
needed-of-all-digits = { $run } holds every digit, and only this cell is left for the { $digit }
needed-in-every-way = every way to make up { $run } has it, and only this cell is left for the { $digit }
needed-in-sums = { $run } is { LIST($sums, join: "or") }, and only this cell is left for the { $digit }
why-needs-it = { $run } needs it

# Sums. $sum says what some cells hold together: one of the next three.
is-sums = is { LIST($sums, join: "or") }
is-sums-as-used = is { LIST($sums, join: "or") }, as { $digits } { COUNT($digits) ->
    [one] is
   *[other] are
    } used
never-has = never has { COUNT($digits) ->
    [one] a { $digits }
   *[other] { LIST($digits, join: "or") }
    }
forced = { $total } { in-so-many-cells } { $sum } ({ $run })
forced-rest = what is left of { $run }, { $total } { in-so-many-cells }, { $sum }
brief-forced = { $total } in { $cells } { $sum }
brief-forced-rest = { $total } in { $cells } { $sum }
at-least-one = { $cell } is at least { $bound } ({ $run })
at-most-one = { $cell } is at most { $bound } ({ $run })
at-least = the other cells of { $run } add up to at least { $bound }
at-most = the other cells of { $run } add up to at most { $bound }
why-at-least-one = { $run }, { $cell } at least { $bound }
why-at-most-one = { $run }, { $cell } at most { $bound }
why-at-least = { $run }, the others at least { $bound }
why-at-most = { $run }, the others at most { $bound }
fitting = { $run } can only be { LIST($sums, join: "or") } now
fitting-many = none of the { $n } combinations that still fit into { $run } has { LIST($digits, join: "or") }
why-fitting = { $run } is { LIST($sums, join: "or") } now
why-fitting-many = not in { $run } any more

# Subsets and crossings.
naked = { $cells } take { $digits } between them, so no other cell of { $run } can
hidden = { $run } needs { LIST($digits, form: "the") }, which can only go to { $cells }, so nothing else fits there
locked = { $one } and { $two } both need a { $digit }, and both have room for it only in { $first } and in { $second }

# Odd and even: $odd and $n are 1 for odd and 0 for even.
parity-of-two = { $other } is { $n ->
    [1] odd
   *[other] even
    }, so { $cell } is { $odd ->
    [1] odd
   *[other] even
    } ({ $run })
parity-of-run = in { $run } { so-many-are-odd }, so { $cell } is { $odd ->
    [1] odd
   *[other] even
    }
parity-of-region = { $region }; what they share counts on both sides, and { so-many-are-odd }, so { $cell } is { $odd ->
    [1] odd
   *[other] even
    }

# The whole run.
partner = otherwise { $cell } would have to be { LIST($digits, join: "or") } ({ $run })
whole-run = however { $run } is filled, { stands-nowhere } there
whole-run-sums = however { $run } is filled ({ LIST($sums, join: "or") }), { stands-nowhere } there
stands-nowhere = { COUNT($digits) ->
    [1] { $digits } never stands
    [2] neither { LIST($digits, join: "nor") } stands
   *[other] none of { $digits } stands
    }

# Regions. $what says what follows: one of the last four.
region = take { $runs }: across they add up to { $across }, down to { $down }
region-between = of the { $n } runs between { $first } and { $last } those across add up to { $across } and those down to { $down }
region-sum = { $region }; what they share counts on both sides, so { $what }
region-sum-known = { $region }; what they share counts on both sides, { LIST($facts) } { COUNT($facts) ->
    [one] is
   *[other] are
    } known, so { $what }
region-sum-many-known = { $region }; what they share counts on both sides, { $n } other cells are known, so { $what }
makes-up-the-difference = { $cell } makes up the difference
add-up = { $one } and { $two } add up to { $sum }
is-the-same = { $larger } is { $smaller }
is-larger = { $larger } is { $smaller } plus { $n }

# Chains. They complete "r4c5 is not 7: …".
chain = otherwise it follows that { LIST($told) }; then { $broken }
chain-at-once = otherwise { $broken }
would-be = { $cell } is { $digit }
would-not-be = { $cell } is not { LIST($digits, join: "or") }
more-that-follow = { $n } more like these
nothing-else-fits = nothing else fits into { $run }

# Why a run can't be filled.
both-are = { $one } and { $two } are both { $digit }
too-few-digits = { $run } has too few digits left
adds-up-to = { $run } adds up to { $sum }
adds-up-to-at-least = { $run } adds up to { $sum } at least
adds-up-to-at-most = { $run } adds up to { $sum } at most
would-be-left = { $rest } would be left for { $cell } ({ $run })
nothing-fits = nothing fits into { $run }
nothing-fits-rest = nothing fits into { $cells }, where { $rest } is left of { $run }
does-not-fit = { do-not-fit } into { $run }
does-not-fit-rest = { do-not-fit } into { $cells }, where { $rest } is left of { $run }
do-not-fit = { COUNT($sums) ->
    [1] { $sums } does not fit
    [2] neither { LIST($sums, join: "nor") } fits
   *[other] none of { $sums } fits
    }

# Where one solution is taken for granted. $so is one of the last four.
could-be-exchanged = { $cells } can't all hold { $digits }, which could be exchanged if there is one solution; { $so }
so-something-else = so { $cell } holds something else
so-they-have-it = so { $cells } have the { $digit } of { $run }
so-one-takes = so one of { $roof } takes { LIST($digits, join: "or") } as well, and with { $cells } all of these in { $run }
so-neither-holds = one of { $roof } holds the { $digit } that { $run } needs, so neither holds { $other }

# Beside the board.
aside-across = across { $total } in { $n }: { $how }, { $left } of { $all } left
aside-down = down { $total } in { $n }: { $how }, { $left } of { $all } left
clue-met = met
clue-impossible = impossible!
clue-open = open

# The board in words.
board = Kakuro, { $rows } by { $columns }, { $white } white cells
board-digits = digits from 1 to { $largest }
board-filled = { $n } filled
board-black = black
board-clue-down = { $total } down
board-clue-right = { $total } right
board-clues = { $down } down and { $right } right

# News of the generator.
not-yet = not yet { $level }, attempt { $n }
still-printed = { $n } of { $all } cells still printed

# How boards are entered cell by cell.
drafting-help = q for black, Enter for its clues as in 16\7 (down, then right); a digit; Del for white.

# Errors, with what can be done about them.
write-text-form = Write the text form instead.
how-rows-are-written = Write a row per line: . for an empty cell, 16\7 for a black cell with clues down and right, \ for none.
how-links-look = A link looks like https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3.
no-such-range = digits can't run from 1 to { $digits }
largest-digit = The largest digit is a number from 2 to { $most }.
largest-digit-in-a-line = The largest digit is a number from 2 to { $most }, as in: digits 1-6.
no-such-digits = no such digits
not-a-digit-of-this-board = { $digit } is not a digit of this board
digits-of-this-board = Digits run from 1 to { $largest }, unless a line before the first row says: digits 1-15.
only-nine-digits-are-entered = only boards with the digits 1 to 9 are entered cell by cell
change-it-in-a-file = Write it to a file with `whygrid convert` and change it there.
no-black-cell = there is no black cell
no-black-cell-in-grid = there is no black cell in this grid
clues-in-black-cells = Clues stand in black cells.
more-than-one-board = there is more than one board here
give-one-board = Boards are separated by an empty line; give one of them.
nothing-to-read = there is nothing to read
not-a-cell = { $cell } is not a cell of a Kakuro
cells-of-janko = Cells are - or a digit from 1 to 9.
clue-is-too-large = this clue is too large
nine-digits-add-up = Nine different digits add up to 45 at the most.
nine-digits-make-45 = Nine different digits add up to 45.
a-run-adds-up = a run adds up to { $sum }
is-no-clue = { $clue } is no clue
clues-are-sums = Clues are sums from 1 to 45.
is-not-a-clue = { $clue } is not a clue
minus-1-for-none = Use -1 for none.
form-has-no-clue = this form can't hold a clue of { $clue }
clues-at-the-end = { $n } clues belong at the end of this link, and there are { $found }
link-has-no-digits = a link has no place for printed digits
file-has-no-digits = a pzprv3 file has no place for printed digits
link-has-nine-digits = a link has no place for other digits than 1 to 9
file-has-nine-digits = a pzprv3 file has no place for other digits than 1 to 9
link-needs-a-frame = a link needs a black top row and a black left column, with clues for white cells
file-needs-a-frame = a pzprv3 file needs a black top row and a black left column, with clues for white cells
penpa-has-nine-digits = a link to Penpa has no place for other digits than 1 to 9
penpa-has-no-clue-of-0 = a link to Penpa can't hold a clue of 0
unknown-symbols = there are symbols in this grid that are not known here
cells-do-not-make = { $n } cells do not make { $rows } rows of { $columns }
row-has-cells-not = this row has { $n } cells, not { $columns }
border-and-all-columns = Each row has its border and all columns.
size-is-missing = the size is missing
rows-then-columns = Rows, then columns.
no-such-difficulty = there is no difficulty { $name }
none-is-so-hard = of { $n } boards of { $rows } by { $columns } none is { $level }
take-another-size = Take another size or density: small boards are rarely hard, large ones rarely gentle.
board-is-too-small = a board of { $rows } by { $columns } is too small
take-3-by-3 = Take 3 by 3 or more.
no-such-symmetry = there is no symmetry { $name }
no-such-density = { $density } is no density of black cells
take-a-density = Take one from 0 to 0.7.
no-layout-found = no such layout was found
take-a-larger-board = Take a larger board or fewer black cells.

are-not-digits = { $text } are not digits
how-digits-are-written = Write digits such as 79 or 7,9.
is-no-range-of-digits = { $text } is no range of digits
how-ranges-of-digits-are-written = Write it as in --digits 1-6.
no-digit = no digit

instructions = Write a digit from 1 to { $last } into every white cell. The digits of a run add up to the clue before it, and no digit stands in a run twice.
