nothing-excludes-yours = hádanka má více řešení; to vaše zatím nic nevylučuje
everything-is-right = zatím je všechno správně
things-are-wrong = { $n ->
    [one] jedna věc je špatně
    [few] { $n } věci jsou špatně
   *[other] { $n } věcí je špatně
    }
only-what-could-be-written = důvod proti má jen to, co by se dalo zapsat
is-written-there = je tam zapsáno { $fact }
broken-already = pozice je porušená už teď: { $why }
the-rules-alone = jen pravidla
suppose-then = Předpokládejme, že { $what }. Pak:
no-reason-in-time = důvod se včas nenašel ({ $note })
nothing-excludes-it = nic to nevylučuje: { $fact } jde doplnit na řešení
because = { $what }, protože { $why } ({ $rule }).
otherwise-broken = { $what }: jinak by se porušilo pravidlo ({ $why }).
