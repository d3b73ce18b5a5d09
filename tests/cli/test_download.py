"""Puzzles behind links, from a small web server of our own."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.cli.command import run
from whygrid.cli.download import LIMIT, download, is_public
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
    "/many-frames": "<frame " * 100_000,
}


class Pages(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/drip":
            self.drip()
            return
        if self.path.startswith("/to/"):
            self.send_response(302)
            self.send_header("Location", self.path.removeprefix("/to/"))
            self.end_headers()
            return
        if self.path.startswith("/frame-to/"):
            page = f'<frame src="{self.path.removeprefix("/frame-to/")}">'
        else:
            page = PAGES.get(self.path)
        self.send_response(200 if page else 404, "OK" if page else "Not\x1b[31m Found")
        self.end_headers()
        self.wfile.write((page or "").encode())

    def drip(self):
        """A header without an end, a byte at a time, until nobody listens any more."""
        try:
            self.wfile.write(b"HTTP/1.0 200 OK\r\nX: ")
            while not self.server.closing.wait(0.05):
                self.wfile.write(b"x")
        except OSError:
            pass

    def log_message(self, *_):
        pass


def served():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    server.daemon_threads = True
    server.closing = threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.closing.set()
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def site():
    yield from served()


@pytest.fixture(scope="module")
def other_site():
    yield from served()


@pytest.mark.parametrize("name", ["/grid.html", "/frames.html", "/s01a.txt", "/to//grid.html"])
def test_a_page_a_page_in_a_frame_a_plain_text_and_what_was_moved_are_read(site, name):
    found = read_source(site + name)
    assert Puzzle.parse(found.text) == Puzzle.parse(CLASSIC)


def test_the_command_line_takes_a_link(site):
    assert run("solve", site + "/grid.html", "--style", "line").out.startswith("948715623")
    refused = run("solve", site + "/missing")
    assert refused.code == 2 and "can't be downloaded: Not" in refused.err


def test_what_a_server_says_does_not_steer_the_terminal(site):
    refused = run("solve", site + "/missing")
    assert "\x1b" not in refused.err and "Not\\u001b[31m Found" in refused.err


@pytest.mark.parametrize(("name", "said"), [("/large", "more than 1 MiB"), ("/missing", "Not")])
def test_what_can_not_be_downloaded_is_told(site, name, said):
    with pytest.raises(UsageError, match=said):
        download(site + name)


def test_a_site_that_does_not_answer_is_told():
    with pytest.raises(UsageError, match="can't be downloaded"):
        download("http://127.0.0.1:9/nobody")


@pytest.mark.parametrize("link", ["http://[::1", "http://x:99999/", "http://\x00/", "http:// /"])
def test_an_address_that_is_none_is_told(link):
    with pytest.raises(UsageError):
        download(link)


@pytest.mark.parametrize("way", ["/to/", "/frame-to/"])
def test_a_page_does_not_lead_into_a_network_of_the_user(site, other_site, way):
    with pytest.raises(UsageError, match=r"127\.0\.0\.1, which is not on the public internet"):
        download(f"{site}{way}{other_site}/grid.html")
    assert "puzzle_grid" in download(f"{site}{way}{other_site}/grid.html", public=lambda address: True)


@pytest.mark.parametrize("target", ["ftp://example.org/x", "file:///etc/passwd", "data:,x"])
def test_a_redirect_leads_to_pages_only(site, target):
    with pytest.raises(UsageError, match=r"which is no page|can't be downloaded"):
        download(f"{site}/to/{target}")


def test_too_many_redirects_end(site):
    with pytest.raises(UsageError, match="can't be downloaded"):
        download(f"{site}/to//to//to//to//to//to//to//to//to//to//to//to//to//to//to//to//grid.html")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1",
        "::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::",
    ],
)  # fmt: skip
def test_private_addresses_are_known(address):
    assert not is_public(address)


def test_a_server_that_drips_is_left(site):
    with pytest.raises(UsageError, match=r"can't be downloaded: it takes longer than 0\.2 seconds"):
        download(site + "/drip", patience=0.2)


def test_a_time_limit_bounds_the_download(site):
    refused = run("solve", site + "/drip", "--time-limit", "0.3")
    assert refused.code == 2 and "longer than 0.3 seconds" in refused.err


def test_a_page_full_of_frames_that_do_not_end_is_gone_through_once(site):
    assert download(site + "/many-frames") == PAGES["/many-frames"]  # a quadratic search would take minutes


def test_a_link_that_holds_its_puzzle_is_not_downloaded():
    assert read_source("https://puzz.link/p?sudoku/4/4/1k42g3h").text.startswith("https://puzz.link")


def test_convert_takes_a_link_for_the_puzzle_and_fetches_nothing(site):
    refused = run("convert", site + "/grid.html")
    assert refused.code == 2 and "no form that is known here" in refused.err
