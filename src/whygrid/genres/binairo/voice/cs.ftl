# Slova binaira česky. Důvody doplňují větu jako „r4c5 = 1: …“.

rule-three = v polích { $cells } nejsou tři stejná čísla
called-three = trojice polí { $cells }
rule-half = { FORM($group, form: "in") } je stejně nul jako jedniček
rule-different = { $one } a { $other } se liší
called-different = odlišnost: { $one } a { $other }

# Důvody.
pair = vedle něj jsou v polích { $cells } { $digit ->
    [0] nuly
   *[1] jedničky
    }
why-pair = vedle { $cells }
gap = po obou stranách, v polích { $cells }, jsou { $digit ->
    [0] nuly
   *[1] jedničky
    }
why-gap = mezi { $cells }
full = { FORM($group, form: "in") } už jsou všechny { $digit ->
    [0] nuly
   *[1] jedničky
    }
last-one = { FORM($group, form: "in") } chybí jediná { $digit ->
    [0] nula
   *[1] jednička
    }; kdyby byla tady, byla by v polích { $cells } tři stejná čísla
no-two-alike = jinak by { $group } byl stejný jako { $other }
whole-line = je to tak v každém vyplnění { FORM($group, form: "of") }
whole-line-but = je to tak v každém vyplnění { FORM($group, form: "of") }, které není stejné jako { LIST($others, join: "nor") }
three-alike = v polích { $cells } by byla tři stejná čísla
too-many = { FORM($group, form: "in") } by ve více než polovině polí bylo stejné číslo
two-alike = { $one } a { $other } by byly stejné

# Mřížka.
board = Binairo, { $rows } × { $columns }, vyplněno { $n }
drafting-help = 0 nebo 1; Del: prázdné pole.

# Co se nedá přečíst.
how-rows-are-written = Napište binairo a pak každý řádek zvlášť: 0, 1, prázdné pole je tečka.
no-such-size = binairo { $rows } × { $columns } není
sizes = Řádků a sloupců je sudý počet, od { $least } do { $most }.
is-no-id = tohle není identifikátor hry Unruly
how-ids-are-written = Vypadá takto: 8x8u: a pro každé číslo písmeno, malé pro 0 a velké pro 1.
link-cannot-say-alike = v odkazu na Penpu se nedá říci, že řady mohou být stejné
link-needs-a-digit = bez čísla by ji nikdo nerozeznal od jiné hádanky

# Techniky.
technique-naked-single = holý jedináček
    .idea = Nemůže-li v poli být jedno číslo, je tam druhé.
technique-pair = dvojice
    .idea = Před dvěma stejnými sousedy a za nimi je druhé číslo.
technique-gap = mezera
    .idea = Do jediného pole mezi dvěma stejnými čísly patří to druhé.
technique-half = polovina
    .idea = Má-li řada už všechny nuly, patří do zbylých polí jedničky, a naopak.
technique-last-one = poslední číslo
    .idea = Poslední nula nebo jednička řady patří tam, kde ze zbytku nevznikne trojice stejných čísel vedle sebe.
technique-no-two-alike = žádné dvě stejné
    .idea = Řada, která je až na dvě pole stejná jako plná řada, se od ní v nich liší.
technique-whole-line = celá řada
    .idea = Projděte všechna vyplnění řady: co je ve všech stejné, platí.
technique-whole-line-and-likes = celá řada bez stejných
    .idea = Projděte všechna vyplnění řady kromě těch, která jsou stejná jako jiná řada.

setting-size = Počet řádků a sloupců.
    .title = velikost
setting-padding = Jaká část zbytečných čísel zůstane vytištěná.
    .title = zbytečná čísla
format-unruly = identifikátor hry Unruly Simona Tathama

example-binairo-first = dvojice, mezery, poloviny a poslední číslo řady
example-binairo-likes = řada, jejíž některá vyplnění už mají jiné
example-binairo-two-solutions = více řešení: čísel je málo
example-binairo-impossible = dva řádky, které by byly stejné
example-binairo-eight = řada, jejíž všechna vyplnění se v jednom poli shodují, a čísla, která předpokládáme

instructions = Do každého pole napište 0 nebo 1 tak, aby v každém řádku a sloupci bylo stejně nul jako jedniček.
no-three = Žádné tři stejné číslice nestojí vedle sebe.
all-lines-differ = Všechny řádky se navzájem liší a sloupce také.
