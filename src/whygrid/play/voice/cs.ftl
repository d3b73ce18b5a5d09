nothing-excludes-yours = hádanka má více řešení; to vaše zatím nic nevylučuje
everything-is-right = zatím je všechno správně
things-are-wrong = { $n ->
    [one] jedna věc je špatně
    [few] { $n } věci jsou špatně
   *[other] { $n } věcí je špatně
    }
only-what-could-be-written = důvod proti má jen to, co by se dalo zapsat
the-rules-alone = jen pravidla
suppose-then = Předpokládejme, že { $what }. Pak:
because = { $what }, protože { $why } ({ $rule }).
otherwise-broken = { $what }: jinak by se porušilo pravidlo ({ $why }).

no-form-keeps-it = tuto hádanku žádný textový formát jejího druhu neuchová
has-no-form = { $genre } nemá formát { $form }
no-game = tohle není hra
game-says-format = Ve hře stojí "format": "{ $format }".
game-has-version = tato hra má verzi { $version }
reads-another-version = Tento Whygrid čte verzi { $version }; novější ji možná přečte.
moves-do-not-hang-together = tato hra je poškozená: její tahy na sebe nenavazují
game-is-damaged = tato hra je poškozená: { $what }
restore-it-from-a-copy = Obnovte ji z kopie.
no-such-layer = tato hra je poškozená: vrstva { $layer } neexistuje
no-such-colour = tato hra je poškozená: barva { $colour } neexistuje
there-is-no-move = tah { $number } neexistuje
moves-run = Tahy jsou 0 až { $last }.
there-is-no-trial-to-end = žádný pokus není rozehraný
set-a-trial-first = Nejdřív nějaký začněte a pak zkoušejte, co chcete.
nothing-can-be-written = sem nelze nic napsat: { $place }
cannot-be = { $place } nemůže být { $value }
no-line-can-go = čára nemůže vést z { $first } do { $second }
it-takes = Může tam být { $names }.
lines-go-to-neighbours = Čáry vedou z pole do sousedního pole.
choose-an-empty-cell-of-the-board = Vyberte prázdné pole mřížky.
there-is-no-colour = barva { $number } neexistuje
colours-run = Barvy jsou 1 až { $last }.
is-printed-in-the-puzzle = { $place } je v hádance zadáno
choose-another-one = Vyberte jiné.
only-what-you-wrote-can-be-erased = Smazat lze jen to, co jste napsali sami.
choose-an-empty-cell = Vyberte prázdné pole.

# Tahy, jak se o nich mluví při vracení.
move-read = jak bylo načteno
so-many-cells = { $n ->
    [0] nic
    [one] 1 pole
    [few] { $n } pole
   *[other] { $n } polí
    }
move-enter = { LIST($cells, join: "comma") } = { LIST($values) }
move-erase = { LIST($cells, join: "comma") } vymazáno
move-mark = { LIST($cells, join: "comma") }: { LIST($values) } { $sign ->
    [off] už není
   *[on] je
    } kandidát { $layer ->
    [corner] v rohu
   *[centre] uprostřed
    }
move-strike = { LIST($cells, join: "comma") } není { LIST($values, join: "space") }
move-no-colour = { LIST($cells, join: "comma") } bez barvy
move-colour = { LIST($cells, join: "comma") }: barva { $n }
move-line = { LIST($cells, join: "comma") } { LIST($values) }
move-fill-marks = kandidáti doplněni
move-clean-marks = kandidáti pročištěni
move-clear-marks = kandidáti smazáni
move-restart = všechno vymazáno
move-hint = nápověda: { $what }
move-solved = vyřešeno
move-sent = jak bylo posláno
move-hint-only = nápověda
