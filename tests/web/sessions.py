"""Random sessions on the page beside a model of what must be there: nothing is lost, the page never dead.

    python -m tests.web.sessions --seed 1 --sessions 1000 --keep FILE          goes on where FILE ends
    python -m tests.web.sessions --seed 1 --first 417 --sessions 1 --tell      one of them, action by action

A session moves, undoes, redoes, sets checkpoints, switches branches, reloads, goes back and forth, opens
puzzles, friends' links and further tabs, closes tabs, loses answers, and has the server killed and started
again. The model knows the way to the position of every tab, page by page (moves are made by `play.writing`),
and all such ways that were ever seen. After every action the page must show what the model says; what its
browser has kept once must stay there, move by move, and every way with it.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from tests.patience import PATIENCE
from tests.web.browser import CHROMIUM, FORGET, OPTIONS, VIEWS, middle, new_page
from tests.web.conftest import start
from whygrid import examples, parse
from whygrid.play import writing
from whygrid.play.document import puzzle_text
from whygrid.play.game import Game, Ink
from whygrid.play.places import cell_of

BROWSER = shutil.which("chromium-headless-shell") or CHROMIUM
"""Chromium without what shows windows, where there is one, takes a third less of the processor."""
PUZZLES = {name: parse(examples()[name].text) for name in ("mini", "kakuro-first", "numberlink-first")}
Written = frozenset[Ink]
Way = tuple[Written, ...]
"""What was written after each move, from the first one to the last."""
BLANK: Written = frozenset()
Json = dict[str, Any]

SETTLED = """async (key) => {
  const { waiting } = await import("/journal.js");
  const settled = () => document.documentElement.dataset.ready && document.getElementById("notice").hidden
    && !waiting() && history.state?.key === key;
  while (!settled()) await new Promise((done) => setTimeout(done, 5));
}"""
SEEN = """async () => {
  const games = await import("/games.js");
  const { moves, seconds } = (await games.load(history.state.key))?.game ?? { moves: [], seconds: 0 };
  const cells = [...document.querySelectorAll("#board [data-cell]")];
  const labels = cells.map((one) => [one.dataset.cell, one.ariaLabel]);
  return { at: history.state.at, trials: history.state.trials, moves, seconds, labels };
}"""


class Lost(AssertionError):
    """Something is not as the model says."""


class Server:
    """A server that can be killed and started again at the same port."""

    def __init__(self) -> None:
        self.process, self.address = start()
        self.port = self.address.rstrip("/").rpartition(":")[2]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def again(self) -> None:
        self.process, _ = start("--port", self.port)


class Tab:
    """A tab, and the entries of its history: each a puzzle and the way to its position."""

    def __init__(self, page: Page, name: str, way: Way) -> None:
        self.page = page
        self.history: list[tuple[str, Way]] = [(name, way)]
        self.at = 0

    @property
    def name(self) -> str:
        return self.history[self.at][0]

    @property
    def way(self) -> Way:
        return self.history[self.at][1]

    def enter(self, name: str, way: Way) -> None:
        """Another puzzle: a new entry after this one."""
        self.history[self.at + 1 :] = [(name, way)]
        self.at += 1


class Session:
    """One session, and what its model knows; the tab on top is the last one."""

    def __init__(self, page: Page, server: Server, rng: random.Random) -> None:
        self.context, self.server, self.rng = page.context, server, rng
        self.known: dict[str, set[Way]] = {name: {()} for name in PUZZLES}
        self.left: dict[str, Way] = dict.fromkeys(PUZZLES, ())
        self.kept: dict[str, list[Json]] = {name: [] for name in PUZZLES}
        self.seconds = dict.fromkeys(PUZZLES, 0.0)
        page.goto(f"{server.address}icon.svg")
        page.evaluate(FORGET)
        page.goto(self._address("mini"))
        self.tabs = [Tab(page, "mini", ())]
        self._settle()
        page.get_by_label("Show a timer").check()
        self.actions: dict[Callable[[], None], int] = {
            self.move: 30, self.undo: 14, self.redo: 8, self.other_branch: 5, self.checkpoint: 4,
            self.reload: 7, self.back: 6, self.forward: 3, self.open: 5, self.link: 5,
            self.new_tab: 4, self.other_tab: 5, self.close: 3, self.lose: 4, self.kill: 2,
        }  # fmt: skip

    @property
    def tab(self) -> Tab:
        return self.tabs[-1]

    def run(self, length: int, tell: bool = False) -> None:
        """So many actions, and at the end every puzzle once more in a new tab."""
        for _ in range(length):
            [action] = self.rng.choices(list(self.actions), list(self.actions.values()))
            if tell:
                print(f"  {action.__name__}", flush=True)
            action()
            self.look()
        page = new_page(self.context)
        for tab in self.tabs:
            tab.page.close()
        self.tabs = [Tab(page, "mini", self.left["mini"])]
        for name in PUZZLES:
            page.goto(self._address(name))
            self.tab.enter(name, self.left[name])
            self._settle()
            self.look()
            self.move()
            self.look()

    # What somebody does.

    def move(self) -> None:
        """Write something, or draw a line."""
        self._order()
        self._settle()

    def _order(self) -> None:
        page, name, way = self.tab.page, self.tab.name, self.tab.way
        game = _game(name, way)
        places = game.places
        if places.symbols:
            where = self.rng.choice([one for one in places.cells.values() if one not in game.printed])
            symbol = self.rng.choice(places.symbols)
            page.mouse.click(*middle(page, where))
            page.locator(f".symbols [data-symbol='{symbol}']").click()
            after = writing.enter(game, [where], symbol).written
        else:
            edge = self.rng.choice(sorted(set(places.edges.values()) - game.printed))
            first, second = edge.split("-")
            page.mouse.move(*middle(page, first))
            page.mouse.down()
            page.mouse.move(*middle(page, second), steps=2)
            page.mouse.up()
            there = Ink("entry", edge, places.drawn(edge)) in game.written
            after = writing.line(game, cell_of(first), cell_of(second), None if there else True).written
        if after != game.written:
            self._be((*way, after))

    def undo(self) -> None:
        """Back by one move, if there is one."""
        if self.tab.way:
            self._press("Undo")
            self._be(self.tab.way[:-1])

    def redo(self) -> None:
        """To the newest move after this one."""
        self._press_one_of(
            "Redo", [way for way in self.known[self.tab.name] if way and way[:-1] == self.tab.way]
        )

    def other_branch(self) -> None:
        """To the end of another branch."""
        known = self.known[self.tab.name]
        ends = known - {way[:-1] for way in known if way} - {()}
        self._press_one_of("Other branch", list(ends) if len(ends) > 1 else [])

    def _press_one_of(self, button: str, ways: list[Way]) -> None:
        """Press a button that leads to one of these positions; which one the model does not know."""
        if ways:
            self._press(button)
            self._be(self._seen_among(ways))

    def _press(self, button: str) -> None:
        self.tab.page.get_by_role("button", name=button, exact=True).first.click()
        self._settle()

    def checkpoint(self) -> None:
        """A place to come back to."""
        self._press("Set")
        seen = self._seen()
        if seen["trials"][-1:] != [seen["at"]]:
            raise Lost(f"no checkpoint at {seen['at']}, only at {seen['trials']}")

    def reload(self) -> None:
        """Load the page again; checkpoints stay, too."""
        before = self._seen()
        self.tab.page.reload()
        self._settle()
        after = self._seen()
        if (before["trials"], before["at"]) != (after["trials"], after["at"]):
            raise Lost(
                f"a reload makes {after['trials']} at {after['at']} of {before['trials']} at {before['at']}"
            )
        self._be(self.tab.way)

    def back(self) -> None:
        """To the puzzle before this one."""
        self._walk(-1)

    def forward(self) -> None:
        """To the puzzle after this one."""
        self._walk(1)

    def _walk(self, step: int) -> None:
        tab = self.tab
        if 0 <= tab.at + step < len(tab.history):
            tab.at += step
            # what was loaded again after its server had gone is a document of its own: no `popstate` there
            if step < 0:
                tab.page.go_back()
            else:
                tab.page.go_forward()
            self._settle()
            self._be(tab.way)

    def open(self) -> None:
        """Open a puzzle by its name; it is an entry of the history unless it is there already."""
        name = self.rng.choice(list(PUZZLES))
        page = self.tab.page
        page.get_by_role("button", name="Open", exact=True).first.click()
        page.get_by_label("A puzzle as text or link").fill(name)
        page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).click()
        page.get_by_role("dialog").wait_for(state="detached")
        if name != self.tab.name:
            self.tab.enter(name, self.left[name])
        self._settle()
        self._be(self.left[name])

    def link(self) -> None:
        """A friend's link comes into the address; what it brings is a branch, unless it was there before."""
        name = self.rng.choice(list(PUZZLES))
        brought = _random_page(name, self.rng)
        address = self._address(name, brought)
        there = [way for way in self.known[name] if way and way[-1] == brought]
        if self.tab.page.url == address:
            return
        self.tab.page.goto(address)
        self.tab.enter(name, (brought,))
        self._settle()
        self._be(self._seen_among(there) if there else (brought,))

    def new_tab(self) -> None:
        """A further tab at the same address."""
        if len(self.tabs) == 3:
            return
        before = self.tab
        page = new_page(self.context)
        page.goto(before.page.url)
        self.tabs.append(Tab(page, before.name, before.way))
        self._settle()
        last = before.way[-1:]
        ways = [way for way in self.known[before.name] if not last or way[-1:] == last]
        self._be(self._seen_among(ways))

    def other_tab(self) -> None:
        """To another tab."""
        self.tabs.insert(0, self.tabs.pop())
        self.tab.page.bring_to_front()

    def close(self) -> None:
        """Close a tab, unless it is the last one."""
        if len(self.tabs) > 1:
            self.tabs.pop().page.close()
            self.tab.page.bring_to_front()

    def lose(self) -> None:
        """The answer about a move is lost on its way."""
        self.tab.page.route("**/api/move", lambda route: route.abort(), times=1)
        self.move()

    def kill(self) -> None:
        """The server is killed; what is done meanwhile waits, also when its tab is loaded again or closed."""
        tab = self.tab
        address = tab.page.url
        self.server.kill()
        self._order()
        end = self.rng.choice(["wait", "reload", "close"])
        if end == "reload":
            with suppress(BrowserError):  # there is no server
                tab.page.reload()
        elif end == "close":
            page = new_page(self.context)
            tab.page.close()
            self.tabs[-1] = Tab(page, tab.name, tab.way)
        self.server.again()
        if end == "reload":
            tab.page.reload()
        elif end == "close":
            self.tab.page.goto(address)
        self._settle()
        self._be(self.tab.way)

    # What must be so.

    def look(self) -> None:
        """What the page shows and what its browser keeps is what the model says."""
        name, way = self.tab.name, self.tab.way
        seen = self._seen()
        kept = self.kept[name]
        if seen["moves"][: len(kept)] != kept:
            raise Lost(f"moves of {name} that were kept are gone")
        self.kept[name] = seen["moves"]
        if missing := self.known[name] - _ways(seen["moves"]):
            raise Lost(f"{len(missing)} positions of {name} are gone, such as {_told(min(missing, key=len))}")
        if _way(seen) != way:
            raise Lost(f"{name} is at {_told(_way(seen))} instead of {_told(way)}")
        if seen["seconds"] < self.seconds[name]:
            raise Lost(f"the clock of {name} goes back")
        self.seconds[name] = seen["seconds"]
        game = _game(name, way)
        written = game.ink("entry")
        for where, label in seen["labels"]:
            if where in game.places.cells.values() and where not in game.printed and game.places.symbols:
                wanted = written.get(where, ["empty"])[0]
                if label.split(", ")[1] != wanted:
                    raise Lost(f"{where} of {name} says {label!r} instead of {wanted}")

    def _seen(self) -> Json:
        found: Json = self.tab.page.evaluate(SEEN)
        return found

    def _seen_among(self, ways: list[Way]) -> Way:
        way = _way(self._seen())
        if way not in ways:
            raise Lost(f"{self.tab.name} is at {_told(way)}, which is none of {len(ways)} that it may be at")
        return way

    def _be(self, way: Way) -> None:
        """The tab on top is at this position, and whoever opens the puzzle next finds it there."""
        tab = self.tab
        tab.history[tab.at] = (tab.name, way)
        self.known[tab.name] |= {way[:length] for length in range(len(way) + 1)}
        self.left[tab.name] = way

    def _settle(self) -> None:
        """Wait until all that was done is carried out and kept."""
        self.tab.page.wait_for_selector("html[data-ready]")
        self.tab.page.evaluate(SETTLED, _key(self.tab.name))

    def _address(self, name: str, page: Written = BLANK) -> str:
        form, text = puzzle_text(PUZZLES[name])
        puzzle = "/".join(quote(part, safe="!*'()~") for part in (PUZZLES[name].genre_name, form, text))
        entries = ",".join(f"{ink.where}={ink.what}" for ink in sorted(page))
        return f"{self.server.address}#{puzzle}/{'entry:' if page else ''}{entries}"


def _key(name: str) -> str:
    return f"{PUZZLES[name].genre_name} {puzzle_text(PUZZLES[name])[1]}"


def _game(name: str, way: Way) -> Game:
    return Game(PUZZLES[name]).moved("", (), way[-1] if way else ())


def _random_page(name: str, rng: random.Random) -> Written:
    """One or two entries that somebody else may have made."""
    game = _game(name, ())
    places = sorted(set(game.places.facts) - game.printed)
    chosen = rng.sample(places, rng.choice([1, 2]))
    return frozenset(Ink("entry", where, rng.choice(sorted(game.places.facts[where]))) for where in chosen)


def _pages(moves: list[Json]) -> list[Way]:
    """The way to each move; the first is that to the beginning."""
    found: list[Way] = [()]
    for move in moves:
        before = found[move["parent"]]
        off, on = ({Ink(*ink) for ink in move[side]} for side in ("off", "on"))
        found.append((*before, ((before[-1] if before else BLANK) - off) | on))
    return found


def _ways(moves: list[Json]) -> set[Way]:
    return set(_pages(moves))


def _way(seen: Json) -> Way:
    return _pages(seen["moves"])[seen["at"]]


def _told(way: Way) -> str:
    return (
        " > ".join(",".join(f"{ink.where}={ink.what}" for ink in sorted(page)) for page in way) or "the start"
    )


class Stage:
    """Browsers as on a desktop and as on a phone, for one session after the other.

    A browser of its own for each would have to get ready, and to compile the page anew. Instead a session
    begins in the last tab of the one before, and has all forgotten that is kept there.
    """

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.contexts: dict[str, BrowserContext] = {}

    @contextmanager
    def session(self, seed: int, number: int) -> Iterator[Session]:
        """One session, by turns as on a desktop and as on a phone; one that fails leaves nothing behind."""
        view = "phone" if number % 4 == 3 else "desktop"
        context = self.contexts.pop(view, None) or self.browser.new_context(**VIEWS[view])
        page = context.pages[0] if context.pages else new_page(context)
        try:
            yield Session(page, self.server, random.Random(f"{seed}:{number}"))
        except BaseException:
            context.close()
            raise
        self.contexts[view] = context

    def close(self) -> None:
        """End what is left of the browsers."""
        for context in self.contexts.values():
            context.close()


def _noted(file: Path | None, seed: int, length: int) -> set[int]:
    """The sessions that are noted as right."""
    lines = file.read_text().splitlines() if file and file.exists() else []
    notes = [line.split() for line in lines]
    return {
        int(number)
        for *kind, number, verdict in notes
        if kind == [f"{seed}", f"{length}"] and verdict == "right"
    }


def main() -> None:
    """Run sessions; each that goes wrong is told with how to repeat it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--sessions", type=int, default=100)
    parser.add_argument(
        "--keep", type=Path, help="note each session here, and leave out what is noted as right"
    )
    parser.add_argument("--length", type=int, default=12, help="actions in a session")
    parser.add_argument("--tell", action="store_true", help="say each action")
    asked = parser.parse_args()
    right = _noted(asked.keep, asked.seed, asked.length)
    left = [n for n in range(asked.first, asked.first + asked.sessions) if n not in right]
    server, began, wrong = Server(), time.monotonic(), []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=BROWSER, args=OPTIONS)
        stage = Stage(browser, server)
        for done, number in enumerate(left, 1):
            try:
                with stage.session(asked.seed, number) as session:
                    session.run(asked.length, asked.tell)
            except (AssertionError, BrowserError) as error:
                wrong.append(number)
                print(f"session {number} (--seed {asked.seed} --first {number}): {error}", flush=True)
                if server.process.poll() is not None:
                    server.again()
            if asked.keep:
                with asked.keep.open("a") as notes:
                    verdict = "wrong" if number in wrong[-1:] else "right"
                    print(asked.seed, asked.length, number, verdict, file=notes)
            if done % 25 == 0:
                minutes = (time.monotonic() - began) / 60
                print(f"{done} of {len(left)} sessions, {len(wrong)} wrong, {minutes:.1f} min", flush=True)
        browser.close()
    server.kill()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
