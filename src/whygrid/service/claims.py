"""What somebody says, read: a position, a claim about it, and what the claim is said to rest on."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.arguments import shown
from whygrid.errors import ProofError, PuzzleError, UsageError
from whygrid.genre import Clue
from whygrid.logic.facts import Fact, Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.marked import Marked, marked
from whygrid.voice.message import Short, message

Stated = str | Fact | Literal
"""A fact as callers write it: "r4c5=7" or "r4c5≠7", a `Fact`, or its number."""
Written = Puzzle | Marked | str | Iterable[Stated] | None
"""A position as callers have it: the puzzle with more filled in, perhaps with marks, as an object or a text;
the facts that were added; or None for the puzzle as it is printed."""
ALL_CLUES = "clues"
"""The word that cites all clues of a puzzle at once."""


class Cited(NamedTuple):
    """What a claim is said to rest on.

    facts     of the position, and exclusions that one of them makes at once
    clues     of the puzzle
    missing   what was cited and is not known there, as it was written
    """

    facts: tuple[Literal, ...]
    clues: tuple[Clue, ...]
    missing: tuple[str, ...]


def read_fact(puzzle: Puzzle, stated: Stated, name: str = "claim") -> Literal:
    """A fact of a puzzle, or its negation.

    >>> read_fact(Puzzle.parse("1....4.....2.3.."), "r1c2 != 4")
    -8
    """
    rules = puzzle.rules
    if isinstance(stated, str):
        plain = "".join(stated.split()).lower().replace("!=", "≠").replace("<>", "≠")
        subject, sign, value = plain.partition("≠" if "≠" in plain else "=")
        for way in (subject, "-".join(reversed(subject.split("-")))):  # an edge may be named from both ends
            try:
                return rules.parse_fact(f"{way}{sign}{value}")
            except ProofError:
                continue
    elif isinstance(stated, Fact):
        return read_fact(puzzle, str(stated), name)
    elif isinstance(stated, int) and not isinstance(stated, bool) and 0 < abs(stated) <= len(rules.facts):
        return stated
    like = rules.facts[len(rules.facts) // 2]
    raise UsageError(
        message("service/cannot-be", name=name, value=shown(stated)),
        remedy=message(
            "service/facts-look-like",
            title=puzzle.genre.title,
            like=Short((like.parts,)),
            unlike=Short((like._replace(holds=False).parts,)),
        ),
    )


def read_position(puzzle: Puzzle, position: Written) -> Marked:
    """What is written on a puzzle: from it with more filled in, from the text of that, or from facts."""
    if position is None:
        return Marked(puzzle)
    if isinstance(position, str):
        return _of_text(puzzle, position)
    if isinstance(position, Puzzle | Marked):
        return _contained(puzzle, position if isinstance(position, Marked) else Marked(position))
    if isinstance(position, bytes) or not isinstance(position, Iterable):
        raise UsageError(
            message("service/cannot-be", name="position", value=shown(position)),
            remedy=message("service/takes-a-position"),
        )
    facts = [read_fact(puzzle, stated, "position") for stated in position]
    filled = puzzle.fill(fact for fact in facts if fact > 0)
    lost = {*puzzle.givens, *(fact for fact in facts if fact > 0)}.difference(filled.givens)
    if lost:
        raise PuzzleError(
            message("service/position-says-two-things", subject=puzzle.rules.fact(min(lost)).subject),
            remedy=message("service/leave-one-of-them-out"),
        )
    return Marked(filled, tuple(dict.fromkeys(fact for fact in facts if fact < 0)))


def _of_text(puzzle: Puzzle, text: str) -> Marked:
    from whygrid.service.converting import read

    reading = read(text, puzzle.genre_name)
    if not reading.sheet.parts():
        return _contained(puzzle, Marked(reading.puzzle))
    return _contained(puzzle, marked(reading))


def _contained(puzzle: Puzzle, position: Marked) -> Marked:
    """The position, if it is one of this puzzle."""
    if puzzle.rules.facts != position.puzzle.rules.facts:
        raise PuzzleError(
            message("service/position-on-another-board"), remedy=message("service/give-both-in-full")
        )
    lost = set(puzzle.givens).difference(position.puzzle.givens)
    if lost:
        raise PuzzleError(
            message("service/position-lacks-given", fact=Short((puzzle.rules.fact(min(lost)).parts,))),
            remedy=message("service/position-must-hold-givens"),
        )
    return position


def read_cited(puzzle: Puzzle, position: Marked, cited: Iterable[Stated]) -> Cited:
    """What these words cite: facts, clues by their names, or cells.

    A cell stands for what is known about it: what is filled in or ruled out there, lines that end there,
    clues that are printed there. An empty cell stands for the clues of the rules that speak of it.
    """
    if isinstance(cited, str | bytes) or not isinstance(cited, Iterable):
        raise UsageError(
            message("service/cannot-be", name="cited", value=shown(cited)),
            remedy=message("service/takes-a-list-of-cited"),
        )
    clues = {clue.name: clue for clue in puzzle.genre.clues(puzzle.board)}
    facts: dict[Literal, None] = {}
    chosen: dict[Clue, None] = {}
    missing: list[str] = []
    for one in cited:
        word = one.strip() if isinstance(one, str) else one
        if word == ALL_CLUES:
            chosen.update(dict.fromkeys(clues.values()))
        elif isinstance(word, str) and word in clues:
            chosen[clues[word]] = None
        elif isinstance(word, str) and not {*"=≠!<"} & {*word}:
            at = _known_at(puzzle, position, word.lower(), clues.values())
            facts.update(dict.fromkeys(at.facts))
            chosen.update(dict.fromkeys(at.clues))
            missing += at.missing
        else:
            literal = read_fact(puzzle, word, "cited")
            if position.settles(literal):
                facts[literal] = None
            else:
                missing.append(str(puzzle.rules.fact(literal)))
    return Cited(tuple(facts), tuple(chosen), tuple(dict.fromkeys(missing)))


def _known_at(puzzle: Puzzle, position: Marked, place: str, clues: Iterable[Clue]) -> Cited:
    """What is known about a cell or an edge."""
    rules = puzzle.rules
    if not any(place in (fact.subject, *fact.subject.split("-")) for fact in rules.facts) and not any(
        place in clue.cells for clue in clues
    ):
        raise UsageError(
            message("service/cited-is-not-there", place=shown(place)),
            remedy=message("service/how-cited-is-written"),
        )
    facts = tuple(
        literal
        for literal in position.facts
        if place in ((subject := rules.fact(literal).subject), *subject.split("-"))
    )
    printed = tuple(clue for clue in clues if place in clue.cells)
    if facts or printed:
        return Cited(facts, printed, ())
    speaking = tuple(clue for clue in clues if clue.rule and place in _subjects(puzzle, clue.rule))
    return Cited((), speaking, () if speaking else (place,))


def _subjects(puzzle: Puzzle, rule: str) -> set[str]:
    """The cells that a rule speaks of."""
    facts = puzzle.rules.facts
    return {
        facts[abs(literal) - 1].subject
        for count in puzzle.rules.rule(rule).counts
        for literal in count.literals
        if abs(literal) <= len(facts)
    }
