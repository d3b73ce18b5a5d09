the-draft-is-not-kept = a vázlat nem lett elmentve: { $why }
the-game-is-damaged = a játszma sérült: { $name }: { $what }
the-other-games-are-untouched = A többi játszma érintetlen. { $rescue }
is-no-name-for-a-game = { $name } nem lehet játszma neve
how-games-are-named = Betűvel vagy számjeggyel kezdődik, utána betűk, számjegyek, szóközök és . , ' ( ) # _ - jöhetnek, legfeljebb 64 karakter.
the-game-was-deleted-elsewhere = a játszmát közben máshol törölték: { $name }
save-it-as-a-new-game = Mentsd új játszmaként.
library-is-read-only = ez nem lett elmentve: a könyvtár csak olvasható ({ $why })
name-another-one-with-library = Adj meg másikat: --library.
there-is-a-game-already = már van { $name } nevű játszma
choose-another-name-or-delete-that-one = Válassz más nevet, vagy töröld azt a játszmát.
there-is-no-game = nincs { $name } nevű játszma
play-list-lists-them = `whygrid play --list` felsorolja őket.
game-was-played-on = a játszmát közben egy másik ablakban folytatták: { $name }
merging-keeps-the-moves-of-both = Összefésüléskor mindkét ablak lépései megmaradnak, külön ágakon.
choose-another-name = Válassz más nevet.
it-is-not-as-it-was-saved = nem olyan, mint amilyennek elmentették
move-is-not-as-it-was-saved = { ARTICLE($number) } { $number }. lépés nem olyan, mint amilyennek elmentették
library-has-version = ennek a könyvtárnak a változata { $version }
knows-another-version = Ez a Whygrid { ARTICLE($version) } { $version }. változatot ismeri: használj újabbat, vagy másik könyvtárat. Ha sérült: { $rescue }
the-library-cannot-be-opened = a könyvtár nem nyitható meg: { $why }
holds-half-a-character = ez nem lett elmentve: fél karakter van benne, amit egy fájl sem tud tárolni
this-was-not-saved = ez nem lett elmentve: { $why }
no-library-of-games = ez nem játszmák könyvtára, vagy megsérült: { $why }
or-name-another-one-with-library = { $rescue } Vagy adj meg másikat: --library.
how-to-rescue = `whygrid play --rescue NEW.db` új könyvtárba ment mindent, ami olvasható.
a-part-of-it-is-no-json = egy része már nem JSON ({ $why })
there-is-no-such-library = nincs ilyen könyvtár
name-it-with-library = Add meg így: --library.
already-there = ez a fájl már létezik
name-a-new-file = Olyan fájlt adj meg, amely még nincs.
nothing-can-be-read = ebből a fájlból semmi sem olvasható játszmák könyvtáraként
saved-before-is-untouched = Ami korábban el volt mentve, érintetlen.
another-program-is-writing = Egy másik program éppen írja; próbáld újra.
another-puzzle-than-was-saved = nem az a rejtvény van benne, amelyet elmentettek
of-sqlite = { $code ->
     [SQLITE_BUSY] az adatbázist más használja
     [SQLITE_LOCKED] az adatbázis zárolva van
     [SQLITE_READONLY] az adatbázis csak olvasható
     [SQLITE_CORRUPT] az adatbázis megsérült
     [SQLITE_NOTADB] ez a fájl nem adatbázis
     [SQLITE_IOERR] hiba a lemezen
     [SQLITE_FULL] megtelt a lemez
     [SQLITE_CANTOPEN] az adatbázis nem nyitható meg
     [OTHER_TABLES] más táblák vannak benne
     [NO_TEXT] egy név már nem szöveg benne
    *[other] { $words }
    }
puzzle-may-be-altered = a rejtvénye megváltozhatott: vesd össze az eredetivel
rest-is-lost = a címe, a segítségei, a próbái és a helye elveszett
moves-cannot-be-read = { $n } lépéséből { $lost } olvashatatlan
moves-do-not-fit = a lépései nem illenek a rejtvényéhez
nothing-of-it-can-be-read = semmi sem olvasható belőle
a-lost-move = elveszett lépés
