"""What is installed only with an extra: which package belongs to which, and what to say where one is missing.

    with needs("playing in the terminal"):
        from whygrid.tui.app import Whygrid

The names of the extras are those of pyproject.toml; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from whygrid.errors import WhygridError
from whygrid.voice.message import Said, message

EXTRAS = {
    "numpy": "bulk",
    "textual": "play",
    "starlette": "web",
    "uvicorn": "web",
    "resvg_py": "image",
    "pyarrow": "parquet",
    "distributed": "cluster",
    "gymnasium": "gymnasium",
    "reasoning_gym": "reasoning-gym",
    "verifiers": "verifiers",
}
BROUGHT_ALONG = {"rich": "textual", "anyio": "starlette", "h11": "uvicorn"}
"""Packages that come with one of these, and are missed where that one is missing."""


class MissingExtra(WhygridError, ImportError):
    """A package that comes with an extra is not installed."""


@contextmanager
def needs(what: Said) -> Iterator[None]:
    """Say which extra `what` needs, where a package of one can't be imported inside.

    >>> with needs("drawing"):
    ...     raise ModuleNotFoundError(name="numpy.typing")
    Traceback (most recent call last):
    ...
    whygrid.extras.MissingExtra: drawing needs numpy
      Install it with: pip install 'whygrid[bulk]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        name = BROUGHT_ALONG.get(name, name)
        if name not in EXTRAS:
            raise
        raise MissingExtra(
            message("voice/needs", what=what, name=name),
            remedy=message("voice/install-extra", extra=EXTRAS[name]),
        ) from None


def there(package: str) -> bool:
    """Whether a package can be imported; it is not loaded for that."""
    try:
        return find_spec(package) is not None
    except ValueError:  # somebody has put None, or a module without a spec, in its place
        return False
