# What the arrows of a picture mean.
link-strong = silná vazba: platí aspoň jedno z obou
link-weak = slabá vazba: neplatí obojí zároveň
link-leads = jedno vede k druhému
no-reasons = Žádné důvody
why-graph = Proč { $what }: { $deductions ->
    [one] 1 dedukce
    [few] { $deductions } dedukce
   *[other] { $deductions } dedukcí
    } z { $known ->
    [one] 1 známého tvrzení
   *[other] { $known } známých tvrzení
    }
a-board = Mřížka { $rows } × { $columns }
see-above = { $what }: viz výše
see-below = { $what }: viz níže
leaf-known = známo
leaf-case = předpoklad
