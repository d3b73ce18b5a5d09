# Co mají společné druhy hádanek, do jejichž polí se píší znaky.

rule-cell = v poli { $cell } je jedno číslo
called-cell = pole { $cell }
    .in = v poli { $cell }
    .of = pole { $cell }
no-digit-left = pro pole { $cell } nezbývá žádné číslo
no-place-left = { FORM($group, form: "in") } není místo pro { $digit }
not-a-digit = { $digit } se do pole napsat nedá
too-large = { $digit } je pro tuto mřížku příliš mnoho
digits-run-to = Čísla jdou od 1 do { $largest }.
cells-not = počet polí k vyplnění je v této hádance { $n }, ne { $found }

by-cell = pole
    .many = pole
nothing-else-is-left = nic jiného už v tomto poli být nemůže

# Řádky a sloupce, v nichž je každé číslo jednou.
row = řádek { $n }
    .in = v řádku { $n }
    .of = řádku { $n }
column = sloupec { $n }
    .in = ve sloupci { $n }
    .of = sloupce { $n }
rule-group = { FORM($group, form: "in") } je každé číslo jednou
only-place = { FORM($group, form: "in") } pro ně už jiné místo není
naked = pole { $cells } si rozdělí { $digits }, takže v ostatních polích { FORM($group, form: "of") } být nemohou
hidden = { FORM($group, form: "in") } mohou být { $digits } jen v polích { $cells }, takže tam na jiné číslo nezbývá místo
fish = { LIST($lines, join: "and", form: "in") } může být { $digit } jen { LIST($across, join: "and", form: "in") }, takže jinde v nich už není

# Texty a nové hádanky.
rows-are-needed = není tu žádný řádek ke čtení
not-a-cell = { $cell } není pole
form-has-no-size = v tomto formátu se nedá zapsat hádanka { $rows } × { $columns }
write-text-form = Zapište ji raději ve formátu „text“.
unknown-symbols = na kresbě jsou symboly, které tento druh hádanek nezná

# Techniky, které má společné více druhů hádanek.
technique-hidden-single = skrytý jedináček
    .idea = Zbývá-li číslu v řádku nebo sloupci jediné místo, patří tam.
technique-naked-single = holý jedináček
    .idea = Zbývá-li pro pole jediné číslo, patří tam.
technique-naked-pair = holá dvojice
    .idea = Dvě pole řady, pro která zbývají jen dvě čísla, je spotřebují.
technique-hidden-pair = skrytá dvojice
    .idea = Dvě čísla, kterým v řadě zbývají jen dvě místa, je zaplní.
technique-naked-triple = holá trojice
    .idea = Tři pole řady, pro která zbývají jen tři čísla, je spotřebují.
technique-x-wing = x-křídlo
    .idea = Číslo, které ve dvou řadách může být jen ve stejných dvou příčných řadách, jinde v nich není.
format-text = každý řádek mřížky na svém řádku
format-penpa = odkaz na Penpu
small-print = v zadání je drobné písmo, to program nezná

# Znaménka: ze dvou polí má první menší číslo.
rule-sign = v poli { $smaller } je menší číslo než v poli { $larger }
called-sign = znaménko mezi { $cells }
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
technique-sign = znaménko
    .idea = Číslo v poli je větší než nejmenší možnost menšího souseda, a naopak.
technique-two-signs = dvě znaménka
    .idea = Je-li pole větší než dva různí sousedé z jedné řady, je větší i než větší z nich.
technique-xy-wing = xy-křídlo
    .idea = Dvě pole se společným číslem visí na třetím, takže jedno z nich to číslo dostane.
technique-whole-line = celá řada
    .idea = Projděte všechna vyplnění řady, která znaménka dovolují: co není v žádném, odpadá.
