"""All that can be asked of the server: what a question takes and gives, and in which lane it is answered."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from whygrid.budget import Budget
from whygrid.engine.words import NOTATIONS
from whygrid.logic.proof import KINDS, VIEWS
from whygrid.records import NamedTuple
from whygrid.service.explaining import STRATEGIES
from whygrid.service.judging import VERDICTS
from whygrid.web.parts import (
    ACTION,
    ASKED_TECHNIQUE,
    BROUGHT,
    CELL,
    CELLS,
    CHANGED,
    COUNT,
    DOCUMENT,
    DRAFT,
    EFFORT,
    FACTS,
    GAME,
    GENRE,
    HOUSES,
    INK,
    LETTERING,
    LINES,
    LOOK,
    NAME,
    ONLY,
    ORDER,
    PATTERN,
    PLACE,
    PROOF,
    PUZZLE,
    READING,
    SCENE,
    SIZE,
    STATUS,
    SYMBOL,
    TECHNIQUE,
    WORDS,
    WRITING,
    WRITTEN,
    one_of,
)
from whygrid.web.shapes import Flag, Many, Maybe, Number, Shape, Table, Text, record


class Question(NamedTuple):
    """`home` is the module in `answers` that has a function of this name for it."""

    name: str
    about: str
    lane: str
    home: str
    takes: Shape
    gives: Shape

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
        record(genres=Many(GENRE, 50)),
    ),
    Question(
        "read",
        "Find out what a text is, and read all that is in it.",
        "quick",
        "playing",
        READING,
        record(puzzle=PUZZLE, page=WRITTEN, title=Text(), form=Text(), info=Table(WORDS)),
    ),
    Question(
        "board",
        "What stays the same while a puzzle is played: where one can write and what.",
        "quick",
        "playing",
        record(puzzle=BROUGHT),
        record(
            title=Text(),
            rows=SIZE,
            columns=SIZE,
            symbols=Many(SYMBOL, 100),
            cells=Many(CELL),
            edges=Table(SYMBOL, keys=PLACE),
            printed=Table(SYMBOL, keys=PLACE),
            instructions=Many(WORDS, 20),
            peers=Table(Many(CELL), keys=CELL),
            asides=Flag(),
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
        record(text=WORDS, wrong=Many(PLACE), ink=Many(INK), certain=Flag()),
    ),
    Question(
        "hint",
        "The easiest next step: where to look, which technique, why, and how it looks.",
        "help",
        "learning",
        record("only", **GAME, only=ONLY),
        record(
            status=STATUS,
            note=WORDS,
            rungs=Many(record(name=NAME, text=WORDS), 3),
            places=Many(PLACE),
            wrong=Many(PLACE),
            technique=Text(),
            conclusions=FACTS,
            goal=WORDS,
            scene=Maybe(SCENE),
            houses=HOUSES,
            proof=Maybe(PROOF),
        ),
    ),
    Question(
        "why",
        "Why something is so in this position, or why it can't be.",
        "help",
        "learning",
        record(**GAME, cell=PLACE, what=SYMBOL),
        record(text=WORDS, holds=Maybe(Flag()), proof=Maybe(PROOF)),
    ),
    Question(
        "argue",
        "Whether somebody's own argument holds: that these cells show it.",
        "help",
        "learning",
        record(**GAME, cell=PLACE, what=SYMBOL, holds=Flag(), cells=Many(PLACE, 1000)),
        record(verdict=one_of(VERDICTS), text=WORDS, world=Maybe(SCENE)),
    ),
    Question(
        "explain",
        "A proof of the solution, step by step.",
        "long",
        "learning",
        record(
            "k view strategy notation only",
            **GAME,
            k=one_of(KINDS),
            view=one_of(VIEWS),
            strategy=one_of(STRATEGIES),
            notation=one_of(NOTATIONS),
            only=ONLY,
        ),
        PROOF,
    ),
    Question(
        "steps",
        "All that techniques find in this position, the easiest first.",
        "long",
        "learning",
        record("only", **GAME, only=ONLY),
        record(
            groups=Many(
                record(technique=Text(), called=Text(), effort=EFFORT, texts=Many(WORDS, 100), more=COUNT),
                500,
            ),
            note=WORDS,
        ),
    ),
    Question(
        "found",
        "One of these steps, told and ready to be drawn.",
        "help",
        "learning",
        record(**GAME, technique=TECHNIQUE, number=Number(0, 99)),
        record(proof=PROOF),
    ),
    Question(
        "frame",
        "What the board looks like at one place of a proof.",
        "quick",
        "learning",
        record(
            "supposed broken",
            puzzle=BROUGHT,
            placed=FACTS,
            out=FACTS,
            focus=FACTS,
            support=FACTS,
            pattern=PATTERN,
            supposed=FACTS,
            broken=FACTS,
        ),
        record(scene=SCENE),
    ),
    Question(
        "technique",
        "A technique, with an example where there is one.",
        "help",
        "learning",
        ASKED_TECHNIQUE,
        record(
            name=Text(),
            idea=WORDS,
            effort=EFFORT,
            elsewhere=Table(WORDS),
            unique=Flag(),
            example=Maybe(record(name=Text(), scene=SCENE, houses=HOUSES, text=WORDS)),
        ),
    ),
    Question(
        "practice",
        "A position to practise a technique in, and what is to be found there.",
        "help",
        "learning",
        ASKED_TECHNIQUE,
        record(puzzle=PUZZLE, page=WRITTEN, needed=Flag(), finds=Many(record(facts=FACTS, text=WORDS), 20)),
    ),
    Question(
        "draft",
        "A board in the making, and whether it is a puzzle already.",
        "quick",
        "setting",
        DRAFT,
        record(
            cells=CELLS,
            lines=LINES,
            puzzle=Maybe(PUZZLE),
            problem=WORDS,
            scene=SCENE,
            symbols=Many(SYMBOL, 100),
            empty=LETTERING,
        ),
    ),
    Question(
        "verdict",
        "One solution; several, and where they differ; or none, and the fewest clues that contradict.",
        "help",
        "setting",
        record(puzzle=BROUGHT),
        record(status=STATUS, words=WORDS, places=Many(PLACE), scene=Maybe(SCENE)),
    ),
    Question(
        "candidates",
        "What survives in some solution: every symbol or line that at least one of them has.",
        "long",
        "setting",
        record(puzzle=BROUGHT),
        record(words=WORDS, scene=SCENE, open=COUNT),
    ),
    Question(
        "grade",
        "How hard a puzzle is.",
        "long",
        "setting",
        record(puzzle=BROUGHT),
        record(level=NAME, number=Number(0, 1000, whole=False), techniques=Table(COUNT)),
    ),
    Question(
        "k",
        "How few known cells one must look at, or what is proved of it within so many seconds.",
        "long",
        "setting",
        record("seconds", puzzle=BROUGHT, seconds=Number(0, 30)),
        record(lower=COUNT, upper=Maybe(COUNT), proved=Flag(), words=WORDS),
    ),
    Question("minimise", "Take out what is not needed.", "long", "setting", record(puzzle=BROUGHT), CHANGED),
    Question(
        "vary",
        "Make a puzzle harder or easier.",
        "long",
        "setting",
        record(puzzle=BROUGHT, way=one_of(["harder", "easier"])),
        CHANGED,
    ),
    Question(
        "generate",
        "Make a new puzzle, or the nearest to it that is found in time.",
        "long",
        "setting",
        ORDER,
        record(puzzle=PUZZLE, seed=Number(0, 2**53), words=WORDS),
    ),
    Question(
        "write",
        "The game in another text form.",
        "quick",
        "sharing",
        WRITING,
        record(text=WORDS, lost=Many(Text())),
    ),
    Question(
        "links",
        "The puzzle as links to other sites.",
        "quick",
        "sharing",
        record(puzzle=BROUGHT),
        record(links=Many(record(name=NAME, title=Text(), address=WORDS))),
    ),
    Question(
        "picture",
        "A picture of the board.",
        "help",
        "sharing",
        record(**GAME, kind=one_of(["svg", "png"])),
        record(content=DOCUMENT, base64=Flag()),
    ),
    Question(
        "sheets",
        "A page to print.",
        "long",
        "sharing",
        record(puzzles=Many(BROUGHT, 24, 1), per_sheet=Number(1, 12), solutions=Flag()),
        record(content=DOCUMENT),
    ),
    Question(
        "proof",
        "The proof as a document to take along.",
        "long",
        "sharing",
        record(puzzle=BROUGHT, form=one_of(["json", "markdown", "text", "html"])),
        record(content=DOCUMENT, status=STATUS),
    ),
)
QUESTIONS = {question.name: question for question in _ALL}
