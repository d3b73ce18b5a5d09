# The words of Sudoku. Reasons complete a sentence such as "r4c5 is 7: …"; $cell is one cell, $cells are some, $digit is one
# digit, $digits are some, $house is a row, column or box.

# Houses, and what stands in brackets behind what follows by them.
row = row { $n }
column = column { $n }
box = box { $n }
cell = cell
    .many = cells
full-house = full house
    .many = full houses

# Rules.

# Singles, and where nothing is left.
last-empty-cell = it is the last empty cell of { $house }
only-place-left = it is the only place left for { $digit } in { $house }
nothing-else-is-left-in-its-cell = nothing else is left in its cell
nothing-else-is-left = nothing else is left
no-place-is-left = no place is left for { $digit } in { $house }
cell-has-no-digit = { $cell } has no digit left
house-has-no-digit = { $house } has no { $digit }
digit-has-no-place-left = { $digit } has no place left in { $house }
nothing-is-left-for = nothing is left for { $cell }

# Parts of reasons.
rules-it-out = { $fact } rules it out
cell-is = { $cell } is { $digit }
cell-is-not = { $cell } is not { $digit }
digit-in-cell = { $digit } in { $cell }
whatever-it-holds = whatever { $cell } holds, this follows
wherever-it-is = wherever { $house } has its { $digit }, this follows
and-likewise = { $one }; and likewise { $two }

# Intersections and subsets.
confined = the { $digit } of { $home } is in { LIST($cells, join: "or") }, so no other cell of { $other } has it
confined-in-brief = { $home } has its { $digit } in { $other }
naked-subset = { $cells } take { $digits } between them, so no other cell of { $house } can
locked-subset = { $cells } take { $digits } between them, so no other cell of { $line } or { $box } can
hidden-subset = { LIST($digits, form: "the") } of { $house } share { $cells }, so nothing else fits there

# Fish: $lines take their digit in $across, or $bases in $covers, but for $fins.
fish-of-rows = rows { $lines } have their { $digit } in columns { $across }, and so use up these columns
fish-of-columns = columns { $lines } have their { $digit } in rows { $across }, and so use up these rows
finned-fish-of-rows = either { LIST($fins, join: "or") } is { $digit }, or rows { $lines } have their { $digit } in columns { $across } and use them up; both rule it out here
finned-fish-of-columns = either { LIST($fins, join: "or") } is { $digit }, or columns { $lines } have their { $digit } in rows { $across } and use them up; both rule it out here
mixed-fish = { $bases } have their { $digit } in { $covers }, and so use it up there
finned-mixed-fish = either { LIST($fins, join: "or") } is { $digit }, or { $bases } have their { $digit } in { $covers }, and so use it up there; both rule it out here
kraken = { $bases } have their { $digit } in { $covers } and use it up there; each of these leads to this
finned-kraken = either { LIST($fins, join: "or") } is { $digit }, or { $bases } have their { $digit } in { $covers } and use it up there; each of these leads to this
kraken-by-cover = { $bases } have their { $digit } in { $covers }, and so { $last } has it there; each of these places leads to this
finned-kraken-by-cover = either { LIST($fins, join: "or") } is { $digit }, or { $bases } have their { $digit } in { $covers }, and so { $last } has it there; each of these places leads to this

# Wings, and other patterns of a few cells.
wing = { $pivot } is { LIST($digits, join: "or") }; { LIST($ways, join: "semicolon") }; { $targets ->
    [one] it sees
   *[other] they see
    } { $ends ->
    [3] all three
   *[other] both
    }
wing-way = if { $digit }, { $fact }
bent-set = { $cells } hold { $digits }, of which { $once } can be there only once each, so one of { $ends } is { $digit }
remote-pair = { $digits } alternate along { $cells }, so the ends are one of each, and this sees both
w-wing = { $house } has its { $digit } in { LIST($cells, join: "or") }; { LIST($ways, join: "semicolon") }; { $targets ->
    [one] it sees
   *[other] they see
    } both
w-wing-way = if in { $cell }, { $fact }
turbot = { $cells } can't both be { $digit }, so { LIST($ends, join: "or") } is ({ $houses } have no other place for it)
empty-rectangle = { $box } has its { $digit } in { $line }, or else in { $near }, and then { $cell } is { $digit }, since { $link } has it there or in { $other }
sue-de-coq = { $cells } have as many digits as cells, and each only once: { $in_line } within { $line }, and { $in_box } within { $box }
aligned-pair = with { $digit } here, { $cells } would be { $others } and leave nothing for { $cell }
aligned-triplet = with { $digit } here, whatever { $others } hold leaves nothing for { COUNT($cells) ->
    [one] { $cells }
   *[other] one of { $cells }
    }

# Colours.
colour-sees-itself = either all of { $cells } are { $digit } or none is, and { $seen } of the same colour see each other
colour-sees-both-others = either all of { $cells } are { $digit } or none is, and this colour sees { $seen }, of which one must be
colour-starves-cell = along cells and houses with two candidates left it would follow that { $follows }, and { $cell } would have no digit left
colour-starves-house = along cells and houses with two candidates left it would follow that { $follows }, and { $house } would have no { $digit }

# Chains: nodes are one candidate or several places of a digit, $links are those that would hold.
node = { $fact }
one-of-these-is = { LIST($cells, join: "or") } is { $digit }
none-of-these-is = { COUNT($cells) ->
    [2] neither { LIST($cells, join: "nor") }
   *[other] none of { $cells }
    } is { $digit }
node-rules-it-out = { $node } rules it out
chain-link = { $node } ({ $why })
chain-links = { LIST($nodes, join: "comma") } ({ FORM($why, form: "many") })
chain-link-by-set = { $node } ({ $cells } hold all of { $digits } but one)
chain = if { $start }, then { LIST($links, join: "comma") }; so { $several ->
    [1] { $first }, or else { $last },
   *[other] { $first } or { $last },
    } and each rules it out
chain-back-to-itself = if { $start }, then { LIST($links, join: "comma") }; so it can't be otherwise
chain-round-in-a-ring = if { $start }, then { LIST($links, join: "comma") }, and so round in a ring; either these hold or those between them, and what is out sees both kinds
one-of-two-must-hold = one of these two must hold, and neither does

# Almost locked sets: $cells with one digit too many, $digits.
first-set-passes-on = { $cells } ({ $digits }) { COUNT($cells) ->
    [one] lacks { LIST($out, join: "or") }, it holds
   *[other] lack { LIST($out, join: "or") }, they hold
    } { LIST($holds, join: "or") }
set-passes-on = then { $cells } ({ $digits }) { COUNT($cells) ->
    [one] lacks { LIST($out, join: "or") } and holds
   *[other] lack { LIST($out, join: "or") } and hold
    } { LIST($holds, join: "or") }
chain-of-sets = if { LIST($links, join: "semicolon") }; so { LIST($digits, join: "or") } is in the first or the last of these, and each rules it out
set-needs-digit = { $cells } can't do without { $digit }
too-few-digits-left = too few digits are left for { $cells }
doubly-linked-sets = one of { $digits } goes to { $one }, the other to { $two }, so that both use up all their other digits
petal = if { $digit }, { $cells } { COUNT($cells) ->
    [one] lacks it and holds
   *[other] lack it and hold
    } { $other }
death-blossom = { $stem } is { LIST($digits, join: "or") }; { LIST($petals, join: "semicolon") }; each of these rules it out

# Suppositions.
suppose = supposing { $fact } leads to a contradiction
suppose-with-nets-inside = supposing { $fact } leads to a contradiction, with nets inside
suppose-one-digit = supposing { $fact } leads to a contradiction for { $digit } alone

# Where there is one solution.
could-be-exchanged = { $cells } can't all hold { $digits }, which could be exchanged if there is one solution; { $why }
they-could-be-exchanged = they could be exchanged
holds-something-else = so { $cell } holds something else
one-of-them-is = so { LIST($cells, join: "or") } is { $digit }
together-they-hold = so with { $cells } they hold all of { $digits }
only-there = the { $digit } of { $house } is in { LIST($cells, join: "or") }
both-or-none = if one of { $cells } were { $digit }, the other one would be, too
it-would-force = if { $cell } were { $digit }, { $cells } would be { $other }
not-given = and { $cells } are not given
bug-otherwise = otherwise all open cells and digits would have two possibilities each, which could be exchanged for each other if there is one solution
bug-without = without { $extras } all open cells and digits would have two possibilities each, which could be exchanged for each other if there is one solution; { $why }

# Large patterns.
exocet-across-rows = { $base } hold two of { $digits }, and both come again in { $targets }: rows { $lines } need each of them, but outside these boxes no more than two houses have places for it there
exocet-across-columns = { $base } hold two of { $digits }, and both come again in { $targets }: columns { $lines } need each of them, but outside these boxes no more than two houses have places for it there
come-again = { $digits } can only come again in { $targets }
tridagon = twelve cells in four boxes can't all hold { LIST($digits, join: "or") }, so that { COUNT($cells) ->
    [one] { $cells }
   *[other] one of { $cells }
    } holds { LIST($others, join: "or") }
rest-of-tridagon = the other cells of the pattern can't all hold { LIST($digits, join: "or") }
every-way-has-one-here = every way to place all { $digit }s has one here
no-way-has-one-here = no way to place all { $digit }s has one here
it-is-taken = it is taken

# Errors, with what can be done about them.
cannot-have-rows = a Sudoku can't have { $n } rows
sizes-there-are = Sizes are 4, 6, 8, 9, 10, 12 and so on up to 25, as long as boxes fit in.
its-digits-run-to = Its digits run from 1 to { $n }.
is-no-digit = { $text } is no digit
one-digit-or-a-dot = One digit, or a dot.
too-many-sets = there are more than { $n } such sets
choose-another-kind = Choose another kind.
looks-like-a-library-line = It looks like :0000:x:<81 cells, + before those filled in>:<deleted candidates>:::
not-so-many-colons = this is no line with 6 or 7 colons, but with { $n }
grid-has-not-81-cells = the grid has { $n } cells, not 81
is-no-candidate = { $text } is no candidate
digit-row-column = 942 means digit 9 in row 4, column 2.
table-is-no-sudoku = the page's table has { $n } fields that are no 9x9 Sudoku
web-sudoku-has-81-fields = A page of Web Sudoku has 81 fields, each empty or with a digit.
blank-in-link = there is a blank in this link
one-link-at-a-time = Give one link at a time.
only-a-server-knows = only a server knows which puzzle this is, and nothing is fetched from the network
copy-the-long-form = Open the link and copy the long form of it, or the puzzle as text.
link-holds-no-json = this link is damaged: it holds no JSON
copy-the-whole-of-it = Copy the whole of it.
json-has-no-grid = this JSON has no grid
f-puzzles-writes = f-puzzles writes size and grid.
constraint-is-not-known = the constraint { $name } is not known here
known-constraints-are-read = Classic Sudokus and the constraints of docs/variants.md are read.
irregular-regions = irregular regions are not known here
grid-has-another-size = the grid has not the size that is given
sizes-run-from-4-to-25 = Sizes run from 4 to 25.
row-has-not-so-many-cells = row { $row } has not { $n } cells
the-link-may-be-damaged = The link may be damaged.
this-is-no-cell = this is no cell
it-may-be-damaged = It may be damaged.
given-pencil-marks = given pencil marks (givenPencilMarks) are not known here
only-classic-ones-are-read = Only classic ones are read.
write-line-instead = Write the form line instead.
puzzle-has-no-cells = this puzzle has no cells
puzzle-has-unknown = this puzzle has { $name }, which is not known here
cells-are-no-square = the cells are no square
puzzle-has-cages = this puzzle has cages, which are not known here
form-holds-9x9-only = { $form } holds 9x9 Sudokus only
write-grid-or-line-instead = Write the form grid or line instead.
is-no-digit-of-this-board = { $digit } is no digit of this board
how-to-write-a-sudoku = Write it as a line of 81 cells with . for an empty one, or as nine rows of nine.
nothing-to-read = there is nothing to read
so-many-cells = there { $n ->
    [one] is { $n } cell
   *[other] are { $n } cells
    }; a Sudoku has { LIST($sizes, join: "or") }
boxes-do-not-fit = boxes { $rows }x{ $columns } do not fit a board of { $n } rows
two-numbers-whose-product-is = Leave the line out, or give two numbers whose product is { $n }.
neither-digit-nor-empty = { $text } is neither a digit nor an empty cell
empty-cells-are-written = Empty cells are written as one of { $symbols }
row-differs-from-others = this row has { $n } cells, the others have { $others }
rows-of-cells = there are { $rows } rows of { $n } cells
as-many-rows-as-columns = A Sudoku has as many rows as columns.
many-puzzles-here = there are { $n } puzzles here, one on each line
choose-one-of-the-lines = Choose one: name the file with the line's number, as in puzzles.txt:3.
too-many-rows = there are { $n } rows; a Sudoku has { $most } at the most
a-sudoku-is-square = A Sudoku is square.
boxes-by-do-not-fit = boxes of { $width } by { $height } do not fit { $n } rows
pattern-is-the-number-of-rows = patternx times patterny is the number of rows.
cells-are-dash-or-digit = Cells are - or a digit.
no-pencil-marks-of-nine = these are no pencil marks of nine cells
nine-lists-of-digits = Nine lists of digits with commas between them, empty for filled cells.
rows-not-nine = there are { $n } rows, not nine
each-row-has-nine-cells = Each row has nine cells.
is-no-row-of-nine = { $text } is no row of nine cells
digits-and-dots = Digits, and . for empty.
how-cudoku-writes-cells = Column and row from 0 to 8, a digit, and one of p u l o b, as in 0,0,4,p.
cell-is-there-already = the cell { $column },{ $row } is there already, on line { $line }
each-cell-has-one-line = Each cell has one line: leave one of these out.
cudoku-needs-a-digit = a Cudoku game needs a digit
empty-board-has-none = An empty board has none; write another form.
no-table-line = this is no line of a table with a Sudoku
one-field-has-81-cells = One of its fields has 81 cells, digits with 0 or . for an empty one.
columns-and-rows = { $columns } columns and { $rows } rows
form-has-no-place-for-boxes = { $form } has no place for these boxes
row-has-cells-not = this row has { $n } cells, not { $number }
is-no-answer = { $text } is no answer
how-answers-look = As in 5, . or .[1,2,,].
is-no-given = { $text } is no given
number-or-dot = A number, or . for an empty cell.
link-has-not-81-cells = this link has no 81 cells
link-ends-in-81-digits = It ends in ?bd= or ?s= and 81 digits.
solo-seed = a Solo seed can't be expanded here
copy-the-specific-id = Copy the specific id, with a colon.
variant-is-not-known = { $text } is a variant that is not known here
plain-ids-begin-like = Plain ids begin like 3x3: or 3x2:.
id-has-not-just-cells = this id has not just { $n } cells
damaged-or-a-variant = It may be damaged, or a variant.
solo-has-no-blocks = Solo has no blocks of { $rows }x{ $columns } here
sizes-run-from-2x2 = Sizes run from 2x2 to 5x5.
no-game-in-this-file = there is no game in this file
has-game-elements = It has elements <game data=…>.
many-games-in-this-file = there are { $n } games in this file
convert-reads-them-all = `whygrid convert` reads them all.
xml-with-doctype = XML with a DOCTYPE is not read
opensudoku-writes-none = OpenSudoku writes none.
no-xml = this is no XML: { $error }
the-file-may-be-cut-off = The file may be cut off.
no-file-of-opensudoku = this is no file of OpenSudoku
begins-with-opensudoku = It begins with <opensudoku>.
version-is-not-known = { $text } is a version that is not known here
versions-1-2-3 = 1, 2 and 3 are read.
game-has-not-81-cells = this game has { $n } cells, not 81
it-may-be-cut-off = It may be cut off.
cell-is-not-value-note = this cell is not value|note|editable
how-cells-look = As in 5|0|0.
no-grid-of-candidates = this is no grid of 81 groups of digits
cells-list-candidates = Every cell lists its candidates, as in 1 24 3.
stands-where-belongs = { $text } stands where { $n } or . belongs
nine-characters-each = Each cell has nine characters, one for each candidate.
no-nine-rows-of-nine = these are no nine rows of nine cells
how-sudocue-rows-look = A row looks like 6 9 2 8 u1 7 3 59 4.
square-sizes = A Sudoku is square: 4x4, 6x6, 9x9, …
lines-are-not-boxes = the lines in this grid are not those of boxes
no-unbiased-k = a k can't be ordered unbiased
not-with-size = { $name } with size={ $size }
only-9x9-that-way = Only 9x9 can be had that way.
clues-and-padded = clues and padded go together for size={ $size }
ask-for-both = Ask for both: a number of clues, some of them needless; or for neither.
clues-instead-of = { $n } clues instead of { $wanted }, attempt { $attempt }
not-in-so-many-attempts = no { $size }x{ $size } with { $n } clues in { $attempts } attempts
ask-for-more = Ask for more.
no-board-has-so-many-clues = no { $size }x{ $size } has { $n } clues and one solution
ask-for-from-to = Ask for { $low } to { $high }.
other-clues-or-symmetry = other clues or another symmetry
candidates-do-not-tell-givens = a grid of candidates does not tell printed digits from those filled in
other-fields-are-left-out = what stands in other fields of the line is left out
clues-not-all-needed = { $n } clues, not all of them needed
form-library-line = a library line
form-short-link = a short link to SudokuPad
form-sdk-file = a .sdk file
form-cudoku-game = a Cudoku game
form-puzzlink-link = a link of puzz.link
form-puzzlink-file = a file of puzz.link
form-wiki-link = a link to SudokuWiki
form-exchange-link = a link to SudokuExchange
form-opensudoku-file = an OpenSudoku file
form-pencil-mark-grid = a pencil mark grid
form-candidate-line = a line of candidates

# The board for those who hear it.
board = Sudoku, { $rows } by { $rows }, { $givens } givens
board-placed = { $n } placed

# Kinds of sets of cells.
sets-of-houses = any { $n } rows, columns or boxes together
sets-of-boxes = any { $n } boxes
sets-singles = the fewest cells that can show a hidden single
sets-houses = every row, column and box
sets-line-boxes = a row or column and a box that it crosses
sets-crosses = a row and a column
sets-peers = all cells that share a house with a cell
sets-chutes = every band and stack
sets-chute-lines = a band and a column, or a stack and a row
sets-chute-crosses = a band and a stack
sets-chute-pairs = two bands, or two stacks
sets-board = the whole board

# Variants: what a constraint is called (said-…), what it demands (demand-…), what follows. $cells are its cells, $cell the first.
region = region { $n }
said-diagonal-falling = the falling diagonal
said-diagonal-rising = the rising diagonal
said-window = window { $n }
said-disjoint = place { $n } of the boxes
said-group = the group of { $cell }
said-anti-knight = knight’s move
said-anti-king = king’s move
said-non-consecutive = no consecutive neighbours
said-even = the square in { $cell }
said-odd = the circle in { $cell }
said-cage = cage { $cell } ({ $n })
said-cage-without-sum = cage { $cell }
said-thermometer = thermometer { $cell }
said-arrow = arrow { $cell }
said-arrow-of-two = arrow { $cell }
said-white-dot = white dot { LIST($cells, join: "comma") }
said-black-dot = black dot { LIST($cells, join: "comma") }
said-xv = sign { LIST($cells, join: "comma") }
said-little-killer = little killer { $cell } ({ $n })
said-palindrome = palindrome { $cell }
said-whispers = whispers { $cell }
said-renban = renban line { $cell }
said-between = between line { $cell }
demand-diagonal-falling = the falling diagonal holds each digit once
demand-diagonal-rising = the rising diagonal holds each digit once
demand-window = window { $n } holds each digit once
demand-disjoint = place { $n } of the boxes holds each digit once
demand-group = { $cells } hold each digit once
demand-anti-knight = cells a knight’s move apart differ
demand-anti-king = cells a king’s move apart differ
demand-non-consecutive = neighbours never hold consecutive digits
demand-even = { $cell } holds an even digit
demand-odd = { $cell } holds an odd digit
demand-cage = { $cells } hold different digits that add up to { $n }
demand-cage-without-sum = { $cells } hold different digits
demand-thermometer = the digits in { $cells } grow from cell to cell
demand-arrow = { $cell } is the sum of { $cells }
demand-arrow-of-two = { $cell }, read as one number, is the sum of { $cells }
demand-white-dot = { $cells } differ by { $n }
demand-black-dot = one of { $cells } is { $n ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
   *[other] { $n } times
    } the other
demand-xv = { $cells } add up to { $n }
demand-little-killer = { $cells } add up to { $n }
demand-palindrome = { $cells } read the same from both ends
demand-whispers = neighbours along { $cells } differ by { $n } at least
demand-renban = { $cells } hold different digits without a gap
demand-between = the digits between the ends of { $cells } lie between those at the ends
would-not-come-out = { $demand }, which could not be then
would-not-come-out-together = { $demands }, and cells that see each other differ: all this could not be then
cannot-be-kept = { $demand }, which can’t be any more
whatever-it-holds-excludes = { $cell } is { LIST($digits, join: "or") }, and each of these rules it out
confined-by-sight = the { $digit } of { $home } is in { LIST($cells, join: "or") }, and each of these rules it out
leftover-inside = whole cages fill { $houses } but for { $cells }, so what is left there adds up to { $n }
leftover-outside = whole cages fill { $houses } and have { $cells } besides, so what is over there adds up to { $n }
leftover-both = cages fill { $houses } but for { $inside } and have { $outside } besides, so the first are more than the others by { $n }
sum-of = the sum of { $what }
no-such-board = no { $size }x{ $size } board of { $names } was found
other-size-or-variant = Ask for another size, or for fewer variants at once.

# Variants in texts.
is-no-cell-of-the-board = { $text } is no cell of the board
cells-are-named = Cells are named like r1c1, row first.
constraint-without-cells = a constraint lacks its cells
is-no-number-of-a-constraint = { $text } is no number of a constraint
constraints-are-written = A constraint is a line such as “cage r1c1 r1c2 = 9” or “thermometer r1c1 r1c2 r1c3”; see docs/variants.md.
is-no-constraint = { $text } begins with no constraint that is known
drafting-help = A digit; 0 or Del for an empty cell.
demanded-diagonals = diagonals
demanded-windows = windows (windoku)
demanded-disjoint-groups = disjoint groups
demanded-anti-knight = anti-knight: no digit a knight's move apart
demanded-anti-king = anti-king: no digit a king's move apart
demanded-non-consecutive = no consecutive digits side by side
demanded-cage = cage (killer)
demanded-thermometer = thermometer
demanded-arrow = arrow, its circle first
demanded-white-dot = white dot between two cells
demanded-black-dot = black dot between two cells
demanded-xv = X or V between two cells
demanded-little-killer = little killer: the sum of a diagonal
demanded-palindrome = palindrome
demanded-whispers = German whispers
demanded-renban = renban line
demanded-between = between line
demanded-even = even cells
demanded-odd = odd cells
demanded-group = a group of any cells
demanded-regions = regions (jigsaw): a symbol for each cell
demanded-boxes = boxes of another size, such as 3x2
constraint-needs-cells = { $word } needs { $n } cells at least
constraint-has-no-cells = { $word } is about the whole board and has no cells
constraint-has-no-number = { $word } has no number
cell-stands-twice = { $word } has a cell twice
line-jumps = { $word } jumps from { $one } to { $two }
lines-go-from-cell-to-cell = Each cell of a line touches the next.
no-such-group = { $word } takes a number from 1 to { $n }, or none for all
groups-are-numbered = Write “{ $word } 1”, or the plural for all of them.
group-has-not-so-many-cells = a group of { $n } cells can’t hold each of { $size } digits
as-many-cells-as-digits = A group has as many cells as there are digits.
cage-is-too-large = { $n } cells can’t hold different digits of { $size }
at-most-as-many-cells-as-digits = There are at most as many cells as digits.
arrow-has-a-circle = an arrow has one or two cells in its circle, and some along it
arrows-are-written = Write “arrow r1c1 = r1c2 r1c3”: the circle, then the cells that add up to it.
little-killer-is-a-diagonal = a little killer is a diagonal from edge to edge with a sum
little-killers-are-written = Write “little-killer r1c2 r2c3 r3c4 … = 20”, all cells from one edge to the other.
dot-is-between-neighbours = { $word } stands between two cells side by side
dots-are-written = Write “{ $word } r1c1 r1c2”, with “= NUMBER” after it where there is one.
xv-is-x-or-v = between two cells stands X or V
regions-do-not-fit = the regions are not { $n } times { $n } cells
regions-are-written = Write “regions” and a symbol for each cell, { $n } cells for each of { $n } symbols.
too-many-constraints = { $n } constraints are more than { $most }
form-cannot-hold = { $form } has no place for { $name }
write-line-or-f-puzzles = Write the form line or fpuzzles instead.
form-f-puzzles = a link to f-puzzles
form-penpa = a link to Penpa
k-or-rare-clues = a puzzle with a k of one's choice or a rare number of clues

instructions = Every row, column and box holds each of the symbols from 1 to { $last } once.
instructions-regions = Every row, column and region holds each of the symbols from 1 to { $last } once.
instruction-diagonal = Each marked diagonal holds each symbol once.
instruction-window = Each shaded window holds each symbol once.
instruction-disjoint = Cells in the same place of different boxes differ.
instruction-group = The cells of each marked group differ.
instruction-anti-knight = Cells a knight’s move apart differ.
instruction-anti-king = Cells a king’s move apart differ.
instruction-non-consecutive = Neighbours never hold consecutive digits.
instruction-even = A square stands for an even digit.
instruction-odd = A circle in a cell stands for an odd digit.
instruction-cage = The digits of a cage differ; where it has a number, they add up to it.
instruction-thermometer = Along a thermometer the digits grow, from its bulb on.
instruction-arrow = The digits along an arrow add up to the number in its circle, and may repeat.
instruction-white-dot = Two digits with a white dot between them differ by 1, or by the number in the dot.
instruction-black-dot = Of two digits with a black dot between them one is twice the other, or as many times as the number in the dot says.
instruction-xv = Two digits with an X between them add up to 10, with a V to 5.
instruction-little-killer = The digits on a diagonal to which an arrow points add up to its number, and may repeat.
instruction-palindrome = A palindrome reads the same from both ends.
instruction-whispers = Digits side by side on a whispers line differ by { $n } at least.
instruction-renban = A renban line holds different digits without a gap, in any order.
instruction-between = On a between line, all digits lie between those at its two ends.
not-with-variant = --{ $name } and --variant do not go together

# Scales and figures on them whose names are not what they go by in documents.
scale-hodoku = HoDoKu
scale-se = Sudoku Explainer
scale-er = ER
scale-ep = EP
scale-ed = ED
