"""The proof of a session in words: with each step what it assumes, and references where they are wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from whygrid.logic.proof import Proof, Step
from whygrid.service.story_lines import Line
from whygrid.service.telling import lines
from whygrid.text.phrases import join


def tell_steps(proof: Proof, numbers: Iterable[int], flags: Collection[str] = ()) -> str:
    """Some steps as text.

    The flag "brief" gives each one line; "IsValue" adds the known cells that it rests on, "reference" which
    lemma uses which.
    """
    wanted = {"reference", "IsValue"} & set(flags)
    style = "full" if wanted else "brief" if "brief" in flags else "lemmas"
    told: list[str] = []
    for number in numbers:
        for line in lines(proof, style, [number]):
            text = line.text if proof.view == "story" else _as_wanted(line, wanted)
            if line.kind == "step" and text is not None:
                text += assuming(proof, proof.steps[number - 1])
            told += [] if text is None else ["    " * line.indent + text]
    return "\n".join(told)


def assuming(proof: Proof, step: Step) -> str:
    """What a step takes from assumptions, to be said behind it; nothing where it takes nothing."""
    assumed = set(proof.assumed)
    facts = [str(proof.rules.fact(literal)) for literal in step.support if literal in assumed]
    return f"  (assuming {join(facts)})" if facts else ""


def _as_wanted(line: Line, wanted: Collection[str]) -> str | None:
    """A line of the full story with what is wanted of it: known cells, references, or both."""
    if len(wanted) != 1:
        return line.text
    if line.kind == "known":
        return line.text if "IsValue" in wanted else None
    sentence, bracket, uses = line.text.rpartition("  [")
    if line.kind != "lemma" or not bracket:
        return line.text
    technique, *parts = uses.removesuffix("]").split("; ")
    if "IsValue" in wanted:
        return f"{sentence}  ({technique})"
    return f"{sentence}  [{'; '.join([technique, *_references(parts)])}]"


def _references(parts: Iterable[str]) -> Iterator[str]:
    """The parts that name lemmas, not known cells."""
    return (part for part in parts if part.startswith("L"))
