"""Steps that the checker refused, told anew by cases or by lemmas."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whygrid.budget import Budget
from whygrid.engine.cases import WALKS, Analysis, TooLong
from whygrid.engine.technique import CASE_EFFORT
from whygrid.logic.check import check_step
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS, Step
from whygrid.puzzle import Puzzle
from whygrid.service.clues import odd_clues
from whygrid.voice.message import Short, message

CASES = 8 * WALKS
"""How many cases a step that is told anew may take."""


class Retelling:
    """Steps of a puzzle from what is known, by cases or by lemmas."""

    def __init__(self, puzzle: Puzzle, known: Collection[Literal], budget: Budget) -> None:
        self.puzzle = puzzle
        self.known = known
        self.budget = budget

    def step(self, step: Step) -> Step | None:
        """The same step, told anew; None where no such story passes."""
        grounds = [tuple(literal for literal in step.support if literal in self.known)]
        seen = self.puzzle
        if step.smallest is None:
            grounds.append(tuple(sorted(self.known)))
        else:  # no other support is as small, and no other clues count
            seen = self.puzzle.with_clues(step.smallest.clues)
        told = [self._shown(seen, literal, grounds) for literal in step.facts or (None,)]
        parts = [part for part in told if part is not None]
        if len(parts) < len(told):
            return None
        support = dict.fromkeys(literal for part in parts for literal in part.support)
        deductions = [deduction for part in parts for deduction in part.deductions]
        if len(parts) > 1:
            deductions.append(
                Deduction(CASE_ANALYSIS, step.facts, step.facts, (), message("service/so-much-was-shown"))
            )
        kept = step.support if step.smallest is not None else tuple(support)
        anew = Step(step.fact, kept, tuple(deductions), step.smallest)
        refused = check_step(self.puzzle.rules, self.known, anew) or odd_clues(self.puzzle, anew)
        return None if refused else anew

    def _shown(
        self, seen: Puzzle, literal: Literal | None, grounds: list[tuple[Literal, ...]]
    ) -> Step | None:
        """A step to one literal (None: to a contradiction) that the checker accepts."""
        from whygrid.sat.oracle import Oracle

        with Oracle(seen.rules, self.budget) as oracle:
            for ground in grounds:
                core = oracle.minimal_core([] if literal is None else [-literal], ground)
                if core is not None:
                    for told in self._stories(seen, core, literal):
                        if not check_step(seen.rules, self.known, told):
                            return told
        return None

    def _stories(self, seen: Puzzle, support: tuple[Literal, ...], literal: Literal | None) -> Iterator[Step]:
        """Case analyses by easy techniques and by none at all, unless they get too long; then by lemmas."""
        genre, board = seen.genre, seen.board
        easy = tuple(technique for technique in genre.techniques() if technique.effort <= CASE_EFFORT)
        for techniques in (easy, ()):
            analysis = Analysis(lambda known: genre.state(board, known), techniques, self.budget)
            analysis.walks_left = CASES
            try:
                if literal is None:
                    yield analysis.contradiction(support)
                elif literal > 0:
                    yield analysis.prove(support, literal)
                else:
                    yield self._supposed(analysis, support, literal)
            except TooLong:
                continue
        from whygrid.engine.lemmas import by_lemmas  # most proofs do without

        found = by_lemmas(seen.rules, support, literal, self.budget)
        if found is not None:
            yield Step(literal, support, (found,))

    def _supposed(self, analysis: Analysis, support: tuple[Literal, ...], literal: Literal) -> Step:
        """That something is not so, because it would lead to a contradiction."""
        refuted = analysis.contradiction((*support, -literal))
        premises = tuple(known for known in refuted.support if known != -literal)
        supposed = Short((self.puzzle.rules.fact(-literal).parts,))
        reason = message("engine/supposing-leads-to-contradiction", fact=supposed)
        case = Case(-literal, refuted.deductions)
        return Step(
            literal, premises, (Deduction(CASE_ANALYSIS, (literal,), premises, (), reason, cases=(case,)),)
        )
