there-is-no-technique = technika { $name } neexistuje
did-you-mean = Mysleli jste { LIST($names, join: "or") }?
there-are = Na výběr je: { $names }.
