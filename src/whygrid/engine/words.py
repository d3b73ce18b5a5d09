"""Facts and deductions in plain words, in one voice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from whygrid.voice.message import Cells, Message, Said, Values, is_word, message

if TYPE_CHECKING:
    from whygrid.logic.deduction import Deduction
    from whygrid.logic.facts import Literal
    from whygrid.logic.rules import Rules


MANY = 20
"""Clauses that nobody reads to the end."""
SOME = 3
"""Of so many clauses those that are told."""
FEW = 3
"""Where so few possibilities are left, they are told instead of all that are gone."""


def say_facts(rules: Rules, literals: Iterable[Literal], out: Collection[Literal] | None = None) -> str:
    """Facts as a sentence without its full stop: "r4c5 is 7", "r1c2 and r1c3 are not 1 or 5".

    With what else is `out`, as facts, it is told what is left where that is little: "r2c2 is 7 or 9".
    """
    return "; ".join(map(str, _clauses(rules, literals, out)))


def facts_said(rules: Rules, literals: Iterable[Literal]) -> Message:
    """The same as something to be said."""
    return message("engine/facts", facts=tuple(_clauses(rules, literals)))


def board_in_words(
    rules: Callable[[], Rules],
    size: str,
    pointed: Mapping[str, Sequence[Literal]],
    rows: Iterable[Sequence[Said]],
    join: str = "comma",
) -> str:
    """A board for those who do not see it: its size, what is pointed at, and its rows.

    `pointed` are facts that are "shown", "known" or "wrong"; only for these the rules are asked for.
    """
    sentences = [size]
    for name, literals in pointed.items():
        if literals:
            sentences.append(str(message(f"engine/board-{name}", facts=facts_said(rules(), literals))))
    for number, cells in enumerate(rows, 1):
        sentences.append(str(message(f"engine/board-row-{join}", n=number, cells=tuple(cells))))
    return ". ".join(sentences) + "."


def _clauses(
    rules: Rules, literals: Iterable[Literal], out: Collection[Literal] | None = None
) -> list[Message]:
    """Facts in words, those together that can be told together."""
    values: dict[tuple[str, str], list[str]] = {}
    for literal in literals:
        fact = rules.fact(literal)
        values.setdefault((fact.subject, "is" if fact.holds else "is-not"), []).append(fact.value)
    subjects: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (subject, verb), found in values.items():
        left = _left(rules, subject, found, out) if out is not None and verb == "is-not" else ()
        said = ("is-one-of", left) if left else (verb, tuple(found))
        subjects.setdefault(said, []).append(subject)
    return [clause(verb, tuple(names), said) for (verb, said), names in subjects.items()]


def clause(verb: str, subjects: tuple[str, ...], values: tuple[str, ...]) -> Message:
    """That places are something, are not, or are one of some: "is", "is-not", "is-one-of"."""
    kind = "-word" if is_word(values[0]) else ""
    places = Cells(tuple(name.replace("-", "–") for name in subjects))  # lines look like ways
    return message(f"engine/{verb}{kind}", subjects=places, values=Values(values))


def _left(rules: Rules, subject: str, gone: Collection[str], out: Collection[Literal]) -> tuple[str, ...]:
    """What else it can be, where that is less to tell than what it can't."""
    left = [value for fact, value in values_of(rules)[subject] if value not in gone and fact not in out]
    return tuple(left) if 1 < len(left) <= FEW and len(left) < len(gone) else ()


@lru_cache(maxsize=16)
def values_of(rules: Rules) -> dict[str, list[tuple[Literal, str]]]:
    """For each subject its facts, with the value that each gives it."""
    found: dict[str, list[tuple[Literal, str]]] = {}
    for number, fact in enumerate(rules.facts, 1):
        found.setdefault(fact.subject, []).append((number, fact.value))
    return found


NOTATIONS = ("words", "eureka", "both")
"""How reasons are told: in words, as experts write chains, or both."""


def say(
    rules: Rules,
    deduction: Deduction,
    *,
    whole: bool = False,
    out: Collection[Literal] | None = None,
    notation: str = "words",
) -> str:
    """A deduction as a sentence without its full stop; a very long one is cut short unless `whole`."""
    clauses = _clauses(rules, deduction.conclusions, out) or [message("engine/contradiction")]
    if len(clauses) > MANY and not whole:
        clauses[SOME:] = [message("engine/more-like-these", n=len(clauses) - SOME)]
    goal = "; ".join(map(str, clauses))
    reason = str(deduction.reason)
    if deduction.notation and notation != "words":
        reason = deduction.notation if notation == "eureka" else f"{reason} [{deduction.notation}]"
    return f"{goal}: {reason}" if reason else goal
