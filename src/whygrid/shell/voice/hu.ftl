# A parancssori beszélgetés válaszai.
error = HIBA: { $what }
stopped = leállítva: { $why }
everything-is-filled-in = minden ki van töltve, és minden szabály teljesül
was-set-to = új érték: { $name } = { $value }
moves-of-both-are-kept = megjegyzés: { $what }; mindkettő lépései megmaradnak, külön ágon
unlimited = KORLÁTLAN
all = all (mind)
none = nincs
answers = { $word ->
    [yes] i igen y yes
   *[no] n nem no
    }

# Érthetetlen sorok.
belongs-to-no-cell = „{ $text }” egyik mezőhöz sem tartozik
write-cells = Így írd: { $cell }, vagy nullától számolva 3 4.
not-on-this-board = nincs ilyen mező ezen a táblán: { $cell }
it-ends-at = Az utolsó mező: { $cell }.
pair-is-not-complete = egy számpárnak hiányzik az egyik fele
write-row-and-column = Sor és oszlop kell: { $cell }, vagy 3 4.
there-is-no-setting = nincs „{ $name }” nevű beállítás
there-are = Ezek vannak: { $names }.
could-be = „{ $word }” többet is jelenthet: { $names }
one-letter-more = Írj hozzá még egy betűt.
there-is-no-command = nincs „{ $word }” nevű parancs
help-lists-them = A `help` felsorolja a parancsokat.
quotation-is-open = egy idézőjel nincs lezárva
close-it = Zárd le, vagy hagyd el.
line-cannot-be-read = ez a sor nem érthető: { $why }
too-much-for = „{ $word }” már sok ennek a parancsnak: { $command }
could-be-several-flags = { $flag } több kapcsolót is jelenthet ennél a parancsnál: { $command }
is-no-flag = nincs ilyen kapcsolója ennek a parancsnak ({ $command }): { $flag }
has-no-argument = nincs „{ $word }” nevű argumentuma ennek a parancsnak: { $command }
use-it-like-this = Így használd: { $usage }
neither-on-nor-off = „{ $text }” sem be, sem ki
write-on-or-off = Ezt írd: `on` vagy `off`, `true` vagy `false`.
is-no = „{ $text }” { $what ->
    [seed] nem lehet mag
    [step] nem egy lépés száma
    [number-of-steps] nem lehet a lépések száma
   *[number] nem szám
    }
a-number-from-to = Szám kell { $low } és { $high } között.
write-in-digits = Számjegyekkel írd, például 2.5.
no-number-of-seconds = „{ $text }” nem lehet másodpercek száma
write-seconds = Például 10, vagy 0, ha nincs korlát.
there-is-no-view = nincs „{ $text }” nevű nézet
views-are = Ezek vannak: { LIST($names) }.

# Súgó.
about-setting = { $name } (beállítás): { $help }
also-called = (így is: { $names })
commands-heading = PARANCSOK; elég annyi az elejéből, amennyi csak egyre illik:
settings-heading = BEÁLLÍTÁSOK; a nevük megmutatja őket, név=érték átállítja:
how-cells-are-written = Mezők: { $cell } a 4. sor 5. mezője; 3 4 vagy (3, 4) ugyanaz a mező, nullától számolva.
help-says-more = A `help set` többet mond egy parancsról.

# Megoldás.
in-short = { LIST($facts, join: "comma") }
so-many-steps = { $n } lépés
a-step = lépés: { $what }
step-is = { $n }. lépés: { $what }
there-is-no-solution = nincs megoldás: { $why }
take-something-back = Vonj vissza valamit: `undo`, `unset`.
complete = { $title } KÉSZ
no-solution-from-here = innen nincs megoldás:
stuck-at-this-state = itt elakadt:
solved-so-far = megoldva: { $done } mező, összesen { $whole }
not-solved-so-far = nincs megoldva: { $done } mező kész, összesen { $whole }
without-graph-nothing = megjegyzés: --graph nélkül semmi sem kerül fájlba
nothing-more-to-do = nincs több tennivaló
stuck = elakadt: { $why }
techniques-end-here = ezekkel a módszerekkel nincs tovább
step-again-shows-why = innen nincs megoldás; újabb `step` megmutatja, miért
unique-answer = { $status ->
    [unique] [EGYÉRTELMŰ] Innen egyetlen megoldás van:
    [multiple] [NEM EGYÉRTELMŰ] Innen több megoldás is van. Kettő közülük:
    [none] [NINCS MEGOLDÁS] Innen nincs megoldás.
   *[unknown] [NEM TUDJUK] { $note }
    }

# A bizonyítás.
assuming = (feltéve, hogy { LIST($facts) })
assumed = feltevés: { LIST($facts, join: "comma") }
rests-on = (erre épül: { LIST($steps, form: "ordinal") } lépés)
no-steps-yet = még nem volt lépés
step-or-solve-first = Előbb `step` vagy `solve`.
step-or-everything = Előbb `step` vagy `solve`; vagy `graph --everything`.
file-is-missing = hiányzik a fájl neve
starting-board = KEZDŐ TÁBLA:
final-board = VÉGSŐ TÁBLA:
the-proof = BIZONYÍTÁS:
statistics = SZÁMOK:
no-steps = nincs lépés
playback-keys = s/w következő/előző lépés · d/a következő/előző sor · j N ugrás az N. lépésre · q vége
playback-ended = a lejátszás véget ért
no-key-of-playback = „{ $key }” lejátszás közben nem jelent semmit: { $keys }
no-step-to-jump-to = „{ $text }” nem egy lépés száma: j 5 az 5. lépésre ugrik, összesen { $n } van
last-step-reached = EZ AZ UTOLSÓ LÉPÉS
first-step-reached = EZ AZ ELEJE
playback-start = [kezdet: { $n } lépés]
playback-step = { $step }. lépés, összesen { $steps }{ $k }; { $part }. sor, összesen { $parts }
goal-because = { $goal }, mert:

# Számok.
time-spent = bizonyításra fordított idő
solves-stuck = elakadt megoldások
assumed-set = feltevés (beírt)
assumed-banned = feltevés (kizárt)
of-these-used = ebből lépés épül rá
hints-used = segítségek
steps-made = a bizonyítás lépései
with-k-proved = bizonyítottan legkisebb k-val
others-above = többi, k több mint { $k }
others-up-to = többi, k legfeljebb { $k }
largest-k = legnagyobb k
largest-k-proved = legnagyobb bizonyított k
mean-k = átlagos k
techniques-by-deductions = módszerek, következtetésenként:

# Írás a táblára.
is-empty = üres: { $cell }
already-filled-with = { $cell } már ki van töltve: { LIST($value) }
unset-first = Előbb `unset { $cell }`.
not-allowed-at = { $cell } nem lehet { LIST($value) }: { $why }
what-is-left = Ami ide még jöhet: { COUNT($values) ->
    [0] semmi
   *[other] { LIST($values, join: "space") }
    }.
is-set-to = { $cell } értéke { LIST($value) } (feltevés)
value-for = Mi legyen itt: { $cell }?
value-is-missing = hiányzik az érték
one-cell-at-a-time = egyszerre egy mező tölthető ki
cells-colon-values = mezők, kettőspont és értékek kellenek
is-filled-already = { $cell } már ki van töltve
only-in-empty-cells = Kizárni csak üres mezőből lehet.
banned-from = kizárva innen: { LIST($cells, join: "comma") }: { LIST($values, join: "space") } (feltevés)
an-edge-has-two-ends = egy élnek két vége van
write-both = Mindkettőt írd: ban { $edge }: drawn
cannot-be-right = Ez nem lehet jó{ COUNT($facts) ->
    [0] {""}
   *[other] {" "}(rossz: { LIST($facts, join: "comma") })
    }. A feltevésekkel nincs megoldás:
proof-takes-longer = (a bizonyítás tovább tart, mint { $seconds } s; a `solve` elmondja)
cleared = törölve: { $cells }
steps-rested-on-that = megjegyzés: { $n } lépés erre épült; amit { $n ->
    [one] írt
   *[other] írtak
    }, most feltevésként áll ott
nothing-to-undo = nincs mit visszavonni
the-beginning = Ez az eleje.
undone = visszavonva: { $move }
nothing-to-redo = nincs mit újra megtenni
the-last-move = Ez az utolsó lépés.
done-again = mégis megtéve: { $move }
trial-cannot-be = próbával ezt nem lehet tenni: „{ $what }”
trials-can-be = trial, trial accept vagy trial reject.
trials-are-open = nyitott próba: { $n }

# Segítség a játékosnak.
a-hint = segítség
check-twice = Kétszer `check` megmutatja, melyik; a `back` az első elé lép vissza.
hint-once-more = Még egy `hint` be is írja.
written-down = beírva: { $what }
check-again = Újabb `check` megmutatja, melyik.
is-wrong = rossz: { LIST($fact) }
back-to-move = vissza ide: { $n }. lépés; ami utána jött, külön ágon van, a `redo` odavisz
cell-and-value = egy mező és egy érték kell
is-filled-so = { $cell } értéke { LIST($value) } ({ $origin })
choices-for = { $cell } lehet: { COUNT($values) ->
    [0] semmi
   *[other] { LIST($values, join: "space") }
    }
printed-in-the-puzzle = a feladványban van megadva
step-of-a-hint = segítség, { $n }. lépés: { $what }
as-it-was-read = beolvasva: { $how }
set-by-you = te írtad be, feltevés
no-numbers-to-add = nincsenek összeadható számok
cells-hold-none = Ennek a fajtának a mezőiben nincs szám.
selected = kijelölve: { $cell }

# Játszmák és fájlok.
written-to = fájlba írva: { $name }
name-of-a-game = Játszma, fájl vagy példa neve:
name-is-missing = hiányzik a név
how-to-load = Így használd: load NAME, ahol NAME játszma, fájl vagy példa
how-to-delete = A `games` felsorolja őket. Így használd: delete NAME
the-game = „{ $name }” nevű játszma, { $n } lépés:
the-game-in = játszma ebből: { $name }:
read-as = { $title }, így olvasva: { $form }:
cannot-be-read = ez nem olvasható: { $why }
saved-as = elmentve: „{ $name }”
from-now-on = { $saved }; mostantól minden lépés mentődik
neither-game-nor-file = „{ $name }” se játszma neve, se kiterjesztéssel ellátott fájlé
names-have-no-ending = A nevekben nincs / és nincs kiterjesztés; a fájl vége .game.json, .txt vagy egy alak neve.
there-is-no-form = nincs .{ $ending } alak
no-place-for = { $said }; ennek nincs benne helye: { LIST($parts, join: "comma") }
no-library = nincs könyvtár
start-with-library = Indítsd így: --library FILE, vagy ments fájlba.
damaged = sérült: { $remedy }
finished = kész
done-of = { $done }/{ $whole }
moves-and-hints = { $moves } lépés, { $hints } segítség
no-games-yet = még nincs játszma: a `save NAME` elteszi ezt
delete-it = „{ $name }” törölhető, { $n } lépésével együtt? igen vagy nem:
is-kept = „{ $name }” megmarad
is-deleted = „{ $name }” törölve, { $n } lépésével együtt
game-is-dropped = megjegyzés: az előző játszma elveszett, { $n } lépés nem volt elmentve
save-as = { $n } lépés nincs elmentve. Milyen néven mentsük? (egy név; drop: sehogy; Enter: maradj benne)
then-it-goes-on = Akkor folytatódik. A `drop` válasz mentés nélkül hagyja el.
best-so-far = eddig a legjobb: { $what } (Ctrl-C: ez legyen)
this-is-the-nearest = leállítva: { $why }; ez áll a legközelebb: { $what }
write-one-of = Így írd: NAME=VALUE; ezek vannak: { $names }.
needs-a-value = ehhez érték kell: { $name }
write-a-value = Így írd: NAME=VALUE.

# A parancsok, ahogy a súgó elmondja őket.
help-solve = megoldás innen, bizonyítással; üres sor ugyanezt teszi
help-step = a következő N lépés
help-unique = egyetlen megoldás van-e innen
help-proof = az eddigi lépések elmondva; --IsValue az ismert mezőket is, --reference azt is, mi mire épül
help-playback = végig a bizonyításon, lépésenként és soronként
help-stats = számok a bizonyításról
help-graph = egy lépés (az utolsó) indokainak rajza, --all az összes talált; --everything minden, ami most következik
help-export = táblák, bizonyítás és számok egy fájlba
help-set = érték beírása; a bizonyításban feltevésként áll
help-ban = értékek kizárása; a bizonyításban feltevésként állnak
help-unset = mezők törlése
help-undo = az utolsó lépés visszavonása
help-redo = mégis megtenni
help-trial = e hely megjegyzése, vagy az utolsó próba lezárása
help-hint = hová nézz; újra: melyik módszer; újra: miért; újra: be is írja
help-check = mennyi a hiba; újra: hol
help-back = vissza az első hiba elé
help-why = miért nem lehet ott egy érték
help-judge = megáll-e a saját érvelésed
help-choices = mi maradt egy mezőnek vagy vonalnak, vagy hogyan lett kitöltve
help-help = ez a felsorolás, vagy bővebben egy parancsról
help-print = a tábla rajza, jelöltekkel, ha nem kicsi
help-original = az eredeti feladvány
help-up = a fenti mező kijelölése
help-down = a lenti mező kijelölése
help-left = a bal oldali mező kijelölése
help-right = a jobb oldali mező kijelölése
help-load = másik játszma, fájl vagy példa
help-save = a játszma mentése a könyvtárba vagy fájlba
help-save-all = az állás mentése rejtvényként, mintha minden meg lenne adva
help-games = a könyvtár játszmái
help-delete = egy játszma törlése a könyvtárból
help-new = új rejtvény készítése
help-quit = vége; a bemenet vége is az
usage-set = set CELL VALUE, ahol CELL például r4c5, vagy nullától számolva 3 4; vagy set VALUE a kijelölt mezőbe
usage-ban = ban CELLS: VALUES, például ban r2c5 r3c6: 3 9, vagy nullától számolva: ban 1,4 2,5: 3, 9
usage-judge = judge CELL VALUE [because CELLS], például judge r5c5=5 because r5c1, r5c4, r1c5; r5c5!=7, ha kiesik

# A beállítások.
setting-k-optimization = minden lépés a lehető legkevesebb ismert mezőre épül
setting-greedy = beírni, amint megvan; kikapcsolva: azt, amelyik a legkevesebb ismert mezőre épül
setting-reset-always = minden siker után elölről, a legkönnyebb módszerrel
setting-ignore-filled = kitöltött mező kizárásai más okból is számítanak: minden lépés a legkevesebb ismert mezőre épül, amelyből a módszerek levezetik
setting-time-limit = ennyi másodpercig dolgozhat egy parancs; 0: nincs korlát
setting-techniques = mely módszerek használhatók, vesszővel elválasztva; all: mind
setting-cases = ahol a módszerek elfogynak, feltevés következik; kikapcsolva: ott elakad
setting-view = story: minden következtetés egyszer, és ami kiesett, kiesve marad; cells: minden beírás önálló lépés, saját k-val
setting-tell-mistakes = azonnal szól, ha egy beírt érték nem lehet jó; kikapcsolva: a `check` mondja meg, ha kíváncsi vagy
