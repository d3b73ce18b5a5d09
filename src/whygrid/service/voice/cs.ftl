# Vyprávění.
so-placed = tedy { $placed }
fact = { $fact }
list = { $items }
cell = pole { $cell }
way = { $cells }
way-is = { $way } { $value }
value-in-cell = { $value } v poli { $cell }
so-much-was-shown = tolik se ukázalo
suppose = Předpokládejme, že { LIST($what, join: "or") }
suppose-also = Předpokládejme dále, že { LIST($what, join: "or") }
suppose-inside = předpokládejme, že { $what }
if = pokud { $what }
if-then = Pokud { $what }, pak { $follows }
then = Pak
then-goes = pak
at-once = , ihned
otherwise = jinak: { $what }
otherwise-then = jinak { $placed }, takže { $what }
so = Z toho plyne, že { $facts }.
because = { $goal }, protože
known = známo: { $facts }
known-nothing = známo: nic
after-techniques = { $technique }, předtím { $before }
as-in-step = { $facts }, jako v kroku { $n }
k-values-proved = k { $k } podle hodnot: prokazatelně nejmenší
k-values-found = k { $k } podle hodnot: nejmenší nalezené
k-techniques-proved = k { $k } podle technik: prokazatelně nejmenší
k-techniques-found = k { $k } podle technik: nejmenší nalezené
any-of-reasons = kterýkoli z { $n } důvodů

# Co důkaz ukazuje a jeho čísla.
solution = Řešení
verdict-unique = jednoznačné: každé pole se dá odvodit
verdict-solution = vyřešeno: každé pole se dá odvodit, přijmeme-li, že řešení je jediné
verdict-none = nemá řešení: zadání si odporuje
verdict-multiple = má více řešení
verdict-unknown = není známo: zastaveno před koncem
verdict-part = část důkazu
verdict-stuck = dál to nejde: tyto techniky nestačí
steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
    }
steps-by-cases = { $steps }, z toho { $n } rozborem případů
k-figures = největší k { $most }, průměr { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
no-technique = bez techniky
assuming = za předpokladu { LIST($facts, join: "comma") }
assuming-more = za předpokladu { LIST($facts, join: "comma") } a { $n ->
    [one] ještě jednoho
   *[other] ještě { $n } dalších
    }

# Nápovědy.
position-on-another-board = pozice je na jiné mřížce než hádanka
give-both-in-full = Zadejte obojí celé.
position-lacks-given = v pozici chybí zadané číslo { $fact }
position-must-hold-givens = Musí obsahovat všechna zadaná čísla hádanky.
every-cell-is-settled = všechna pole jsou vyplněná
nothing-more-follows = víc už neplyne: odtud dál je řešení více
nothing-more-by-these = povolenými technikami už víc neplyne
puzzle-has-no-solution = hádanka sama nemá řešení
entries-have-no-solution = s těmito zápisy řešení není
entries-are-wrong = je tu chyba: { $n ->
    [one] jeden zápis je špatně
    [few] { $n } zápisy jsou špatně
   *[other] { $n } zápisů je špatně
    }
cannot-all-be-right = je tu chyba: { $facts } { COUNT($facts) ->
    [2] nemůže platit obojí
   *[other] nemůže platit všechno
    } ({ $why })
look-at = Podívejte se sem: { $places }.
suppose-for-a-moment = na chvíli předpokládejme, že { $what }, a hledejme, co pak není možné.
it-rests-on = Opírá se o toto: { $known }{ $k }.
your-marks-say = Podle vašich poznámek { $marks }.
mark-is-missing = chybí poznámka, která je potřeba: { $marks }
marks-are-missing = chybějí poznámky, které jsou potřeba: { $marks } a další
note-it-again = Zapište ji znovu, nebo pokračujte bez poznámek.

# Posouzení tvrzení.
not-known-here = Tady není známo: { $missing }.
what-is-written-has-no-solution = To, co je zapsáno, nemá řešení: je v tom chyba a nic z toho neplyne.
board-with-all-cited = Existuje vyplnění, ve kterém platí vše, co uvádíte, a přitom { $otherwise }.
board-with-all-written = Existuje vyplnění, ve kterém platí vše, co je zapsáno, a přitom { $otherwise }.
this-would-do = Z toho by stačilo: { $enough }.
nothing-of-it-is-needed = Nic z toho není potřeba.
fewest-are = Nejmenší počet, ze kterého to plyne: k = { $k }.
fewest-are-these = Nejmenší počet, ze kterého to plyne: k = { $k }: { $support }.
easiest-way = Nejsnáze se k tomu dojde takto: { $technique } (náročnost { $effort }).
not-known-in-time = Včas se nezjistilo: { $unknown } ({ $note }).
judged-illegal = Ne: že { $claim }, to s tím, co je zapsáno, porušuje pravidlo.
judged-false = Ne: není řešení, ve kterém { $claim }.
judged-known = Ano, ale nic nového: { $claim }, to je vidět hned.
judged-deduction = Ano: { $claim }, plyne to z toho, co je zapsáno.
judged-deduction-cited = Ano: { $claim }, a to, co uvádíte, to dokládá.
judged-lucky = V řešení to tak je, ale tady to ještě neplyne: { $claim }.
judged-lucky-cited = Je to tak, ale tohle není důvod: { $claim }, jenže to, co uvádíte, to nedokládá.
judged-guess = Možná: { $claim } – v některých řešeních ano, v jiných ne.
judged-unknown = Není známo, zda { $claim }.

page-steps = Kroky
page-the-puzzle = Hádanka.
page-place = Místo v důkazu
page-to-the-start = Na začátek
page-back = Zpět
page-next = Další
page-to-the-end = Na konec
page-play = Přehrát
page-pause = Pauza
page-speed = Rychlost
page-slow = pomalu
page-normal = normálně
page-fast = rychle
page-very-fast = velmi rychle
page-keys = Klávesy: ← → po jednom, ↑ ↓ po krocích, Home a End, mezerník přehrává
page-the-end = Konec
sheet-puzzles = { $n ->
    [one] { $n } hádanka
    [few] { $n } hádanky
   *[other] { $n } hádanek
    }
sheet-solutions = Řešení
sheet-none = bez řešení
sheet-multiple = více řešení

of-puzzles-none = z tolika hádanek ({ $attempts }) nemá žádná obtížnost { $level }
ask-for-another-level = Zvolte jinou obtížnost nebo velikost, nebo zkuste jiné --seed.
cannot-be = { $name } nemůže být { $value }
facts-look-like = Tvrzení o této hádance ({ $title }) vypadají takto: { $like } nebo { $unlike }.
takes-a-position = Patří sem `Puzzle`, text hádanky, nebo tvrzení, která k ní přibyla.
position-says-two-things = pozice říká o { $subject } víc věcí najednou
leave-one-of-them-out = Jedno z toho vynechte.
takes-a-list-of-cited = Patří sem seznam polí, tvrzení nebo zadání.
cited-is-not-there = cited nemůže být { $place }: takové pole ani zadání neexistuje
how-cited-is-written = Pole se zapisují r4c5: řádek 4, sloupec 5. Tvrzení vypadají takto: r4c5=7; ostatní zadání mají názvy.
no-known-form = tohle nevypadá jako žádný známý formát
convert-lists-the-forms = Formáty vypíše `whygrid convert --list`.
there-is-no-form = formát { $form } neexistuje
there-are = Na výběr je: { $names }.
has-no-form = { $genre } nemá formát { $form }
no-number-in-json = tohle není JSON: { $name } v něm není číslo
not-json = tohle není JSON
explain-writes-a-proof = Důkaz zapíše `whygrid explain --format json`.
number-of-too-many-digits = je v tom číslo s příliš mnoha číslicemi
nested-too-deeply = tohle je vnořeno příliš hluboko
field-is-there-twice = objekt má položku { $name } dvakrát
no-smallest-where-ruled-out = kde je něco vyloučeno, tam se nejmenší opory nehledají
leave-the-k = Nechte k kroků tak, jak je najdou techniky.
assumed-contradicts-given = předpoklad je ve sporu se zadaným { $fact }
take-the-assumption-back = Vezměte předpoklad zpět, nebo změňte hádanku.
there-is-no-k-by = k podle { $k } neexistuje
smallest-takes-nothing-for-granted = nejmenší opory jsou pro celý důkaz a nic nepředpokládají
leave-out-until = Vynechte, co k tomu nepatří: until a if_unique.
smallest-needs-the-whole-proof = nejmenší opory jsou pro celý důkaz a techniky mohou skončit před jeho koncem
let-cases-take-over = Nechte tam nastoupit rozbor případů, nebo nechte k kroků tak, jak je najdou techniky.
cannot-be-0 = { $name } nemůže být 0
facts-have-numbers-from-1 = Tvrzení se číslují od 1.
the-proof-is-wrong = důkaz je chybný: { $problem }
rests-on-assumptions = opírá se o předpoklady, takže o vytištěné hádance nic nedokazuje
only-proofs-from-the-rules = Exportovat lze jen důkazy z pravidel a ze zadání.
so-there-is-no-claim = { $problem }, takže tu není tvrzení, které by šlo ověřit
export-a-complete-proof = Exportujte úplný důkaz: že řešení je jedno, žádné, nebo více.
line-does-not-follow = řádek neplyne pouhým šířením
too-many-branches = jedna dedukce potřebuje víc větví, než lze zapsat
veripb-can-add = VeriPB umí sčítat nerovnosti: zkuste --to veripb.
too-many-lines = důkaz by měl víc řádků než { $lines }
export-a-story = Exportujte kratší důkaz, například vyprávění (`explain --view story`).
several-cannot-be-said = že je řešení více, v tomto formátu říct nelze: nelze vypsat všechna pravidla
verify-checks-it = Ověří to `whygrid verify`, a až na tato pravidla i --to plain.
lrat-only-shows-nothing-left = LRAT a DRAT ukazují jen, že nic nezbývá, ne že řešení existují
try-to-veripb = Zkuste --to veripb.
file-would-be-too-large = soubor by byl větší než 1 GB
export-a-shorter-proof = Exportujte kratší důkaz.
cannot-be-generated = { $genre } program vytvářet neumí
no-grade = hádanka { $n ->
     [0] bez řešení
    *[other] s více řešeními
    } nemá obtížnost
check-tells-more = Více řekne `whygrid check`.
line-cannot-be = řádek nemůže být { $value }
line-is-one-object = Řádek je jeden objekt JSON.
there-is-no-field = položka { $name } neexistuje
the-fields-are = Položky jsou { $names }.
takes-the-text = Patří sem text hádanky.
the-field-is-missing = chybí položka { $name }
there-are-no-puzzles-to-learn-from = není z jakých hádanek se učit
name-a-file-with-some = Zadejte soubor, kde nějaké jsou.
it-has = { $n ->
     [0] nemá řešení
    *[other] má více řešení
    }
puzzle = hádanka { $number }
learn-from-puzzles-with-one-solution = Učte se z jednoznačných hádanek.
board-is-another = její mřížka není stejná jako u první
learn-from-puzzles-of-one-size = Učte se z hádanek jedné velikosti.
nobody-knows-how-to-make-lists = pro { $genre } program seznamy vytvářet neumí
there-is = Lze to pro { $name }.
there-are-no-natural-lists = přirozené seznamy { $kind } neexistují
no-such-kind-on-board = na této mřížce nic takového není: { $kind }
choose-another-kind = Zvolte jiný druh.
list-needs-one-solution = Seznam může vyhrát jen jednoznačnou hádanku.
lists-are-of-cells = seznamy jsou z polí a v hádance { $title } je toho k vidění víc
lists-are-for-digits = Jsou pro hádanky, kde jsou zadána jen čísla v polích.
is-no-cell = { $text } není pole
is-no-cell-and-no-run = { $text } není pole ani řada polí
there-are-no-sets-in-this-list = v tomto seznamu nejsou žádné množiny
list-has-another-cell = v seznamu je pole { $cell }, které na této mřížce není
make-a-list-for-this-board = Vytvořte seznam pro tuto mřížku: `whygrid forgetful make --size`.
how-lists-are-written = Pole se zapisují r4c5, řady polí r4c1-9 nebo r1-3c5, obdélníky r1-3c1-3.
k-needs-one-solution = tato hádanka { $n ->
     [0] nemá řešení
    *[other] má více řešení
    }; k je definováno jen pro jednoznačné hádanky
no-k-yet = pro { $title } zatím k není
clues-would-have-to-count = Musela by se počítat i zadání a druh hádanky neříká, která to jsou.
is-not-a-cell-of-this-puzzle = { $name } není pole této hádanky
cells-and-edges-are-written = Pole se zapisují r4c5: řádek 4, sloupec 5, a hrana mezi dvěma poli { $edge }.
the-puzzle-has-no-solution = hádanka nemá řešení
explain-says-why = Proč, řekne `whygrid explain`.
is-known-already = { $cell } už je známo
name-a-cell-that-is-empty = Zadejte prázdné pole.
cell-does-not-follow = { $cell } neplyne: hádanka má více řešení
check-shows-two = Dvě ukáže `whygrid check`.
proved-checker-is-missing = dokázaný ověřovač tu není přeložen
how-to-build-proved = Ve zdrojovém kódu ho přeloží `make proved`; kde je, může říct ${ $place } (docs/proved.md).
no-step-settles = žádný krok neurčuje { $cell }
given-or-not-reached = Je zadáno, nebo se tam důkaz nedostane.
is-not-a-range-of-steps = { $text } není rozsah kroků
how-ranges-are-written = Pište 4:9, :9, 4: nebo 4.
there-are-no-steps = kroky { $text } neexistují
the-proof-has = { $last ->
     [0] Důkaz nemá žádné kroky.
    *[other] Důkaz má kroky 1 až { $last }.
    }
stopped-before-step = { $note }, dřív než nějaký krok určil { $cell }
this-puzzle-has = tato hádanka { $n ->
     [0] nemá řešení
    *[other] má více řešení
    }
leave-out-if-unique = Vynechte --if-unique, které bere jako jisté, že řešení je jedno.
puzzle-breaks-a-rule = hádanka porušuje pravidlo sama o sobě: { $rule }
check-lists-the-impossible = Vše nemožné vypíše `whygrid check`; podívejte se na zadání znovu.
the-givens-break-a-rule = zadaná čísla { LIST($facts, join: "and") } porušují pravidlo: { $rule }
check-lists-all-conflicts = Všechny spory vypíše `whygrid check`; jedno z těchto čísel změňte nebo vynechte.
there-is-no-style = styl { $style } neexistuje
genre-cannot-be-changed = { $title } nelze měnit po polích
board-cannot-be-changed = tuto mřížku nelze měnit po polích
change-its-text-instead = Změňte raději její text.
give-it-exactly-one-first = Nejdřív zařiďte, aby měla právě jedno.
there-is-no-way = způsob { $way } neexistuje
no-such-puzzle-was-found = hádanka, jaká má být ({ $way }), se nenašla
try-again-or-change-it-by-hand = Zkuste to znovu, nebo ji změňte ručně.
no-board = tohle není mřížka: { $what }
solve-shows-two = Dvě z nich ukáže `whygrid solve`.
explain-shows-why = Proč, ukáže `whygrid explain`.
rows-count-from-1 = Řádky a sloupce se číslují od 1 a rozsah vede od menšího čísla k většímu.
step = krok { $number }
takes-one-solution-for-granted = bere jako jisté, že řešení je jedno
only-a-part-of-a-proof = je to jen část důkazu
ends-where-techniques-do = končí tam, kde povolené techniky
was-stopped-before-its-end = byl zastaven před koncem
several-shown-by-two = že je řešení více, ukazují dvě z nich, ne kroky
do-without-steps = Obejděte se bez --steps.
no-bound-of-k = tak málo známých tvrzení zasáhne všechny alternativy: to není mez pro k
no-short-proof = dost krátký důkaz pro { $fact } se nenašel
verify-checks = Ověří to `whygrid verify`.
the-certificate-is-wrong = osvědčení je chybné: { $why }
no-plain-form-of-bounds = dolní meze k nemají podobu plain
try-veripb-or-lrat = Zkuste --to veripb nebo --to lrat.
traces-need-pyarrow = stopy jsou v Parquetu a ten potřebuje pyarrow

# What can be asked of the generator.
setting-difficulty = Obtížnost, jak ji určuje `grade`; jinak jakákoli.
    .title = obtížnost
is-written-there = je tam zapsáno { $fact }
broken-already = pozice je porušená už teď: { $why }
no-reason-in-time = důvod se včas nenašel ({ $note })
nothing-excludes-it = nic to nevylučuje: { $fact } jde doplnit na řešení
because-of-one = { $why }, a { $rule }
otherwise-broken = jinak by bylo porušeno pravidlo ({ $why })
# Co může být na důkazu špatně kromě jeho kroků.
proves-nothing-as-printed = stojí na předpokladech, takže o hádance, jak je vytištěna, nedokazuje nic
does-not-say-which-puzzle = neříká, o které hádance je
there-is-no-status = stav „{ $status }“ není
right-but-not-the-status = kroky jsou správné, ale neukazují stav „{ $status }“
steps-do-not-show = kroky neukazují stav „{ $status }“
is-no-solution = řešení { $n } není řešením hádanky
not-led-to = k řešení { $n } důkaz nevede
other-number-of-solutions = k důkazu se stavem „{ $status }“ patří jiný počet řešení: { $wanted }, ne { $n }
step-counts-wrongly = krok { $n } { $problem }
figure-is-wrong = tvrdí, že { $name } je { $said }, ale z kroků vychází { $figure }
step-has-the-number = krok { $n } má číslo { $said }
unchecked-words = slova a jména technik
unchecked-note = poznámka
unchecked-view = že je vyprávěn po polích, každé se svým k
unchecked-smallest = že menší opora nestačí pro { $n } z kroků
counts-a-clue-twice = počítá některý součet dvakrát, nebo takový, který tam není
does-not-follow-from-clues = neplyne ze součtů, které počítá: { $problem }
problem-and = { $problem }, a { $what }
problem-at-step = krok { $n }: { $problem }
step-is-told-anew = krok { $n } je vyprávěn jinak, protože ho ověřovač napoprvé odmítl: { $problem }
so-many-settled = rozhodnuto { $n } z { $all } míst
until-settled = dokud se nerozhodne { $cell }
steps-hold-in-every-solution = tyto kroky platí v každém řešení; za nimi se řešení liší, nebo techniky končí
checker-does-not-see = ověřovač nevidí, co následuje, { $problem }
no-short-proof-of-step = pro krok { $n }, { LIST($fact) }, se nenašel krátký důkaz
no-short-proof-of-some = nenašel se krátký důkaz, že některé kroky nepotřebují víc
level-instead-of = { $level } místo { $wanted }, pokus { $attempt }
redundant-is-not-known = co je nadbytečné, se neví: { $why }
follow-here = odtud plyne { $placements ->
    [one] 1 zápis
    [few] { $placements } zápisy
   *[other] { $placements } zápisů
    } a { $exclusions ->
    [one] 1 vyloučení
   *[other] { $exclusions } vyloučení
    }
checker-refused = ověřovač důkaz odmítl: { $problem }
no-proof = tohle není důkaz

choice-symmetry-none = žádná
choice-symmetry-rotation = otočení
choice-symmetry-mirror = zrcadlení

# Části práce, na které se spotřebuje čas.
word-time-reasoning = usuzování
word-time-supports = hledání opor
word-time-telling = vyprávění
word-time-techniques = techniky
word-time-suppositions = předpoklady
word-time-cuts = výběr potřebných polí
word-time-checking = kontrola
smallest-contradiction = { $n ->
    [one] Už toto samo nepřipouští žádné řešení: { $named }.
    [few] Tyto { $n } si odporují (nejmenší taková množina): { $named }.
   *[other] Těchto { $n } si odporuje (nejmenší taková množina): { $named }.
    }
found-contradiction = { $n ->
    [one] Už toto samo nepřipouští žádné řešení: { $named }.
    [few] Tyto { $n } si odporují (možná by stačilo méně): { $named }.
   *[other] Těchto { $n } si odporuje (možná by stačilo méně): { $named }.
    }
