"""What the arrows of a scene mean, for the line below it."""

from __future__ import annotations

from whygrid.scene.marks import LINKS, Arrow, Kind, Scene
from whygrid.voice import message


def words_of(link: Kind) -> str:
    """What an arrow of this kind means."""
    return str(message(f"scene/link-{link or 'leads'}"))


def links_in(scene: Scene) -> list[Kind]:
    """The kinds of links of a scene to be told, strong ones first; an arrow by itself needs no words."""
    found = {mark.link for mark in scene.marks if isinstance(mark, Arrow)}
    return [link for link in LINKS if link in found] if found - {""} else []
