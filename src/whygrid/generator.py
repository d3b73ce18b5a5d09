"""What a genre that can make new puzzles says about it.

The settings are declared, so that the command line makes options of them and an app a form, and neither
knows a genre by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from whygrid.arguments import shown
from whygrid.errors import UsageError
from whygrid.records import NamedTuple
from whygrid.voice.message import message

if TYPE_CHECKING:
    from random import Random

    from whygrid.budget import Budget
    from whygrid.bulk.arrays import Grids

P = TypeVar("P")
Value = int | float | str | bool | None
Settings = Mapping[str, Value]
News = Callable[[P, str], None]
"""Is told the best puzzle so far and in a few words how good it is, where a search takes long."""


class Setting(NamedTuple):
    """One thing that can be asked of a generator.

    It is one of `choices`, or several of them with a plus sign between them where they can be `joined`, or a
    number from `low` to `high`, or else a flag. A default of None leaves it to the generator.
    """

    name: str
    help: str
    default: Value = False
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    joined: bool = False

    @property
    def is_flag(self) -> bool:
        """Whether it is just on or off."""
        return not self.choices and self.low is None

    def meant(self, value: Value) -> Value:
        """The choice that a number names, as in `size=8`; else the value as it is.

        >>> Setting("size", "", choices=("6", "8")).meant(8)
        '8'
        """
        return str(value) if type(value) is int and str(value) in self.choices else value

    def refuse(self, value: Value) -> None:
        """Raise an error if it can't have this value."""
        if self.choices:
            parts = value.split("+") if self.joined and isinstance(value, str) else [value]
            allowed = all(part in self.choices and parts.count(part) == 1 for part in parts)
            remedy = message("voice/one-of", names=", ".join(self.choices))
        elif self.low is not None and self.high is not None:
            number = isinstance(value, int if isinstance(self.low, int) else (int, float))
            allowed = number and not isinstance(value, bool) and self.low <= value <= self.high  # type: ignore[operator]
            remedy = message("voice/from-to", low=self.low, high=self.high)
        else:
            allowed, remedy = isinstance(value, bool), message("voice/true-or-false")
        if not allowed and not (value is None and self.default is None):
            raise UsageError(message("voice/cannot-be", name=self.name, value=shown(value)), remedy=remedy)


class Batches(NamedTuple, Generic[P]):
    """Puzzles that can be made by the thousand, as rows of digits.

    size      how many at a time; part of what a seed means
    make      so many of them for a seed, on so many threads, asking the budget now and then; when it is
              stopped, `Stopped.made` are the first of them
    puzzle    the puzzle of a row
    """

    size: int
    make: Callable[[int, int, int | None, Budget], Grids | list[bytes]]
    puzzle: Callable[[Any], P]


class Generator(NamedTuple, Generic[P]):
    """How a genre makes new puzzles, each with exactly one solution.

    settings  what can be asked for
    make      one puzzle for these settings
    batches   the fast way to many of them; None where these settings have no such way
    easier    settings that make easier puzzles, where an easier level is asked for and they are not
    """

    settings: tuple[Setting, ...]
    make: Callable[[Settings, Random, Budget, News[P]], P]
    batches: Callable[[Settings], Batches[P] | None] = lambda settings: None
    easier: Settings = MappingProxyType({})

    def complete(self, given: Settings) -> Settings:
        """The settings with their defaults, or an error that says which one is wrong."""
        known = {setting.name: setting for setting in self.settings}
        wanted: dict[str, Value] = {}
        for name, value in given.items():
            if name not in known:
                raise UsageError(
                    message("voice/there-is-no-setting", name=repr(name)),
                    remedy=message("voice/there-are", names=", ".join(known)),
                )
            wanted[name] = known[name].meant(value)
            known[name].refuse(wanted[name])
        return {name: wanted.get(name, setting.default) for name, setting in known.items()}
