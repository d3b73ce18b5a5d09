# Mi van hol, és mi nincs. A -word végű mondatok olyan értékekhez valók, amelyek szavak.
is = { ARTICLE($subjects) } { $subjects } mezőbe { LIST($values, form: "name") } kerül
is-one-of = { ARTICLE($subjects) } { $subjects } mezőben csak { LIST($values, join: "or", form: "name") } lehet
is-not = { ARTICLE($subjects) } { $subjects } mezőben nem lehet { LIST($values, join: "or", form: "name") }
is-word = { ARTICLE($subjects) } { $subjects } { LIST($values, form: "is") }
is-one-of-word = { ARTICLE($subjects) } { $subjects } { LIST($values, join: "or", form: "is") }
is-not-word = { ARTICLE($subjects) } { $subjects } { LIST($values, join: "or", form: "not") }
facts = { LIST($facts, join: "semicolon") }
contradiction = ellentmondás
more-like-these = és még { $n } hasonló

# Indokok, amelyek minden rejtvényfajtában ugyanazok.
would-have-to-hold = itt { $fact } kellene, hogy álljon, de nem állhat
cannot-both-hold = { $facts } egyszerre nem állhat ({ $rule })
all-leads-to-contradiction = mindez együtt { $n } következtetésben ellentmondásra vezet
supposing-leads-to-contradiction = ha { $fact }, az ellentmondásra vezet
supposing-leads-to-contradiction-in = ha { $fact }, az { $n } következtetésben ellentmondásra vezet
one-must-hold = { LIST($facts, join: "or") } közül az egyiknek igaznak kell lennie ({ $rule }), és az összes többi ellentmondásra vezet
one-must-hold-none-can = { LIST($facts, join: "or") } közül az egyiknek igaznak kell lennie ({ $rule }), és mindegyik ellentmondásra vezet
too-little-is-left = ehhez túl kevés lehetőség maradt: { $rule }
nothing-else-is-left = más nem maradt: { $rule }
known-cells-rule-out = az ismert mezők { $n ->
    [one] kizárják
   *[other] kizárják ezeket
    }
assumed = feltettük

# Ami zárójelben áll a kizárás mögött.
in-brackets = ({ $why })

# Módszerek, amelyek minden rejtvényfajtában ugyanazok.
technique-supposition = feltevés
    .idea = Tegyünk fel valamit egy pillanatra: ha ellentmondásra vezet, akkor nem igaz.
technique-case-analysis = esetszétválasztás
technique-contradiction = ellentmondás
technique-rule = szabály

k-if-unique = k ≥ { $k }, ha a megoldás az egyetlen, de ez nincs belátva
k-not-known = k nem ismert

there-is-no-technique = nincs { $name } nevű módszer
did-you-mean = Erre gondoltál: { LIST($names, join: "or") }?
there-are = Ezek vannak: { $names }.
# Milyen nehéz egy rejtvény.
level-gentle = nagyon könnyű
level-easy = könnyű
level-moderate = közepes
level-tricky = fogós
level-hard = nehéz
level-fiendish = ördögi
level-extreme = rendkívül nehéz
level-beyond = módszereken túli

# A board for those who do not see it.
board-shown = Kiemelve: { $facts }
board-known = Ismert: { $facts }
board-wrong = Hibás: { $facts }
board-row-space = { $n }. sor: { LIST($cells, join: "space") }
board-blank = üres
board-row-comma = { $n }. sor: { LIST($cells, join: "comma") }
contradiction-supposing = ellentmondás, feltéve, hogy { $what }
