"""The figures of a session, as lines of text."""

from __future__ import annotations

from whygrid.shell.session import Session
from whygrid.shell.variables import VARIABLES

FAIR_K = 8
"""So many known cells are enough for a step that looks at one cell and its houses."""


def figures(session: Session) -> str:
    """Times, settings, what is assumed, and what the steps are like."""
    made = session.proof()
    found = made.statistics()
    assumed = {literal for step in made.steps for literal in step.support} & set(made.assumed)
    proved = [step.k for step in made.steps if step.smallest is not None and step.smallest.proved]
    others = [step.k for step in made.steps if step.smallest is None or not step.smallest.proved]
    rows: list[tuple[str, object]] = [
        ("time spent on proofs", f"{session.seconds:.3f} s"),
        *((f"  {name}", f"{seconds:.3f} s") for name, seconds in session.times.items()),
        *((variable.name, session.settings.shown(variable)) for variable in VARIABLES),
        ("solves that got stuck", session.unsolved),
        ("assumed (set)", sum(literal > 0 for literal in made.assumed)),
        ("assumed (banned)", sum(literal < 0 for literal in made.assumed)),
        ("  of these used in steps", len(assumed)),
        ("hints used", session.game.hints),
        ("proof steps made", found.steps),
        ("  with a k proved smallest", len(proved)),
        (f"  others, k above {FAIR_K}", sum(k > FAIR_K for k in others)),
        (f"  others, k up to {FAIR_K}", sum(k <= FAIR_K for k in others)),
        ("largest k", found.k_max),
        ("largest k proved smallest", max(proved, default=0)),
        ("mean k", f"{found.k_mean:.2f}"),
    ]
    kinds = [f"{'  ' + name:29}{number}" for name, number in found.techniques.items()]
    lines = [f"{name + ':':29}{value}" for name, value in rows]
    return "\n".join([*lines, "techniques, by deductions:", *(kinds or ["  none"])])
