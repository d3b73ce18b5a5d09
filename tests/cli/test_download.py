"""Puzzles behind links, from a small web server of our own."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.cli.command import run
from whygrid.cli.download import LIMIT, download
from whygrid.cli.sources import read_source
from whygrid.errors import UsageError
from whygrid.puzzle import Puzzle

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."
FIELDS = [f'<input value="{cell}" readonly>' if cell != "." else "<input>" for cell in CLASSIC]
ROWS = "".join(f"<tr><td>{'</td><td>'.join(FIELDS[row : row + 9])}</td></tr>" for row in range(0, 81, 9))
PAGES = {
    "/grid.html": f'<html><input name="x"><table id="puzzle_grid">{ROWS}</table><input></html>',
    "/frames.html": '<html><frameset><frame src="/grid.html"></frameset></html>',
    "/s01a.txt": "\n".join(CLASSIC[row : row + 9].replace(".", "0") for row in range(0, 81, 9)) + "\n",
    "/large": "x" * (LIMIT + 1),
    "/other.html": "<html>nothing here</html>",
}


class Pages(BaseHTTPRequestHandler):
    def do_GET(self):
        page = PAGES.get(self.path)
        self.send_response(200 if page else 404)
        self.end_headers()
        self.wfile.write((page or "").encode())

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def site():
    server = HTTPServer(("127.0.0.1", 0), Pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("name", ["/grid.html", "/frames.html", "/s01a.txt"])
def test_a_page_a_page_in_a_frame_and_a_plain_text_are_read(site, name):
    found = read_source(site + name)
    assert Puzzle.parse(found.text) == Puzzle.parse(CLASSIC)


def test_the_command_line_takes_a_link(site):
    assert run("solve", site + "/grid.html", "--style", "line").out.startswith("948715623")
    refused = run("solve", site + "/missing")
    assert refused.code == 2 and "can't be downloaded: Not Found" in refused.err


@pytest.mark.parametrize(("name", "said"), [("/large", "more than 1 MiB"), ("/missing", "Not Found")])
def test_what_can_not_be_downloaded_is_told(site, name, said):
    with pytest.raises(UsageError, match=said):
        download(site + name)


def test_a_site_that_does_not_answer_is_told():
    with pytest.raises(UsageError, match="can't be downloaded"):
        download("http://127.0.0.1:9/nobody")


def test_a_link_that_holds_its_puzzle_is_not_downloaded():
    assert read_source("https://puzz.link/p?sudoku/4/4/1k42g3h").text.startswith("https://puzz.link")


def test_convert_takes_a_link_for_the_puzzle_and_fetches_nothing(site):
    refused = run("convert", site + "/grid.html")
    assert refused.code == 2 and "no form that is known here" in refused.err
