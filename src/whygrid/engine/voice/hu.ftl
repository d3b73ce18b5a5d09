there-is-no-technique = nincs { $name } nevű módszer
did-you-mean = Erre gondoltál: { LIST($names, join: "or") }?
there-are = Ezek vannak: { $names }.
