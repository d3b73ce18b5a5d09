"""Draw the picture that moves in the README: a proof that plays, as one SVG without scripts.

.venv/bin/python tools/moving_picture.py          writes docs/proof.svg

Every element stands in the file once. A style says for each group of elements in which frames it is seen.
Where nothing moves (on paper, or for people who asked for less motion) one frame is shown: the deduction.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from graphlib import TopologicalSorter
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import whygrid
from whygrid.scene.svg import svg_elements, svg_rules
from whygrid.scene.svg_style import opening_tag, tag, xml_text
from whygrid.scene.view import View
from whygrid.service.frames import frames_of, view_of
from whygrid.service.views import marks_at, position_at

OUT = Path(__file__).parent.parent / "docs" / "proof.svg"
EXAMPLE = "xy-wing"
FIRST, LAST = 13, 22
"""The steps that are played: some before the deduction that everything waits for, and some after it."""
CELL = 40
LINE = 20
WIDTH = 51
"""How many letters go into a line below the board."""


class Frame(NamedTuple):
    """A picture, from back to front, with the words below it, and for how long it is seen, in seconds."""

    elements: list[str]
    seconds: float
    lines: int


def main() -> None:
    """Draw it, and say how large it is."""
    puzzle = whygrid.parse(whygrid.examples()[EXAMPLE].text)
    proof = whygrid.explain(puzzle)
    deduction = next(number for number, step in enumerate(proof, 1) if step.technique == EXAMPLE)
    begin = f"{puzzle.genre.title}: {FIRST - 1} cells are placed"
    frames = [picture(puzzle, marks_at(puzzle, position_at(proof, FIRST)), begin, 1.5)]
    shown = 0
    for number in range(FIRST, LAST + 1):
        for frame in frames_of(proof, number):
            if number == deduction:
                shown = len(frames)
            says = f"{number}. {frame.says} [{frame.deduction.technique}]"
            view = view_of(puzzle, position_at(proof, number), frame)
            frames.append(picture(puzzle, view, says, 7 if number == deduction else 1.8))
    told = f"{len(proof)} steps, each checked. {whygrid.verify(proof).shows}: every cell is forced"
    frames.append(picture(puzzle, marks_at(puzzle, position_at(proof)), told, 3))
    title = f"A proof that plays: steps {FIRST} to {LAST} of {len(proof)}, with {EXAMPLE} as step {deduction}"
    board = puzzle.scene()
    OUT.write_text(moving(frames, shown, board.columns, board.rows, title), encoding="utf-8")
    print(f"{OUT}: {len(frames)} frames, {OUT.stat().st_size:,} bytes")


def picture(puzzle: whygrid.Puzzle, view: View, says: str, seconds: float) -> Frame:
    """The board, and lines of words below it."""
    scene = puzzle.scene(view)
    top = scene.rows * CELL + 12
    lines = textwrap.wrap(says, WIDTH)
    words = [
        tag("text", xml_text(line), class_="says", x=8, y=top + LINE * (number + 0.7), font_size=14)
        for number, line in enumerate(lines)
    ]
    return Frame([*svg_elements(scene, cell=CELL), *words], seconds, len(lines))


def moving(frames: Sequence[Frame], shown: int, columns: int, rows: int, title: str) -> str:
    """All frames in one picture; `shown` is the one that is seen where nothing moves."""
    width = columns * CELL + 12
    height = rows * CELL + 12 + LINE * max(frame.lines for frame in frames) + 6
    seen: dict[str, list[int]] = {}
    for number, frame in enumerate(frames):
        for element in frame.elements:
            seen.setdefault(element, []).append(number)
    names = {group: f"at{index}" for index, group in enumerate(dict.fromkeys(map(tuple, seen.values())))}
    always = tuple(range(len(frames)))
    drawn = []
    for element in back_to_front(frame.elements for frame in frames):
        group = tuple(seen[element])
        drawn.append(element if group == always else f'<g class="{names[group]}">{element}</g>')
    total = sum(frame.seconds for frame in frames)
    rules = [svg_rules(), ".whygrid .says{text-anchor:start;fill:#2a3140}"]
    rules += [f".sheet{{fill:#fffefb}}\n[class^=at]{{animation:{total:g}s step-end infinite}}"]
    for group, name in names.items():
        if group != always:
            rules.append(f".{name}{{visibility:{visible(shown in group)};animation-name:{name}}}")
            rules.append(f"@keyframes {name}{{{moments(frames, group, total)}}}")
    rules.append("@media (prefers-reduced-motion:reduce){[class^=at]{animation:none}}")
    dark = ".sheet{fill:#15181e}.whygrid .says{fill:#d5dae3}"
    rules.append(f"@media screen and (prefers-color-scheme:dark){{{dark}}}")
    sheet = tag("rect", class_="sheet", width=width, height=height, rx=6)
    parts = [opening_tag(width, height, title), "<style>", *rules, "</style>", sheet, *drawn, "</svg>"]
    return "\n".join(parts) + "\n"


def moments(frames: Sequence[Frame], group: tuple[int, ...], total: float) -> str:
    """When a group of elements appears and goes, as keyframes."""
    said, before, after = [], None, 0.0
    for number, frame in enumerate(frames):
        if (number in group) != before:
            before = number in group
            said.append(f"{100 * after / total:.3g}%{{visibility:{visible(before)}}}")
        after += frame.seconds
    return "".join(said)


def visible(is_seen: bool) -> str:
    """How a style says that."""
    return "visible" if is_seen else "hidden"


def back_to_front(frames: Iterable[list[str]]) -> Iterable[str]:
    """All elements of all frames in one order that is right for each of them."""
    order: TopologicalSorter[str] = TopologicalSorter()
    for elements in frames:
        for behind, before in pairwise(elements):
            order.add(before, behind)
    return order.static_order()


main()
