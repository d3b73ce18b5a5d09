# Co kde je a co není. Věty končící na -word jsou pro hodnoty, které jsou slova.
is = do { COUNT($subjects) ->
    [one] pole
   *[other] polí
    } { $subjects } patří { $values }
is-one-of = v { COUNT($subjects) ->
    [one] poli
   *[other] polích
    } { $subjects } může být jen { LIST($values, join: "or") }
is-not = v { COUNT($subjects) ->
    [one] poli
   *[other] polích
    } { $subjects } nemůže být { LIST($values, join: "nor") }
is-word = { COUNT($subjects) ->
    [one] { LIST($values, form: "one") } { $subjects } { LIST($values, form: "is") }
   *[other] { LIST($values, form: "many") } { $subjects } { LIST($values, form: "are") }
    }
is-one-of-word = { COUNT($subjects) ->
    [one] { LIST($values, join: "or", form: "one") } { $subjects } { LIST($values, join: "or", form: "is") }
   *[other] { LIST($values, join: "or", form: "many") } { $subjects } { LIST($values, join: "or", form: "are") }
    }
is-not-word = { COUNT($subjects) ->
    [one] { LIST($values, join: "or", form: "one") } { $subjects } { LIST($values, join: "or", form: "not") }
   *[other] { LIST($values, join: "or", form: "many") } { $subjects } { LIST($values, join: "or", form: "are-not") }
    }
facts = { LIST($facts, join: "semicolon") }
contradiction = spor
more-like-these = a ještě { $n } podobných

# Důvody společné všem druhům hádanek.
would-have-to-hold = muselo by platit { $fact }, ale to nejde
cannot-both-hold = { $facts } nemůže platit zároveň ({ $rule })
all-leads-to-contradiction = to vše dohromady vede { $n ->
    [one] jednou dedukcí
   *[other] { $n } dedukcemi
    } ke sporu
supposing-leads-to-contradiction = předpoklad { $fact } vede ke sporu
supposing-leads-to-contradiction-in = předpoklad { $fact } vede { $n ->
    [one] jednou dedukcí
   *[other] { $n } dedukcemi
    } ke sporu
one-must-hold = musí platit { LIST($facts, join: "or") } ({ $rule }) a všechno ostatní vede ke sporu
one-must-hold-none-can = musí platit { LIST($facts, join: "or") } ({ $rule }) a každá z možností vede ke sporu
too-little-is-left = na tohle už nezbývá dost možností: { $rule }
nothing-else-is-left = nic jiného nezbývá: { $rule }
known-cells-rule-out = { $n ->
    [one] vylučují to známá pole
   *[other] vylučují je známá pole
    }
assumed = předpokládá se

# Co stojí v závorce za vyloučením.
in-brackets = ({ $why })

# Techniky společné všem druhům hádanek.
technique-supposition = předpoklad
    .idea = Na chvíli něco předpokládejme: vede-li to ke sporu, neplatí to.
technique-case-analysis = rozbor případů
technique-contradiction = spor
technique-rule = pravidlo

k-if-unique = k ≥ { $k }, je-li řešení jediné, což ukázáno není
k-not-known = k není známo

there-is-no-technique = technika { $name } neexistuje
did-you-mean = Měli jste na mysli { LIST($names, join: "or") }?
there-are = Na výběr je: { $names }.
# Jak je hádanka těžká.
level-gentle = velmi lehká
level-easy = lehká
level-moderate = střední
level-tricky = ošidná
level-hard = těžká
level-fiendish = ďábelská
level-extreme = extrémní
level-beyond = nad rámec technik

# A board for those who do not see it.
board-shown = Zvýrazněno: { $facts }
board-known = Známe: { $facts }
board-wrong = Chybně: { $facts }
board-row-space = Řádek { $n }: { LIST($cells, join: "space") }
board-blank = prázdné
board-row-comma = Řádek { $n }: { LIST($cells, join: "comma") }
contradiction-supposing = spor za předpokladu, že { $what }
