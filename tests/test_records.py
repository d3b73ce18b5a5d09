"""Our named tuples are those of `typing` in all that one can ask of them."""

from __future__ import annotations

import copy
import inspect
import pickle
import typing
from typing import Generic, TypeVar

import pytest

from whygrid.records import NamedTuple

T = TypeVar("T")


class Ours(NamedTuple):
    kind: str
    new: int = 3
    tags: tuple[str, ...] = ()

    @property
    def loud(self) -> str:
        return self.kind.upper()


class Theirs(typing.NamedTuple):
    kind: str
    new: int = 3
    tags: tuple[str, ...] = ()


class Box(NamedTuple, Generic[T]):
    """Holds something."""

    inside: T


class Nothing(NamedTuple):
    pass


@pytest.mark.parametrize("use", [
    lambda made: made("a"),
    lambda made: made("a", 4),
    lambda made: made(new=1, kind="b"),
    lambda made: made("a")._replace(new=9),
    lambda made: made("a")._asdict(),
    lambda made: made._make(["a", 2, ("x",)]),
    lambda made: (made._fields, made._field_defaults, made.__match_args__),
    lambda made: hash(made("a")),
    lambda made: made("a") == ("a", 3, ()),
    lambda made: repr(made("a")).partition("(")[2],
    lambda made: [made("b"), made("a")][0] > made("a"),
    lambda made: made("a").kind + str(made("a").new),
    lambda made: hasattr(made("a"), "__dict__"),
    lambda made: list(inspect.signature(made).parameters),
    lambda made: inspect.signature(made).bind("a", tags=()).arguments,
])  # fmt: skip
def test_it_answers_as_a_named_tuple_of_python_does(use):
    assert use(Ours) == use(Theirs)


@pytest.mark.parametrize("wrong", [
    lambda made: made(),
    lambda made: made("a", 1, (), 5),
    lambda made: made("a", kind="b"),
    lambda made: made("a", colour=1),
    lambda made: made("a")._replace(colour=1),
    lambda made: setattr(made("a"), "kind", "b"),
    lambda made: setattr(made("a"), "other", "b"),
])  # fmt: skip
def test_it_refuses_what_a_named_tuple_of_python_refuses(wrong):
    with pytest.raises((TypeError, ValueError, AttributeError)) as theirs:
        wrong(Theirs)
    with pytest.raises(theirs.type):
        wrong(Ours)


def test_it_can_be_copied_pickled_and_matched():
    one = Ours("a", 2)
    assert one.loud == "A" and copy.deepcopy(one) == one
    back = pickle.loads(pickle.dumps(one))
    assert back == one and type(back) is Ours
    match one:
        case Ours(kind, new):
            assert (kind, new) == ("a", 2)


def test_generic_and_empty_ones():
    assert Box[int](5).inside == 5 and Box(inside=5) == (5,)
    assert Nothing() == () and repr(Nothing()) == "Nothing()"


def test_a_field_without_a_default_cannot_follow_one_with_a_default():
    with pytest.raises(TypeError, match="without a default"):

        class Wrong(NamedTuple):
            one: int = 1
            two: int
