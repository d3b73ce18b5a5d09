# Elbeszélések.
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
otherwise = különben { $what }
otherwise-then = különben { $placed }, és így { $what }
so = Ezért { $facts }.
because = { $goal }, mert
known = ismert: { $facts }
known-nothing = ismert: semmi
after-techniques = { $technique }, előtte { $before }
as-in-step = { $facts }, mint { ARTICLE($n) } { $n }. lépésben
k-values-proved = k { $k } az értékek szerint: bizonyítottan a legkisebb
k-values-found = k { $k } az értékek szerint: a legkisebb, amit találtunk
k-techniques-proved = k { $k } a módszerek szerint: bizonyítottan a legkisebb
k-techniques-found = k { $k } a módszerek szerint: a legkisebb, amit találtunk
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
nothing-more-by-these = a megengedett módszerekkel innen több nem következik
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
look-at = Nézz ide: { $places }.
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
judged-illegal = Nem: az, hogy { $claim }, szabályt sért azzal együtt, ami ide van írva.
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

of-puzzles-none = { $attempts } rejtvény közül egy sem ilyen: { $level }
ask-for-another-level = Kérj más szintet vagy méretet, vagy próbáld más --seed számmal.
cannot-be = { $name } nem lehet { $value }
facts-look-like = Egy ilyen { $title } állításai így néznek ki: { $like } vagy { $unlike }.
takes-a-position = Ide `Puzzle` kell, egy rejtvény szövege, vagy a hozzáadott állítások.
position-says-two-things = az állás többfélét mond erről: { $subject }
leave-one-of-them-out = Hagyd el az egyiket.
takes-a-list-of-cited = Mezők, állítások vagy megadott összegek, végpontok listája kell ide.
cited-is-not-there = cited nem lehet { $place }: nincs ilyen mező vagy megadott elem
how-cited-is-written = A mezők neve r4c5 alakú: 4. sor, 5. oszlop. Az állítások ilyenek: r4c5=7; a többi megadott elemnek neve van.
no-known-form = ez egyik itt ismert alakra sem hasonlít
convert-lists-the-forms = `whygrid convert --list` felsorolja az alakokat.
there-is-no-form = nincs { $form } nevű alak
there-are = Ezek vannak: { $names }.
has-no-form = { $genre }: nincs { $form } nevű alak
no-number-in-json = ez nem JSON: { $name } ott nem szám
not-json = ez nem JSON
explain-writes-a-proof = `whygrid explain --format json` ír bizonyítást.
number-of-too-many-digits = van benne egy túl sok számjegyű szám
nested-too-deeply = ez túl mélyen van egymásba ágyazva
field-is-there-twice = egy objektumban kétszer szerepel { $name }
no-smallest-where-ruled-out = ahol valami ki van zárva, ott nem keresünk legkisebb alátámasztást
leave-the-k = Hagyd a lépések k-ját úgy, ahogy a módszerek találják.
assumed-contradicts-given = a feltevés ellentmond egy megadott számnak: { $fact }
take-the-assumption-back = Vond vissza a feltevést, vagy változtass a rejtvényen.
there-is-no-k-by = nincs ilyen k: { $k }
smallest-takes-nothing-for-granted = a legkisebb alátámasztás az egész bizonyításra szól, és semmit sem vesz készpénznek
leave-out-until = Hagyd el, ami nem fér össze vele: until és if_unique.
smallest-needs-the-whole-proof = a legkisebb alátámasztás az egész bizonyításra szól, a módszerek pedig elakadhatnak a vége előtt
let-cases-take-over = Engedd, hogy ott esetszétválasztás segítsen, vagy hagyd a lépések k-ját úgy, ahogy a módszerek találják.
cannot-be-0 = { $name } nem lehet 0
facts-have-numbers-from-1 = Az állítások számozása 1-től indul.
the-proof-is-wrong = a bizonyítás hibás: { $problem }
rests-on-assumptions = feltevéseken alapul, ezért a kinyomtatott rejtvényről semmit sem bizonyít
only-proofs-from-the-rules = Csak olyan bizonyítás vihető át, amely a szabályokból és a megadott számokból indul.
so-there-is-no-claim = { $problem }, így nincs állítás, amelyet egy ellenőrző megítélhetne
export-a-complete-proof = Teljes bizonyítást vigyél át: azt, hogy egy megoldás van, hogy egy sincs, vagy hogy több van.
line-does-not-follow = egy sor nem következik egyszerű továbbterjesztéssel
too-many-branches = egy következtetés több ágat igényel, mint amennyi leírható
veripb-can-add = A VeriPB egyenlőtlenségeket is össze tud adni: próbáld így: --to veripb.
too-many-lines = a bizonyítás több mint { $lines } sorból állna
export-a-story = Rövidebb bizonyítást vigyél át, például elbeszélőt (`explain --view story`).
several-cannot-be-said = hogy több megoldás van, azt ez az alak nem tudja kimondani: nem sorolható fel minden szabály
verify-checks-it = A `whygrid verify` ellenőrzi, és ezektől a szabályoktól eltekintve a --to plain is.
lrat-only-shows-nothing-left = az LRAT és a DRAT csak azt mutatja meg, hogy nem marad semmi, azt nem, hogy van megoldás
try-to-veripb = Próbáld így: --to veripb.
file-would-be-too-large = a fájl nagyobb lenne 1 GB-nál
export-a-shorter-proof = Rövidebb bizonyítást vigyél át.
cannot-be-generated = ilyet nem tud a program készíteni: { $genre }
no-grade = { $n ->
     [0] megoldás nélküli
    *[other] több megoldású
    } rejtvénynek nincs nehézsége
check-tells-more = `whygrid check` többet mond.
line-cannot-be = egy sor nem lehet { $value }
line-is-one-object = Egy sor egyetlen JSON-objektum.
there-is-no-field = nincs { $name } nevű mező a sorban
the-fields-are = Ezek lehetnek benne: { $names }.
takes-the-text = Egy rejtvény szövege kell ide.
the-field-is-missing = hiányzik: { $name }
there-are-no-puzzles-to-learn-from = nincs rejtvény, amelyből tanulni lehetne
name-a-file-with-some = Adj meg egy fájlt, amelyben van néhány.
it-has = { $n ->
     [0] nincs megoldása
    *[other] több megoldása van
    }
puzzle = { $number }. rejtvény
learn-from-puzzles-with-one-solution = Egyértelmű rejtvényekből tanulj.
board-is-another = a táblája nem olyan, mint az elsőé
learn-from-puzzles-of-one-size = Egyforma méretű rejtvényekből tanulj.
nobody-knows-how-to-make-lists = ehhez nem tudunk listát készíteni: { $genre }
there-is = Ehhez igen: { $name }.
there-are-no-natural-lists = nincsenek { $kind } nevű természetes listák
no-such-kind-on-board = ezen a táblán nincs ilyen: { $kind }
choose-another-kind = Válassz másik fajtát.
list-needs-one-solution = Egy lista csak egyértelmű rejtvényt nyerhet meg.
lists-are-of-cells = a listák mezőkből állnak, és a { $title } rejtvényben más is számít
lists-are-for-digits = Olyan rejtvényekhez valók, amelyekben minden megadott elem egy mezőbe írt szám.
is-no-cell = { $text } nem mező
is-no-cell-and-no-run = { $text } nem mező és nem mezősor
there-are-no-sets-in-this-list = ebben a listában nincsenek halmazok
list-has-another-cell = a listában olyan mező van, amely ezen a táblán nincs: { $cell }
make-a-list-for-this-board = Készíts egyet ehhez a táblához: `whygrid forgetful make --size`.
how-lists-are-written = A mezők így írandók: r4c5, mezők sora így: r4c1-9 vagy r1-3c5, téglalap így: r1-3c1-3.
k-needs-one-solution = ennek a rejtvénynek { $n ->
     [0] nincs megoldása
    *[other] több megoldása van
    }; a k csak egyértelmű rejtvényre van értelmezve
no-k-yet = ehhez még nincs k: { $title }
clues-would-have-to-count = A megadott elemeit is számolni kellene, és a műfaj nem mondja meg, melyek azok.
is-not-a-cell-of-this-puzzle = { $name } nem mezője ennek a rejtvénynek
cells-and-edges-are-written = A mezők neve r4c5 alakú: 4. sor, 5. oszlop, két mező közös éléé pedig ilyen: { $edge }.
the-puzzle-has-no-solution = a rejtvénynek nincs megoldása
explain-says-why = `whygrid explain` megmondja, miért.
is-known-already = { ARTICLE($cell) } { $cell } már ismert
name-a-cell-that-is-empty = Üres mezőt adj meg.
cell-does-not-follow = { ARTICLE($cell) } { $cell } értéke nem következik: a rejtvénynek több megoldása van
check-shows-two = `whygrid check` kettőt megmutat.
proved-checker-is-missing = a bizonyítottan helyes ellenőrző itt nincs lefordítva
how-to-build-proved = A forráskódban a `make proved` fordítja le; a ${ $place } megmondhatja, hol van (docs/proved.md).
no-step-settles = egyik lépés sem dönti el: { $cell }
given-or-not-reached = Meg van adva, vagy a bizonyítás nem jut el odáig.
is-not-a-range-of-steps = { $text } nem lépések tartománya
how-ranges-are-written = Így írd: 4:9, :9, 4: vagy 4.
there-are-no-steps = nincsenek ilyen lépések: { $text }
the-proof-has = { $last ->
     [0] A bizonyításnak nincs lépése.
    *[other] A bizonyítás lépései 1-től { $last }-ig számozódnak.
    }
stopped-before-step = { $note }, mielőtt egy lépés eldöntötte volna: { $cell }
this-puzzle-has = ennek a rejtvénynek { $n ->
     [0] nincs megoldása
    *[other] több megoldása van
    }
leave-out-if-unique = Hagyd el az --if-unique kapcsolót, amely biztosra veszi, hogy egy megoldás van.
puzzle-breaks-a-rule = a rejtvény már magában szabályt sért: { $rule }
check-lists-the-impossible = `whygrid check` felsorolja, mi lehetetlen; nézd meg újra a feladványt.
the-givens-break-a-rule = ezek a megadott számok szabályt sértenek: { LIST($facts, join: "and") }: { $rule }
check-lists-all-conflicts = `whygrid check` felsorolja az összes ütközést; változtasd meg vagy vedd ki valamelyik számot.
there-is-no-style = nincs { $style } nevű stílus
genre-cannot-be-changed = ilyen rejtvény nem változtatható mezőnként: { $title }
board-cannot-be-changed = ez a tábla nem változtatható mezőnként
change-its-text-instead = Változtasd inkább a szövegét.
give-it-exactly-one-first = Előbb legyen pontosan egy megoldása.
there-is-no-way = nincs { $way } nevű mód
no-such-puzzle-was-found = nem találtunk ilyen rejtvényt: { $way }
try-again-or-change-it-by-hand = Próbáld újra, vagy változtasd kézzel.
no-board = ez nem tábla: { $what }
solve-shows-two = `whygrid solve` kettőt megmutat.
explain-shows-why = `whygrid explain` megmutatja, miért.
rows-count-from-1 = A sorok és oszlopok számozása 1-től indul, és a tartomány a kisebb számtól a nagyobbig tart.
step = { $number }. lépés
takes-one-solution-for-granted = biztosra veszi, hogy egy megoldás van
only-a-part-of-a-proof = ez csak egy bizonyítás része
ends-where-techniques-do = ott ér véget, ahol a megengedett módszerek
was-stopped-before-its-end = a vége előtt megszakadt
several-shown-by-two = hogy több megoldás van, azt kettő közülük mutatja meg, nem lépések
do-without-steps = Hagyd el: --steps.
no-bound-of-k = ilyen kevés ismert állítás minden más lehetőséget eltalál: ez nem korlát k-ra
no-short-proof = nem találtunk olyan rövid bizonyítást, hogy le lehessen írni: { $fact }
verify-checks = A `whygrid verify` ellenőrzi.
the-certificate-is-wrong = az igazolás hibás: { $why }
no-plain-form-of-bounds = k alsó korlátainak nincs plain alakja
try-veripb-or-lrat = Próbáld így: --to veripb vagy --to lrat.
traces-need-pyarrow = a nyomok Parquetbe íródnak, ahhoz pedig kell a pyarrow

# What can be asked of the generator.
setting-difficulty = A szintje, a `grade` szerint; különben amilyen éppen lesz.
    .title = szint
is-written-there = ide { $fact } van írva
broken-already = az állás már így is hibás: { $why }
no-reason-in-time = az idő alatt nem találtunk indokot ({ $note })
nothing-excludes-it = semmi sem zárja ki: { $fact } kiegészíthető megoldássá
because-of-one = { $why }, és { $rule }
otherwise-broken = különben sérülne egy szabály ({ $why })
# Ami a bizonyítással a lépésein kívül baj lehet.
proves-nothing-as-printed = feltevésekre épül, ezért a kinyomtatott rejtvényről semmit sem bizonyít
does-not-say-which-puzzle = nem mondja meg, melyik rejtvényről szól
there-is-no-status = nincs „{ $status }” állapot
right-but-not-the-status = a lépések jók, de nem mutatják meg az állítólagos állapotot: „{ $status }”
steps-do-not-show = a lépések nem mutatják meg az állítólagos állapotot: „{ $status }”
is-no-solution = { $n }. megoldás: nem megoldása a rejtvénynek
not-led-to = { $n }. megoldás: nem ehhez vezet a bizonyítás
other-number-of-solutions = „{ $status }” állapotú bizonyításhoz ennyi megoldás jár: { $wanted }; itt van: { $n }
step-counts-wrongly = { $n }. lépés: { $problem }
figure-is-wrong = azt állítja, hogy { $name } = { $said }, de a lépésekből ez adódik: { $figure }
step-has-the-number = { $n }. lépés: ez a szám áll rajta: { $said }
unchecked-words = a szavak és a módszerek nevei
unchecked-note = a megjegyzés
unchecked-view = hogy mezőnként van elmondva, mindegyik a maga k-jával
unchecked-smallest = hogy { $n } lépéshez kisebb alap nem elég
counts-a-clue-twice = kétszer számít egy összeget, vagy olyat, amely nincs ott
does-not-follow-from-clues = nem következik azokból az összegekből, amelyeket számít: { $problem }
problem-and = { $problem }, és { $what }
problem-at-step = { $n }. lépés: { $problem }
step-is-told-anew = { $n }. lépés: másképp elmondva, mert az ellenőrző elsőre elutasította: { $problem }
so-many-settled = { $all } helyből { $n } dőlt el
until-settled = addig, amíg eldől: { $cell }
steps-hold-in-every-solution = ezek a lépések minden megoldásban érvényesek; utánuk a megoldások eltérnek, vagy a módszerek elfogynak
checker-does-not-see = az ellenőrző nem látja be a folytatást, { $problem }
no-short-proof-of-step = ehhez a lépéshez nem akadt rövid bizonyítás: { $n }. ({ LIST($fact) })
no-short-proof-of-some = nem akadt rövid bizonyítás arra, hogy néhány lépéshez nem kell több
level-instead-of = { $level }, pedig { $wanted } kellene; { $attempt }. próbálkozás
redundant-is-not-known = nem tudjuk, mi fölösleges: { $why }
follow-here = innen { $placements } beírás és { $exclusions } kizárás következik
checker-refused = az ellenőrző elutasította a bizonyítást: { $problem }
no-proof = ez nem bizonyítás

choice-symmetry-none = nincs
choice-symmetry-rotation = forgatás
choice-symmetry-mirror = tükrözés

# A munka részei, amelyekre idő megy el.
word-time-reasoning = következtetés
word-time-supports = alapok keresése
word-time-telling = elmondás
word-time-techniques = módszerek
word-time-suppositions = feltevések
word-time-cuts = szükséges mezők kiválasztása
word-time-checking = ellenőrzés
smallest-contradiction = { $n ->
    [one] Ez egymagában nem enged megoldást: { $named }.
   *[other] Ez a { $n } ellentmond egymásnak (ennél kevesebb nem elég): { $named }.
    }
found-contradiction = { $n ->
    [one] Ez egymagában nem enged megoldást: { $named }.
   *[other] Ez a { $n } ellentmond egymásnak (talán kevesebb is elég): { $named }.
    }
