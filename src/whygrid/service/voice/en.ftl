# Stories.
so-placed = so { $placed }
fact = { $fact }
list = { $items }
cell = { $cell }
way = { $cells }
way-is = { $way } { $value }
value-in-cell = { $value } in { $cell }
so-much-was-shown = so much was shown
suppose = Suppose { LIST($what, join: "or") }
suppose-also = Suppose also { LIST($what, join: "or") }
suppose-inside = suppose { $what }
if = if { $what }
if-then = If { $what }, then { $follows }
then = Then
then-goes = then
at-once = , at once
so = So { $facts }.
because = { $goal }, because
known = known: { $facts }
known-nothing = known: nothing
after-techniques = { $technique } after { $before }
as-in-step = { $facts }, as in step { $n }
k-values-proved = k { $k } by values: smallest possible, proved
k-values-found = k { $k } by values: smallest found
k-techniques-proved = k { $k } by techniques: smallest possible, proved
k-techniques-found = k { $k } by techniques: smallest found
any-of-reasons = any of { $n } reasons

# What a proof shows, and its figures.
solution = Solution
verdict-unique = unique: every cell is forced
verdict-solution = solved: every cell is forced, taking for granted that there is one solution
verdict-none = no solution: what is printed contradicts itself
verdict-multiple = more than one solution
verdict-unknown = unknown: stopped before the end
verdict-part = part of a proof
verdict-stuck = stuck: these techniques do not get further
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
    }
steps-by-cases = { $steps }, { $n } of them by case analysis
k-figures = largest k { $most }, mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
no-technique = no technique
assuming = assuming { LIST($facts, join: "comma") }
assuming-more = assuming { LIST($facts, join: "comma") } and { $n } more

# Hints.
position-on-another-board = the position is on another board than the puzzle
give-both-in-full = Give both in full.
position-lacks-given = the position does not contain the given { $fact }
position-must-hold-givens = It must hold all givens of the puzzle.
every-cell-is-settled = every cell is settled
nothing-more-follows = nothing more follows: from here on there is more than one solution
puzzle-has-no-solution = the puzzle itself has no solution
entries-have-no-solution = with these entries there is no solution
entries-are-wrong = there is a mistake: { $n ->
    [one] one entry is
   *[other] { $n } entries are
    } wrong
cannot-all-be-right = there is a mistake: { $facts } can't { COUNT($facts) ->
    [2] both
   *[other] all
    } be right ({ $why })
look-at = Look at { $places }.
suppose-for-a-moment = suppose for a moment that { $what }, and look for what can't be then.
it-rests-on = It rests on { $known }{ $k }.
your-marks-say = Your marks say { $marks }.
mark-is-missing = a mark that is needed is missing: { $marks }
marks-are-missing = a mark that is needed is missing: { $marks } and others
note-it-again = Note it again, or go on without marks.

# Judgements of claims.
not-known-here = Not known here: { $missing }.
what-is-written-has-no-solution = What is written has no solution: there is a mistake in it, and nothing follows from it.
board-with-all-cited = There is a board with all that you cite on which { $otherwise }.
board-with-all-written = There is a board with all that is written on which { $otherwise }.
this-would-do = This of it would do: { $enough }.
nothing-of-it-is-needed = Nothing of it is needed.
fewest-are = The fewest that it follows from are k = { $k }.
fewest-are-these = The fewest that it follows from are k = { $k }: { $support }.
easiest-way = The easiest way to it needs { $technique } (effort { $effort }).
not-known-in-time = Not known in time: { $unknown } ({ $note }).
judged-illegal = No: { $claim } breaks a rule with what is written.
judged-false = No: there is no solution in which { $claim }.
judged-known = Yes, but it is nothing new: { $claim }, as is seen at once.
judged-deduction = Yes: { $claim } follows from what is written.
judged-deduction-cited = Yes: { $claim }, and what you cite shows it.
judged-lucky = It is so in the solution, but it does not follow here: { $claim }.
judged-lucky-cited = It is so, but this is no reason: { $claim }, and what you cite does not show it.
judged-guess = Perhaps: { $claim } in some solutions and not in others.
judged-unknown = Whether { $claim } is not known.

page-steps = Steps
page-the-puzzle = The puzzle.
page-place = Place in the proof
page-to-the-start = To the start
page-back = Back
page-next = Next
page-to-the-end = To the end
page-play = Play
page-pause = Pause
page-speed = Speed
page-slow = slow
page-normal = normal
page-fast = fast
page-very-fast = very fast
page-keys = Keys: ← → one at a time, ↑ ↓ a step, Home and End, space to play
page-the-end = The end
sheet-puzzles = { $n } puzzles
sheet-solutions = Solutions
sheet-none = no solution
sheet-multiple = more than one solution
