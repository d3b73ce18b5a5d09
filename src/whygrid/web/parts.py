"""What requests and answers are made of: puzzles, what is written on them, scenes, proofs, orders.

What differs from genre to genre is read off the genres, so that the schema lists every name that is known.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whygrid.generator import Setting
from whygrid.genre import Genre
from whygrid.logic.proof import VIEWS
from whygrid.play.game import COLOURS, LAYERS
from whygrid.registry import examples, genre, genre_names
from whygrid.scene.marks import LINKS, TONES
from whygrid.service.generating import generating_genres, generator_of
from whygrid.web.shapes import Either, Flag, Many, Maybe, Named, Number, Record, Shape, Table, Text, record

LONGEST = 40
"""Characters of the longest text in a cell."""
NAME = Text(40)
WORDS = Text(200_000)
DOCUMENT = Text(1 << 25)

_CELL = "r[1-9][0-9]{0,3}c[1-9][0-9]{0,3}"
_PLACE = f"{_CELL}(?:-{_CELL})?"
_SYMBOL = r"[^\x00-\x20\x7f-\xa0=≠]+"
CELL = Text(10, like=_CELL)
PLACE = Text(21, like=_PLACE)
"""A cell, or the edge between two of them."""
SYMBOL = Text(20, least=1, like=_SYMBOL)
FACT = Text(60, like=f"{_PLACE}[=≠]{_SYMBOL}")
FACTS = Many(FACT, 20000)
COLOUR = Text(choices=tuple(str(number) for number in range(1, COLOURS + 1)))
NO_COLOUR = "0"
TINT = Text(30, like=f"{_SYMBOL}:[0-9]")
"""A symbol and the colour of its pencil mark."""


def one_of(names: Iterable[str]) -> Text:
    """One of these names."""
    return Text(choices=tuple(names))


def either(shapes: Iterable[Shape]) -> Shape:
    """One of these shapes, of which there may be just one."""
    found = tuple(shapes)
    return found[0] if len(found) == 1 else Either(found)


def genres() -> list[Genre[Any]]:
    """All genres."""
    return [genre(name) for name in genre_names()]


def written(kind: Genre[Any]) -> Record:
    """A puzzle of a genre as text in one of its forms."""
    return record(genre=one_of([kind.name]), form=one_of(_forms([kind])), text=Text(60_000, least=1))


def _forms(kinds: Iterable[Genre[Any]]) -> Iterable[str]:
    return dict.fromkeys(form.name for kind in kinds for form in kind.formats)


def brought(kind: Genre[Any]) -> Shape:
    """A puzzle of a genre in a request: as text, or one that comes with Whygrid by its name."""
    own, every = kind.examples(), examples()
    known = [name for name in own if every[name] == own[name]]
    return either([written(kind), *([record(example=one_of(known))] if known else [])])


def _layer(layer: str) -> Table:
    if layer == "colour":
        return Table(Many(COLOUR, COLOURS), keys=CELL)
    return Table(Many(SYMBOL, 100), keys=PLACE)


PUZZLE = Named("Puzzle", lambda: either(map(written, genres())))
BROUGHT = Named("PuzzleOrExample", lambda: Either((PUZZLE, record(example=one_of(examples())))))
WRITTEN = Named("Page", lambda: record(" ".join(LAYERS), **{layer: _layer(layer) for layer in LAYERS}))
"""What is written on the board, by layer and place."""
INFO = Table(Text(2000), 50)
"""Title, author, the setter's own rules and the like."""
GAME: dict[str, Shape] = {"puzzle": BROUGHT, "page": WRITTEN}
INK = Many(Text(30), 3, 3)

POINT = Many(Number(-1, 2000, whole=False), 2, 2)
TONE = one_of(TONES)
LETTERING = Text(LONGEST)
CELLS = Many(Many(LETTERING, 200, 1), 200, 1)
"""The texts of a board in the making, row by row."""
LINES = Many(Text(1000), 1000)
"""What else such a board demands."""
MARK = Named(
    "Mark",
    lambda: Either(
        (
            record(mark=one_of(["fill"]), cell=POINT, tone=TONE),
            record(mark=one_of(["text"]), cell=POINT, text=LETTERING, tone=TONE),
            record(mark=one_of(["small_text"]), cell=POINT, slot=Number(0, 24), text=LETTERING, tone=TONE),
            record(mark=one_of(["line"]), start=POINT, end=POINT, weight=Number(1, 2), tone=TONE),
            record(mark=one_of(["ring"]), cell=POINT, slot=Maybe(Number(0, 24)), tone=TONE),
            record(
                mark=one_of(["arrow"]),
                start=POINT,
                end=POINT,
                tone=TONE,
                link=one_of(LINKS),
                via=Maybe(POINT),
            ),
            record(
                mark=one_of(["path"]),
                points=Many(POINT, 2000),
                tone=TONE,
                end=one_of(["bulb", "arrow", ""]),
                weight=Number(1, 2),
            ),
            record(
                mark=one_of(["badge"]),
                point=POINT,
                text=LETTERING,
                shape=one_of(["ring", "disc", "square", "paper", ""]),
                tone=TONE,
                size=Number(0, 1, whole=False),
            ),
            record(mark=one_of(["outline"]), cells=Many(POINT, 2000), text=LETTERING, tone=TONE),
        )
    ),
)
SIZE = Number(1, 2000)
SCENE = Named(
    "Scene",
    lambda: record(rows=SIZE, columns=SIZE, slots=Number(1, 9), label=WORDS, marks=Many(MARK, 100_000)),
)
COUNT = Number(0, 1_000_000)
LOOK = Named(
    "Look",
    lambda: record(
        scene=SCENE,
        bad=Many(PLACE),
        conflicts=Many(Text(2000)),
        done=COUNT,
        whole=COUNT,
        finished=Flag(),
    ),
)

ACTION = Named(
    "Action",
    lambda: Either(
        (
            record(do=one_of(["fill", "clean", "clear", "restart"])),
            record("only", do=one_of(["erase"]), cells=Many(PLACE, 2000), only=Many(one_of(LAYERS), 6)),
            record(do=one_of(["line", "cross", "unline"]), cells=Many(CELL, 2, 2)),
            record(
                do=one_of(["enter", "centre", "corner", "struck"]), cells=Many(PLACE, 2000, 1), what=SYMBOL
            ),
            record(
                do=one_of(["colour"]), cells=Many(CELL, 2000, 1), what=one_of([NO_COLOUR, *COLOUR.choices])
            ),
            record(do=one_of(["tint"]), cells=Many(CELL, 2000, 1), what=TINT),
            record("what", do=one_of(["settle"]), cells=Many(FACT, 2000), what=Text()),
        )
    ),
)

PATTERN = Many(record(role=NAME, facts=FACTS), 1000)
HUGE = 1_000_000
"""Entries of the longest list in a proof; the longest answer is bounded in bytes."""
GRAPH = record(
    nodes=Many(record(id=NAME, kind=NAME, label=WORDS, layer=COUNT, technique=Text(), reason=WORDS), HUGE),
    edges=Many(Many(NAME, 2, 2), HUGE),
)
HOUSES = Many(Many(CELL), 100)
"""The cells of houses, runs or lines."""
FRAME = record(
    text=WORDS,
    short=WORDS,
    depth=COUNT,
    technique=Text(),
    conclusions=FACTS,
    support=FACTS,
    pattern=PATTERN,
    out=FACTS,
    supposed=FACTS,
    broken=FACTS,
    houses=HOUSES,
)
STEP = Named(
    "Step",
    lambda: record(
        number=COUNT,
        fact=Maybe(FACT),
        goal=WORDS,
        technique=Text(),
        hardest=Text(),
        k=COUNT,
        support=FACTS,
        frames=Many(FRAME, HUGE),
        story=Many(record(kind=NAME, indent=Number(0, 1000), text=WORDS), HUGE),
        graph=GRAPH,
    ),
)
STATUS = one_of(["unique", "solution", "multiple", "none", "unknown", "part", "solved", "stuck"])
PROOF = Named(
    "Proof",
    lambda: record(
        status=STATUS, view=one_of(VIEWS), summary=WORDS, solutions=Many(WORDS, 2), steps=Many(STEP)
    ),
)
EFFORT = Number(0, 1000, whole=False)
TECHNIQUE = Named("TechniqueName", lambda: one_of(dict.fromkeys(_technique_names())))
ONLY = Many(TECHNIQUE, 500, 1)
"""Techniques to allow, and nothing else."""
CHANGED = record(puzzle=PUZZLE, words=Text())

VALUE = Maybe(Either((Flag(), Number(-1e9, 1e9, whole=False), Text())))
GENRE = Named(
    "Genre",
    lambda: record(
        name=NAME,
        title=Text(),
        examples=Many(record(name=NAME, shows=WORDS)),
        techniques=Many(record(name=Text(), called=Text(), effort=EFFORT, idea=WORDS, unique=Flag())),
        forms=Many(record(name=NAME, title=Text(), keeps=Many(NAME))),
        settings=Maybe(
            Many(
                record(
                    name=NAME,
                    called=Text(),
                    help=WORDS,
                    default=VALUE,
                    low=Maybe(Number(-1e9, 1e9, whole=False)),
                    high=Maybe(Number(-1e9, 1e9, whole=False)),
                    choices=Many(Text()),
                    named=Many(Text()),
                    joined=Flag(),
                )
            )
        ),
        drafting=Maybe(
            record(
                sizes=Many(Text()),
                keys=Table(LETTERING),
                help=WORDS,
                demands=Many(record(called=WORDS, form=Text())),
            )
        ),
    ),
)


def _technique_names() -> Iterable[str]:
    return (technique.name for kind in genres() for technique in (*kind.techniques(), *kind.if_unique()))


def _asked_of(setting: Setting) -> Shape:
    shape: Shape = Flag()
    if setting.choices:
        shape = one_of(setting.choices)
    elif setting.low is not None and setting.high is not None:
        shape = Number(setting.low, setting.high, whole=isinstance(setting.low, int))
    return Maybe(shape) if setting.default is None else shape


def _order(name: str) -> Record:
    settings = {setting.name: _asked_of(setting) for setting in generator_of(name).settings}
    return record(
        "technique seed",
        genre=one_of([name]),
        settings=record(" ".join(settings), **settings),
        technique=one_of(technique.name for technique in genre(name).techniques()),
        seed=Number(0, 2**53),
    )


ORDER = Named("Order", lambda: either(map(_order, generating_genres())))
"""What a new puzzle is to be like."""


def _drafted(kind: Genre[Any]) -> list[Record]:
    if kind.drafting is None:
        return []
    named = one_of([kind.name])
    return [
        record(genre=named, size=one_of(kind.drafting().sizes)),
        record("lines", genre=named, cells=CELLS, lines=LINES)
        if kind.drafting().demands
        else record(genre=named, cells=CELLS),
        record(genre=named, puzzle=brought(kind)),
    ]


def _reading(kinds: Iterable[Genre[Any]], named: Genre[Any] | None = None) -> Record:
    which = {} if named is None else {"genre": one_of([named.name])}
    text = Either((one_of(examples()), Text(60_000)))
    return record("form", text=text, form=one_of(_forms(kinds)), **which)


DRAFT = Named("Draft", lambda: either(shape for kind in genres() for shape in _drafted(kind)))
"""A board in the making: an empty one of this size, one of these texts, or that of a puzzle."""

READING = Named(
    "Reading", lambda: either([_reading(genres()), *(_reading([kind], kind) for kind in genres())])
)
"""A text, or the name of an example; perhaps with what it is."""
ASKED_TECHNIQUE = Named(
    "Technique",
    lambda: either(
        record(genre=one_of([kind.name]), name=one_of(technique.name for technique in kind.all_techniques()))
        for kind in genres()
    ),
)
WRITING = Named(
    "Writing",
    lambda: either(
        record(
            "info",
            puzzle=brought(kind),
            page=WRITTEN,
            form=one_of(form.name for form in kind.formats if form.written),
            info=INFO,
        )
        for kind in genres()
    ),
)
"""A game, and a form to write it in."""
NAMED = (
    PUZZLE, BROUGHT, WRITTEN, MARK, SCENE, LOOK, ACTION, STEP, PROOF, GENRE, ORDER, DRAFT, READING,
    ASKED_TECHNIQUE, WRITING, TECHNIQUE,
)  # fmt: skip
