"""The files of the page, as a browser asks for them."""

from __future__ import annotations

import json
import mimetypes
from pathlib import Path

from whygrid.voice import languages
from whygrid.web.colours import colours_css
from whygrid.web.speech import page_words

PAGE = Path(__file__).with_name("page")


def page_files() -> dict[str, tuple[bytes, str]]:
    """What can be fetched, by path: nothing but these exact paths exists, so none leads elsewhere."""
    found = {
        f"/{file.name}": (file.read_bytes(), mimetypes.guess_type(file.name)[0] or "text/plain")
        for file in sorted(PAGE.iterdir())
        if file.suffix in (".html", ".css", ".js", ".svg")
    }
    for language in languages():
        found[f"/words-{language}.json"] = json.dumps(page_words(language)).encode(), "application/json"
    found["/colours.css"] = colours_css().encode(), "text/css"
    found["/"] = found.pop("/index.html")
    return found
