# Slova futošiki česky. Důvody doplňují větu jako „r4c5 není 7: …“.

# Mřížka.
board = Futošiki, { $rows } × { $rows }, vyplněno { $n }
board-signs = znaménka: { LIST($signs, join: "comma") }
drafting-help = Číslo; Enter: text, třeba 3<v: < nebo > doprava, ^ nebo v dolů; Del: prázdné pole.

# Co se nedá přečíst.
how-rows-are-written = Napište futoshiki a pak každý řádek zvlášť: .<. 3, tečka je prázdné pole, mezi poli je mezera, < nebo >; pod poli je na zvláštním řádku ^ nebo v.
not-here = { $sign } tady v mřížce s { $n } řádky být nemůže
no-such-size = futošiki o { $n } řádcích není
sizes = Má { $least } až { $most } řádků a stejně tolik sloupců.
is-no-id = tohle není identifikátor hry Unequal
how-ids-are-written = Vypadá takto: 4:0,0U,0,3, … pro každé pole číslo a U, R, D nebo L, kde je menší soused.
adjacent = v tomto identifikátoru čárky označují čísla, která jdou po sobě
only-unequal = Vezměte identifikátor režimu Unequal.
sign-leaves-the-board = { $cell } ukazuje ven z mřížky
signs-both-ways = mezi { $cells } jsou znaménka oběma směry
leave-one-sign = Jedno z nich vynechte.
is-no-square = mřížka není čtverec
rows-and-columns = Futošiki má stejně řádků jako sloupců.
link-needs-a-sign = bez znaménka by ji nikdo nerozeznal od jiné hádanky

setting-size = Počet řádků a sloupců.
    .title = velikost
setting-signs = Mezi jakou částí sousedů je zpočátku znaménko.
    .title = podíl znamének
format-unequal = identifikátor hry Unequal Simona Tathama

example-futoshiki-first = znaménka, která omezují sousedy
example-futoshiki-two-signs = pole, které je větší než dvě jiná, a ta se liší
example-futoshiki-x-wing = číslo, které je ve dvou řadách ve stejných dvou příčných řadách
example-futoshiki-whole-line = řada, u níž je třeba projít všechna vyplnění
example-futoshiki-two-solutions = více řešení: znamének je málo
example-futoshiki-impossible = čtyři rostoucí pole končí čtyřkou, která je i pod nimi

instructions = V každém řádku a sloupci je každá číslice od 1 do { $last } právě jednou.
signs-point = Znaménko mezi dvěma poli se otevírá k větší číslici.
