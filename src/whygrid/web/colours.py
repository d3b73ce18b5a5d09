"""The colours of the page, from the same tables as all our pictures."""

from __future__ import annotations

from whygrid.scene.marks import TONES
from whygrid.scene.svg_style import DARK, DASHES, LIGHT


def colours_css() -> str:
    """Custom properties with a value for light and one for dark, and the classes that use them."""
    named = {
        "paper": (LIGHT.paper, DARK.paper),
        "thin": (LIGHT.thin, DARK.thin),
        "thick": (LIGHT.thick, DARK.thick),
        "pencil": (LIGHT.pencil, DARK.pencil),
    }
    rules = []
    for tone in TONES:
        light, dark = LIGHT.tones[tone], DARK.tones[tone]
        named |= {f"{tone}-{part}": (getattr(light, part), getattr(dark, part)) for part in light._fields}
        rules += [
            f".fill-{tone}{{fill:var(--{tone}-fill)}}",
            f".edge-{tone}{{stroke:var(--{tone}-edge)}}",
            f".ink-{tone}{{fill:var(--{tone}-ink)}}",
            f".head-{tone}{{fill:var(--{tone}-edge)}}",
        ]
    rules += [
        f".dash-{tone}{{stroke-dasharray:{dashes};stroke-linecap:round}}" for tone, dashes in DASHES.items()
    ]
    properties = "".join(f"--{name}:light-dark({light},{dark});" for name, (light, dark) in named.items())
    return "\n".join([f":root{{{properties}}}", *rules, ""])
