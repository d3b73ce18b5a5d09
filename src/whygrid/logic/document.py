"""Reading proof documents, which docs/proof-format.md describes; `service.documents` writes them.

Reading is part of what users trust, so it takes nothing for granted: whatever is not as described is a
`ProofError` that says where.
"""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any, TypeVar

from whygrid.errors import ProofError
from whygrid.logic.deduction import Case, Deduction, Exchange, Lemma
from whygrid.logic.facts import Literal
from whygrid.logic.proof import KINDS, Proof, Smallest, Step
from whygrid.logic.rules import Rules

FORMAT = "whygrid-proof"
VERSION = 1
T = TypeVar("T")

NUMBER_LIMIT = 10**9
DEPTH_LIMIT = 60
"""How deeply cases may be nested in a document."""


def read_head(document: object) -> tuple[str, str]:
    """The genre and the puzzle of a document, after a look at its format and version."""
    head = _Field(document, "the document")
    if head.get("format").text() != FORMAT:
        raise ProofError("this is not a Whygrid proof", where="format", remedy=f'It should say "{FORMAT}".')
    version = head.get("version").whole_number()
    if version != VERSION:
        raise ProofError(
            f"version {version} is not known here",
            where="version",
            remedy=f"This program reads version {VERSION}; a newer one may read it.",
        )
    return head.get("genre").text(), head.get("puzzle").text()


def read_proof(document: object, rules: Rules) -> Proof:
    """The proof in a document, for a puzzle with these rules."""
    head = _Field(document, "the document")
    genre, puzzle = read_head(document)
    for figure in ("max", "mean"):
        head.get("k").get(figure).number()
    for name in head.get("techniques").names():
        head.get("techniques").get(name).number()
    head.get("by_cases").whole_number()
    return Proof(
        genre,
        puzzle,
        head.get("status").text(),
        tuple(_read_step(entry, rules) for entry in head.get("steps").items()),
        rules,
        tuple(entry.text() for entry in head.get("solutions").items()),
        head.get("note").text(),
        assumed=head.get("assumed").literals(rules) if head.has("assumed") else (),
        granted=tuple(entry.text() for entry in (head.get("granted").items() if head.has("granted") else [])),
    )


def _read_step(entry: _Field, rules: Rules) -> Step:
    entry.get("number").whole_number()
    fact = entry.get("fact")
    step = Step(
        None if fact.value is None else fact.literal(rules),
        entry.get("support").literals(rules),
        tuple(_read_deduction(inner, rules, 0) for inner in entry.get("deductions").items()),
        _read_smallest(entry.get("smallest")) if entry.has("smallest") else None,
    )
    if entry.get("k").whole_number() != step.k:
        raise ProofError(f"the support has {step.k} cells", where=entry.get("k").where)
    if not step.deductions or entry.get("technique").text() != step.technique:
        raise ProofError(
            "this is not the technique of the last deduction", where=entry.get("technique").where
        )
    return step


def _read_smallest(entry: _Field) -> Smallest:
    kind = entry.get("kind")
    if kind.text() not in KINDS:
        raise ProofError("there is no such kind", where=kind.where, remedy="It is values or techniques.")
    clues = tuple(clue.text() for clue in entry.get("clues").items())
    return Smallest(kind.text(), clues, entry.get("proved").truth())


def _read_deduction(entry: _Field, rules: Rules, depth: int) -> Deduction:
    if depth > DEPTH_LIMIT:
        raise ProofError("cases are nested too deeply", where=entry.where)
    entry.get("text").text()  # words for people: they must be there, the checker does not read them
    cases = entry.get("cases").items() if entry.has("cases") else []
    pattern = entry.get("pattern")
    return Deduction(
        entry.get("technique").text(),
        entry.get("conclusions").literals(rules),
        entry.get("premises").literals(rules),
        tuple(name.located(rules.rule).name for name in entry.get("rules").items()),
        entry.get("reason").text(),
        tuple((role, pattern.get(role).literals(rules)) for role in pattern.names()),
        tuple(
            Case(
                case.get("assumption").literal(rules),
                tuple(_read_deduction(step, rules, depth + 1) for step in case.get("steps").items()),
            )
            for case in cases
        ),
        tuple(
            Exchange(entry.get("out").literals(rules), entry.get("into").literals(rules))
            for entry in (entry.get("exchanges").items() if entry.has("exchanges") else [])
        ),
        tuple(
            _read_lemma(lemma, rules)
            for lemma in (entry.get("lemmas").items() if entry.has("lemmas") else [])
        ),
    )


def _read_lemma(entry: _Field, rules: Rules) -> Lemma:
    return Lemma(
        tuple(fact.located(rules.parse_inner_fact) for fact in entry.get("together").items()),
        entry.get("premises").literals(rules),
        tuple(name.located(rules.rule).name for name in entry.get("rules").items()),
        tuple(number.whole_number() for number in entry.get("lemmas").items()),
    )


class _Field:
    """A value somewhere in a document, and the way to it."""

    def __init__(self, value: Any, where: str) -> None:
        self.value = value
        self.where = where

    def get(self, name: str) -> _Field:
        self._must_be(dict, "an object")
        if name not in self.value:
            raise ProofError(f"{name!r} is missing", where=self.where)
        return _Field(self.value[name], name if self.where == "the document" else f"{self.where}.{name}")

    def has(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def names(self) -> list[str]:
        self._must_be(dict, "an object")
        return list(self.value)

    def items(self) -> list[_Field]:
        self._must_be(list, "a list")
        return [_Field(entry, f"{self.where}[{index}]") for index, entry in enumerate(self.value)]

    def text(self) -> str:
        self._must_be(str, "a string")
        return str(self.value)

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise ProofError("this should be true or false", where=self.where)
        return self.value

    def whole_number(self) -> int:
        self._must_be(int, "a whole number")
        return int(self.value)

    def number(self) -> float:
        self._must_be(int | float, "a number")
        if not abs(self.value) < NUMBER_LIMIT:  # so written that it refuses nan, too
            raise ProofError("this number is too large", where=self.where)
        return float(self.value)

    def literal(self, rules: Rules) -> Literal:
        return self.located(rules.parse_fact)

    def located(self, look_up: Callable[[str], T]) -> T:
        """What this name stands for; if it stands for nothing, the error says where it was found."""
        try:
            return look_up(self.text())
        except ProofError as error:
            error.where = self.where
            raise

    def literals(self, rules: Rules) -> tuple[Literal, ...]:
        return tuple(entry.literal(rules) for entry in self.items())

    def _must_be(self, kind: type | UnionType, name: str) -> None:
        if not isinstance(self.value, kind) or isinstance(self.value, bool):  # to Python, True is a number
            raise ProofError(f"this should be {name}", where=self.where)
