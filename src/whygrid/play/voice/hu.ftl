nothing-excludes-yours = a rejtvénynek több megoldása van; eddig semmi sem zárja ki a tiédet
everything-is-right = eddig minden jó
things-are-wrong = { $n ->
    [one] egy dolog
   *[other] { $n } dolog
    } rossz
only-what-could-be-written = csak arra van ellenérv, amit be lehetne írni
the-rules-alone = egyedül a szabályok
suppose-then = Tegyük fel, hogy { $what }. Ekkor:
because = { $what }, mert { $why } ({ $rule }).
otherwise-broken = { $what }: különben sérülne egy szabály ({ $why }).

no-form-keeps-it = ezt a rejtvényt a műfaj egyik szöveges alakja sem tudja megőrizni
has-no-form = { $genre }: nincs { $form } nevű alak
no-game = ez nem játszma
game-says-format = Egy játszmában ez áll: "format": "{ $format }".
game-has-version = ennek a játszmának a változata { $version }
reads-another-version = Ez a Whygrid { ARTICLE($version) } { $version }. változatot olvassa; egy újabb talán ezt is.
moves-do-not-hang-together = ez a játszma sérült: a lépései nem függnek össze
game-is-damaged = ez a játszma sérült: { $what }
restore-it-from-a-copy = Állítsd vissza egy másolatból.
no-such-layer = ez a játszma sérült: nincs { $layer } réteg
no-such-colour = ez a játszma sérült: nincs { $colour } szín
there-is-no-move = nincs { $number }. lépés
moves-run = A lépések számozása 0-tól { $last }-ig tart.
there-is-no-trial-to-end = nincs folyamatban próba
set-a-trial-first = Előbb kezdj egyet, aztán próbálgass szabadon.
nothing-can-be-written = ide nem írható semmi: { $place }
cannot-be = { $place } nem lehet { $value }
no-line-can-go = nem mehet vonal innen: { $first }, ide: { $second }
it-takes = Ezek lehetnek: { $names }.
lines-go-to-neighbours = A vonalak szomszédos mezők között mennek.
choose-an-empty-cell-of-the-board = Válassz egy üres mezőt a táblán.
there-is-no-colour = nincs { $number }. szín
colours-run = A színek számozása 1-től { $last }-ig tart.
is-printed-in-the-puzzle = { ARTICLE($place) } { $place } a feladványban van megadva
choose-another-one = Válassz másikat.
only-what-you-wrote-can-be-erased = Csak az törölhető, amit te írtál.
choose-an-empty-cell = Válassz egy üres mezőt.

# Lépések, ahogy visszavonáskor elhangzanak.
move-read = ahogy be lett olvasva
so-many-cells = { $n ->
    [0] semmi
   *[other] { $n } mező
    }
move-enter = { LIST($cells, join: "comma") } = { LIST($values) }
move-erase = { LIST($cells, join: "comma") } törölve
move-mark = { LIST($cells, join: "comma") }: { LIST($values) } { $sign ->
    [off] nem jelölt többé
   *[on] jelölt
    } { $layer ->
    [corner] a sarokban
   *[centre] középen
    }
move-strike = { LIST($cells, join: "comma") } nem { LIST($values, join: "space") }
move-no-colour = { LIST($cells, join: "comma") } szín nélkül
move-colour = { LIST($cells, join: "comma") }: { $n }. szín
move-line = { LIST($cells, join: "comma") } { LIST($values) }
move-fill-marks = jelöltek beírva
move-clean-marks = jelöltek megtisztítva
move-clear-marks = jelöltek törölve
move-restart = minden törölve
move-hint = segítség: { $what }
move-solved = megoldva
move-sent = ahogy el lett küldve
move-hint-only = segítség
