# A szúdoku szavai magyarul. Az indokok egy ilyen mondatot fejeznek be: „r4c5 = 7: …”.

# Egységek, és ami zárójelben áll az mögött, ami belőlük következik.
row = { $n }. sor
    .the = { ARTICLE($n) } { $n }. sor
    .in = { ARTICLE($n) } { $n }. sorban
column = { $n }. oszlop
    .the = { ARTICLE($n) } { $n }. oszlop
    .in = { ARTICLE($n) } { $n }. oszlopban
box = { $n }. blokk
    .the = { ARTICLE($n) } { $n }. blokk
    .in = { ARTICLE($n) } { $n }. blokkban
cell = mező
    .many = mezők
full-house = utolsó mező
    .many = utolsó mezők

# Szabályok.
cell-called = { $cell } mező
    .the = { ARTICLE($cell) } { $cell } mező
    .in = { ARTICLE($cell) } { $cell } mezőben
cell-holds-one-digit = { ARTICLE($cell) } { $cell } mezőben egy szám áll
house-holds-each-digit-once = { FORM($house, form: "in") } minden szám egyszer szerepel

# Egyesek, és ahol semmi sem marad.
last-empty-cell = ez { FORM($house, form: "the") } utolsó üres mezője
only-place-left = { FORM($house, form: "in") } { LIST($digit, form: "the") } már csak ide kerülhet
nothing-else-is-left-in-its-cell = ebbe a mezőbe más már nem kerülhet
nothing-else-is-left = más lehetőség nem marad
no-digit-is-left = { ARTICLE($cell) } { $cell } mezőbe egyetlen szám sem kerülhet
no-place-is-left = { FORM($house, form: "in") } nem marad hely { LIST($digit, form: "the-dative") }
cell-has-no-digit = { ARTICLE($cell) } { $cell } mezőbe nem marad szám
house-has-no-digit = { FORM($house, form: "in") } nincs hely { LIST($digit, form: "the-dative") }
digit-has-no-place-left = { FORM($house, form: "in") } nem marad hely { LIST($digit, form: "the-dative") }
nothing-is-left-for = { ARTICLE($cell) } { $cell } mezőbe nem marad szám

# Indokok részei.
rules-it-out = { $fact } kizárja
cell-is = { $cell }={ $digit }
cell-is-not = { ARTICLE($cell) } { $cell } mezőben nem { LIST($digit, form: "name") } áll
digit-in-cell = { ARTICLE($cell) } { $cell } mező { LIST($digit, form: "possessed") }
whatever-it-holds = bármi is kerül { ARTICLE($cell) } { $cell } mezőbe, ez következik
wherever-it-is = bárhová kerül is { FORM($house, form: "in") } { LIST($digit, form: "the") }, ez következik
and-likewise = { $one }; és ugyanígy { $two }

# Metszetek és részhalmazok.
confined = { FORM($home, form: "in") } { LIST($digit, form: "the") } { ARTICLE($cells) } { LIST($cells, join: "or") } mezőben van, ezért { FORM($other, form: "the") } többi mezőjébe nem kerülhet
confined-in-brief = { FORM($home, form: "in") } { LIST($digit, form: "the") } { FORM($other, form: "in") } van
naked-subset = { ARTICLE($cells) } { $cells } mezőbe { LIST($digits, form: "the") } kerül valamilyen sorrendben, ezért { FORM($house, form: "the") } többi mezőjébe már nem kerülhetnek
locked-subset = { ARTICLE($cells) } { $cells } mezőbe { LIST($digits, form: "the") } kerül valamilyen sorrendben, ezért sem { FORM($line, form: "the") }, sem { FORM($box, form: "the") } többi mezőjébe nem kerülhetnek
hidden-subset = { FORM($house, form: "in") } { LIST($digits, form: "the") } csak { ARTICLE($cells) } { $cells } mezőbe kerülhet, ezért oda más már nem fér

# Halak.
fish-of-rows = { ARTICLE($lines) } { LIST($lines, form: "ordinal") } sorban { LIST($digit, form: "the") } csak { ARTICLE($across) } { LIST($across, form: "ordinal") } oszlopban lehet, ezért ezekben az oszlopokban máshová nem fér
fish-of-columns = { ARTICLE($lines) } { LIST($lines, form: "ordinal") } oszlopban { LIST($digit, form: "the") } csak { ARTICLE($across) } { LIST($across, form: "ordinal") } sorban lehet, ezért ezekben a sorokban máshová nem fér
finned-fish-of-rows = vagy { ARTICLE($fins) } { $fins } { COUNT($fins) ->
    [one] mezőben
   *[other] mezők egyikében
    } van { LIST($digit, form: "name") }, vagy { ARTICLE($lines) } { LIST($lines, form: "ordinal") } sorban { LIST($digit, form: "the") } csak { ARTICLE($across) } { LIST($across, form: "ordinal") } oszlopban lehet, és ott máshová nem fér; itt mindkettő kizárja
finned-fish-of-columns = vagy { ARTICLE($fins) } { $fins } { COUNT($fins) ->
    [one] mezőben
   *[other] mezők egyikében
    } van { LIST($digit, form: "name") }, vagy { ARTICLE($lines) } { LIST($lines, form: "ordinal") } oszlopban { LIST($digit, form: "the") } csak { ARTICLE($across) } { LIST($across, form: "ordinal") } sorban lehet, és ott máshová nem fér; itt mindkettő kizárja
mixed-fish = { LIST($bases, form: "in") } { LIST($digit, form: "the") } csak { LIST($covers, form: "in") } lehet, ezért ott máshová nem fér
finned-mixed-fish = vagy { ARTICLE($fins) } { $fins } { COUNT($fins) ->
    [one] mezőben
   *[other] mezők egyikében
    } van { LIST($digit, form: "name") }, vagy { LIST($bases, form: "in") } { LIST($digit, form: "the") } csak { LIST($covers, form: "in") } lehet, és ott máshová nem fér; itt mindkettő kizárja
kraken = { LIST($bases, form: "in") } { LIST($digit, form: "the") } csak { LIST($covers, form: "in") } lehet, és ott máshová nem fér; minden esetben ez következik
finned-kraken = vagy { ARTICLE($fins) } { $fins } { COUNT($fins) ->
    [one] mezőben
   *[other] mezők egyikében
    } van { LIST($digit, form: "name") }, vagy { LIST($bases, form: "in") } { LIST($digit, form: "the") } csak { LIST($covers, form: "in") } lehet, és ott máshová nem fér; minden esetben ez következik
kraken-by-cover = { LIST($bases, form: "in") } { LIST($digit, form: "the") } csak { LIST($covers, form: "in") } lehet, így { FORM($last, form: "in") } is ott van; bármelyik helyéből ez következik
finned-kraken-by-cover = vagy { ARTICLE($fins) } { $fins } { COUNT($fins) ->
    [one] mezőben
   *[other] mezők egyikében
    } van { LIST($digit, form: "name") }, vagy { LIST($bases, form: "in") } { LIST($digit, form: "the") } csak { LIST($covers, form: "in") } lehet, így { FORM($last, form: "in") } is ott van; bármelyik helyéből ez következik

# Szárnyak és más, néhány mezőből álló minták.
wing = { ARTICLE($pivot) } { $pivot } mezőben { LIST($digits, join: "or", form: "name") } áll; { LIST($ways, join: "semicolon") }; { $targets ->
    [one] ez a mező
   *[other] ezek a mezők
    } { $ends ->
    [3] mindhármat
   *[other] mindkettőt
    } { $targets ->
    [one] látja
   *[other] látják
    }
wing-way = ha { $digit }, akkor { $fact }
bent-set = { ARTICLE($cells) } { $cells } mezőben csak { LIST($digits, join: "or", form: "name") } állhat, ezek közül { LIST($once, form: "the") } legfeljebb egyszer, ezért { ARTICLE($ends) } { $ends } mezők egyikében { LIST($digit, form: "name") } van
remote-pair = { ARTICLE($cells) } { $cells } mezőben { LIST($digits, form: "the") } váltakozik, ezért a két végén nem ugyanaz áll, és innen mindkettő látszik
w-wing = { FORM($house, form: "in") } { LIST($digit, form: "the") } { ARTICLE($cells) } { LIST($cells, join: "or") } mezőben van, ezért { ARTICLE($ends) } { LIST($ends, join: "or") } mezőbe { LIST($other, form: "name") } kerül, és itt bármelyik kizárja
turbot = { ARTICLE($cells) } { $cells } mezőben nem lehet egyszerre { LIST($digit, form: "name") }, ezért { ARTICLE($ends) } { LIST($ends, join: "or") } mezőben van ({ LIST($houses, form: "in") } máshol nincs helye)
empty-rectangle = { FORM($box, form: "in") } { LIST($digit, form: "the") } { FORM($line, form: "in") } van, vagy pedig { FORM($near, form: "in") }, és akkor { ARTICLE($cell) } { $cell } mezőben is { LIST($digit, form: "name") } áll, mert { FORM($link, form: "in") } csak ott vagy { ARTICLE($other) } { $other } mezőben lehet
sue-de-coq = { ARTICLE($cells) } { $cells } mezőben annyiféle szám lehet, ahány a mező, és mindegyik csak egyszer: { FORM($line, form: "in") } { LIST($in_line, form: "the") }, { FORM($box, form: "in") } { LIST($in_box, form: "the") }
aligned-pair = ha itt { LIST($digit, form: "name") } állna, akkor { ARTICLE($cells) } { $cells } mezőbe sorra { $others } kerülne, és { ARTICLE($cell) } { $cell } mezőbe nem maradna semmi
aligned-triplet = ha itt { LIST($digit, form: "name") } állna, akkor bármi kerülne { ARTICLE($others) } { $others } mezőbe, { ARTICLE($cells) } { $cells } { COUNT($cells) ->
    [one] mezőbe
   *[other] mezők valamelyikébe
    } nem maradna semmi

# Színek.
colour-sees-itself = { ARTICLE($cells) } { $cells } mezőben vagy mindenütt { LIST($digit, form: "name") } áll, vagy sehol, de az azonos színű { $seen } mező látja egymást
colour-sees-both-others = { ARTICLE($cells) } { $cells } mezőben { COUNT($cells) ->
    [one] vagy { LIST($digit, form: "name") } áll, vagy nem
   *[other] vagy mindenütt { LIST($digit, form: "name") } áll, vagy sehol
    }, de ez a szín látja { ARTICLE($seen) } { $seen } mezőt, és ezek egyikében { LIST($digit, form: "name") } van
colour-starves-cell = olyan mezők és egységek mentén, ahol két jelölt maradt, az következne, hogy { $follows }, és { ARTICLE($cell) } { $cell } mezőbe nem maradna szám
colour-starves-house = olyan mezők és egységek mentén, ahol két jelölt maradt, az következne, hogy { $follows }, és { FORM($house, form: "in") } nem maradna hely { LIST($digit, form: "the-dative") }

# Láncok.
node = { $fact }
one-of-these-is = { LIST($digit, form: "the") } { ARTICLE($cells) } { LIST($cells, join: "or") } mezőben van
none-of-these-is = { LIST($digit, form: "the") } { ARTICLE($cells) } { $cells } mezők egyikében sincs
node-rules-it-out = { $node }, és ez kizárja
chain-link = { $node } ({ $why })
chain-link-by-set = { $node } ({ ARTICLE($cells) } { $cells } mezőben { LIST($digits, form: "the") } közül csak egy hiányzik)
chain = ha { $start }: { LIST($links, join: "comma") }; tehát vagy { $first }, vagy { $last }, és bármelyik kizárja
chain-back-to-itself = ha { $start }: { LIST($links, join: "comma") }; másképp tehát nem lehet
chain-round-in-a-ring = ha { $start }: { LIST($links, join: "comma") }, és így tovább körbe: a gyűrűben minden második tag igaz, és ami kiesik, mindkét fajtát látja
one-of-two-must-hold = a kettő közül az egyiknek igaznak kell lennie, de egyik sem az

# Majdnem zárt halmazok: mezők eggyel több számmal.
first-set-passes-on = { ARTICLE($cells) } { $cells } mezőben ({ $digits }) nincs { LIST($out, join: "or", form: "name") }, akkor van ott { LIST($holds, join: "or", form: "name") }
set-passes-on = így { ARTICLE($cells) } { $cells } mezőben ({ $digits }) nincs { LIST($out, join: "or", form: "name") }, de van { LIST($holds, join: "or", form: "name") }
chain-of-sets = ha { LIST($links, join: "comma") }; tehát az elsőben vagy az utolsóban van { LIST($digits, join: "or", form: "name") }, és itt bármelyik kizárja
set-needs-digit = { ARTICLE($cells) } { $cells } mezőben kell lennie { LIST($digit, form: "dative") }
too-few-digits-left = { ARTICLE($cells) } { $cells } mezőbe túl kevés szám marad
doubly-linked-sets = { LIST($digits, form: "the") } közül az egyik { ARTICLE($one) } { $one } mezőbe kerül, a másik { ARTICLE($two) } { $two } mezőbe, ezért mindkét helyen az összes többi számra is szükség van
petal = { $cells } ({ LIST($digit, form: "the") } miatt)
death-blossom = { ARTICLE($stem) } { $stem } mezőben { LIST($digits, join: "or", form: "name") } áll, és az a szám hiányozni fog valamelyik halmazból: { LIST($petals, join: "comma") }; abban így biztosan van { LIST($digit, form: "name") }, és itt bármelyik kizárja

# Feltevések.
suppose = tegyük fel, hogy { $fact }: ez ellentmondásra vezet
suppose-with-nets-inside = tegyük fel, hogy { $fact }: ez további feltevésekkel ellentmondásra vezet
suppose-one-digit = tegyük fel, hogy { $fact }: ez már csak { LIST($digit, form: "the-plural-accusative") } követve is ellentmondásra vezet

# Ha egyetlen megoldás van.
could-be-exchanged = { ARTICLE($cells) } { $cells } mezőben nem állhat mindenütt csak { LIST($digits, join: "or", form: "name") }, mert felcserélhetők lennének, márpedig egy megoldás van; { $why }
they-could-be-exchanged = felcserélhetők lennének
holds-something-else = ezért { ARTICLE($cell) } { $cell } mezőben más szám áll
one-of-them-is = ezért { ARTICLE($cells) } { LIST($cells, join: "or") } mezőben { LIST($digit, form: "name") } áll
together-they-hold = ezért ezekbe és { ARTICLE($cells) } { $cells } mezőbe együtt { LIST($digits, form: "the") } kerül
only-there = { FORM($house, form: "in") } { LIST($digit, form: "the") } { ARTICLE($cells) } { LIST($cells, join: "or") } mezőben van
both-or-none = ha { ARTICLE($cells) } { $cells } mezők egyikében { LIST($digit, form: "name") } állna, akkor a másikban is
it-would-force = ha { ARTICLE($cell) } { $cell } mezőben { LIST($digit, form: "name") } állna, akkor { ARTICLE($cells) } { $cells } mezőbe { LIST($other, form: "name") } kerülne
not-given = { ARTICLE($cells) } { $cells } mezőben pedig nem megadott szám áll
bug-otherwise = különben minden üres mezőnek és minden számnak két lehetősége volna, és ezek felcserélhetők lennének, márpedig egy megoldás van
bug-without = { LIST($extras) } nélkül minden üres mezőnek és minden számnak két lehetősége volna, és ezek felcserélhetők lennének, márpedig egy megoldás van; { $why }

# Nagy minták.
exocet-across-rows = { ARTICLE($base) } { $base } mezőben { LIST($digits, form: "the") } közül kettő áll, és mindkettő újra megjelenik { ARTICLE($targets) } { $targets } mezőben: { ARTICLE($lines) } { LIST($lines, form: "ordinal") } sorban mindegyikre szükség van, de ezeken a blokkokon kívül ott legfeljebb két egységben van helyük
exocet-across-columns = { ARTICLE($base) } { $base } mezőben { LIST($digits, form: "the") } közül kettő áll, és mindkettő újra megjelenik { ARTICLE($targets) } { $targets } mezőben: { ARTICLE($lines) } { LIST($lines, form: "ordinal") } oszlopban mindegyikre szükség van, de ezeken a blokkokon kívül ott legfeljebb két egységben van helyük
come-again = { LIST($digits, form: "the") } csak { ARTICLE($targets) } { $targets } mezőben jelenhet meg újra
tridagon = négy blokk tizenkét mezőjében nem állhat mindenütt { LIST($digits, join: "or", form: "name") }, ezért { ARTICLE($cells) } { $cells } { COUNT($cells) ->
    [one] mezőben
   *[other] mezők egyikében
    } { LIST($others, join: "or", form: "name") } van
rest-of-tridagon = a minta többi mezőjében nem állhat mindenütt { LIST($digits, join: "or", form: "name") }
every-way-has-one-here = akárhogyan helyezzük is el az összes { LIST($digit, form: "accusative") }, ide mindig kerül egy
no-way-has-one-here = akárhogyan helyezzük is el az összes { LIST($digit, form: "accusative") }, ide sosem kerül
it-is-taken = ez a mező már foglalt
