# A futosiki szavai magyarul. Az indokok egy ilyen mondatot fejeznek be: „r4c5 nem 7: …”.

# A tábla.
board = Futosiki, { $rows }x{ $rows }, { $n } kitöltve
board-signs = jelek: { LIST($signs, join: "comma") }
drafting-help = Egy szám; Enter: szöveg, például 3<v: < vagy > jobbra, ^ vagy v lefelé; Del: üres.

# Ami nem olvasható.
how-rows-are-written = Írd le, hogy futoshiki, aztán minden sort külön sorba: .<. 3, az üres mező pont, a mezők között szóköz, < vagy >; a mezők alatt külön sorban ^ vagy v.
not-here = { $sign } nem állhat itt egy { $n } soros táblán
no-such-size = { $n } soros futosiki nincs
sizes = { $least }–{ $most } sora van, és ugyanennyi oszlopa.
is-no-id = ez nem az Unequal azonosítója
how-ids-are-written = Így néz ki: 4:0,0U,0,3, … minden mezőhöz egy szám, és U, R, D vagy L ott, ahol kisebb szomszéd van.
adjacent = ebben az azonosítóban a vonalak egymást követő számokat jelölnek
only-unequal = Olyat adj meg, amely az Unequal módból való.
sign-leaves-the-board = { $cell } kimutat a tábláról
signs-both-ways = két ellentétes jel van itt: { $cells }
leave-one-sign = Hagyd el az egyiket.
is-no-square = a rács nem négyzet
rows-and-columns = A futosikinek ugyanannyi sora van, mint oszlopa.
link-needs-a-sign = jel nélkül senki sem különböztetné meg más rejtvénytől

setting-size = Sorok és oszlopok száma.
    .title = méret
setting-signs = A szomszédok ekkora része között van eleinte jel.
    .title = jelek aránya
format-unequal = Simon Tatham Unequal játékának azonosítója

example-futoshiki-first = jelek, amelyek korlátot szabnak a szomszédaiknak
example-futoshiki-two-signs = egy mező, amely két, egymástól különböző másiknál is nagyobb
example-futoshiki-x-wing = egy szám, amely két vonalban ugyanabban a két keresztező vonalban áll
example-futoshiki-whole-line = egy vonal, amelynek minden kitöltését végig kell nézni
example-futoshiki-two-solutions = több megoldás: kevés a jel
example-futoshiki-impossible = négy növekvő mező végén 4 áll, de az lejjebb is ott van

instructions = Minden sorban és oszlopban 1-től { $last }-ig minden számjegy pontosan egyszer áll.
signs-point = A két mező közti jel a nagyobb számjegy felé nyílik.
