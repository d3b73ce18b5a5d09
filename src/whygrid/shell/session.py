"""A session: the game in front of the user, what of it is proved, and the settings."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace

from whygrid.budget import Budget
from whygrid.errors import Clash, Stopped, UsageError, WhygridError
from whygrid.grid import Cell
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.play.game import Game, start
from whygrid.play.helping import finished
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.converting import Reading
from whygrid.service.hinting import Hint
from whygrid.shell.console import Console, Variable
from whygrid.shell.kept_proof import kept_steps, with_proof
from whygrid.shell.playing_back import Playback
from whygrid.shell.variables import VARIABLES, Settings, field_of
from whygrid.store.library import Library, Saved
from whygrid.voice.message import Cells, Message, Said, message

DONE = message("shell/everything-is-filled-in")
"""What is said at the end of a game."""
Read = Callable[[str, "str | None"], Reading]
"""Reads what a user names: a file, an example, a puzzle; the second argument names a genre."""


class Session:
    """Answers lines. What was `set` or ruled out counts as assumed; what steps have written is proved.

    made       the steps of this session, in order; those whose conclusions still stand are the proof
    seconds    spent on proofs; `times` says on what of them
    cursor     the cell that `set 5` and the cursor's letters mean
    ask        puts a question and gives the line that answers it; None at the end of input
    watched    whether somebody sits there who can be asked before something is lost
    tell       hears how far something has come that takes long
    """

    def __init__(
        self,
        reading: Reading,
        read: Read,
        library: Library | None = None,
        colour: bool = False,
        stoppable: Callable[[float | None], AbstractContextManager[Budget]] | None = None,
        ask: Callable[[str], str | None] = lambda question: None,
        watched: bool = False,
        tell: Callable[[str], None] = lambda news: None,
    ) -> None:
        from whygrid.shell.commands import COMMANDS

        self.console = Console(COMMANDS, VARIABLES)
        self.read = read
        self.library = library
        self.colour = colour
        self.stoppable = stoppable or (lambda seconds: nullcontext(Budget(seconds)))
        self.ask = ask
        self.watched = watched
        self.tell = tell
        self.settings = Settings()
        self.done = False
        self.failures = 0
        self.take(start(reading.puzzle, reading.sheet))

    def take(self, game: Game, saved: Saved | None = None) -> None:
        """Put another game in front of the user."""
        self.game = self.kept = game
        self.saved = saved
        self.made: list[Step] = kept_steps(game)
        self.seconds = 0.0
        self.times: dict[str, float] = {}
        self.unsolved = 0
        scene = game.puzzle.scene()
        self.rows, self.columns = scene.rows, scene.columns
        self.cursor = Cell(self.rows // 2, self.columns // 2)
        self.playing_back: Playback | None = None
        self.rung = 0
        self.hint: Hint | None = None
        self.checked_at: int | None = None

    @property
    def unsaved(self) -> int:
        """How many moves are neither in the library nor in a file."""
        return 0 if self.saved is not None else len(self.game.moves) - len(self.kept.moves)

    def leave(self) -> Generator[Said, None, bool]:
        """Whether the game may go; one that is not saved is asked about, where somebody is there to ask."""
        if not self.unsaved:
            return True
        if not self.watched:
            yield message("shell/game-is-dropped", n=self.unsaved)
            return True
        answer = (self.ask(f"{message('shell/save-as', n=self.unsaved)} ") or "").strip()
        if answer.lower() == "drop":
            return True
        if not answer or means("no", answer):  # no name, and nobody knows to what this says no
            yield message("shell/then-it-goes-on")
            return False
        yield self.keep(None if means("yes", answer) else answer)
        return True

    def keep(self, name: str | None = None) -> Message:
        """Put the game into the library, under a name of its own, and say so."""
        if self.library is None:
            raise UsageError(message("shell/no-library"), remedy=message("shell/start-with-library"))
        self.saved = self.library.add(self.game, name)
        return message("shell/saved-as", name=self.saved.name)

    def run(self, line: str) -> Iterator[str]:
        """The answer to a line, piece by piece; mistakes are answers too."""
        try:
            yield from map(str, self._run(line.strip()))
        except Stopped as stop:
            yield str(message("shell/stopped", why=str(stop)))
        except WhygridError as error:
            self.failures += 1
            yield str(message("shell/error", what=str(error)))

    def _run(self, line: str) -> Iterator[Said]:
        if line.startswith("#"):
            return
        if self.playing_back is not None:
            yield from self.playing_back.keys(line)
            return
        meant = self.console.understand(line or "solve")
        if meant.variable is not None:
            yield self._variable(meant.variable, meant.text)
        elif meant.command is not None:
            yield from meant.command.run(self, meant.call)

    def _variable(self, variable: Variable, text: str) -> Said:
        """Show a setting, or set it."""
        if not text:
            return f"{variable.name}: {self.settings.shown(variable)}"
        value = variable.read(text, self.game.puzzle.genre)
        self.settings = replace(self.settings, **{field_of(variable): value})
        return message("shell/was-set-to", name=variable.name, value=variable.show(value))

    def change(self, game: Game) -> Iterator[Said]:
        """Take a move, and save it if the game is in the library."""
        ended = finished(game) and not finished(self.game)
        if game.written != self.game.written:
            self.rung, self.hint, self.checked_at = 0, None, None
        self.game = game
        self.game = game = with_proof(game, self.proof())
        if self.saved is not None and self.library is not None:
            try:
                self.saved = self.library.save(self.saved, game)
            except Clash as clash:
                self.saved = self.library.merge(self.saved, game)
                self.game = self.saved.game
                yield message("shell/moves-of-both-are-kept", what=clash.what)
        if ended:
            yield DONE

    def standing(self) -> tuple[tuple[Literal, ...], tuple[Step, ...]]:
        """What is assumed, and the steps that still stand on that: together all that is written."""
        entries = set(self.game.facts())
        struck = {*(-fact for fact in self.game.facts("struck"))}
        written = entries | struck
        latest = {step.facts: step for step in self.made if written.issuperset(step.facts)}
        steps = [step for step in self.made if step.facts and latest.get(step.facts) is step]
        while True:
            proved = {fact for step in steps for fact in step.facts}
            known = {*self.game.puzzle.givens, *(struck - proved), *(entries - proved)}
            fallen = None
            for step in steps:
                if known.issuperset(step.support):
                    known.update(step.facts)
                else:
                    fallen = step
                    break
            if fallen is None:
                break
            steps.remove(fallen)
        return tuple(sorted(entries - proved)) + tuple(sorted(struck - proved)), tuple(steps)

    def proof(self) -> Proof:
        """The proof so far: steps that stand, on assumptions that it names."""
        assumed, steps = self.standing()
        status = "unique" if finished(self.game) and not assumed else "part"
        puzzle = self.game.puzzle
        solutions = (self.game.position.text,) if status == "unique" else ()
        # Steps of both views may follow each other; those with several deductions stand by themselves.
        rests = any(fact < 0 for step in steps for fact in step.facts)
        alone = any(len(step.deductions) > 1 for step in steps)
        view = "story" if rests or (self.settings.told == "story" and not alone) else "cells"
        return Proof(
            puzzle.genre_name, puzzle.text, status, steps, puzzle.rules, solutions, assumed=assumed, view=view
        )

    def draw(self, style: str, puzzle: Puzzle | None = None, view: View | None = None) -> str:
        """The board as it is, or another puzzle, in a style of `whygrid show`."""
        from whygrid.scene.ansi import render_ansi

        shown = puzzle or self.game.puzzle
        if style == "small":
            view = view or View(placed=() if puzzle else self.game.facts())
            return render_ansi(
                shown.scene(view), colour=self.colour, detail="small", labels=True, compact=True
            )
        view = view or View(placed=self.game.facts(), excluded=self.excluded())
        return render_ansi(shown.scene(view), colour=self.colour, detail="marks", labels=True, legend=True)

    def text(self, form: str | None, puzzle: Puzzle) -> str:
        """A puzzle in one of its text forms, or drawn small."""
        if form is None:
            return self.draw("small", puzzle)
        for known in puzzle.genre.formats:
            if known.name == form and known.written:
                return known.write(puzzle.board)
        names = ", ".join(known.name for known in puzzle.genre.formats if known.written)
        raise UsageError(
            message("play/has-no-form", genre=puzzle.genre_name, form=repr(form)),
            remedy=message("shell/there-are", names=names),
        )

    def excluded(self) -> frozenset[Literal]:
        """What the known cells exclude at once, and what was ruled out."""
        puzzle = self.game.puzzle
        state = puzzle.genre.state(puzzle.board, (*puzzle.givens, *self.game.facts()))
        out = {fact for fact in range(1, len(puzzle.rules.facts) + 1) if state.truth[fact] == -1}
        return frozenset(out | set(self.game.facts("struck")))

    def name(self, cell: Cell) -> str:
        """The name of a cell that can be written in."""
        name = self.game.places.cells.get(cell)
        if name is None:
            raise UsageError(
                message("play/nothing-can-be-written", place=Cells((str(cell),))),
                remedy=self.game.places.how(),
            )
        return name


def means(word: str, answer: str) -> bool:
    """Whether an answer says "yes", or "no", in English or in the language in force.

    >>> means("yes", "Y"), means("no", "perhaps")
    (True, False)
    """
    return answer.strip().lower() in f"{message('shell/answers', word=word)}".split()
