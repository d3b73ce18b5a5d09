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
cell-called = cell { $cell }
cell-holds-one-digit = { $cell } holds one digit
house-holds-each-digit-once = { $house } holds each digit once

# Singles, and where nothing is left.
last-empty-cell = it is the last empty cell of { $house }
only-place-left = it is the only place left for { $digit } in { $house }
nothing-else-is-left-in-its-cell = nothing else is left in its cell
nothing-else-is-left = nothing else is left
no-digit-is-left = no digit is left for { $cell }
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
w-wing = { $house } has its { $digit } in { LIST($cells, join: "or") }, which makes { LIST($ends, join: "or") } { $other }, and each of these rules it out here
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
chain-link-by-set = { $node } ({ $cells } hold all of { $digits } but one)
chain = if { $start }: { LIST($links, join: "comma") }; so { $first } or { $last }, and each rules it out
chain-back-to-itself = if { $start }: { LIST($links, join: "comma") }; it can't be otherwise
chain-round-in-a-ring = if { $start }: { LIST($links, join: "comma") }, and so round in a ring, of which every second place holds; these see both kinds
one-of-two-must-hold = one of these two must hold, and neither does

# Almost locked sets: $cells with one digit too many, $digits.
first-set-passes-on = { LIST($out, join: "or") } is not in { $cells } ({ $digits }), then { LIST($holds, join: "or") } is
set-passes-on = so { LIST($out, join: "or") } is not in { $cells } ({ $digits }) and { LIST($holds, join: "or") } is
chain-of-sets = if { LIST($links, join: "comma") }; so { LIST($digits, join: "or") } is in the first or the last of these, and each rules it out here
set-needs-digit = { $cells } can't do without { $digit }
too-few-digits-left = too few digits are left for { $cells }
doubly-linked-sets = { $one } and { $two } take one of { $digits } each, so that both use up all their other digits
petal = { $cells } (for { $digit })
death-blossom = { $stem } is { LIST($digits, join: "or") }, and each of these is then missing in one of { LIST($petals, join: "comma") }, which so has a { $digit }; each of them rules it out here

# Suppositions.
suppose = suppose { $fact }: this leads to a contradiction
suppose-with-nets-inside = suppose { $fact }: this leads to a contradiction, with nets inside
suppose-one-digit = suppose { $fact }: this leads to a contradiction for { $digit } alone

# Where there is one solution.
could-be-exchanged = { $cells } can't all hold { $digits }, which could be exchanged if there is one solution; { $why }
they-could-be-exchanged = they could be exchanged
holds-something-else = so { $cell } holds something else
one-of-them-is = so { LIST($cells, join: "or") } is { $digit }
together-they-hold = so with { $cells } they hold all of { $digits }
only-there = in { $house }, { $digit } is in { LIST($cells, join: "or") }
both-or-none = if one of { $cells } were { $digit }, the other one would be, too
it-would-force = if { $cell } were { $digit }, { $cells } would be { $other }
not-given = and { $cells } are not given
bug-otherwise = otherwise all open cells and digits had two possibilities each, which could be exchanged for each other if there is one solution
bug-without = without { $extras } all open cells and digits had two possibilities each, which could be exchanged for each other if there is one solution; { $why }

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
