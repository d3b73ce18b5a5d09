"""The words of the page for the browser, and the language that a request asks for."""

from __future__ import annotations

from typing import Any

from whygrid.voice import ENGLISH, fluent, languages, notation, speaker

HOME = "web"
OF_SERVER = "server-"
"""So begin the names of what the server says itself."""
OF_LEVELS = "level-"
"""So begin the names of the levels, which the page offers, too."""


def page_words(language: str) -> dict[str, Any]:
    """The page's sentences in a language, in parts for `page/voice.js`; English ones where it lacks some."""
    texts = {**speaker(ENGLISH).texts(HOME), **speaker(language).texts(HOME)}
    levels = {**speaker(ENGLISH).texts("engine"), **speaker(language).texts("engine")}
    texts |= {name: text for name, text in levels.items() if name.startswith(OF_LEVELS)}
    words = {
        name: [_part(part) for part in fluent.parse(text)]
        for name, text in texts.items()
        if not name.startswith(OF_SERVER)
    }
    return {**words, "notation": [notation()]}


def _part(part: Any) -> Any:
    match part:
        case str():
            return part
        case fluent.Call(kind="variable"):
            return {"of": part.name}
        case fluent.Call(kind="literal"):
            return str(part.values[0])
        case fluent.Select():
            variants = {key: [_part(inner) for inner in found] for key, found in part.variants.items()}
            return {"by": part.by.name, "variants": variants, "otherwise": part.default}
    raise ValueError("the page's sentences have variables and variants, and nothing else")


def asked_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak, by its order.

    >>> asked_language("sk, cs;q=0.8, en"), asked_language("*")
    ('cs', 'en')
    """
    for entry in header[:200].split(","):
        code = entry.split(";")[0].strip().split("-")[0].lower()
        if code in languages():
            return code
    return ENGLISH
