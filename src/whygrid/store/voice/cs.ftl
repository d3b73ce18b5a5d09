the-draft-is-not-kept = koncept se neuložil: { $why }
the-game-is-damaged = hra { $name } je poškozená: { $what }
the-other-games-are-untouched = Ostatní hry jsou nedotčené. { $rescue }
is-no-name-for-a-game = { $name } nemůže být název hry
how-games-are-named = Nejdřív písmeno nebo číslice, pak písmena, číslice, mezery a . , ' ( ) # _ -, nejvýš 64 znaků.
the-game-was-deleted-elsewhere = hra { $name } byla mezitím smazána jinde
save-it-as-a-new-game = Uložte ji jako novou hru.
library-is-read-only = tohle se neuložilo: knihovnu lze jen číst ({ $why })
name-another-one-with-library = Zadejte jinou volbou --library.
there-is-a-game-already = hra { $name } už existuje
choose-another-name-or-delete-that-one = Zvolte jiný název, nebo tu hru smažte.
there-is-no-game = hra { $name } neexistuje
play-list-lists-them = Vypíše je `whygrid play --list`.
game-was-played-on = ve hře { $name } se mezitím hrálo v jiném okně
merging-keeps-the-moves-of-both = Sloučení zachová tahy obou, jako větve.
choose-another-name = Zvolte jiný název.
it-is-not-as-it-was-saved = není taková, jak byla uložena
move-is-not-as-it-was-saved = tah { $number } není takový, jak byl uložen
library-has-version = tato knihovna má verzi { $version }
knows-another-version = Tento Whygrid zná verzi { $version }: použijte novější, nebo jinou knihovnu. Je-li poškozená: { $rescue }
the-library-cannot-be-opened = knihovnu nelze otevřít: { $why }
holds-half-a-character = tohle se neuložilo: je v tom půlka znaku, kterou žádný soubor nepojme
this-was-not-saved = tohle se neuložilo: { $why }
no-library-of-games = tohle není knihovna her, nebo je poškozená: { $why }
or-name-another-one-with-library = { $rescue } Nebo zadejte jinou volbou --library.
how-to-rescue = `whygrid play --rescue NEW.db` uloží vše čitelné do nové knihovny.
a-part-of-it-is-no-json = část už není JSON ({ $why })
there-is-no-such-library = taková knihovna neexistuje
name-it-with-library = Zadejte ji volbou --library.
already-there = tento soubor už existuje
name-a-new-file = Zadejte soubor, který ještě neexistuje.
nothing-can-be-read = z tohoto souboru nelze jako knihovnu her přečíst nic
saved-before-is-untouched = Co bylo uloženo dřív, je nedotčené.
another-program-is-writing = Právě do ní zapisuje jiný program; zkuste to znovu.
another-puzzle-than-was-saved = není v ní hádanka, která byla uložena
of-sqlite = { $code ->
     [SQLITE_BUSY] databázi používá někdo jiný
     [SQLITE_LOCKED] databáze je zamčená
     [SQLITE_READONLY] databáze je jen pro čtení
     [SQLITE_CORRUPT] databáze je poškozená
     [SQLITE_NOTADB] tento soubor není databáze
     [SQLITE_IOERR] chyba disku
     [SQLITE_FULL] disk je plný
     [SQLITE_CANTOPEN] databázi nelze otevřít
     [OTHER_TABLES] má jiné tabulky
     [NO_TEXT] některý název v ní už není text
    *[other] { $words }
    }
puzzle-may-be-altered = zadání může být pozměněné: porovnejte je
rest-is-lost = název, nápovědy, pokusy a místo jsou ztraceny
moves-cannot-be-read = z { $n } tahů nelze přečíst { $lost }
moves-do-not-fit = tahy nesedí k zadání
nothing-of-it-can-be-read = nelze z ní přečíst nic
a-lost-move = ztracený tah
