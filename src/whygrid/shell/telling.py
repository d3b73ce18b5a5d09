"""The proof of a session in words: with each step what it assumes, and references where they are wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.service.story_lines import Line
from whygrid.service.telling import lines
from whygrid.voice.message import Short, Values, message


def tell_steps(proof: Proof, numbers: Iterable[int], flags: Collection[str] = ()) -> str:
    """Some steps as text, in a story with runs of easy ones as one paragraph.

    The flag "brief" gives each one line; "IsValue" adds the known cells that it rests on, "reference" which
    deduction uses which, or in a story which steps a step rests on.
    """
    wanted = {"reference", "IsValue"} & set(flags)
    made_in = {fact: number for number, step in enumerate(proof.steps, 1) for fact in step.facts}
    style = "full" if wanted else "brief" if "brief" in flags else "lemmas"
    told: list[str] = []
    for after, together in groupby(numbers, lambda number: assuming(proof, proof.steps[number - 1])):
        for part in ([number] for number in together) if after or wanted else [list(together)]:
            for line in lines(proof, style, part):
                text = _as_wanted(line, wanted, proof.view)
                if text is None:
                    continue
                if line.kind == "step" and proof.view == "story" and "reference" in wanted:
                    text += _resting(proof.steps[part[0] - 1], made_in)
                told.append("    " * line.indent + text + (after if line.kind == "step" else ""))
    return "\n".join(told)


def assuming(proof: Proof, step: Step) -> str:
    """What a step takes from assumptions, to be said behind it; nothing where it takes nothing."""
    assumed = set(proof.assumed)
    facts = tuple(proof.rules.fact(literal).parts for literal in step.support if literal in assumed)
    return f"  {message('shell/assuming', facts=Short(facts))}" if facts else ""


def _resting(step: Step, made_in: dict[Literal, int]) -> str:
    """Which steps have settled what a step rests on."""
    before = sorted({made_in[literal] for literal in step.support if literal in made_in})
    if not before:
        return ""
    return f"  {message('shell/rests-on', steps=Values(tuple(map(str, before))))}"


def _as_wanted(line: Line, wanted: Collection[str], view: str) -> str | None:
    """A line of the full story with what is wanted of it: known cells, references, or both."""
    if len(wanted) != 1:
        return line.text
    if line.kind == "known":
        return line.text if "IsValue" in wanted else None
    sentence, bracket, uses = line.text.rpartition("  [")
    if view == "story" or line.kind != "lemma" or not bracket:
        return line.text
    technique, *parts = uses.removesuffix("]").split("; ")
    if "IsValue" in wanted:
        return f"{sentence}  ({technique})"
    return f"{sentence}  [{'; '.join([technique, *_references(parts)])}]"


def _references(parts: Iterable[str]) -> Iterator[str]:
    """The parts that name deductions, not known cells."""
    return (part for part in parts if part.startswith("L"))
