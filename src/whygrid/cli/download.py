"""Puzzles from the web: what a link leads to, for links that do not hold their puzzle themselves.

A user may name any server, one of his own as well. Where a page sends us on, by a redirect or a frame, it may
stay where it is or lead to the public internet, never into a network of the user's. All of it together takes
a bounded time, however slowly a server answers.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ipaddress import ip_address
from typing import IO, Any, TypeVar
from urllib.error import URLError
from urllib.parse import urljoin, urlsplit
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPHandler,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    UnknownHandler,
    getproxies,
)

from whygrid.errors import UsageError
from whygrid.voice.message import message

T = TypeVar("T")
LIMIT = 1 << 20
PATIENCE = 15.0
"""Seconds for everything: finding the server, redirects, a frame, and reading."""
AGENT = "Mozilla/5.0 (compatible; whygrid)"
"""Some sites refuse programs that do not look like a browser."""
REMEDY = message("cli/save-the-page")
_FRAME = re.compile(
    r"""<i?frame\b[^<>]{0,1000}?\bsrc\s{0,20}=\s{0,20}["']?([^"'\s<>]{1,2000})""", re.IGNORECASE
)


def is_link(source: str) -> bool:
    """Whether this is the address of a page."""
    return re.match(r"https?://\S+$", source.strip()) is not None


def is_public(address: str) -> bool:
    """Whether an address is on the public internet: no loopback, no private or local network.

    >>> is_public("93.184.216.34"), is_public("127.0.0.1"), is_public("::ffff:10.0.0.1")
    (True, False, False)
    """
    found = ip_address(address.partition("%")[0])
    inner = (getattr(found, "ipv4_mapped", None), getattr(found, "sixtofour", None))
    return all(each.is_global and not each.is_multicast for each in (found, *inner) if each is not None)


def download(link: str, patience: float | None = None, public: Callable[[str], bool] = is_public) -> str:
    """The text behind a link; of a page that is only a frame around another one, the inner one."""
    start = link.strip()
    seconds = PATIENCE if patience is None else min(patience, PATIENCE)
    journey = _Journey(start, time.monotonic() + seconds, public)

    def work() -> str:
        text = journey.page(start)
        frame = _FRAME.search(text)
        if frame is not None and "puzzle_grid" not in text:
            inner = urljoin(start, frame[1])
            return journey.page(inner) if is_link(inner) else text
        return text

    return _within(seconds, work, start)


def _within(seconds: float, work: Callable[[], T], link: str) -> T:
    """What the work comes to; where it takes longer it is left to itself, and ends with its next answer."""
    results: list[T] = []
    problems: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:
            problems.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if results:
        return results[0]
    problem = (
        problems[0] if problems else TimeoutError(str(message("cli/takes-longer", seconds=f"{seconds:g}")))
    )
    if isinstance(problem, UsageError) or not isinstance(problem, OSError | ValueError | HTTPException):
        raise problem  # anything else is what the server or the network does, or a link that is none
    reason = getattr(problem, "reason", None) or problem
    said = str(getattr(reason, "strerror", None) or reason)  # without the number of the error
    raise UsageError(message("cli/cannot-be-downloaded", why=said[:200]), where=link, remedy=REMEDY)


class _Journey:
    """Where one download has begun, where it may lead, and until when."""

    def __init__(self, start: str, deadline: float, public: Callable[[str], bool]) -> None:
        self.start = _server(start)
        self.deadline = deadline
        self.public = public
        self.by_proxy = bool(getproxies())  # which has borders of its own
        self.opener = OpenerDirector()
        for handler in (
            ProxyHandler(), UnknownHandler(), HTTPDefaultErrorHandler(), HTTPErrorProcessor(),
            _Redirects(), _Pages(self),
        ):  # fmt: skip
            self.opener.add_handler(handler)

    def page(self, link: str) -> str:
        """The text of a page."""
        request = Request(link, headers={"User-Agent": AGENT})
        data = b""
        with self.opener.open(request, timeout=self.left()) as answer:
            while chunk := answer.read1(1 << 16):
                data += chunk
                self.left()
                if len(data) > LIMIT:
                    raise UsageError(
                        message("cli/more-than-mib", n=LIMIT >> 20),
                        where=link,
                        remedy=message("cli/choose-a-smaller-one"),
                    )
        return data.decode("utf-8", "replace")

    def left(self) -> float:
        """The seconds that are left."""
        left = self.deadline - time.monotonic()
        if left <= 0:
            raise URLError(str(message("cli/takes-too-long")))
        return left

    def check(self, connection: HTTPConnection) -> None:
        """Refuse a connection into a network of the user's, unless he named that server himself."""
        if self.by_proxy or (connection.host, connection.port) == self.start:
            return
        address = str(connection.sock.getpeername()[0])
        if not self.public(address):
            raise UsageError(
                message("cli/not-on-the-internet", address=address),
                where=connection.host,
                remedy=message("cli/name-the-address-itself"),
            )


def _server(link: str) -> tuple[str | None, int | None]:
    """Host and port of a link."""
    try:
        parts = urlsplit(link)
        return parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise UsageError(message("cli/no-address", why=str(error)), where=link, remedy=REMEDY) from None


class _Connection(HTTPConnection):
    """A connection that is checked before anything is asked."""

    def __init__(self, *args: Any, journey: _Journey, **more: Any) -> None:
        super().__init__(*args, **more)
        self.journey = journey

    def connect(self) -> None:
        """Connect, and look where that has led."""
        super().connect()
        self.journey.check(self)


class _SecureConnection(_Connection, HTTPSConnection):
    """The same with encryption."""


class _Pages(HTTPHandler, HTTPSHandler):
    """Opens pages by such connections."""

    def __init__(self, journey: _Journey) -> None:
        super().__init__()
        self.journey = journey

    def http_open(self, req: Request) -> HTTPResponse:
        """Open a page."""
        return self.do_open(partial(_Connection, journey=self.journey), req)

    def https_open(self, req: Request) -> HTTPResponse:
        """Open a page of a server that shows who it is."""
        return self.do_open(partial(_SecureConnection, journey=self.journey), req)


class _Redirects(HTTPRedirectHandler):
    """Follows redirects to other pages, but to nothing else, such as ftp."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str
    ) -> Request | None:
        """The page that is asked for next."""
        if not is_link(newurl):
            raise UsageError(
                message("cli/leads-to-no-page", address=newurl[:100]),
                where=req.full_url,
                remedy=REMEDY,
            )
        return super().redirect_request(req, fp, code, msg, headers, newurl)
