# Úseky. $total je součet, $cells první a poslední pole: „r2c2–r2c3“.
clue-across = vodorovný úsek { $cells } se součtem { $total }
    .of = vodorovného úseku { $cells } se součtem { $total }
    .in = ve vodorovném úseku { $cells } se součtem { $total }
    .into = do vodorovného úseku { $cells } se součtem { $total }
    .from = z vodorovného úseku { $cells } se součtem { $total }
clue-down = svislý úsek { $cells } se součtem { $total }
    .of = svislého úseku { $cells } se součtem { $total }
    .in = ve svislém úseku { $cells } se součtem { $total }
    .into = do svislého úseku { $cells } se součtem { $total }
    .from = ze svislého úseku { $cells } se součtem { $total }
run-across = vodorovný úsek { $cells }
    .of = vodorovného úseku { $cells }
    .in = ve vodorovném úseku { $cells }
    .into = do vodorovného úseku { $cells }
    .from = z vodorovného úseku { $cells }
run-down = svislý úsek { $cells }
    .of = svislého úseku { $cells }
    .in = ve svislém úseku { $cells }
    .into = do svislého úseku { $cells }
    .from = ze svislého úseku { $cells }
clue-before-across = vodorovný součet { $total } před { $cell }
clue-before-down = svislý součet { $total } před { $cell }

# Totéž v závorkách: proměnná $run ve větách why-….
brief-clue-across = { $total } vodorovně
brief-clue-down = { $total } svisle
brief-run-across = vodorovný úsek
brief-run-down = svislý úsek
by-cell = pole
    .many = pole

# Pravidla a jak se jmenují.
rule-cell = v poli { $cell } je jedno číslo
rule-no-cells-across = vodorovný součet { $total } před { $cell } nemá žádná pole
rule-no-cells-down = svislý součet { $total } před { $cell } nemá žádná pole
rule-one = v poli { $cell } je { $total }
rule-alone = pole { $cell } stojí samo
rule-different = v úseku { $cells } jsou různá čísla
rule-sum = v úseku { $cells } jsou různá čísla se součtem { $total }
called-cell = pole { $cell }
called-across = vodorovný úsek od { $cell }
called-down = svislý úsek od { $cell }
called-sum-across = součet vodorovného úseku od { $cell }
called-sum-down = součet svislého úseku od { $cell }

# Kolik polí: části jiných vět.
in-so-many-cells = { $n ->
    [1] v jednom poli
    [2] ve dvou polích
    [3] ve třech polích
    [4] ve čtyřech polích
    [5] v pěti polích
    [6] v šesti polích
    [7] v sedmi polích
    [8] v osmi polích
    [9] v devíti polích
   *[other] v { $n } polích
    }
so-many-are-odd = { $n ->
    [0] žádné z ostatních polí není liché
    [1] jedno z ostatních polí je liché
    [2] dvě z ostatních polí jsou lichá
    [3] tři z ostatních polí jsou lichá
    [4] čtyři z ostatních polí jsou lichá
    [5] pět z ostatních polí je lichých
    [6] šest z ostatních polí je lichých
    [7] sedm z ostatních polí je lichých
    [8] osm z ostatních polí je lichých
    [9] devět z ostatních polí je lichých
   *[other] { $n } z ostatních polí je lichých
    }

# Jedináčci.
last-cell = ostatní pole { FORM($run, form: "of") } mají dohromady { $sum }
only-cell = je to jediné pole { FORM($run, form: "of") }
nothing-else-is-left = nic jiného už v tomto poli být nemůže
needed-of-all-digits = { FORM($run, form: "in") } jsou všechna čísla a pro { $digit } zbývá jen toto pole
needed-in-every-way = číslo { $digit } je v každém možném součtu { FORM($run, form: "of") } a zbývá pro něj jen toto pole
needed-in-sums = { $run } je { LIST($sums, join: "or") } a pro { $digit } zbývá jen toto pole
why-needs-it = { $run } ho potřebuje

# Součty. $sum říká, co je v několika polích dohromady: jedna z následujících tří vět.
is-sums = je { LIST($sums, join: "or") }
is-sums-as-used = je { LIST($sums, join: "or") }, protože { $digits } { COUNT($digits) ->
    [one] je už použito
   *[other] jsou už použita
    }
never-has = nikdy neobsahuje { LIST($digits, join: "nor") }
forced = { $total } { in-so-many-cells } { $sum } ({ $run })
forced-rest = zbytek { FORM($run, form: "of") }, { $total } { in-so-many-cells }, { $sum }
brief-forced = { $total } v úseku { $cells } { $sum }
brief-forced-rest = { $total } v { COUNT($cells) ->
    [one] poli
   *[other] polích
    } { $cells } { $sum }
at-least-one = { $cell } je aspoň { $bound } ({ $run })
at-most-one = { $cell } je nejvýš { $bound } ({ $run })
at-least = ostatní pole { FORM($run, form: "of") } mají dohromady aspoň { $bound }
at-most = ostatní pole { FORM($run, form: "of") } mají dohromady nejvýš { $bound }
why-at-least-one = { $run }, { $cell } aspoň { $bound }
why-at-most-one = { $run }, { $cell } nejvýš { $bound }
why-at-least = { $run }, ostatní aspoň { $bound }
why-at-most = { $run }, ostatní nejvýš { $bound }
fitting = { $run } už může být jen { LIST($sums, join: "or") }
fitting-many = žádná z { $n } kombinací, které se ještě hodí { FORM($run, form: "into") }, neobsahuje { LIST($digits, join: "nor") }
why-fitting = { $run } je už jen { LIST($sums, join: "or") }
why-fitting-many = { $run } už ho nemá

# Dvojice, trojice a křížení.
naked = pole { $cells } si rozdělí { $digits }, takže v ostatních polích { FORM($run, form: "of") } být nemohou
hidden = { $run } potřebuje čísla { $digits }, která mohou být jen v polích { $cells }, takže tam na jiné číslo nezbývá místo
locked = { $one } i { $two } potřebují číslo { $digit } a v obou je pro něj místo jen v úsecích { $first } a { $second }

# Liché a sudé: $odd a $n jsou 1 pro liché a 0 pro sudé.
parity-of-two = { $other } je { $n ->
    [1] liché
   *[other] sudé
    }, takže { $cell } je { $odd ->
    [1] liché
   *[other] sudé
    } ({ $run })
parity-of-run = { FORM($run, form: "in") } { so-many-are-odd }, takže { $cell } je { $odd ->
    [1] liché
   *[other] sudé
    }
parity-of-region = { $region }; společná pole se počítají na obou stranách a { so-many-are-odd }, takže { $cell } je { $odd ->
    [1] liché
   *[other] sudé
    }

# Celý úsek.
partner = jinak by { $cell } muselo být { LIST($digits, join: "or") } ({ $run })
whole-run = ať se { $run } vyplní jakkoli, { stands-nowhere }
whole-run-sums = ať se { $run } vyplní jakkoli ({ LIST($sums, join: "or") }), { stands-nowhere }
stands-nowhere = { COUNT($digits) ->
    [one] { $digits } tu nikdy není
   *[other] { LIST($digits, join: "nor") } tu nikdy nejsou
    }

# Oblasti. $what říká, co plyne: jedna z posledních čtyř vět.
region = vezměme { LIST($runs) }: vodorovně je to dohromady { $across }, svisle { $down }
region-between = z { $n } úseků mezi { $first } a { $last } mají vodorovné dohromady { $across } a svislé { $down }
region-sum = { $region }; společná pole se počítají na obou stranách, takže { $what }
region-sum-known = { $region }; společná pole se počítají na obou stranách, { LIST($facts) } známe, takže { $what }
region-sum-many-known = { $region }; společná pole se počítají na obou stranách, { $n } dalších polí známe, takže { $what }
makes-up-the-difference = rozdíl je v poli { $cell }
add-up = { $one } a { $two } mají dohromady { $sum }
is-the-same = { $larger } = { $smaller }
is-larger = { $larger } = { $smaller } + { $n }

# Řetězy. Pokračují: „v poli r4c5 nemůže být 7: …“.
chain = jinak by plynulo { LIST($told) }; pak { $broken }
chain-at-once = jinak { $broken }
would-be = { $cell }={ $digit }
would-not-be = { $cell } jiné než { LIST($digits, join: "or") }
more-that-follow = ještě { $n ->
    [one] { $n } další závěr
    [few] { $n } další závěry
   *[other] { $n } dalších závěrů
    }
nothing-else-fits = nic jiného se { FORM($run, form: "into") } nehodí

# Proč úsek nejde vyplnit.
no-digit-left = pro pole { $cell } nezbývá žádné číslo
both-are = v poli { $one } i v poli { $two } je { $digit }
too-few-digits = pro { $run } zbývá příliš málo čísel
adds-up-to = { $run } vychází na { $sum }
adds-up-to-at-least = { $run } vychází aspoň na { $sum }
adds-up-to-at-most = { $run } vychází nejvýš na { $sum }
would-be-left = pro { $cell } by zbylo { $rest } ({ $run })
nothing-fits = { FORM($run, form: "into") } se nic nehodí
nothing-fits-rest = do polí { $cells }, kam { FORM($run, form: "from") } zbývá { $rest }, se nic nehodí
does-not-fit = { FORM($run, form: "into") } { do-not-fit }
does-not-fit-rest = do polí { $cells }, kam { FORM($run, form: "from") } zbývá { $rest }, { do-not-fit }
do-not-fit = se nehodí { LIST($sums, join: "nor") }

# Když předpokládáme jediné řešení. $so je jedna z posledních čtyř vět.
could-be-exchanged = je-li jen jedno řešení, nemohou být v polích { $cells } jen čísla { $digits }, protože by se dala zaměnit; { $so }
so-something-else = takže v poli { $cell } je něco jiného
so-they-have-it = takže číslo { $digit } je { FORM($run, form: "in") } v jednom z polí { $cells }
so-one-takes = takže i jedno z polí { $roof } má { LIST($digits, join: "or") } a { COUNT($cells) ->
    [one] s polem { $cells }
   *[other] s poli { $cells }
    } dohromady { FORM($run, form: "in") } spotřebuje všechna tato čísla
so-neither-holds = v jednom z polí { $roof } je { $digit }, které { $run } potřebuje, takže { $other } není ani v jednom

# Vedle hádanky.
aside-across = vodorovně { $total } v { $n }: { $how }, zbývá { $left } z { $all }
aside-down = svisle { $total } v { $n }: { $how }, zbývá { $left } z { $all }
clue-met = splněno
clue-impossible = nemožné!
clue-open = otevřeno

# Hádanka slovy.
board = Kakuro, { $rows } × { $columns }, { $white ->
    [one] { $white } bílé pole
    [few] { $white } bílá pole
   *[other] { $white } bílých polí
    }
board-digits = čísla od 1 do { $largest }
board-filled = { $n ->
    [one] { $n } vyplněné
    [few] { $n } vyplněná
   *[other] { $n } vyplněných
    }
board-shown = Zvýrazněno: { $facts }
board-known = Známe: { $facts }
board-wrong = Chybně: { $facts }
board-row = Řádek { $n }: { LIST($cells, join: "comma") }
board-blank = prázdné
board-black = černé
board-clue-down = dolů { $total }
board-clue-right = doprava { $total }
board-clues = dolů { $down } a doprava { $right }

# Zprávy o tvorbě.
not-yet = ještě ne { $level }, pokus { $n }
still-printed = ještě předtištěno: { $n } z { $all }
