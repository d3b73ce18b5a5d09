"""The public face of the package."""

import importlib

import pytest

import whygrid

PUBLIC = [
    "Budget",
    "Deduction",
    "Fact",
    "Judgement",
    "Options",
    "Proof",
    "ProofError",
    "Puzzle",
    "PuzzleError",
    "Step",
    "Verdict",
    "WhygridError",
    "check",
    "count",
    "examples",
    "explain",
    "from_json",
    "generate",
    "genre_names",
    "grade",
    "hint",
    "judge",
    "k",
    "parse",
    "solve",
    "support",
    "tell",
    "to_json",
    "verify",
]


def test_the_public_names_are_these():
    assert whygrid.__all__ == PUBLIC


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_can_be_imported_and_says_what_it_is(name):
    value = getattr(whygrid, name)
    assert value.__doc__ and value.__doc__.strip(), f"whygrid.{name} has no docstring"
    assert value.__doc__ != f"{name}{getattr(value, '__text_signature__', '')}"
    home = importlib.import_module(value.__module__)
    assert getattr(home, name) is value


def test_every_public_name_is_offered_by_completion():
    assert set(PUBLIC) <= set(dir(whygrid))


def test_a_name_that_is_not_there_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'solvee'"):
        _ = whygrid.solvee  # type: ignore[attr-defined]


def test_star_import_gives_the_public_names():
    names: dict[str, object] = {}
    exec("from whygrid import *", names)
    assert set(PUBLIC) == set(names) - {"__builtins__"}


@pytest.mark.parametrize("name", ["PuzzleError", "ProofError"])
def test_errors_are_also_value_errors_and_whygrid_errors(name):
    error = getattr(whygrid, name)
    assert issubclass(error, whygrid.WhygridError)
    assert issubclass(error, ValueError)
