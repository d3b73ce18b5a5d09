# Lists: the last two of several things.
and = { $one } a { $two }
or = { $one } nebo { $two }
nor = { $one } ani { $two }
cannot-be = { $name } nemůže být { $value }
number-from-0 = Číslo, nejméně 0.
it-takes = Patří sem { LIST($kinds, join: "or") }.
of-kind = { $kind }
of-kind-none = None
needs = { $what }: je k tomu potřeba balíček { $name }
install-extra = Instalace: pip install 'whygrid[{ $extra }]'
this-cannot-be-written = tohle nelze zapsat: { $why }
name-another-file = Zadejte jiný soubor.
name-another-file-this-is-untouched = Co tam bylo předtím, je nedotčené. Zadejte jiný soubor.
there-is-no-setting = nastavení { $name } neexistuje
there-are = Na výběr je: { $names }.
there-is-a-clue = na místě { $place } je součet
digits-go-into-white-cells = Čísla patří do bílých polí.
there-is-no-genre = druh hádanek { $name } neexistuje
board-is-too-large = mřížka { $rows } × { $columns } polí je příliš velká
board-limits = Může mít nejvýš { $cells } polí a { $side } řádků a sloupců.
is-not-a-cell = { $name } není pole
how-cells-are-written = Pole se zapisují r4c5: řádek 4, sloupec 5.
is-not-on-this-board = { $name } na této mřížce není
rows-and-columns-run = Řádky jsou 1 až { $rows }, sloupce 1 až { $columns }.
png-needs-resvg = na obrázky PNG je potřeba balíček resvg-py
install-resvg = pip install 'whygrid[image]', nebo zvolte SVG.
whole-number-from-to = Celé číslo od { $low } do { $high }.
whole-number-from = Celé číslo, nejméně { $low }.
one-of = Jedno z: { $names }.
from-to = { $low } až { $high }.
true-or-false = True nebo False.
of-system = { $code ->
     [ENOENT] takový soubor ani adresář neexistuje
     [EACCES] chybí oprávnění
     [EPERM] systém to nedovoluje
     [EEXIST] už existuje
     [ENOTDIR] to není adresář
     [EISDIR] to je adresář
     [ENOSPC] disk je plný
     [EROFS] souborový systém je jen pro čtení
     [ENAMETOOLONG] název je příliš dlouhý
     [EIO] chyba zařízení
     [EFBIG] soubor je příliš velký
     [EDQUOT] povolené místo je vyčerpáno
     [EPIPE] čtenář už neposlouchá
     [EADDRINUSE] adresa je obsazená
    *[other] { $words }
    }
already-there = tento soubor už existuje
time-limit-reached = vypršel časový limit { $seconds } s
cancelled = přerušeno
as-a = Jako { $genre }: { $what }. { $remedy }
as-a-at = Jako { $genre }: { $where }: { $what }. { $remedy }
could-be-a = { $remedy } Může to být { $genre }: řekněte to volbou --genre { $name }.
a-genre = { $title }
read-as = přečteno jako { $genre }: jako { LIST($others, join: "or") } by zadaná čísla porušovala pravidlo

# What a sheet may hold besides its puzzle.
word-part-entries = vyplněná čísla nebo čáry
word-part-centre = poznámky uprostřed
word-part-corner = poznámky v rozích
word-part-colours = barvy
word-part-info = název, autor a podobně
word-part-origins = jak se který zápis našel
