"""The protocol of a genre: one frozen record of functions.

Everything above this module works on any genre through its record and never asks for its name. A genre's
puzzle is a frozen, hashable object of its own type; nothing here looks inside.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from whygrid.lazy import lazy, lazy_value
from whygrid.records import NamedTuple

if TYPE_CHECKING:  # a genre is loaded for every command; these only where they are used
    from random import Random

    from whygrid.budget import Budget
    from whygrid.commands import Command
    from whygrid.engine.grade import Wave
    from whygrid.engine.k import KReport, KStep
    from whygrid.engine.lists import Sample, Walk
    from whygrid.engine.state import State
    from whygrid.engine.technique import Technique
    from whygrid.generator import Generator
    from whygrid.logic.facts import Literal
    from whygrid.logic.rules import Rules
    from whygrid.scene.marks import Scene
    from whygrid.scene.view import View
    from whygrid.text import Format
    from whygrid.voice.message import Said

P = TypeVar("P")

Order = typing.Literal["own", "canonical"]
"""In which a puzzle is gone through: as it stands, or in its canonical form, the same for all its twins."""
ORDERS: tuple[Order, ...] = ("own", "canonical")


class Example(NamedTuple):
    """A puzzle that comes with a genre, and what it shows."""

    name: str
    text: str
    shows: str
    facts: Mapping[str, Any]  # what tests check: the number of solutions, the techniques needed


class Clue(NamedTuple):
    """Something printed that is no given and might be missing.

    name    in words
    rule    the name of the rule that says it; empty where the family of the puzzle with it alone does
    cells   where it is printed, by name; empty where its rule says it
    called  what people call it in their language, where that is not the name
    """

    name: str
    rule: str = ""
    cells: tuple[str, ...] = ()
    called: Said = ""

    @property
    def said(self) -> Said:
        """What it is called in a sentence."""
        return self.called or self.name

    def __str__(self) -> str:
        return self.name


class Draft(NamedTuple):
    """A board in the making, which need not be a puzzle yet.

    rows      the text of each cell, row by row
    lines     what else the board demands, a line of its text form each
    """

    rows: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...] = ()


def blank_squares(*sizes: int) -> dict[str, Draft]:
    """Empty drafts of these sizes, by name."""
    return {f"{n}x{n}": Draft(((".",) * n,) * n) for n in sizes}


class Demand(NamedTuple):
    """A kind of line that a draft may have besides its cells.

    called    what it is
    form      the line, with {cells}, or {first} and {rest} of them, and {number} or {text} in their places;
              what stands in brackets may be left out
    """

    called: Said
    form: str

    @property
    def word(self) -> str:
        """What its lines begin with."""
        return self.form.partition(" ")[0]

    def begun(self, cell: str) -> str:
        """Its line as one starts to write it, from a cell.

        >>> Demand("a cage", "cage {cells}[ = {number}]").begun("r1c1")
        'cage r1c1 = '
        """
        return re.sub(r"\{(cells|first)\}", cell, re.sub(r"\{(number|rest|text)\}|[][]", "", self.form))


class Drafting(NamedTuple, Generic[P]):
    """How boards are entered cell by cell.

    sizes     what to start from: empty drafts, by name
    draft     the draft of a board
    board     the board of a draft; raises a `PuzzleError` where it is none yet
    keys      keys that write a whole text at once, besides the symbols of the board
    help      what can be written into a cell, in one line
    empty     the text of a cell with nothing in it
    demands   what lines there may be
    """

    sizes: Mapping[str, Draft]
    draft: Callable[[P], Draft]
    board: Callable[[Draft], P]
    keys: Mapping[str, str]
    help: Said
    empty: str = "."
    demands: tuple[Demand, ...] = ()


class Aside(NamedTuple):
    """A line of what a player likes to have beside the board; struck where it is impossible by now."""

    text: str
    struck: bool = False

    @property
    def line(self) -> str:
        """The line, in brackets where it is struck: never by the look alone."""
        return f"({self.text.strip()})" if self.struck else self.text


class Portrait(NamedTuple, Generic[P]):
    """A puzzle and what is known about it, facts and exclusions, at a place that shows a technique."""

    puzzle: P
    known: tuple[Literal, ...]


class SetKind(NamedTuple, Generic[P]):
    """Sets of cells that suggest themselves, and what they are in words."""

    words: Said
    sets: Callable[[P], Iterable[int]]


class Listing(NamedTuple, Generic[P]):
    """How lists of sets of cells are made before a puzzle is known (see `engine.lists`); sets are masks.

    board       the empty board with so many rows
    kinds       sets that suggest themselves, by name, the small ones first
    shifts      ways to move the cells of a board that keep its rules: where each cell goes
    go_through  a fast way to go through a list with puzzles that have one solution each: the list, whether
                only cells of a set may be filled in from it, the budget, the threads (None: all cores) and
                a function of (done, whole); None where there is no fast way for these boards
    sample      a fast sample of puzzles with one solution each; None likewise
    """

    board: Callable[[int], P]
    kinds: Mapping[str, SetKind[P]]
    shifts: Callable[[P], Sequence[Sequence[int]]]
    go_through: Callable[
        [Sequence[P], Sequence[int], bool, Budget, int | None, Callable[[int, int], object]],
        list[Walk] | None,
    ]
    sample: Callable[[Sequence[P], bool], Sample | None]


class Genre(NamedTuple, Generic[P]):
    """What the rest of Whygrid needs to know about a kind of puzzle.

    formats       text forms, the one to print by default first
    rules         what the puzzle demands, apart from its givens
    givens        what is printed in the puzzle, as facts
    state         a fresh position for the techniques in which these facts are known
    techniques    in order of effort; a function, so that loading a genre stays cheap
    if_unique     techniques that take for granted that the puzzle has one solution
    on_request    techniques that are only used where somebody names them
    fill          the puzzle with these facts written in, as a puzzle
    scene         the puzzle with a view on top, as marks
    examples      puzzles to try and to test with
    solutions     a fast way to the first so many solutions as facts, where the genre has one for this
                  puzzle; None where the SAT oracle has to do it
    forced        what is quickly seen to hold in every solution, for answers that end as unknown
    count_solutions   a fast way to their number up to a limit; None where they have to be listed
    k             a fast way to the exact k of a puzzle with one solution, with its certificate or without;
                  None where SAT has to do it
    k_step        a fast way to a smallest support from what is printed: of this fact, or of the fact for
                  which it is smallest; None as above
    canonical     the same puzzle for all that differ in dress only, rotated or relabelled; itself where the
                  genre knows no such form. Grades are those of this puzzle.
    waves         a fast way to the waves of a grade, from the givens to the solution, the same for all twins;
                  None where that takes the techniques one by one
    twin          the same puzzle in a random other dress, rotated or relabelled; itself where the genre knows
                  no other
    scales        how others would rate a puzzle with one solution: programs, or what is counted in a table;
                  in this order where the figures of a program depend on it
    generator     how to make new puzzles; None where nobody knows how
    clues         what is printed besides the givens, and might be missing; k counts clues like known cells
    implied_clues   clues each of which follows from all the others, as far as that is seen at once
    with_clues    the puzzle with only those of its clues that have these names
    drafting      how boards are entered cell by cell; None where they can only be read
    portrait      a position in which the technique of this name finds something, to show it in; None where
                  it is shown on the way through an example
    practice      a position that needs just the technique of this name and nothing easier, where its portrait
                  needs less; None where there is no such position
    listing       how lists for a memory of k cells are made before a puzzle is known; None where nobody
                  knows
    aside         what to show beside the board for the cell of this name, with these facts filled in
    commands      commands of the command line that only this genre has
    instructions  the rules in words, as this board has them
    absence       the value of facts which say that something is not there, which shows when all the rest is
    """

    name: str
    title: str
    formats: tuple[Format[P], ...]
    rules: Callable[[P], Rules]
    givens: Callable[[P], tuple[Literal, ...]]
    state: Callable[[P, Iterable[Literal]], State]
    techniques: Callable[[], tuple[Technique, ...]]
    fill: Callable[[P, Iterable[Literal]], P]
    scene: Callable[[P, View], Scene]
    examples: Callable[[], Mapping[str, Example]]
    k: Callable[[P, Budget, bool], KReport | None] = lambda puzzle, budget, certified: None
    k_step: Callable[[P, Literal | None, Budget], KStep | None] = lambda puzzle, fact, budget: None
    solutions: Callable[[P, int, Budget], list[tuple[Literal, ...]] | None] = lambda puzzle, limit, budget: (
        None
    )
    forced: Callable[[P], tuple[Literal, ...]] = lambda puzzle: ()
    count_solutions: Callable[[P, int, Budget], int | None] = lambda puzzle, limit, budget: None
    canonical: Callable[[P], P] = lambda puzzle: puzzle
    waves: Callable[[P], tuple[Wave, ...] | None] = lambda puzzle: None
    twin: Callable[[P, Random], P] = lambda puzzle, rng: puzzle
    scales: Callable[[P, Budget, Order], Mapping[str, Mapping[str, object]]] = lambda puzzle, budget, order: (
        {}
    )
    if_unique: Callable[[], tuple[Technique, ...]] = lambda: ()
    on_request: Callable[[], tuple[Technique, ...]] = lambda: ()
    generator: Callable[[], Generator[P]] | None = None
    clues: Callable[[P], Iterable[Clue]] = lambda puzzle: ()
    implied_clues: Callable[[P], Iterable[Clue]] = lambda puzzle: ()
    with_clues: Callable[[P, Collection[str]], P] = lambda puzzle, names: puzzle
    drafting: Callable[[], Drafting[P]] | None = None
    listing: Callable[[], Listing[P]] | None = None
    aside: Callable[[P, Collection[Literal], str], Iterable[Aside]] = lambda puzzle, facts, cell: ()
    portrait: Callable[[str], Portrait[P] | None] = lambda technique: None
    practice: Callable[[str], Portrait[P] | None] = lambda technique: None
    instructions: Callable[[P], Iterable[Said]] = lambda puzzle: ()
    absence: str = ""
    commands: tuple[Command, ...] = ()

    def all_techniques(self) -> tuple[Technique, ...]:
        """All there are, by effort: also what takes one solution for granted, and what is on request."""
        every = (*self.techniques(), *self.if_unique(), *self.on_request())
        return tuple(sorted(every, key=lambda technique: technique.effort))

    def write(self, puzzle: P) -> str:
        """The puzzle in the genre's first text form."""
        return self.formats[0].write(puzzle)


def beside(file: str, package: str) -> dict[str, Any]:
    """What every genre has under the same names in its folder, each part loaded when it is first used."""
    return {
        "techniques": lazy_value(f"{package}.techniques", "TECHNIQUES"),
        "scene": lazy(f"{package}.scene", "scene_of"),
        "instructions": lazy(f"{package}.instructions", "instructions_of"),
        "drafting": lazy_value(f"{package}.drafting", "DRAFTING"),
        "examples": examples_beside(file),
    }


def examples_beside(module: str) -> Callable[[], Mapping[str, Example]]:
    """A reader for the `examples.toml` in the folder of a genre's module."""

    def read() -> Mapping[str, Example]:
        return {
            name: Example(name, entry.pop("puzzle"), entry.pop("shows"), entry)
            for name, entry in _beside(module, "examples.toml").items()
        }

    return read


def portraits_beside(
    module: str, parse: Callable[[str], P], rules: Callable[[P], Rules]
) -> Callable[[str], Portrait[P] | None]:
    """A reader for the `portraits.toml` in the folder of a genre's module."""

    def read(technique: str) -> Portrait[P] | None:
        entry = _beside(module, "portraits.toml").get(technique)
        if entry is None:
            return None
        board = parse(entry["puzzle"])
        return Portrait(board, tuple(map(rules(board).parse_fact, entry.get("known", "").split())))

    return read


def _beside(module: str, name: str) -> dict[str, Any]:
    import os  # pathlib would cost every command some milliseconds
    import tomllib

    with open(os.path.join(os.path.dirname(module), name), encoding="utf-8") as file:
        return tomllib.loads(file.read())
