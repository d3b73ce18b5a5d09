# Úseky. $total je součet, $cells první a poslední pole: „r2c2–r2c3“.
clue-across = vodorovný úsek { $cells } se součtem { $total }
    .of = vodorovného úseku { $cells } se součtem { $total }
    .in = ve vodorovném úseku { $cells } se součtem { $total }
    .into = do vodorovného úseku { $cells } se součtem { $total }
    .from = z vodorovného úseku { $cells } se součtem { $total }
clue-down = svislý úsek { $cells } se součtem { $total }
    .of = svislého úseku { $cells } se součtem { $total }
    .in = ve svislém úseku { $cells } se součtem { $total }
    .into = do svislého úseku { $cells } se součtem { $total }
    .from = ze svislého úseku { $cells } se součtem { $total }
run-across = vodorovný úsek { $cells }
    .of = vodorovného úseku { $cells }
    .in = ve vodorovném úseku { $cells }
    .into = do vodorovného úseku { $cells }
    .from = z vodorovného úseku { $cells }
run-down = svislý úsek { $cells }
    .of = svislého úseku { $cells }
    .in = ve svislém úseku { $cells }
    .into = do svislého úseku { $cells }
    .from = ze svislého úseku { $cells }
clue-before-across = vodorovný součet { $total } před { $cell }
clue-before-down = svislý součet { $total } před { $cell }

# Totéž v závorkách: proměnná $run ve větách why-….
brief-clue-across = { $total } vodorovně
brief-clue-down = { $total } svisle
brief-run-across = vodorovný úsek
brief-run-down = svislý úsek

# Pravidla a jak se jmenují.
rule-no-cells-across = vodorovný součet { $total } před { $cell } nemá žádná pole
rule-no-cells-down = svislý součet { $total } před { $cell } nemá žádná pole
rule-one = v poli { $cell } je { $total }
rule-alone = pole { $cell } stojí samo
rule-different = v úseku { $cells } jsou různá čísla
rule-sum = v úseku { $cells } jsou různá čísla se součtem { $total }
called-across = vodorovný úsek od { $cell }
called-down = svislý úsek od { $cell }
called-sum-across = součet vodorovného úseku od { $cell }
called-sum-down = součet svislého úseku od { $cell }

# Kolik polí: části jiných vět.
in-so-many-cells = { $n ->
    [1] v jednom poli
    [2] ve dvou polích
    [3] ve třech polích
    [4] ve čtyřech polích
    [5] v pěti polích
    [6] v šesti polích
    [7] v sedmi polích
    [8] v osmi polích
    [9] v devíti polích
   *[other] v { $n } polích
    }
so-many-are-odd = { $n ->
    [0] žádné z ostatních polí není liché
    [1] jedno z ostatních polí je liché
    [2] dvě z ostatních polí jsou lichá
    [3] tři z ostatních polí jsou lichá
    [4] čtyři z ostatních polí jsou lichá
    [5] pět z ostatních polí je lichých
    [6] šest z ostatních polí je lichých
    [7] sedm z ostatních polí je lichých
    [8] osm z ostatních polí je lichých
    [9] devět z ostatních polí je lichých
   *[other] { $n } z ostatních polí je lichých
    }

# Jedináčci.
last-cell = ostatní pole { FORM($run, form: "of") } mají dohromady { $sum }
only-cell = je to jediné pole { FORM($run, form: "of") }
needed-of-all-digits = { FORM($run, form: "in") } jsou všechna čísla a pro { $digit } zbývá jen toto pole
needed-in-every-way = číslo { $digit } je v každém možném součtu { FORM($run, form: "of") } a zbývá pro něj jen toto pole
needed-in-sums = { $run } je { LIST($sums, join: "or") } a pro { $digit } zbývá jen toto pole
why-needs-it = { $run } ho potřebuje

# Součty. $sum říká, co je v několika polích dohromady: jedna z následujících tří vět.
is-sums = je { LIST($sums, join: "or") }
is-sums-as-used = je { LIST($sums, join: "or") }, protože { $digits } { COUNT($digits) ->
    [one] už v úseku je
   *[other] už v úseku jsou
    }
never-has = nikdy neobsahuje { LIST($digits, join: "nor") }
forced = součet { $total } { in-so-many-cells } { $sum } ({ $run })
forced-rest = zbytek { FORM($run, form: "of") }, součet { $total } { in-so-many-cells }, { $sum }
brief-forced = součet { $total } v úseku { $cells } { $sum }
brief-forced-rest = součet { $total } v { COUNT($cells) ->
    [one] poli
   *[other] polích
    } { $cells } { $sum }
at-least-one = v poli { $cell } je aspoň { $bound } ({ $run })
at-most-one = v poli { $cell } je nejvýš { $bound } ({ $run })
at-least = ostatní pole { FORM($run, form: "of") } mají dohromady aspoň { $bound }
at-most = ostatní pole { FORM($run, form: "of") } mají dohromady nejvýš { $bound }
why-at-least-one = { $run }, { $cell } aspoň { $bound }
why-at-most-one = { $run }, { $cell } nejvýš { $bound }
why-at-least = { $run }, ostatní aspoň { $bound }
why-at-most = { $run }, ostatní nejvýš { $bound }
fitting = { $run } už může být jen { LIST($sums, join: "or") }
fitting-many = žádná z { $n } kombinací, které se ještě hodí { FORM($run, form: "into") }, neobsahuje { LIST($digits, join: "nor") }
why-fitting = { $run } je už jen { LIST($sums, join: "or") }
why-fitting-many = { $run } už ho nemá

# Dvojice, trojice a křížení.
naked = pole { $cells } si rozdělí { $digits }, takže v ostatních polích { FORM($run, form: "of") } být nemohou
hidden = { $run } potřebuje čísla { $digits }, která mohou být jen v polích { $cells }, takže tam na jiné číslo nezbývá místo
locked = { $one } i { $two } potřebují číslo { $digit } a v obou je pro něj místo jen v úsecích { $first } a { $second }

# Liché a sudé: $odd a $n jsou 1 pro liché a 0 pro sudé.
parity-of-two = { $other } je { $n ->
    [1] liché
   *[other] sudé
    }, takže { $cell } je { $odd ->
    [1] liché
   *[other] sudé
    } ({ $run })
parity-of-run = { FORM($run, form: "in") } { so-many-are-odd }, takže { $cell } je { $odd ->
    [1] liché
   *[other] sudé
    }
parity-of-region = { $region }; společná pole se počítají na obou stranách a { so-many-are-odd }, takže { $cell } je { $odd ->
    [1] liché
   *[other] sudé
    }

# Celý úsek.
partner = jinak by v poli { $cell } muselo být { LIST($digits, join: "or") } ({ $run })
whole-run = ať se { $run } vyplní jakkoli, { stands-nowhere }
whole-run-sums = ať se { $run } vyplní jakkoli ({ LIST($sums, join: "or") }), { stands-nowhere }
stands-nowhere = { COUNT($digits) ->
    [one] { $digits } tu nikdy není
   *[other] { LIST($digits, join: "nor") } tu nikdy nejsou
    }

# Oblasti. $what říká, co plyne: jedna z posledních čtyř vět.
region = vezměme { LIST($runs) }: vodorovně je to dohromady { $across }, svisle { $down }
region-between = z { $n } úseků mezi { $first } a { $last } mají vodorovné dohromady { $across } a svislé { $down }
region-sum = { $region }; společná pole se počítají na obou stranách, takže { $what }
region-sum-known = { $region }; společná pole se počítají na obou stranách, { LIST($facts) } známe, takže { $what }
region-sum-many-known = { $region }; společná pole se počítají na obou stranách, { $n } dalších polí známe, takže { $what }
makes-up-the-difference = rozdíl je v poli { $cell }
add-up = { $one } a { $two } mají dohromady { $sum }
is-the-same = { $larger } = { $smaller }
is-larger = { $larger } = { $smaller } + { $n }

# Řetězy. Pokračují: „v poli r4c5 nemůže být 7: …“.
chain = jinak by plynulo { LIST($told) }; pak { $broken }
chain-at-once = jinak { $broken }
would-be = { $cell }={ $digit }
would-not-be = { $cell }≠{ LIST($digits, join: "or") }
more-that-follow = ještě { $n ->
    [one] { $n } další dedukce
    [few] { $n } další dedukce
   *[other] { $n } dalších dedukcí
    }
nothing-else-fits = nic jiného se { FORM($run, form: "into") } nehodí

# Proč úsek nejde vyplnit.
both-are = v poli { $one } i v poli { $two } je { $digit }
too-few-digits = pro { $run } zbývá příliš málo čísel
adds-up-to = { $run } dá dohromady { $sum }
adds-up-to-at-least = { $run } dá dohromady aspoň { $sum }
adds-up-to-at-most = { $run } dá dohromady nejvýš { $sum }
would-be-left = na pole { $cell } zbývá { $rest } ({ $run })
nothing-fits = { FORM($run, form: "into") } se nic nehodí
nothing-fits-rest = do polí { $cells }, kam { FORM($run, form: "from") } zbývá { $rest }, se nic nehodí
does-not-fit = { FORM($run, form: "into") } { do-not-fit }
does-not-fit-rest = do polí { $cells }, kam { FORM($run, form: "from") } zbývá { $rest }, { do-not-fit }
do-not-fit = se nehodí { LIST($sums, join: "nor") }

# Když předpokládáme jediné řešení. $so je jedna z posledních čtyř vět.
could-be-exchanged = je-li jen jedno řešení, nemohou být v polích { $cells } jen čísla { $digits }, protože by se dala zaměnit; { $so }
so-something-else = takže v poli { $cell } je něco jiného
so-they-have-it = takže číslo { $digit } je { FORM($run, form: "in") } v jednom z polí { $cells }
so-one-takes = takže i jedno z polí { $roof } má { LIST($digits, join: "or") } a { COUNT($cells) ->
    [one] s polem { $cells }
   *[other] s poli { $cells }
    } dohromady { FORM($run, form: "in") } spotřebuje všechna tato čísla
so-neither-holds = v jednom z polí { $roof } je { $digit }, které { $run } potřebuje, takže { $other } není ani v jednom

# Vedle hádanky.
aside-across = vodorovně { $total }, polí { $n }: { $how }, zbývá { $left } z { $all }
aside-down = svisle { $total }, polí { $n }: { $how }, zbývá { $left } z { $all }
clue-met = splněno
clue-impossible = nemožné!
clue-open = otevřeno

# Hádanka slovy.
board = Kakuro, { $rows } × { $columns }, { $white ->
    [one] { $white } bílé pole
    [few] { $white } bílá pole
   *[other] { $white } bílých polí
    }
board-digits = čísla od 1 do { $largest }
board-filled = { $n ->
    [one] { $n } vyplněné
    [few] { $n } vyplněná
   *[other] { $n } vyplněných
    }
board-black = černé
board-clue-down = dolů { $total }
board-clue-right = doprava { $total }
board-clues = dolů { $down } a doprava { $right }

# Zprávy o tvorbě.
not-yet = ještě ne { $level }, pokus { $n }
still-printed = ještě předtištěno: { $n } z { $all }

# Techniky.
technique-last-cell = poslední pole
    .idea = Do posledního prázdného pole úseku patří to, co ještě chybí do součtu.
technique-naked-single = holý jedináček
    .idea = Zbývá-li poli jediné číslo, patří tam.
technique-forced-combination = možné součty
    .idea = V poli může být jen číslo, které se vyskytuje v některém rozkladu součtu.
technique-smallest-and-largest = nejmenší a největší
    .idea = To, co mají ostatní pole aspoň nebo nejvýš, omezuje, co zbývá na jedno pole.
technique-required-digit = nutné číslo
    .idea = Číslo, které je v každém možném součtu úseku, patří na jediné místo, které mu zbývá.
technique-fitting-combinations = vyhovující součty
    .idea = Součet se počítá, jen když se z něj na každé pole dostane číslo a na každé číslo pole.
technique-naked-pair = holá dvojice
    .idea = Zbývají-li dvěma polím úseku jen táž dvě čísla, spotřebují je.
technique-hidden-pair = skrytá dvojice
    .idea = Dvě čísla, která úsek potřebuje a která mají už jen dvě místa, tato místa zaplní.
technique-naked-triple = holá trojice
    .idea = Zbývají-li třem polím úseku jen táž tři čísla, spotřebují je.
technique-hidden-triple = skrytá trojice
    .idea = Tři čísla, která úsek potřebuje a která mají už jen tři místa, tato místa zaplní.
technique-naked-quad = holá čtveřice
    .idea = Zbývají-li čtyřem polím úseku jen táž čtyři čísla, spotřebují je.
technique-locked-digits = zamčená čísla
    .idea = Potřebují-li dva úseky číslo tam, kde je kříží tytéž dva úseky, není v nich nikde jinde.
technique-parity = parita
    .idea = Víme-li o všech polích úseku až na jedno, zda jsou lichá nebo sudá, prozradí to součet i o posledním.
technique-whole-run = celý úsek
    .idea = Projdeme všechna vyplnění úseku: co se nikde nevyskytuje, odpadá.
technique-region-sum = součet oblasti
    .idea = Rozdíl vodorovných a svislých součtů oblasti určí jediné pole, které z ní vyčnívá.
technique-region-pair = dvojice oblasti
    .idea = Rozdíl vodorovných a svislých součtů oblasti spojuje dvě pole, která z ní vyčnívají.
technique-region-parity = parita oblasti
    .idea = Víme-li o všech polích, která z oblasti vyčnívají, až na jedno, zda jsou lichá nebo sudá, víme to i o posledním.
technique-xy-chain = xy-řetěz
    .idea = Vede-li číslo od jednoho pole se dvěma čísly k dalšímu, až nějaký úsek nejde vyplnit, odpadá.
technique-forcing-chain = vynucovací řetěz
    .idea = Plyne-li z čísla úsek po úseku, že nějaký úsek nejde vyplnit, číslo odpadá.
technique-unique-rectangle = jedinečný obdélník
    .idea = Dvě čísla křížem ve dvou vodorovných a dvou svislých úsecích by se dala zaměnit: proto tam nejsou jen ona.
technique-unique-rectangle-2 = jedinečný obdélník 2
    .idea = Dva rohy mají obě čísla a jedno navíc: to je v jednom z nich a jinde v jejich úseku ne.
technique-unique-rectangle-3 = jedinečný obdélník 3
    .idea = Dva rohy mají i jiná čísla, která s poli vedle nich tvoří v úseku holou skupinu.
technique-unique-rectangle-4 = jedinečný obdélník 4
    .idea = Dva rohy mají společný úsek, který tam jedno z obou čísel potřebuje: druhé není ani v jednom.
technique-unique-rectangle-of-six = jedinečný obdélník šesti polí
    .idea = Tři čísla tam, kde se dva úseky kříží se třemi, by se dala zaměnit najednou: proto tam nejsou jen ona.

# O co lze požádat při tvorbě.
setting-rows = Řádky včetně toho nejvyššího.
    .title = řádky
setting-columns = Sloupce včetně toho nejvíc vlevo.
    .title = sloupce
setting-digits = Největší číslo.
    .title = největší číslo
setting-density = Jaká část vnitřku je černá, nebo o něco víc.
    .title = podíl černých polí
setting-symmetry = Souměrnost černých polí.
    .title = souměrnost
setting-difficulty = Obtížnost, jak ji udává `grade`; jinak jakákoli.
    .title = obtížnost
setting-temperature = Jak volně se losují součty: čím víc, tím těžší.
    .title = volnost součtů

# Příklady, formáty, zadávání, míry.
example-kakuro-first = příklad z úlohy, ze které tento druh hádanek pochází
example-kakuro-needed = čísla, která úsek potřebuje a která mají jediné místo
example-kakuro-locked = číslo, které mají dva úseky tam, kde je kříží tytéž dva úseky
example-kakuro-whole-run = úsek, jehož všechna vyplnění je třeba projít, a oblast, která spojuje dvě pole
example-kakuro-parity = pole, které kvůli ostatním musí být liché nebo sudé
example-kakuro-supposed = čísla, která na chvíli předpokládáme, až nějaký úsek nejde vyplnit
example-kakuro-mini = malé, s čísly od 1 do 6
example-kakuro-two-solutions = dvě řešení: vlevo si 1 a 2 mohou vyměnit místo
example-kakuro-impossible = každý součet jde splnit, ale ne všechny najednou
format-text = každý řádek mřížky na svém řádku
format-puzzlink = odkaz na puzz.link
format-pzprv3 = soubor z puzz.link
format-penpa = odkaz na Penpu
format-janko = stránka z janko.at
drafting-help = q: černé pole; Enter: jeho součty, třeba 16\7 (dolů, pak doprava); číslo; Del: bílé pole.
scale-the-sum-tables = tabulky součtů
scale-most-combinations = nejvíc možností
scale-on-average = průměrně

# Chyby a co s nimi lze dělat.
write-text-form = Zapište to raději v textovém formátu.
how-rows-are-written = Každý řádek na jednom řádku: . je prázdné pole, 16\7 černé pole se součtem dolů a doprava, \ černé bez součtu.
how-links-look = Odkaz vypadá takto: https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3.
no-such-range = čísla nemohou jít od 1 do { $digits }
largest-digit = Největší číslo je od 2 do { $most }.
largest-digit-in-a-line = Největší číslo je od 2 do { $most }, třeba: digits 1-6.
no-such-digits = taková čísla nejsou
not-a-digit-of-this-board = { $digit } na tuto hádanku nepatří
digits-of-this-board = Čísla jdou od 1 do { $largest }, pokud před prvním řádkem nestojí: digits 1-15.
only-nine-digits-are-entered = po polích se zadávají jen hádanky s čísly od 1 do 9
change-it-in-a-file = Zapište ji do souboru příkazem `whygrid convert` a změňte ji tam.
no-black-cell = není tu žádné černé pole
no-black-cell-in-grid = v této mřížce není žádné černé pole
clues-in-black-cells = Součty stojí v černých polích.
more-than-one-board = je tu více hádanek
give-one-board = Hádanky odděluje prázdný řádek; zadejte jednu z nich.
nothing-to-read = není co číst
not-a-cell = { $cell } není pole Kakura
cells-of-janko = Pole je - nebo číslo od 1 do 9.
clue-is-too-large = tento součet je příliš velký
nine-digits-add-up = Devět různých čísel dá dohromady nejvýš 45.
nine-digits-make-45 = Devět různých čísel dá dohromady 45.
a-run-adds-up = jeden úsek má součet { $sum }
is-no-clue = { $clue } není součet
clues-are-sums = Součty jsou od 1 do 45.
is-not-a-clue = { $clue } není součet
minus-1-for-none = Pro žádný napište -1.
form-has-no-clue = tento formát neumí součet { $clue }
clues-at-the-end = na konec tohoto odkazu patří součty v počtu { $n }, je jich tu { $found }
link-has-no-digits = v odkazu není místo pro předtištěná čísla
file-has-no-digits = v souboru pzprv3 není místo pro předtištěná čísla
link-has-nine-digits = v odkazu je místo jen pro čísla od 1 do 9
file-has-nine-digits = v souboru pzprv3 je místo jen pro čísla od 1 do 9
link-needs-a-frame = odkaz potřebuje černý horní řádek a černý levý sloupec se součty pro bílá pole
file-needs-a-frame = soubor pzprv3 potřebuje černý horní řádek a černý levý sloupec se součty pro bílá pole
penpa-has-nine-digits = v odkazu na Penpu je místo jen pro čísla od 1 do 9
penpa-has-no-clue-of-0 = v odkazu na Penpu nemůže být součet 0
unknown-symbols = v této mřížce jsou značky, které tu neznáme
cells-do-not-make = z { $n } polí se nedá složit { $rows } × { $columns }
row-has-cells-not = tento řádek má polí { $n }, ne { $columns }
border-and-all-columns = Každý řádek má okraj a všechny sloupce.
size-is-missing = chybí velikost
rows-then-columns = Nejdřív řádky, pak sloupce.
no-such-difficulty = obtížnost { $name } neexistuje
none-is-so-hard = z { $n } hádanek velikosti { $rows } × { $columns } není žádná { $level }
take-another-size = Zvolte jinou velikost nebo hustotu: malé hádanky bývají málokdy těžké, velké málokdy lehké.
board-is-too-small = hádanka { $rows } × { $columns } je příliš malá
take-3-by-3 = Zvolte aspoň 3 × 3.
no-such-symmetry = souměrnost { $name } neexistuje
no-such-density = { $density } není hustota černých polí
take-a-density = Zvolte ji od 0 do 0,7.
no-layout-found = takové rozložení se nenašlo
take-a-larger-board = Zvolte větší hádanku nebo méně černých polí.

are-not-digits = { $text } nejsou číslice
how-digits-are-written = Číslice pište třeba 79 nebo 7,9.
is-no-range-of-digits = { $text } není rozsah číslic
how-ranges-of-digits-are-written = Pište třeba --digits 1-6.
no-digit = žádná číslice
help-combinations = Vypíše množiny CELLS různých číslic se součtem TOTAL; číslice nad 9 se píší A až F.
    .short = Vypíše čísla, která mohou dát součet.
    .example-1 = 7+9
    .example-2 = ty s 9 a bez 8
    .example-4 = v malém Kakuru bez 7, 8 a 9
help-combinations-with = Číslice, které v ní určitě jsou.
help-combinations-without = Číslice, které v ní být nemohou.
help-combinations-digits = Jaké číslice jsou, nejvýš 1-15 (1-9).

instructions = Do každého bílého pole napište číslici od 1 do { $last }. Číslice úseku dají dohromady součet před ním a žádná se v úseku neopakuje.
