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

# Jedináčci a kde nic nezbývá.
last-empty-cell = je to poslední prázdné pole { FORM($house, form: "of") }
only-place-left = { FORM($house, form: "in") } už pro { $digit } není jiné místo
nothing-else-is-left-in-its-cell = pro toto pole už jiné číslo nezbývá
nothing-else-is-left = jiná možnost nezbývá
no-place-is-left = { FORM($house, form: "in") } nezbývá místo pro { $digit }
cell-has-no-digit = pro pole { $cell } nezbývá žádné číslo
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
w-wing = { FORM($house, form: "in") } je { $digit } v poli { LIST($cells, join: "or") }; { LIST($ways, join: "semicolon") }; { $targets ->
    [one] toto pole vidí
   *[other] tato pole vidí
    } obě
w-wing-way = je-li v poli { $cell }, pak { $fact }
turbot = číslo { $digit } nemůže být zároveň v polích { $cells }, takže je v poli { LIST($ends, join: "or") } ({ LIST($houses, form: "in") } jiné místo nemá)
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
chain-links = { LIST($nodes, join: "comma") } ({ FORM($why, form: "many") })
chain-link-by-set = { $node } (v polích { $cells } chybí z čísel { $digits } jen jedno)
chain = pokud { $start }, pak { LIST($links, join: "comma") }; tedy buď { $first }, nebo { $last }, a obojí to vylučuje
chain-back-to-itself = pokud { $start }, pak { LIST($links, join: "comma") }; jinak to tedy být nemůže
chain-round-in-a-ring = pokud { $start }, pak { LIST($links, join: "comma") }, a tak dál dokola: v kruhu platí každý druhý článek a to, co odpadá, vidí oba druhy
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
petal = je-li tam { $digit }, pak { COUNT($cells) ->
    [one] v poli
   *[other] v polích
    } { $cells } chybí a je tam { $other }
death-blossom = v poli { $stem } je { LIST($digits, join: "or") }; { LIST($petals, join: "semicolon") }; každá z těchto možností to zde vylučuje

# Předpoklady.
suppose = předpokládejme, že { $fact }: to vede ke sporu
suppose-with-nets-inside = předpokládejme, že { $fact }: s dalšími předpoklady to vede ke sporu
suppose-one-digit = předpokládejme, že { $fact }: už pro samotné číslo { $digit } to vede ke sporu

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

# Techniky: jak se jmenují, jejich myšlenka a kde je hledat.
-idea-finned = Ryba s místy navíc v jednom bloku: co v tomto bloku vylučuje, odpadá tak jako tak.
-idea-sashimi = Ryba s místy navíc v jednom bloku: co v tomto bloku vylučuje, odpadá tak jako tak, i když v jedné z jejích řad zbývá kromě nich jediné místo.
-idea-lines = V několika řádcích (nebo sloupcích) je číslo jen ve stejném počtu sloupců (nebo řádků), takže jinde v nich být nemůže.
-idea-lines-finned = V několika řádcích (nebo sloupcích) je číslo jen ve stejném počtu sloupců (nebo řádků), anebo na místech navíc, která vidí to, co odpadá.
-idea-franken = V několika řadách a blocích je číslo jen ve stejném počtu jiných, takže jinde v nich být nemůže.
-idea-franken-finned = V několika řadách a blocích je číslo jen ve stejném počtu jiných, anebo na místech navíc, která vidí to, co odpadá.
-idea-mutant = V několika libovolných skupinách je číslo jen ve stejném počtu jiných, takže jinde v nich být nemůže.
-idea-mutant-finned = V několika libovolných skupinách je číslo jen ve stejném počtu jiných, anebo na místech navíc, která vidí to, co odpadá.
-look-fish = Vezměte jedno číslo a hledejte řady, kde má málo míst, která leží ve stejných řadách napříč.
-look-finned = Hledejte rybu, kterou kazí jen jedno nebo dvě místa navíc, všechna v jednom bloku.
-look-mixed = Kde má číslo málo míst, spočítejte skupiny, které ho potřebují, a skupiny, které tato místa pokrývají.
-look-corners = Hledejte dva řádky a dva sloupce ve dvou blocích se stejnou dvojicí čísel v rozích.
-look-loops = Sledujte dvojici čísel z pole na pole skupinami, které ji mají dvakrát, až se smyčka uzavře.
-look-extended = Hledejte v jednom pásu dvě řady, jejichž pole ve třech blocích mají společná tři čísla.
-look-two-places = Vyznačte skupiny, ve kterých číslu zbývají dvě místa, a podívejte se, která z těchto míst se potkávají.
-look-sets = Vypište pole jedné skupiny s jedním číslem navíc a hledejte čísla společná dvěma takovým množinám.
-look-joined = Najdete-li jeden takový obrazec, podívejte se, zda táž pole netvoří ještě druhý.
-look-pairs = Dívejte se, když mají všechna prázdná pole až na dvě nebo tři po dvou kandidátech.
-idea-loop = Smyčka šesti nebo více polí se stejnými dvěma čísly.
-idea-extended = Dvě řady pásu se stejnými třemi čísly ve třech blocích.
-way-1 = Všechna pole kromě jednoho mají jen tato čísla: v něm je jiné, jinak by se dala zaměnit.
-way-2 = Některá z polí mohou mít navíc jediné číslo: v jednom z nich je.
-way-3 = Co mohou mít dvě z polí navíc, tvoří podmnožinu s jinými poli skupiny.
-way-4 = Jedno z čísel musí být v jednom ze dvou polí: ostatní v nich nejsou, jinak by se dala zaměnit.
-idea-pairs = Všechna pole až na několik mají po dvou kandidátech, a to, co to kazí,

technique-full-house = poslední pole
    .idea = Zbývá-li ve skupině jediné prázdné pole, patří tam číslo, které chybí.
    .look = Podívejte se na nejplnější řádky, sloupce a bloky.
technique-hidden-single = skrytý jedináček
    .idea = Zbývá-li číslu ve skupině jediné místo, patří tam.
    .look = Vezměte číslo, které je v mřížce často, a v bloku vyškrtejte, kam dosáhnou jeho řádky a sloupce.
    .sudoku-explainer = 1.2 v bloku, 1.5 v řadě
technique-naked-single = holý jedináček
    .idea = Zbývá-li pro pole jediné číslo, patří tam.
    .look = Dívejte se na pole, jejichž řádek, sloupec i blok jsou dost zaplněné, a spočítejte, co chybí.
technique-pointing = ukazující kandidáti
    .idea = Může-li být číslo v bloku jen v jedné řadě, ze zbytku této řady odpadá.
    .look = Hledejte v bloku číslo, jehož místa leží v jednom řádku nebo sloupci.
technique-claiming = zabírající kandidáti
    .idea = Může-li být číslo v řadě jen v jednom bloku, ze zbytku tohoto bloku odpadá.
    .look = Hledejte v řádku nebo sloupci číslo, jehož místa leží v jednom bloku.
technique-locked-pair = zamčená dvojice
    .idea = Dvě pole společná bloku a řadě, pro která zbývají jen dvě čísla, je v obou spotřebují.
    .look = Hledejte dvojčata ve třech polích společných bloku a řadě.
technique-locked-triple = zamčená trojice
    .idea = Tři pole společná bloku a řadě, pro která zbývají jen tři čísla, je v obou spotřebují.
    .look = Podívejte se na tři pole společná bloku a řadě, jsou-li všechna prázdná.
technique-naked-pair = holá dvojice
    .idea = Dvě pole skupiny, pro která zbývají jen dvě čísla, je spotřebují.
    .look = Hledejte ve skupině dvě pole se stejnými dvěma kandidáty.
technique-naked-triple = holá trojice
    .idea = Tři pole skupiny, pro která zbývají jen tři čísla, je spotřebují.
    .look = Hledejte mezi poli skupiny se dvěma nebo třemi kandidáty.
technique-naked-quad = holá čtveřice
    .idea = Čtyři pole skupiny, pro která zbývají jen čtyři čísla, je spotřebují.
    .look = Hledejte ve skupinách s mnoha prázdnými poli, nebo hledejte skrytou podmnožinu mezi ostatními.
technique-hidden-pair = skrytá dvojice
    .idea = Dvě čísla, která mají ve skupině jen dvě místa, je obsadí.
    .look = Hledejte dvě čísla, která ve skupině chybí a mají stejná dvě místa.
technique-hidden-triple = skrytá trojice
    .idea = Tři čísla, která mají ve skupině jen tři místa, je obsadí.
    .look = Hledejte tři čísla, která mají ve skupině málo míst, všechna ve třech polích.
technique-hidden-quad = skrytá čtveřice
    .idea = Čtyři čísla, která mají ve skupině jen čtyři místa, je obsadí.
    .look = Hledejte čtyři čísla, která mají ve skupině málo míst, nebo holou podmnožinu ostatních.
technique-x-wing = x-křídlo
    .idea = Dva řádky, v nichž je číslo jen ve stejných dvou sloupcích, tyto sloupce obsadí (nebo naopak).
    .look = { -look-fish }
technique-swordfish = mečoun
    .idea = Tři řádky, v nichž je číslo jen ve stejných třech sloupcích, tyto sloupce obsadí (nebo naopak).
    .look = { -look-fish }
technique-jellyfish = medúza
    .idea = Čtyři řádky, v nichž je číslo jen ve stejných čtyřech sloupcích, tyto sloupce obsadí (nebo naopak).
    .look = { -look-fish }
technique-remote-pair = vzdálená dvojice
    .idea = V navazujících polích se stejnými dvěma kandidáty se tato čísla střídají: v poli, které vidí oba konce, není ani jedno.
    .look = Sledujte pole se stejnými dvěma kandidáty, každé na dohled od předchozího.
technique-skyscraper = mrakodrap
    .idea = Dva řádky se dvěma místy pro číslo mají společný sloupec: číslo je na jednom z ostatních dvou konců.
    .look = { -look-two-places }
    .sudoku-explainer = 6.6 jako x-řetěz
technique-2-string-kite = drak na dvou provázcích
    .idea = Řádek a sloupec se dvěma místy pro číslo se setkají v bloku: číslo je na jednom ze vzdálených konců.
    .look = { -look-two-places }
    .sudoku-explainer = 6.6 jako x-řetěz
technique-turbot-fish = kambala
    .idea = Dvě skupiny se dvěma místy pro číslo spojují pole, která se vidí: číslo je na jednom ze vzdálených konců.
    .look = { -look-two-places }
    .sudoku-explainer = 6.6 jako x-řetěz
technique-empty-rectangle = prázdný obdélník
    .idea = V bloku je číslo jen v jednom řádku a v jednom sloupci, a s jedním z nich se potkává řada se dvěma místy pro ně.
    .look = { -look-two-places }
technique-xy-wing = xy-křídlo
    .idea = Ať je v ose kterékoli z jejích dvou čísel, na jedno z křídel zbude jejich společné číslo.
    .look = Ke každému poli se dvěma kandidáty hledejte dvě další, která s ním sdílejí po jednom z nich.
technique-xyz-wing = xyz-křídlo
    .idea = Ať je v ose kterékoli z jejích tří čísel, číslo společné všem je v ní nebo v jednom z křídel.
    .look = Ke každému poli se třemi kandidáty hledejte dvě dvojice z nich, jednu v jeho bloku.
technique-w-wing = w-křídlo
    .idea = Dvě pole se stejnými dvěma čísly, z nichž jedno spojuje skupina: v jednom z těchto polí je druhé číslo.
    .look = Hledejte dvě stejné dvojice, které se nevidí, a skupinu, která spojuje jedno z jejich čísel.
technique-wxyz-wing = wxyz-křídlo
    .idea = Čtyři pole se čtyřmi čísly, z nichž se může opakovat jen jedno: to v nich tedy je.
    .look = Hledejte v řadě a v bloku čtyři pole, která mají dohromady čtyři čísla.
technique-simple-colouring = jednoduché barvení
    .idea = Podél skupin, kde mu zbývají dvě místa, je číslo v každém druhém poli: v jedné barvě, nebo v druhé.
    .look = Barvěte střídavě místa čísla podél skupin, v nichž má dvě.
technique-multi-colouring = vícenásobné barvení
    .idea = Vidí-li se dvě barvy z různých barvení, je číslo v jedné ze dvou opačných barev.
    .look = Obarvěte všechny takové části jednoho čísla a podívejte se, které barvy se vidí.
technique-3d-medusa = prostorové barvení
    .idea = Podél polí a skupin se dvěma kandidáty platí buď celá jedna barva, nebo celá druhá.
    .look = Barvěte jako při jednoduchém barvení, ale i přes pole se dvěma kandidáty.
technique-finned-x-wing = x-křídlo s ploutví
    .idea = { -idea-finned }
    .look = { -look-finned }
technique-sashimi-x-wing = sašimi x-křídlo
    .idea = { -idea-sashimi }
    .look = { -look-finned }
technique-finned-swordfish = mečoun s ploutví
    .idea = { -idea-finned }
    .look = { -look-finned }
technique-sashimi-swordfish = sašimi mečoun
    .idea = { -idea-sashimi }
    .look = { -look-finned }
technique-finned-jellyfish = medúza s ploutví
    .idea = { -idea-finned }
    .look = { -look-finned }
technique-sashimi-jellyfish = sašimi medúza
    .idea = { -idea-sashimi }
    .look = { -look-finned }
technique-sue-de-coq = množina na křížení
    .idea = Kolem křížení je tolik čísel, kolik polí, a žádné tam nemůže být dvakrát: jsou tam tedy všechna.
    .look = Hledejte pole s mnoha kandidáty na křížení bloku a řady a malé množiny vedle nich.
technique-aligned-pair-exclusion = vyloučení dvojic
    .idea = Kdyby bylo toto číslo v jednom poli, vzala by pole se dvěma kandidáty vše, co může být v jiném.
    .look = Podívejte se na dvě pole, která vidí více polí se dvěma kandidáty.
technique-aligned-triplet-exclusion = vyloučení trojic
    .idea = Kdyby bylo toto číslo v jednom poli, pak ať je ve dvou dalších cokoli, pro pole, které vidí všechna tři, by nic nezbylo.
    .look = Podívejte se na tři pole, která vidí více polí se dvěma nebo třemi kandidáty.
technique-x-chain = x-řetěz
    .idea = Za sebou skupiny se dvěma místy pro číslo, každá na dohled od předchozí: číslo je na jednom z konců.
    .look = { -look-two-places }
    .sudoku-explainer = 6.5 a víc, podle délky
technique-xy-chain = xy-řetěz
    .idea = Za sebou pole se dvěma čísly, každé předá jedno dál: číslo je na jednom z konců.
    .look = Začněte v poli se dvěma kandidáty a pokračujte na pole, v nichž je i ten dosud nepoužitý.
    .sudoku-explainer = 6.5 a víc, podle délky
technique-aic = střídavý řetěz
    .idea = Řetěz, v němž se střídá „aspoň jedno“ a „nejvýše jedno“: jeden z jeho konců platí, a co vidí oba, neplatí.
    .look = Začněte u kandidáta a střídavě předpokládejte, že jeden neplatí a další platí.
    .sudoku-explainer = 7.0 a víc, podle délky
technique-grouped-aic = střídavý řetěz se skupinkami
    .idea = Střídavý řetěz, v němž se několik míst čísla na průniku bloku a řady počítá za jedno.
    .look = Jako u střídavého řetězu, ale místa čísla na průniku bloku a řady počítejte za jedno.
technique-als-xz = dvě téměř uzavřené množiny
    .idea = Dvě množiny polí, v každé jedno číslo navíc, a jedno společné jen v jedné z nich: jiné společné pak v některé z nich být musí.
    .look = { -look-sets }
technique-als-xy-wing = tři téměř uzavřené množiny
    .idea = Tři množiny polí, v každé jedno číslo navíc, spojené dvěma čísly: třetí je v první nebo v poslední.
    .look = { -look-sets }
technique-als-chain = řetěz téměř uzavřených množin
    .idea = Čtyři nebo více množin polí, v každé jedno číslo navíc, spojené za sebou: jedno číslo je v první nebo v poslední.
    .look = { -look-sets }
technique-als-aic = střídavý řetěz s množinami
    .idea = Střídavý řetěz přes množiny polí s jedním číslem navíc: bez jednoho jsou v nich všechna ostatní.
    .look = Jako u střídavého řetězu, ale množinami s jedním číslem navíc procházejte jako polem se dvěma kandidáty.
technique-death-blossom = květ smrti
    .idea = Ať je v poli cokoli, jedna z množin, které je vidí, toto číslo ztratí, a má tedy jiné, společné všem.
    .look = Podívejte se na pole s málo kandidáty, z nichž každý by některé takové množině vzal číslo.
technique-franken-x-wing = blokové x-křídlo
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-swordfish = blokový mečoun
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-jellyfish = bloková medúza
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-squirmbag = bloková ryba z pěti
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-whale = bloková ryba ze šesti
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-leviathan = bloková ryba ze sedmi
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-finned-franken-x-wing = blokové x-křídlo s ploutví
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-swordfish = blokový mečoun s ploutví
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-jellyfish = bloková medúza s ploutví
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-squirmbag = bloková ryba z pěti s ploutví
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-whale = bloková ryba ze šesti s ploutví
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-leviathan = bloková ryba ze sedmi s ploutví
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-mutant-x-wing = smíšené x-křídlo
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-swordfish = smíšený mečoun
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-jellyfish = smíšená medúza
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-squirmbag = smíšená ryba z pěti
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-whale = smíšená ryba ze šesti
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-leviathan = smíšená ryba ze sedmi
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-finned-mutant-x-wing = smíšené x-křídlo s ploutví
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-swordfish = smíšený mečoun s ploutví
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-jellyfish = smíšená medúza s ploutví
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-squirmbag = smíšená ryba z pěti s ploutví
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-whale = smíšená ryba ze šesti s ploutví
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-leviathan = smíšená ryba ze sedmi s ploutví
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-squirmbag = ryba z pěti
    .idea = { -idea-lines }
    .look = { -look-fish }
technique-finned-squirmbag = ryba z pěti s ploutví
    .idea = { -idea-lines-finned }
    .look = { -look-finned }
technique-whale = ryba ze šesti
    .idea = { -idea-lines }
    .look = { -look-fish }
technique-finned-whale = ryba ze šesti s ploutví
    .idea = { -idea-lines-finned }
    .look = { -look-finned }
technique-leviathan = ryba ze sedmi
    .idea = { -idea-lines }
    .look = { -look-fish }
technique-finned-leviathan = ryba ze sedmi s ploutví
    .idea = { -idea-lines-finned }
    .look = { -look-finned }
technique-kraken-fish-1 = ryba kraken 1
    .idea = Ryba s místy navíc kdekoli: z každého krok za krokem plyne to, co ryba vylučuje.
    .look = Hledejte rybu s jedním nebo dvěma místy navíc a sledujte každé z nich.
technique-kraken-fish-2 = ryba kraken 2
    .idea = Ryba s místy navíc kdekoli: z každého, i z každého místa jedné z jejích pokrývajících skupin, plyne totéž.
    .look = Hledejte rybu s jedním nebo dvěma místy navíc a sledujte každé z nich.
technique-siamese-fish = siamská ryba
    .idea = Dvě ryby s ploutví se stejnými řadami, pokryté dvěma způsoby, které nechávají jiné ploutve.
    .look = { -look-joined }
technique-dual-2-string-kite = dvojitý drak na dvou provázcích
    .idea = Dva draci, kteří se setkají ve stejných dvou polích bloku.
    .look = { -look-joined }
technique-dual-empty-rectangle = dvojitý prázdný obdélník
    .idea = Dva prázdné obdélníky v témže bloku, v němž má číslo třeba jen dvě místa.
    .look = { -look-joined }
technique-cell-forcing-chain = vynucovací řetěz z pole
    .idea = Z každého kandidáta pole krok za krokem plyne totéž: tak to tedy je.
    .look = Začněte v poli se dvěma nebo třemi kandidáty a sledujte každého z nich.
    .sudoku-explainer = 8.0 a víc, podle délky
technique-house-forcing-chain = vynucovací řetěz ze skupiny
    .idea = Z každého místa čísla ve skupině krok za krokem plyne totéž: tak to tedy je.
    .look = Začněte u čísla, které má ve skupině dvě nebo tři místa, a sledujte každé z nich.
    .sudoku-explainer = 8.0 a víc, podle délky
technique-forcing-net = vynucovací síť
    .idea = Předpokládejte kandidáta a sledujte jedináčky: dojdou-li ke sporu, odpadá.
    .look = Zkoušejte kandidáty, z nichž plyne mnoho jedináčků.
    .sudoku-explainer = 8.5 a víc, podle délky
technique-nested-forcing-net = vnořená vynucovací síť
    .idea = Předpokládejte kandidáta, sledujte jedináčky, a kde skončí, zkoušejte stejně, co zůstalo otevřené.
    .look = Zkoušejte totéž co u vynucovací sítě, a kde skončí, zkuste to ještě jednou.
    .sudoku-explainer = 9.5 a víc, podle délky
technique-nishio = nishio
    .idea = Předpokládejte číslo v poli a sledujte je ze skupiny do skupiny: kde mu nezbude místo, odpadá.
    .look = Vezměte číslo, které má v mnoha skupinách dvě místa, a zkoušejte místa, která jich vidí nejvíc.
    .sudoku-explainer = 7.5 a víc, podle délky
technique-unique-rectangle-1 = jedinečný obdélník 1
    .idea = Tři rohy mají jen stejná dvě čísla: ve čtvrtém je jiné, jinak by se dala zaměnit.
    .look = { -look-corners }
technique-unique-rectangle-2 = jedinečný obdélník 2
    .idea = Dva rohy mohou mít ještě jedno číslo, stejné: v jednom z nich je, jinak by se rohy daly zaměnit.
    .look = { -look-corners }
technique-unique-rectangle-3 = jedinečný obdélník 3
    .idea = Co mohou mít dva rohy navíc, tvoří podmnožinu s jinými poli skupiny.
    .look = { -look-corners }
    .sudoku-explainer = 4.6 a víc, podle podmnožiny
technique-unique-rectangle-4 = jedinečný obdélník 4
    .idea = Jedno z čísel musí být v jednom ze dvou rohů: druhé v nich není, jinak by se dala zaměnit.
    .look = { -look-corners }
technique-unique-rectangle-5 = jedinečný obdélník 5
    .idea = Dva protější rohy nebo tři rohy mohou mít ještě jedno číslo, stejné: v jednom z nich je.
    .look = { -look-corners }
    .sudoku-explainer = 4.5 jako typ 2
technique-unique-rectangle-6 = jedinečný obdélník 6
    .idea = Jedno z čísel nemá v obou řadách jiná místa: v rozích s více kandidáty není.
    .look = { -look-corners }
technique-hidden-rectangle = skrytý obdélník
    .idea = Jeden roh má jen dvě čísla; z protějšího by jedno z nich kolem dokola vynutilo druhé.
    .look = Hledejte roh se dvěma kandidáty a řady, v nichž jeden z nich nemá jiné místo.
technique-avoidable-rectangle-1 = obdélník z doplněných čísel 1
    .idea = Tři rohy jsou doplněné, ne zadané: čtvrtý je nedoplní na něco, co by se dalo zaměnit.
    .look = { -look-corners }
technique-avoidable-rectangle-2 = obdélník z doplněných čísel 2
    .idea = Dva rohy jsou doplněné, ne zadané: v jednom z ostatních je číslo, které mohou mít oba.
    .look = { -look-corners }
technique-bug-plus-1 = samé dvojice 1
    .idea = Všechna pole kromě jednoho mají po dvou kandidátech: to jedno chrání hádanku před dvěma řešeními.
    .look = Dívejte se, když všechna prázdná pole kromě jednoho mají po dvou kandidátech.
technique-bug-type-2 = samé dvojice 2
    .idea = { -idea-pairs } je jediné číslo: v jednom z těchto polí je.
    .look = { -look-pairs }
technique-bug-type-3 = samé dvojice 3
    .idea = { -idea-pairs } tvoří podmnožinu s jinými poli skupiny.
    .look = { -look-pairs }
    .sudoku-explainer = 5.8 až 6.1, podle podmnožiny
technique-bug-type-4 = samé dvojice 4
    .idea = { -idea-pairs } je ve dvou polích, z nichž jedno má číslo možné v obou.
    .look = { -look-pairs }
technique-unique-loop-1 = jedinečná smyčka 1
    .idea = { -idea-loop } { -way-1 }
    .look = { -look-loops }
    .sudoku-explainer = 4.6 pro šest polí, 4.7 pro osm, 5.0
technique-unique-loop-2 = jedinečná smyčka 2
    .idea = { -idea-loop } { -way-2 }
    .look = { -look-loops }
    .sudoku-explainer = 4.6 pro šest polí, 4.7 pro osm, 5.0
technique-unique-loop-3 = jedinečná smyčka 3
    .idea = { -idea-loop } { -way-3 }
    .look = { -look-loops }
    .sudoku-explainer = 4.7 pro šest polí, 4.8 pro osm, 5.1, podle podmnožiny víc
technique-unique-loop-4 = jedinečná smyčka 4
    .idea = { -idea-loop } { -way-4 }
    .look = { -look-loops }
    .sudoku-explainer = 4.6 pro šest polí, 4.7 pro osm, 5.0
technique-extended-rectangle-1 = rozšířený obdélník 1
    .idea = { -idea-extended } { -way-1 }
    .look = { -look-extended }
technique-extended-rectangle-2 = rozšířený obdélník 2
    .idea = { -idea-extended } { -way-2 }
    .look = { -look-extended }
technique-extended-rectangle-3 = rozšířený obdélník 3
    .idea = { -idea-extended } { -way-3 }
    .look = { -look-extended }
technique-extended-rectangle-4 = rozšířený obdélník 4
    .idea = { -idea-extended } { -way-4 }
    .look = { -look-extended }
technique-tridagon = tridagon
    .idea = Ve dvanácti polích čtyř bloků nemohou být všude jen stejná tři čísla: platí některý z jejich dalších kandidátů.
    .look = Hledejte tři čísla, která všechna chybí ve čtyřech blocích tvořících obdélník.
technique-exocet = exocet
    .idea = Dvě pole společná bloku a řadě, jejichž čísla se obě vrátí v jednom poli každého ze sousedních bloků.
    .look = Podívejte se na dvě pole bloku a řady se třemi nebo čtyřmi čísly a na to, kde jsou tato čísla dál od nich.
technique-template-set = doplnění podle šablon
    .idea = Ať se číslo rozmístí do všech řádků, sloupců a bloků jakkoli, vždy je tady.
    .look = Vezměte číslo, které lze rozmístit jen málo způsoby, a všechny je porovnejte.
technique-template-delete = vyloučení podle šablon
    .idea = Ať se číslo rozmístí do všech řádků, sloupců a bloků jakkoli, nikdy není tady.
    .look = Vezměte číslo, které lze rozmístit jen málo způsoby, a všechny je porovnejte.

# Chyby a co s nimi.
cannot-have-rows = sudoku nemůže mít tolik řádků: { $n }
sizes-there-are = Velikosti jsou 4, 6, 8, 9, 10, 12 a tak dále do 25, pokud se vejdou bloky.
its-digits-run-to = Její čísla jdou od 1 do { $n }.
is-no-digit = { $text } není číslo
one-digit-or-a-dot = Jedno číslo, nebo tečka.
too-many-sets = takových množin je víc než { $n }
choose-another-kind = Zvolte jiný druh.
looks-like-a-library-line = Vypadá takto: :0000:x:<81 polí, před doplněnými +>:<smazaní kandidáti>:::
not-so-many-colons = tento řádek nemá 6 nebo 7 dvojteček, ale { $n }
grid-has-not-81-cells = mřížka nemá 81 polí, ale { $n }
is-no-candidate = { $text } není kandidát
digit-row-column = 942 znamená číslo 9 v řádku 4, sloupci 2.
table-is-no-sudoku = tabulka na stránce má { $n } polí a není to sudoku 9x9
web-sudoku-has-81-fields = Stránka Web Sudoku má 81 polí, každé je prázdné nebo s číslem.
blank-in-link = v tomto odkazu je mezera
one-link-at-a-time = Zadejte vždy jen jeden odkaz.
only-a-server-knows = která je to hádanka, ví jen server, a ze sítě se nic nestahuje
copy-the-long-form = Otevřete odkaz a zkopírujte jeho dlouhou podobu, nebo hádanku jako text.
link-holds-no-json = tento odkaz je poškozený: není v něm JSON
copy-the-whole-of-it = Zkopírujte ho celý.
json-has-no-grid = v tomto JSON není mřížka
f-puzzles-writes = f-puzzles zapisuje velikost (size) a mřížku (grid).
constraint-is-not-known = toto omezení program nezná: { $name }
known-constraints-are-read = Čtou se klasická sudoku a omezení z docs/variants.md.
irregular-regions = nepravidelné oblasti program nezná
grid-has-another-size = mřížka nemá uvedenou velikost
sizes-run-from-4-to-25 = Velikosti jsou od 4 do 25.
row-has-not-so-many-cells = řádek { $row } nemá správný počet polí ({ $n })
the-link-may-be-damaged = Odkaz je možná poškozený.
this-is-no-cell = toto není pole
it-may-be-damaged = Možná je poškozený.
given-pencil-marks = zadané poznámky (givenPencilMarks) program nezná
only-classic-ones-are-read = Čtou se jen klasická sudoku.
write-line-instead = Použijte místo toho tvar `line`.
puzzle-has-no-cells = v této hádance nejsou pole
puzzle-has-unknown = v této hádance je něco, co program nezná: { $name }
cells-are-no-square = pole netvoří čtverec
puzzle-has-cages = v této hádance jsou klece, ty program nezná
form-holds-9x9-only = { $form } je jen pro sudoku 9x9
write-grid-or-line-instead = Použijte místo toho tvar `grid` nebo `line`.
is-no-digit-of-this-board = { $digit } není číslo této mřížky
how-to-write-a-sudoku = Zapište ho jako řádek 81 polí s tečkou místo prázdného, nebo jako devět řádků po devíti.
nothing-to-read = není co číst
so-many-cells = { $n ->
    [one] je tu { $n } pole
    [few] jsou tu { $n } pole
   *[other] je tu { $n } polí
    }; sudoku jich má { LIST($sizes, join: "or") }
boxes-do-not-fit = bloky { $rows }x{ $columns } se nehodí do mřížky o { $n } řádcích
two-numbers-whose-product-is = Vynechte tento řádek, nebo zadejte dvě čísla, jejichž součin je { $n }.
neither-digit-nor-empty = { $text } není číslo ani prázdné pole
empty-cells-are-written = Prázdná pole se zapisují jedním z { $symbols }
row-differs-from-others = počet polí v tomto řádku je { $n }, v ostatních { $others }
rows-of-cells = řádků je { $rows } po { $n } polích
as-many-rows-as-columns = Sudoku má stejně řádků jako sloupců.
many-puzzles-here = { $n ->
    [few] jsou tu { $n } hádanky
   *[other] je tu { $n } hádanek
    }, na každém řádku jedna
choose-one-of-the-lines = Zvolte jednu: zadejte soubor s číslem řádku, třeba puzzles.txt:3.
too-many-rows = řádků je { $n }; sudoku jich má nejvýše { $most }
a-sudoku-is-square = Sudoku je čtvercové.
boxes-by-do-not-fit = bloky { $width }x{ $height } se nehodí k { $n } řádkům
pattern-is-the-number-of-rows = patternx krát patterny je počet řádků.
cells-are-dash-or-digit = Pole je - nebo číslo.
no-pencil-marks-of-nine = toto nejsou poznámky devíti polí
nine-lists-of-digits = Devět seznamů čísel oddělených čárkami, u vyplněných polí prázdné.
rows-not-nine = řádků není devět, ale { $n }
each-row-has-nine-cells = Každý řádek má devět polí.
is-no-row-of-nine = { $text } není řádek devíti polí
digits-and-dots = Čísla a místo prázdného pole .
how-cudoku-writes-cells = Sloupec a řádek od 0 do 8, číslo a jedno z p u l o b, třeba 0,0,4,p.
cell-is-there-already = pole { $column },{ $row } už je na řádku { $line }
each-cell-has-one-line = Každé pole má jeden řádek: jeden z nich vynechte.
cudoku-needs-a-digit = hra Cudoku potřebuje aspoň jedno číslo
empty-board-has-none = Prázdná mřížka žádné nemá; použijte jiný tvar.
no-table-line = toto není řádek tabulky se sudoku
one-field-has-81-cells = Jedna z jeho položek má 81 polí: čísla a místo prázdných 0 nebo .
columns-and-rows = sloupců { $columns } a řádků { $rows }
form-has-no-place-for-boxes = { $form } takové bloky neumí
row-has-cells-not = počet polí v tomto řádku je { $n }, ne { $number }
is-no-answer = { $text } není odpověď
how-answers-look = Třeba 5, . nebo .[1,2,,].
is-no-given = { $text } není zadané číslo
number-or-dot = Číslo, nebo . místo prázdného pole.
link-has-not-81-cells = v tomto odkazu není 81 polí
link-ends-in-81-digits = Končí na ?bd= nebo ?s= a 81 čísel.
solo-seed = ze semínka Solo tu hádanka nevznikne
copy-the-specific-id = Zkopírujte úplný identifikátor, ten s dvojtečkou.
variant-is-not-known = tuto variantu program nezná: { $text }
plain-ids-begin-like = Prosté identifikátory začínají třeba 3x3: nebo 3x2:.
id-has-not-just-cells = v tomto identifikátoru není právě { $n } polí
damaged-or-a-variant = Možná je poškozený, nebo je to varianta.
solo-has-no-blocks = Solo tu nemá bloky { $rows }x{ $columns }
sizes-run-from-2x2 = Velikosti jsou od 2x2 do 5x5.
no-game-in-this-file = v tomto souboru není hra
has-game-elements = Má mít prvky <game data=…>.
many-games-in-this-file = { $n ->
    [few] v tomto souboru jsou { $n } hry
   *[other] v tomto souboru je { $n } her
    }
convert-reads-them-all = `whygrid convert` je přečte všechny.
xml-with-doctype = XML s DOCTYPE program nečte
opensudoku-writes-none = OpenSudoku žádný nezapisuje.
no-xml = toto není XML: { $error }
the-file-may-be-cut-off = Soubor je možná useknutý.
no-file-of-opensudoku = toto není soubor OpenSudoku
begins-with-opensudoku = Začíná na <opensudoku>.
version-is-not-known = tuto verzi program nezná: { $text }
versions-1-2-3 = Čtou se verze 1, 2 a 3.
game-has-not-81-cells = tato hra nemá 81 polí, ale { $n }
it-may-be-cut-off = Možná je useknutá.
cell-is-not-value-note = toto pole nemá tvar hodnota|poznámky|volné (value|note|editable)
how-cells-look = Třeba 5|0|0.
no-grid-of-candidates = toto není mřížka 81 skupin čísel
cells-list-candidates = Každé pole vypisuje své kandidáty, třeba 1 24 3.
stands-where-belongs = { $text } stojí tam, kam patří { $n } nebo .
nine-characters-each = Každé pole má devět znaků, pro každého kandidáta jeden.
no-nine-rows-of-nine = toto není devět řádků po devíti polích
how-sudocue-rows-look = Řádek vypadá třeba takto: 6 9 2 8 u1 7 3 59 4.
square-sizes = Sudoku je čtvercové: 4x4, 6x6, 9x9, …
lines-are-not-boxes = čáry v této mřížce nejsou hranice bloků
no-unbiased-k = k nelze žádat spolu s nestranností
not-with-size = { $name } se size={ $size }
only-9x9-that-way = Tak lze vytvořit jen 9x9.
clues-and-padded = při size={ $size } patří clues a padded k sobě
ask-for-both = Žádejte obojí: počet zadaných čísel, z nichž některá jsou nadbytečná; nebo ani jedno.
clues-instead-of = zadaných čísel { $n } místo { $wanted }, { $attempt }. pokus
not-in-so-many-attempts = ani na { $attempts } pokusů nevzniklo { $size }x{ $size } s { $n } zadanými čísly
ask-for-more = Žádejte víc.
no-board-has-so-many-clues = žádné { $size }x{ $size } nemá { $n } zadaných čísel a jediné řešení
ask-for-from-to = Žádejte { $low } až { $high }.
other-clues-or-symmetry = jiný počet zadaných čísel nebo jiná souměrnost
candidates-do-not-tell-givens = mřížka kandidátů nerozliší zadaná čísla od doplněných
other-fields-are-left-out = co stojí v ostatních položkách řádku, se vynechá
clues-not-all-needed = zadaných čísel { $n }, ne všechna jsou potřeba
form-library-line = řádek knihovny HoDoKu
form-short-link = krátký odkaz na SudokuPad
form-sdk-file = soubor .sdk
form-cudoku-game = hra Cudoku
form-puzzlink-link = odkaz na puzz.link
form-puzzlink-file = soubor puzz.link
form-wiki-link = odkaz na SudokuWiki
form-exchange-link = odkaz na SudokuExchange
form-opensudoku-file = soubor OpenSudoku
form-pencil-mark-grid = mřížka poznámek
form-candidate-line = řádek kandidátů

# Mřížka pro ty, kdo ji poslouchají.
board = Sudoku, { $rows }x{ $rows }, zadaných čísel { $givens }
board-placed = doplněno { $n }

# Nastavení tvorby.
setting-size = Kolik řádků, sloupců a čísel.
    .title = velikost
setting-clues = Přesně tolik zadaných čísel; 19 až 33 se najde brzy.
    .title = zadaná čísla
setting-symmetry = Souměrnost polí se zadanými čísly.
    .title = souměrnost
setting-padded = Právě tolik zadaných čísel, kolik žádá --clues, některá nadbytečná.
    .title = i nadbytečná
setting-min-k = k alespoň tak velké, hledá se postupným zlepšováním; nad 23 to trvá hodiny.
    .title = nejmenší k
setting-max-k = k nejvýše tak velké, s co nejmenším počtem zadaných čísel.
    .title = největší k
setting-unbiased = Každá minimální hádanka je stejně pravděpodobná; pomalé.
    .title = bez zkreslení

# Příklady, textové tvary a editor.
example-classic = 26 zadaných čísel: výchozí hádanka programu, ze kterého Whygrid vzešel
example-wikipedia = stačí jedináčci: hádanka, která zdobí článek na Wikipedii
example-escargot = AI Escargot Arta Inkaly z roku 2006: projdou jen vnořené vynucovací sítě
example-two-solutions = o jedno zadané číslo méně než `classic`: má více řešení
example-impossible = žádné zadané číslo neporušuje pravidla, a přece řešení není
example-mini = 4x4, bloky o dvou řádcích a dvou sloupcích
example-pointing = číslo, které může být v bloku jen v jedné řadě, odpadá ze zbytku řady
example-claiming = číslo, které může být v řadě jen v jednom bloku, odpadá ze zbytku bloku
example-naked-pair = dvě pole, která si rozdělí dvě čísla
example-hidden-pair = dvě čísla, která se vejdou jen do dvou polí
example-naked-triple = tři pole, která si rozdělí tři čísla
example-hidden-triple = tři čísla, která se vejdou jen do tří polí
example-x-wing = číslo, které má ve dvou řadách stejná dvě místa
example-swordfish = číslo, jehož místa ve třech řadách leží ve třech řadách napříč
example-xy-wing = tři pole po dvou kandidátech, z nichž jedno vidí druhá dvě
example-xyz-wing = pole se třemi kandidáty a dvě pole se dvěma z nich
example-simple-colouring = řetěz míst jednoho čísla, z nichž každé druhé je správné
example-six = 6x6, bloky o dvou řádcích a třech sloupcích
example-eight = 8x8, bloky o dvou řádcích a čtyřech sloupcích
example-twelve = 12x12, s A, B a C místo 10, 11 a 12
example-level1 = úroveň ke hraní: stačí jedináčci
example-level2 = úroveň ke hraní: stačí jedináčci, někteří dobře skrytí
example-level3 = úroveň ke hraní: je potřeba křídlo
example-level4 = úroveň ke hraní: dvojice a prostorové barvení
example-evil1 = úroveň ke hraní: řetězy a téměř uzavřené množiny
example-evil2 = úroveň ke hraní: vynucovací řetězy
example-empty = prázdná mřížka, ze které lze začít
format-line = všechna pole na jednom řádku
format-zeros = všechna pole na jednom řádku, prázdná jako nuly
format-grid = orámovaná mřížka
format-raw = každý řádek mřížky na svém řádku
format-array = seznam seznamů čísel
format-pencilmarks = mřížka kandidátů
format-729 = 729 znaků, devět pro každé pole
format-hodoku = řádek knihovny HoDoKu
format-sdk = soubor SadMan Sudoku
format-sdx = soubor SudoCue
format-janko = stránka janko.at
format-opensudoku = soubor OpenSudoku
format-cudoku = hra Cudoku
format-fpuzzles = odkaz na f-puzzles
format-sudokupad = odkaz na SudokuPad
format-scf = krátký odkaz na SudokuPad
format-puzzlink = odkaz na puzz.link
format-pzprv3 = soubor puzz.link
format-sudokuwiki = odkaz na SudokuWiki
format-sudokuexchange = odkaz na SudokuExchange
format-penpa = odkaz na Penpu
format-solo = identifikátor hry Solo Simona Tathama
format-websudoku = stránka Web Sudoku
format-table = řádek tabulky
drafting-help = Číslo; 0 nebo Del: prázdné pole.
scale-level = obtížnost
scale-score = skóre
scale-hodoku = HoDoKu
scale-se = Sudoku Explainer
scale-er = ER
scale-ep = EP
scale-ed = ED

# Druhy množin polí.
sets-of-houses = libovolné { $n } řádky, sloupce nebo bloky dohromady
sets-of-boxes = { $n ->
    [few] libovolné { $n } bloky
   *[other] libovolných { $n } bloků
    }
sets-singles = nejméně polí, která mohou ukázat skrytého jedináčka
sets-houses = každý řádek, sloupec a blok
sets-line-boxes = řádek nebo sloupec a blok, který kříží
sets-crosses = řádek a sloupec
sets-peers = všechna pole, která sdílejí s polem skupinu
sets-chutes = každý vodorovný a svislý pás bloků
sets-chute-lines = vodorovný pás bloků a sloupec, nebo svislý a řádek
sets-chute-crosses = vodorovný a svislý pás bloků
sets-chute-pairs = dva vodorovné, nebo dva svislé pásy bloků
sets-board = celá mřížka

# Varianty: jak se omezení říká (said-…), co žádá (demand-…), co z něj plyne.
region = oblast { $n }
    .in = v oblasti { $n }
    .of = oblasti { $n }
said-diagonal-falling = klesající úhlopříčka
    .in = v klesající úhlopříčce
    .of = klesající úhlopříčky
said-diagonal-rising = stoupající úhlopříčka
    .in = ve stoupající úhlopříčce
    .of = stoupající úhlopříčky
said-window = okno { $n }
    .in = v okně { $n }
    .of = okna { $n }
said-disjoint = místo { $n } v blocích
    .in = na místě { $n } v blocích
    .of = místa { $n } v blocích
said-group = skupina pole { $cell }
    .in = ve skupině pole { $cell }
    .of = skupiny pole { $cell }
said-anti-knight = tah jezdcem
said-anti-king = tah králem
said-non-consecutive = žádní po sobě jdoucí sousedé
said-even = čtverec v { $cell }
said-odd = kroužek v { $cell }
said-cage = klec { $cell } ({ $n })
said-cage-without-sum = klec { $cell }
said-thermometer = teploměr { $cell }
said-arrow = šipka { $cell }
said-arrow-of-two = šipka { $cell }
said-white-dot = bílá tečka { LIST($cells, join: "comma") }
said-black-dot = černá tečka { LIST($cells, join: "comma") }
said-xv = znak { LIST($cells, join: "comma") }
said-little-killer = součet úhlopříčky od { $cell } ({ $n })
said-palindrome = palindrom { $cell }
said-whispers = šeptající čára { $cell }
said-renban = čára renban { $cell }
said-between = čára mezi konci { $cell }
demand-diagonal-falling = v klesající úhlopříčce je každé číslo jednou
demand-diagonal-rising = ve stoupající úhlopříčce je každé číslo jednou
demand-window = v okně { $n } je každé číslo jednou
demand-disjoint = na místě { $n } v blocích je každé číslo jednou
demand-group = v polích { $cells } je každé číslo jednou
demand-anti-knight = pole vzdálená o tah jezdcem se liší
demand-anti-king = pole vzdálená o tah králem se liší
demand-non-consecutive = v sousedních polích nejsou po sobě jdoucí čísla
demand-even = v poli { $cell } je sudé číslo
demand-odd = v poli { $cell } je liché číslo
demand-cage = { COUNT($cells) ->
    [one] pole { $cells } je samo klecí se součtem { $n }
   *[other] v polích { $cells } jsou různá čísla se součtem { $n }
    }
demand-cage-without-sum = v polích { $cells } jsou různá čísla
demand-thermometer = čísla v polích { $cells } pole od pole rostou
demand-arrow = v poli { $cell } je součet polí { $cells }
demand-arrow-of-two = pole { $cell }, čtená jako jedno číslo, jsou součtem polí { $cells }
demand-white-dot = pole { $cells } se liší o { $n }
demand-black-dot = jedno z polí { $cells } má { $n ->
    [2] dvojnásobek
    [3] trojnásobek
    [4] čtyřnásobek
    [5] pětinásobek
   *[other] { $n }násobek
    } druhého
demand-xv = součet polí { $cells } je { $n }
demand-little-killer = součet polí { $cells } je { $n }
demand-palindrome = pole { $cells } se čtou z obou konců stejně
demand-whispers = sousedé na čáře { $cells } se liší aspoň o { $n }
demand-renban = v polích { $cells } jsou různá čísla bez mezery, v nějakém pořadí
demand-between = čísla uvnitř čáry { $cells } leží mezi čísly na jejích koncích
would-not-come-out = { $demand }, a s ním by to nevyšlo
would-not-come-out-together = { $demands }, a pole, která se navzájem vidí, se liší: s ním by to nevyšlo
cannot-be-kept = { $demand }, a to už nejde
whatever-it-holds-excludes = v poli { $cell } je { LIST($digits, join: "or") } a každé z nich to vylučuje
confined-by-sight = { FORM($home, form: "in") } je { $digit } v poli { LIST($cells, join: "or") } a každé z nich to vylučuje
leftover-inside = celé klece vyplňují { LIST($houses, join: "comma") } až na { $cells }, takže co tam zbývá, má součet { $n }
leftover-outside = celé klece vyplňují { LIST($houses, join: "comma") } a přebývá jim { $cells }, takže co tam přebývá, má součet { $n }
leftover-both = klece vyplňují { LIST($houses, join: "comma") } až na { $inside } a přebývá jim { $outside }; prvních je o { $n } víc než druhých
sum-of = součet: { $what }
no-such-board = mřížka { $size }x{ $size } pro { $names } se nenašla
other-size-or-variant = Zvolte jinou velikost nebo méně variant najednou.

# Varianty v textech.
is-no-cell-of-the-board = { $text } není pole této mřížky
cells-are-named = Pole se jmenují jako r1c1, nejdřív řádek.
constraint-without-cells = omezení nemá pole
is-no-number-of-a-constraint = { $text } není číslo omezení
constraints-are-written = Omezení je řádek jako „cage r1c1 r1c2 = 9“ nebo „thermometer r1c1 r1c2 r1c3“; viz docs/variants.md.
is-no-constraint = { $text } nezačíná žádným známým omezením
demanded-diagonals = úhlopříčky
demanded-windows = okénka (windoku)
demanded-disjoint-groups = skupiny polí na stejných místech
demanded-anti-knight = anti-knight: o tah jezdcem dál není stejné číslo
demanded-anti-king = anti-king: o tah králem dál není stejné číslo
demanded-non-consecutive = vedle sebe nestojí po sobě jdoucí čísla
demanded-cage = klec (killer)
demanded-thermometer = teploměr (thermo)
demanded-arrow = šipka, nejdřív kroužek
demanded-white-dot = bílá tečka mezi dvěma poli
demanded-black-dot = černá tečka mezi dvěma poli
demanded-xv = X nebo V mezi dvěma poli
demanded-little-killer = little killer: součet úhlopříčky
demanded-palindrome = palindrom
demanded-whispers = německá šeptající čára
demanded-renban = čára renban
demanded-between = čára mezi čísly
demanded-even = sudá pole
demanded-odd = lichá pole
demanded-group = skupina libovolných polí
demanded-regions = oblasti (jigsaw): znak pro každé pole
demanded-boxes = bloky jiné velikosti, třeba 3x2
constraint-needs-cells = { $word } potřebuje polí aspoň { $n }
constraint-has-no-cells = { $word } platí pro celou mřížku a nemá pole
constraint-has-no-number = { $word } nemá žádné číslo
cell-stands-twice = { $word } má některé pole dvakrát
line-jumps = { $word } skáče z { $one } na { $two }
lines-go-from-cell-to-cell = Každé pole čáry se dotýká dalšího.
no-such-group = { $word } má číslo od 1 do { $n }, nebo žádné, platí-li pro všechny
groups-are-numbered = Napište „{ $word } 1“, nebo množné číslo, platí-li pro všechny.
group-has-not-so-many-cells = skupina s počtem polí { $n } nemůže mít každé z { $size } čísel
as-many-cells-as-digits = Skupina má tolik polí, kolik je čísel.
cage-is-too-large = od 1 do { $size } není { $n } různých čísel, pro každé pole jedno
at-most-as-many-cells-as-digits = Polí je nejvýš tolik, kolik je čísel.
arrow-has-a-circle = šipka má jedno nebo dvě pole v kroužku a další na své čáře
arrows-are-written = Napište „arrow r1c1 = r1c2 r1c3“: kroužek a pole, jejichž je součtem.
little-killer-is-a-diagonal = little killer je úhlopříčka od kraje ke kraji se součtem
little-killers-are-written = Napište „little-killer r1c2 r2c3 r3c4 … = 20“, všechna pole od kraje ke kraji.
dot-is-between-neighbours = { $word } je mezi dvěma sousedními poli
dots-are-written = Napište „{ $word } r1c1 r1c2“ a za to „= ČÍSLO“, je-li nějaké.
xv-is-x-or-v = mezi dvěma poli je X nebo V
regions-do-not-fit = oblastí není { $n } po { $n } polích
regions-are-written = Napište „regions“ a znak pro každé pole, každý z { $n } znaků { $n }krát.
too-many-constraints = omezení je { $n }, víc než { $most }
form-cannot-hold = { $form }: v tomto tvaru není místo pro { $name }
write-line-or-f-puzzles = Použijte místo toho tvar `line` nebo `fpuzzles`.
form-f-puzzles = odkaz na f-puzzles
form-penpa = odkaz na Penpu
technique-even-and-odd = sudá a lichá
    .idea = V poli se čtvercem je sudé číslo, v poli s kroužkem liché.
    .look = Podívejte se na šedá pole.
technique-thermometer = teploměr
    .idea = Na teploměru nechává každé číslo místo těm před sebou i za sebou.
    .look = Počítejte pole od baňky i od druhého konce.
technique-dots = tečky
    .idea = Číslo vedle tečky nebo písmene potřebuje protějšek na druhé straně.
    .look = Hledejte čísla s málo protějšky: vedle černé tečky nikdy není 5, 7 ani 9.
technique-line-partners = protějšky na čáře
    .idea = Číslo potřebuje na své čáře protějšky, které k němu patří.
    .look = Hledejte, kde čára nechává málo čísel: na šeptající čáře nikdy není 5.
technique-cage-sum = součet klece
    .idea = V kleci jsou jen čísla, která spolu dají její součet a vejdou se do jejích polí.
    .look = Hledejte klece, jejichž součet je na jejich pole malý nebo velký.
technique-arrow-sum = součet šipky
    .idea = Odpadá číslo, se kterým na šipce nebo úhlopříčce nevyjde žádný součet.
    .look = Hledejte dlouhé šipky s malými čísly a krátké úhlopříčky.
technique-leftover-sum = zbylý součet
    .idea = Součet řádku, sloupce i bloku je daný: tím i součet toho, co v něm zbývá mimo celé klece.
    .look = Hledejte řádky, sloupce a bloky, které klece vyplňují až na jedno nebo dvě pole.
technique-constraints-together = omezení dohromady
    .idea = Omezení, která mají společná pole, toho dohromady dovolí méně; stejně tak to, jehož pole se navzájem vidí.
    .look = Hledejte, kde se tečky a čáry setkávají a které šipky a čáry zůstávají v jednom bloku nebo řádku.
technique-shared-exclusion = společné vyloučení
    .idea = Odpadá, co vylučuje každý kandidát pole.
    .look = Hledejte pole se dvěma nebo třemi kandidáty a to, co všichni vylučují.
k-or-rare-clues = hádanka s k podle přání nebo se vzácným počtem zadaných čísel

instructions = V každém řádku, sloupci a bloku je každý znak od 1 do { $last } právě jednou.
instructions-regions = V každém řádku, sloupci a oblasti je každý znak od 1 do { $last } právě jednou.
instruction-diagonal = V každé vyznačené úhlopříčce je každý znak jednou.
instruction-window = V každém vybarveném okně je každý znak jednou.
instruction-disjoint = Na stejném místě různých bloků jsou různá čísla.
instruction-group = V polích každé vyznačené skupiny jsou různá čísla.
instruction-anti-knight = V polích vzdálených tah jezdcem jsou různá čísla.
instruction-anti-king = V polích vzdálených tah králem jsou různá čísla.
instruction-non-consecutive = V sousedních polích nikdy nejsou po sobě jdoucí čísla.
instruction-even = Čtverec značí sudé číslo.
instruction-odd = Kroužek v poli značí liché číslo.
instruction-cage = V kleci jsou různá čísla; má-li klec číslo, je to jejich součet.
instruction-thermometer = Podél teploměru čísla od jeho baňky rostou.
instruction-arrow = Čísla podél šipky dávají v součtu číslo v jejím kroužku a mohou se opakovat.
instruction-white-dot = Dvě čísla, mezi nimiž je bílá tečka, se liší o 1, nebo o číslo v tečce.
instruction-black-dot = Ze dvou čísel, mezi nimiž je černá tečka, je jedno dvojnásobkem druhého, nebo tolikanásobkem, kolik stojí v tečce.
instruction-xv = Dvě čísla, mezi nimiž je X, mají součet 10, mezi nimiž je V, součet 5.
instruction-little-killer = Čísla na úhlopříčce, na kterou ukazuje šipka, mají v součtu její číslo a mohou se opakovat.
instruction-palindrome = Palindrom se čte z obou konců stejně.
instruction-whispers = Čísla vedle sebe na šeptající čáře se liší aspoň o { $n }.
instruction-renban = Na čáře renban jsou různá čísla bez mezery, v jakémkoli pořadí.
instruction-between = Na čáře mezi konci leží všechna čísla mezi čísly na jejích koncích.
not-with-variant = --{ $name } a --variant nejdou dohromady
setting-variant = Varianta, nebo víc variant spojených znakem +.
    .title = varianta

choice-symmetry-quarter = čtvrtotočení
choice-symmetry-diagonal = hlavní úhlopříčka
choice-symmetry-antidiagonal = vedlejší úhlopříčka
choice-symmetry-vertical = svislá osa
choice-symmetry-horizontal = vodorovná osa

choice-variant-diagonal = úhlopříčky
choice-variant-windoku = windoku
choice-variant-disjoint = stejná místa
choice-variant-anti-knight = jezdec
choice-variant-anti-king = král
choice-variant-non-consecutive = nesousední čísla
choice-variant-jigsaw = nepravidelné
choice-variant-killer = killer
choice-variant-thermo = teploměr
choice-variant-arrow = šipka
choice-variant-kropki = kropki
choice-variant-xv = xv
choice-variant-even-odd = sudá a lichá
choice-variant-little-killer = malý killer
choice-variant-palindrome = palindrom
choice-variant-whispers = šeptající čára
choice-variant-renban = renban
choice-variant-between = čára mezi čísly
