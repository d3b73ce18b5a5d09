"""Checks a certificate of k for any genre, by the rules and the checker of the trusted core alone.

    {
      "format": "whygrid-k", "version": 2,
      "genre": "kakuro", "puzzle": "…", "solution": ["r2c2=9", …],
      "upper": {"k": 4, "steps": [{"fact": "r2c2=9", "support": […], "clues": ["the 16 across in …"]}, …]},
      "lower": {"k": 4, "known": […], "alternatives": [["r2c2=1", …], …],
                "open": [{"fact": "r3c4=4", "alternatives": [0, 3, 17]}, …]}
    }

*upper*: each fact follows from its support and its clues, by a complete search within a limit, in which rules
that are made when needed have their part; the steps start from what is printed and settle everything.

*lower*: each alternative keeps the rules without the clues, and lacks the fact that it is listed for; and
fewer than k of the known facts and of the clues do not meet all that fails in the alternatives. Either half
may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from whygrid.errors import ProofError
from whygrid.logic.check import is_solution
from whygrid.logic.entailment import entails_contradiction
from whygrid.logic.facts import Literal
from whygrid.logic.k_certificate import Bounds, Refused, can_meet
from whygrid.logic.rules import Rules

FIRST_LIMIT = 100
BRANCH_LIMIT = 50_000
"""How many branchings the first look at a step of a certificate may cost, and how many the last one."""

Facts = frozenset[Literal]


class Ground:
    """What a certificate is about: the rules with some of the clues, all clues by name, and the givens."""

    def __init__(
        self, rules_with: Callable[[tuple[str, ...]], Rules], clues: Sequence[str], givens: Iterable[Literal]
    ) -> None:
        self.rules_with = rules_with
        self.clues = tuple(clues)
        self.givens = frozenset(givens)
        self.bare = rules_with(())

    def facts(self, item: object, name: str) -> Facts:
        """The facts of a list of their names, each once."""
        names = _list(item, name)
        try:
            found = [self.bare.parse_fact(_text(entry, name)) for entry in names]
        except ProofError as error:
            raise Refused(f"{name}: {error.what}") from None
        if len(set(found)) != len(found) or any(fact < 0 for fact in found):
            raise Refused(f"{name}: these are not facts that hold, each once")
        return frozenset(found)

    def keeps(self, clues: tuple[str, ...], facts: Facts) -> bool:
        """Whether a filling keeps the rules with these clues."""
        literals = {n if n in facts else -n for n in range(1, len(self.bare.facts) + 1)}
        return is_solution(self.rules_with(clues), literals)


def check(certificate: dict[str, object], ground: Ground) -> Bounds:
    """The bounds that the certificate proves; raises `Refused` at the first thing that is wrong."""
    solution = ground.facts(certificate.get("solution"), "the solution")
    if not ground.keeps(ground.clues, solution) or not ground.givens <= solution:
        raise Refused("the solution does not solve the puzzle")
    upper = len(solution) + len(ground.clues)
    lower = 0
    if "upper" in certificate:
        upper = _check_upper(certificate["upper"], ground, solution)
    if "lower" in certificate:
        lower = _check_lower(certificate["lower"], ground, solution)
    if lower > upper:
        raise Refused("the two halves contradict each other")
    return Bounds(lower, upper)


def _check_upper(half: object, ground: Ground, solution: Facts) -> int:
    k = _number(_field(half, "k", "the upper half"), "the upper k")
    known = set(ground.givens)
    for number, step in enumerate(_list(_field(half, "steps", "the upper half"), "the steps"), 1):
        where = f"step {number}"
        support = ground.facts(_field(step, "support", where), where)
        (fact,) = ground.facts([_field(step, "fact", where)], where)
        clues = tuple(_text(clue, where) for clue in _list(_field(step, "clues", where), where))
        if not support <= known or fact in known:
            raise Refused(f"{where} does not rest on what is known, or settles what is")
        if len(set(clues)) != len(clues) or not set(clues) <= set(ground.clues):
            raise Refused(f"{where} names a clue twice or one that is not there")
        if len(support) + len(clues) > k:
            raise Refused(f"{where} rests on more than {k}")
        rules = ground.rules_with(clues)
        if not _contradictory(rules, [*support, -fact]):
            raise Refused(f"{where} is not seen to follow from its support")
        known.add(fact)
    if known != solution:
        raise Refused("the steps leave something open")
    return k


def _contradictory(rules: Rules, literals: Sequence[Literal]) -> bool:
    """Whether the literals contradict the rules, by a search that looks at their surroundings first.

    Rules that are made when needed end a branch that breaks them, and take part from the next look on.
    """
    facts_of = {
        name: {abs(literal) for count in rule.counts for literal in count.literals}
        for name, rule in rules.rules.items()
    }
    made: dict[str, None] = {}

    def breaks(holds: Collection[Literal]) -> bool:
        broken = [rule.name for rule in rules.family.broken_by(holds)] if rules.family else []
        made.update(dict.fromkeys(broken))
        return bool(broken)

    near = {abs(literal) for literal in literals}
    limit = FIRST_LIMIT
    while limit <= BRANCH_LIMIT:
        names = [name for name, facts in facts_of.items() if facts & near]
        names_made = [name for name in made if rules.has_rule(name)]
        if entails_contradiction(rules, (*names, *names_made), literals, limit, breaks):
            return True
        wider = near.union(*(facts_of[name] for name in names))
        if wider == near:
            limit *= 2
        near = wider
    return False


def _check_lower(half: object, ground: Ground, solution: Facts) -> int:
    k = _number(_field(half, "k", "the lower half"), "the lower k")
    known = ground.facts(_field(half, "known", "the lower half"), "the stuck position")
    if not ground.givens <= known <= solution or known == solution:
        raise Refused("the stuck position lacks a given, or is not on the way to the solution")
    bit_of: dict[object, int] = {item: 1 << i for i, item in enumerate((*sorted(known), *ground.clues))}
    alternatives: list[tuple[Facts, int]] = []
    for entry in _list(_field(half, "alternatives", "the lower half"), "the alternatives"):
        facts = ground.facts(entry, "an alternative")
        if not ground.keeps((), facts):
            raise Refused(f"alternative {len(alternatives)} breaks a rule")
        broken = [clue for clue in ground.clues if not ground.keeps((clue,), facts)]
        alternatives.append((facts, sum(bit_of[item] for item in (*(known - facts), *broken))))
    left = set(solution - known)
    for entry in _list(_field(half, "open", "the lower half"), "what is open"):
        (fact,) = ground.facts([_field(entry, "fact", "what is open")], "what is open")
        name = ground.bare.fact(fact)
        if fact not in left:
            raise Refused(f"{name} is not open, or listed twice")
        left.remove(fact)
        traces = []
        for index in _list(_field(entry, "alternatives", str(name)), str(name)):
            number = _number(index, f"an alternative for {name}")
            if number >= len(alternatives) or fact in alternatives[number][0]:
                raise Refused(f"alternative {number} is not one for {name}")
            traces.append(alternatives[number][1])
        if can_meet(traces, k - 1):
            raise Refused(f"fewer than {k} meet all the alternatives for {name}")
    if left:
        raise Refused(f"{ground.bare.fact(min(left))} is not accounted for")
    return k


def _field(item: object, name: str, where: str) -> object:
    if not isinstance(item, dict) or name not in item:
        raise Refused(f"{where}: there is no {name!r}")
    return item[name]


def _list(item: object, name: str) -> list[object]:
    if not isinstance(item, list):
        raise Refused(f"{name}: not a list")
    return item


def _text(item: object, name: str) -> str:
    if not isinstance(item, str):
        raise Refused(f"{name}: not a text")
    return item


def _number(item: object, name: str) -> int:
    if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= 10**6:
        raise Refused(f"{name} is not a number")
    return item
