# Lists: the last two of several things.
and = { $one } és { $two }
or = { $one } vagy { $two }
nor = { $one }, sem { $two }
cannot-be = { $name } nem lehet { $value }
number-from-0 = Szám kell, legalább 0.
it-takes = Ez kell: { LIST($kinds, join: "or") }.
of-kind = { $kind }
of-kind-none = None
needs = { $what }: ehhez kell { ARTICLE($name) } { $name } csomag
install-extra = Telepítés: pip install 'whygrid[{ $extra }]'
this-cannot-be-written = ez nem írható: { $why }
name-another-file = Adj meg másik fájlt.
name-another-file-this-is-untouched = Ami eddig benne volt, érintetlen. Adj meg másik fájlt.
there-is-no-setting = nincs { $name } nevű beállítás
there-are = Ezek vannak: { $names }.
there-is-a-clue = itt összeg áll: { $place }
digits-go-into-white-cells = Szám csak fehér mezőbe írható.
there-is-no-genre = nincs { $name } nevű műfaj
board-is-too-large = { $rows } sor és { $columns } oszlop túl nagy tábla lenne
board-limits = Legfeljebb { $cells } mezője, { $side } sora és { $side } oszlopa lehet.
is-not-a-cell = { $name } nem mező
how-cells-are-written = A mezők neve r4c5 alakú: 4. sor, 5. oszlop.
is-not-on-this-board = nincs ilyen mező ezen a táblán: { $name }
rows-and-columns-run = A sorok 1-től { $rows }-ig, az oszlopok 1-től { $columns }-ig számozódnak.
png-needs-resvg = PNG-képhez kell a resvg-py csomag
install-resvg = pip install 'whygrid[image]', vagy legyen SVG.
whole-number-from-to = Egész szám kell { $low } és { $high } között.
whole-number-from = Egész szám kell, legalább { $low }.
one-of = Ezek egyike: { $names }.
from-to = { $low } és { $high } között.
true-or-false = True vagy False.
of-system = { $code ->
     [ENOENT] nincs ilyen fájl vagy könyvtár
     [EACCES] nincs hozzá jogosultság
     [EPERM] a rendszer nem engedi
     [EEXIST] már létezik
     [ENOTDIR] ez nem könyvtár
     [EISDIR] ez könyvtár
     [ENOSPC] megtelt a lemez
     [EROFS] a fájlrendszer csak olvasható
     [ENAMETOOLONG] túl hosszú a név
     [EIO] hiba az eszközön
     [EFBIG] túl nagy fájl
     [EDQUOT] elfogyott a megengedett hely
     [EPIPE] az olvasó már nem figyel
     [EADDRINUSE] a cím már foglalt
    *[other] { $words }
    }
already-there = ez a fájl már létezik
time-limit-reached = letelt az idő ({ $seconds } s)
cancelled = megszakítva
as-a = { $genre }-rejtvényként: { $what }. { $remedy }
as-a-at = { $genre }-rejtvényként: { $where }: { $what }. { $remedy }
could-be-a = { $remedy } Lehet { $genre } is: akkor mondd így: --genre { $name }.
a-genre = { $title }
read-as = { $genre }-rejtvényként olvasva: ha { LIST($others, join: "or") } lenne, az adott számok szabályt sértenének

# What a sheet may hold besides its puzzle.
word-part-entries = beírt számok vagy vonalak
word-part-centre = középső jelöltek
word-part-corner = sarokjelöltek
word-part-colours = színek
word-part-info = cím, szerző és hasonlók
word-part-origins = hogyan lett meg egy-egy beírás
