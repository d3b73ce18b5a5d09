"""`whygrid site`: the page as a folder of files that any web server can offer, or none at all.

It is the page of `whygrid serve` with another module in the place of `answering.js`: the questions go to
workers of the visitor's own browser, in which Pyodide runs this very package. Nothing is got from elsewhere.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable
from html import escape
from pathlib import Path
from urllib.parse import quote, urlsplit

from whygrid.errors import UsageError
from whygrid.voice import languages, message
from whygrid.web.files import PAGE, page_files
from whygrid.web.guard import HEADERS
from whygrid.web.site.parts import Part, cache_folder, files_of, pinned
from whygrid.web.site.prepared import prepared
from whygrid.web.site.wheel import pure_wheel

MARKER = "service-worker.js"
"""A folder with this file is a site of ours, and may be written anew."""

Files = dict[str, bytes]


def write_site(out: Path, base_url: str = "", tell: Callable[[str], None] = lambda words: None) -> int:
    """Write the site into a folder, whole or not at all; how many bytes it has."""
    base = _base(base_url)
    if out.exists() and not (out / MARKER).exists() and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(message("web/not-a-site", folder=str(out)), remedy=message("web/another-folder"))
    files = site_files(base, tell)
    out.parent.mkdir(parents=True, exist_ok=True)
    aside = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    try:
        aside.chmod(0o755)
        for path, data in files.items():
            (aside / path).parent.mkdir(parents=True, exist_ok=True)
            (aside / path).write_bytes(data)
        _exchange(aside, out)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return sum(map(len, files.values()))


def _exchange(new: Path, out: Path) -> None:
    """Put a folder in the place of another one, which stays where that fails."""
    if not out.exists():
        new.replace(out)
        return
    before = out.with_name(f"{new.name}-before")
    out.replace(before)
    try:
        new.replace(out)
    except OSError:
        before.replace(out)
        raise
    shutil.rmtree(before, ignore_errors=True)


def site_files(base: str = "", tell: Callable[[str], None] = lambda words: None) -> Files:
    """All files of a site by their paths."""
    files = {path.removeprefix("/") or "index.html": data for path, (data, _) in page_files().items()}
    files |= {file.name: file.read_bytes() for file in sorted((PAGE / "alone").glob("*.js"))}
    files |= _engine(tell)
    tell(str(message("web/preparing-answers")))
    for language in languages():
        files[f"prepared-{language}.json"] = _json(prepared(language))
    files["manifest.webmanifest"] = _json({**MANIFEST, "description": str(message("web/motto"))})
    files["index.html"] = _headed(files["index.html"].decode(), base).encode()
    files[MARKER] = _keeper(files)
    return files


MANIFEST = {
    "name": "Whygrid",
    "short_name": "Whygrid",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f6f7f9",
    "theme_color": "#2f5fd0",
    "categories": ["games", "puzzle", "education"],
    "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
}


def policy() -> str:
    """The server's Content Security Policy as far as a page can give it to itself, and with workers."""
    kept = [rule for rule in HEADERS["content-security-policy"].split("; ") if "frame-ancestors" not in rule]
    return "; ".join([*kept, "worker-src 'self'"])


def _base(address: str) -> str:
    if not address:
        return ""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise UsageError(message("web/not-a-base", address=address), remedy=message("web/base-example"))
    return address.rstrip("/") + "/"


def _engine(tell: Callable[[str], None]) -> Files:
    """Pyodide and the wheels, in a folder that is named after those of others, and what is in it."""
    parts = pinned()
    folder = "engine-" + hashlib.sha256("".join(part.sha256 for part in parts).encode()).hexdigest()[:12]
    found: Files = {}
    for part in parts:
        found |= files_of(part, cache_folder(), tell)
    own, wheel = pure_wheel()
    found[own] = wheel
    wheels = [name for name in found if name.endswith(".whl")]
    found["NOTICE.txt"] = "".join(map(_notice, parts)).encode()
    about = _json({"folder": folder, "wheels": wheels})
    return {**{f"{folder}/{name}": data for name, data in found.items()}, "engine.json": about}


def _notice(part: Part) -> str:
    return f"{part.name}\n  {part.licence}\n  {part.address}\n  sha256 {part.sha256}\n"


def _headed(html: str, base: str) -> str:
    """The page with what a server would say in the headers of its answer."""
    first = '<meta charset="utf-8">\n'
    before, found, after = html.partition(first)
    assert found
    more = f'<meta http-equiv="Content-Security-Policy" content="{escape(policy())}">\n'
    more += (
        '<meta name="referrer" content="no-referrer">\n<link rel="manifest" href="manifest.webmanifest">\n'
    )
    if base:
        more += f'<link rel="canonical" href="{escape(base)}">\n'
    return before + first + more + after


def _keeper(files: Files) -> bytes:
    """The service worker, which knows all files."""
    names = sorted(name for name in files if name not in (MARKER, "NOTICE.txt"))
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    listed = [["./" if name == "index.html" else quote(name), len(files[name])] for name in names]
    site = {"version": digest.hexdigest()[:16], "files": listed}
    return f"const SITE = {json.dumps(site)};\n".encode() + files[MARKER]


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
