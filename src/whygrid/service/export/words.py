"""What the files say in words, so that a reader can check what is claimed."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.logic.facts import Literal
from whygrid.service.export.denials import Denial
from whygrid.service.export.theses import Thesis

CLAIMS = {
    "unique": "the claim: the solution below is the only one. Without it nothing is left",
    "none": "the claim: there is no solution",
    "multiple": "the claim: there are at least two solutions",
}


def one_line(text: str) -> str:
    """Text for a comment: printable ASCII on one line."""
    plain = text.replace("≠", "!=").replace("–", "-").encode("ascii", "backslashreplace").decode()
    return "".join(letter if letter.isprintable() else "?" for letter in plain)


def words_about(thesis: Thesis, denial: Denial, variable: str = "") -> Iterator[str]:
    """What a file is about: the puzzle, the thesis, the solution, and what each variable means."""
    rules = thesis.rules
    yield f"Whygrid: a {thesis.puzzle.genre.title}, {thesis.puzzle.text.splitlines()[0][:200]}"
    yield from thesis.puzzle.text.splitlines()[1:]
    yield from _claims(thesis)
    for number, solution in enumerate(thesis.solutions, 1):
        facts = " ".join(_name(thesis, literal) for literal in solution if 0 < literal <= len(rules.facts))
        yield f"solution {number}: {facts}"
    yield "what the variables mean; each rule stands in words before what it says in numbers"
    for number in range(1, len(rules.facts) + 1):
        yield f"{variable}{number} {_name(thesis, number)}"
    if thesis.variables > len(rules.facts):
        yield f"{variable}{len(rules.facts) + 1} and above: auxiliary, settled in every solution by the facts"
    for number, meaning in denial.meanings.items():
        yield f"{variable}{number} {meaning}"


def _claims(thesis: Thesis) -> Iterator[str]:
    if thesis.status in CLAIMS:
        yield CLAIMS[thesis.status]
    if thesis.apart:
        most = max((len(set(step.support)) for step in thesis.steps), default=0)
        yield f"the claim: each step follows from its support, of at most {most} facts, by the rules alone"
    if thesis.bound is not None:
        known = " ".join(_name(thesis, item) for item in thesis.bound.known)
        least = thesis.bound.k
        yield f"the claim: nothing that is open follows from fewer than {least} of these known facts:"
        yield f"known: {known}"
        yield "for it is otherwise in the following alternatives, which keep the rules, so that one of those"
        yield "known facts has to be looked at that fail in the alternative"
        for number, facts in enumerate(thesis.bound.alternatives, 1):
            yield f"alternative {number}: {' '.join(_name(thesis, fact) for fact in facts)}"


def _name(thesis: Thesis, literal: Literal) -> str:
    return str(thesis.rules.fact(literal))
