# Slova futošiki česky. Důvody doplňují větu jako „r4c5 není 7: …“.

rule-sign = v poli { $smaller } je menší číslo než v poli { $larger }
called-sign = znaménko mezi { $cells }

# Co znaménka vylučují.
above = je větší než číslo v poli { $cell }, a tam je aspoň { $digit }
above-a-neighbour = je větší než číslo v poli { $cell }
below = je menší než číslo v poli { $cell }, a tam je nejvýš { $digit }
below-a-neighbour = je menší než číslo v poli { $cell }
why-above = větší než { $cell }
why-below = menší než { $cell }
two-above = je větší než čísla v polích { $cells }; ta se liší, takže jedno z nich je aspoň { $digit }
two-below = je menší než čísla v polích { $cells }; ta se liší, takže jedno z nich je nejvýš { $digit }
whole-line = { $group } se s ním podle znamének nedá vyplnit
xy-wing = ať je v poli { $pivot } kterékoli z jeho čísel, na jedno z polí { $cells } zbude { $digit }

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

# Techniky.
technique-sign = znaménko
    .idea = Číslo v poli je větší než nejmenší možnost menšího souseda, a naopak.
technique-two-signs = dvě znaménka
    .idea = Je-li pole větší než dva různí sousedé z jedné řady, je větší i než větší z nich.
technique-xy-wing = xy-křídlo
    .idea = Dvě pole se společným číslem visí na třetím, takže jedno z nich to číslo dostane.
technique-whole-line = celá řada
    .idea = Projděte všechna vyplnění řady, která znaménka dovolují: co není v žádném, odpadá.

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
