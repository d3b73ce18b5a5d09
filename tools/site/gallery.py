"""The gallery: every technique of every genre, with its idea, where to look, a picture, a position to play.

Made from the portraits that `whygrid techniques NAME` shows; each part is a path and what stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import quote

from whygrid.engine.technique import Technique
from whygrid.engine.words import say_facts
from whygrid.errors import PuzzleError
from whygrid.genre import Genre
from whygrid.registry import genre, genre_names
from whygrid.scene.svg import render_svg
from whygrid.service.converting import read
from whygrid.service.techniques import Shown, shown_at_work
from whygrid.sheet import PARTS, Sheet

ABOUT = """\
Every technique, in a position where it finds something: the idea, where to look, a picture, and the
position to play. `whygrid techniques NAME` tells the same in the terminal."""


def gallery(playable: bool) -> Iterator[tuple[str, str]]:
    """The pages and pictures of all techniques; where the site is `playable`, they lead to its board."""
    index = ["# The gallery of techniques", "", ABOUT, ""]
    for name in genre_names():
        kind = genre(name)
        techniques = kind.all_techniques()
        index += [f"## [{kind.title}]({name}/index.md)", ""]
        index += [", ".join(f"[{one.name}]({name}/{address(one)}.md)" for one in techniques), ""]
        cards = []
        for place, technique in enumerate(techniques):
            around = [*techniques[max(place - 1, 0) : place], *techniques[place + 1 : place + 2]]
            yield from portrait(kind, technique, around, playable)
            cards.append(
                f"[![]({address(technique)}.svg){{ loading=lazy }} **{technique.name}**]"
                f"({address(technique)}.md)"
                f"<br>{technique.effort:g} · {technique.idea}"
            )
        listed = "\n\n".join(cards)
        told = f"{len(techniques)} techniques, from the easiest to the hardest."
        yield (
            f"gallery/{name}/index.md",
            f'# {kind.title}\n\n{told}\n\n<div class="gallery" markdown>\n\n{listed}\n\n</div>\n',
        )
    yield "gallery/index.md", "\n".join(index)


def address(technique: Technique) -> str:
    """The name of a technique as a part of a path."""
    return re.sub(r"[^a-z0-9+]+", "-", technique.name).replace("+", "plus")


def portrait(
    kind: Genre[Any], technique: Technique, around: list[Technique], playable: bool
) -> Iterator[tuple[str, str]]:
    """The picture, the position and the page of one technique; `around` are an easier and a harder one."""
    shown, here = shown_at_work(kind, technique), address(technique)
    assert shown is not None, f"{kind.name}: {technique.name} has no portrait"
    there = f"gallery/{kind.name}/{here}"
    yield f"{there}.svg", render_svg(shown.puzzle.scene(shown.view))
    form, position = position_of(kind, shown)
    yield f"{there}.txt", position
    lines = [f"# {technique.name.capitalize()}", "", f"**The idea.** {technique.idea}", ""]
    if technique.look:
        lines += [f"**Where to look.** {technique.look}", ""]
    lines += [f"![{technique.name}: {shown.text}]({here}.svg){{ .board }}", "", f"{shown.text}.", ""]
    if technique in kind.if_unique():
        lines += ["It takes for granted that there is one solution: `explain --if-unique` allows it.", ""]
    if technique in kind.on_request():
        lines += ["It is used only where it is named: `explain --techniques`, `steps --technique`.", ""]
    lines += ["## Play it", "", f"Take the position: [{here}.txt]({here}.txt) ({form}).", ""]
    commands = [f"whygrid play {here}.txt", f'whygrid steps {here}.txt --technique "{technique.name}"']
    if technique in kind.if_unique():
        commands.pop()  # these positions are made up, and belong to no puzzle with one solution
    missing = not_in(position, kind, technique, shown)
    if missing:
        lines += [f"That form keeps no pencil marks. Strike these first: {missing}.", ""]
        del commands[1:]
    lines += ["```sh", *commands, "```", ""]
    if playable:
        lines += [f'Or <a href="../../../play/{fragment(kind, shown)}">play it here</a>, in the browser.', ""]
    hard = "".join(f" {program}: {told}." for program, told in technique.elsewhere)
    lines += ["## How hard it is", "", f"Effort {technique.effort:g} on our own scale.{hard}", ""]
    if technique.also:
        lines += [f"Also called {', '.join(technique.also)}.", ""]
    beside = [f"[{one.name}]({address(one)}.md)" for one in around]
    yield f"{there}.md", "\n".join([*lines, " · ".join([*beside, f"[all of {kind.title}](index.md)"]), ""])


def position_of(kind: Genre[Any], shown: Shown) -> tuple[str, str]:
    """The position in the form of the genre that keeps most of it, and what that form is called."""
    sheet = sheet_of(shown)
    best: tuple[int, str, str] | None = None
    for form in kind.formats:
        with suppress(PuzzleError):  # some forms have no place for some boards
            text, lost = form.write_all(sheet) if form.written else ("", list(PARTS))
            if best is None or len(lost) < best[0]:
                best = (len(lost), form.title, text)
    assert best is not None
    return best[1], best[2].rstrip("\n") + "\n"


def not_in(position: str, kind: Genre[Any], technique: Technique, shown: Shown) -> str:
    """What is ruled out in the picture and must be, for the technique, but is not in the text; in words."""
    sheet, rules = read(position, kind.name).sheet, shown.puzzle.rules
    state = kind.state(sheet.board, (*kind.givens(sheet.board), *(one for one in sheet.entries if one > 0)))
    open_facts = [fact for fact in range(1, len(rules.facts) + 1) if state.truth[fact] == 0]
    for fact in open_facts:
        if sheet.centre and fact not in sheet.centre:
            state.learn(-fact)
    if any(True for _ in technique.find(state)):
        return ""
    struck = [-fact for fact in open_facts if fact in (shown.view.excluded or ())]
    assert struck, f"{kind.name}: {technique.name} is not found in the position that is written down"
    return say_facts(rules, struck)


def sheet_of(shown: Shown) -> Sheet[Any]:
    """What lies in front of a player who comes to this position."""
    view, puzzle = shown.view, shown.puzzle
    given, placed, out = set(puzzle.givens), set(view.placed), view.excluded or frozenset()
    facts = range(1, len(puzzle.rules.facts) + 1)
    entries = tuple(fact for fact in view.placed if fact not in given)
    return Sheet(puzzle.board, entries, frozenset(fact for fact in facts if fact not in out | placed))


def fragment(kind: Genre[Any], shown: Shown) -> str:
    """The position as the page has it in its address (web/page/fragment.js)."""
    sheet, rules = sheet_of(shown), shown.puzzle.rules
    layers: dict[str, dict[str, list[str]]] = {}
    for layer, literals in (("entry", sheet.entries), ("centre", sorted(sheet.centre))):
        for literal in literals:
            fact = rules.fact(literal)
            symbol = quote(str(fact.value), safe="").replace(".", "%2E")
            layers.setdefault(layer, {}).setdefault(fact.subject, []).append(symbol)
    written = ";".join(
        f"{layer}:" + ",".join(f"{place}={'.'.join(symbols)}" for place, symbols in places.items())
        for layer, places in layers.items()
    )
    parts = [quote(part, safe="") for part in (kind.name, kind.formats[0].name, shown.puzzle.text)]
    return "#" + "/".join([*parts, written])
