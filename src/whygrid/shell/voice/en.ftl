# The answers of the shell.
error = ERROR: { $what }
stopped = stopped: { $why }
everything-is-filled-in = everything is filled in, and all rules are kept
was-set-to = { $name } was set to { $value }
moves-of-both-are-kept = note: { $what }; the moves of both are kept, as branches
unlimited = UNLIMITED
all = all
none = none
answers = { $word ->
    [yes] y yes
   *[no] n no
    }

# Lines that can't be understood.
belongs-to-no-cell = '{ $text }' belongs to no cell
write-cells = Write { $cell }, or 3 4 counted from 0.
not-on-this-board = { $cell } is not on this board
it-ends-at = It ends at { $cell }.
pair-is-not-complete = a pair of numbers is not complete
write-row-and-column = Write row and column: { $cell }, or 3 4.
there-is-no-setting = there is no setting '{ $name }'
there-are = There are: { $names }.
could-be = '{ $word }' could be { $names }
one-letter-more = Write one letter more.
there-is-no-command = there is no command '{ $word }'
help-lists-them = `help` lists the commands.
quotation-is-open = a quotation mark is not closed
close-it = Close it, or leave it out.
line-cannot-be-read = this line can't be read: { $why }
too-much-for = '{ $word }' is too much for { $command }
could-be-several-flags = { $flag } could be more than one flag of { $command }
is-no-flag = { $flag } is no flag of { $command }
has-no-argument = { $command } has no argument '{ $word }'
use-it-like-this = Use it like this: { $usage }
neither-on-nor-off = '{ $text }' is neither on nor off
write-on-or-off = Write on or off, true or false.
is-no = '{ $text }' is no { $what ->
    [seed] seed
    [step] step
    [number-of-steps] number of steps
   *[number] number
    }
a-number-from-to = A number from { $low } to { $high }.
write-in-digits = Write it in digits, like 2.5.
no-number-of-seconds = '{ $text }' is no number of seconds
write-seconds = Write 10, or 0 for no limit.
there-is-no-view = there is no view '{ $text }'
views-are = There are: { LIST($names) }.

# Help.
about-setting = { $name } (setting): { $help }
also-called = (also: { $names })
commands-heading = COMMANDS, by any beginning that fits only one:
settings-heading = SETTINGS, shown by their name and set by name=value:
how-cells-are-written = Cells: { $cell } is row 4, column 5; 3 4 or (3, 4) is the same cell, counted from 0.
help-says-more = `help set` says more about one command.

# Solving.
in-short = { LIST($facts, join: "comma") }
so-many-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
    }
a-step = step: { $what }
step-is = step { $n }: { $what }
there-is-no-solution = there is no solution: { $why }
take-something-back = Take something back: `undo`, `unset`.
complete = { $title } COMPLETE
no-solution-from-here = no solution from here:
stuck-at-this-state = stuck at this state:
solved-so-far = solved: { $done } of { $whole } cells
not-solved-so-far = not solved: { $done } of { $whole } cells
without-graph-nothing = note: without --graph nothing is written to a file
nothing-more-to-do = nothing more to do
stuck = stuck: { $why }
techniques-end-here = these techniques do not get further
step-again-shows-why = no solution from here; `step` again shows why
unique-answer = { $status ->
    [unique] [UNIQUE] From here there is one solution:
    [multiple] [NOT UNIQUE] From here there is more than one solution. Two of them:
    [none] [NO SOLUTION] From here there is none.
   *[unknown] [UNKNOWN] { $note }
    }

# The proof.
assuming = (assuming { LIST($facts) })
assumed = assumed: { LIST($facts, join: "comma") }
rests-on = (rests on { COUNT($steps) ->
    [one] step
   *[other] steps
    } { LIST($steps) })
no-steps-yet = no steps were made yet
step-or-solve-first = `step` or `solve` first.
step-or-everything = `step` or `solve` first; or `graph --everything`.
file-is-missing = the name of a file is missing
starting-board = STARTING BOARD:
final-board = FINAL BOARD:
the-proof = PROOF:
statistics = STATISTICS:
no-steps = no steps
playback-keys = s/w next/previous step · d/a next/previous line · j N jump to step N · q end
playback-ended = playback ended
no-key-of-playback = '{ $key }' is no key of playback: { $keys }
no-step-to-jump-to = '{ $text }' is no step: j 5 jumps to step 5 of { $n }
last-step-reached = LAST STEP REACHED
first-step-reached = FIRST STEP REACHED
playback-start = [start: { $n ->
    [one] 1 step
   *[other] { $n } steps
    }]
playback-step = step { $step } of { $steps }{ $k }, line { $part } of { $parts }
goal-because = { $goal }, because:

# Figures.
time-spent = time spent on proofs
solves-stuck = solves that got stuck
assumed-set = assumed (set)
assumed-banned = assumed (banned)
of-these-used = of these used in steps
hints-used = hints used
steps-made = proof steps made
with-k-proved = with a k proved smallest
others-above = others, k above { $k }
others-up-to = others, k up to { $k }
largest-k = largest k
largest-k-proved = largest k proved smallest
mean-k = mean k
techniques-by-deductions = techniques, by deductions:

# Writing on the board.
is-empty = { $cell } is empty
already-filled-with = { $cell } is already filled with { LIST($value) }
unset-first = `unset { $cell }` first.
not-allowed-at = { LIST($value) } is not allowed at { $cell }: { $why }
what-is-left = What is left for it: { COUNT($values) ->
    [0] nothing
   *[other] { LIST($values, join: "space") }
    }.
is-set-to = { $cell } is set to { LIST($value) } (assumed)
value-for = Value for { $cell }:
value-is-missing = the value is missing
one-cell-at-a-time = one cell can be set at a time
cells-colon-values = cells, a colon and values are needed
is-filled-already = { $cell } is filled already
only-in-empty-cells = Only in empty cells something can be banned.
banned-from = banned from { LIST($cells, join: "comma") }: { LIST($values, join: "space") } (assumed)
an-edge-has-two-ends = an edge has two ends
write-both = Write both: ban { $edge }: drawn
cannot-be-right = That can't be right{ COUNT($facts) ->
    [0] {""}
   *[other] {" "}(wrong: { LIST($facts, join: "comma") })
    }. With what is assumed there is no solution:
proof-takes-longer = (the proof takes longer than { $seconds } s; `solve` tells it)
cleared = { $cells } cleared
steps-rested-on-that = note: { $n ->
    [one] 1 step rested on that; what it wrote now stands as assumed
   *[other] { $n } steps rested on that; what they wrote now stands as assumed
    }
nothing-to-undo = there is nothing to undo
the-beginning = This is the beginning.
undone = undone: { $move }
nothing-to-redo = there is nothing to redo
the-last-move = This is the last move.
done-again = done again: { $move }
trial-cannot-be = a trial can't be '{ $what }'
trials-can-be = trial, trial accept or trial reject.
trials-are-open = { $n ->
    [one] 1 trial is open
   *[other] { $n } trials are open
    }

# Help for the player.
a-hint = a hint
check-twice = `check` twice shows which; `back` goes back to before the first one.
hint-once-more = `hint` once more writes it down.
written-down = written down: { $what }
check-again = `check` again shows which.
is-wrong = { LIST($fact) } is wrong
back-to-move = back to move { $n }; what came after is on a branch, `redo` goes there
cell-and-value = a cell and a value are needed
is-filled-so = { $cell } is { LIST($value) } ({ $origin })
choices-for = choices for { $cell }: { COUNT($values) ->
    [0] none
   *[other] { LIST($values, join: "space") }
    }
printed-in-the-puzzle = printed in the puzzle
step-of-a-hint = a hint, step { $n }: { $what }
as-it-was-read = as it was read: { $how }
set-by-you = set by you, assumed
no-numbers-to-add = there are no numbers to add up
cells-hold-none = Cells of this genre hold none.
selected = selected: { $cell }

# Games and files.
written-to = written to { $name }
name-of-a-game = Name of a game, a file or an example:
name-is-missing = a name is missing
how-to-load = Use it like this: load NAME, a game, file or example
how-to-delete = `games` lists them. Use it like this: delete NAME
the-game = the game '{ $name }', { $n ->
    [one] 1 move
   *[other] { $n } moves
    }:
the-game-in = the game in { $name }:
read-as = { $title }, read as { $form }:
cannot-be-read = this can't be read: { $why }
saved-as = saved as '{ $name }'
from-now-on = { $saved }; from now on every move is
neither-game-nor-file = '{ $name }' is neither a name for a game nor a file with an ending
names-have-no-ending = Names have no / and no ending; a file ends in .game.json, .txt or the name of a form.
there-is-no-form = there is no form .{ $ending }
no-place-for = { $said }; it has no place for: { LIST($parts, join: "comma") }
no-library = there is no library
start-with-library = Start with --library FILE, or save to a file.
damaged = damaged: { $remedy }
finished = finished
done-of = { $done } of { $whole }
moves-and-hints = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
    }, { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
    }
no-games-yet = no games yet: `save NAME` keeps this one
delete-it = Delete '{ $name }' with its { $n ->
    [one] 1 move
   *[other] { $n } moves
    }? yes or no:
is-kept = '{ $name }' is kept
is-deleted = '{ $name }' is deleted, with its { $n ->
    [one] 1 move
   *[other] { $n } moves
    }
game-is-dropped = note: the game before is dropped, with { $n ->
    [one] 1 move
   *[other] { $n } moves
    } not saved
save-as = { $n ->
    [one] 1 move
   *[other] { $n } moves
    } not saved. Save the game as (a name; drop: not at all; Enter: stay in it):
then-it-goes-on = Then it goes on. `drop` as the answer leaves it unsaved.
best-so-far = best so far: { $what } (Ctrl-C takes it)
this-is-the-nearest = stopped: { $why }; this is the nearest: { $what }
write-one-of = Write NAME=VALUE: there are { $names }.
needs-a-value = { $name } needs a value
write-a-value = Write NAME=VALUE.
