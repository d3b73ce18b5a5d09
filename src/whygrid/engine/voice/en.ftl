# What is so and what is not. $subjects are cells, $values what they hold; the sentences with -word are for values that are
# words, such as "drawn".
is = { $subjects } { COUNT($subjects) ->
    [one] is
   *[other] are
    } { $values }
is-one-of = { $subjects } { COUNT($subjects) ->
    [one] is
   *[other] are
    } { LIST($values, join: "or") }
is-not = { $subjects } { COUNT($subjects) ->
    [one] is not
   *[other] are not
    } { LIST($values, join: "or") }
is-word = { $subjects } { COUNT($subjects) ->
    [one] is
   *[other] are
    } { $values }
is-one-of-word = { $subjects } { COUNT($subjects) ->
    [one] is
   *[other] are
    } { LIST($values, join: "or") }
is-not-word = { $subjects } { COUNT($subjects) ->
    [one] is not
   *[other] are not
    } { LIST($values, join: "or") }
facts = { LIST($facts, join: "semicolon") }
contradiction = contradiction
more-like-these = and { $n } more like these

# Reasons that all genres share.
would-have-to-hold = { $fact } would have to hold, and it can't
cannot-both-hold = { $facts } can't both hold ({ $rule })
all-leads-to-contradiction = all of this leads to a contradiction, in { $n ->
    [one] { $n } conclusion
   *[other] { $n } conclusions
    }
supposing-leads-to-contradiction = supposing that { $fact } leads to a contradiction
supposing-leads-to-contradiction-in = supposing that { $fact } leads to a contradiction, in { $n ->
    [one] { $n } conclusion
   *[other] { $n } conclusions
    }
one-must-hold = { LIST($facts, join: "or") } must hold ({ $rule }), and all others lead to a contradiction
one-must-hold-none-can = { LIST($facts, join: "or") } must hold ({ $rule }), and each of them leads to a contradiction
too-little-is-left = too little is left for this: { $rule }
nothing-else-is-left = nothing else is left: { $rule }
known-cells-rule-out = known cells rule { $n ->
    [one] it
   *[other] them
    } out
assumed = assumed

# What stands in brackets behind what is excluded.
in-brackets = ({ $why })

k-if-unique = k ≥ { $k } if the solution is the only one, which is not shown
k-not-known = k is not known

# Errors, with what can be done about them.
there-is-no-technique = there is no technique { $name }
did-you-mean = Did you mean { LIST($names, join: "or") }?
there-are = There are: { $names }.
# How hard a puzzle is.
level-gentle = gentle
level-easy = easy
level-moderate = moderate
level-tricky = tricky
level-hard = hard
level-fiendish = fiendish
level-extreme = extreme
level-beyond = beyond

# A board for those who do not see it.
board-shown = Shown: { $facts }
board-known = Known: { $facts }
board-wrong = Wrong: { $facts }
board-row-space = Row { $n }: { LIST($cells, join: "space") }
board-blank = blank
board-row-comma = Row { $n }: { LIST($cells, join: "comma") }
contradiction-supposing = contradiction, supposing that { $what }
