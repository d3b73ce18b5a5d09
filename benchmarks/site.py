"""How long questions take on the site that needs no server, where a browser runs our Python.

python -m benchmarks.site [--only NAME ...] [--longest 120]

The site of `whygrid site` in Chromium. Each puzzle is asked about on a page of a fresh browser: a hint, its
grade, its explanation, its k. Counted is the processor's time of the page's process, in which the workers are
as well, and beside it the time by the clock. What takes longer than allowed is stopped, as a visitor would.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Container, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Page, Playwright, sync_playwright
from tests.web.browser import CHROMIUM, OPTIONS, new_page
from tests.web.conftest import offered

from whygrid import examples, generate, parse
from whygrid.play.document import puzzle_text
from whygrid.puzzle import Puzzle

QUESTIONS = ("hint", "grade", "explain", "k")
WITH_PAGE = ("hint", "explain")
"""Questions about a position; the others are about the puzzle alone."""
ASK = """async ([name, body, longest]) => {
  const { ask } = await import("./api.js");
  const stop = new AbortController();
  const clock = setTimeout(() => stop.abort(), 1000 * longest);
  try {
    await ask(name, body, stop.signal);
    return "";
  } catch (error) {
    return stop.signal.aborted ? "stopped" : error.message;
  } finally {
    clearTimeout(clock);
  }
}"""


def puzzles() -> dict[str, Puzzle]:
    """What is asked about."""
    return {
        "easy Sudoku": parse(examples()["wikipedia"].text),
        "hard Sudoku": parse(examples()["evil2"].text),
        "hardest Sudoku": parse(examples()["escargot"].text),
        "Kakuro 10x10": generate("kakuro", seed=1, rows=10, columns=10),
        "Numberlink 10x10": generate("numberlink", seed=1, rows=10, columns=10),
    }


def renderers(apart_from: Container[str] = ()) -> Iterator[Path]:
    """The processes that show pages, as folders of /proc."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            if process.name not in apart_from and b"--type=renderer" in (process / "cmdline").read_bytes():
                yield process


def used(process: Path) -> float:
    """Seconds of the processor that a process has taken so far."""
    fields = process.joinpath("stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def loaded(playwright: Playwright, address: str) -> Iterator[tuple[Page, Path]]:
    """A page of a fresh browser whose engine has started, and the process of the page and its workers."""
    others = {process.name for process in renderers()}
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
    page = new_page(browser.new_context())
    page.goto(address)
    page.wait_for_selector("html[data-engine=ready]")
    yield page, max(renderers(others), key=used)
    browser.close()


def main() -> None:
    """Build the site, ask, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked_about = puzzles()
    parser.add_argument("--only", nargs="+", choices=asked_about, default=list(asked_about))
    parser.add_argument("--longest", type=float, default=120)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        subprocess.run([sys.executable, "-m", "whygrid", "site", "--out", str(site)], check=True)
        with offered(site) as address:
            for name in wanted.only:
                form, text = puzzle_text(asked_about[name])
                puzzle = {"genre": asked_about[name].genre_name, "form": form, "text": text}
                with loaded(playwright, address) as (page, process):
                    for question in QUESTIONS:
                        body = {"puzzle": puzzle, **({"page": {}} if question in WITH_PAGE else {})}
                        begun, before = time.perf_counter(), used(process)
                        problem = page.evaluate(ASK, [question, body, wanted.longest])
                        spent, passed = used(process) - before, time.perf_counter() - begun
                        print(
                            f"{name:17} {question:8} {spent:7.2f} s ({passed:.1f} s by the clock) {problem}",
                            flush=True,
                        )


if __name__ == "__main__":
    main()
