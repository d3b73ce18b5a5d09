
# Errors, with what can be done about them.
the-draft-is-not-kept = the draft is not kept: { $why }
the-game-is-damaged = the game { $name } is damaged: { $what }
the-other-games-are-untouched = The other games are untouched. { $rescue }
is-no-name-for-a-game = { $name } is no name for a game
how-games-are-named = A letter or digit first, then letters, digits, blanks and . , ' ( ) # _ -, 64 at most.
the-game-was-deleted-elsewhere = the game { $name } was deleted elsewhere
save-it-as-a-new-game = Save it as a new game.
library-is-read-only = this was not saved: the library can only be read ({ $why })
name-another-one-with-library = Name another one with --library.
there-is-a-game-already = there is a game { $name } already
choose-another-name-or-delete-that-one = Choose another name, or delete that one.
there-is-no-game = there is no game { $name }
play-list-lists-them = `whygrid play --list` lists them.
game-was-played-on = the game { $name } was played on in another window
merging-keeps-the-moves-of-both = Merging keeps the moves of both, as branches.
choose-another-name = Choose another name.
it-is-not-as-it-was-saved = it is not as it was saved
move-is-not-as-it-was-saved = move { $number } is not as it was saved
library-has-version = this library has version { $version }
knows-another-version = This Whygrid knows version { $version }: use a newer one, or another library. If it is damaged: { $rescue }
the-library-cannot-be-opened = the library can't be opened: { $why }
holds-half-a-character = this was not saved: it holds half a character, which no file can
this-was-not-saved = this was not saved: { $why }
no-library-of-games = this is no library of games, or a damaged one: { $why }
or-name-another-one-with-library = { $rescue } Or name another one with --library.
how-to-rescue = `whygrid play --rescue NEW.db` puts all that can be read into a new library.
a-part-of-it-is-no-json = a part of it is no JSON any more ({ $why })
there-is-no-such-library = there is no such library
name-it-with-library = Name it with --library.
already-there = this file is there already
name-a-new-file = Name a file that is not there yet.
nothing-can-be-read = nothing of this file can be read as a library of games
saved-before-is-untouched = What was saved before is untouched.
another-program-is-writing = Another program is writing to it; try again.
another-puzzle-than-was-saved = its puzzle is not the one that was saved
# $code is how SQLite calls what happened, $words how it says it.
of-sqlite = { $code ->
   *[other] { $words }
    }
puzzle-may-be-altered = its puzzle may be altered: compare it
rest-is-lost = its title, hints, trials and place are lost
moves-cannot-be-read = { $lost } of its { $n } moves can't be read
moves-do-not-fit = its moves do not fit its puzzle
nothing-of-it-can-be-read = nothing of it can be read
a-lost-move = a move that was lost
