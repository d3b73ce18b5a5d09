"""The picture of a game: what is written as a scene, and what the cursor is on standing out."""

from __future__ import annotations

from collections import Counter

from whygrid.grid import Cell
from whygrid.play.game import Game, Written
from whygrid.play.helping import clashes
from whygrid.play.places import cell_of
from whygrid.scene.marks import Fill, Mark, Scene, SmallText, Text
from whygrid.scene.view import View
from whygrid.service.solving import Conflict

TONES = ("one", "two", "support", "pattern", "good", "struck", "dim", "bad", "given")
"""How the nine colours of cells are drawn: each tone has a sign of its own as well."""


DOTS = "⠁⠃⠇⡇⡏⡟⡿⣿"
"""One to eight; more marks are eight dots as well."""


class Picture:
    """The scene of what is written in a game, made once; most keys only move the cursor on it."""

    def __init__(self) -> None:
        self._made: tuple[object, ...] = ()
        self._plain = Scene(1, 1, 1, ())
        self._scenes: dict[tuple[str, bool, bool], Scene] = {}  # of what is written, by what stands out
        self._written: Written | None = None
        self._broken: tuple[Conflict, ...] = ()

    def clashes(self, game: Game) -> tuple[Conflict, ...]:
        """What breaks a rule."""
        if self._written is not game.written:
            self._written, self._broken = game.written, clashes(game)
        return self._broken

    def scene(
        self,
        game: Game,
        wrong: tuple[int, ...],
        conflicts: bool,
        same: str,
        marks: bool = True,
        dots: bool = False,
    ) -> Scene:
        """What is written, with what is wrong marked, and all that says `same` standing out.

        wrong        facts that a check has found wrong
        conflicts    whether to mark what breaks a rule
        marks        whether pencil marks stand out too: in small cells one could take them for entries
        dots         whether cells say by dots how many marks they have, where there is no room for these
        """
        made = (game.written, wrong, conflicts)
        if made != self._made:
            self._made, self._plain, self._scenes = made, self._drawn(game, wrong, conflicts), {}
        key = (same, marks, dots)
        if key not in self._scenes:
            kinds = (Text, SmallText) if marks else (Text,)
            found = self._plain.marks
            if same:
                found = tuple(_standing_out(m, same) if isinstance(m, kinds) else m for m in found)
            scene = self._plain._replace(marks=found)
            self._scenes[key] = dotted(scene) if dots else scene
        return self._scenes[key]

    def _drawn(self, game: Game, wrong: tuple[int, ...], conflicts: bool) -> Scene:
        noted = {*game.facts("centre"), *game.facts("corner")}
        facts = range(1, len(game.puzzle.rules.facts) + 1)
        written = {*game.facts(), *game.puzzle.givens}
        broken = self.clashes(game) if conflicts else ()
        bad = {*wrong, *(literal for clash in broken for literal in clash.literals if literal > 0)}
        view = View(
            placed=game.facts(),
            excluded=frozenset(fact for fact in facts if fact not in noted),
            bad=tuple(sorted(bad & written)),
        )
        scene = game.puzzle.scene(view)
        names = {name: cell for cell, name in game.places.cells.items()}
        colours = [
            Fill(names.get(where, cell_of(where)), TONES[int(what[0]) - 1])
            for where, what in game.ink("colour").items()
        ]
        corner = {(names[where], symbol) for where, what in game.ink("corner").items() for symbol in what}
        marks = [_dimmed(mark, corner) for mark in scene.marks]
        return scene._replace(marks=(*colours, *marks))


def dotted(scene: Scene) -> Scene:
    """The scene with as many dots as there are marks in each cell that has nothing else."""
    small = [mark for mark in scene.marks if isinstance(mark, SmallText)]
    written = {mark.cell for mark in scene.marks if isinstance(mark, Text)}
    written |= {mark.cell for mark in small if mark.tone not in ("plain", "dim")}
    counts = Counter(mark.cell for mark in small if mark.cell not in written)
    dots = (Text(cell, DOTS[min(count, len(DOTS)) - 1], "dim") for cell, count in counts.items())
    return scene._replace(marks=(*scene.marks, *dots))


def _dimmed(mark: Mark, corner: set[tuple[Cell, str]]) -> Mark:
    """Corner marks in a tone of their own."""
    if isinstance(mark, SmallText) and mark.tone == "plain" and (mark.cell, mark.text) in corner:
        return mark._replace(tone="dim")
    return mark


def _standing_out(mark: Mark, same: str) -> Mark:
    """The mark in a tone of its own if it says `same`; printed clues stay as they are."""
    if isinstance(mark, Text | SmallText) and mark.text == same:
        small = isinstance(mark, SmallText)
        if mark.tone in (("plain", "dim") if small else ("plain", "given")):
            return mark._replace(tone="pattern")
    return mark
