# Slova sudoku česky. Důvody doplňují větu jako „r4c5 = 7: …“.

# Skupiny a co stojí v závorce za tím, co z nich plyne.
row = řádek { $n }
    .in = v řádku { $n }
    .of = řádku { $n }
column = sloupec { $n }
    .in = ve sloupci { $n }
    .of = sloupce { $n }
box = blok { $n }
    .in = v bloku { $n }
    .of = bloku { $n }
cell = pole
    .many = pole
full-house = poslední pole
    .many = poslední pole

# Pravidla.
cell-called = pole { $cell }
    .in = v poli { $cell }
    .of = pole { $cell }
cell-holds-one-digit = v poli { $cell } je jedno číslo
house-holds-each-digit-once = { FORM($house, form: "in") } je každé číslo jednou

# Jedináčci a kde nic nezbývá.
last-empty-cell = je to poslední prázdné pole { FORM($house, form: "of") }
only-place-left = { FORM($house, form: "in") } už pro { $digit } není jiné místo
nothing-else-is-left-in-its-cell = pro toto pole už jiné číslo nezbývá
nothing-else-is-left = jiná možnost nezbývá
no-digit-is-left = pro pole { $cell } nezbývá žádné číslo
no-place-is-left = { FORM($house, form: "in") } nezbývá místo pro { $digit }
cell-has-no-digit = v poli { $cell } nemůže být žádné číslo
house-has-no-digit = { FORM($house, form: "in") } není místo pro { $digit }
digit-has-no-place-left = { FORM($house, form: "in") } nezbývá místo pro { $digit }
nothing-is-left-for = pro pole { $cell } nic nezbývá

# Části důvodů.
rules-it-out = { $fact } to vylučuje
cell-is = { $cell }={ $digit }
cell-is-not = v poli { $cell } není { $digit }
digit-in-cell = { $digit } v poli { $cell }
whatever-it-holds = ať je v poli { $cell } cokoli, plyne z toho toto
wherever-it-is = ať je { FORM($house, form: "in") } číslo { $digit } kdekoli, plyne z toho toto
and-likewise = { $one }; a stejně tak { $two }

# Průniky a podmnožiny.
confined = { FORM($home, form: "in") } je { $digit } v poli { LIST($cells, join: "or") }, takže v jiném poli { FORM($other, form: "of") } být nemůže
confined-in-brief = { FORM($home, form: "in") } leží { $digit } { FORM($other, form: "in") }
naked-subset = v polích { $cells } jsou v nějakém pořadí čísla { $digits }, takže v jiném poli { FORM($house, form: "of") } být nemohou
locked-subset = v polích { $cells } jsou v nějakém pořadí čísla { $digits }, takže v jiném poli { FORM($line, form: "of") } ani { FORM($box, form: "of") } být nemohou
hidden-subset = { FORM($house, form: "in") } mohou být čísla { $digits } jen v polích { $cells }, takže nic jiného se tam nevejde

# Ryby.
fish-of-rows = v řádcích { $lines } je { $digit } jen ve sloupcích { $across }, takže jinde v těchto sloupcích být nemůže
fish-of-columns = ve sloupcích { $lines } je { $digit } jen v řádcích { $across }, takže jinde v těchto řádcích být nemůže
finned-fish-of-rows = buď je { $digit } v poli { LIST($fins, join: "or") }, anebo je v řádcích { $lines } jen ve sloupcích { $across } a jinde v nich být nemůže; obojí to zde vylučuje
finned-fish-of-columns = buď je { $digit } v poli { LIST($fins, join: "or") }, anebo je ve sloupcích { $lines } jen v řádcích { $across } a jinde v nich být nemůže; obojí to zde vylučuje
mixed-fish = { LIST($bases, form: "in") } je { $digit } jen { LIST($covers, form: "in") }, takže jinde tam být nemůže
finned-mixed-fish = buď je { $digit } v poli { LIST($fins, join: "or") }, anebo je { LIST($bases, form: "in") } jen { LIST($covers, form: "in") } a jinde tam být nemůže; obojí to zde vylučuje
kraken = { LIST($bases, form: "in") } je { $digit } jen { LIST($covers, form: "in") } a jinde tam být nemůže; z každé možnosti plyne toto
finned-kraken = buď je { $digit } v poli { LIST($fins, join: "or") }, anebo je { LIST($bases, form: "in") } jen { LIST($covers, form: "in") } a jinde tam být nemůže; z každé možnosti plyne toto
kraken-by-cover = { LIST($bases, form: "in") } je { $digit } jen { LIST($covers, form: "in") }, takže tam je i { FORM($last, form: "in") }; z každého z těchto míst plyne toto
finned-kraken-by-cover = buď je { $digit } v poli { LIST($fins, join: "or") }, anebo je { LIST($bases, form: "in") } jen { LIST($covers, form: "in") }, takže tam je i { FORM($last, form: "in") }; z každého z těchto míst plyne toto

# Křídla a jiné obrazce z několika polí.
wing = v poli { $pivot } je { LIST($digits, join: "or") }; { LIST($ways, join: "semicolon") }; { $targets ->
    [one] toto pole vidí
   *[other] tato pole vidí
    } { $ends ->
    [3] všechna tři
   *[other] obě
    }
wing-way = je-li tam { $digit }, pak { $fact }
bent-set = v polích { $cells } jsou jen čísla { $digits }, z nich { $once } tam mohou být každé jen jednou, takže v jednom z polí { $ends } je { $digit }
remote-pair = v polích { $cells } se střídají čísla { $digits }, takže na koncích jsou různá, a odtud jsou vidět oba
w-wing = { FORM($house, form: "in") } je { $digit } v poli { LIST($cells, join: "or") }, takže v poli { LIST($ends, join: "or") } je { $other }, a obojí to zde vylučuje
turbot = { $digit } nemůže být zároveň v polích { $cells }, takže je v poli { LIST($ends, join: "or") } ({ LIST($houses, form: "in") } jiné místo nemá)
empty-rectangle = { FORM($box, form: "in") } je { $digit } buď { FORM($line, form: "in") }, anebo { FORM($near, form: "in") }, a pak je { $digit } i v poli { $cell }, protože { FORM($link, form: "in") } může být jen tam nebo v poli { $other }
sue-de-coq = v polích { $cells } je tolik různých čísel, kolik je polí, a každé jen jednou: { FORM($line, form: "in") } { COUNT($in_line) ->
    [one] číslo
   *[other] čísla
    } { $in_line }, { FORM($box, form: "in") } { COUNT($in_box) ->
    [one] číslo
   *[other] čísla
    } { $in_box }
aligned-pair = kdyby tu bylo { $digit }, v polích { $cells } by po řadě byla čísla { $others } a pro pole { $cell } by nic nezbylo
aligned-triplet = kdyby tu bylo { $digit }, pak ať je v polích { $others } cokoli, { COUNT($cells) ->
    [one] pro pole { $cells }
   *[other] pro některé z polí { $cells }
    } by nic nezbylo

# Barvy.
colour-sees-itself = v polích { $cells } je buď všude { $digit }, nebo nikde, a pole { $seen } téže barvy se vidí navzájem
colour-sees-both-others = { COUNT($cells) ->
    [one] v poli { $cells } buď je { $digit }, nebo není
   *[other] v polích { $cells } je buď všude { $digit }, nebo nikde
    }, a tato barva vidí pole { $seen }, z nichž v jednom { $digit } být musí
colour-starves-cell = podél polí a skupin se dvěma kandidáty by vyšlo { $follows } a v poli { $cell } by nezbylo žádné číslo
colour-starves-house = podél polí a skupin se dvěma kandidáty by vyšlo { $follows } a { FORM($house, form: "in") } by nezbylo místo pro { $digit }

# Řetězy.
node = { $fact }
one-of-these-is = { $digit } je v poli { LIST($cells, join: "or") }
none-of-these-is = { COUNT($cells) ->
    [2] { $digit } není v poli { LIST($cells, join: "nor") }
   *[other] { $digit } není v žádném z polí { $cells }
    }
node-rules-it-out = { $node }, a to tuto možnost vylučuje
chain-link = { $node } ({ $why })
chain-link-by-set = { $node } (v polích { $cells } chybí z čísel { $digits } jen jedno)
chain = pokud { $start }: { LIST($links, join: "comma") }; tedy buď { $first }, nebo { $last }, a obojí to vylučuje
chain-back-to-itself = pokud { $start }: { LIST($links, join: "comma") }; jinak to tedy být nemůže
chain-round-in-a-ring = pokud { $start }: { LIST($links, join: "comma") }, a tak dál dokola: v kruhu platí každý druhý článek a to, co odpadá, vidí oba druhy
one-of-two-must-hold = jedno z těchto dvou musí platit, ale neplatí ani jedno

# Téměř uzavřené množiny: pole s jedním číslem navíc.
first-set-passes-on = { COUNT($cells) ->
    [one] v poli
   *[other] v polích
    } { $cells } ({ $digits }) není { LIST($out, join: "or") }, je tam { LIST($holds, join: "or") }
set-passes-on = takže { COUNT($cells) ->
    [one] v poli
   *[other] v polích
    } { $cells } ({ $digits }) není { LIST($out, join: "or") }, ale je tam { LIST($holds, join: "or") }
chain-of-sets = pokud { LIST($links, join: "comma") }; tedy { LIST($digits, join: "or") } je v první nebo v poslední z těchto množin a obojí to zde vylučuje
set-needs-digit = { COUNT($cells) ->
    [one] v poli
   *[other] v polích
    } { $cells } nemůže chybět { $digit }
too-few-digits-left = pro pole { $cells } zbývá příliš málo čísel
doubly-linked-sets = z čísel { $digits } je jedno { COUNT($one) ->
    [one] v poli
   *[other] v polích
    } { $one } a druhé { COUNT($two) ->
    [one] v poli
   *[other] v polích
    } { $two }, takže na obou místech musí být i všechna ostatní čísla
petal = { $cells } (kvůli { $digit })
death-blossom = v poli { $stem } je { LIST($digits, join: "or") } a toto číslo pak chybí v jedné z množin { LIST($petals, join: "comma") }; v ní je tedy { $digit } a každá z nich to zde vylučuje

# Předpoklady.
suppose = předpokládejme { $fact }: to vede ke sporu
suppose-with-nets-inside = předpokládejme { $fact }: s dalšími předpoklady to vede ke sporu
suppose-one-digit = předpokládejme { $fact }: už pro samotné číslo { $digit } to vede ke sporu

# Je-li řešení jediné.
could-be-exchanged = v polích { $cells } nemohou být všude jen čísla { $digits }, protože by se dala zaměnit, a řešení je jen jedno; { $why }
they-could-be-exchanged = dala by se zaměnit
holds-something-else = v poli { $cell } je tedy jiné číslo
one-of-them-is = v poli { LIST($cells, join: "or") } je tedy { $digit }
together-they-hold = s { COUNT($cells) ->
    [one] polem
   *[other] poli
    } { $cells } tedy dohromady obsahují čísla { $digits }
only-there = { FORM($house, form: "in") } je { $digit } v poli { LIST($cells, join: "or") }
both-or-none = kdyby bylo { $digit } v jednom z polí { $cells }, bylo by i v druhém
it-would-force = kdyby bylo v poli { $cell } číslo { $digit }, v polích { $cells } by bylo { $other }
not-given = a čísla v polích { $cells } nejsou zadaná
bug-otherwise = jinak by všechna prázdná pole a čísla měla po dvou možnostech, které by se daly zaměnit, a řešení je jen jedno
bug-without = nebýt { $extras }, měla by všechna prázdná pole a čísla po dvou možnostech, které by se daly zaměnit, a řešení je jen jedno; { $why }

# Velké obrazce.
exocet-across-rows = v polích { $base } jsou dvě z čísel { $digits } a obě se vrátí v polích { $targets }: v řádcích { $lines } musí být každé z nich, ale mimo tyto bloky pro ně mají místo nejvýše dvě skupiny
exocet-across-columns = v polích { $base } jsou dvě z čísel { $digits } a obě se vrátí v polích { $targets }: ve sloupcích { $lines } musí být každé z nich, ale mimo tyto bloky pro ně mají místo nejvýše dvě skupiny
come-again = čísla { $digits } se mohou vrátit jen v polích { $targets }
tridagon = ve dvanácti polích čtyř bloků nemůže být všude jen { LIST($digits, join: "or") }, takže { COUNT($cells) ->
    [one] v poli { $cells }
   *[other] v jednom z polí { $cells }
    } je { LIST($others, join: "or") }
rest-of-tridagon = v ostatních polích obrazce nemůže být všude jen { LIST($digits, join: "or") }
every-way-has-one-here = ať se všechna čísla { $digit } rozmístí jakkoli, jedno je vždy tady
no-way-has-one-here = ať se všechna čísla { $digit } rozmístí jakkoli, tady žádné není
it-is-taken = pole je obsazené
