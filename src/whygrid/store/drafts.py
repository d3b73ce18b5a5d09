"""The draft of an editor, kept in a file beside the library until it is played, saved or dropped."""

from __future__ import annotations

import json
import os
from pathlib import Path

from whygrid.errors import StoreError, of_system
from whygrid.genre import Draft
from whygrid.records import NamedTuple
from whygrid.registry import genre_names
from whygrid.voice.message import message

FILE = "draft.json"


class Kept(NamedTuple):
    """A draft and its genre."""

    genre_name: str
    draft: Draft


class Drafts:
    """The draft beside a library; without one it is kept as long as the program runs."""

    def __init__(self, library: Path | None) -> None:
        self._path = None if library is None else library.with_name(FILE)
        self._kept = None if self._path is None else _read(self._path)

    @property
    def kept(self) -> Kept | None:
        """The draft that is kept."""
        return self._kept

    def keep(self, genre_name: str, draft: Draft) -> None:
        """Keep this draft instead of the one before."""
        self._kept = Kept(genre_name, draft)
        if self._path is not None:
            aside = self._path.with_name(FILE + ".new")
            try:
                aside.write_text(json.dumps([genre_name, *draft]), encoding="utf-8")
                os.replace(aside, self._path)
            except OSError as error:
                raise StoreError(
                    message("store/the-draft-is-not-kept", why=of_system(error)), where=str(self._path)
                ) from None

    def drop(self) -> None:
        """Keep no draft any more."""
        self._kept = None
        if self._path is not None:
            self._path.unlink(missing_ok=True)


def _read(path: Path) -> Kept | None:
    """The draft in a file; none where that is missing, damaged or of a genre that is unknown here."""
    try:
        name, rows, *more = json.loads(path.read_text(encoding="utf-8"))  # there were no lines once
        draft = Draft(tuple(tuple(map(str, row)) for row in rows), tuple(map(str, more[0] if more else ())))
    except (OSError, ValueError, TypeError):
        return None
    return Kept(name, draft) if name in genre_names() and draft.rows and all(draft.rows) else None
