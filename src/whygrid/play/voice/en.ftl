nothing-excludes-yours = the puzzle has more than one solution; so far nothing excludes yours
everything-is-right = so far everything is right
things-are-wrong = { $n ->
    [one] one thing is
   *[other] { $n } things are
    } wrong
only-what-could-be-written = only something that could be written has a reason against it
the-rules-alone = the rules alone
suppose-then = Suppose { $what }. Then:
because = { $what }, because { $why } ({ $rule }).
otherwise-broken = { $what }: otherwise a rule is broken ({ $why }).

# Errors, with what can be done about them.
no-form-keeps-it = no text form of its genre keeps this puzzle
has-no-form = { $genre } has no form { $form }
no-game = this is no game
game-says-format = A game says "format": "{ $format }".
game-has-version = this game has version { $version }
reads-another-version = This Whygrid reads version { $version }; a newer one may read it.
moves-do-not-hang-together = this game is damaged: its moves do not hang together
game-is-damaged = this game is damaged: { $what }
restore-it-from-a-copy = Restore it from a copy.
no-such-layer = this game is damaged: there is no layer { $layer }
no-such-colour = this game is damaged: there is no colour { $colour }
there-is-no-move = there is no move { $number }
moves-run = There are moves 0 to { $last }.
there-is-no-trial-to-end = there is no trial to end
set-a-trial-first = Set one first; then try what you like.
nothing-can-be-written = nothing can be written at { $place }
cannot-be = { $place } can't be { $value }
no-line-can-go = no line can go from { $first } to { $second }
there-is-no-colour = there is no colour { $number }
colours-run = Colours run from 1 to { $last }.
is-printed-in-the-puzzle = { $place } is printed in the puzzle
choose-another-one = Choose another one.
only-what-you-wrote-can-be-erased = Only what you wrote can be erased.
choose-an-empty-cell = Choose an empty cell.
it-takes = It takes { $names }.
lines-go-to-neighbours = Lines go from a cell to its neighbour.
choose-an-empty-cell-of-the-board = Choose an empty cell of the board.

# Moves, as they are told when they are undone.
move-read = as it was read
so-many-cells = { $n ->
    [0] nothing
   *[other] { $n } cells
    }
move-enter = { LIST($cells, join: "comma") } = { LIST($values) }
move-erase = { LIST($cells, join: "comma") } erased
move-mark = { LIST($cells, join: "comma") }: { LIST($values) } { $sign ->
    [off] off
   *[on] in
    } the { $layer }
move-strike = { LIST($cells, join: "comma") } not { LIST($values, join: "space") }
move-no-colour = { LIST($cells, join: "comma") } without colour
move-colour = { LIST($cells, join: "comma") } in colour { $n }
move-line = { LIST($cells, join: "comma") } { LIST($values) }
move-fill-marks = marks filled in
move-clean-marks = marks cleaned
move-clear-marks = marks cleared
move-restart = everything erased
move-hint = hint: { $what }
move-solved = solved
move-sent = as it was sent
move-hint-only = hint
