"""Asking the checker that is proved in Coq, where it is built (docs/proved.md)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from whygrid.budget import Budget
from whygrid.errors import UsageError
from whygrid.records import NamedTuple
from whygrid.service.export.plain import plain_lines
from whygrid.service.export.theses import Thesis
from whygrid.voice.message import message

NAME = "whygrid-proved"
PLACE = "WHYGRID_PROVED"
"""The environment variable that says where the checker is, if not beside Python or on the path."""
LOOK = 0.2
"""So many seconds pass before the budget is looked at again."""


class Opinion(NamedTuple):
    """What the proved checker says: in words, and which rules it takes without a proof."""

    accepted: bool
    says: str
    taken: tuple[str, ...]


def find_checker() -> str | None:
    """Where the proved checker is; None where it is not built."""
    if place := os.environ.get(PLACE):
        return place if os.access(place, os.X_OK) else None
    beside = Path(sys.executable).with_name(NAME)
    return str(beside) if os.access(beside, os.X_OK) else shutil.which(NAME)


def ask(thesis: Thesis, budget: Budget | None = None) -> Opinion:
    """What the proved checker says about a thesis."""
    checker = find_checker()
    if checker is None:
        raise UsageError(
            message("service/proved-checker-is-missing"),
            remedy=message("service/how-to-build-proved", place=PLACE),
        )
    budget = budget or Budget()
    return opinion_on("".join(f"{line}\n" for line in plain_lines(thesis, budget=budget)), checker, budget)


def opinion_on(text: str, checker: str, budget: Budget) -> Opinion:
    """What the checker at this place says about a text in the plain form."""
    with subprocess.Popen(
        [checker, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        given: str | None = text
        while True:
            try:
                said, _ = process.communicate(given, timeout=LOOK)
                break
            except subprocess.TimeoutExpired:
                given = None
                try:
                    budget.check()
                except BaseException:
                    process.kill()
                    raise
    lines = said.splitlines()
    taken = tuple(line.removeprefix("taken: ") for line in lines if line.startswith("taken:"))
    says = lines[-1] if lines else f"it ended with code {process.returncode} and said nothing"
    return Opinion(process.returncode == 0 and says.startswith("accepted:"), says, taken)
