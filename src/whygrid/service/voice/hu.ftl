# Történetek.
so-placed = tehát { $placed }
fact = { $fact }
list = { $items }
cell = { ARTICLE($cell) } { $cell } mező
way = { $cells }
way-is = { $way } { $value }
value-in-cell = { LIST($value, form: "name") } { ARTICLE($cell) } { $cell } mezőben
so-much-was-shown = ennyit láttunk be
suppose = Tegyük fel, hogy { LIST($what, join: "or") }
suppose-also = Tegyük fel azt is, hogy { LIST($what, join: "or") }
suppose-inside = tegyük fel, hogy { $what }
if = ha { $what }
if-then = Ha { $what }, akkor { $follows }
then = Ekkor
then-goes = ekkor
at-once = , azonnal
so = Ezért { $facts }.
because = { $goal }, mert
known = ismert: { $facts }
known-nothing = ismert: semmi
after-techniques = { $technique }, előtte { $before }
as-in-step = { $facts }, mint { ARTICLE($n) } { $n }. lépésben
k-values-proved = k { $k } értékekkel: bizonyítottan a legkisebb
k-values-found = k { $k } értékekkel: a legkisebb, amit találtunk
k-techniques-proved = k { $k } módszerekkel: bizonyítottan a legkisebb
k-techniques-found = k { $k } módszerekkel: a legkisebb, amit találtunk
any-of-reasons = { $n } indok bármelyike

# Mit mutat meg egy bizonyítás, és a számai.
solution = Megoldás
verdict-unique = egyértelmű: minden mező levezethető
verdict-solution = megoldva: minden mező levezethető, ha elfogadjuk, hogy egyetlen megoldás van
verdict-none = nincs megoldás: a feladvány ellentmond önmagának
verdict-multiple = több megoldás van
verdict-unknown = nem tudjuk: a vége előtt leállt
verdict-part = egy bizonyítás része
verdict-stuck = elakadt: ezekkel a módszerekkel nem jut tovább
steps = { $n } lépés
steps-by-cases = { $steps }, ebből { $n } esetszétválasztással
k-figures = legnagyobb k { $most }, átlag { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
no-technique = módszer nélkül
assuming = feltéve, hogy { LIST($facts, join: "comma") }
assuming-more = feltéve, hogy { LIST($facts, join: "comma") } és még { $n }

# Segítség.
position-on-another-board = az állás más táblán van, mint a rejtvény
give-both-in-full = Mindkettőt teljes egészében add meg.
position-lacks-given = az állásból hiányzik ez a megadott szám: { $fact }
position-must-hold-givens = A rejtvény minden megadott számának benne kell lennie.
every-cell-is-settled = minden mező ki van töltve
nothing-more-follows = innen több nem következik: ettől kezdve több megoldás van
puzzle-has-no-solution = magának a rejtvénynek nincs megoldása
entries-have-no-solution = ezekkel a beírásokkal nincs megoldás
entries-are-wrong = hiba van: { $n ->
    [one] egy beírás
   *[other] { $n } beírás
    } rossz
cannot-all-be-right = hiba van: { $facts } nem lehet { COUNT($facts) ->
    [2] mindkettő
   *[other] mind
    } jó ({ $why })
look-at = Nézd meg ezt: { $places }.
suppose-for-a-moment = tegyük fel egy pillanatra, hogy { $what }, és keressük meg, mi nem lehetséges akkor.
it-rests-on = Ezen alapul: { $known }{ $k }.
your-marks-say = A te jelöltjeid szerint { $marks }.
mark-is-missing = hiányzik egy jelölt, amelyre szükség van: { $marks }
marks-are-missing = hiányzik néhány jelölt, amelyre szükség van: { $marks } és mások
note-it-again = Írd be újra, vagy folytasd jelöltek nélkül.

# Állítások megítélése.
not-known-here = Ez itt nem ismert: { $missing }.
what-is-written-has-no-solution = Annak, ami ide van írva, nincs megoldása: hiba van benne, és semmi sem következik belőle.
board-with-all-cited = Van olyan kitöltés, amelyben minden igaz, amire hivatkozol, és mégis { $otherwise }.
board-with-all-written = Van olyan kitöltés, amely mindennel egyezik, ami ide van írva, és mégis { $otherwise }.
this-would-do = Ebből ennyi is elég: { $enough }.
nothing-of-it-is-needed = Ebből semmire sincs szükség.
fewest-are = A legkevesebb, amiből következik: k = { $k }.
fewest-are-these = A legkevesebb, amiből következik: k = { $k }: { $support }.
easiest-way = A legkönnyebb út hozzá: { $technique } (nehézség { $effort }).
not-known-in-time = Az idő alatt nem derült ki: { $unknown } ({ $note }).
judged-illegal = Nem: { $claim } – ez szabályt sért azzal együtt, ami ide van írva.
judged-false = Nem: nincs olyan megoldás, amelyben { $claim }.
judged-known = Igen, de ez nem újdonság: { $claim }, ez rögtön látszik.
judged-deduction = Igen: { $claim }, ez következik abból, ami ide van írva.
judged-deduction-cited = Igen: { $claim }, és amire hivatkozol, az ezt meg is mutatja.
judged-lucky = A megoldásban így van, de itt még nem következik: { $claim }.
judged-lucky-cited = Így van, de ez nem indok: { $claim }, ám amire hivatkozol, az ezt nem mutatja meg.
judged-guess = Talán: { $claim } – egyes megoldásokban igen, másokban nem.
judged-unknown = Nem derült ki, igaz-e ez: { $claim }.

page-steps = Lépések
page-the-puzzle = A rejtvény.
page-place = Hely a bizonyításban
page-to-the-start = Az elejére
page-back = Vissza
page-next = Tovább
page-to-the-end = A végére
page-play = Lejátszás
page-pause = Szünet
page-speed = Sebesség
page-slow = lassú
page-normal = közepes
page-fast = gyors
page-very-fast = nagyon gyors
page-keys = Billentyűk: ← → egyesével, ↑ ↓ lépésenként, Home és End, szóköz: lejátszás
page-the-end = A vége
sheet-puzzles = { $n } rejtvény
sheet-solutions = Megoldások
sheet-none = nincs megoldás
sheet-multiple = több megoldás van
