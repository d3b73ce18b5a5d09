nothing-excludes-yours = a rejtvénynek több megoldása van; eddig semmi sem zárja ki a tiédet
everything-is-right = eddig minden jó
things-are-wrong = { $n ->
    [one] egy dolog
   *[other] { $n } dolog
    } rossz
only-what-could-be-written = csak arra van ellenérv, amit be lehetne írni
is-written-there = ide { $fact } van írva
broken-already = az állás már így is hibás: { $why }
the-rules-alone = egyedül a szabályok
suppose-then = Tegyük fel, hogy { $what }. Ekkor:
no-reason-in-time = az idő alatt nem találtunk indokot ({ $note })
nothing-excludes-it = semmi sem zárja ki: { $fact } kiegészíthető megoldássá
because = { $what }, mert { $why } ({ $rule }).
otherwise-broken = { $what }: különben sérülne egy szabály ({ $why }).
