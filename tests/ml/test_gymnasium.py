"""The Gymnasium environment, with the real package."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import whygrid

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

import whygrid.ml.gymnasium  # noqa: E402
from whygrid.registry import genre as genre_of  # noqa: E402

MINI = "1....4.....2.3.."


def made(**options: Any) -> Any:
    return gymnasium.make("whygrid/Puzzle-v0", **options)


@pytest.mark.parametrize("genre", whygrid.genre_names())
def test_gymnasium_is_content(genre: str) -> None:
    maker = genre_of(genre).generator
    assert maker is not None
    sides = [each for each in maker().settings if each.name in ("rows", "columns", "size")]
    settings = {each.name: each.choices[0] if each.choices else 4 for each in sides}
    env = made(genre=genre, settings=settings, facts=300, render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)


def test_a_proof_is_paid_in_full_and_ends_the_episode() -> None:
    env = made(puzzles=[MINI])
    env.reset(seed=1)
    puzzle = whygrid.parse(MINI)
    earned, ended = 0.0, False
    for step in whygrid.explain(puzzle).steps:
        for fact in step.facts:
            action = fact - 1 if fact > 0 else 64 - fact - 1
            seen, reward, ended, _, info = env.step(action)
            earned += reward
            assert info["verdict"] in ("deduction", "known")
    assert ended and earned == pytest.approx(1) and (seen != 0).all()


def test_a_lucky_placement_is_not_written_and_a_false_one_ends_it() -> None:
    env = made(puzzles=[MINI], most_k=1)
    seen, _ = env.reset(seed=1)
    solution = whygrid.solve(whygrid.parse(MINI)).solutions[0].givens
    action = max(fact for fact in solution if seen[fact - 1] == 0) - 1
    after, reward, ended, _, info = env.step(action)
    assert (reward, ended, info["verdict"]) == (0, False, "lucky") and (after == seen).all()
    wrong = int(np.flatnonzero((seen == 0) & ~np.isin(np.arange(64) + 1, solution))[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["verdict"]) == (-1, True, "false")
    env.reset(seed=1)
    assert env.step(64 + action)[4]["verdict"] == "false", "what holds can't be excluded"


def test_masks_and_seeds_and_symmetries() -> None:
    env = made(puzzles=[whygrid.examples()["classic"].text])
    first, info = env.reset(seed=5)
    assert info["action_mask"].sum() == 2 * (first == 0).sum()
    turned, _ = env.reset(seed=5, options={"symmetry": True})
    again, _ = env.reset(seed=5, options={"symmetry": True})
    assert (turned == again).all() and not (turned == first).all()
    assert (first == 1).sum() == (turned == 1).sum()
