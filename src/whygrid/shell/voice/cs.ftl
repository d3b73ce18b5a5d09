# Odpovědi řádkového rozhovoru.
error = CHYBA: { $what }
stopped = zastaveno: { $why }
everything-is-filled-in = všechno je vyplněno a všechna pravidla platí
was-set-to = nastaveno: { $name } = { $value }
moves-of-both-are-kept = poznámka: { $what }; tahy obou zůstávají, jako větve
unlimited = BEZ OMEZENÍ
all = all (všechny)
none = žádné
answers = { $word ->
    [yes] a ano y yes
   *[no] n ne no
    }

# Nesrozumitelné řádky.
belongs-to-no-cell = „{ $text }“ nepatří k žádnému poli
write-cells = Pište { $cell }, nebo od nuly 3 4.
not-on-this-board = takové pole na této mřížce není: { $cell }
it-ends-at = Poslední pole je { $cell }.
pair-is-not-complete = dvojice čísel není celá
write-row-and-column = Je třeba řádek a sloupec: { $cell }, nebo 3 4.
there-is-no-setting = nastavení „{ $name }“ neexistuje
there-are = Na výběr je: { $names }.
could-be = „{ $word }“ může znamenat víc: { $names }
one-letter-more = Připište ještě jedno písmeno.
there-is-no-command = příkaz „{ $word }“ neexistuje
help-lists-them = Příkazy vypíše `help`.
quotation-is-open = uvozovka není uzavřená
close-it = Uzavřete ji, nebo vynechte.
line-cannot-be-read = tomuto řádku nelze rozumět: { $why }
too-much-for = „{ $word }“ je pro { $command } už navíc
could-be-several-flags = { $flag } může být víc přepínačů příkazu { $command }
is-no-flag = { $flag } není přepínač příkazu { $command }
has-no-argument = příkaz { $command } nemá argument „{ $word }“
use-it-like-this = Použití: { $usage }
neither-on-nor-off = „{ $text }“ není ani zapnuto, ani vypnuto
write-on-or-off = Pište `on` nebo `off`, `true` nebo `false`.
is-no = „{ $text }“ není { $what ->
    [seed] semínko náhody
    [step] číslo kroku
    [number-of-steps] počet kroků
   *[number] číslo
    }
a-number-from-to = Je třeba číslo od { $low } do { $high }.
write-in-digits = Pište číslicemi, třeba 2.5.
no-number-of-seconds = „{ $text }“ není počet sekund
write-seconds = Třeba 10, nebo 0 bez omezení.
there-is-no-view = pohled „{ $text }“ neexistuje
views-are = Na výběr je: { LIST($names) }.

# Nápověda.
about-setting = { $name } (nastavení): { $help }
also-called = (také: { $names })
commands-heading = PŘÍKAZY; stačí začátek, který sedí jen na jeden:
settings-heading = NASTAVENÍ; ukáže je jejich jméno, změní jméno=hodnota:
how-cells-are-written = Pole: { $cell } je řádek 4, sloupec 5; 3 4 nebo (3, 4) je totéž pole, počítáno od nuly.
help-says-more = `help set` řekne víc o jednom příkazu.

# Řešení.
in-short = { LIST($facts, join: "comma") }
so-many-steps = { $n ->
    [one] 1 krok
    [few] { $n } kroky
   *[other] { $n } kroků
    }
a-step = krok: { $what }
step-is = krok { $n }: { $what }
there-is-no-solution = nemá řešení: { $why }
take-something-back = Vezměte něco zpět: `undo`, `unset`.
complete = { $title } HOTOVO
no-solution-from-here = odtud není řešení:
stuck-at-this-state = tady to uvázlo:
solved-so-far = vyřešeno: { $done } z { $whole } polí
not-solved-so-far = nevyřešeno: { $done } z { $whole } polí
without-graph-nothing = poznámka: bez --graph se do souboru nic nezapíše
nothing-more-to-do = už není co dělat
stuck = uvázlo: { $why }
techniques-end-here = tyto techniky už dál nevedou
step-again-shows-why = odtud není řešení; další `step` ukáže proč
unique-answer = { $status ->
    [unique] [JEDNOZNAČNÉ] Odtud je jediné řešení:
    [multiple] [NEJEDNOZNAČNÉ] Odtud je víc řešení. Dvě z nich:
    [none] [BEZ ŘEŠENÍ] Odtud není žádné.
   *[unknown] [NEVÍ SE] { $note }
    }

# Důkaz.
assuming = (za předpokladu { LIST($facts) })
assumed = předpoklady: { LIST($facts, join: "comma") }
rests-on = (stojí na { COUNT($steps) ->
    [one] kroku
   *[other] krocích
    } { LIST($steps) })
no-steps-yet = zatím nebyl žádný krok
step-or-solve-first = Nejdřív `step` nebo `solve`.
step-or-everything = Nejdřív `step` nebo `solve`; nebo `graph --everything`.
file-is-missing = chybí jméno souboru
starting-board = VÝCHOZÍ MŘÍŽKA:
final-board = KONEČNÁ MŘÍŽKA:
the-proof = DŮKAZ:
statistics = ČÍSLA:
no-steps = žádné kroky
playback-keys = s/w další/předchozí krok · d/a další/předchozí řádek · j N skok na krok N · q konec
playback-ended = přehrávání skončilo
no-key-of-playback = „{ $key }“ při přehrávání nic neznamená: { $keys }
no-step-to-jump-to = „{ $text }“ není číslo kroku: j 5 skočí na krok 5 z { $n }
last-step-reached = TOTO JE POSLEDNÍ KROK
first-step-reached = TOTO JE ZAČÁTEK
playback-start = [začátek: { $n ->
    [one] 1 krok
    [few] { $n } kroky
   *[other] { $n } kroků
    }]
playback-step = krok { $step } z { $steps }{ $k }, řádek { $part } z { $parts }
goal-because = { $goal }, protože:

# Čísla.
time-spent = čas strávený důkazy
solves-stuck = řešení, která uvázla
assumed-set = předpoklady (zapsané)
assumed-banned = předpoklady (vyloučené)
of-these-used = z toho použité v krocích
hints-used = použité nápovědy
steps-made = kroky důkazu
with-k-proved = s k dokázaně nejmenším
others-above = ostatní, k nad { $k }
others-up-to = ostatní, k nejvýš { $k }
largest-k = největší k
largest-k-proved = největší dokázané k
mean-k = průměrné k
techniques-by-deductions = techniky podle počtu dedukcí:

# Psaní na mřížku.
is-empty = prázdné: { $cell }
already-filled-with = { $cell } už je vyplněno: { LIST($value) }
unset-first = Nejdřív `unset { $cell }`.
not-allowed-at = { $cell } nemůže být { LIST($value) }: { $why }
what-is-left = Zbývá pro ně: { COUNT($values) ->
    [0] nic
   *[other] { LIST($values, join: "space") }
    }.
is-set-to = { $cell } je teď { LIST($value) } (předpoklad)
value-for = Co patří do { $cell }:
value-is-missing = chybí hodnota
one-cell-at-a-time = najednou lze vyplnit jedno pole
cells-colon-values = je třeba polí, dvojtečky a hodnot
is-filled-already = { $cell } už je vyplněno
only-in-empty-cells = Vylučovat lze jen v prázdných polích.
banned-from = vyloučeno v { LIST($cells, join: "comma") }: { LIST($values, join: "space") } (předpoklad)
an-edge-has-two-ends = hrana má dva konce
write-both = Napište oba: ban { $edge }: drawn
cannot-be-right = To nemůže být správně{ COUNT($facts) ->
    [0] {""}
   *[other] {" "}(chybně: { LIST($facts, join: "comma") })
    }. S těmito předpoklady není řešení:
proof-takes-longer = (důkaz trvá déle než { $seconds } s; poví ho `solve`)
cleared = vymazáno: { $cells }
steps-rested-on-that = poznámka: { $n ->
    [one] na tom stál 1 krok; co zapsal, je teď předpoklad
    [few] na tom stály { $n } kroky; co zapsaly, je teď předpoklad
   *[other] na tom stálo { $n } kroků; co zapsaly, je teď předpoklad
    }
nothing-to-undo = není co vrátit
the-beginning = Toto je začátek.
undone = vráceno: { $move }
nothing-to-redo = není co zopakovat
the-last-move = Toto je poslední tah.
done-again = znovu provedeno: { $move }
trial-cannot-be = s pokusem nelze provést „{ $what }“
trials-can-be = trial, trial accept nebo trial reject.
trials-are-open = otevřené pokusy: { $n }

# Pomoc hráči.
a-hint = nápověda
check-twice = Dvakrát `check` ukáže které; `back` se vrátí před první z nich.
hint-once-more = Další `hint` to zapíše.
written-down = zapsáno: { $what }
check-again = Další `check` ukáže které.
is-wrong = chybně: { LIST($fact) }
back-to-move = zpět k tahu { $n }; co bylo potom, je ve větvi, vede tam `redo`
cell-and-value = je třeba pole a hodnoty
is-filled-so = { $cell } je { LIST($value) } ({ $origin })
choices-for = { $cell } může být: { COUNT($values) ->
    [0] nic
   *[other] { LIST($values, join: "space") }
    }
printed-in-the-puzzle = ze zadání
step-of-a-hint = nápověda, krok { $n }: { $what }
as-it-was-read = jak bylo načteno: { $how }
set-by-you = od vás, předpoklad
no-numbers-to-add = není co sčítat
cells-hold-none = V polích tohoto druhu čísla nejsou.
selected = vybráno: { $cell }

# Hry a soubory.
written-to = zapsáno do { $name }
name-of-a-game = Jméno hry, souboru nebo příkladu:
name-is-missing = chybí jméno
how-to-load = Použití: load NAME, kde NAME je hra, soubor nebo příklad
how-to-delete = Vypíše je `games`. Použití: delete NAME
the-game = hra „{ $name }“, { $n ->
    [one] 1 tah
    [few] { $n } tahy
   *[other] { $n } tahů
    }:
the-game-in = hra v souboru { $name }:
read-as = { $title }, čteno jako { $form }:
cannot-be-read = nelze přečíst: { $why }
saved-as = uloženo jako „{ $name }“
from-now-on = { $saved }; odteď se ukládá každý tah
neither-game-nor-file = „{ $name }“ není ani jméno hry, ani soubor s příponou
names-have-no-ending = Ve jménech není / ani přípona; soubor končí na .game.json, .txt nebo na jméno formátu.
there-is-no-form = formát .{ $ending } neexistuje
no-place-for = { $said }; není v něm místo pro: { LIST($parts, join: "comma") }
no-library = knihovna neexistuje
start-with-library = Spusťte s --library FILE, nebo uložte do souboru.
damaged = poškozeno: { $remedy }
finished = hotovo
done-of = { $done } z { $whole }
moves-and-hints = { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
    }, { $hints ->
    [one] 1 nápověda
    [few] { $hints } nápovědy
   *[other] { $hints } nápověd
    }
no-games-yet = zatím žádné hry: tuto uloží `save NAME`
delete-it = Smazat „{ $name }“ ({ $n ->
    [one] 1 tah
    [few] { $n } tahy
   *[other] { $n } tahů
    })? ano nebo ne:
is-kept = „{ $name }“ zůstává
is-deleted = „{ $name }“ je smazáno ({ $n ->
    [one] 1 tah
    [few] { $n } tahy
   *[other] { $n } tahů
    })
game-is-dropped = poznámka: předchozí hra se zahazuje, { $n ->
    [one] 1 tah nebyl uložen
    [few] { $n } tahy nebyly uloženy
   *[other] { $n } tahů nebylo uloženo
    }
save-as = { $n ->
    [one] 1 tah není uložen.
    [few] { $n } tahy nejsou uloženy.
   *[other] { $n } tahů není uloženo.
    } Uložit hru jako (jméno; drop: vůbec; Enter: zůstat v ní):
then-it-goes-on = Tak se pokračuje. Odpověď `drop` ji opustí bez uložení.
best-so-far = zatím nejlepší: { $what } (Ctrl-C ji vezme)
this-is-the-nearest = zastaveno: { $why }; nejblíž je toto: { $what }
write-one-of = Pište NAME=VALUE; na výběr je { $names }.
needs-a-value = { $name } potřebuje hodnotu
write-a-value = Pište NAME=VALUE.

# Příkazy, jak o nich mluví nápověda.
help-solve = vyřešit odtud, s důkazem; prázdný řádek udělá totéž
help-step = udělat dalších N kroků
help-unique = zda je odtud jediné řešení
help-proof = povědět dosavadní kroky; --IsValue přidá známá pole, --reference co stojí na čem
help-playback = projít důkaz po krocích a řádcích
help-stats = čísla o důkazu
help-graph = nakreslit důvody kroku (posledního), --all všechny nalezené; --everything vše, co teď plyne
help-export = zapsat mřížky, důkaz a čísla do souboru
help-set = zapsat hodnotu; v důkazu stojí jako předpoklad
help-ban = vyloučit hodnoty; v důkazu stojí jako předpoklad
help-unset = vymazat pole
help-undo = vzít poslední tah zpět
help-redo = udělat ho znovu
help-trial = označit toto místo k návratu, nebo ukončit poslední pokus
help-hint = kam se dívat; znovu: která technika; znovu: proč; znovu: zapsat
help-check = kolik je chyb; znovu: které
help-back = zpět před první chybu
help-why = proč tam hodnota být nemůže
help-judge = zda obstojí vaše vlastní úvaha
help-choices = co zbývá pro pole nebo čáru, nebo jak byly vyplněny
help-help = tento seznam, nebo víc o jednom příkazu
help-print = nakreslit mřížku, s kandidáty, pokud není malá
help-original = původní zadání
help-up = vybrat pole nahoře
help-down = vybrat pole dole
help-left = vybrat pole vlevo
help-right = vybrat pole vpravo
help-load = jiná hra, soubor nebo příklad
help-save = uložit hru do knihovny, nebo do souboru
help-save-all = uložit pozici jako hádanku, jako by bylo všechno zadané
help-games = hry v knihovně
help-delete = smazat hru z knihovny
help-new = vytvořit novou hádanku
help-quit = konec; stejně jako konec vstupu
usage-set = set CELL VALUE, kde CELL je r4c5, nebo od nuly 3 4; nebo set VALUE pro vybrané pole
usage-ban = ban CELLS: VALUES, třeba ban r2c5 r3c6: 3 9, nebo od nuly: ban 1,4 2,5: 3, 9
usage-judge = judge CELL VALUE [because CELLS], třeba judge r5c5=5 because r5c1, r5c4, r1c5; r5c5!=7 pro to, co odpadá

# Nastavení.
setting-k-optimization = každý krok stojí na co nejméně známých polích
setting-greedy = zapsat, jakmile se najde; vypnuto: to, co stojí na nejméně známých polích
setting-reset-always = po každém úspěchu znovu od nejlehčí techniky
setting-ignore-filled = i jiné důvody platí pro to, co vyplněné pole už vylučuje: každý krok stojí na nejméně známých polích, z nichž ho techniky odvodí
setting-time-limit = kolik sekund smí příkaz pracovat; 0 bez omezení
setting-techniques = které techniky se smějí použít, oddělené čárkami; all: všechny
setting-cases = kde techniky dojdou, něco předpokládat a sledovat; vypnuto: uváznout tam
setting-view = story: každá dedukce jednou, a co odpadlo, to už neplatí; cells: každý zápis je samostatný krok se svým k
setting-tell-mistakes = říci hned, že zapsaná hodnota nemůže být správně; vypnuto: poví to `check`, až budete chtít
