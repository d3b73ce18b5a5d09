# Ami közös azokban a rejtvényfajtákban, amelyeknek a mezőibe jel kerül.

rule-cell = { ARTICLE($cell) } { $cell } mezőben egy szám áll
called-cell = { $cell } mező
    .the = { ARTICLE($cell) } { $cell } mező
    .in = { ARTICLE($cell) } { $cell } mezőben
no-digit-left = { ARTICLE($cell) } { $cell } mezőbe egyetlen szám sem kerülhet
no-place-left = { FORM($group, form: "in") } nincs hely { LIST($digit, form: "the-dative") }
not-a-digit = { $digit } nem írható mezőbe
too-large = { ARTICLE($digit) } { $digit } túl nagy ehhez a táblához
digits-run-to = A számok 1-től { $largest }-ig mennek.
cells-not = ezen a táblán { $n } kitöltendő mező van, nem { $found }

by-cell = mező
    .many = mezők
nothing-else-is-left = ebbe a mezőbe más szám már nem kerülhet

# Sorok és oszlopok, amelyekben minden szám egyszer szerepel.
row = { $n }. sor
    .the = { ARTICLE($n) } { $n }. sor
    .in = { ARTICLE($n) } { $n }. sorban
column = { $n }. oszlop
    .the = { ARTICLE($n) } { $n }. oszlop
    .in = { ARTICLE($n) } { $n }. oszlopban
rule-group = { FORM($group, form: "in") } minden szám egyszer szerepel
only-place = { FORM($group, form: "in") } már csak ide kerülhet
naked = { ARTICLE($cells) } { $cells } mezőbe { LIST($digits, form: "name") } kerül, ezért { FORM($group, form: "in") } máshová egyik sem kerülhet
hidden = { FORM($group, form: "in") } { LIST($digits, form: "the") } csak { ARTICLE($cells) } { $cells } mezőbe kerülhet, ezért oda más már nem fér
fish = { LIST($lines, join: "and", form: "in") } { LIST($digit, form: "the") } csak { LIST($across, join: "and", form: "in") } állhat, így ezekben máshová nem kerülhet

# Szövegek és új rejtvények.
rows-are-needed = nincs olvasható sor
not-a-cell = { $cell } nem mező
form-has-no-size = ebben az alakban nem írható le { $rows } sor és { $columns } oszlop
write-text-form = Inkább a „text” alakban írd ki.
unknown-symbols = a rajzon olyan jelek vannak, amelyeket ez a rejtvényfajta nem ismer

# Módszerek, amelyek több rejtvényfajtában közösek.
technique-hidden-single = rejtett egyes
    .idea = Ha egy számnak egy sorban vagy oszlopban egyetlen helye maradt, oda kerül.
technique-naked-single = nyílt egyes
    .idea = Ha egy mezőnek egyetlen száma maradt, az kerül bele.
technique-naked-pair = nyílt pár
    .idea = Ha egy vonal két mezőjében csak két szám lehet, ezek ott el is fogynak.
technique-hidden-pair = rejtett pár
    .idea = Ha két számnak egy vonalban csak két helye maradt, ezek betöltik őket.
technique-naked-triple = nyílt hármas
    .idea = Ha egy vonal három mezőjében csak három szám lehet, ezek ott el is fogynak.
technique-x-wing = x-szárny
    .idea = Ha egy szám két vonalban csak ugyanabban a két keresztező vonalban állhat, ezekben máshol nem állhat.
format-text = a tábla minden sora külön sorban
format-penpa = hivatkozás a Penpa oldalra
small-print = apró betűs szöveg van a feladványban, ezt a program nem ismeri

# Jelek: két mező közül az első a kisebb szám.
rule-sign = { ARTICLE($smaller) } { $smaller } mező száma kisebb, mint { ARTICLE($larger) } { $larger } mezőé
called-sign = { ARTICLE($cells) } { $cells } közti jel
above = nagyobb, mint { ARTICLE($cell) } { $cell } mező száma, az pedig legalább { $digit }
above-a-neighbour = nagyobb, mint { ARTICLE($cell) } { $cell } mező száma
below = kisebb, mint { ARTICLE($cell) } { $cell } mező száma, az pedig legfeljebb { $digit }
below-a-neighbour = kisebb, mint { ARTICLE($cell) } { $cell } mező száma
why-above = nagyobb, mint { $cell }
why-below = kisebb, mint { $cell }
two-above = nagyobb, mint { ARTICLE($cells) } { $cells } mező száma; ezek különböznek, így az egyik legalább { $digit }
two-below = kisebb, mint { ARTICLE($cells) } { $cells } mező száma; ezek különböznek, így az egyik legfeljebb { $digit }
whole-line = ezzel { FORM($group, form: "the") } nem tölthető ki a jelek szerint
xy-wing = akármelyik szám kerül { ARTICLE($pivot) } { $pivot } mezőbe, { ARTICLE($cells) } { $cells } egyikének csak { LIST($digit, form: "the") } marad
technique-sign = jel
    .idea = Egy mező száma nagyobb, mint a kisebbik szomszéd legkisebb lehetősége, és fordítva.
technique-two-signs = két jel
    .idea = Ha egy mező egy vonal két, egymástól különböző szomszédjánál is nagyobb, a nagyobbiknál is nagyobb.
technique-xy-wing = xy-szárny
    .idea = Két mező, amelyeknek közös számuk van, egy harmadikon függ, így az egyikük ezt a számot kapja.
technique-whole-line = teljes vonal
    .idea = Nézd végig a vonal minden kitöltését, amelyet a jelek megengednek: ami egyikben sincs, kiesik.
