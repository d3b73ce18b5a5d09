"""Whether a proof document holds, by judges that share no code with the checker.

They read the document by themselves and leave every question to a SAT solver that knows just the rules that
are named (`judge_rules`). What the document says in the end is compared with the solutions there are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any

from tests.logic.edits import figures
from tests.logic.judge_rules import (
    WITHOUT_CLUE,
    KakuroRules,
    NumberlinkRules,
    RulesBySat,
    kakuro_rules,
    numberlink_rules,
    placed_digits,
    same_digits,
    sudoku_rules,
)
from whygrid.errors import WhygridError
from whygrid.puzzle import Puzzle

Json = dict[str, Any]


def still_follows(document: Json) -> bool:
    """Whether every step of a document follows, and what the document claims is true, by SAT."""
    try:
        return _holds(document)
    except (KeyError, TypeError, AttributeError, WhygridError):  # no such fact or rule, or nonsense
        return False


def _holds(document: Json) -> bool:
    if document.get("assumed") or any(document[name] != figure for name, figure in _figures(document)):
        return False
    judge = _judge(document["genre"], document["puzzle"])
    granted = bool(document.get("granted"))
    known = set(judge.givens)
    contradiction = False
    for number, step in enumerate(document["steps"], 1):
        support = [judge.literal(fact) for fact in step["support"]]
        clues = step.get("smallest", {}).get("clues")
        if step["number"] != number or step["k"] != len(set(support)) + len(clues or ()):
            return False
        if not known.issuperset(support) or not step["deductions"] or not judge.has_clues(clues):
            return False
        if not Chain(judge, granted, clues).shows(set(support), step["deductions"]):
            return False
        if step["fact"] is None:
            if step["deductions"][-1]["conclusions"]:
                return False
            contradiction = True
        elif step["fact"] not in step["deductions"][-1]["conclusions"]:
            return False
        else:
            known.update(map(judge.literal, step["deductions"][-1]["conclusions"]))
    return judge.claim_holds(document["status"], document["solutions"], known, contradiction, granted)


def _figures(document: Json) -> Iterable[tuple[str, Any]]:
    return figures(document["steps"]).items()


class Judge:
    """Judges claims about one puzzle."""

    def __init__(self, genre: str, text: str) -> None:
        self.genre, self.text = genre, text
        self.rules: RulesBySat
        if genre == "numberlink":
            self.rules = numberlink_rules(text)
            self.givens = self.rules.givens
        else:
            self.rules = kakuro_rules(text) if genre == "kakuro" else sudoku_rules(round(len(text) ** 0.5))
            self.givens = {self.literal(fact) for fact in placed_digits(text, genre)}

    def literal(self, fact: str) -> int:
        return self.rules.literal(fact)

    def has_clues(self, clues: list[str] | None) -> bool:
        if not clues or not isinstance(self.rules, KakuroRules):
            return not clues or len(set(clues)) == len(clues)
        return len(set(clues)) == len(clues) and self.rules.clues.keys() >= set(clues)

    def named(self, names: Iterable[str], clues: list[str] | None) -> list[str]:
        """The rules of these names where nothing but these clues is printed."""
        if clues is None or not isinstance(self.rules, KakuroRules):
            return list(names)
        kept = {self.rules.clues[clue] for clue in clues}
        found = []
        for name in names:
            run = name.removeprefix("sum of ")
            lacks_clue = run in self.rules.houses and run not in kept
            found.append(run + WITHOUT_CLUE if lacks_clue else name)
        return found

    def exchange_is_right(self, out: list[str], into: list[str]) -> bool:
        """Whether a solution with all of `out` can't be the only one, as with `into` it is one too."""
        before, after = ({self.literal(fact) for fact in side} for side in (out, into))
        if not isinstance(self.rules, NumberlinkRules):
            if len({fact.partition("=")[0] for fact in out}) < len(out):
                return True  # no solution has two digits in one cell
            houses = self.rules.houses.values()
            return before.isdisjoint(self.givens) and same_digits(houses, out, into)
        known = set(self.rules.solutions)
        for solution in self.rules.solutions:
            if solution >= before:
                gone = {fact + 1 if fact % 2 else fact - 1 for fact in after}
                if solution - gone | after == solution or solution - gone | after not in known:
                    return False
        return True

    def claim_holds(
        self, status: str, solutions: list[str], known: set[int], contradiction: bool, granted: bool
    ) -> bool:
        """Whether what a document claims is what it has shown and listed, and is true."""
        placed = {frozenset(self._placed(text)) for text in solutions}
        if not all(self._is_solution(facts) for facts in placed):
            return False
        there_are = self.solutions(2)
        if status == "unique":
            shown = not contradiction and not granted and len(placed) == 1
            return shown and known >= set(*placed) and there_are == list(placed)
        if status == "solution":
            return granted and len(placed) == 1 and known >= set(*placed)
        if status == "none":
            return not placed and contradiction and not granted and not there_are
        return len(placed) == 2 if status == "multiple" else status in ("unknown", "part")

    def _placed(self, text: str) -> Iterable[int]:
        if self.genre == "numberlink":
            return Puzzle.parse(text, "numberlink").givens
        return [self.literal(fact) for fact in placed_digits(text, self.genre)]

    def _is_solution(self, facts: frozenset[int]) -> bool:
        if isinstance(self.rules, NumberlinkRules):
            return facts in set(self.rules.solutions)
        cells = {fact.split("=")[0] for fact in self.rules.numbers}
        full = len(facts) == len(cells) and facts >= self.givens
        return full and not self.rules.impossible(self.rules.names, facts)

    def solutions(self, limit: int) -> list[frozenset[int]]:
        """Solutions of the puzzle, so many at most."""
        if isinstance(self.rules, NumberlinkRules):
            return self.rules.solutions[:limit]
        found: list[frozenset[int]] = []
        while len(found) < limit and not self.rules.impossible(self.rules.names, self.givens, found):
            model = self.rules.solver.get_model()
            found.append(frozenset(fact for fact in model[: len(self.rules.numbers)] if fact > 0))
        return found


_judge = lru_cache(200)(Judge)


class Chain:
    """Judges chains of deductions in a step."""

    def __init__(self, judge: Judge, granted: bool, clues: list[str] | None) -> None:
        self.judge, self.granted, self.clues = judge, granted, clues

    def shows(self, shown: set[int], deductions: list[Json]) -> bool:
        """Whether the deductions follow one after the other; what they conclude is added to `shown`."""
        for deduction in deductions:
            if not self._follows(shown, deduction):
                return False
            shown |= self._literals(deduction["conclusions"])
        return True

    def _literals(self, facts: Iterable[str]) -> set[int]:
        return {self.judge.literal(fact) for fact in facts}

    def _impossible(
        self, rules: Iterable[str], facts: Iterable[int], not_all: Iterable[Collection[int]]
    ) -> bool:
        return self.judge.rules.impossible(self.judge.named(rules, self.clues), facts, not_all)

    def _follows(self, shown: set[int], deduction: Json) -> bool:
        premises, conclusions = (self._literals(deduction[name]) for name in ("premises", "conclusions"))
        cases, lemmas = deduction.get("cases", ()), deduction.get("lemmas", ())
        exchanges = deduction.get("exchanges", ())
        if not shown >= premises or (exchanges and (not self.granted or lemmas)):
            return False
        if not all(self.judge.exchange_is_right(entry["out"], entry["into"]) for entry in exchanges):
            return False
        not_all = [self._literals(exchange["out"]) for exchange in exchanges]
        if lemmas:
            if not self._lemmas_follow(premises, lemmas):
                return False
            not_all = [self._literals(lemmas[-1]["together"])]
        others = {-self.judge.literal(case["assumption"]) for case in cases}
        for negated in [{-conclusion} for conclusion in conclusions] or [set()]:
            if not self._impossible(deduction["rules"], premises | others | negated, not_all):
                return False
        by_rules_alone = isinstance(self.judge.rules, NumberlinkRules) and not self.granted
        if by_rules_alone and not self.judge.rules.true_everywhere(premises, conclusions):
            return False
        return all(self._closed(premises, conclusions, case) for case in cases)

    def _lemmas_follow(self, premises: set[int], lemmas: list[Json]) -> bool:
        for number, lemma in enumerate(lemmas):
            own = self._literals(lemma["premises"])
            if not own <= premises or not all(0 < earlier <= number for earlier in lemma["lemmas"]):
                return False
            before = [self._literals(lemmas[earlier - 1]["together"]) for earlier in lemma["lemmas"]]
            if not self._impossible(lemma["rules"], own | self._literals(lemma["together"]), before):
                return False
        return True

    def _closed(self, premises: set[int], conclusions: set[int], case: Json) -> bool:
        shown = premises | {self.judge.literal(case["assumption"])}
        if not self.shows(shown, case["steps"]):
            return False
        if case["steps"] and not case["steps"][-1]["conclusions"]:
            return True
        return bool(conclusions) and shown >= conclusions
