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
otherwise = otherwise { $what }
otherwise-then = otherwise { $placed }, so { $what }
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
nothing-more-by-these = nothing more follows by the techniques that are allowed
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
judged-deduction = Yes: that { $claim } follows from what is written.
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

# Errors, with what can be done about them.
of-puzzles-none = of { $attempts } puzzles none is { $level }
ask-for-another-level = Ask for another level or size, or try another seed.
cannot-be = { $name } can't be { $value }
facts-look-like = Facts of this { $title } look like { $like } or { $unlike }.
takes-a-position = It takes a Puzzle, the text of one, or the facts that were added to it.
position-says-two-things = the position says more than one thing about { $subject }
leave-one-of-them-out = Leave one of them out.
takes-a-list-of-cited = It takes a list of cells, facts or clues.
cited-is-not-there = cited can't be { $place }: there is no such cell or clue
how-cited-is-written = Cells are written r4c5: row 4, column 5. Facts look like r4c5=7; clues have names.
no-known-form = no form that is known here looks like this
convert-lists-the-forms = `whygrid convert --list` lists the forms.
there-is-no-form = there is no form { $form }
there-are = There are: { $names }.
has-no-form = { $genre } has no form { $form }
no-number-in-json = this is not JSON: { $name } is no number in it
not-json = this is not JSON: { $why }
explain-writes-a-proof = `whygrid explain --format json` writes a proof.
number-of-too-many-digits = there is a number of too many digits
nested-too-deeply = this is nested too deeply
field-is-there-twice = an object has the field { $name } twice
no-smallest-where-ruled-out = smallest supports are not looked for where something is ruled out
leave-the-k = Leave the k of the steps as the techniques find it.
assumed-contradicts-given = what is assumed contradicts the given { $fact }
take-the-assumption-back = Take the assumption back, or change the puzzle.
there-is-no-k-by = there is no k by { $k }
smallest-takes-nothing-for-granted = smallest supports are for the whole proof, and take nothing for granted
leave-out-until = Leave out what goes beyond: until and if_unique.
smallest-needs-the-whole-proof = smallest supports are for the whole proof, and techniques may run out before its end
let-cases-take-over = Let cases take over there, or leave the k of the steps as the techniques find it.
cannot-be-0 = { $name } can't be 0
facts-have-numbers-from-1 = Facts have numbers from 1 on.
the-proof-is-wrong = the proof is wrong: { $problem }
rests-on-assumptions = it rests on assumptions, so it proves nothing about the puzzle as printed
only-proofs-from-the-rules = Only proofs from the rules and the givens can be exported.
so-there-is-no-claim = { $problem }, so there is no claim that a checker could be asked about
export-a-complete-proof = Export a complete proof: that there is one solution, none, or more than one.
line-does-not-follow = a line does not follow by propagation
too-many-branches = a deduction takes more branches than can be written down
veripb-can-add = VeriPB can add inequalities: try --to veripb.
too-many-lines = the proof would have more than { $lines } lines
export-a-story = Export a shorter proof, such as a story (`explain --view story`).
several-cannot-be-said = that there are several solutions can't be said in this form: not all rules can be listed
verify-checks-it = `whygrid verify` checks it, and so does --to plain but for these rules.
lrat-only-shows-nothing-left = LRAT and DRAT only show that nothing is left, not that there are solutions
try-to-veripb = Try --to veripb.
file-would-be-too-large = the file would be larger than 1 GB
export-a-shorter-proof = Export a shorter proof.
cannot-be-generated = { $genre } can't be generated
no-grade = a puzzle with { $n ->
    [0] no solution
   *[other] more than one solution
    } has no grade
check-tells-more = `whygrid check` tells more.
line-cannot-be = a line can't be { $value }
line-is-one-object = A line is one JSON object.
there-is-no-field = there is no field { $name }
the-fields-are = The fields are { $names }.
takes-the-text = It takes the text of a puzzle.
the-field-is-missing = the field { $name } is missing
there-are-no-puzzles-to-learn-from = there are no puzzles to learn from
name-a-file-with-some = Name a file with some.
it-has = it has { $n ->
    [0] no solution
   *[other] several solutions
    }
puzzle = puzzle { $number }
learn-from-puzzles-with-one-solution = Learn from puzzles with one solution.
board-is-another = its board is not that of the first one
learn-from-puzzles-of-one-size = Learn from puzzles of one size.
nobody-knows-how-to-make-lists = nobody knows how to make lists for { $genre }
there-is = There is: { $name }.
there-are-no-natural-lists = there are no natural lists { $kind }
no-such-kind-on-board = there are no { $kind } on this board
choose-another-kind = Choose another kind.
list-needs-one-solution = A list can win a puzzle with one solution only.
lists-are-of-cells = lists are of cells, and a { $title } has more to look at
lists-are-for-digits = They are for puzzles whose clues are all digits in cells.
is-no-cell = { $text } is no cell
is-no-cell-and-no-run = { $text } is no cell and no run of cells
there-are-no-sets-in-this-list = there are no sets in this list
list-has-another-cell = the list has { $cell }, which is not on this board
make-a-list-for-this-board = Make one for this board: `whygrid forgetful make --size`.
how-lists-are-written = Write cells as r4c5, runs of them as r4c1-9 or r1-3c5, blocks as r1-3c1-3.
k-needs-one-solution = this puzzle has { $n ->
    [0] no solution
   *[other] more than one solution
    }; k is defined for puzzles with one solution only
no-k-yet = there is no k for this { $title } yet
clues-would-have-to-count = Its clues would have to count, and the genre does not say what they are.
is-not-a-cell-of-this-puzzle = { $name } is not a cell of this puzzle
the-puzzle-has-no-solution = the puzzle has no solution
explain-says-why = `whygrid explain` says why.
is-known-already = { $cell } is known already
name-a-cell-that-is-empty = Name a cell that is empty.
cell-does-not-follow = { $cell } does not follow: the puzzle has several solutions
check-shows-two = `whygrid check` shows two.
proved-checker-is-missing = the proved checker is not built here
how-to-build-proved = `make proved` in a checkout builds it; ${ $place } may say where it is (docs/proved.md).
no-step-settles = no step settles { $cell }
given-or-not-reached = It is given, or the proof does not get that far.
is-not-a-range-of-steps = { $text } is not a range of steps
how-ranges-are-written = Write 4:9, :9, 4: or 4.
there-are-no-steps = there are no steps { $text }
the-proof-has = The proof has { $last ->
    [0] no steps
   *[other] steps 1 to { $last }
    }.
stopped-before-step = { $note } before a step that settles { $cell }
cells-and-edges-are-written = Cells are written r4c5: row 4, column 5, and the edge between two of them { $edge }.
this-puzzle-has = this puzzle has { $n ->
    [0] no solution
   *[other] more than one solution
    }
leave-out-if-unique = Leave out --if-unique, which takes for granted that there is one solution.
puzzle-breaks-a-rule = the puzzle breaks a rule by itself: { $rule }
check-lists-the-impossible = `whygrid check` lists all that is impossible; look at the clue again.
the-givens-break-a-rule = the givens { LIST($facts, join: "and") } break a rule: { $rule }
check-lists-all-conflicts = `whygrid check` lists all conflicts; change or remove one of these givens.
there-is-no-style = there is no style { $style }
genre-cannot-be-changed = a { $title } can't be changed cell by cell
board-cannot-be-changed = this board can't be changed cell by cell
change-its-text-instead = Change its text instead.
give-it-exactly-one-first = Give it exactly one first.
there-is-no-way = there is no way { $way }
no-such-puzzle-was-found = no puzzle that is { $way } was found
try-again-or-change-it-by-hand = Try again, or change it by hand.
no-board = this is no board: { $what }
solve-shows-two = `whygrid solve` shows two of them.
explain-shows-why = `whygrid explain` shows why.
rows-count-from-1 = Rows and columns are counted from 1, and a run goes from the smaller number to the larger.
step = step { $number }
takes-one-solution-for-granted = it takes for granted that there is one solution
only-a-part-of-a-proof = it is only a part of a proof
ends-where-techniques-do = it ends where the techniques that were allowed do
was-stopped-before-its-end = it was stopped before its end

# Errors, with what can be done about them.
several-shown-by-two = that there are several solutions is shown by two of them, not by steps
do-without-steps = Do without --steps.
no-bound-of-k = so few known facts hit all alternatives: this is no bound of k
no-short-proof = no proof of { $fact } was found that is short enough to be written down
verify-checks = `whygrid verify` checks it.
the-certificate-is-wrong = the certificate is wrong: { $why }
no-plain-form-of-bounds = lower bounds of k have no plain form
try-veripb-or-lrat = Try --to veripb or --to lrat.
traces-need-pyarrow = traces are Parquet, which needs pyarrow
is-written-there = { $fact } is written there
broken-already = the position is broken already: { $why }
no-reason-in-time = no reason was found in time ({ $note })
nothing-excludes-it = nothing excludes it: { $fact } can be completed to a solution
because-of-one = { $why }, and { $rule }
otherwise-broken = otherwise a rule is broken ({ $why })
# What is wrong with a proof, beside its steps.
proves-nothing-as-printed = it rests on assumptions, so it proves nothing about the puzzle as printed
does-not-say-which-puzzle = it does not say which puzzle it is about
there-is-no-status = there is no status '{ $status }'
right-but-not-the-status = the steps are right, but they do not show the status '{ $status }'
steps-do-not-show = the steps do not show the status '{ $status }'
is-no-solution = solution { $n } is not a solution of the puzzle
not-led-to = solution { $n } is not one that the proof leads to
other-number-of-solutions = a proof of status '{ $status }' comes with { $wanted } solutions, not { $n }
step-counts-wrongly = step { $n } { $problem }
figure-is-wrong = it says that { $name } is { $said }, but its steps give { $figure }
step-has-the-number = step { $n } has the number { $said }
unchecked-words = words and names of techniques
unchecked-note = the note
unchecked-view = that it is told by cells, each with its k
unchecked-smallest = that no smaller support does for { $n } of the steps
counts-a-clue-twice = counts a clue twice, or one that is not there
does-not-follow-from-clues = does not follow from the clues that it counts: { $problem }
problem-and = { $problem }, and { $what }
problem-at-step = step { $n }: { $problem }
step-is-told-anew = step { $n } is told anew, for the checker refused it at first: { $problem }
so-many-settled = { $n } of { $all } places settled
until-settled = until { $cell } is settled
steps-hold-in-every-solution = these steps hold in every solution; beyond them the solutions differ or the techniques stop
checker-does-not-see = the checker does not see what comes next, { $problem }
no-short-proof-of-step = no short proof of step { $n }, { LIST($fact) }, was found
no-short-proof-of-some = no short proof was found that some steps need no more
level-instead-of = { $level } instead of { $wanted }, attempt { $attempt }
redundant-is-not-known = what is redundant is not known: { $why }
follow-here = { $placements ->
    [one] 1 placement
   *[other] { $placements } placements
    } and { $exclusions ->
    [one] 1 exclusion
   *[other] { $exclusions } exclusions
    } follow here
checker-refused = the checker refused the proof: { $problem }
no-proof = this is no proof
smallest-contradiction = { $n ->
    [one] This by itself leaves no solution: { $named }.
   *[other] These { $n } contradict each other (the smallest set that does): { $named }.
    }
found-contradiction = { $n ->
    [one] This by itself leaves no solution: { $named }.
   *[other] These { $n } contradict each other (perhaps fewer would do): { $named }.
    }
