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
    .idea = Egymást látó mezők, ugyanazzal a két jelölttel, felváltva tartalmazzák őket: ami mindkét végüket látja, abban egyik sem lehet.
    .look = Kövess ugyanolyan két jelöltet tartalmazó mezőket, mindegyikből a következő látszik.
technique-skyscraper = felhőkarcoló
    .idea = Két sornak, amelyben a számnak két-két helye van, közös egy oszlopa: a szám a két másik vég egyikén van.
    .look = { -look-two-places }
technique-2-string-kite = kétzsinóros sárkány
    .idea = Egy sor és egy oszlop, két-két hellyel egy számnak, egy blokkban találkozik: a szám valamelyik túlsó végén van.
    .look = { -look-two-places }
technique-turbot-fish = rombuszhal
    .idea = Két egység, két-két hellyel egy számnak, egymást látó mezőkkel kapcsolódik: az egyik túlsó végén ott a szám.
    .look = { -look-two-places }
technique-empty-rectangle = üres téglalap
    .idea = Egy blokkban a szám csak egy sorban és egy oszlopban lehet, és az egyikkel találkozik egy vonal, amelyben két helye van.
    .look = { -look-two-places }
technique-xy-wing = xy-szárny
    .idea = Akármelyik kerül a tengely két jelöltje közül a tengelybe, az egyik szárnyra a közös szám jut.
    .look = Minden kétjelöltes mezőhöz keress két másikat, amelyek egy-egy jelöltjében osztoznak.
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
    .idea = Egymás után olyan egységek, ahol a számnak két helye van, és mindegyik látja a következőt: a szám valamelyik végén van.
    .look = { -look-two-places }
technique-xy-chain = xy-lánc
    .idea = Egymás után kétjelöltes mezők, mindegyik továbbad egy számot: a szám valamelyik végén van.
    .look = Indulj egy kétjelöltes mezőből, és menj tovább olyanra, amelyben megvan a még fel nem használt jelölt.
technique-aic = váltakozó lánc
    .idea = Lánc, amelyben felváltva „legalább az egyik” és „legfeljebb az egyik” áll: valamelyik vége igaz, és ami mindkettőt látja, az nem.
    .look = Indulj egy jelöltből, és tedd fel felváltva, hogy az egyik nincs ott, a következő pedig ott van.
technique-grouped-aic = csoportos váltakozó lánc
    .idea = Váltakozó lánc, amelyben egy szám több helye egy blokk és egy vonal metszetében egynek számít.
    .look = Mint a váltakozó láncnál, de egy blokk és egy vonal metszetében lévő helyeket vedd egynek.
technique-als-xz = két majdnem zárt halmaz
    .idea = Két halmaz mezőkből, mindkettőben eggyel több szám, és van egy szám, amely csak az egyikben lehet: akkor egy másiknak is ott kell lennie.
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
    .idea = Két üres téglalap ugyanabban a blokkban, amelyben akár csak két hely van.
    .look = { -look-joined }
technique-cell-forcing-chain = kényszerlánc mezőből
    .idea = Egy mező minden jelöltjéből lépésről lépésre ugyanaz következik: tehát úgy van.
    .look = Indulj egy két- vagy háromjelöltes mezőből, és kövesd mindegyik jelöltet.
technique-house-forcing-chain = kényszerlánc egységből
    .idea = Egy szám minden helyéből egy egységben lépésről lépésre ugyanaz következik: tehát úgy van.
    .look = Indulj egy számból, amelynek egy egységben két vagy három helye van, és kövesd mindegyiket.
technique-forcing-net = kényszerháló
    .idea = Tegyünk fel egy jelöltet, és kövessük az egyeseket: ha ellentmondásra futnak, kiesik.
    .look = Próbálj ki olyan jelölteket, amelyekből sok egyes következik.
technique-nested-forcing-net = egymásba ágyazott kényszerháló
    .idea = Tegyünk fel egy jelöltet, kövessük az egyeseket, és ahol elfogynak, próbáljuk ki ugyanígy, ami még nyitott.
    .look = Próbáld ki, amit a kényszerhálónál, és ahol az véget ér, próbálj tovább.
technique-nishio = nishio
    .idea = Tegyünk fel egy számot egy mezőben, és kövessük egységről egységre: ha valahol nem marad helye, kiesik.
    .look = Válassz egy számot, amelynek sok egységben két helye van, és próbáld ki azokat a helyeket, amelyek ezek közül a legtöbbet látják.
technique-unique-rectangle-1 = egyediségi téglalap 1
    .idea = Három sarokban csak ugyanaz a két szám lehet: a negyedikben más áll, különben felcserélhetők lennének.
    .look = { -look-corners }
technique-unique-rectangle-2 = egyediségi téglalap 2
    .idea = Két sarokban még egy szám lehet, mindkettőben ugyanaz: valamelyikükben ott van, különben a sarkok felcserélhetők lennének.
    .look = { -look-corners }
technique-unique-rectangle-3 = egyediségi téglalap 3
    .idea = Amit két sarok ezeken kívül tartalmazhat, az egy egység más mezőivel részhalmazt alkot.
    .look = { -look-corners }
technique-unique-rectangle-4 = egyediségi téglalap 4
    .idea = Az egyik számnak két sarok valamelyikében kell lennie: a másik nincs bennük, különben felcserélhetők lennének.
    .look = { -look-corners }
technique-unique-rectangle-5 = egyediségi téglalap 5
    .idea = Két szemközti vagy három sarokban még egy szám lehet, mindben ugyanaz: valamelyikükben ott van.
    .look = { -look-corners }
technique-unique-rectangle-6 = egyediségi téglalap 6
    .idea = Az egyik számnak mindkét vonalban nincs más helye: abban a két sarokban nincs, ahol több jelölt van.
    .look = { -look-corners }
technique-hidden-rectangle = rejtett téglalap
    .idea = Egy sarokban csak két szám lehet; a szemközti sarokból az egyik körben mindenütt kikényszerítené a másikat.
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
technique-bug-type-4 = csupa pár 4
    .idea = { -idea-pairs } az két mezőben van, amelyek egyikébe egy mindkettőben lehetséges szám kerül.
    .look = { -look-pairs }
technique-unique-loop-1 = egyediségi gyűrű 1
    .idea = { -idea-loop } { -way-1 }
    .look = { -look-loops }
technique-unique-loop-2 = egyediségi gyűrű 2
    .idea = { -idea-loop } { -way-2 }
    .look = { -look-loops }
technique-unique-loop-3 = egyediségi gyűrű 3
    .idea = { -idea-loop } { -way-3 }
    .look = { -look-loops }
technique-unique-loop-4 = egyediségi gyűrű 4
    .idea = { -idea-loop } { -way-4 }
    .look = { -look-loops }
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
