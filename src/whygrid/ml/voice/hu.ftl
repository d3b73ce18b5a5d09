# A környezetek és adathalmazok hibái.
an-environment = Gymnasium-környezet
a-dataset = reasoning-gym-adathalmaz
a-taskset = verifiers-feladatgyűjtemény
none-has-such-a-k = { $n } rejtvény közül egyiknek sem esik a k-ja { $low } és { $high } közé
ask-for-another = Kérj más k-t vagy szintet.
cites-too-many = { $n } tényre és összegre hivatkozik, legfeljebb { $most } lehetne
takes = ez kell hozzá: { $technique }
takes-more = a módszerek nem elegek hozzá
no-room-here = { $n } állítású rejtvény itt nem fér el
say-facts = Így: facts={ $n }.
