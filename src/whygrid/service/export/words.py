"""What the files say in words, so that a reader can check what is claimed."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.logic.facts import Literal
from whygrid.service.export.claims import Claim

CLAIMS = {
    "unique": "the claim: the solution below is the only one. Without it nothing is left",
    "none": "the claim: there is no solution",
    "multiple": "the claim: there are at least two solutions",
}


def one_line(text: str) -> str:
    """Text for a comment: printable ASCII on one line."""
    plain = text.replace("≠", "!=").replace("–", "-").encode("ascii", "backslashreplace").decode()
    return "".join(letter if letter.isprintable() else "?" for letter in plain)


def words_about(claim: Claim, variable: str = "") -> Iterator[str]:
    """What a file is about: the puzzle, the claim, the solution, and what each variable means."""
    rules = claim.rules
    yield f"Whygrid: a {claim.puzzle.genre.title}, {claim.puzzle.text.splitlines()[0][:200]}"
    yield from claim.puzzle.text.splitlines()[1:]
    yield CLAIMS.get(claim.status, "the steps hold in every solution")
    for number, solution in enumerate(claim.solutions, 1):
        facts = " ".join(_name(claim, literal) for literal in solution if 0 < literal <= len(rules.facts))
        yield f"solution {number}: {facts}"
    yield "what the variables mean; each rule stands in words before what it says in numbers"
    for number in range(1, len(rules.facts) + 1):
        yield f"{variable}{number} {_name(claim, number)}"
    if claim.variables > len(rules.facts):
        yield f"{variable}{len(rules.facts) + 1} and above: auxiliary, settled in every solution by the facts"


def _name(claim: Claim, literal: Literal) -> str:
    return str(claim.rules.fact(literal))
