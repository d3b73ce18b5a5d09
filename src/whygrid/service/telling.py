"""Telling a proof: its steps as lines of plain words, as text or Markdown.

Styles: "brief" gives each step one line; "lemmas" adds its groundwork; "full" also lists the known cells
that it rests on, and says which deduction uses which. A proof as a story is told by `story_lines`;
here, one by cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whygrid.arguments import expect, whole
from whygrid.engine.words import facts_said, say
from whygrid.errors import UsageError
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rules
from whygrid.registry import genre
from whygrid.service.naming import technique_name
from whygrid.service.story_lines import Line, known_line, story_lines, story_step
from whygrid.service.story_words import Out
from whygrid.service.supposing import by_cases, what_follows
from whygrid.service.ways import Ways
from whygrid.voice import Short, message, sentence

SHOWN = 8
"""So many assumptions are named."""
STYLES = ("brief", "lemmas", "full")


def tell_step(
    proof: Proof, number: int, style: str, told: dict[object, int] | None = None, notation: str = "words"
) -> Iterator[Line]:
    """The story of one step. `told` remembers in which step a deduction was first told."""
    if proof.view == "story":
        yield from story_step(proof, number, style, notation=notation)
        return
    step, rules = proof.steps[number - 1], proof.rules
    if style == "brief" or (style == "lemmas" and len(step.deductions) == 1 and not step.deductions[0].cases):
        said = sentence(say(rules, step.deductions[-1], notation=notation))
        yield Line("step", 0, f"{number}. {said}.  [{_label(proof, step)}]")
        return
    goal = message("engine/contradiction") if step.fact is None else facts_said(rules, [step.fact])
    yield Line(
        "step",
        0,
        f"{number}. {sentence(str(message('service/because', goal=goal)))}  [{_label(proof, step)}]",
    )
    if style == "full":
        yield Line("known", 1, known_line(proof, step))
    first_told = {} if told is None or style == "full" else told
    yield from _tell_chain(proof, step, style, number, first_told, notation)


def _label(proof: Proof, step: Step) -> str:
    """The techniques of a step, the last one first, and its k."""
    before = [
        name
        for name in dict.fromkeys(earlier.technique for earlier in step.groundwork)
        if name != step.technique
    ]
    name = technique_name(proof.genre, step.technique)
    if before:
        named = tuple(technique_name(proof.genre, other) for other in before)
        name = str(message("service/after-techniques", technique=name, before=named))
    return f"{name}, {say_k(step)}"


def say_k(step: Step) -> str:
    """The k of a step and, where it is known, how small that is."""
    if step.smallest is None:
        return f"k {step.k}"
    kind, _, proved = step.smallest
    return str(message(f"service/k-{kind}-{'proved' if proved else 'found'}", k=step.k))


def _tell_chain(
    proof: Proof,
    step: Step,
    style: str,
    number: int,
    told: dict[object, int],
    notation: str,
) -> Iterator[Line]:
    """The deductions of a step, numbered L1, L2, …; what they suppose is told as in a story, with L2a, L2b, …

    One that was told in an earlier step is named, with that step, and not told again.
    """
    rules, ways, full = proof.rules, Ways.of(proof.genre), style == "full"
    source: dict[Literal, int] = {}
    out = Out(rules)
    out.take(step.support)
    for index, deduction in enumerate(step.deductions, 1):
        more: list[Line] = []
        key = _as_told(rules, ways, deduction, out)
        if told.setdefault(key, number) != number:
            facts = facts_said(rules, deduction.conclusions)
            said = str(message("service/as-in-step", facts=facts, n=told[key]))
        elif ways.supposes(deduction):
            first, *more = by_cases(rules, ways, [deduction], f"L{index}", out)
            said = first.text
        else:
            said = say(rules, deduction, whole=full, notation=notation)
        name = technique_name(proof.genre, deduction.technique)
        end = f"[{_uses(rules, deduction, name, source)}]" if full else f"({name})"
        yield Line("lemma", 1, f"(L{index}) {said}  {end}")
        for line in more:
            yield Line("case", line.indent + 1, line.text)
        source.update(dict.fromkeys(deduction.conclusions, index))
        out.take(deduction.conclusions)


def _as_told(rules: Rules, ways: Ways, deduction: Deduction, out: Out) -> object:
    """The same for what is told in the same words: a supposition may rest on other cells and say the same."""
    if len(deduction.cases) != 1 or not ways.supposes(deduction):
        return deduction
    return deduction.conclusions, what_follows(rules, ways, deduction, out)


def _uses(rules: Rules, deduction: Deduction, name: str, source: dict[Literal, int]) -> str:
    """The technique of a deduction, then the earlier ones and the known cells it rests on."""
    earlier = sorted({source[premise] for premise in deduction.premises if premise in source})
    known = [str(rules.fact(premise)) for premise in deduction.premises if premise not in source]
    return "; ".join(
        part for part in (name, ", ".join(f"L{index}" for index in earlier), ", ".join(known)) if part
    )


def tell(
    proof: Proof, style: str = "lemmas", numbers: Sequence[int] | None = None, notation: str = "words"
) -> str:
    """The proof as plain text.

    >>> from whygrid import explain, parse
    >>> print(tell(explain(parse("1.....2..3.....4")), numbers=[1]))
    1. r1c2=2 (row 1).
    """
    return "\n".join("    " * line.indent + line.text for line in lines(proof, style, numbers, notation))


def lines(
    proof: Proof, style: str, numbers: Sequence[int] | None = None, notation: str = "words"
) -> Iterator[Line]:
    """The lines of the story of some steps, or of all."""
    expect(Proof, proof=proof)
    expect(Sequence | None, numbers=numbers)
    expect(str, style=style)
    if style not in STYLES:
        raise UsageError(
            message("service/there-is-no-style", style=repr(style)),
            remedy=message("service/there-are", names=", ".join(STYLES)),
        )
    last = len(proof.steps)
    chosen = range(1, last + 1) if numbers is None else [whole("numbers", n, 1, last) for n in numbers]
    if proof.view == "story":
        yield from story_lines(proof, style, chosen, notation)
        return
    told: dict[object, int] = {}
    for number in chosen:
        yield from tell_step(proof, number, style, told, notation)


def tell_markdown(
    proof: Proof, style: str = "lemmas", numbers: Sequence[int] | None = None, notation: str = "words"
) -> str:
    """The proof as Markdown, with the puzzle, the story and the figures."""
    # Five columns put a list into the item of any step up to 999, two more into the list before.
    body = [
        _no_html(line.text if line.kind == "step" else f"{' ' * (3 + 2 * line.indent)}- {line.text}")
        for line in lines(proof, style, numbers, notation)
    ]
    heading = message("service/solution")
    solutions = [f"{heading}:\n\n{_block(text)}\n" for text in proof.solutions]
    figures = _no_html(summary(proof)).replace("\n", "\n\n")
    title = f"# {genre(proof.genre).title}"
    return "\n".join([title, "", _block(proof.puzzle), "", *body, "", *solutions, figures])


def _no_html(text: str) -> str:
    """Text that Markdown shows as it stands, tags too: a proof may come from anywhere."""
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _block(text: str) -> str:
    """Text as a block of code, which may have several lines."""
    return "\n".join(f"    {line}" for line in text.splitlines())


STATUSES = ("unique", "solution", "none", "multiple", "unknown", "part", "stuck")
"""How a proof can end."""


def verdict(status: str) -> str:
    """What a status means, in words."""
    return str(message(f"service/verdict-{status}"))


def summary(proof: Proof) -> str:
    """The verdict and the figures in two lines, and a line for each step that had to be told anew."""
    figures = proof.statistics()
    techniques = ", ".join(
        f"{technique_name(proof.genre, name)} ×{number}" for name, number in figures.techniques.items()
    )
    steps = str(message("service/steps", n=figures.steps))
    if figures.by_cases:
        steps = str(message("service/steps-by-cases", steps=steps, n=figures.by_cases))
    if proof.view == "cells":
        steps += f" · {message('service/k-figures', most=figures.k_max, mean=figures.k_mean)}"
    note = f" ({proof.note})" if proof.note else ""
    if proof.assumed:
        named = Short(tuple(proof.rules.fact(literal).parts for literal in proof.assumed[:SHOWN]))
        more = len(proof.assumed) - SHOWN
        said = "service/assuming" if more <= 0 else "service/assuming-more"
        note += f", {message(said, facts=named, n=more)}"
    lines = [
        f"{verdict(proof.status)}{note}",
        f"{steps} · {techniques or message('service/no-technique')}",
    ]
    return "\n".join([*lines, *map(str, proof.retold)])
