# Szakaszok. A $total az összeg, a $cells az első és az utolsó mező: „r2c2–r2c3”.
clue-across = { ARTICLE($total) } { LIST($total, form: "name") } vízszintes { $cells } szakasz
    .in = { ARTICLE($total) } { LIST($total, form: "name") } vízszintes { $cells } szakaszban
    .into = { ARTICLE($total) } { LIST($total, form: "name") } vízszintes { $cells } szakaszba
    .from = { ARTICLE($total) } { LIST($total, form: "name") } vízszintes { $cells } szakaszból
    .accusative = { ARTICLE($total) } { LIST($total, form: "name") } vízszintes { $cells } szakaszt
    .dative = { ARTICLE($total) } { LIST($total, form: "name") } vízszintes { $cells } szakasznak
clue-down = { ARTICLE($total) } { LIST($total, form: "name") } függőleges { $cells } szakasz
    .in = { ARTICLE($total) } { LIST($total, form: "name") } függőleges { $cells } szakaszban
    .into = { ARTICLE($total) } { LIST($total, form: "name") } függőleges { $cells } szakaszba
    .from = { ARTICLE($total) } { LIST($total, form: "name") } függőleges { $cells } szakaszból
    .accusative = { ARTICLE($total) } { LIST($total, form: "name") } függőleges { $cells } szakaszt
    .dative = { ARTICLE($total) } { LIST($total, form: "name") } függőleges { $cells } szakasznak
run-across = a vízszintes { $cells } szakasz
    .in = a vízszintes { $cells } szakaszban
    .into = a vízszintes { $cells } szakaszba
    .from = a vízszintes { $cells } szakaszból
    .accusative = a vízszintes { $cells } szakaszt
    .dative = a vízszintes { $cells } szakasznak
run-down = a függőleges { $cells } szakasz
    .in = a függőleges { $cells } szakaszban
    .into = a függőleges { $cells } szakaszba
    .from = a függőleges { $cells } szakaszból
    .accusative = a függőleges { $cells } szakaszt
    .dative = a függőleges { $cells } szakasznak
clue-before-across = { ARTICLE($cell) } { $cell } előtti vízszintes { LIST($total, form: "name") }
clue-before-down = { ARTICLE($cell) } { $cell } előtti függőleges { LIST($total, form: "name") }

# Ugyanez zárójelben: a why-… nevű mondatok $run változója.
brief-clue-across = vízszintes { LIST($total, form: "name") }
    .in = a vízszintes { LIST($total, form: "in") }
    .into = a vízszintes { LIST($total, form: "into") }
brief-clue-down = függőleges { LIST($total, form: "name") }
    .in = a függőleges { LIST($total, form: "in") }
    .into = a függőleges { LIST($total, form: "into") }
brief-run-across = vízszintes szakasz
    .in = a vízszintes szakaszban
    .into = a vízszintes szakaszba
brief-run-down = függőleges szakasz
    .in = a függőleges szakaszban
    .into = a függőleges szakaszba

# Szabályok, és hogyan hívjuk őket.
rule-no-cells-across = { ARTICLE($cell) } { $cell } előtti vízszintes { LIST($total, form: "dative") } nincs mezője
rule-no-cells-down = { ARTICLE($cell) } { $cell } előtti függőleges { LIST($total, form: "dative") } nincs mezője
rule-one = { ARTICLE($cell) } { $cell } mezőben { $total } áll
rule-alone = { ARTICLE($cell) } { $cell } mező egyedül áll
rule-different = { ARTICLE($cells) } { $cells } szakasz számai különbözők
rule-sum = { ARTICLE($cells) } { $cells } szakasz számai különbözők, és az összegük { $total }
called-across = { $cell } kezdetű vízszintes szakasz
called-down = { $cell } kezdetű függőleges szakasz
called-sum-across = { $cell } kezdetű vízszintes szakasz összege
called-sum-down = { $cell } kezdetű függőleges szakasz összege

# Hány mező: más mondatok részei.
in-so-many-cells = { $n ->
    [1] egy mezőben
    [2] két mezőben
    [3] három mezőben
    [4] négy mezőben
    [5] öt mezőben
    [6] hat mezőben
    [7] hét mezőben
    [8] nyolc mezőben
    [9] kilenc mezőben
   *[other] { $n } mezőben
    }
so-many-are-odd = { $n ->
    [0] a többi mező közül egy sem páratlan
    [1] a többi mező közül egy páratlan
    [2] a többi mező közül kettő páratlan
    [3] a többi mező közül három páratlan
    [4] a többi mező közül négy páratlan
    [5] a többi mező közül öt páratlan
    [6] a többi mező közül hat páratlan
    [7] a többi mező közül hét páratlan
    [8] a többi mező közül nyolc páratlan
    [9] a többi mező közül kilenc páratlan
   *[other] a többi mező közül { $n } páratlan
    }

# Egyesek.
last-cell = { $run } többi mezőjének összege { $sum }
only-cell = ez { $run } egyetlen mezője
needed-of-all-digits = { FORM($run, form: "in") } minden szám előfordul, és { ARTICLE($digit) } { LIST($digit, form: "name") } már csak ide kerülhet
needed-in-every-way = { $run } minden lehetséges összegében van { LIST($digit, form: "name") }, és ez már csak ide kerülhet
needed-in-sums = { $run } csak { LIST($sums, join: "or") } lehet, és { ARTICLE($digit) } { LIST($digit, form: "name") } már csak ide kerülhet
why-needs-it = { FORM($run, form: "into") } kell

# Összegek. A $sum azt mondja meg, mi áll együtt néhány mezőben: a következő három egyike.
is-sums = csak { LIST($sums, join: "or") } lehet
is-sums-as-used = csak { LIST($sums, join: "or") } lehet, mert a szakaszban már van { LIST($digits, form: "name") }
never-has = sosem tartalmaz { LIST($digits, join: "or", form: "accusative") }
forced = { ARTICLE($total) } { $total } { in-so-many-cells } { $sum } ({ $run })
forced-rest = { $run } maradéka, { ARTICLE($total) } { $total } { in-so-many-cells }, { $sum }
brief-forced = { ARTICLE($total) } { $total } { ARTICLE($cells) } { $cells } szakaszban { $sum }
brief-forced-rest = { ARTICLE($total) } { $total } { ARTICLE($cells) } { $cells } mezőben { $sum }
at-least-one = { $cell } legalább { $bound } ({ $run })
at-most-one = { $cell } legfeljebb { $bound } ({ $run })
at-least = { $run } többi mezőjének összege legalább { $bound }
at-most = { $run } többi mezőjének összege legfeljebb { $bound }
why-at-least-one = { $run }, { $cell } legalább { $bound }
why-at-most-one = { $run }, { $cell } legfeljebb { $bound }
why-at-least = { $run }, a többi legalább { $bound }
why-at-most = { $run }, a többi legfeljebb { $bound }
fitting = { $run } már csak { LIST($sums, join: "or") } lehet
fitting-many = { FORM($run, form: "into") } még illő { $n } kombináció egyikében sincs { LIST($digits, join: "or", form: "name") }
why-fitting = { $run } már csak { LIST($sums, join: "or") } lehet
why-fitting-many = { FORM($run, form: "in") } már nem lehet

# Párok, hármasok, kereszteződések.
naked = { ARTICLE($cells) } { $cells } mezőbe { LIST($digits, form: "name") } kerül, ezért { $run } többi mezőjébe egyik sem kerülhet
hidden = { FORM($run, form: "into") } kell { LIST($digits, form: "name") }, ezek csak { ARTICLE($cells) } { $cells } mezőbe kerülhetnek, így ott más számnak nincs helye
locked = { FORM($one, form: "into") } és { FORM($two, form: "into") } is kell { LIST($digit, form: "name") }, és ennek mindkettőben csak { ARTICLE($first) } { $first } és { ARTICLE($second) } { $second } szakaszon van helye

# Páros és páratlan: $odd és $n értéke 1, ha páratlan, és 0, ha páros.
parity-of-two = { $other } { $n ->
    [1] páratlan
   *[other] páros
    }, ezért { $cell } { $odd ->
    [1] páratlan
   *[other] páros
    } ({ $run })
parity-of-run = { FORM($run, form: "in") } { so-many-are-odd }, ezért { $cell } { $odd ->
    [1] páratlan
   *[other] páros
    }
parity-of-region = { $region }; a közös mezők mindkét oldalon számítanak, és { so-many-are-odd }, ezért { $cell } { $odd ->
    [1] páratlan
   *[other] páros
    }

# A teljes szakasz.
partner = különben { ARTICLE($cell) } { $cell } mezőbe { LIST($digits, join: "or", form: "name") } kerülne ({ $run })
whole-run = bárhogyan töltjük is ki { FORM($run, form: "accusative") }, { stands-nowhere }
whole-run-sums = bárhogyan töltjük is ki { FORM($run, form: "accusative") } ({ LIST($sums, join: "or") }), { stands-nowhere }
stands-nowhere = ide sosem kerül { LIST($digits, join: "or", form: "name") }

# Területek. A $what azt mondja meg, mi következik: az utolsó négy egyike.
region = vegyük { LIST($runs, form: "accusative") }: vízszintesen összesen { $across }, függőlegesen { $down }
region-between = { ARTICLE($first) } { $first } és { ARTICLE($last) } { $last } közötti { $n } szakasz közül a vízszintesek összege { $across }, a függőlegeseké { $down }
region-sum = { $region }; a közös mezők mindkét oldalon számítanak, ezért { $what }
region-sum-known = { $region }; a közös mezők mindkét oldalon számítanak, { LIST($facts) } ismert, ezért { $what }
region-sum-many-known = { $region }; a közös mezők mindkét oldalon számítanak, további { $n } mező ismert, ezért { $what }
makes-up-the-difference = a különbséget { ARTICLE($cell) } { $cell } adja
add-up = { $one } és { $two } összege { $sum }
is-the-same = { $larger } = { $smaller }
is-larger = { $larger } = { $smaller } + { $n }

# Láncok. Így folytatják: „az r4c5 mezőben nem lehet 7-es: …”.
chain = különben { LIST($told) } adódna; ekkor { $broken }
chain-at-once = különben { $broken }
would-be = { $cell }={ $digit }
would-not-be = { $cell }≠{ LIST($digits, join: "or") }
more-that-follow = további { $n } következmény
nothing-else-fits = { FORM($run, form: "into") } más nem illik

# Miért nem tölthető ki egy szakasz.
both-are = { ARTICLE($one) } { $one } és { ARTICLE($two) } { $two } mezőben is { LIST($digit, form: "name") } áll
too-few-digits = { FORM($run, form: "dative") } túl kevés szám marad
adds-up-to = { $run } összege { $sum } lenne
adds-up-to-at-least = { $run } összege legalább { $sum } lenne
adds-up-to-at-most = { $run } összege legfeljebb { $sum } lenne
would-be-left = { ARTICLE($cell) } { $cell } mezőre { $rest } maradna ({ $run })
nothing-fits = { FORM($run, form: "into") } semmi sem illik
nothing-fits-rest = { ARTICLE($cells) } { $cells } mezőbe, ahová { FORM($run, form: "from") } { $rest } marad, semmi sem illik
does-not-fit = { FORM($run, form: "into") } { do-not-fit }
does-not-fit-rest = { ARTICLE($cells) } { $cells } mezőbe, ahová { FORM($run, form: "from") } { $rest } marad, { do-not-fit }
do-not-fit = { COUNT($sums) ->
    [1] nem illik { $sums }
    [2] nem illik sem { LIST($sums, join: "nor") }
   *[other] { LIST($sums) } közül egyik sem illik
    }

# Ha feltesszük, hogy egyetlen megoldás van. A $so az utolsó négy egyike.
could-be-exchanged = ha egyetlen megoldás van, { ARTICLE($cells) } { $cells } mezőben nem állhat csak { LIST($digits, form: "name") }, mert felcserélhetők lennének; { $so }
so-something-else = ezért { ARTICLE($cell) } { $cell } mezőben más áll
so-they-have-it = ezért { FORM($run, form: "in") } { ARTICLE($digit) } { LIST($digit, form: "name") } { ARTICLE($cells) } { $cells } mező egyikében van
so-one-takes = ezért { ARTICLE($roof) } { $roof } mező egyikébe is { LIST($digits, join: "or", form: "name") } kerül, és { ARTICLE($cells) } { $cells } mezővel együtt { FORM($run, form: "in") } ezek mind elfogynak
so-neither-holds = { ARTICLE($roof) } { $roof } mező egyikében van { ARTICLE($digit) } { LIST($digit, form: "name") }, amely { FORM($run, form: "into") } kell, ezért { ARTICLE($other) } { LIST($other, form: "name") } egyikben sincs

# A tábla mellett.
aside-across = vízszintes { $total }, { $n } mező: { $how }, { $all } közül { $left } maradt
aside-down = függőleges { $total }, { $n } mező: { $how }, { $all } közül { $left } maradt
clue-met = megvan
clue-impossible = lehetetlen!
clue-open = nyitott

# A tábla szavakkal.
board = Kakuro, { $rows } sor, { $columns } oszlop, { $white } fehér mező
board-digits = számok 1-től { $largest }-ig
board-filled = { $n } kitöltve
board-black = fekete
board-clue-down = lefelé { $total }
board-clue-right = jobbra { $total }
board-clues = lefelé { $down } és jobbra { $right }

# Hírek a készítésről.
not-yet = még nem { $level }, { $n }. próbálkozás
still-printed = { $all } mezőből { $n } még ki van nyomtatva

# Módszerek.
technique-last-cell = utolsó mező
    .idea = Egy szakasz utolsó üres mezőjébe az kerül, ami az összegéből még hiányzik.
technique-naked-single = nyílt egyes
    .idea = Ha egy mezőnek egyetlen száma maradt, az kerül bele.
technique-forced-combination = lehetséges összegek
    .idea = Egy mezőbe csak olyan szám kerülhet, amely az összeg valamelyik felbontásában szerepel.
technique-smallest-and-largest = legkisebb és legnagyobb
    .idea = Amennyi a többi mezőben legalább vagy legfeljebb van, az korlátot szab annak, ami egy mezőre marad.
technique-required-digit = kötelező szám
    .idea = Az a szám, amely egy szakasz minden lehetséges összegében benne van, az egyetlen megmaradt helyére kerül.
technique-fitting-combinations = illeszkedő összegek
    .idea = Egy összeg csak akkor jöhet szóba, ha minden mezőbe jut belőle szám, és minden számának jut mező.
technique-naked-pair = nyílt pár
    .idea = Ha egy szakasz két mezőjében csak ugyanaz a két szám maradt, azok ott el is fogynak.
technique-hidden-pair = rejtett pár
    .idea = Ha egy szakaszba két szám kell, és csak két helyük maradt, azokat betöltik.
technique-naked-triple = nyílt hármas
    .idea = Ha egy szakasz három mezőjében csak ugyanaz a három szám maradt, azok ott el is fogynak.
technique-hidden-triple = rejtett hármas
    .idea = Ha egy szakaszba három szám kell, és csak három helyük maradt, azokat betöltik.
technique-naked-quad = nyílt négyes
    .idea = Ha egy szakasz négy mezőjében csak ugyanaz a négy szám maradt, azok ott el is fogynak.
technique-locked-digits = bezárt számok
    .idea = Ha két szakaszba kell egy szám, és mindkettőben csak ugyanazon két keresztező szakasz mezőibe kerülhet, akkor azokban máshol nem állhat.
technique-parity = paritás
    .idea = Ha egy szakasz mezőiről egy kivételével tudjuk, hogy párosak vagy páratlanok, az összegből az utolsóról is kiderül.
technique-whole-run = teljes szakasz
    .idea = Végignézzük egy szakasz összes kitöltését: ami egyikben sem fordul elő, az kiesik.
technique-region-sum = területösszeg
    .idea = Egy terület vízszintes és függőleges összegeinek különbsége megadja az egyetlen mezőt, amely kilóg belőle.
technique-region-pair = területpár
    .idea = Egy terület vízszintes és függőleges összegeinek különbsége összeköti a két mezőt, amely kilóg belőle.
technique-region-parity = területparitás
    .idea = Ha egy területből kilógó mezőkről egy kivételével tudjuk, hogy párosak vagy páratlanok, az utolsóról is kiderül.
technique-xy-chain = xy-lánc
    .idea = Ha egy szám kétszámos mezőről kétszámos mezőre vezet, míg egy szakasz kitölthetetlenné válik, akkor kiesik.
technique-forcing-chain = kényszerlánc
    .idea = Ha egy számból szakaszról szakaszra olyasmi következik, hogy egy szakasz kitölthetetlenné válik, akkor kiesik.
technique-unique-rectangle = egyediségi téglalap
    .idea = Két vízszintes és két függőleges szakasz metszésében két szám keresztben felcserélhető lenne: ezért nem állhat ott csak az a kettő.
technique-unique-rectangle-2 = egyediségi téglalap 2
    .idea = Két sarokban a két szám mellett csak egy harmadik lehet: az a kettő egyikében áll, szakaszukban máshol nem.
technique-unique-rectangle-3 = egyediségi téglalap 3
    .idea = Két sarokban más számok is lehetnek, amelyek a mellettük lévő mezőkkel nyílt csoportot alkotnak a szakaszukban.
technique-unique-rectangle-4 = egyediségi téglalap 4
    .idea = Két sarok olyan szakaszban van, amelybe a két szám egyike ott kell: a másik egyikükben sem állhat.
technique-unique-rectangle-of-six = hatmezős egyediségi téglalap
    .idea = Ahol két szakasz hármat keresztez, három szám egyszerre felcserélhető lenne: ezért nem állhat ott csak az a három.

# Amit a készítőtől kérni lehet.
setting-rows = Sorok, a legfelsővel együtt.
    .title = sorok
setting-columns = Oszlopok, a bal szélsővel együtt.
    .title = oszlopok
setting-digits = A legnagyobb szám.
    .title = legnagyobb szám
setting-density = A tábla belsejének ekkora része fekete, vagy kicsivel több.
    .title = fekete mezők aránya
setting-symmetry = A fekete mezők szimmetriája.
    .title = szimmetria
setting-difficulty = A szintje, ahogyan a `grade` adja meg; különben ami adódik.
    .title = szint
setting-temperature = Milyen szabadon sorsoljuk az összegeket: minél nagyobb, annál nehezebb.
    .title = az összegek szabadsága

# Példák, alakok, táblák beírása, mérőszámok.
example-kakuro-first = annak a feladatnak a példája, amelyből ez a rejtvényfajta származik
example-kakuro-needed = számok, amelyek kellenek egy szakaszba, és egyetlen helyük maradt
example-kakuro-locked = egy szám, amely két szakaszban ugyanazon két keresztező szakasz mezőibe kerül
example-kakuro-whole-run = egy szakasz, amelynek minden kitöltését végig kell nézni, és egy terület, amely összeköt két mezőt
example-kakuro-parity = egy mező, amely a többi miatt csak páros vagy csak páratlan lehet
example-kakuro-supposed = számok, amelyeket egy pillanatra felteszünk, míg egy szakasz kitölthetetlenné nem válik
example-kakuro-mini = egy kicsi, 1-től 6-ig terjedő számokkal
example-kakuro-two-solutions = két megoldás: bal oldalt az 1 és a 2 helyet cserélhet
example-kakuro-impossible = minden összeg előállítható, de egyszerre nem mind
format-text = a tábla minden sora külön sorban
format-puzzlink = hivatkozás a puzz.link oldalra
format-pzprv3 = a puzz.link egy fájlja
format-penpa = hivatkozás a Penpa oldalra
format-janko = a janko.at egy oldala
drafting-help = q: fekete mező; Enter: az összegei, például 16\7 (lefelé, majd jobbra); egy szám; Del: fehér mező.
scale-the-sum-tables = az összegtáblázatok
scale-most-combinations = legtöbb lehetőség
scale-on-average = átlagosan

# Hibák, és hogy mit lehet tenni.
write-text-form = Inkább szöveges alakban írd ki.
how-rows-are-written = Soronként egy sor: . az üres mező, 16\7 a fekete mező a lefelé és a jobbra szóló összeggel, \ az összeg nélküli.
how-links-look = Egy hivatkozás így néz ki: https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3.
no-such-range = a számok nem mehetnek 1-től { $digits }-ig
largest-digit = A legnagyobb szám 2 és { $most } közé essen.
largest-digit-in-a-line = A legnagyobb szám 2 és { $most } közé essen, például: digits 1-6.
no-such-digits = nincsenek ilyen számok
not-a-digit-of-this-board = { $digit } nem szerepelhet ezen a táblán
digits-of-this-board = A számok 1-től { $largest }-ig mennek, hacsak az első sor előtt nem áll: digits 1-15.
only-nine-digits-are-entered = mezőnként csak olyan tábla írható be, amelyen a számok 1-től 9-ig mennek
change-it-in-a-file = Írd fájlba a `whygrid convert` paranccsal, és ott módosítsd.
no-black-cell = nincs fekete mező
no-black-cell-in-grid = ezen a rácson nincs fekete mező
clues-in-black-cells = Az összegek fekete mezőkben állnak.
more-than-one-board = itt több tábla is van
give-one-board = A táblákat üres sor választja el; egyet adj meg.
nothing-to-read = nincs mit olvasni
not-a-cell = { $cell } nem lehet egy Kakuro mezője
cells-of-janko = A mező - vagy egy szám 1-től 9-ig.
clue-is-too-large = ez az összeg túl nagy
nine-digits-add-up = Kilenc különböző szám összege legfeljebb 45.
nine-digits-make-45 = Kilenc különböző szám összege 45.
a-run-adds-up = egy szakasz összege { $sum }
is-no-clue = { $clue } nem összeg
clues-are-sums = Az összegek 1 és 45 közé esnek.
is-not-a-clue = { $clue } nem összeg
minus-1-for-none = Ha nincs, írj -1-et.
form-has-no-clue = ebben az alakban nem adható meg ilyen összeg: { $clue }
clues-at-the-end = ennek a hivatkozásnak a végén { $n } összegnek kell állnia, de { $found } van
link-has-no-digits = egy hivatkozásban nincs helye előre beírt számoknak
file-has-no-digits = egy pzprv3 fájlban nincs helye előre beírt számoknak
link-has-nine-digits = egy hivatkozásban csak az 1-től 9-ig terjedő számoknak van helye
file-has-nine-digits = egy pzprv3 fájlban csak az 1-től 9-ig terjedő számoknak van helye
link-needs-a-frame = egy hivatkozáshoz fekete felső sor és fekete bal oszlop kell, fehér mezőknek szóló összegekkel
file-needs-a-frame = egy pzprv3 fájlhoz fekete felső sor és fekete bal oszlop kell, fehér mezőknek szóló összegekkel
penpa-has-nine-digits = egy Penpa-hivatkozásban csak az 1-től 9-ig terjedő számoknak van helye
penpa-has-no-clue-of-0 = egy Penpa-hivatkozásban az összeg nem lehet 0
unknown-symbols = ezen a rácson olyan jelek vannak, amelyeket nem ismerünk
cells-do-not-make = { $n } mezőből nem lesz { $rows } sor { $columns } oszloppal
row-has-cells-not = ebben a sorban { $n } mező van, nem { $columns }
border-and-all-columns = Minden sorban ott van a szegély és az összes oszlop.
size-is-missing = hiányzik a méret
rows-then-columns = Előbb a sorok, aztán az oszlopok.
no-such-difficulty = nincs ilyen nehézség: { $name }
none-is-so-hard = { $n } tábla közül ({ $rows } sor, { $columns } oszlop) egyik sem ilyen: { $level }
take-another-size = Válassz más méretet vagy sűrűséget: a kis táblák ritkán nehezek, a nagyok ritkán könnyűek.
board-is-too-small = { $rows } sor és { $columns } oszlop túl kevés
take-3-by-3 = Legalább 3 sor és 3 oszlop kell.
no-such-symmetry = nincs ilyen szimmetria: { $name }
no-such-density = { $density } nem lehet a fekete mezők sűrűsége
take-a-density = Válassz 0 és 0,7 között.
no-layout-found = nem találtunk ilyen elrendezést
take-a-larger-board = Válassz nagyobb táblát vagy kevesebb fekete mezőt.

are-not-digits = { $text } nem számjegyek
how-digits-are-written = Így írd a számjegyeket: 79 vagy 7,9.
is-no-range-of-digits = { $text } nem számjegyek tartománya
how-ranges-of-digits-are-written = Így írd: --digits 1-6.
no-digit = egy számjegy sem
help-combinations = Felsorolja azokat a CELLS különböző számjegyből álló halmazokat, amelyek összege TOTAL; a 9 fölötti számjegyek jele A-tól F-ig.
    .short = Felsorolja, mely számokból jöhet ki egy összeg.
    .example-1 = 7+9
    .example-2 = azok, amelyekben van 9 és nincs 8
    .example-4 = egy kis Kakuróban, 7, 8 és 9 nélkül
help-combinations-with = Számjegyek, amelyek biztosan benne vannak.
help-combinations-without = Számjegyek, amelyek nem lehetnek benne.
help-combinations-digits = A létező számjegyek, legfeljebb 1-15 (1-9).

instructions = Írj minden fehér mezőbe egy számjegyet 1-től { $last }-ig. Egy szakasz számjegyeinek összege az előtte álló szám, és egy szakaszban nincs két egyforma számjegy.
