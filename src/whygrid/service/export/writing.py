"""The forms in which a proof can be exported."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.budget import Budget
from whygrid.errors import ProofError, UsageError
from whygrid.logic.entailment import BRANCH_LIMIT
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.service.export.clauses import ClauseFormula, drat_lines, lrat_lines
from whygrid.service.export.closing import Tree, how_it_follows
from whygrid.service.export.denials import denial_of
from whygrid.service.export.deriving import Follow, lines_of
from whygrid.service.export.inequalities import Formula, veripb_lines, veripb_solutions
from whygrid.service.export.lines import Clause
from whygrid.service.export.plain import plain_lines
from whygrid.service.export.theses import Thesis
from whygrid.service.export.words import words_about
from whygrid.voice.message import message

FORMS = {
    "plain": "",
    "opb": "",
    "veripb": "opb",
    "veripb2": "opb",
    "cnf": "",
    "lrat": "cnf",
    "drat": "cnf",
}
"""The forms, each with the form of the formula that goes with it."""
MOST_CHARACTERS = 1 << 30
"""A file that would be longer is not written."""
CLAUSE_BRANCHINGS = 5 * BRANCH_LIMIT
"""How many branchings a deduction may cost where nothing can be added."""


class Exported(NamedTuple):
    """The text of a proof, and of the formula that it is about; empty where the form has none."""

    text: str
    formula: str = ""


def exported(thesis: Thesis, form: str, budget: Budget | None = None) -> Exported:
    """A proof in another form; raises where it can't be said in that form."""
    budget = budget or Budget()
    if form not in FORMS:
        raise UsageError(
            message("service/there-is-no-form", form=repr(form)),
            remedy=message("service/there-are", names=", ".join(FORMS)),
        )
    if form == "plain":
        return _as_plain(thesis, budget)
    if thesis.status == "multiple" and thesis.rules.family is not None:
        raise ProofError(
            message("service/several-cannot-be-said"),
            remedy=message("service/verify-checks-it"),
        )
    if form in ("opb", "veripb", "veripb2"):
        return _as_inequalities(thesis, form, budget)
    return _as_clauses(thesis, form, budget)


def _as_plain(thesis: Thesis, budget: Budget) -> Exported:
    """The steps alone: what else is claimed has no plain form."""
    if thesis.status not in ("unique", "none", "multiple"):
        raise ProofError(
            message("service/no-plain-form-of-bounds"),
            remedy=message("service/try-veripb-or-lrat"),
        )
    steps = thesis._replace(apart=False, bound=None)
    return Exported(_text(plain_lines(steps, words_about(steps, denial_of(steps)), budget), budget))


def _as_inequalities(thesis: Thesis, form: str, budget: Budget) -> Exported:
    denial = denial_of(thesis)
    formula = Formula(thesis, denial)
    rows = _text(formula.lines(words_about(thesis, denial, "x")), budget)
    if form == "opb":
        return Exported(rows)
    version = 2 if form == "veripb2" else 3
    words = ["each step in its own words; the formula says what the variables mean"]
    if thesis.status == "multiple":
        return Exported(_text(veripb_solutions(formula, version, words), budget), rows)
    derived = lines_of(thesis, denial, _follow(thesis, budget, adding=True), budget, adding=True)
    return Exported(_text(veripb_lines(formula, derived, version, words), budget), rows)


def _as_clauses(thesis: Thesis, form: str, budget: Budget) -> Exported:
    denial = denial_of(thesis)
    formula = ClauseFormula(thesis, denial)
    clauses = _text(formula.lines(words_about(thesis, denial)), budget)
    if form == "cnf":
        return Exported(clauses)
    if thesis.status == "multiple":
        raise ProofError(
            message("service/lrat-only-shows-nothing-left"),
            remedy=message("service/try-to-veripb"),
        )
    derived = lines_of(thesis, denial, _follow(thesis, budget, adding=False), budget, adding=False)
    lines = drat_lines(derived) if form == "drat" else lrat_lines(formula, derived, budget)
    return Exported(_text(lines, budget), clauses)


def _follow(thesis: Thesis, budget: Budget, adding: bool) -> Follow:
    def follow(
        names: tuple[str, ...], held: list[Literal], lemmas: list[Clause], conclusion: Literal
    ) -> Tree | None:
        most = None if adding else CLAUSE_BRANCHINGS
        return how_it_follows(thesis.rules, names, held, lemmas, conclusion, budget, adding, most)

    return follow


def _text(lines: Iterator[str], budget: Budget) -> str:
    written, length = [], 0
    for line in lines:
        budget.tick()
        length += len(line) + 1
        if length > MOST_CHARACTERS:
            raise ProofError(
                message("service/file-would-be-too-large"),
                remedy=message("service/export-a-shorter-proof"),
            )
        written.append(line)
    return "\n".join((*written, ""))
