# Co se říká o hraně.
value-drawn = nakresleno
    .one = čára
    .many = čáry
    .is = je nakreslena
    .are = jsou nakresleny
    .not = není nakreslena
    .are-not = nejsou nakresleny
value-closed = uzavřeno
    .one = průchod
    .many = průchody
    .is = je uzavřen
    .are = jsou uzavřeny
    .not = není uzavřen
    .are-not = nejsou uzavřeny

# Části hádanky, pro jiné věty.
region-few = { COUNT($cells) ->
    [one] pole { $cells }
   *[other] pole { $cells }
    }
    .of = { COUNT($cells) ->
    [one] pole { $cells }
   *[other] polí { $cells }
    }
    .in = { COUNT($cells) ->
    [one] v poli { $cells }
   *[other] v polích { $cells }
    }
    .into = { COUNT($cells) ->
    [one] do pole { $cells }
   *[other] do polí { $cells }
    }
    .from = { COUNT($cells) ->
    [one] z pole { $cells }
   *[other] z polí { $cells }
    }
region-many = oblast { $n } polí od { $first } do { $last }
    .of = oblasti { $n } polí od { $first } do { $last }
    .in = v oblasti { $n } polí od { $first } do { $last }
    .into = do oblasti { $n } polí od { $first } do { $last }
    .from = z oblasti { $n } polí od { $first } do { $last }

# Které konce patří k sobě.
ends = konce { $label } v polích { $first } a { $second }

# Pravidla a jak se jmenují.
rule-edge = { $edge } je buď nakresleno, nebo uzavřeno
rule-end = z pole { $cell }, kde je konec { $label }, vychází jedna čára
rule-two-lines = v poli { $cell } se setkávají dvě čáry
rule-two-or-none = v poli { $cell } se setkávají dvě čáry, nebo tam není žádná
rule-loop = čáry z pole { $cell } zpět do něj by tvořily smyčku bez konců
rule-different = konec { $one } v poli { $first } a konec { $two } v poli { $last } patří k různým cestám
rule-region = { ends-in }
rule-region-balanced = { ends-in }; z tmavých a světlých polí musí čáry vycházet vyváženě
ends-in = { FORM($region, form: "in") } { $n ->
    [0] nemá žádná cesta právě jeden konec
    [1] má jedna cesta právě jeden konec
    [few] mají { $n } cesty právě jeden konec
   *[other] má { $n } cest právě jeden konec
    }
rule-fence = cesta { $label } musí { FORM($region, form: "from") } ven, a ne do jiných cest
rule-fence-any = nějaká cesta se musí dostat { FORM($region, form: "into") } a zase ven
rule-gap = hranici { FORM($region, form: "of") } { $n ->
    [one] ještě musí překročit { $n } cesta
    [few] ještě musí překročit { $n } cesty
   *[other] ještě musí překročit { $n } cest
    }
rule-order = konce cest „{ $one }“ a „{ $two }“ se na hranici { FORM($region, form: "of") } střídají, takže se tam obě spojit nedají
rule-odd = hranici { FORM($region, form: "of") } překračuje lichý počet čar
rule-even = hranici { FORM($region, form: "of") } překračuje sudý počet čar
rule-colour = je-li { $edge } nakresleno, jsou barvy na obou stranách stejné
rule-kind = barva na { $edge } říká, zda to tam doprava a dolů teče různě
rule-flow = co teče, teče dál: { $flow }, { $place }
flow-rightward = doprava
flow-downward = dolů
flow-balance = z tmavých do světlých
at-corner = roh { $cell }
at-outside = venku
at-edge = { $edge }, úroveň { $n }
at-cell = { $cell }
called-cell = pole { $cell }
called-edge = { $edge }
called-loop = smyčka { $cells }
called-path = cesta { $cells }
called-region = oblast { $cells }
called-parity = parita { $cells }, čáry: { $lines ->
    [none] žádné
   *[other] { $lines }
    }
called-order = pořadí „{ $one }“ a „{ $two }“ kolem { $cells }
called-fence = plot pro { $label } kolem { $cells }: { $lines ->
    [none] žádný
   *[other] { $lines }
    }
called-gap = mezera { $cells } podél { $lines ->
    [none] ničeho
   *[other] { $lines }
    }

# Pole, která mají své čáry nebo nemají na výběr.
end-has-its-line = konec { $label } v poli { $cell } už má svou čáru
has-two-lines = pole { $cell } už má své dvě čáry
end-has-one-way = konec { $label } v poli { $cell } nemá jinou cestu ven
cell-has-two-ways = pole { $cell } potřebuje dvě čáry a jiná cesta nezbývá
line-has-one-way = čára do pole { $cell } nemá jinou cestu ven
would-be-dead-end = čára do pole { $cell } by skončila ve slepé uličce
why-used-up = plno
why-one-way = zbývá jedna cesta
why-no-dead-ends = žádné slepé uličky

# Čáry, které se nesmějí setkat.
would-join = spojilo by to čáru { $one } s čárou { $two }
would-close-loop = uzavřela by se smyčka bez konců
why-different-paths = různé cesty se nesetkají
why-no-loops = žádné smyčky

# Průchody.
bottleneck = je to jediná cesta pro čáru { $label } { FORM($region, form: "from") }
bottleneck-of-some = je to jediná cesta { FORM($region, form: "from") }
no-way-back = cesta, která by tudy vedla, by se neměla jak vrátit { FORM($region, form: "from") }
only-way = je to jediná zbývající cesta pro čáru { $label } { FORM($region, form: "from") }
why-only-way = jediná cesta pro čáru { $label }
why-only-way-of-some = jediná cesta ven

# Šachovnice.
balance = při obarvení jako šachovnice by jinak { FORM($region, form: "in") } bylo příliš mnoho konců čar jedné barvy

# Když předpokládáme jediné řešení.
touching = cesta by se v polích { $cells } dotkla sama sebe a šla by zkrátit, řešení má ale být jen jedno
detour = dvě čáry by si pak mohly pole { $cells } rozdělit i jinak, řešení má ale být jen jedno
crosswise = cesta by v polích { $cells } míjela sama sebe a dala by se tam spojit křížem, řešení má ale být jen jedno

# Co se předpokládá, jako „Předpokládejme, že čára 5 pokračuje z r3c2 do r4c2“.
suppose-no-line = z pole { $first } do pole { $second } nevede čára
suppose-line = z pole { $first } do pole { $second } vede čára
suppose-goes = čára { $label } vede z pole { $first } do pole { $second }
suppose-goes-on = čára { $label } pokračuje z pole { $first } do pole { $second }
if-drawn = kdyby bylo nakresleno, pak { $what }
if-closed = kdyby bylo uzavřeno, pak { $what }
if-drawn-in-the-end = kdyby bylo nakresleno, nakonec { $what }
if-closed-in-the-end = kdyby bylo uzavřeno, nakonec { $what }
if-drawn-lemmas = kdyby bylo nakresleno, { lead-to-contradiction }
if-closed-lemmas = kdyby bylo uzavřeno, { lead-to-contradiction }
lead-to-contradiction = { $n ->
    [one] { $n } dedukce by vedla
    [few] { $n } dedukce za sebou by vedly
   *[other] { $n } dedukcí za sebou by vedlo
    } ke sporu; na vyprávění je toho moc, ale dokument s důkazem obsahuje vše

# Co se pokazí.
neither = { $edge } nemůže být ani nakresleno, ani uzavřeno
two-lines-leave = z pole { $cell } vycházejí dvě čáry
three-lines-meet = v poli { $cell } se setkávají tři čáry
no-way-out = konec { $label } v poli { $cell } nemá cestu ven
dead-end = pole { $cell } je slepá ulička
no-line-through = polem { $cell } nemůže vést čára
close-loop = čáry uzavírají smyčku
are-joined = čára { $one } by se spojila s čárou { $two }
shut-in = čára { $label } uvízla v poli { $cell }
shut-out = čára { $label } se nedostane { FORM($region, form: "into") }
unreached = žádná cesta se nedostane { FORM($region, form: "into") }
would-cross = čáry „{ $one }“ a „{ $two }“ by se musely křížit
no-room = příliš mnoho cest se musí dostat { FORM($region, form: "from") }
unbalanced = { $region } při obarvení jako šachovnice nejde pokrýt
no-way-left = pro čáru { $label } nezbývá žádná cesta { FORM($region, form: "from") }
no-way-left-of-some = nezbývá žádná cesta { FORM($region, form: "from") }
too-many-by-one-way = { $n ->
    [few] { $n } cesty musí
   *[other] { $n } cest musí
    } { FORM($region, form: "from") } ven jedinou hranou { $edge }

# Hádanka slovy.
board = Numberlink, { $rows } × { $columns }, { $paths ->
    [one] { $paths } cesta
    [few] { $paths } cesty
   *[other] { $paths } cest
    }
board-drawn = { $n ->
    [one] { $n } čára nakreslena
    [few] { $n } čáry nakresleny
   *[other] { $n } čar nakresleno
    }
board-free = volné

# Zprávy o tvorbě.
paths-instead = { $n ->
    [one] { $n } cesta
    [few] { $n } cesty
   *[other] { $n } cest
    } místo { $paths }

# Techniky.
technique-used-up = plné pole
    .idea = Pole, které má všechny své čáry, je z ostatních stran uzavřené.
technique-forced-line = vynucená čára
    .idea = Pole, kterému zbývá jen tolik cest, kolik potřebuje, je využije všechny.
technique-dead-end = slepá ulička
    .idea = Čára nikdy nevstoupí do pole, ze kterého nemůže ven.
technique-different-paths = různé cesty
    .idea = Čáry různých cest se nikdy nesetkají.
technique-no-loop = žádná smyčka
    .idea = Čára se nikdy nevrací sama do sebe.
technique-bottleneck = úzké hrdlo
    .idea = Zbývá-li cestě mezi jejími konci jediný průchod, vede tudy.
technique-no-way-back = bez návratu
    .idea = Cesta, která opouští oblast, kde nemá žádný konec nebo oba, se musí vrátit.
technique-only-way = jediná cesta
    .idea = Kde ostatní cesty a uzavřené hrany nechají cestě jediný způsob, jak dojít k druhému konci, vede tudy.
technique-foresight = pohled dopředu
    .idea = Kudy vedou snadné kroky do potíží, tudy se nejde.
technique-balance = rovnováha
    .idea = Každá čára spojuje tmavé a světlé pole šachovnice, takže oblast určuje, kolik čar z kterých polí vychází.
technique-trial = zkouška
    .idea = Ani tudy, kde několik odboček vesměs vede do potíží, se nejde.
technique-touching-path = cesta dotýkající se sebe
    .idea = Cesta, která se dotýká sama sebe, by šla zkrátit: pak by to nebylo jediné řešení.
technique-shared-detour = společná oklika
    .idea = Oklika, kterou by mohla jít i jiná čára, není jediné řešení.
technique-crosswise-lines = čáry křížem
    .idea = Cesta, která míjí sama sebe, by se dala spojit křížem: pak by to nebylo jediné řešení.

# O co lze požádat při tvorbě.
setting-rows = Řádky.
    .title = řádky
setting-columns = Sloupce.
    .title = sloupce
setting-paths = Přesně tolik cest; jinak tolik, kolik je třeba.
    .title = cesty
setting-shortest = Nejmenší počet polí jedné cesty.
    .title = nejkratší cesta
setting-straightness = S jakou pravděpodobností jde cesta dál rovně.
    .title = přímost
setting-empty = S pravidlem, že pole mohou zůstat prázdná.
    .title = i prázdná pole

# Příklady, formáty, zadávání.
example-numberlink-first = první Numberlink: rohy a konce nedávají na výběr
example-numberlink-ahead = pohled o několik kroků dopředu
example-numberlink-loop = smyčka bez konců, která se nesmí uzavřít
example-numberlink-empty = pravidlo puzz.linku: pole mohou zůstat prázdná
example-numberlink-two = více řešení
example-numberlink-crossed = bez řešení: dvě cesty by se musely křížit
example-numberlink-used-up = konce, které už mají svou čáru
example-numberlink-dead-end = pole, ze kterých by čára nemohla ven
example-numberlink-bottleneck = jediný průchod mezi dvěma částmi
example-numberlink-no-way-back = cesta, ze které by se čára nevrátila
example-numberlink-trial = několik odboček, které vesměs vedou do potíží
format-text = každý řádek mřížky na svém řádku
format-csv = tabulka oddělená čárkami
format-puzzlink = odkaz na puzz.link
format-pzprv3 = soubor z puzz.link
format-penpa = odkaz na Penpu
format-janko = stránka z janko.at
drafting-help = Číslo nebo písmena, každé dvakrát; . nebo _ pro volné pole, které se musí pokrýt, nebo smí zůstat prázdné; potom - nebo | pro čáru doprava či dolů, ] nebo ~, kde žádná není.

# Kódování a jak daleko s nimi hledání je.
encoding-size = { $name }: proměnných { $variables }, klauzulí { $clauses }
encoding-round = { $name }: kolo { $n }
encoding-none = { $name }: bez řešení
encoding-loops = { $name }: { $n ->
    [one] { $n } smyčka
    [few] { $n } smyčky
   *[other] { $n } smyček
    }
two-encodings = 3d+4d jsou dvě kódování za sebou
choose-one-encoding = Zvolte 3d nebo 4d.
no-such-encoding = kódování { $name } neexistuje
encoding-covers-all = kódování { $name } pokrývá všechna pole, ale tady mohou pole zůstat prázdná
choose-edges-or-ordered = Zvolte edges nebo ordered.

# Chyby a co s nimi lze dělat.
write-text-form = Zapište to raději v textovém formátu.
how-rows-are-written = Každý řádek na jednom řádku: . je volné pole, oba konce cesty mají stejná písmena nebo číslo.
how-links-look = Odkaz vypadá takto: https://puzz.link/p?numlin/5/5/1j2h3m1h2j3.
how-labels-are-made = Značka se skládá z písmen a číslic, nejvýš { $most }.
is-no-label = { $label } není značka konce
nothing-to-read = není co číst
not-a-cell = { $cell } není pole Numberlinku
leads-out = { $cell } vede mimo hádanku
not-the-size-given = je tu { $rows } řádků po { $columns } polích, udaná velikost je jiná
size-is-columns-and-rows = Velikost jsou sloupce a řádky; zadejte jednu hádanku.
stands-so-often = { $label } je tu { $n ->
    [1] jednou
   *[other] { $n }krát
    }
stands-in = { $label } je tu { $n ->
    [1] jednou
   *[other] { $n }krát
    } ({ LIST($cells, join: "comma") })
write-each-label-twice = Každá cesta má dva konce: napište každou značku přesně dvakrát.
no-paths = nejsou tu žádné cesty
write-two-ends = Napište oba konce každé cesty stejnou značkou.
sign-for-each-edge = mezi poli musí být značka pro každou hranu
signs-of-edges = Napište - nebo | pro čáru, x, kde žádná není, ? kde je to otevřené.
no-sign-for-an-edge = { $sign } není značka hrany
signs-of-such-edges = Napište { $sign } pro čáru, x, kde žádná není, ? kde je to otevřené.
table-has-no-lines = v tabulce není místo pro čáry
link-has-no-lines = v odkazu není místo pro čáry
file-has-no-lines = v souboru není místo pro předtištěné čáry
form-has-no-label = v tomto formátu není místo pro značku { $label }
end-without-number = konec bez čísla tu neznáme
cells-do-not-make = z { $n } polí se nedá složit { $rows } × { $columns }
edges-not = tato hádanka má hran { $n }, ne { $found }
one-edge-between = Mezi každými dvěma sousedními poli je jedna hrana.
no-neighbours = je tu čára mezi poli, která spolu nesousedí
size-is-missing = chybí velikost
no-size-of-a-board = to není velikost hádanky
rows-then-columns = Nejdřív řádky, pak sloupce.
row-has-entries = tento řádek má údajů { $n }, ne { $columns }
file-may-be-cut-off = Soubor může být useknutý.
is-not-a-number = { $number } není číslo
dot-for-none = Pro žádné napište tečku.
paths-do-not-fit = cesty v počtu { $n }, každá aspoň s { $shortest } poli, se na { $cells } polí nevejdou
ask-for-less = Žádejte větší hádanku, méně cest nebo kratší.

no-encodings-to-compare = pro { $kind } nejsou kódování k porovnání
there-is-no-encoding = kódování { $name } neexistuje
there-is-no-form = formát { $form } neexistuje
a-picture-is-svg-or-png = obrázek je SVG nebo PNG
name-a-file-svg-or-png = Zadejte soubor .svg nebo .png.
for-one-puzzle = { $option } je pro jednu hádanku v jednom kódování a tohle dělá tabulku
name-one-puzzle = Zadejte jednu PUZZLE a --encoding místo --encodings.
the-first-example = první příklad
no-model = Žádný model
not-written = { $path }: nezapsáno, není řešení k nakreslení
help-bench = Vyřeší každý FILE v několika kódováních a vypíše tabulku, co které stojí.
    .short = Porovná kódování mnoha hádanek v tabulce.
    .more = Na výběr má kódování jen Numberlink. Limit platí pro každý řádek; co trvá déle, je neznámé. Sekundy jsou čas procesoru na kódování a řešení, celkové sekundy zahrnují čtení.
help-bench-encodings = Z edges, ordered, 3d, 4d a 3d+4d, oddělená čárkami (edges,ordered,3d+4d).
help-numberlink = Řeší Numberlinky ve zvoleném kódování a uvede čísla o něm.
    .short = Porovná kódování Numberlinků a nakreslí je.
    .more = PUZZLE je soubor, - pro standardní vstup, sama hádanka, nebo název příkladu.
    .example-4 = nebo picture.png
    .example-5 = tabulka
help-numberlink-encoding = edges (výchozí), ordered, 3d, 4d nebo 3d+4d.
help-numberlink-encodings = Porovnat v tabulce tato, oddělená čárkami.
help-numberlink-board = lines (výchozí), numbers nebo list.
help-numberlink-no-loop-breaking = Ukázat první model i se smyčkami, které může mít.
help-numberlink-dimacs = Zapsat klauzule, - pro standardní výstup, a neřešit.
help-numberlink-heat-map = Zapsat obrázek s barvou pro každou cestu, PNG nebo SVG podle přípony.
help-numberlink-model = Vypsat proměnné řešení.
help-numberlink-verbose = Vyprávět o každé fázi.
the-solution = Numberlink, { $rows } krát { $columns }: řešení
word-puzzle = hádanka
word-encoding = kódování
word-solved = vyřešeno
word-width = šířka
word-height = výška
word-paths = cesty
word-variables = proměnné
word-clauses = klauzule
word-rounds = kola
word-seconds = sekundy
word-total-seconds = sekundy celkem
word-clauses-per-second = klauzulí za sekundu
word-number-of-paths = počet cest
word-cpu-time = čas procesoru
word-number-of-variables = počet proměnných
word-number-of-clauses = počet klauzulí
word-Solvable = Řešitelné
word-True = ano
word-False = ne
word-unknown = neví se
word-loops = smyčky

instructions = Spojte stejná čísla čarami, které vedou z pole do pole, nekříží se a nemají společné pole.
every-cell-is-used = Každým polem vede nějaká čára.
cells-may-stay-empty = Pole mohou zůstat prázdná.
