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

# Egyesek, és ahol semmi sem marad.
last-empty-cell = ez { FORM($house, form: "the") } utolsó üres mezője
only-place-left = { FORM($house, form: "in") } { LIST($digit, form: "the") } már csak ide kerülhet
nothing-else-is-left-in-its-cell = ebbe a mezőbe más már nem kerülhet
nothing-else-is-left = más lehetőség nem marad
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
w-wing = { FORM($house, form: "in") } { LIST($digit, form: "the") } { ARTICLE($cells) } { LIST($cells, join: "or") } mezőben van; { LIST($ways, join: "semicolon") }; { $targets ->
    [one] ez a mező mindkettőt látja
   *[other] ezek a mezők mindkettőt látják
    }
w-wing-way = ha { ARTICLE($cell) } { $cell } mezőben, akkor { $fact }
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
chain-links = { LIST($nodes, join: "comma") } ({ FORM($why, form: "many") })
chain-link-by-set = { $node } ({ ARTICLE($cells) } { $cells } mezőben { LIST($digits, form: "the") } közül csak egy hiányzik)
chain = ha { $start }, akkor { LIST($links, join: "comma") }; tehát vagy { $first }, vagy { $last }, és bármelyik kizárja
chain-back-to-itself = ha { $start }, akkor { LIST($links, join: "comma") }; másképp tehát nem lehet
chain-round-in-a-ring = ha { $start }, akkor { LIST($links, join: "comma") }, és így tovább körbe: a gyűrűben minden második tag igaz, és ami kiesik, mindkét fajtát látja
one-of-two-must-hold = a kettő közül az egyiknek igaznak kell lennie, de egyik sem az

# Majdnem zárt halmazok: mezők eggyel több számmal.
first-set-passes-on = { ARTICLE($cells) } { $cells } mezőben ({ $digits }) nincs { LIST($out, join: "or", form: "name") }, akkor van ott { LIST($holds, join: "or", form: "name") }
set-passes-on = így { ARTICLE($cells) } { $cells } mezőben ({ $digits }) nincs { LIST($out, join: "or", form: "name") }, de van { LIST($holds, join: "or", form: "name") }
chain-of-sets = ha { LIST($links, join: "comma") }; tehát az elsőben vagy az utolsóban van { LIST($digits, join: "or", form: "name") }, és itt bármelyik kizárja
set-needs-digit = { ARTICLE($cells) } { $cells } mezőben kell lennie { LIST($digit, form: "dative") }
too-few-digits-left = { ARTICLE($cells) } { $cells } mezőbe túl kevés szám marad
doubly-linked-sets = { LIST($digits, form: "the") } közül az egyik { ARTICLE($one) } { $one } mezőbe kerül, a másik { ARTICLE($two) } { $two } mezőbe, ezért mindkét helyen az összes többi számra is szükség van
petal = ha { $digit }, akkor { ARTICLE($cells) } { $cells } { COUNT($cells) ->
    [one] mezőben
   *[other] mezők között
    } ez már nem lehet, ezért ott { LIST($other, form: "name") } van
death-blossom = { ARTICLE($stem) } { $stem } mezőben { LIST($digits, join: "or", form: "name") } áll; { LIST($petals, join: "semicolon") }; itt bármelyik kizárja

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

# Módszerek: a nevük, az ötletük, és hogy hol érdemes keresni őket.
-idea-finned = Hal, amelynek egy blokkban fölös helyei vannak: amit abban a blokkban kizár, az mindenképpen kiesik.
-idea-sashimi = Hal, amelynek egy blokkban fölös helyei vannak: amit abban a blokkban kizár, az mindenképpen kiesik, még ha az egyik vonalában ezeken kívül csak egy hely marad is.
-idea-lines = Néhány sorban (vagy oszlopban) a szám csak ugyanannyi oszlopban (vagy sorban) lehet, így ott máshová nem fér.
-idea-lines-finned = Néhány sorban (vagy oszlopban) a szám csak ugyanannyi oszlopban (vagy sorban) lehet, vagy pedig olyan fölös helyeken, amelyek látják azt, ami kiesik.
-idea-franken = Néhány vonalban és blokkban a szám csak ugyanannyi másikban lehet, így ott máshová nem fér.
-idea-franken-finned = Néhány vonalban és blokkban a szám csak ugyanannyi másikban lehet, vagy pedig olyan fölös helyeken, amelyek látják azt, ami kiesik.
-idea-mutant = Néhány tetszőleges egységben a szám csak ugyanannyi másikban lehet, így ott máshová nem fér.
-idea-mutant-finned = Néhány tetszőleges egységben a szám csak ugyanannyi másikban lehet, vagy pedig olyan fölös helyeken, amelyek látják azt, ami kiesik.
-look-fish = Válassz egy számot, és keress olyan vonalakat, ahol kevés helye van, és ezek ugyanazokba a keresztező vonalakba esnek.
-look-finned = Keress olyan halat, amelyet csak egy-két fölös hely ront el, és ezek egy blokkban vannak.
-look-mixed = Ahol egy számnak kevés helye van, számold össze az egységeket, amelyekben van, és azokat, amelyek ezeket a helyeket lefedik.
-look-corners = Keress két sort és két oszlopot két blokkban, amelyek sarkain ugyanaz a számpár van.
-look-loops = Kövess egy számpárt mezőről mezőre olyan egységeken át, amelyekben kétszer van meg, amíg a gyűrű bezárul.
-look-extended = Keress egy sávban két vonalat, amelyek mezőiben három blokkban ugyanaz a három szám van.
-look-two-places = Jelöld meg az egységeket, amelyekben egy számnak két helye maradt, és nézd meg, mely helyek találkoznak.
-look-sets = Írd össze egy egység olyan mezőit, amelyekben eggyel több szám lehet, mint ahány mező, és keress két ilyen halmazban közös számot.
-look-joined = Ha megvan az egyik, nézd meg, nem ad-e ki ugyanaz a néhány mező egy másikat is.
-look-pairs = Akkor nézd, amikor kettő vagy három mező kivételével minden üres mezőben két jelölt maradt.
-idea-loop = Legalább hat mező gyűrűje ugyanazzal a két számmal.
-idea-extended = Egy sáv két vonala, három blokkban ugyanazzal a három számmal.
-way-1 = Egy mező kivételével mindben csak ezek a számok lehetnek: abban az egyben más áll, különben felcserélhetők lennének.
-way-2 = Amit néhány mező ezeken kívül tartalmazhat, az egyetlen szám: ez valamelyikükben ott van.
-way-3 = Amit két mező ezeken kívül tartalmazhat, az egy egység más mezőivel részhalmazt alkot.
-way-4 = Az egyik számnak két mező valamelyikében kell lennie: a többi egyikben sincs, különben felcserélhetők lennének.
-idea-pairs = Néhány mező kivételével mindenütt két jelölt maradt, és ami ezt elrontja,

technique-full-house = utolsó mező
    .idea = Ha egy egységben egyetlen üres mező maradt, oda a hiányzó szám kerül.
    .look = Nézd meg a legteltebb sorokat, oszlopokat és blokkokat.
technique-hidden-single = rejtett egyes
    .idea = Ha egy számnak egy egységben egyetlen helye maradt, oda kerül.
    .look = Válassz egy gyakran előforduló számot, és húzd ki egy blokkból, amit a sorai és oszlopai elérnek.
    .sudoku-explainer = 1.2 blokkban, 1.5 vonalban
technique-naked-single = nyílt egyes
    .idea = Ha egy mezőbe már csak egy szám kerülhet, az kerül oda.
    .look = Nézz olyan mezőket, amelyeknek a sora, oszlopa és blokkja is jól tele van, és számold meg, mi hiányzik.
technique-pointing = mutató jelöltek
    .idea = Ha egy blokkban a szám csak egy vonalban lehet, akkor annak a vonalnak a többi részéből kiesik.
    .look = Keress egy blokkban olyan számot, amelynek minden helye egy sorba vagy egy oszlopba esik.
technique-claiming = foglaló jelöltek
    .idea = Ha egy vonalban a szám csak egy blokkban lehet, akkor annak a blokknak a többi részéből kiesik.
    .look = Keress egy sorban vagy oszlopban olyan számot, amelynek minden helye egy blokkba esik.
technique-locked-pair = zárt pár
    .idea = Ha egy blokk és egy vonal közös mezői közül kettőben csak két szám lehet, ezek mindkettőben máshonnan kiesnek.
    .look = Keress ikreket egy blokk és egy vonal három közös mezőjében.
technique-locked-triple = zárt hármas
    .idea = Ha egy blokk és egy vonal három közös mezőjében csak három szám lehet, ezek mindkettőben máshonnan kiesnek.
    .look = Nézd meg egy blokk és egy vonal három közös mezőjét, ha mind üres.
technique-naked-pair = nyílt pár
    .idea = Ha egy egység két mezőjében csak két szám lehet, ezek ott el is fogynak.
    .look = Keress egy egységben két mezőt ugyanazzal a két jelölttel.
technique-naked-triple = nyílt hármas
    .idea = Ha egy egység három mezőjében csak három szám lehet, ezek ott el is fogynak.
    .look = Nézd egy egységnek azokat a mezőit, amelyekben két vagy három jelölt van.
technique-naked-quad = nyílt négyes
    .idea = Ha egy egység négy mezőjében csak négy szám lehet, ezek ott el is fogynak.
    .look = Nézd azokat az egységeket, ahol sok az üres mező, vagy keress rejtett részhalmazt a többi mezőben.
technique-hidden-pair = rejtett pár
    .idea = Ha egy egységben két számnak csak két helye maradt, ezeket ki is töltik.
    .look = Keress két számot, amely egy egységből hiányzik, és ugyanaz a két helye van.
technique-hidden-triple = rejtett hármas
    .idea = Ha egy egységben három számnak csak három helye maradt, ezeket ki is töltik.
    .look = Keress három számot, amelynek egy egységben kevés helye van, mind ugyanabban a három mezőben.
technique-hidden-quad = rejtett négyes
    .idea = Ha egy egységben négy számnak csak négy helye maradt, ezeket ki is töltik.
    .look = Keress négy számot, amelynek egy egységben kevés helye van, vagy nyílt részhalmazt a többi mezőben.
technique-x-wing = x-szárny
    .idea = Ha két sorban a szám csak ugyanabban a két oszlopban lehet, ezekben az oszlopokban máshová nem fér (vagy fordítva).
    .look = { -look-fish }
technique-swordfish = kardhal
    .idea = Ha három sorban a szám csak ugyanabban a három oszlopban lehet, ezekben az oszlopokban máshová nem fér (vagy fordítva).
    .look = { -look-fish }
technique-jellyfish = medúza
    .idea = Ha négy sorban a szám csak ugyanabban a négy oszlopban lehet, ezekben az oszlopokban máshová nem fér (vagy fordítva).
    .look = { -look-fish }
technique-remote-pair = távoli pár
    .idea = Ha sorra egymást látó mezőkben ugyanaz a két jelölt van, a két szám váltakozik bennük: ami mindkét végüket látja, abban egyik sem lehet.
    .look = Kövess olyan mezőket, amelyekben ugyanaz a két jelölt van, és mindegyik látja a következőt.
technique-skyscraper = felhőkarcoló
    .idea = Két sornak, amelyben a számnak két-két helye van, közös egy oszlopa: a szám a két másik vég egyikén van.
    .look = { -look-two-places }
    .sudoku-explainer = 6.6 mint x-lánc
technique-2-string-kite = kétzsinóros sárkány
    .idea = Egy sor és egy oszlop, amelyben a számnak két-két helye van, egy blokkban találkozik: a szám az egyik túlsó végen van.
    .look = { -look-two-places }
    .sudoku-explainer = 6.6 mint x-lánc
technique-turbot-fish = rombuszhal
    .idea = Két egység, amelyben a számnak két-két helye van, egymást látó mezőkkel kapcsolódik: a szám az egyik túlsó végen van.
    .look = { -look-two-places }
    .sudoku-explainer = 6.6 mint x-lánc
technique-empty-rectangle = üres téglalap
    .idea = Egy blokkban a szám csak egy sorban és egy oszlopban lehet, és az egyikkel találkozik egy vonal, amelyben két helye van.
    .look = { -look-two-places }
technique-xy-wing = xy-szárny
    .idea = Akármelyik kerül a tengely két jelöltje közül a tengelybe, az egyik szárnyra a közös szám jut.
    .look = Minden kétjelöltes mezőhöz keress két másikat, amelyekben egy-egy jelöltje is szerepel.
technique-xyz-wing = xyz-szárny
    .idea = Akármelyik kerül a tengely három jelöltje közül a tengelybe, a mindháromban közös szám benne vagy az egyik szárnyon van.
    .look = Minden háromjelöltes mezőhöz keress két párt az ő számaiból, az egyiket a blokkjában.
technique-w-wing = w-szárny
    .idea = Két mező ugyanazzal a két számmal, az egyik számukat egy egység összeköti: valamelyikükben a másik szám áll.
    .look = Keress két egyforma párt, amely nem látja egymást, és egy egységet, amely összeköti egy számukat.
technique-wxyz-wing = wxyz-szárny
    .idea = Négy mező négy számmal, amelyek közül csak egy ismétlődhet: az tehát biztosan ott van.
    .look = Keress egy vonalban és egy blokkban négy mezőt, amelyben összesen négy szám lehet.
technique-simple-colouring = egyszerű színezés
    .idea = Olyan egységek mentén, ahol a számnak két helye maradt, minden második mezőben ott van: az egyik vagy a másik színben.
    .look = Színezd felváltva egy szám helyeit olyan egységek mentén, amelyekben két helye van.
technique-multi-colouring = többszörös színezés
    .idea = Ha két színezés egy-egy színe látja egymást, a szám a két ellenkező szín egyikében van.
    .look = Színezd ki egy szám összes ilyen csoportját, és nézd meg, mely színek látják egymást.
technique-3d-medusa = térbeli színezés
    .idea = Olyan mezők és egységek mentén, ahol két jelölt maradt, vagy az egyik szín igaz egészében, vagy a másik.
    .look = Színezz, mint az egyszerű színezésnél, de kétjelöltes mezőkön át is.
technique-finned-x-wing = uszonyos x-szárny
    .idea = { -idea-finned }
    .look = { -look-finned }
technique-sashimi-x-wing = szasimi x-szárny
    .idea = { -idea-sashimi }
    .look = { -look-finned }
technique-finned-swordfish = uszonyos kardhal
    .idea = { -idea-finned }
    .look = { -look-finned }
technique-sashimi-swordfish = szasimi kardhal
    .idea = { -idea-sashimi }
    .look = { -look-finned }
technique-finned-jellyfish = uszonyos medúza
    .idea = { -idea-finned }
    .look = { -look-finned }
technique-sashimi-jellyfish = szasimi medúza
    .idea = { -idea-sashimi }
    .look = { -look-finned }
technique-sue-de-coq = halmaz a kereszteződésben
    .idea = Egy kereszteződés körül annyi szám lehet, ahány mező, és egyik sem lehet ott kétszer: tehát mind ott van.
    .look = Keress sok jelöltes mezőket egy blokk és egy vonal kereszteződésében, és kis halmazokat mellettük.
technique-aligned-pair-exclusion = párok kizárása
    .idea = Ha egy mezőbe ez a szám kerülne, a kétjelöltes mezők elvennének mindent, ami egy másik mezőbe kerülhet.
    .look = Nézz két mezőt, amely több kétjelöltes mezőt lát.
technique-aligned-triplet-exclusion = hármasok kizárása
    .idea = Ha egy mezőbe ez a szám kerülne, két másik bármely tartalma üresen hagyna egy mezőt, amelyet mindhárom lát.
    .look = Nézz három mezőt, amely több két- vagy háromjelöltes mezőt lát.
technique-x-chain = x-lánc
    .idea = Egymás után olyan egységek, ahol a számnak két helye van, és mindegyik látja a következőt: a szám a lánc valamelyik végén van.
    .look = { -look-two-places }
    .sudoku-explainer = 6.5 és több, a hossza szerint
technique-xy-chain = xy-lánc
    .idea = Egymás után kétjelöltes mezők, mindegyik továbbad egy számot: a szám a lánc valamelyik végén van.
    .look = Indulj egy kétjelöltes mezőből, és menj tovább olyanra, amelyben megvan a még fel nem használt jelölt.
    .sudoku-explainer = 6.5 és több, a hossza szerint
technique-aic = váltakozó lánc
    .idea = Lánc, amelyben felváltva „legalább az egyik” és „legfeljebb az egyik” áll: valamelyik vége igaz, és ami mindkettőt látja, az nem.
    .look = Indulj egy jelöltből, és tedd fel felváltva, hogy az egyik nincs ott, a következő pedig ott van.
    .sudoku-explainer = 7.0 és több, a hossza szerint
technique-grouped-aic = csoportos váltakozó lánc
    .idea = Váltakozó lánc, amelyben egy szám több helye egy blokk és egy vonal metszetében egynek számít.
    .look = Mint a váltakozó láncnál, de egy blokk és egy vonal metszetében lévő helyeket vedd egynek.
technique-als-xz = két majdnem zárt halmaz
    .idea = Két halmaz mezőkből, mindkettőben eggyel több szám, és van egy közös szám, amely csak az egyikben lehet: egy másik közösnek akkor valamelyikükben lennie kell.
    .look = { -look-sets }
technique-als-xy-wing = három majdnem zárt halmaz
    .idea = Három halmaz mezőkből, mindegyikben eggyel több szám, két szám köti össze őket: egy harmadik az elsőben vagy az utolsóban van.
    .look = { -look-sets }
technique-als-chain = majdnem zárt halmazok lánca
    .idea = Négy vagy több halmaz mezőkből, mindegyikben eggyel több szám, sorban összekötve: egy szám az elsőben vagy az utolsóban van.
    .look = { -look-sets }
technique-als-aic = váltakozó lánc halmazokkal
    .idea = Váltakozó lánc olyan halmazokon át, amelyekben eggyel több szám van: egy szám nélkül az összes többi bennük van.
    .look = Mint a váltakozó láncnál, de az eggyel több számot tartalmazó halmazokon is átmehetsz, mint egy kétjelöltes mezőn.
technique-death-blossom = halálvirág
    .idea = Bármi kerül egy mezőbe, az őt látó halmazok egyikéből hiányozni fog, és abban így egy közös szám biztosan megvan.
    .look = Nézz egy kevés jelöltes mezőt, amelynek minden jelöltje elvenne egy számot egy ilyen halmaztól.
technique-franken-x-wing = blokkos x-szárny
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-swordfish = blokkos kardhal
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-jellyfish = blokkos medúza
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-squirmbag = blokkos ötös hal
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-whale = blokkos hatos hal
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-franken-leviathan = blokkos hetes hal
    .idea = { -idea-franken }
    .look = { -look-mixed }
technique-finned-franken-x-wing = uszonyos blokkos x-szárny
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-swordfish = uszonyos blokkos kardhal
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-jellyfish = uszonyos blokkos medúza
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-squirmbag = uszonyos blokkos ötös hal
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-whale = uszonyos blokkos hatos hal
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-finned-franken-leviathan = uszonyos blokkos hetes hal
    .idea = { -idea-franken-finned }
    .look = { -look-mixed }
technique-mutant-x-wing = vegyes x-szárny
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-swordfish = vegyes kardhal
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-jellyfish = vegyes medúza
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-squirmbag = vegyes ötös hal
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-whale = vegyes hatos hal
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-mutant-leviathan = vegyes hetes hal
    .idea = { -idea-mutant }
    .look = { -look-mixed }
technique-finned-mutant-x-wing = uszonyos vegyes x-szárny
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-swordfish = uszonyos vegyes kardhal
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-jellyfish = uszonyos vegyes medúza
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-squirmbag = uszonyos vegyes ötös hal
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-whale = uszonyos vegyes hatos hal
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-finned-mutant-leviathan = uszonyos vegyes hetes hal
    .idea = { -idea-mutant-finned }
    .look = { -look-mixed }
technique-squirmbag = ötös hal
    .idea = { -idea-lines }
    .look = { -look-fish }
technique-finned-squirmbag = uszonyos ötös hal
    .idea = { -idea-lines-finned }
    .look = { -look-finned }
technique-whale = hatos hal
    .idea = { -idea-lines }
    .look = { -look-fish }
technique-finned-whale = uszonyos hatos hal
    .idea = { -idea-lines-finned }
    .look = { -look-finned }
technique-leviathan = hetes hal
    .idea = { -idea-lines }
    .look = { -look-fish }
technique-finned-leviathan = uszonyos hetes hal
    .idea = { -idea-lines-finned }
    .look = { -look-finned }
technique-kraken-fish-1 = krakenhal 1
    .idea = Hal, amelynek bárhol lehetnek fölös helyei: mindegyikből lépésről lépésre az következik, amit a hal kizár.
    .look = Keress olyan halat, amelynek egy-két fölös helye van, és kövesd mindegyiket.
technique-kraken-fish-2 = krakenhal 2
    .idea = Hal, amelynek bárhol lehetnek fölös helyei: mindegyikből, és az egyik lefedő egység minden helyéből is ugyanaz következik.
    .look = Keress olyan halat, amelynek egy-két fölös helye van, és kövesd mindegyiket.
technique-siamese-fish = sziámi hal
    .idea = Két uszonyos hal ugyanazokkal a vonalakkal, kétféle lefedéssel, más-más uszonyokkal.
    .look = { -look-joined }
technique-dual-2-string-kite = kettős kétzsinóros sárkány
    .idea = Két sárkány, amely egy blokk ugyanazon két mezőjében találkozik.
    .look = { -look-joined }
technique-dual-empty-rectangle = kettős üres téglalap
    .idea = Két üres téglalap ugyanabban a blokkban, amelyben a számnak akár csak két helye van.
    .look = { -look-joined }
technique-cell-forcing-chain = kényszerlánc mezőből
    .idea = Egy mező minden jelöltjéből lépésről lépésre ugyanaz következik: tehát úgy van.
    .look = Indulj egy két- vagy háromjelöltes mezőből, és kövesd mindegyik jelöltet.
    .sudoku-explainer = 8.0 és több, a hossza szerint
technique-house-forcing-chain = kényszerlánc egységből
    .idea = Egy szám minden helyéből egy egységben lépésről lépésre ugyanaz következik: tehát úgy van.
    .look = Indulj egy számból, amelynek egy egységben két vagy három helye van, és kövesd mindegyiket.
    .sudoku-explainer = 8.0 és több, a hossza szerint
technique-forcing-net = kényszerháló
    .idea = Tegyünk fel egy jelöltet, és kövessük az egyeseket: ha ellentmondásra futnak, kiesik.
    .look = Próbálj ki olyan jelölteket, amelyekből sok egyes következik.
    .sudoku-explainer = 8.5 és több, a hossza szerint
technique-nested-forcing-net = egymásba ágyazott kényszerháló
    .idea = Tegyünk fel egy jelöltet, kövessük az egyeseket, és ahol elfogynak, próbáljuk ki ugyanígy, ami még nyitott.
    .look = Próbáld ki, amit a kényszerhálónál, és ahol az véget ér, próbálj tovább.
    .sudoku-explainer = 9.5 és több, a hossza szerint
technique-nishio = nishio
    .idea = Tegyünk fel egy számot egy mezőben, és kövessük egységről egységre: ha valahol nem marad helye, kiesik.
    .look = Válassz egy számot, amelynek sok egységben két helye van, és próbáld ki azokat a helyeket, amelyek ezek közül a legtöbbet látják.
    .sudoku-explainer = 7.5 és több, a hossza szerint
technique-unique-rectangle-1 = egyediségi téglalap 1
    .idea = Három sarokban csak ugyanaz a két szám lehet: a negyedikben más áll, különben felcserélhetők lennének.
    .look = { -look-corners }
technique-unique-rectangle-2 = egyediségi téglalap 2
    .idea = Két sarokban még egy szám lehet, mindkettőben ugyanaz: valamelyikükben ott van, különben a sarkok felcserélhetők lennének.
    .look = { -look-corners }
technique-unique-rectangle-3 = egyediségi téglalap 3
    .idea = Amit két sarok ezeken kívül tartalmazhat, az egy egység más mezőivel részhalmazt alkot.
    .look = { -look-corners }
    .sudoku-explainer = 4.6 és több, a részhalmaz szerint
technique-unique-rectangle-4 = egyediségi téglalap 4
    .idea = Az egyik számnak két sarok valamelyikében kell lennie: a másik nincs bennük, különben felcserélhetők lennének.
    .look = { -look-corners }
technique-unique-rectangle-5 = egyediségi téglalap 5
    .idea = Két szemközti vagy három sarokban még egy szám lehet, mindben ugyanaz: valamelyikükben ott van.
    .look = { -look-corners }
    .sudoku-explainer = 4.5 mint 2. fajta
technique-unique-rectangle-6 = egyediségi téglalap 6
    .idea = Az egyik számnak mindkét vonalban nincs más helye: abban a két sarokban nincs, ahol több jelölt van.
    .look = { -look-corners }
technique-hidden-rectangle = rejtett téglalap
    .idea = Egy sarokban csak két szám lehet; a szemköztiből az egyik szám körbe mindenütt kikényszerítené a másikat.
    .look = Keress egy kétjelöltes sarkot, és vonalakat, amelyekben az egyik számnak nincs más helye.
technique-avoidable-rectangle-1 = elkerülhető téglalap 1
    .idea = Három sarok be van írva, de nem megadott: a negyedik nem egészítheti ki olyanná, ami felcserélhető.
    .look = { -look-corners }
technique-avoidable-rectangle-2 = elkerülhető téglalap 2
    .idea = Két sarok be van írva, de nem megadott: a másik kettő egyikében az a szám áll, amely mindkettőben lehet.
    .look = { -look-corners }
technique-bug-plus-1 = csupa pár 1
    .idea = Egy mező kivételével mindenütt két jelölt maradt: a kivétel menti meg a rejtvényt a két megoldástól.
    .look = Akkor nézd, amikor egy kivételével minden üres mezőben két jelölt maradt.
technique-bug-type-2 = csupa pár 2
    .idea = { -idea-pairs } az egyetlen szám: ez valamelyik ilyen mezőben ott van.
    .look = { -look-pairs }
technique-bug-type-3 = csupa pár 3
    .idea = { -idea-pairs } az egy egység más mezőivel részhalmazt alkot.
    .look = { -look-pairs }
    .sudoku-explainer = 5.8–6.1, a részhalmaz szerint
technique-bug-type-4 = csupa pár 4
    .idea = { -idea-pairs } az két mezőben van, amelyek egyikébe egy mindkettőben lehetséges szám kerül.
    .look = { -look-pairs }
technique-unique-loop-1 = egyediségi gyűrű 1
    .idea = { -idea-loop } { -way-1 }
    .look = { -look-loops }
    .sudoku-explainer = hat mezőre 4.6, nyolcra 4.7, 5.0
technique-unique-loop-2 = egyediségi gyűrű 2
    .idea = { -idea-loop } { -way-2 }
    .look = { -look-loops }
    .sudoku-explainer = hat mezőre 4.6, nyolcra 4.7, 5.0
technique-unique-loop-3 = egyediségi gyűrű 3
    .idea = { -idea-loop } { -way-3 }
    .look = { -look-loops }
    .sudoku-explainer = hat mezőre 4.7, nyolcra 4.8, 5.1, a részhalmaz szerint több
technique-unique-loop-4 = egyediségi gyűrű 4
    .idea = { -idea-loop } { -way-4 }
    .look = { -look-loops }
    .sudoku-explainer = hat mezőre 4.6, nyolcra 4.7, 5.0
technique-extended-rectangle-1 = kiterjesztett téglalap 1
    .idea = { -idea-extended } { -way-1 }
    .look = { -look-extended }
technique-extended-rectangle-2 = kiterjesztett téglalap 2
    .idea = { -idea-extended } { -way-2 }
    .look = { -look-extended }
technique-extended-rectangle-3 = kiterjesztett téglalap 3
    .idea = { -idea-extended } { -way-3 }
    .look = { -look-extended }
technique-extended-rectangle-4 = kiterjesztett téglalap 4
    .idea = { -idea-extended } { -way-4 }
    .look = { -look-extended }
technique-tridagon = tridagon
    .idea = Négy blokk tizenkét mezőjében nem állhat mindenütt ugyanaz a három szám: valamelyik másik jelöltjük igaz.
    .look = Keress három számot, amely egy téglalap négy blokkjának mindegyikéből hiányzik.
technique-exocet = exocet
    .idea = Egy blokk és egy vonal két közös mezője, amelyek számai a szomszédos blokkok egy-egy mezőjében újra megjelennek.
    .look = Nézz egy blokkban és egy vonalban két mezőt három vagy négy számmal, és azt, hol vannak ezek távolabb.
technique-template-set = beírás sablonok alapján
    .idea = Akárhogyan helyezzük is el a számot minden sorban, oszlopban és blokkban, ide mindig kerül.
    .look = Válassz egy számot, amelyet kevésféleképpen lehet elhelyezni, és hasonlítsd össze ezeket.
technique-template-delete = kizárás sablonok alapján
    .idea = Akárhogyan helyezzük is el a számot minden sorban, oszlopban és blokkban, ide sosem kerül.
    .look = Válassz egy számot, amelyet kevésféleképpen lehet elhelyezni, és hasonlítsd össze ezeket.

# Hibák, és mit lehet tenni.
cannot-have-rows = nincs { $n } soros szúdoku
sizes-there-are = A méret 4, 6, 8, 9, 10, 12 és így tovább 25-ig lehet, ha kijönnek a blokkok.
its-digits-run-to = Számai 1-től { $n }-ig terjednek.
is-no-digit = { $text } nem szám
one-digit-or-a-dot = Egy szám vagy egy pont kell.
too-many-sets = több mint { $n } ilyen halmaz van
choose-another-kind = Válassz másik fajtát.
looks-like-a-library-line = Ilyennek kell lennie: :0000:x:<81 mező, a beírtak előtt +>:<törölt jelöltek>:::
not-so-many-colons = ebben a sorban nem 6 vagy 7 kettőspont van, hanem { $n }
grid-has-not-81-cells = a rácsban 81 helyett { $n } mező van
is-no-candidate = { $text } nem jelölt
digit-row-column = A 942 azt jelenti: 9-es a 4. sor 2. oszlopában.
table-is-no-sudoku = az oldal táblázatának { $n } cellája nem 9x9-es szúdoku
web-sudoku-has-81-fields = A Web Sudoku oldalán 81 cella van, mindegyik üres, vagy egy szám áll benne.
blank-in-link = szóköz van ebben a hivatkozásban
one-link-at-a-time = Egyszerre egy hivatkozást adj meg.
only-a-server-knows = csak egy kiszolgáló tudja, melyik rejtvény ez, és a program nem tölt le semmit a hálózatról
copy-the-long-form = Nyisd meg a hivatkozást, és másold ki a hosszú alakját, vagy a rejtvényt szövegként.
link-holds-no-json = ez a hivatkozás sérült: nincs benne JSON
copy-the-whole-of-it = Másold ki az egészet.
json-has-no-grid = ebben a JSON-ban nincs rács
f-puzzles-writes = Az f-puzzles megadja a méretet (size) és a rácsot (grid).
constraint-is-not-known = ezt a megkötést a program nem ismeri: { $name }
known-constraints-are-read = A klasszikus szúdokut és a docs/variants.md megkötéseit olvassa a program.
irregular-regions = a szabálytalan területeket a program nem ismeri
grid-has-another-size = a rács mérete nem a megadott
sizes-run-from-4-to-25 = A méret 4 és 25 között lehet.
row-has-not-so-many-cells = { ARTICLE($row) } { $row }. sorban nem { $n } mező van
the-link-may-be-damaged = Lehet, hogy a hivatkozás sérült.
this-is-no-cell = ez nem mező
it-may-be-damaged = Lehet, hogy sérült.
given-pencil-marks = a megadott jelölteket (givenPencilMarks) a program nem ismeri
only-classic-ones-are-read = Csak klasszikusat olvas a program.
write-line-instead = Írd inkább `line` alakban.
puzzle-has-no-cells = ebben a rejtvényben nincsenek mezők
puzzle-has-unknown = van ebben a rejtvényben valami, amit a program nem ismer: { $name }
cells-are-no-square = a mezők nem alkotnak négyzetet
puzzle-has-cages = ebben a rejtvényben ketrecek vannak, ezeket a program nem ismeri
form-holds-9x9-only = { $form } csak 9x9-es szúdokuhoz való
write-grid-or-line-instead = Írd inkább `grid` vagy `line` alakban.
is-no-digit-of-this-board = { ARTICLE($digit) } { $digit } nem szerepelhet ezen a táblán
how-to-write-a-sudoku = Írd 81 mezővel egy sorban, az üres mező pont legyen, vagy kilenc sorban, soronként kilenc mezővel.
nothing-to-read = nincs mit olvasni
so-many-cells = { $n } mező van; egy szúdokuban { LIST($sizes, join: "or") } lehet
boxes-do-not-fit = { $rows }x{ $columns } méretű blokkok nem férnek el egy { $n } soros táblán
two-numbers-whose-product-is = Hagyd el ezt a sort, vagy adj meg két számot, amelynek szorzata { $n }.
neither-digit-nor-empty = { $text } se nem szám, se nem üres mező
empty-cells-are-written = Az üres mező jele ezek egyike: { $symbols }
row-differs-from-others = ebben a sorban { $n } mező van, a többiben { $others }
rows-of-cells = { $rows } sor van, soronként { $n } mezővel
as-many-rows-as-columns = Egy szúdokuban ugyanannyi sor van, mint oszlop.
many-puzzles-here = itt { $n } rejtvény van, soronként egy
choose-one-of-the-lines = Válassz egyet: add meg a fájlt a sor számával, mint itt: puzzles.txt:3.
too-many-rows = { $n } sor van; egy szúdokuban legfeljebb { $most } lehet
a-sudoku-is-square = A szúdoku négyzet alakú.
boxes-by-do-not-fit = { $width }x{ $height } méretű blokkok nem illenek { $n } sorhoz
pattern-is-the-number-of-rows = A patternx és a patterny szorzata a sorok száma.
cells-are-dash-or-digit = Egy mezőben - vagy egy szám áll.
no-pencil-marks-of-nine = ez nem kilenc mező jelöltjei
nine-lists-of-digits = Kilenc számlista kell, vesszőkkel elválasztva, kitöltött mezőnél üresen.
rows-not-nine = kilenc helyett { $n } sor van
each-row-has-nine-cells = Minden sorban kilenc mező van.
is-no-row-of-nine = { $text } nem kilenc mezőből álló sor
digits-and-dots = Számok, és . az üres mező.
how-cudoku-writes-cells = Oszlop és sor 0-tól 8-ig, egy szám, és p u l o b egyike, mint itt: 0,0,4,p.
cell-is-there-already = ez a mező már szerepel { ARTICLE($line) } { $line }. sorban: { $column },{ $row }
each-cell-has-one-line = Minden mezőnek egy sora van: hagyd el az egyiket.
cudoku-needs-a-digit = egy Cudoku-játékban kell lennie számnak
empty-board-has-none = Az üres táblán nincs; írd másik alakban.
no-table-line = ez nem egy táblázat szúdokut tartalmazó sora
one-field-has-81-cells = Az egyik cellájában 81 mező van: számok, 0 vagy . az üres mező.
columns-and-rows = { $columns } oszlop és { $rows } sor
form-has-no-place-for-boxes = { $form } nem ismer ilyen blokkokat
row-has-cells-not = ebben a sorban { $n } mező van { $number } helyett
is-no-answer = { $text } nem válasz
how-answers-look = Például 5, . vagy .[1,2,,].
is-no-given = { $text } nem megadott szám
number-or-dot = Egy szám, vagy . az üres mező.
link-has-not-81-cells = ebben a hivatkozásban nem 81 mező van
link-ends-in-81-digits = A vége ?bd= vagy ?s= és 81 szám.
solo-seed = a Solo véletlen magjából itt nem lesz rejtvény
copy-the-specific-id = A teljes azonosítót másold ki, amelyikben kettőspont van.
variant-is-not-known = ezt a változatot a program nem ismeri: { $text }
plain-ids-begin-like = A sima azonosítók így kezdődnek: 3x3: vagy 3x2:.
id-has-not-just-cells = ebben az azonosítóban nem pontosan { $n } mező van
damaged-or-a-variant = Lehet, hogy sérült, vagy egy változat.
solo-has-no-blocks = a Solo itt nem ismer { $rows }x{ $columns } méretű blokkokat
sizes-run-from-2x2 = A méret 2x2-től 5x5-ig terjed.
no-game-in-this-file = ebben a fájlban nincs játék
has-game-elements = Ilyen elemek kellenek bele: <game data=…>.
many-games-in-this-file = ebben a fájlban { $n } játék van
convert-reads-them-all = A `whygrid convert` mindet beolvassa.
xml-with-doctype = DOCTYPE-ot tartalmazó XML-t a program nem olvas
opensudoku-writes-none = Az OpenSudoku nem ír ilyet.
no-xml = ez nem XML: { $error }
the-file-may-be-cut-off = Lehet, hogy a fájl vége hiányzik.
no-file-of-opensudoku = ez nem OpenSudoku-fájl
begins-with-opensudoku = Az eleje: <opensudoku>.
version-is-not-known = ezt a változatszámot a program nem ismeri: { $text }
versions-1-2-3 = Az 1., 2. és 3. változatot olvassa.
game-has-not-81-cells = ebben a játékban 81 helyett { $n } mező van
it-may-be-cut-off = Lehet, hogy a vége hiányzik.
cell-is-not-value-note = ez a mező nem érték|jelöltek|írható alakú (value|note|editable)
how-cells-look = Például 5|0|0.
no-grid-of-candidates = ez nem 81 számcsoportból álló rács
cells-list-candidates = Minden mező a jelöltjeit sorolja fel, mint itt: 1 24 3.
stands-where-belongs = { $text } áll ott, ahová { $n } vagy . való
nine-characters-each = Minden mezőhöz kilenc karakter tartozik, jelöltenként egy.
no-nine-rows-of-nine = ez nem kilenc sor kilenc mezővel
how-sudocue-rows-look = Egy sor ilyen: 6 9 2 8 u1 7 3 59 4.
square-sizes = A szúdoku négyzet alakú: 4x4, 6x6, 9x9, …
lines-are-not-boxes = a rács vonalai nem blokkokat határolnak
no-unbiased-k = k és torzítatlanság együtt nem kérhető
not-with-size = { $name } és size={ $size } együtt
only-9x9-that-way = Így csak 9x9-es készíthető.
clues-and-padded = size={ $size } mellett a clues és a padded együtt jár
ask-for-both = Kérd mindkettőt: hogy hány megadott szám legyen, és hogy legyenek köztük fölöslegesek; vagy egyiket se.
clues-instead-of = { $n } megadott szám { $wanted } helyett, { $attempt }. kísérlet
not-in-so-many-attempts = { $attempts } kísérletből sem lett { $size }x{ $size } méretű rejtvény { $n } megadott számmal
ask-for-more = Kérj többet.
no-board-has-so-many-clues = nincs { $size }x{ $size } méretű rejtvény { $n } megadott számmal és egy megoldással
ask-for-from-to = { $low } és { $high } között lehet kérni.
other-clues-or-symmetry = más számú megadott szám vagy más szimmetria
candidates-do-not-tell-givens = a jelöltek rácsából nem derül ki, melyik szám megadott és melyik beírt
other-fields-are-left-out = ami a sor többi cellájában áll, az kimarad
clues-not-all-needed = { $n } megadott szám, nem mind szükséges
form-library-line = a HoDoKu-könyvtár sora
form-short-link = a SudokuPad rövid hivatkozása
form-sdk-file = az .sdk fájl
form-cudoku-game = a Cudoku-játék
form-puzzlink-link = a puzz.link hivatkozása
form-puzzlink-file = a puzz.link fájlja
form-wiki-link = a SudokuWiki hivatkozása
form-exchange-link = a SudokuExchange hivatkozása
form-opensudoku-file = az OpenSudoku-fájl
form-pencil-mark-grid = a jelöltek rácsa
form-candidate-line = a jelöltek sora

# A tábla annak, aki hallgatja.
board = Szúdoku, { $rows }x{ $rows }, { $givens } megadott szám
board-placed = { $n } beírva

# A készítő beállításai.
setting-size = Hány sor, oszlop és szám legyen.
    .title = méret
setting-clues = Pontosan ennyi megadott szám; 19 és 33 között hamar megvan.
    .title = megadott számok
setting-symmetry = A megadott számok mezőinek szimmetriája.
    .title = szimmetria
setting-padded = Épp annyi megadott szám, amennyit a --clues kér, köztük fölöslegesek is.
    .title = fölöslegesek is
setting-min-k = k legalább ekkora, hegymászó kereséssel; 23 fölött órákig tart.
    .title = legkisebb k
setting-max-k = k legfeljebb ekkora, ehhez a lehető legkevesebb megadott számmal.
    .title = legnagyobb k
setting-unbiased = Minden minimális rejtvény egyformán valószínű; lassú.
    .title = egyforma eséllyel

# Példák, szövegalakok és a szerkesztő.
example-classic = 26 megadott szám: annak a programnak az alaprejtvénye, amelyből a Whygrid származik
example-wikipedia = egyesekkel is megoldható: a Wikipédia-szócikk ábrájának rejtvénye
example-escargot = Arto Inkala AI Escargot-ja 2006-ból: csak egymásba ágyazott kényszerhálók jutnak át rajta
example-two-solutions = eggyel kevesebb megadott szám, mint a `classic` példában: több megoldása van
example-impossible = egyik megadott szám sem sért szabályt, mégsincs megoldása
example-mini = 4x4, a blokkok két sorosak és két oszloposak
example-pointing = egy szám, amely egy blokkban csak egy vonalban lehet, kiesik a vonal többi részéből
example-claiming = egy szám, amely egy vonalban csak egy blokkban lehet, kiesik a blokk többi részéből
example-naked-pair = két mező, amelyen két szám osztozik
example-hidden-pair = két szám, amely csak két mezőbe fér
example-naked-triple = három mező, amelyen három szám osztozik
example-hidden-triple = három szám, amely csak három mezőbe fér
example-x-wing = egy szám, amelynek két vonalban ugyanaz a két helye van
example-swordfish = egy szám, amelynek helyei három vonalban három keresztező vonalba esnek
example-xy-wing = három kétjelöltes mező, az egyik látja a másik kettőt
example-xyz-wing = egy háromjelöltes mező, és két mező e számok közül kettővel
example-simple-colouring = egy szám helyeinek lánca, amelyben minden második a jó
example-six = 6x6, a blokkok két sorosak és három oszloposak
example-eight = 8x8, a blokkok két sorosak és négy oszloposak
example-twelve = 12x12, A, B és C jelöli a 10, 11 és 12 számot
example-level1 = játszható szint: egyesekkel is megoldható
example-level2 = játszható szint: egyesekkel is megoldható, néhány jól el van rejtve
example-level3 = játszható szint: kell hozzá egy szárny
example-level4 = játszható szint: párok és térbeli színezés
example-evil1 = játszható szint: láncok és majdnem zárt halmazok
example-evil2 = játszható szint: kényszerláncok
example-empty = üres tábla, hogy legyen miből kiindulni
format-line = az összes mező egy sorban
format-zeros = az összes mező egy sorban, az üresek nullával
format-grid = keretezett rács
format-raw = a tábla minden sora külön sorban
format-array = számok listáinak listája
format-pencilmarks = jelöltek rácsa
format-729 = 729 karakter, mezőnként kilenc
format-hodoku = a HoDoKu könyvtárának egy sora
format-sdk = a SadMan Sudoku fájlja
format-sdx = a SudoCue fájlja
format-janko = a janko.at egy oldala
format-opensudoku = az OpenSudoku fájlja
format-cudoku = a Cudoku egy játéka
format-fpuzzles = hivatkozás az f-puzzles oldalra
format-sudokupad = hivatkozás a SudokuPad oldalra
format-scf = rövid hivatkozás a SudokuPad oldalra
format-puzzlink = hivatkozás a puzz.link oldalra
format-pzprv3 = a puzz.link egy fájlja
format-sudokuwiki = hivatkozás a SudokuWiki oldalra
format-sudokuexchange = hivatkozás a SudokuExchange oldalra
format-penpa = hivatkozás a Penpa oldalra
format-solo = Simon Tatham Solo játékának azonosítója
format-websudoku = a Web Sudoku egy oldala
format-table = egy táblázat sora
drafting-help = Egy szám; 0 vagy Del: üres mező.
scale-level = szint
scale-score = pontszám
scale-hodoku = HoDoKu
scale-se = Sudoku Explainer
scale-er = ER
scale-ep = EP
scale-ed = ED

# Mezőhalmazok fajtái.
sets-of-houses = bármely { $n } sor, oszlop vagy blokk együtt
sets-of-boxes = bármely { $n } blokk
sets-singles = a legkevesebb mező, amely rejtett egyest mutathat
sets-houses = minden sor, oszlop és blokk
sets-line-boxes = egy sor vagy oszlop, és egy blokk, amelyet keresztez
sets-crosses = egy sor és egy oszlop
sets-peers = minden mező, amely közös egységben van egy mezővel
sets-chutes = minden vízszintes és függőleges blokksáv
sets-chute-lines = egy vízszintes blokksáv és egy oszlop, vagy egy függőleges és egy sor
sets-chute-crosses = egy vízszintes és egy függőleges blokksáv
sets-chute-pairs = két vízszintes vagy két függőleges blokksáv
sets-board = az egész tábla

# Változatok: hogy hívják a megkötést (said-…), mit követel (demand-…), mi következik belőle.
region = { $n }. terület
    .the = { ARTICLE($n) } { $n }. terület
    .in = { ARTICLE($n) } { $n }. területben
said-diagonal-falling = lejtő átló
    .the = a lejtő átló
    .in = a lejtő átlóban
said-diagonal-rising = emelkedő átló
    .the = az emelkedő átló
    .in = az emelkedő átlóban
said-window = { $n }. ablak
    .the = { ARTICLE($n) } { $n }. ablak
    .in = { ARTICLE($n) } { $n }. ablakban
said-disjoint = a blokkok { $n }. helye
    .the = a blokkok { $n }. helye
    .in = a blokkok { $n }. helyén
said-group = { $cell } csoportja
    .the = { ARTICLE($cell) } { $cell } csoportja
    .in = { ARTICLE($cell) } { $cell } csoportjában
said-anti-knight = lóugrás
said-anti-king = királylépés
said-non-consecutive = nincs szomszédos szám
said-even = négyzet: { $cell }
said-odd = kör: { $cell }
said-cage = { $cell } ketrece ({ $n })
said-cage-without-sum = { $cell } ketrece
said-thermometer = { $cell } hőmérője
said-arrow = { $cell } nyila
said-arrow-of-two = { $cell } nyila
said-white-dot = fehér pont: { LIST($cells, join: "comma") }
said-black-dot = fekete pont: { LIST($cells, join: "comma") }
said-xv = jel: { LIST($cells, join: "comma") }
said-little-killer = { $cell } átlójának összege ({ $n })
said-palindrome = { $cell } palindromja
said-whispers = { $cell } suttogó vonala
said-renban = { $cell } renban-vonala
said-between = { $cell } közrefogó vonala
demand-diagonal-falling = a lejtő átlóban minden szám egyszer szerepel
demand-diagonal-rising = az emelkedő átlóban minden szám egyszer szerepel
demand-window = { ARTICLE($n) } { $n }. ablakban minden szám egyszer szerepel
demand-disjoint = a blokkok { $n }. helyén minden szám egyszer szerepel
demand-group = { ARTICLE($cells) } { $cells } mezőben minden szám egyszer szerepel
demand-anti-knight = a lóugrásnyira lévő mezőkben más-más szám áll
demand-anti-king = a királylépésnyire lévő mezőkben más-más szám áll
demand-non-consecutive = a szomszédos mezőkben nem állhat két egymást követő szám
demand-even = { ARTICLE($cell) } { $cell } mezőben páros szám áll
demand-odd = { ARTICLE($cell) } { $cell } mezőben páratlan szám áll
demand-cage = { COUNT($cells) ->
    [one] { ARTICLE($cells) } { $cells } mező egymaga alkot egy ketrecet, az összege { $n }
   *[other] { ARTICLE($cells) } { $cells } mezőben különböző számok állnak, az összegük { $n }
    }
demand-cage-without-sum = { ARTICLE($cells) } { $cells } mezőben különböző számok állnak
demand-thermometer = { ARTICLE($cells) } { $cells } mezőben a számok mezőről mezőre nőnek
demand-arrow = { ARTICLE($cell) } { $cell } mezőben { ARTICLE($cells) } { $cells } mező összege áll
demand-arrow-of-two = { ARTICLE($cell) } { $cell } mező, egyetlen számként olvasva, { ARTICLE($cells) } { $cells } mező összegét adja
demand-white-dot = { ARTICLE($cells) } { $cells } mező különbsége { $n }
demand-black-dot = { ARTICLE($cells) } { $cells } mező közül az egyik száma a másikénak { $n ->
    [2] kétszerese
    [3] háromszorosa
    [4] négyszerese
    [5] ötszöröse
   *[other] többszöröse ({ $n })
    }
demand-xv = { ARTICLE($cells) } { $cells } mező összege { $n }
demand-little-killer = { ARTICLE($cells) } { $cells } mező összege { $n }
demand-palindrome = { ARTICLE($cells) } { $cells } mező mindkét végéről ugyanúgy olvasható
demand-whispers = { ARTICLE($cells) } { $cells } mező mentén a szomszédok különbsége legalább { $n }
demand-renban = { ARTICLE($cells) } { $cells } mezőben különböző, hézag nélkül egymást követő számok állnak valamilyen sorrendben
demand-between = { ARTICLE($cells) } { $cells } vonalon belül a számok a két végén állók közé esnek
would-not-come-out = { $demand }, és ezzel nem jönne ki
would-not-come-out-together = { $demands }, az egymást látó mezők pedig különböznek: ezzel nem jönne ki
cannot-be-kept = { $demand }, és ez már nem lehetséges
whatever-it-holds-excludes = { ARTICLE($cell) } { $cell } mezőbe { LIST($digits, form: "name", join: "or") } kerül, és mindegyik kizárja
confined-by-sight = { FORM($home, form: "in") } { LIST($digit, form: "the") } { ARTICLE($cells) } { LIST($cells, join: "or") } mezőben van, és mindegyik kizárja
leftover-inside = { LIST($houses, form: "in") } egész ketrecek töltenek ki mindent, kivéve: { $cells }; ami ott marad, annak az összege { $n }
leftover-outside = { LIST($houses, form: "in") } egész ketrecek töltenek ki mindent, és kilóg belőlük: { $cells }; ami ott fölös, annak az összege { $n }
leftover-both = { LIST($houses, form: "in") } a ketrecekből kimarad: { $inside }, és kilóg: { $outside }; az előbbiek összegéből az utóbbiakét levonva { $n } marad
sum-of = összeg: { $what }
no-such-board = nem találtunk ilyen táblát ({ $size }x{ $size }) ehhez: { $names }
other-size-or-variant = Kérj más méretet, vagy kevesebb változatot egyszerre.

# Változatok a szövegekben.
is-no-cell-of-the-board = { $text } nem mező ezen a táblán
cells-are-named = A mezők neve r1c1 alakú, elöl a sor.
constraint-without-cells = egy megkötésnek hiányoznak a mezői
is-no-number-of-a-constraint = { $text } nem lehet egy megkötés száma
constraints-are-written = Egy megkötés egy ilyen sor: „cage r1c1 r1c2 = 9” vagy „thermometer r1c1 r1c2 r1c3”; lásd docs/variants.md.
is-no-constraint = { $text } nem ismert megkötéssel kezdődik
demanded-diagonals = átlók
demanded-windows = ablakok (windoku)
demanded-disjoint-groups = azonos helyű mezők csoportjai
demanded-anti-knight = anti-knight: lóugrásnyira nincs két egyforma
demanded-anti-king = anti-king: királylépésnyire nincs két egyforma
demanded-non-consecutive = nem áll egymás mellett két egymást követő szám
demanded-cage = ketrec (killer)
demanded-thermometer = hőmérő (thermo)
demanded-arrow = nyíl, elöl a köre
demanded-white-dot = fehér pont két mező között
demanded-black-dot = fekete pont két mező között
demanded-xv = X vagy V két mező között
demanded-little-killer = little killer: egy átló összege
demanded-palindrome = palindrom
demanded-whispers = német suttogó vonal
demanded-renban = renban vonal
demanded-between = közrefogó vonal
demanded-even = páros mezők
demanded-odd = páratlan mezők
demanded-group = tetszőleges mezők csoportja
demanded-regions = területek (jigsaw): mezőnként egy jel
demanded-boxes = más méretű blokkok, például 3x2
constraint-needs-cells = { $word } legalább { $n } mezőből áll
constraint-has-no-cells = { $word } az egész táblára szól, mezők nélkül
constraint-has-no-number = { $word } nem kap számot
cell-stands-twice = { $word }: egy mező kétszer szerepel
line-jumps = { $word }: ugrás { $one } és { $two } között
lines-go-from-cell-to-cell = A vonal minden mezője érinti a következőt.
no-such-group = { $word }: 1 és { $n } közötti szám kell, vagy semmi, ha mindre szól
groups-are-numbered = Írd így: „{ $word } 1”, vagy többes számban, ha mindre szól.
group-has-not-so-many-cells = egy { $n } mezős csoportban nem lehet meg mind a { $size } szám
as-many-cells-as-digits = Egy csoportnak annyi mezője van, ahány szám.
cage-is-too-large = 1-től { $size }-ig nincs { $n } különböző szám, mezőnként egy
at-most-as-many-cells-as-digits = Legfeljebb annyi mező lehet, ahány szám.
arrow-has-a-circle = egy nyílnak egy vagy két mező van a körében, és még néhány a szárán
arrows-are-written = Írd így: „arrow r1c1 = r1c2 r1c3”: a kör, aztán a mezők, amelyeknek az összege benne áll.
little-killer-is-a-diagonal = a little killer egy átló széltől szélig, összeggel
little-killers-are-written = Írd így: „little-killer r1c2 r2c3 r3c4 … = 20”, széltől szélig minden mezővel.
dot-is-between-neighbours = { $word } két szomszédos mező között áll
dots-are-written = Írd így: „{ $word } r1c1 r1c2”, mögötte „= SZÁM”, ha van.
xv-is-x-or-v = két mező között X vagy V áll
regions-do-not-fit = nem { $n } terület van, egyenként { $n } mezővel
regions-are-written = Írd: „regions”, aztán minden mezőhöz egy jelet, { $n } jel mindegyikéhez { $n } mezőt.
too-many-constraints = { $n } megkötés több, mint { $most }
form-cannot-hold = { $form }: ebben az alakban ennek nincs helye: { $name }
write-line-or-f-puzzles = Írd inkább `line` vagy `fpuzzles` alakban.
form-f-puzzles = az f-puzzles hivatkozása
form-penpa = a Penpa hivatkozása
technique-even-and-odd = páros és páratlan
    .idea = Négyzetes mezőbe páros, körös mezőbe páratlan szám kerül.
    .look = Nézd meg a szürke mezőket.
technique-thermometer = hőmérő
    .idea = A hőmérő mentén minden szám helyet hagy az előtte és a mögötte állóknak.
    .look = Számold meg a mezőket a gömbtől, és a másik végétől is.
technique-dots = pontok
    .idea = Egy számnak társ kell a mellette álló ponton vagy betűn túl.
    .look = Nézd meg, melyik számnak kevés a társa: fekete pont mellett sosem áll 5, 7 vagy 9.
technique-line-partners = társak a vonalon
    .idea = Egy számnak hozzá illő társak kellenek a vonala mentén.
    .look = Nézd meg, hol hagy a vonal kevés számot: suttogó vonalon sosem áll 5.
technique-cage-sum = ketrecösszeg
    .idea = Egy ketrecben csak olyan számok lehetnek, amelyek együtt kiadják az összegét, és beférnek a mezőibe.
    .look = Nézd azokat a ketreceket, amelyeknek a mezőikhez képest kicsi vagy nagy az összege.
technique-arrow-sum = nyílösszeg
    .idea = Kiesik a szám, amellyel a nyíl vagy az átló mentén egyetlen összeg sem jön ki.
    .look = Nézd a hosszú nyilakat kis számokkal, és a rövid átlókat.
technique-leftover-sum = maradék összeg
    .idea = Egy sor, oszlop vagy blokk összege adott: ami a benne lévő egész ketreceken kívül marad, annak az összege is.
    .look = Keress sorokat, oszlopokat és blokkokat, amelyeket a ketrecek egy-két mező híján kitöltenek.
technique-constraints-together = megkötések együtt
    .idea = Azok a megkötések, amelyeknek közös mezőik vannak, együtt kevesebbet engednek; az is, amelynek a mezői látják egymást.
    .look = Nézd meg, hol találkoznak pontok és vonalak, és mely nyilak és vonalak maradnak egy blokkban vagy sorban.
technique-shared-exclusion = közös kizárás
    .idea = Kiesik, amit egy mező minden jelöltje kizár.
    .look = Nézd azokat a mezőket, amelyekben két-három jelölt van, és hogy mit zár ki mindegyik.
k-or-rare-clues = rejtvény kívánt k-val vagy ritka számú megadott számmal

instructions = Minden sorban, oszlopban és blokkban 1-től { $last }-ig minden jel pontosan egyszer áll.
instructions-regions = Minden sorban, oszlopban és tartományban 1-től { $last }-ig minden jel pontosan egyszer áll.
instruction-diagonal = Minden megjelölt átlóban minden jel egyszer áll.
instruction-window = Minden színezett ablakban minden jel egyszer áll.
instruction-disjoint = A blokkok ugyanazon helyén más-más szám áll.
instruction-group = Minden megjelölt csoport mezőiben más-más szám áll.
instruction-anti-knight = A lóugrásnyira lévő mezőkben más-más szám áll.
instruction-anti-king = A királylépésnyire lévő mezőkben más-más szám áll.
instruction-non-consecutive = A szomszédos mezőkben nem állhat két egymást követő szám.
instruction-even = A négyzet páros számot jelöl.
instruction-odd = A mezőben lévő kör páratlan számot jelöl.
instruction-cage = Egy ketrecben különböző számok állnak; ahol a ketrecnek száma van, ez az összegük.
instruction-thermometer = A hőmérő mentén a számok a gömbjétől kezdve nőnek.
instruction-arrow = A nyíl mentén álló számok összege a körében álló szám; ismétlődhetnek.
instruction-white-dot = A fehér pont két oldalán álló számok különbsége 1, vagy annyi, amennyi a pontban áll.
instruction-black-dot = A fekete pont két oldalán álló számok közül az egyik a másiknak kétszerese, vagy annyiszorosa, amennyi a pontban áll.
instruction-xv = Az X két oldalán álló számok összege 10, a V két oldalán állóké 5.
instruction-little-killer = Azon az átlón, amelyre egy nyíl mutat, a számok összege a nyíl száma; ismétlődhetnek.
instruction-palindrome = A palindrom mindkét végéről ugyanúgy olvasható.
instruction-whispers = A suttogó vonalon a szomszédos számok különbsége legalább { $n }.
instruction-renban = A renban-vonalon különböző, hézag nélkül egymást követő számok állnak, bármilyen sorrendben.
instruction-between = A közrefogó vonalon minden szám a két végén állók közé esik.
not-with-variant = a --{ $name } és a --variant nem fér össze
setting-variant = Változat, vagy több is, + jellel összekötve.
    .title = változat

choice-symmetry-quarter = negyedfordulat
choice-symmetry-diagonal = főátló
choice-symmetry-antidiagonal = mellékátló
choice-symmetry-vertical = függőleges tengely
choice-symmetry-horizontal = vízszintes tengely

choice-variant-diagonal = átlós
choice-variant-windoku = windoku
choice-variant-disjoint = azonos helyek
choice-variant-anti-knight = huszár
choice-variant-anti-king = király
choice-variant-non-consecutive = nem szomszédos számok
choice-variant-jigsaw = szabálytalan
choice-variant-killer = killer
choice-variant-thermo = hőmérő
choice-variant-arrow = nyíl
choice-variant-kropki = kropki
choice-variant-xv = xv
choice-variant-even-odd = páros-páratlan
choice-variant-little-killer = kis killer
choice-variant-palindrome = palindrom
choice-variant-whispers = suttogó vonal
choice-variant-renban = renban
choice-variant-between = közrefogó vonal
