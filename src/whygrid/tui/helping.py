"""Help while one plays: hints in rungs, why not, checks, solutions. The helper works it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from whygrid.engine.words import say_facts
from whygrid.grid import Cell
from whygrid.logic.proof import Step
from whygrid.play import writing
from whygrid.play.helping import Mistakes, Reason, before_the_mistake, pointing_at
from whygrid.service.hinting import Hint
from whygrid.tui.game_screen import GameScreen
from whygrid.tui.helper import Question
from whygrid.voice import Cells, Values, capital, message


class Helping(GameScreen):
    """What help there is."""

    def ask_about_game(self, words: str, job: str, then: Callable[[Any], None], *arguments: int) -> None:
        """Ask about the game as it is now; the answer is dropped if it is played on meanwhile."""
        game = self.game

        def take(found: Any) -> None:
            if self.game.written == game.written:
                then(found)
            else:
                self.say("")

        self.ask(words, Question(job, game.puzzle.genre_name, (game, *arguments)), take)

    def action_hint(self) -> None:
        """One rung further."""
        if self.hint is None:
            self.ask_about_game(str(message("tui/looking-for-a-step")), "hint", self._hinted)
        else:
            self._next_rung()

    def _hinted(self, found: Hint) -> None:
        if not found.rungs:
            self.say(found.note + (f". {message('tui/t-and-T')}" if found.mistakes else ""))
            return
        self.hint, self.rung = found, 0
        self.game = replace(self.game, hints=self.game.hints + 1)
        note = self.keep()
        self._next_rung()
        if note:
            self.say(note)

    def _next_rung(self) -> None:
        found, step = self.hint, self.hint.step if self.hint else None
        assert found is not None and step is not None
        self.rung += 1
        if self.rung <= len(found.rungs):
            more = str(message("tui/h-tells-more" if self.rung < len(found.rungs) else "tui/h-writes"))
            said = found.rungs[self.rung - 1].text
            if self.rung == len(found.rungs):
                self._point_at(step)
            if "\n" in said:
                self.told = said
                said = str(message("tui/told-beside", what=say_facts(self.game.puzzle.rules, step.facts)))
                more = f"{message('tui/p-plays')} {more}"
            self.say(f"{message('tui/hint-number', n=self.rung, what=said)}  {more}")
            self.redraw()
            return
        conclusions = step.deductions[-1].conclusions
        said = say_facts(self.game.puzzle.rules, conclusions)
        words = message("play/move-hint", what=said)
        self.take(
            writing.settle(self.game, conclusions, words, self.cleaning),
            str(message("tui/written-down", what=said)),
        )

    def _point_at(self, step: Step) -> None:
        """Show a step on the board."""
        self.shown = pointing_at(self.game, step)

    def action_why_not(self) -> None:
        """Why a symbol is impossible here."""
        name = self.game.places.cells.get(self.cursor)
        if name is not None:
            self.waiting = lambda symbol: self._ask_why(name, symbol)
            self.say(str(message("tui/why-not-what", cell=Cells((name,)))))
        elif self.game.places.edges:
            self.way = self._ask_why_no_line
            self.say(str(message("tui/why-no-line")))
        else:
            self.say(str(message("tui/choose-a-cell")))

    def _ask_why(self, subject: str, value: str) -> None:
        literal = self.game.places.literal(subject, value)
        self.ask_about_game(
            str(message("tui/why-not", value=Values((value,)), cell=Cells((subject,)))),
            "why not",
            self._told_why,
            literal,
        )

    def _ask_why_no_line(self, target: Cell, line: bool) -> None:
        places = self.game.places
        edge = places.edge(self.cursor, target)
        self._ask_why(edge, places.undrawn(edge) if line else places.drawn(edge))

    def _told_why(self, reason: Reason) -> None:
        self.say(reason.text)
        if reason.step is not None:
            self._point_at(reason.step)
        self.redraw()

    def action_check(self) -> None:
        """How much is wrong; again: where."""
        if self.checked is not None and self.checked.facts:
            self.wrong = tuple(abs(fact) for fact in self.checked.facts)
            facts = ", ".join(str(self.game.puzzle.rules.fact(fact)) for fact in self.checked.facts)
            self.say(str(message("tui/wrong", facts=facts)))
            self.redraw()
            return
        self.ask_about_game(str(message("tui/checking")), "mistakes", self._checked)

    def _checked(self, found: Mistakes) -> None:
        self.checked = found
        self.game = replace(self.game, checks=self.game.checks + 1)
        note = self.keep()
        self.say(note or capital(found.text) + (f". {message('tui/t-shows-where')}" if found.facts else "."))
        self.redraw_side()

    def action_before(self) -> None:
        """Back to before the first mistake."""
        self.ask_about_game(str(message("tui/looking-for-the-mistake")), "mistakes", self._went_back)

    def _went_back(self, found: Mistakes) -> None:
        if not found.facts:
            self.say(capital(found.text) + ".")
            return
        self.take(before_the_mistake(self.game, found.facts), str(message("tui/back-before-the-mistake")))

    def action_solve(self) -> None:
        """Solve from here."""
        self.ask_about_game(str(message("tui/solving")), "solution", self._solved)

    def _solved(self, found: tuple[str, tuple[int, ...]]) -> None:
        status, facts = found
        if not facts:
            self.say(str(message(f"tui/solving-{status}")))
            return
        words = str(message("tui/solved-one-of-several" if status == "multiple" else "tui/solved"))
        self.take(writing.settle(self.game, facts, message("play/move-solved")), None)
        self.say(words)
