"""How proofs are told in the app: which view, by which means, in which notation; kept while it runs."""

from __future__ import annotations

from whygrid.engine.words import NOTATIONS
from whygrid.logic.proof import VIEWS
from whygrid.records import NamedTuple
from whygrid.service.explaining import STRATEGIES, Options
from whygrid.voice import message

_CHOICES = {"view": VIEWS, "strategy": STRATEGIES, "notation": NOTATIONS}


class Telling(NamedTuple):
    """The words are those of `whygrid explain`."""

    view: str = VIEWS[0]
    strategy: str = STRATEGIES[0]
    notation: str = NOTATIONS[0]

    @property
    def options(self) -> Options:
        """How to look for the proof."""
        return Options(view=self.view, prefer=self.strategy)

    def turned(self, name: str) -> Telling:
        """The same with the next choice of one of the three.

        >>> Telling().turned("view").turned("notation")
        Telling(view='cells', strategy='mixed', notation='eureka')
        """
        choices = _CHOICES[name]
        here = choices.index(getattr(self, name))
        return self._replace(**{name: choices[(here + 1) % len(choices)]})

    def say(self) -> str:
        """It in words."""
        return ", ".join(str(message(f"tui/telling-{chosen}")) for chosen in self)
