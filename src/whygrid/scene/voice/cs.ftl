# What the arrows of a picture mean.
link-strong = silná vazba: platí aspoň jedno z obou
link-weak = slabá vazba: neplatí obojí zároveň
link-leads = jedno vede k druhému
no-reasons = Žádné důvody
why-graph = Proč { $what }: { $deductions ->
    [one] 1 úvaha
    [few] { $deductions } úvahy
   *[other] { $deductions } úvah
    } z { $known ->
    [one] 1 známého tvrzení
   *[other] { $known } známých tvrzení
    }
a-board = Deska { $rows } krát { $columns } polí
see-above = { $what }: viz výše
see-below = { $what }: viz níže
leaf-known = známo
leaf-case = předpoklad
