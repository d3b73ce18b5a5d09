# Chyby prostředí a datových sad.
an-environment = prostředí pro Gymnasium
a-dataset = datová sada pro reasoning-gym
a-taskset = sada úloh pro verifiers
none-has-such-a-k = z { $n } hádanek žádná nemá k od { $low } do { $high }
ask-for-another = Žádejte jiné k nebo jinou úroveň.
cites-too-many = odkazuje na { $n } tvrzení a součtů, nejvýš smí na { $most }
takes = je k tomu třeba: { $technique }
takes-more = techniky na to nestačí
no-room-here = hádanka s { $n } tvrzeními se sem nevejde
say-facts = Zadejte facts={ $n }.
