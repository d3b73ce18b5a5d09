"""Scenes as PNG pictures, through the SVG ones; needs resvg-py, which the extra `image` installs."""

from __future__ import annotations

from whygrid.errors import UsageError
from whygrid.scene.marks import Scene
from whygrid.scene.svg import render_svg
from whygrid.voice.message import message


def render_png(scene: Scene, *, cell: int = 96) -> bytes:
    """The scene as a PNG picture with cells of this many pixels."""
    return png_of(render_svg(scene, cell=cell))


def png_of(picture: str) -> bytes:
    """An SVG picture as a PNG one."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise UsageError(
            message("voice/png-needs-resvg"),
            remedy=message("voice/install-resvg"),
        ) from None
    return bytes(svg_to_bytes(svg_string=picture))
