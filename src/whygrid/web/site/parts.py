"""The parts of others that a site is made of: fetched once, known by their hashes, and kept."""

from __future__ import annotations

import hashlib
import os
import sys
import tarfile
import tomllib
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

from whygrid.errors import WhygridError
from whygrid.files import save
from whygrid.voice import message

PATIENCE = 60.0
"""Seconds for which a server may say nothing."""
LARGEST = 1 << 26
"""Bytes of the largest part."""


class Part(NamedTuple):
    """One file: what it is called, where it comes from, and what its bytes come to.

    unpack    the files to take out of it; it is taken as it is where there are none
    """

    name: str
    address: str
    sha256: str
    licence: str
    unpack: tuple[str, ...] = ()


def pinned() -> list[Part]:
    """All parts, as parts.toml has them."""
    entries: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("parts.toml").read_text("utf-8"))[
        "part"
    ]
    return [
        Part(one["name"], one["from"], one["sha256"], one["licence"], tuple(one.get("unpack", ())))
        for one in entries
    ]


def cache_folder(environment: Mapping[str, str] | None = None, home: Path | None = None) -> Path:
    """Where parts are kept between builds; WHYGRID_CACHE names another folder.

    >>> cache_folder({"WHYGRID_CACHE": "/var/parts"}).as_posix()
    '/var/parts'
    """
    variables = os.environ if environment is None else environment
    if variables.get("WHYGRID_CACHE"):
        return Path(variables["WHYGRID_CACHE"])
    home = Path.home() if home is None else home
    if sys.platform == "win32":
        return Path(variables.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Whygrid" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "Whygrid"
    named = variables.get("XDG_CACHE_HOME", "")
    return (Path(named) if os.path.isabs(named) else home / ".cache") / "whygrid"


def files_of(part: Part, folder: Path, tell: Callable[[str], None]) -> dict[str, bytes]:
    """The files of a part by name: from the folder, or fetched and put there."""
    data = _kept(part, folder)
    if data is None:
        tell(str(message("web/fetching-part", address=part.address)))
        data = _fetched(part, folder)
        folder.mkdir(parents=True, exist_ok=True)
        save(folder / part.name, data)
    if not part.unpack:
        return {part.name: data}
    with tarfile.open(fileobj=BytesIO(data)) as archive:
        return {name: _member(archive, f"package/{name}") for name in part.unpack}


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    member = archive.extractfile(name)
    assert member is not None
    return member.read()


def _kept(part: Part, folder: Path) -> bytes | None:
    try:
        data = (folder / part.name).read_bytes()
    except OSError:
        return None
    return data if hashlib.sha256(data).hexdigest() == part.sha256 else None


def _fetched(part: Part, folder: Path) -> bytes:
    kept = folder / part.name
    try:
        with urlopen(part.address, timeout=PATIENCE) as answer:
            data: bytes = answer.read(LARGEST)
    except OSError as error:
        raise WhygridError(
            message("web/part-not-fetched", address=part.address, why=str(error)),
            remedy=message("web/part-by-hand", file=str(kept)),
        ) from None
    found = hashlib.sha256(data).hexdigest()
    if found != part.sha256:
        raise WhygridError(
            message("web/part-changed", address=part.address),
            where=part.name,
            remedy=message("web/part-hashes", found=found, wanted=part.sha256),
        )
    return data
