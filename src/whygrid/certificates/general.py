"""Checks a certificate of k for any genre, by the rules and the checker of the trusted core alone.

    {
      "format": "whygrid-k", "version": 2,
      "genre": "kakuro", "puzzle": "…", "solution": ["r2c2=9", …],
      "upper": {"k": 4, "steps": [{"fact": "r2c2=9", "support": […], "clues": ["the 16 across in …"]},
                                  {"fact": "r2c3=7", "support": […], "clues": […], "lemmas": […]}, …]},
      "lower": {"k": 4, "known": […], "alternatives": [["r2c2=1", …], …],
                "open": [{"fact": "r3c4=4", "alternatives": [0, 3, 17]}, …]}
    }

*upper*: each fact follows from its support and its clues; the steps start from what is printed and settle
everything. That it follows is shown by a complete search within a limit, in which rules that are made when
needed have their part; or where the step has lemmas, by these, as in a proof.

*lower*: each alternative keeps the rules without the clues, and lacks the fact that it is listed for; some
known fact or clue fails in it, else it would be a second solution; and fewer than k of the known facts and of
the clues do not meet all that fails in the alternatives.

Either half may be missing. Only the upper half shows that the solution is the only one, without which there
is no k.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from whygrid.budget import Budget
from whygrid.certificates.bounds import (
    Bounds,
    Refused,
    both_halves,
    can_meet,
    fields,
    items,
    require,
    whole_number,
)
from whygrid.errors import ProofError
from whygrid.logic.check import check_deduction, is_solution
from whygrid.logic.deduction import Deduction
from whygrid.logic.document import read_lemmas
from whygrid.logic.entailment import Effort, entails_contradiction
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.voice.message import Said, message

FIRST_LIMIT = 100
LAST_LIMIT = 2000
"""How many branchings the first look at a step may cost, and how many the last; more takes lemmas."""

NUMBER_LIMIT = 10**6
"""No k is larger than this."""

Facts = frozenset[Literal]


class Ground:
    """What a certificate is about: the rules with some of the clues, all clues by name, and the givens.

    The budget is what checking it may cost.
    """

    def __init__(
        self,
        rules_with: Callable[[tuple[str, ...]], Rules],
        clues: Sequence[str],
        givens: Iterable[Literal],
        budget: Budget | None = None,
    ) -> None:
        self.rules_with = rules_with
        self.clues = tuple(clues)
        self.givens = frozenset(givens)
        self.bare = rules_with(())
        self.budget = budget or Budget()

    def facts(self, item: object, name: Said) -> Facts:
        """The facts of a list of their names, each once."""
        names = items(item, name)
        try:
            found = [self.bare.parse_fact(_text(entry, name)) for entry in names]
        except ProofError as error:
            raise Refused(message("certificates/of-name", name=name, what=error.what)) from None
        once_each = len(set(found)) == len(found) and all(fact > 0 for fact in found)
        require(once_each, message("certificates/not-facts", name=name))
        return frozenset(found)

    def fact(self, item: object, name: Said) -> Literal:
        """The fact of this name."""
        (found,) = self.facts([item], name)
        return found

    def keeps(self, clues: tuple[str, ...], facts: Facts) -> bool:
        """Whether a filling keeps the rules with these clues."""
        self.budget.check()
        literals = {n if n in facts else -n for n in range(1, len(self.bare.facts) + 1)}
        return is_solution(self.rules_with(clues), literals)


def check(certificate: object, ground: Ground) -> Bounds:
    """The bounds that the certificate proves; raises `Refused` at the first thing that is wrong."""
    needed = {"format", "version", "genre", "puzzle", "solution"}
    document = fields(certificate, message("certificates/the-certificate"), needed, {"lower", "upper"})
    require(
        document["format"] == "whygrid-k" and document["version"] == 2,
        message("certificates/not-a-certificate", version=2),
    )
    solution = ground.facts(document["solution"], message("certificates/the-solution"))
    solved = ground.keeps(ground.clues, solution) and ground.givens <= solution
    require(solved, message("certificates/solves-nothing"))
    return both_halves(
        document,
        lambda half: _check_lower(half, ground, solution),
        lambda half: _check_upper(half, ground, solution),
    )


def _check_upper(half: object, ground: Ground, solution: Facts) -> int:
    upper = fields(half, message("certificates/upper-half"), {"k", "steps"}, set())
    k = whole_number(upper["k"], 0, NUMBER_LIMIT, message("certificates/upper-k"))
    known = set(ground.givens)
    for number, item in enumerate(items(upper["steps"], message("certificates/the-steps")), 1):
        where = message("certificates/step", n=number)
        step = fields(item, where, {"fact", "support", "clues"}, {"lemmas"})
        support = ground.facts(step["support"], where)
        fact = ground.fact(step["fact"], where)
        clues = tuple(_text(clue, where) for clue in items(step["clues"], where))
        require(support <= known and fact not in known, message("certificates/rests-on-open", where=where))
        distinct = len(set(clues)) == len(clues) and set(clues) <= set(ground.clues)
        require(distinct, message("certificates/odd-clue", where=where))
        require(len(support) + len(clues) <= k, message("certificates/rests-on-more", where=where, k=k))
        rules = ground.rules_with(clues)
        if "lemmas" in step:
            problem = _odd_lemmas(step["lemmas"], rules, support, fact, ground.budget)
            require(not problem, message("certificates/of-name", name=where, what=problem))
        else:
            follows = is_seen_to_follow(rules, support, fact, ground.budget)
            require(follows, message("certificates/not-seen-to-follow", where=where))
        known.add(fact)
    require(known == solution, message("certificates/steps-leave-open"))
    return k


def _odd_lemmas(lemmas: object, rules: Rules, support: Facts, fact: Literal, budget: Budget) -> str:
    """The empty string when by these lemmas the fact follows from the support, otherwise what is wrong."""
    try:
        read = read_lemmas(lemmas, str(message("certificates/its-lemmas")), rules, budget)
    except ProofError as error:
        return f"{error.where}: {error.what}"
    return check_deduction(rules, Deduction("", (fact,), tuple(support), (), lemmas=read), None, budget)


def is_seen_to_follow(
    rules: Rules, support: Iterable[Literal], fact: Literal, budget: Budget, most: int = LAST_LIMIT
) -> bool:
    """Whether the fact follows, by a search of so many branchings that looks at the surroundings first.

    Rules that are made when needed end a branch that breaks them, and take part from the next look on.
    """
    literals = [*support, -fact]
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
    while limit <= most:
        names = [name for name, facts in facts_of.items() if facts & near]
        names_made = [name for name in made if rules.has_rule(name)]
        if entails_contradiction(rules, (*names, *names_made), literals, Effort(budget, limit), breaks):
            return True
        wider = near.union(*(facts_of[name] for name in names))
        if wider == near:
            limit *= 2
        near = wider
    return False


def _check_lower(half: object, ground: Ground, solution: Facts) -> int:
    lower = fields(half, message("certificates/lower-half"), {"k", "known", "alternatives", "open"}, set())
    k = whole_number(lower["k"], 0, NUMBER_LIMIT, message("certificates/lower-k"))
    known = ground.facts(lower["known"], message("certificates/stuck"))
    on_the_way = ground.givens <= known < solution
    require(on_the_way, message("certificates/stuck-is-odd"))
    bit_of: dict[object, int] = {item: 1 << i for i, item in enumerate((*sorted(known), *ground.clues))}
    alternatives: list[tuple[Facts, int]] = []
    for item in items(lower["alternatives"], message("certificates/the-alternatives")):
        facts = ground.facts(item, message("certificates/an-alternative"))
        require(ground.keeps((), facts), message("certificates/alternative-breaks", n=len(alternatives)))
        broken = [clue for clue in ground.clues if not ground.keeps((clue,), facts)]
        trace = sum(bit_of[item] for item in (*(known - facts), *broken))
        require(trace != 0, message("certificates/alternative-is-second", n=len(alternatives)))
        alternatives.append((facts, trace))
    left = set(solution - known)
    for item in items(lower["open"], message("certificates/what-is-open")):
        entry = fields(item, message("certificates/what-is-open"), {"fact", "alternatives"}, set())
        fact = ground.fact(entry["fact"], message("certificates/what-is-open"))
        name = str(ground.bare.fact(fact))
        require(fact in left, message("certificates/not-open", name=name))
        left.remove(fact)
        traces = []
        for index in items(entry["alternatives"], name):
            place = whole_number(
                index, 0, len(alternatives) - 1, message("certificates/alternative-for", name=name)
            )
            require(
                fact not in alternatives[place][0],
                message("certificates/not-alternative-for", n=place, name=name),
            )
            traces.append(alternatives[place][1])
        fewer = can_meet(traces, k - 1, ground.budget.tick)
        require(not fewer, message("certificates/fewer-meet", k=k, name=name))
    require(
        not left,
        message(
            "certificates/not-accounted-for", names=", ".join(str(ground.bare.fact(fact)) for fact in left)
        ),
    )
    return k


def _text(item: object, name: Said) -> str:
    if not isinstance(item, str):
        raise Refused(message("certificates/not-a-text", name=name))
    return item
