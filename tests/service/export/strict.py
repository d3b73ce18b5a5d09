"""A strict checker for LRAT: each hint must be a unit, the last one must fail. No search, nothing of ours."""

from __future__ import annotations


def lrat_accepted(formula: str, proof: str) -> bool:
    """Whether the proof shows by its hints alone that the clauses can't all be kept."""
    rows = [line.split() for line in formula.splitlines() if line[:1] not in ("c", "p")]
    clauses = {n: [int(word) for word in row[:-1]] for n, row in enumerate(rows, 1)}
    for line in proof.splitlines():
        number, *rest = map(int, line.split())
        end = rest.index(0)
        clause, hints = rest[:end], rest[end + 1 : -1]
        false = set(clause)
        failed = False
        for hint in hints:
            if failed or hint not in clauses:
                return False
            left = {literal for literal in clauses[hint] if literal not in false}
            if len(left) > 1:
                return False
            failed = not left
            false |= {-literal for literal in left}
        if not failed or number in clauses:
            return False
        if not clause:
            return True
        clauses[number] = clause
    return False
