"""Every block of docs/ml.md, run from the first to the last; those whose package is missing are left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "ml.md"
SECTIONS = {
    title: re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    for title, text in re.findall(
        r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
}
ALWAYS = ("Was that step a deduction?", "Answers of a model")
PACKAGES = {"reasoning-gym": "reasoning_gym", "Gymnasium": "gymnasium", "verifiers": "verifiers"}


def test_every_adapter_has_an_example() -> None:
    assert all(SECTIONS[title] for title in (*ALWAYS, *PACKAGES))


@pytest.mark.parametrize("title", [title for title, blocks in SECTIONS.items() if blocks])
def test_the_examples_do_what_they_say(title: str) -> None:
    if title in PACKAGES:
        pytest.importorskip(PACKAGES[title])
    space: dict[str, Any] = {}
    for before in ALWAYS:
        for block in SECTIONS[before]:
            exec(compile(block, f"docs/ml.md, {before}", "exec"), space)
    for block in SECTIONS[title] if title not in ALWAYS else ():
        exec(compile(block, f"docs/ml.md, {title}", "exec"), space)
