"""The frame of a page: everything in one file, and a policy under which nothing else can be loaded or run."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any

from whygrid.voice import language


def html_document(title: str, body: str, style: str, script: str = "") -> str:
    """A page with this body, of which only this style and this script count."""
    policy = f"default-src 'none'; style-src {_allowed(style)}; script-src {_allowed(script)}"
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{language()}">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title>",
            f"<style>{style}</style>",
            "</head>",
            "<body>",
            body,
            *([f"<script>{script}</script>"] if script else []),
            "</body>",
            "</html>",
        ]
    )


def _allowed(text: str) -> str:
    """The source of a policy that allows this text and no other."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" if text else "'none'"


def resource(name: str) -> str:
    """A file beside this module, to be put into a page."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def data_block(identifier: str, data: Any) -> str:
    """Data for the script of a page; whatever is in it, it can't end the block."""
    import json

    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{identifier}">{text}</script>'
