"""All that can be asked of the server: what a question takes and gives, and in which lane it is answered."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from whygrid.budget import Budget
from whygrid.play.game import LAYERS
from whygrid.web.shapes import Anything, Either, Flag, Many, Maybe, Number, Record, Table, Text, record

NAME = Text(40)
CELL = Text(30)
FACT = Text(60)
FACTS = Many(FACT, 20000)
WORDS = Text(200_000)

PUZZLE = record(genre=NAME, form=NAME, text=Text(60_000))
PAGE = Table(Table(Many(Text(10), 100)), keys=LAYERS)
"""What is written on the board, by layer and place."""
INK = Many(Text(30), 3, 3)
GAME: dict[str, Any] = {"puzzle": PUZZLE, "page": PAGE}

POINT = Many(Number(-1, 1000, whole=False), 2, 2)
MARK = Either(
    (
        record(mark=Text(choices=("fill",)), cell=POINT, tone=NAME),
        record(mark=Text(choices=("text",)), cell=POINT, text=NAME, tone=NAME),
        record(mark=Text(choices=("small_text",)), cell=POINT, slot=Number(0, 24), text=NAME, tone=NAME),
        record(mark=Text(choices=("line",)), start=POINT, end=POINT, weight=Number(1, 2), tone=NAME),
        record(mark=Text(choices=("ring",)), cell=POINT, slot=Maybe(Number(0, 24)), tone=NAME),
        record(mark=Text(choices=("arrow",)), start=POINT, end=POINT, tone=NAME),
    )
)
SIZE = Number(1, 1000)
SCENE = record(rows=SIZE, columns=SIZE, slots=Number(1, 9), label=WORDS, marks=Many(MARK, 100_000))

LOOK = record(
    scene=SCENE,
    bad=Many(CELL),
    conflicts=Many(Text(2000)),
    done=Number(0, 100_000),
    whole=Number(0, 100_000),
    finished=Flag(),
)
DOINGS = (
    "enter", "centre", "corner", "struck", "colour", "line", "cross", "unline", "erase", "fill", "clean",
    "clear", "settle", "restart",
)  # fmt: skip
ACTION = record(optional="cells what", do=Text(choices=DOINGS), cells=Many(CELL, 2000), what=Text(30))
GRAPH = record(
    nodes=Many(
        record(id=NAME, kind=NAME, label=WORDS, layer=Number(0, 10_000), technique=Text(), reason=WORDS)
    ),
    edges=Many(Many(NAME, 2, 2), 50_000),
)
LEMMA = record(
    text=WORDS,
    technique=Text(),
    conclusions=FACTS,
    premises=FACTS,
    pattern=Many(record(role=NAME, facts=FACTS), 1000),
)
STEP = record(
    number=Number(1, 100_000),
    fact=Maybe(FACT),
    goal=WORDS,
    technique=Text(),
    k=Number(0, 100_000),
    support=FACTS,
    lemmas=Many(LEMMA),
    story=Many(record(kind=NAME, indent=Number(0, 1000), text=WORDS), 100_000),
    graph=GRAPH,
)
STATUS = Text(choices=("unique", "solution", "multiple", "none", "unknown", "part", "solved"))
CHANGED = record(puzzle=PUZZLE, words=Text())
PROOF = record(status=STATUS, summary=WORDS, solutions=Many(WORDS, 2), steps=Many(STEP))


class Question(NamedTuple):
    """`home` is the module in `answers` that has a function of this name for it."""

    name: str
    about: str
    lane: str
    home: str
    takes: Record
    gives: Record

    def answer(self, arguments: dict[str, Any], budget: Budget) -> dict[str, Any]:
        """The answer to checked arguments."""
        answering = getattr(import_module(f"whygrid.web.answers.{self.home}"), self.name)
        found: dict[str, Any] = answering(budget=budget, **arguments)
        return found


_ALL = (
    Question(
        "genres",
        "Everything the page needs to know about all genres.",
        "quick",
        "knowing",
        record(),
        record(genres=Many(Anything(), 50)),
    ),
    Question(
        "read",
        "Find out what a text is, and read all that is in it.",
        "quick",
        "playing",
        record(optional="genre form", text=Text(60_000), genre=NAME, form=NAME),
        record(puzzle=PUZZLE, page=PAGE, title=Text(), form=Text(), info=Table(WORDS)),
    ),
    Question(
        "board",
        "What stays the same while a puzzle is played: where one can write and what.",
        "quick",
        "playing",
        record(puzzle=PUZZLE),
        record(
            title=Text(),
            rows=SIZE,
            columns=SIZE,
            symbols=Many(Text(10), 100),
            cells=Many(CELL),
            edges=Table(Text(30)),
            printed=Table(Text(30)),
            peers=Table(Many(CELL)),
        ),
    ),
    Question(
        "look",
        "What the board looks like with what is written on it.",
        "quick",
        "playing",
        record(**GAME),
        LOOK,
    ),
    Question(
        "move",
        "Write, mark, draw or erase, all as one move.",
        "quick",
        "playing",
        record(**GAME, actions=Many(ACTION, 500)),
        record(words=WORDS, off=Many(INK), on=Many(INK), look=LOOK),
    ),
    Question(
        "aside",
        "What a player likes to have beside the board for a cell.",
        "quick",
        "playing",
        record(**GAME, cell=CELL),
        record(lines=Many(record(text=Text(), struck=Flag()))),
    ),
    Question(
        "check",
        "Which entries are wrong.",
        "help",
        "learning",
        record(**GAME),
        record(text=WORDS, wrong=Many(CELL), ink=Many(INK), certain=Flag()),
    ),
    Question(
        "hint",
        "The easiest next step: where to look, which technique, why, and how it looks.",
        "help",
        "learning",
        record(**GAME),
        record(
            status=STATUS,
            note=WORDS,
            rungs=Many(record(name=NAME, text=WORDS), 3),
            places=Many(CELL),
            wrong=Many(CELL),
            technique=Text(),
            conclusions=FACTS,
            scene=Maybe(SCENE),
        ),
    ),
    Question(
        "why",
        "Why something is so in this position, or why it can't be.",
        "help",
        "learning",
        record(**GAME, cell=CELL, what=Text(30)),
        record(text=WORDS, holds=Maybe(Flag()), scene=Maybe(SCENE), proof=Maybe(PROOF)),
    ),
    Question(
        "explain",
        "A proof of the solution, step by step.",
        "long",
        "learning",
        record(optional="k", **GAME, k=Text(choices=("values", "techniques"))),
        PROOF,
    ),
    Question(
        "frame",
        "What the board looks like at one place of a proof.",
        "quick",
        "learning",
        record(
            puzzle=PUZZLE,
            placed=FACTS,
            out=FACTS,
            focus=FACTS,
            support=FACTS,
            pattern=Many(record(role=NAME, facts=FACTS), 1000),
        ),
        record(scene=SCENE),
    ),
    Question(
        "technique",
        "A technique, with an example where there is one.",
        "help",
        "learning",
        record(genre=NAME, name=NAME),
        record(
            name=Text(),
            idea=WORDS,
            effort=Number(0, 1000, whole=False),
            elsewhere=Table(WORDS),
            unique=Flag(),
            example=Maybe(record(name=Text(), scene=SCENE, text=WORDS)),
        ),
    ),
    Question(
        "draft",
        "A board in the making, and whether it is a puzzle already.",
        "quick",
        "setting",
        record(
            optional="size cells puzzle",
            genre=NAME,
            size=NAME,
            cells=Many(Many(Text(10), 100, 1), 100, 1),
            puzzle=PUZZLE,
        ),
        record(
            cells=Many(Many(Text(20), 100), 100),
            puzzle=Maybe(PUZZLE),
            problem=WORDS,
            scene=SCENE,
            symbols=Many(Text(10), 100),
            empty=Text(10),
        ),
    ),
    Question(
        "verdict",
        "One solution; several, and where they differ; or none, and the fewest clues that contradict.",
        "help",
        "setting",
        record(puzzle=PUZZLE),
        record(status=STATUS, words=WORDS, places=Many(CELL), scene=Maybe(SCENE)),
    ),
    Question(
        "grade",
        "How hard a puzzle is.",
        "long",
        "setting",
        record(puzzle=PUZZLE),
        record(level=NAME, number=Number(0, 1000, whole=False), techniques=Table(Number(0, 100_000))),
    ),
    Question(
        "k",
        "How few known cells one must look at.",
        "long",
        "setting",
        record(puzzle=PUZZLE),
        record(lower=Number(0, 10_000), upper=Number(0, 10_000), proved=Flag()),
    ),
    Question("minimise", "Take out what is not needed.", "long", "setting", record(puzzle=PUZZLE), CHANGED),
    Question(
        "vary",
        "Make a puzzle harder or easier.",
        "long",
        "setting",
        record(puzzle=PUZZLE, way=Text(choices=("harder", "easier"))),
        CHANGED,
    ),
    Question(
        "generate",
        "Make a new puzzle.",
        "long",
        "setting",
        record(
            optional="technique seed",
            genre=NAME,
            settings=Table(Either((Flag(), Number(-1e9, 1e9, whole=False), Maybe(NAME))), 50),
            technique=NAME,
            seed=Number(0, 2**53),
        ),
        record(puzzle=PUZZLE, seed=Number(0, 2**53)),
    ),
    Question(
        "write",
        "The game in another text form.",
        "quick",
        "sharing",
        record(**GAME, form=NAME),
        record(text=WORDS, lost=Many(Text())),
    ),
    Question(
        "links",
        "The puzzle as links to other sites.",
        "quick",
        "sharing",
        record(puzzle=PUZZLE),
        record(links=Many(record(name=NAME, title=Text(), address=WORDS))),
    ),
    Question(
        "picture",
        "A picture of the board.",
        "help",
        "sharing",
        record(**GAME, kind=Text(choices=("svg", "png"))),
        record(content=Text(1 << 25), base64=Flag()),
    ),
    Question(
        "sheets",
        "A page to print.",
        "long",
        "sharing",
        record(puzzles=Many(PUZZLE, 24, 1), per_sheet=Number(1, 12), solutions=Flag()),
        record(content=Text(1 << 25)),
    ),
    Question(
        "proof",
        "The proof as a document to take along.",
        "long",
        "sharing",
        record(puzzle=PUZZLE, form=Text(choices=("json", "markdown", "text", "html"))),
        record(content=Text(1 << 25), status=STATUS),
    ),
)
QUESTIONS = {question.name: question for question in _ALL}
