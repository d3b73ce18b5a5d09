# Amit egy élről mondunk.
value-drawn = behúzva
    .is = vonal be van húzva
    .not = vonal nincs behúzva
value-closed = lezárva
    .is = átjáró le van zárva
    .not = átjáró nincs lezárva

# A tábla részei, más mondatokhoz.
region-few = { ARTICLE($cells) } { $cells } mező
    .in = { ARTICLE($cells) } { $cells } mezőben
    .into = { ARTICLE($cells) } { $cells } mezőbe
    .from = { ARTICLE($cells) } { $cells } mezőből
    .accusative = { ARTICLE($cells) } { $cells } mezőt
region-many = { ARTICLE($first) } { $first } és { ARTICLE($last) } { $last } közti { $n } mezős terület
    .in = { ARTICLE($first) } { $first } és { ARTICLE($last) } { $last } közti { $n } mezős területen
    .into = { ARTICLE($first) } { $first } és { ARTICLE($last) } { $last } közti { $n } mezős területre
    .from = { ARTICLE($first) } { $first } és { ARTICLE($last) } { $last } közti { $n } mezős területről
    .accusative = { ARTICLE($first) } { $first } és { ARTICLE($last) } { $last } közti { $n } mezős területet

# Mely végpontok tartoznak össze.
ends = { ARTICLE($label) } { $label } végpontjai { ARTICLE($first) } { $first } és { ARTICLE($second) } { $second } mezőben

# Szabályok, és hogyan hívjuk őket.
rule-edge = { $edge } vagy be van húzva, vagy le van zárva
rule-end = { ARTICLE($cell) } { $cell } mezőből, { ARTICLE($label) } { $label } végpontjából egy vonal indul
rule-two-lines = { ARTICLE($cell) } { $cell } mezőben két vonal találkozik
rule-two-or-none = { ARTICLE($cell) } { $cell } mezőben két vonal találkozik, vagy egy sincs benne
rule-loop = { ARTICLE($cell) } { $cell } mezőből oda visszatérő vonalak végpont nélküli hurkot alkotnának
rule-different = { ARTICLE($first) } { $first } mezőben álló { $one } és { ARTICLE($last) } { $last } mezőben álló { $two } más-más útvonalhoz tartozik
rule-region = { ends-in }
rule-region-balanced = { ends-in }; sötét és világos mezőiből kiegyensúlyozottan kell vonalaknak kilépniük
ends-in = { FORM($region, form: "in") } { $n ->
    [0] egyetlen útvonalnak sincs pontosan egy végpontja
    [1] egy útvonalnak van pontosan egy végpontja
   *[other] { $n } útvonalnak van pontosan egy végpontja
    }
rule-fence = { ARTICLE($label) } { $label } vonalának ki kell jutnia { FORM($region, form: "from") }, és nem más útvonalakba
rule-fence-any = valamelyik útvonalnak be kell jutnia { FORM($region, form: "into") }, és onnan ki is
rule-gap = { $n } útvonalnak még át kell jutnia a határon, amely körülveszi { FORM($region, form: "accusative") }
rule-order = { ARTICLE($one) } { $one } és { ARTICLE($two) } { $two } vége felváltva következik a határon, amely körülveszi { FORM($region, form: "accusative") }, ezért ott nem köthető össze mindkettő
rule-odd = a határt, amely körülveszi { FORM($region, form: "accusative") }, páratlan számú vonal lépi át
rule-even = a határt, amely körülveszi { FORM($region, form: "accusative") }, páros számú vonal lépi át
rule-colour = ha { $edge } be van húzva, a két oldalán ugyanaz a szín áll
rule-kind = { $edge } színe megmondja, hogy ott jobbra és lefelé különbözőképpen folyik-e
rule-flow = ami folyik, tovább is folyik: { $flow }, { $place }
flow-rightward = jobbra
flow-downward = lefelé
flow-balance = sötétből világosba
at-corner = { $cell } sarka
at-outside = kívül
at-edge = { $edge }, { $n }. szint
at-cell = { $cell }
called-cell = { $cell } mező
called-edge = { $edge }
called-loop = hurok: { $cells }
called-path = útvonal: { $cells }
called-region = terület: { $cells }
called-parity = paritás: { $cells }, a vonalak: { $lines ->
    [none] egy sem
   *[other] { $lines }
    }
called-order = { $one } és { $two } sorrendje { $cells } körül
called-fence = { $label } kerítése { $cells } körül: { $lines ->
    [none] nincs
   *[other] { $lines }
    }
called-gap = rés: { $cells }, a vonalak: { $lines ->
    [none] egy sem
   *[other] { $lines }
    }

# Mezők, amelyeknek megvan a vonaluk, vagy nincs választásuk.
end-has-its-line = { ARTICLE($cell) } { $cell } mezőben { ARTICLE($label) } { $label } végpontjának megvan a vonala
has-two-lines = { ARTICLE($cell) } { $cell } mezőnek megvan a két vonala
end-has-one-way = { ARTICLE($cell) } { $cell } mezőben { ARTICLE($label) } { $label } végpontjának nincs más kiútja
cell-has-two-ways = { ARTICLE($cell) } { $cell } mezőbe két vonal kell, és más út nem maradt
line-has-one-way = { ARTICLE($cell) } { $cell } mezőbe érkező vonalnak nincs más kiútja
would-be-dead-end = { ARTICLE($cell) } { $cell } mezőbe érkező vonal zsákutcába jutna
why-used-up = betelt
why-one-way = egy út maradt
why-no-dead-ends = nincs zsákutca

# Vonalak, amelyek nem találkozhatnak.
would-join = összekötné { ARTICLE($one) } { $one } és { ARTICLE($two) } { $two } vonalát
would-close-loop = végpont nélküli hurok záródna be
why-different-paths = különböző útvonalak nem találkoznak
why-no-loops = nincs hurok

# Átjárók.
bottleneck = ez { ARTICLE($label) } { $label } vonalának egyetlen kiútja { FORM($region, form: "from") }
bottleneck-of-some = csak itt juthat ki egy útvonal { FORM($region, form: "from") }
no-way-back = az itt átmenő útvonalnak nem lenne visszaútja { FORM($region, form: "from") }
only-way = ez { ARTICLE($label) } { $label } vonalának egyetlen megmaradt kiútja { FORM($region, form: "from") }
why-only-way = { ARTICLE($label) } { $label } vonalának egyetlen útja
why-only-way-of-some = egy útvonal egyetlen útja

# A sakktábla.
balance = sakktáblaszerűen színezve { FORM($region, form: "in") } különben túl sok azonos színű vonalvég lenne

# Ha feltesszük, hogy egyetlen megoldás van.
touching = az útvonal { ARTICLE($cells) } { $cells } mezőnél önmagához érne, és le lehetne rövidíteni, pedig egyetlen megoldást várunk
detour = akkor két vonal másképp is osztozhatna { ARTICLE($cells) } { $cells } mezőn, pedig egyetlen megoldást várunk
crosswise = az útvonal { ARTICLE($cells) } { $cells } mezőnél elmenne önmaga mellett, és ott keresztben is össze lehetne kötni, pedig egyetlen megoldást várunk

# Amit felteszünk, mint ebben: „Tegyük fel, hogy az 5 vonala az r3c2 mezőből az r4c2 mezőbe megy tovább”.
suppose-no-line = nem megy vonal { ARTICLE($first) } { $first } mezőből { ARTICLE($second) } { $second } mezőbe
suppose-line = vonal megy { ARTICLE($first) } { $first } mezőből { ARTICLE($second) } { $second } mezőbe
suppose-goes = { ARTICLE($label) } { $label } vonala { ARTICLE($first) } { $first } mezőből { ARTICLE($second) } { $second } mezőbe megy
suppose-goes-on = { ARTICLE($label) } { $label } vonala { ARTICLE($first) } { $first } mezőből { ARTICLE($second) } { $second } mezőbe megy tovább
if-drawn = ha be lenne húzva, akkor { $what }
if-closed = ha le lenne zárva, akkor { $what }
if-drawn-in-the-end = ha be lenne húzva, akkor végül { $what }
if-closed-in-the-end = ha le lenne zárva, akkor végül { $what }
if-drawn-lemmas = ha be lenne húzva, { lead-to-contradiction }
if-closed-lemmas = ha le lenne zárva, { lead-to-contradiction }
lead-to-contradiction = { $n } egymásra épülő következtetés ellentmondásra vezetne; ez túl sok ahhoz, hogy itt elmondjuk, de a bizonyítás dokumentumában mind benne van

# Ami elromlik.
neither = { $edge } nem lehet se behúzva, se lezárva
two-lines-leave = { ARTICLE($cell) } { $cell } mezőből két vonal indul
three-lines-meet = { ARTICLE($cell) } { $cell } mezőben három vonal találkozik
no-way-out = { ARTICLE($label) } { $label } vonala nem tud elindulni { ARTICLE($cell) } { $cell } mezőből
dead-end = { ARTICLE($cell) } { $cell } mező zsákutca
no-line-through = { ARTICLE($cell) } { $cell } mezőn nem mehet át vonal
close-loop = a vonalak hurkot zárnak be
are-joined = { ARTICLE($one) } { $one } és { ARTICLE($two) } { $two } vonala összeér
shut-in = { ARTICLE($label) } { $label } vonala { ARTICLE($cell) } { $cell } mezőnél elakad
shut-out = { ARTICLE($label) } { $label } vonala nem jut be { FORM($region, form: "into") }
unreached = egyetlen útvonal sem jut el { FORM($region, form: "into") }
would-cross = { ARTICLE($one) } { $one } és { ARTICLE($two) } { $two } vonalának kereszteznie kellene egymást
no-room = túl sok útvonalnak kell kijutnia { FORM($region, form: "from") }
unbalanced = sakktáblaszerűen színezve { $region } nem fedhető le
no-way-left = { ARTICLE($label) } { $label } vonalának nem marad kiútja { FORM($region, form: "from") }
no-way-left-of-some = egy útvonalnak nem marad kiútja { FORM($region, form: "from") }
too-many-by-one-way = { $n } útvonalnak kellene kijutnia { FORM($region, form: "from") } egyetlen átjárón: { $edge }

# A tábla szavakkal.
board = Numberlink, { $rows } sor, { $columns } oszlop, { $paths } útvonal
board-drawn = { $n } vonal behúzva
board-free = szabad

# Hírek a készítésről.
paths-instead = { $n } útvonal { $paths } helyett

# Módszerek.
technique-used-up = betelt mező
    .idea = Ha egy mezőnek megvan minden vonala, a többi oldala le van zárva.
technique-forced-line = kényszerű vonal
    .idea = Ha egy mezőnek csak annyi útja maradt, amennyi kell neki, mindet használja.
technique-dead-end = zsákutca
    .idea = Vonal nem léphet olyan mezőbe, amelyből nem tud kijönni.
technique-different-paths = különböző útvonalak
    .idea = Különböző útvonalakhoz tartozó vonalak nem találkoznak.
technique-no-loop = nincs hurok
    .idea = Egy vonal sosem tér vissza önmagába.
technique-bottleneck = szűk átjáró
    .idea = Ha egy útvonalnak egyetlen átjárója maradt a végpontjai között, azon megy át.
technique-no-way-back = nincs visszaút
    .idea = Ha egy útvonal kilép egy területről, ahol egy végpontja sincs, vagy mindkettő ott van, vissza is kell térnie.
technique-only-way = egyetlen út
    .idea = Ha a többi útvonal és a lezárt élek egyetlen utat hagynak egy útvonalnak a másik végpontjához, arra megy.
technique-foresight = előretekintés
    .idea = Nem megyünk arra, amerről könnyű lépések bajba vezetnek.
technique-balance = egyensúly
    .idea = Minden vonal a sakktábla egy sötét és egy világos mezőjét köti össze, ezért egy terület megszabja, melyik színről hány lép ki belőle.
technique-trial = próba
    .idea = Arra sem megyünk, ahol néhány elágazás mindegyike bajba vezet.
technique-touching-path = önmagához érő útvonal
    .idea = Az önmagához érő útvonalat le lehetne rövidíteni: akkor nem ez lenne az egyetlen megoldás.
technique-shared-detour = közös kerülő
    .idea = Az a kerülő, amelyet egy másik vonal is megtehetne, nem az egyetlen megoldás.
technique-crosswise-lines = keresztbe köthető vonalak
    .idea = Az önmaga mellett elhaladó útvonalat keresztben is össze lehetne kötni: akkor nem ez lenne az egyetlen megoldás.

# Amit a készítőtől kérni lehet.
setting-rows = Sorok.
    .title = sorok
setting-columns = Oszlopok.
    .title = oszlopok
setting-paths = Pontosan ennyi útvonal; alapesetben annyi, amennyi kell.
    .title = útvonalak
setting-shortest = Egy útvonal legalább ennyi mezőből áll.
    .title = legrövidebb útvonal
setting-straightness = Milyen valószínűséggel megy egy útvonal egyenesen tovább.
    .title = egyenesség
setting-empty = Azzal a szabállyal, hogy mezők üresen is maradhatnak.
    .title = üres mezők is

# Példák, alakok, táblák beírása.
example-numberlink-first = egy első Numberlink: a sarkok és a végpontok nem hagynak választást
example-numberlink-ahead = előretekintés néhány lépéssel
example-numberlink-loop = egy végpont nélküli hurok, amelynek nem szabad bezárulnia
example-numberlink-empty = a puzz.link szabálya: mezők üresen is maradhatnak
example-numberlink-two = több megoldás
example-numberlink-crossed = nincs megoldás: két útvonalnak kereszteznie kellene egymást
example-numberlink-used-up = végpontok, amelyeknek megvan a vonaluk
example-numberlink-dead-end = mezők, amelyekből egy vonal nem tudna kijönni
example-numberlink-bottleneck = az egyetlen átjáró a tábla két része között
example-numberlink-no-way-back = egy út, amelyről egy útvonal nem térne vissza
example-numberlink-trial = néhány elágazás, amelyek mind bajba vezetnek
format-text = a tábla minden sora külön sorban
format-csv = vesszőkkel tagolt táblázat
format-puzzlink = hivatkozás a puzz.link oldalra
format-pzprv3 = a puzz.link egy fájlja
format-penpa = hivatkozás a Penpa oldalra
format-janko = a janko.at egy oldala
drafting-help = Szám vagy betűk, mindegyik kétszer; . vagy _ szabad mezőhöz, amelyet le kell fedni, illetve üresen is maradhat; utána - vagy | egy vonalhoz jobbra vagy lefelé, ] vagy ~ oda, ahol nincs.

# Kódolások, és hol tart velük a keresés.
encoding-size = { $name }: { $variables } változó, { $clauses } klóz
encoding-round = { $name }: { $n }. kör
encoding-none = { $name }: nincs megoldás
encoding-loops = { $name }: { $n } hurok
two-encodings = a 3d+4d két kódolás egymás után
choose-one-encoding = Válaszd a 3d-t vagy a 4d-t.
no-such-encoding = nincs ilyen kódolás: { $name }
encoding-covers-all = { ARTICLE($name) } { $name } kódolás minden mezőt lefed, ezen a táblán pedig mezők üresen is maradhatnak
choose-edges-or-ordered = Válaszd az edges vagy az ordered kódolást.

# Hibák, és hogy mit lehet tenni.
write-text-form = Inkább szöveges alakban írd ki.
how-rows-are-written = Soronként egy sor: . a szabad mező, egy útvonal két végpontja ugyanaz a betű vagy szám.
how-links-look = Egy hivatkozás így néz ki: https://puzz.link/p?numlin/5/5/1j2h3m1h2j3.
how-labels-are-made = Egy jel betűkből és számjegyekből áll, legfeljebb { $most } lehet.
is-no-label = { $label } nem lehet végpont jele
nothing-to-read = nincs mit olvasni
not-a-cell = { $cell } nem lehet egy Numberlink mezője
leads-out = { $cell } kivezet a tábláról
not-the-size-given = { $rows } sor van { $columns } mezővel, a megadott méret más
size-is-columns-and-rows = A méret oszlopok és sorok; egyszerre egy táblát adj meg.
stands-so-often = { $label } { $n ->
    [1] egyszer
   *[other] { $n } helyen
    } áll a táblán
stands-in = { $label } { $n ->
    [1] egyszer
   *[other] { $n } helyen
    } áll a táblán ({ LIST($cells, join: "comma") })
write-each-label-twice = Minden útvonalnak két végpontja van: minden jelet pontosan kétszer írj le.
no-paths = ezen a táblán nincsenek útvonalak
write-two-ends = Írd le minden útvonal két végpontját ugyanazzal a jellel.
sign-for-each-edge = a mezők között minden élhez kell egy jel
signs-of-edges = - vagy | egy vonal, x, ahol nincs, ? ahol még nyitott.
no-sign-for-an-edge = { $sign } nem egy él jele
signs-of-such-edges = { $sign } egy vonal, x, ahol nincs, ? ahol még nyitott.
table-has-no-lines = egy táblázatban nincs helye vonalaknak
link-has-no-lines = egy hivatkozásban nincs helye vonalaknak
file-has-no-lines = egy fájlban nincs helye előre behúzott vonalaknak
form-has-no-label = ebben az alakban nincs helye ennek a jelnek: { $label }
end-without-number = szám nélküli végpontot itt nem ismerünk
cells-do-not-make = { $n } mezőből nem lesz { $rows } sor { $columns } oszloppal
edges-not = ezen a táblán { $n } él van, nem { $found }
one-edge-between = Minden két szomszédos mező között egy él van.
no-neighbours = nem szomszédos mezők között is van vonal
size-is-missing = hiányzik a méret
no-size-of-a-board = ez nem lehet egy tábla mérete
rows-then-columns = Előbb a sorok, aztán az oszlopok.
row-has-entries = ebben a sorban { $n } bejegyzés van, nem { $columns }
file-may-be-cut-off = Lehet, hogy a fájl vége hiányzik.
is-not-a-number = { $number } nem szám
dot-for-none = Ha nincs, írj pontot.
paths-do-not-fit = { $n } legalább { $shortest } mezős útvonal nem fér el { $cells } mezőn
ask-for-less = Kérj nagyobb táblát, kevesebb vagy rövidebb útvonalat.

no-encodings-to-compare = ehhez nincsenek összehasonlítható kódolások: { $kind }
there-is-no-encoding = nincs { $name } kódolás
there-is-no-form = nincs { $form } alak
a-picture-is-svg-or-png = egy kép SVG vagy PNG lehet
name-a-file-svg-or-png = Adj meg egy .svg vagy .png fájlt.
for-one-puzzle = { $option } egy rejtvényhez és egy kódoláshoz való, és ez itt táblázat lesz
name-one-puzzle = Egy PUZZLE legyen, és --encodings helyett --encoding.
the-first-example = az első példa
no-model = Nincs modell
not-written = { $path }: nincs kiírva, mert nincs megoldás, amelyet ki lehetne rajzolni
help-bench = Minden FILE rejtvényeit többféle kódolásban is megoldja, és táblázatot ír arról, melyik mennyibe kerül.
    .short = Sok rejtvény kódolásait hasonlítja össze táblázatban.
    .more = Csak a Numberlinknek vannak választható kódolásai. A korlát soronként értendő; ami tovább tart, ismeretlen. A másodpercek a kódolás és megoldás processzorideje, a teljes idő az olvasást is tartalmazza.
help-bench-encodings = Ezek közül, vesszővel elválasztva: edges, ordered, 3d, 4d és 3d+4d (edges,ordered,3d+4d).
help-numberlink = Numberlinkeket old meg választott kódolásban, és közli a számait.
    .short = Numberlinkek kódolásait hasonlítja össze, és kirajzolja őket.
    .more = PUZZLE egy fájl, - mint szabványos bemenet, maga a rejtvény, vagy egy példa neve.
    .example-4 = vagy picture.png
    .example-5 = táblázat
help-numberlink-encoding = edges (alapból), ordered, 3d, 4d vagy 3d+4d.
help-numberlink-encodings = Ezeket hasonlítja össze táblázatban, vesszővel elválasztva.
help-numberlink-board = lines (alapból), numbers vagy list.
help-numberlink-no-loop-breaking = Az első modellt mutatja, azokkal a hurkokkal, amelyek esetleg benne vannak.
help-numberlink-dimacs = Kiírja a klózokat, - a szabványos kimenet, és nem old meg semmit.
help-numberlink-heat-map = Képet ír, minden útvonal más színű; a végződése szerint PNG vagy SVG.
help-numberlink-model = Kiírja a megoldás változóit.
help-numberlink-verbose = Minden szakaszról beszámol.
the-solution = Numberlink, { $rows } sor, { $columns } oszlop: a megoldás
word-puzzle = rejtvény
word-encoding = kódolás
word-solved = megoldva
word-width = szélesség
word-height = magasság
word-paths = útvonalak
word-variables = változók
word-clauses = klózok
word-rounds = körök
word-seconds = másodperc
word-total-seconds = összes másodperc
word-clauses-per-second = klóz másodpercenként
word-number-of-paths = útvonalak száma
word-cpu-time = processzoridő
word-number-of-variables = változók száma
word-number-of-clauses = klózok száma
word-Solvable = Megoldható
word-True = igen
word-False = nem
word-unknown = nem tudni
word-loops = hurkok

instructions = Kösd össze az egyforma számokat mezőről mezőre haladó vonalakkal, amelyek nem keresztezik egymást, és nincs közös mezőjük.
every-cell-is-used = Minden mezőn átmegy egy vonal.
cells-may-stay-empty = Mezők üresen is maradhatnak.
