# What is said of an edge.
value-drawn = drawn
value-closed = closed

# Parts of the board, for other sentences.
region-few = { $cells }
region-many = the { $n } cells from { $first } to { $last }

# Which ends belong together.
ends = the ends { $label } in { $first } and { $second }

# Rules, and what they are called.
rule-edge = { $edge } is either drawn or closed
rule-end = one line leaves { $cell }, an end of { $label }
rule-two-lines = two lines meet in { $cell }
rule-two-or-none = two lines meet, or none, in { $cell }
rule-loop = the lines from { $cell } back to it would be a loop without ends
rule-different = { $one } at { $first } and { $two } at { $last } belong to different paths
rule-region = { ends-in }
rule-region-balanced = { ends-in }; lines must leave its dark and light cells in balance
ends-in = { $n ->
    [0] no path has
    [1] one path has
   *[other] { $n } paths have
    } one end in { $region }
rule-fence = { $label } has to leave { $region }, and not into other paths
rule-fence-any = some path has to get into { $region } and out again
rule-gap = { $n } paths have yet to cross the border of { $region }
rule-order = { $one } and { $two } come in turn around { $region }, so they can't both be joined there
rule-odd = an odd number of lines crosses the border of { $region }
rule-even = an even number of lines crosses the border of { $region }
rule-colour = the colours on both sides of { $edge } are equal if it is drawn
rule-kind = the colour at { $edge } says whether it flows differently to the right and down
rule-flow = what flows, flows on: { $flow } { $place }
flow-rightward = rightward
flow-downward = downward
flow-balance = dark to light
at-corner = corner { $cell }
at-outside = outside
at-edge = { $edge } from { $n }
at-cell = { $cell }
called-cell = cell { $cell }
called-edge = { $edge }
called-loop = loop { $cells }
called-path = path { $cells }
called-region = region { $cells }
called-parity = parity { $cells } with { $lines }
called-order = order of { $one } and { $two } around { $cells }
called-fence = fence { $label } of { $cells } by { $lines }
called-gap = gap { $cells } along { $lines }

# Cells that have their lines, or no choice left.
end-has-its-line = the end { $label } at { $cell } has its line
has-two-lines = { $cell } has its two lines
end-has-one-way = the end { $label } at { $cell } has no other way out
cell-has-two-ways = { $cell } needs two lines and has no other way left
line-has-one-way = the line into { $cell } has no other way out
would-be-dead-end = a line into { $cell } would be in a dead end
why-used-up = used up
why-one-way = one way left
why-no-dead-ends = no dead ends

# Lines that must not meet.
would-join = it would join the { $one } to the { $two }
would-close-loop = a loop without ends would close here
why-different-paths = different paths never meet
why-no-loops = no loops

# Passages.
bottleneck = it is the only way for the { $label } out of { $region }
bottleneck-of-some = it is the only way for a path out of { $region }
no-way-back = a path through it would have no way back from { $region }
only-way = it is the only way left for the { $label } out of { $region }
why-only-way = only way for the { $label }
why-only-way-of-some = only way for a path

# The chessboard.
balance = on a chessboard, { $region } would otherwise have too many line ends of one colour

# Where one solution is taken for granted.
touching = the path would touch itself at { $cells }, and could be cut short if there is one solution
detour = then two lines could share { $cells } in another way if there is one solution
crosswise = the path would pass itself at { $cells }, where it could be joined crosswise if there is one solution

# What is supposed, as in "Suppose the 5 goes on from r3c2 to r4c2".
suppose-no-line = no line goes from { $first } to { $second }
suppose-line = a line goes from { $first } to { $second }
suppose-goes = the { $label } goes from { $first } to { $second }
suppose-goes-on = the { $label } goes on from { $first } to { $second }
if-drawn = otherwise { $what }
if-closed = otherwise { $what }
if-drawn-in-the-end = otherwise, in the end, { $what }
if-closed-in-the-end = otherwise, in the end, { $what }
if-drawn-lemmas = if it were drawn, { lead-to-contradiction }
if-closed-lemmas = if it were closed, { lead-to-contradiction }
lead-to-contradiction = { $n } conclusions in a row would lead to a contradiction; they are too many to tell, and the proof document has them all

# What breaks.
neither = { $edge } can be neither drawn nor closed
two-lines-leave = two lines leave { $cell }
three-lines-meet = three lines meet in { $cell }
no-way-out = the { $label } at { $cell } has no way out
dead-end = { $cell } is a dead end
no-line-through = no line can go through { $cell }
close-loop = the lines close a loop
are-joined = the { $one } is joined to the { $two }
shut-in = the { $label } is shut in at { $cell }
shut-out = the { $label } can't get into { $region }
unreached = no path gets to { $region }
would-cross = the { $one } and the { $two } would have to cross
no-room = too many paths have to get out of { $region }
unbalanced = coloured like a chessboard, { $region } can't be covered
no-way-left = no way is left for the { $label } out of { $region }
no-way-left-of-some = no way is left for a path out of { $region }
too-many-by-one-way = { $n } paths would have to leave { $region } by { $edge }

# The board in words.
board = Numberlink, { $rows } by { $columns }, { $paths } paths
board-drawn = { $n } lines drawn
board-free = free

# News of the generator.
paths-instead = { $n ->
    [one] { $n } path
   *[other] { $n } paths
    } instead of { $paths }

# How boards are entered cell by cell.
drafting-help = A number or letters, each one twice; . or _ for a free cell, which has to be covered or may stay empty; then - or | for a line right or down, ] or ~ where there is none.

# Encodings, and how far a search with one is.
encoding-size = { $name }: { $variables } variables, { $clauses } clauses
encoding-round = { $name }: round { $n }
encoding-none = { $name }: no solution
encoding-loops = { $name }: { $n ->
    [one] { $n } loop
   *[other] { $n } loops
    }
two-encodings = 3d+4d is two encodings, one after the other
choose-one-encoding = Choose 3d or 4d.
no-such-encoding = there is no encoding { $name }
encoding-covers-all = the encoding { $name } covers every cell, and on this board cells may stay empty
choose-edges-or-ordered = Choose edges or ordered.

# Errors, with what can be done about them.
write-text-form = Write the text form instead.
how-rows-are-written = Write a row per line: . for a free cell, and the same letters or digits for both ends of a path.
how-links-look = A link looks like https://puzz.link/p?numlin/5/5/1j2h3m1h2j3.
how-labels-are-made = A label is made of letters and digits, { $most } at the most.
is-no-label = { $label } is no label
nothing-to-read = there is nothing to read
not-a-cell = { $cell } is not a cell of a Numberlink
leads-out = { $cell } leads out of the board
not-the-size-given = there are { $rows } rows of { $columns } cells, which is not the size given
size-is-columns-and-rows = The size is columns and rows; give one board at a time.
stands-so-often = { $label } stands { $n ->
    [1] once
   *[other] { $n } times
    } on the board
stands-in = { $label } stands { $n ->
    [one] { $n } time
   *[other] { $n } times
    } on the board ({ LIST($cells, join: "comma") })
write-each-label-twice = Every path has two ends: write each label exactly twice.
no-paths = there are no paths on this board
write-two-ends = Write the two ends of each path with one label.
sign-for-each-edge = between the cells there must be a sign for each edge
signs-of-edges = Write - or | for a line, x where there is none, ? where it is open.
no-sign-for-an-edge = { $sign } is no sign for an edge
signs-of-such-edges = Write { $sign } for a line, x where there is none, ? where it is open.
table-has-no-lines = a table has no place for lines
link-has-no-lines = a link has no place for lines
file-has-no-lines = a file has no place for printed lines
form-has-no-label = this form has no place for the label { $label }
end-without-number = an end without a number is not known here
cells-do-not-make = { $n } cells do not make { $rows } rows of { $columns }
edges-not = this board has { $n } edges, not { $found }
one-edge-between = Every two neighbouring cells have one edge between them.
no-neighbours = there is a line between cells that are no neighbours
size-is-missing = the size is missing
no-size-of-a-board = this is no size of a board
rows-then-columns = Rows, then columns.
row-has-entries = this row has { $n } entries, not { $columns }
file-may-be-cut-off = The file may be cut off.
is-not-a-number = { $number } is not a number
dot-for-none = Use . for none.
paths-do-not-fit = { $n } paths of { $shortest } cells do not fit on { $cells } cells
ask-for-less = Ask for a larger board, fewer paths, or shorter ones.

no-encodings-to-compare = there are no encodings of { $kind } to compare
there-is-no-encoding = there is no encoding { $name }
there-is-no-form = there is no form { $form }
a-picture-is-svg-or-png = a picture is SVG or PNG
name-a-file-svg-or-png = Name a file .svg or .png.
for-one-puzzle = { $option } is for one puzzle in one encoding, and this makes a table
name-one-puzzle = Name one PUZZLE, and --encoding instead of --encodings.
the-first-example = the first example
no-model = No model
not-written = { $path }: not written, there is no solution to draw
the-solution = Numberlink, { $rows } by { $columns }: the solution

instructions = Join equal numbers by lines that go from cell to cell, never cross and never share a cell.
every-cell-is-used = Every cell is used.
cells-may-stay-empty = Cells may stay empty.
