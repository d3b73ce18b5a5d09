"""The dataset of reasoning-gym, with the real package: `tools/ml-tests` installs it."""

from __future__ import annotations

import pytest

import whygrid

reasoning_gym = pytest.importorskip("reasoning_gym")
import whygrid.ml.reasoning_gym  # noqa: E402

SMALL = {
    "sudoku": {"size": "4"},
    "kakuro": {"rows": 4, "columns": 4},
    "numberlink": {"rows": 4, "columns": 4},
}


@pytest.mark.parametrize("genre", whygrid.genre_names())
@pytest.mark.parametrize("score", ["solution", "steps"])
def test_right_answers_earn_1_and_copies_nothing(genre: str, score: str) -> None:
    order = {
        "genre": genre,
        "settings": SMALL.get(genre, {}),
        "score": score,
        "most_cited": 50,
        "size": 3,
        "seed": 42,
    }
    data = reasoning_gym.create_dataset("whygrid", **order)
    again = reasoning_gym.create_dataset("whygrid", **order)
    assert len(data) == 3
    for item, same in zip(data, again, strict=True):
        assert item == same
        assert data.score_answer(item["answer"], item) == pytest.approx(1)
        assert data.score_answer(item["metadata"]["puzzle"], item) == 0
        assert data.score_answer(None, item) == 0 and data.score_answer("", item) == 0


def test_levels_are_grades_and_the_curriculum_goes_through_them() -> None:
    curriculum = reasoning_gym.factory.create_curriculum("whygrid")
    config = curriculum.generate_configuration({"size": 2, "seed": 1})
    assert config.level == "gentle"
    curriculum.increment_attr_level("level")
    config = curriculum.generate_configuration({"size": 2, "seed": 1})
    data = reasoning_gym.create_dataset("whygrid", level=config.level, size=2, seed=1)
    assert [item["metadata"]["difficulty"]["level"] for item in data] == ["easy", "easy"]


def test_what_can_not_be_had_is_refused() -> None:
    with pytest.raises(whygrid.WhygridError, match="chess"):
        reasoning_gym.create_dataset("whygrid", genre="chess")
