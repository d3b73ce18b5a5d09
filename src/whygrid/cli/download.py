"""Puzzles from the web: what a link leads to, for links that do not hold their puzzle themselves."""

from __future__ import annotations

import re
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from whygrid.errors import UsageError

LIMIT = 1 << 20
PATIENCE = 15.0
AGENT = "Mozilla/5.0 (compatible; whygrid)"
"""Some sites refuse programs that do not look like a browser."""
_FRAME = re.compile(r"""<i?frame\b[^>]*\bsrc\s*=\s*["']?([^"'\s>]+)""", re.IGNORECASE)


def is_link(source: str) -> bool:
    """Whether this is the address of a page."""
    return re.match(r"https?://\S+$", source.strip()) is not None


def download(link: str) -> str:
    """The text behind a link; of a page that is only a frame around another one, the inner one."""
    text = _page(link.strip())
    frame = _FRAME.search(text)
    if frame is not None and "puzzle_grid" not in text:
        inner = urljoin(link, frame[1])
        return _page(inner) if is_link(inner) else text
    return text


def _page(link: str) -> str:
    try:
        with urlopen(Request(link, headers={"User-Agent": AGENT}), timeout=PATIENCE) as answer:
            data = answer.read(LIMIT + 1)
    except (URLError, OSError, ValueError) as error:
        said = getattr(error, "reason", None) or error
        raise UsageError(
            f"this can't be downloaded: {said}", where=link, remedy="Save the page, and name the file."
        ) from None
    if len(data) > LIMIT:
        raise UsageError(f"this has more than {LIMIT >> 20} MiB", where=link, remedy="Choose a smaller one.")
    return str(data.decode("utf-8", "replace"))
