"""Where the library is, by the customs of each system."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

FILE = "library.db"


def default_library(
    environment: Mapping[str, str] | None = None, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """The file of the user's library; WHYGRID_LIBRARY names another one.

    >>> default_library({}, "linux", Path("/home/ada")).as_posix()
    '/home/ada/.local/share/whygrid/library.db'
    """
    variables = os.environ if environment is None else environment
    if variables.get("WHYGRID_LIBRARY"):
        return Path(variables["WHYGRID_LIBRARY"])
    home = Path.home() if home is None else home
    if platform == "win32":
        folder = Path(variables.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Whygrid"
    elif platform == "darwin":
        folder = home / "Library" / "Application Support" / "Whygrid"
    else:
        data = variables.get("XDG_DATA_HOME", "")
        folder = (Path(data) if os.path.isabs(data) else home / ".local" / "share") / "whygrid"
    return folder / FILE
