"""The figures of a session, as lines of text."""

from __future__ import annotations

from whygrid.service.naming import part_of_work, technique_name
from whygrid.shell.session import Session
from whygrid.shell.variables import VARIABLES
from whygrid.voice.message import message

FAIR_K = 8
"""So many known cells are enough for a step that looks at one cell and its houses."""


def figures(session: Session) -> str:
    """Times, settings, what is assumed, and what the steps are like."""
    made = session.proof()
    found = made.statistics()
    assumed = {literal for step in made.steps for literal in step.support} & set(made.assumed)
    proved = [step.k for step in made.steps if step.smallest is not None and step.smallest.proved]
    others = [step.k for step in made.steps if step.smallest is None or not step.smallest.proved]
    kept = session.game.puzzle.genre_name
    rows: list[tuple[object, object]] = [
        (message("shell/time-spent"), f"{session.seconds:.3f} s"),
        *((f"  {part_of_work(name)}", f"{seconds:.3f} s") for name, seconds in session.times.items()),
        *((variable.name, session.settings.shown(variable)) for variable in VARIABLES),
        (message("shell/solves-stuck"), session.unsolved),
        (message("shell/assumed-set"), sum(literal > 0 for literal in made.assumed)),
        (message("shell/assumed-banned"), sum(literal < 0 for literal in made.assumed)),
        (f"  {message('shell/of-these-used')}", len(assumed)),
        (message("shell/hints-used"), session.game.hints),
        (message("shell/steps-made"), found.steps),
        (f"  {message('shell/with-k-proved')}", len(proved)),
        (f"  {message('shell/others-above', k=FAIR_K)}", sum(k > FAIR_K for k in others)),
        (f"  {message('shell/others-up-to', k=FAIR_K)}", sum(k <= FAIR_K for k in others)),
        (message("shell/largest-k"), found.k_max),
        (message("shell/largest-k-proved"), max(proved, default=0)),
        (message("shell/mean-k"), f"{found.k_mean:.2f}"),
    ]
    named = [(f"  {technique_name(kept, name)}", number) for name, number in found.techniques.items()]
    wide = max(29, *(len(f"{name}") + 2 for name, _ in (*rows, *named)))
    lines = [f"{f'{name}:':{wide}}{value}" for name, value in rows]
    kinds = [f"{name:{wide}}{number}" for name, number in named]
    none = f"  {message('shell/none')}"
    return "\n".join([*lines, f"{message('shell/techniques-by-deductions')}", *(kinds or [none])])
