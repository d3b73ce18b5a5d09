"""The taskset of verifiers, with the real package: `tools/ml-tests` installs it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import whygrid

pytest.importorskip("verifiers")
vf: Any = pytest.importorskip("verifiers.v1")
from verifiers.v1.utils.loaders import load_taskset, taskset_config_type  # noqa: E402

ID = "whygrid-verifiers"


def tasks(number: int, **options: Any) -> list[Any]:
    config = taskset_config_type(ID)(id=ID, settings={"size": "4"}, **options)
    return list(load_taskset(config).take(number))


def rewarded(task: Any, reply: str) -> tuple[float, dict[str, float]]:
    """What an answer earns, scored by verifiers itself."""
    data = vf.TraceTask(type=type(task).__name__, data=task.data)
    trace = vf.Trace(task=data, agent=vf.AgentInfo(config=vf.AgentConfig()), root_reply=reply)
    asyncio.run(task.score(trace))
    return trace.rewards["solved"].value, trace.metrics


def test_the_taskset_is_found_by_its_name_and_gives_the_same_tasks_for_a_seed() -> None:
    one, other = tasks(3, seed=7), tasks(3, seed=7)
    assert [task.data for task in one] == [task.data for task in other]
    assert len({task.key for task in one}) == 3 and [task.data.idx for task in one] == [0, 1, 2]
    assert one[0].data.puzzle in one[0].data.prompt
    assert asyncio.run(one[0].validate(None)) is True


def test_the_solution_earns_everything_and_a_copy_nothing() -> None:
    (task,) = tasks(1)
    puzzle = whygrid.parse(task.data.puzzle)
    assert rewarded(task, f"<answer>{whygrid.solve(puzzle).solutions[0].text}</answer>")[0] == 1
    assert rewarded(task, f"<answer>{puzzle.text}</answer>")[0] == 0


def test_steps_earn_what_they_show_and_guesses_nothing() -> None:
    (task,) = tasks(1, score="steps")
    puzzle = whygrid.parse(task.data.puzzle)
    lines = [
        (str(fact), ", ".join(step["support"]))
        for step in whygrid.to_json(whygrid.explain(puzzle))["steps"]
        for fact in step["deductions"][-1]["conclusions"]
    ]
    score, metrics = rewarded(task, "\n".join(f"{fact} because {cells}" for fact, cells in lines))
    assert score == 1 and metrics["deductions"] == len(lines)
    score, metrics = rewarded(task, "\n".join(fact for fact, _ in lines))
    assert score == 0 and metrics["lucky"] == len(lines)
