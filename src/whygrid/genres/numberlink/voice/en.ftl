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
balance = on a chessboard, { $region } would else have too many line ends of one colour

# Where one solution is taken for granted.
touching = the path would touch itself at { $cells }, and could be cut short if there is one solution
detour = then two lines could share { $cells } in another way if there is one solution
crosswise = the path would pass itself at { $cells }, where it could be joined crosswise if there is one solution

# What is supposed, as in "Suppose the 5 goes on from r3c2 to r4c2".
suppose-no-line = no line goes from { $first } to { $second }
suppose-line = a line goes from { $first } to { $second }
suppose-goes = the { $label } goes from { $first } to { $second }
suppose-goes-on = the { $label } goes on from { $first } to { $second }
if-drawn = if it were drawn, then: { $what }
if-closed = if it were closed, then: { $what }
if-drawn-in-the-end = if it were drawn, then in the end { $what }
if-closed-in-the-end = if it were closed, then in the end { $what }
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
no-room = too many paths have to get out of { $region }
unbalanced = coloured like a chessboard, { $region } can't be covered
no-way-left = no way is left for the { $label } out of { $region }
no-way-left-of-some = no way is left for a path out of { $region }
too-many-by-one-way = { $n } paths would have to leave { $region } by { $edge }

# The board in words.
board = Numberlink, { $rows } by { $columns }, { $paths } paths
board-drawn = { $n } lines drawn
board-shown = Shown: { $facts }
board-known = Known: { $facts }
board-wrong = Wrong: { $facts }
board-row = Row { $n }: { LIST($cells, join: "comma") }
board-free = free

# News of the generator.
paths-instead = { $n ->
    [one] { $n } path
   *[other] { $n } paths
    } instead of { $paths }
