# A binairo szavai magyarul. Az indokok egy ilyen mondatot fejeznek be: „r4c5 = 1: …”.

rule-three = { ARTICLE($cells) } { $cells } mezőben nem állhat három egyforma szám
called-three = { ARTICLE($cells) } { $cells } mező
rule-half = { FORM($group, form: "in") } ugyanannyi 0 van, mint 1-es
rule-different = { FORM($one, form: "the") } és { FORM($other, form: "the") } különbözik
called-different = { $one } és { $other } különbözősége

# Indokok.
pair = mellette { ARTICLE($cells) } { $cells } mezőben is { LIST($digit, form: "name") } áll
why-pair = { $cells } mellett
gap = két oldalán, { ARTICLE($cells) } { $cells } mezőben { LIST($digit, form: "name") } áll
why-gap = { $cells } között
full = { FORM($group, form: "in") } már minden { LIST($digit, form: "name") } megvan
last-one = { FORM($group, form: "in") } egyetlen { LIST($digit, form: "name") } hiányzik; ha itt állna, { ARTICLE($cells) } { $cells } mezőben három egyforma szám állna
no-two-alike = különben { FORM($group, form: "the") } ugyanolyan volna, mint { FORM($other, form: "the") }
whole-line = { FORM($group, form: "the") } minden kitöltésében így van
whole-line-but = { FORM($group, form: "the") } minden olyan kitöltésében így van, amely nem olyan, mint { LIST($others, join: "or", form: "the") }
three-alike = { ARTICLE($cells) } { $cells } mezőben három egyforma szám állna
too-many = { FORM($group, form: "in") } a mezők több mint felében ugyanaz a szám állna
two-alike = { FORM($one, form: "the") } és { FORM($other, form: "the") } egyforma volna

# A tábla.
board = Binairo, { $rows } sor, { $columns } oszlop, { $n } kitöltve
drafting-help = 0 vagy 1; Del: üres mező.

# Ami nem olvasható.
how-rows-are-written = Írd le, hogy binairo, aztán minden sort külön sorba: 0, 1, az üres mező pont.
no-such-size = { $rows } soros és { $columns } oszlopos binairo nincs
sizes = A sorok és az oszlopok száma páros, { $least } és { $most } között.
is-no-id = ez nem az Unruly azonosítója
how-ids-are-written = Így néz ki: 8x8u:, és minden számhoz egy betű, kicsi a 0-hoz, nagy az 1-hez.
link-cannot-say-alike = a Penpa hivatkozásában nem mondható ki, hogy lehetnek egyforma vonalak
link-needs-a-digit = szám nélkül senki sem különböztetné meg más rejtvénytől

# Módszerek.
technique-naked-single = nyílt egyes
    .idea = Ha az egyik szám nem kerülhet egy mezőbe, a másik kerül bele.
technique-pair = pár
    .idea = Két egyforma szomszéd előtt és után a másik szám áll.
technique-gap = hézag
    .idea = Két egyforma szám között, ha egy mező választja el őket, a másik áll.
technique-half = megvan a fele
    .idea = Ha egy vonalban már minden 0 megvan, a többi mezőbe 1-es kerül, és fordítva.
technique-last-one = utolsó szám
    .idea = Egy vonal utolsó 0-ja vagy 1-ese oda kerül, ahol a többi mezőben nem lesz három egyforma egymás mellett.
technique-no-two-alike = nincs két egyforma
    .idea = Ha egy vonal két mező híján ugyanolyan, mint egy teli vonal, ezekben eltér tőle.
technique-whole-line = teljes vonal
    .idea = Nézd végig a vonal minden kitöltését: ami mindegyikben ugyanaz, az úgy van.
technique-whole-line-and-likes = teljes vonal egyformák nélkül
    .idea = Nézd végig a vonal minden kitöltését, kivéve azokat, amelyek olyanok, mint egy másik vonal.

setting-size = Sorok és oszlopok száma.
    .title = méret
setting-padding = A fölösleges számok ekkora része marad kinyomtatva.
    .title = fölösleges számok
format-unruly = Simon Tatham Unruly játékának azonosítója

example-binairo-first = párok, hézagok, megtelt felek és egy vonal utolsó száma
example-binairo-likes = egy vonal, amelynek néhány kitöltését mások foglalják
example-binairo-two-solutions = több megoldás: kevés a szám
example-binairo-impossible = két sor, amely egyforma volna
example-binairo-eight = egy vonal, amelynek minden kitöltése egyezik egy mezőben, és számok, amelyeket felteszünk

instructions = Írj minden mezőbe 0-t vagy 1-et úgy, hogy minden sorban és oszlopban ugyanannyi 0 legyen, mint 1-es.
no-three = Nem áll egymás mellett három egyforma számjegy.
all-lines-differ = A sorok mind különböznek egymástól, az oszlopok úgyszintén.
