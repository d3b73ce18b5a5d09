"""Every technique is shown at work."""

from __future__ import annotations

import pytest

from whygrid.engine.technique import Technique
from whygrid.registry import genre
from whygrid.service.techniques import shown_at_work

ALL = [
    pytest.param(name, technique, id=f"{name}-{technique.name}")
    for name in ("kakuro", "numberlink")  # a Sudoku's are tested with its portraits
    for technique in (*genre(name).techniques(), *genre(name).if_unique())
]


@pytest.mark.parametrize(("name", "technique"), ALL)
def test_a_technique_finds_something_in_its_position_and_it_can_be_drawn(
    name: str, technique: Technique
) -> None:
    kind = genre(name)
    assert kind.portrait(technique.name) is not None
    shown = shown_at_work(kind, technique)
    assert shown is not None
    assert shown.view.focus
    assert shown.puzzle.scene(shown.view).marks
