"""This package as a wheel of pure Python: the code that is running here, without its native module.

Where that is missing the Python counterpart of every kernel does its work, as where there was no compiler.
"""

from __future__ import annotations

import hashlib
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import whygrid

LEFT_OUT = frozenset({"__pycache__", "page", "cli", "tui", "shell", "ml"})
"""Folders: what was compiled, the page itself, and interfaces that a browser has no use for."""
COMPILED = frozenset({".so", ".pyd", ".dylib", ".pyc"})
WHENEVER = (1980, 1, 1, 0, 0, 0)
"""The date of all files, so that the same code makes the same wheel."""


def pure_wheel() -> tuple[str, bytes]:
    """The name and the bytes of the wheel; its name changes with its contents."""
    root = Path(whygrid.__file__).parent
    files = {
        file.relative_to(root.parent).as_posix(): file.read_bytes()
        for file in sorted(root.rglob("*"))
        if file.is_file() and file.suffix not in COMPILED and not _left_out(file.relative_to(root))
    }
    digest = hashlib.sha256(b"".join(name.encode() + b"\0" + files[name] for name in files)).hexdigest()[:12]
    version = f"{whygrid.__version__}+{digest}"
    about = f"whygrid-{version}.dist-info"
    files[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: whygrid\nVersion: {version}\n".encode()
    files[f"{about}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = ZipInfo(name, WHENEVER)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, data)
    return f"whygrid-{version}-py3-none-any.whl", packed.getvalue()


def _left_out(file: Path) -> bool:
    return any(part in LEFT_OUT for part in file.parts[:-1])
