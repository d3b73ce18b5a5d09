"""Budgets: whose time they count."""

import pytest

from whygrid.budget import Budget
from whygrid.errors import Stopped


def test_seconds_of_own_work_do_not_pass_while_others_are_at_work(monkeypatch):
    hours = iter(range(1000))
    monkeypatch.setattr("whygrid.budget.time.monotonic", lambda: 3600.0 * next(hours))
    with pytest.raises(Stopped):
        Budget(3600).check()
    Budget.of_own_work(3600).check()


def test_seconds_of_own_work_pass_with_it():
    budget = Budget.of_own_work(0.001)
    with pytest.raises(Stopped, match=r"the time limit of 0.001 s was reached"):
        while True:
            budget.check()
