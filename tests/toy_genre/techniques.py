"""Two techniques on a plain `State`: they look at the counts of the rules and nothing else."""

from collections.abc import Callable, Iterator

from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message


def _last(name: str, kinds: tuple[str, ...], sentence: str) -> Callable[[State], Iterator[Deduction]]:
    """A search for counts of some kinds of rules in which one possibility is left."""

    def find(state: State) -> Iterator[Deduction]:
        for rule in state.rules.rules.values():
            if rule.name.startswith(kinds):
                for count in rule.counts:
                    left = [literal for literal in count.literals if not state.holds(-literal)]
                    if len(left) == 1 and state.open(left[0]):
                        others = tuple(-literal for literal in count.literals if literal != left[0])
                        reason = message(sentence, where=rule.said)
                        yield Deduction(name, (left[0],), others, (rule.name,), reason)

    return find


TECHNIQUES = (
    Technique(
        "last place",
        1.0,
        "A letter that has one place left in a row or column goes there.",
        _last("last place", ("row", "column"), "latin/last-place"),
    ),
    Technique(
        "last letter",
        2.0,
        "A cell that has one letter left takes it.",
        _last("last letter", ("cell",), "latin/last-letter"),
    ),
)
