"""Reading proof documents, which docs/proof-format.md describes; `service.documents` writes them.

Reading is part of what users trust, so it takes nothing for granted: whatever is not as described is a
`ProofError` that says where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import UnionType
from typing import Any, TypeVar

from whygrid.budget import Budget
from whygrid.errors import ProofError
from whygrid.logic.deduction import Case, Deduction, Exchange, Lemma
from whygrid.logic.facts import Literal
from whygrid.logic.proof import KINDS, VIEWS, Proof, Smallest, Step
from whygrid.logic.rules import Rules
from whygrid.voice.message import Said, Values, from_json, message

FORMAT = "whygrid-proof"
WHOLE = message("logic/the-document")
"""Where something is wrong that is in no field."""
OBJECT, LIST, STRING, WHOLE_NUMBER, NUMBER = (
    message("logic/should-be-an-object"),
    message("logic/should-be-a-list"),
    message("logic/should-be-a-string"),
    message("logic/should-be-a-whole-number"),
    message("logic/should-be-a-number"),
)
VERSION = 1
T = TypeVar("T")

NUMBER_LIMIT = 10**9
DEPTH_LIMIT = 60
"""How deeply cases may be nested in a document."""

Shape = dict[str, Any]
"""The fields of an object, each with the shape of the objects in it, or None."""


def _shape(names: str, **inside: Shape) -> Shape:
    return {**dict.fromkeys(names.split()), **inside}


DEDUCTION = _shape(
    "technique text conclusions premises rules reason pattern brief notation message short",
    exchanges=_shape("out into"),
    lemmas=_shape("together premises rules lemmas"),
)
DEDUCTION["cases"] = _shape("assumption", steps=DEDUCTION)
DOCUMENT = _shape(
    "format version genre puzzle status view solutions note techniques by_cases assumed granted",
    k=_shape("max mean"),
    steps=_shape(
        "number fact technique k support", smallest=_shape("kind clues proved"), deductions=DEDUCTION
    ),
)


def read_head(document: object) -> tuple[str, str]:
    """The genre and the puzzle of a document, after a look at its format and version."""
    head = _Field(document, WHOLE)
    if head.get("format").text() != FORMAT:
        raise ProofError(
            message("logic/this-is-not-a-whygrid-proof"),
            where="format",
            remedy=message("logic/it-should-say", format=FORMAT),
        )
    version = head.get("version").whole_number()
    if version != VERSION:
        raise ProofError(
            message("logic/version-is-not-known-here", version=version),
            where="version",
            remedy=message("logic/reads-another-version", version=VERSION),
        )
    return head.get("genre").text(), head.get("puzzle").text()


def read_proof(document: object, rules: Rules, budget: Budget | None = None) -> Proof:
    """The proof in a document, for a puzzle with these rules."""
    head = _Field(document, WHOLE)
    genre, puzzle = read_head(document)
    for figure in ("max", "mean"):
        head.get("k").get(figure).number()
    for name in head.get("techniques").names():
        head.get("techniques").get(name).number()
    head.get("by_cases").whole_number()
    reader = _Reader(rules, budget or Budget())
    return Proof(
        genre,
        puzzle,
        head.get("status").text(),
        tuple(map(reader.step, head.get("steps").items())),
        rules,
        tuple(entry.text() for entry in head.get("solutions").items()),
        head.get("note").text(),
        assumed=head.get("assumed").literals(rules) if head.has("assumed") else (),
        granted=tuple(entry.text() for entry in head.items_of("granted")),
        view=_read_view(head.get("view")) if head.has("view") else "cells",
        retold=tuple(entry.text() for entry in (head.get("retold").items() if head.has("retold") else [])),
    )


def read_lemmas(entries: object, where: str, rules: Rules, budget: Budget) -> tuple[Lemma, ...]:
    """Lemmas as a deduction has them, for a puzzle with these rules; `where` says where they stand."""
    return tuple(map(_Reader(rules, budget).lemma, _Field(entries, where).items()))


def _read_view(entry: _Field) -> str:
    if entry.text() not in VIEWS:
        raise ProofError(
            message("logic/there-is-no-such-view"),
            where=entry.where,
            remedy=message("logic/it-is", names=Values(VIEWS)),
        )
    return entry.text()


def unknown_fields(document: object) -> tuple[str, ...]:
    """The fields that this version of the format does not have, by name; nobody reads them."""
    found = sorted(set(_unknown(document, DOCUMENT)))
    more = (str(message("logic/other-fields", n=len(found) - 9)),) if len(found) > 10 else ()
    told = found[:9] if more else found
    return (*(str(message("logic/the-field", name=name)) for name in told), *more)


def _unknown(value: object, shape: Shape) -> Iterator[str]:
    for inner in value if isinstance(value, list) else [value]:
        if isinstance(inner, dict):
            yield from inner.keys() - shape.keys()
            for name, inside in shape.items():
                if inside and name in inner:
                    yield from _unknown(inner[name], inside)


class _Reader:
    """Reads the parts of a proof of a puzzle with these rules."""

    def __init__(self, rules: Rules, budget: Budget) -> None:
        self.rules = rules
        self.budget = budget

    def step(self, entry: _Field) -> Step:
        entry.get("number").whole_number()
        fact = entry.get("fact")
        step = Step(
            None if fact.value is None else fact.literal(self.rules),
            entry.get("support").literals(self.rules),
            tuple(self.deduction(inner) for inner in entry.get("deductions").items()),
            self.smallest(entry.get("smallest")) if entry.has("smallest") else None,
        )
        if entry.get("k").whole_number() != step.k:
            raise ProofError(message("logic/the-support-has-cells", k=step.k), where=entry.get("k").where)
        if not step.deductions or entry.get("technique").text() != step.technique:
            raise ProofError(message("logic/this-is-not-the-technique"), where=entry.get("technique").where)
        return step

    def smallest(self, entry: _Field) -> Smallest:
        kind = entry.get("kind")
        if kind.text() not in KINDS:
            raise ProofError(
                message("logic/there-is-no-such-kind"),
                where=kind.where,
                remedy=message("logic/it-is", names=Values(KINDS)),
            )
        clues = tuple(clue.text() for clue in entry.get("clues").items())
        return Smallest(kind.text(), clues, entry.get("proved").truth())

    def deduction(self, entry: _Field, depth: int = 0) -> Deduction:
        if depth > DEPTH_LIMIT:
            raise ProofError(message("logic/cases-are-nested-too-deeply"), where=entry.where)
        entry.get("text").text()  # words for people: they must be there, the checker does not read them
        pattern = entry.get("pattern")
        return Deduction(
            entry.get("technique").text(),
            entry.get("conclusions").literals(self.rules),
            entry.get("premises").literals(self.rules),
            self.rule_names(entry),
            self.said(entry, "reason", "message"),
            tuple((role, pattern.get(role).literals(self.rules)) for role in pattern.names()),
            tuple(self.case(case, depth) for case in entry.items_of("cases")),
            tuple(map(self.exchange, entry.items_of("exchanges"))),
            tuple(map(self.lemma, entry.items_of("lemmas"))),
            self.said(entry, "brief", "short"),
            entry.get("notation").text() if entry.has("notation") else "",
        )

    def said(self, entry: _Field, words: str, message: str) -> Said:
        """The message behind some words; documents of before there were messages have the words alone."""
        text = entry.get(words).text() if words == "reason" or entry.has(words) else ""
        return entry.get(message).message() if entry.has(message) else text

    def case(self, entry: _Field, depth: int) -> Case:
        steps = entry.get("steps").items()
        return Case(
            entry.get("assumption").literal(self.rules),
            tuple(self.deduction(step, depth + 1) for step in steps),
        )

    def exchange(self, entry: _Field) -> Exchange:
        return Exchange(entry.get("out").literals(self.rules), entry.get("into").literals(self.rules))

    def lemma(self, entry: _Field) -> Lemma:
        return Lemma(
            tuple(fact.located(self.rules.parse_inner_fact) for fact in entry.get("together").items()),
            entry.get("premises").literals(self.rules),
            self.rule_names(entry),
            tuple(number.whole_number() for number in entry.get("lemmas").items()),
        )

    def rule_names(self, entry: _Field) -> tuple[str, ...]:
        self.budget.tick()
        names = entry.get("rules")
        listed = names.each_in(self.rules.rules)
        if listed is not None:
            return tuple([rule.name for rule in listed])
        found = []
        for name in names.items():
            self.budget.tick()  # one that is made from its name may take a while
            found.append(name.located(self.rules.rule).name)
        return tuple(found)


class _Field:
    """A value somewhere in a document, and the way to it: what it is in, and its name or number there."""

    __slots__ = ("_above", "_place", "value")

    def __init__(self, value: Any, place: Said | int, above: _Field | None = None) -> None:
        self.value = value
        self._place = place
        self._above = above

    @property
    def where(self) -> Said:
        """The way to it, which is put into words only where something is wrong there."""
        above = "" if self._above is None else self._above.where
        if isinstance(self._place, int):
            return f"{above}[{self._place}]"
        return f"{above}.{self._place}" if above and above != WHOLE else self._place

    def get(self, name: str) -> _Field:
        if isinstance(self.value, dict) and name in self.value:
            return _Field(self.value[name], name, self)
        self._must_be(dict, OBJECT)
        raise ProofError(message("logic/is-missing", name=repr(name)), where=self.where)

    def has(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def items_of(self, name: str) -> list[_Field]:
        """What is in a list that may be missing."""
        return self.get(name).items() if self.has(name) else []

    def names(self) -> list[str]:
        self._must_be(dict, OBJECT)
        return list(self.value)

    def items(self) -> list[_Field]:
        self._must_be(list, LIST)
        return [_Field(entry, index, self) for index, entry in enumerate(self.value)]

    def text(self) -> str:
        if isinstance(self.value, str):
            return self.value
        raise ProofError(STRING, where=self.where)

    def message(self) -> Said:
        try:
            return from_json(self.value)
        except ValueError as error:
            raise ProofError(
                message("logic/should-be-a-message", error=str(error)), where=self.where
            ) from None

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise ProofError(message("logic/should-be-true-or-false"), where=self.where)
        return self.value

    def whole_number(self) -> int:
        self._must_be(int, WHOLE_NUMBER)
        return int(self.value)

    def number(self) -> float:
        self._must_be(int | float, NUMBER)
        if not abs(self.value) < NUMBER_LIMIT:  # so written that it refuses nan, too
            raise ProofError(message("logic/number-is-too-large"), where=self.where)
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
        found = self.each_in(rules.by_name)
        return tuple(found if found is not None else [entry.literal(rules) for entry in self.items()])

    def each_in(self, table: Mapping[str, T]) -> list[T] | None:
        """What a list of names stands for, looked up at one go; None where one has to look at each."""
        self._must_be(list, LIST)
        try:
            return [table[name] for name in self.value]
        except (KeyError, TypeError):  # some are no names, or not of this table
            return None

    def _must_be(self, kind: type | UnionType, otherwise: Said) -> None:
        if not isinstance(self.value, kind) or isinstance(self.value, bool):  # to Python, True is a number
            raise ProofError(otherwise, where=self.where)
