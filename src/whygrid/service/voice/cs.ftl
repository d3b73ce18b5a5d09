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
so = Proto { $facts }.
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
position-on-another-board = pozice je na jiné desce než hádanka
give-both-in-full = Zadejte obojí celé.
position-lacks-given = v pozici chybí zadané číslo { $fact }
position-must-hold-givens = Musí obsahovat všechna zadaná čísla hádanky.
every-cell-is-settled = všechna pole jsou vyplněná
nothing-more-follows = víc už neplyne: odtud dál je řešení více
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
judged-illegal = Ne: { $claim } – to s tím, co je zapsáno, porušuje pravidlo.
judged-false = Ne: není řešení, ve kterém { $claim }.
judged-known = Ano, ale nic nového: { $claim }, to je vidět hned.
judged-deduction = Ano: { $claim }, plyne to z toho, co je zapsáno.
judged-deduction-cited = Ano: { $claim }, a co uvádíte, to ukazuje.
judged-lucky = V řešení to tak je, ale tady to ještě neplyne: { $claim }.
judged-lucky-cited = Je to tak, ale tohle není důvod: { $claim }, jenže co uvádíte, to neukazuje.
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
