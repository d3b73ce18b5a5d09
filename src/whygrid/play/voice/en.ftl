nothing-excludes-yours = the puzzle has more than one solution; so far nothing excludes yours
everything-is-right = so far everything is right
things-are-wrong = { $n ->
    [one] one thing is
   *[other] { $n } things are
    } wrong
only-what-could-be-written = only something that could be written has a reason against it
is-written-there = { $fact } is written there
broken-already = the position is broken already: { $why }
the-rules-alone = the rules alone
suppose-then = Suppose { $what }. Then:
no-reason-in-time = no reason was found in time ({ $note })
nothing-excludes-it = nothing excludes it: { $fact } can be completed to a solution
because = { $what }, because { $why } ({ $rule }).
otherwise-broken = { $what }: otherwise a rule is broken ({ $why }).
