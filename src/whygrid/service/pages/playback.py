"""A proof as a page to play back: the board at every step, and the steps as a list beside it.

The board is drawn here, from scenes. Since most of it stays the same from step to step, the page holds every
element once, and for each frame the numbers of its elements.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.scene.legend import links_in, words_of
from whygrid.scene.marks import LINKS, Scene
from whygrid.scene.svg import render_svg, svg_elements, svg_opening, svg_rules
from whygrid.scene.svg_arrows import svg_arrow
from whygrid.scene.view import View
from whygrid.service.frames import frames_of, view_of, view_of_frame
from whygrid.service.naming import technique_name
from whygrid.service.pages.document import data_block, html_document, resource
from whygrid.service.telling import summary, tell_step
from whygrid.service.views import placed_before, position_at
from whygrid.voice import message


class _Frame(NamedTuple):
    """A picture of the playback: its place in the list, what is said, what is drawn."""

    place: str
    says: str
    scene: Scene


def proof_page(
    puzzle: Puzzle,
    proof: Proof,
    numbers: Sequence[int] | None = None,
    style: str = "lemmas",
    notation: str = "words",
) -> str:
    """The proof, or those of its steps that have these numbers, as a page that stands alone."""
    chosen = list(range(1, len(proof) + 1)) if numbers is None else list(numbers)
    frames = list(_frames(puzzle, proof, chosen, notation))
    title = f"{puzzle.genre.title}: {message('service/steps', n=len(chosen))}"
    verdict, _, figures = summary(proof).partition("\n")
    body = "\n".join(
        [
            f"<header><h1>{escape(title)}</h1><p>{escape(verdict)}<br>{escape(figures)}</p></header>",
            "<main>",
            _stage(frames),
            f'<section class="steps"><h2>{_said("page-steps")}</h2>',
            '<ol id="steps">',
            *_list(proof, chosen, style, notation),
            "</ol></section>",
            "</main>",
            _without_script(frames[-1]),
            data_block("frames", _packed(frames)),
        ]
    )
    return html_document(title, body, svg_rules() + resource("playback.css"), resource("playback.js"))


def _said(name: str) -> str:
    """The words of a sentence of the page, as text in HTML."""
    return escape(str(message(f"service/{name}")))


def _frames(puzzle: Puzzle, proof: Proof, numbers: Sequence[int], notation: str) -> Iterator[_Frame]:
    """The start, every frame of every step, and the end."""
    yield _Frame(
        "start", str(message("service/page-the-puzzle")), puzzle.scene(view_of_frame(puzzle, proof, 0, 0))
    )
    for number in numbers:
        frames, settled = frames_of(proof, number, notation), position_at(proof, number)
        for index, frame in enumerate(frames):
            name = technique_name(proof.genre, frame.deduction.technique)
            says = f"{number}. {frame.says}  ({name})"
            scene = puzzle.scene(view_of(puzzle, settled, frame))
            yield _Frame(_place(number, index, len(frames)), says, scene)
    yield _Frame("end", summary(proof).partition("\n")[0], puzzle.scene(View(placed=placed_before(proof))))


def _place(number: int, index: int, frames: int) -> str:
    """The name of a place in the proof; the last frame is the step itself."""
    return f"step-{number}" if index == frames - 1 else f"step-{number}-{index + 1}"


def _packed(frames: Sequence[_Frame]) -> dict[str, object]:
    """Every element once, and the frames by their numbers."""
    numbers: dict[str, int] = {}
    packed = [
        {
            "place": frame.place,
            "says": frame.says,
            "label": frame.scene.label,
            "links": links_in(frame.scene),
            "drawn": [
                numbers.setdefault(element, len(numbers)) for element in svg_elements(frame.scene, cell=48)
            ],
        }
        for frame in frames
    ]
    return {"elements": list(numbers), "frames": packed}


def _stage(frames: Sequence[_Frame]) -> str:
    """The board with what is said about it; the controls appear when the script runs."""
    first = frames[0]
    drawn = "\n".join([svg_opening(first.scene), *svg_elements(first.scene), "</svg>"])
    return f"""<section class="stage">
<figure id="board">{drawn}</figure>
{_legend(frames)}
<p id="says" aria-live="polite">{escape(first.says)}</p>
<div id="controls" hidden>
<input id="slider" type="range" min="0" max="{len(frames) - 1}" value="0" aria-label="{_said("page-place")}">
<div class="buttons">
<button type="button" data-by="first" aria-label="{_said("page-to-the-start")}">⇤</button>
<button type="button" data-by="back" aria-label="{_said("page-back")}">←</button>
<button type="button" id="play" data-pause="{_said("page-pause")}">{_said("page-play")}</button>
<button type="button" data-by="next" aria-label="{_said("page-next")}">→</button>
<button type="button" data-by="last" aria-label="{_said("page-to-the-end")}">⇥</button>
<label>{_said("page-speed")} <select id="speed"><option value="4000">{_said("page-slow")}</option>
<option value="2000" selected>{_said("page-normal")}</option><option value="800">{_said("page-fast")}</option>
<option value="250">{_said("page-very-fast")}</option></select></label>
</div>
<p class="keys">{_said("page-keys")}</p>
</div>
</section>"""


def _legend(frames: Sequence[_Frame]) -> str:
    """What the arrows mean, if there are any at all; the script shows what is in the picture."""
    links = [link for link in LINKS if any(link in links_in(frame.scene) for frame in frames)]
    samples = [
        f'<span data-link="{link}" hidden><svg class="whygrid" width="32" height="12" aria-hidden="true">'
        f"{''.join(svg_arrow((0, 6), None, (30, 6), link, 'pattern', 48))}</svg>"
        f" {escape(words_of(link))}</span>"
        for link in links
    ]
    return f'<p id="legend">{" ".join(samples)}</p>' if links else ""


def _list(proof: Proof, numbers: Sequence[int], style: str, notation: str) -> Iterator[str]:
    """The steps as items, each with its deductions below it."""
    told: dict[object, int] = {}
    for number in numbers:
        frames = frames_of(proof, number)
        first = {frame.number: index for index, frame in reversed(list(enumerate(frames)))}
        head, *lines = tell_step(proof, number, style, told, notation)
        sentence, _, label = head.text.partition(". ")[2].partition("  [")
        yield f'<li value="{number}" id="step-{number}"><a href="#step-{number}">{escape(sentence)}</a>'
        yield f"<small>{escape(label.removesuffix(']'))}</small>"
        number_told = 0
        for line in lines:
            if line.kind == "lemma" and line.indent == 1 and number_told + 1 < len(first):
                number_told += 1
                place = _place(number, first[number_told], len(frames))
                yield f'<p id="{place}"><a href="#{place}">{escape(line.text)}</a></p>'
            else:
                yield f'<p class="{line.kind} in-{min(line.indent, 8)}">{escape(line.text)}</p>'
        yield "</li>"


def _without_script(end: _Frame) -> str:
    """The last board, for those who can't play up to it."""
    board = render_svg(end.scene, styled=False)
    stage = f'<section class="stage"><h2>{_said("page-the-end")}</h2><figure>{board}</figure></section>'
    return f"<noscript>{stage}</noscript>"
