"""Scenes as plain data."""

from __future__ import annotations

import json

from hypothesis import given

from tests.scene.random_scenes import few_examples, scenes
from whygrid.scene.json import scene_to_json
from whygrid.scene.marks import Arrow, Fill, Line, Point, Ring, Scene, SmallText, Text

KINDS = {"fill": Fill, "text": Text, "small_text": SmallText, "line": Line, "ring": Ring, "arrow": Arrow}


def test_the_form_is_what_the_documentation_says():
    marks = (
        Fill((0, 2), "support"),
        Text((0, 2), "8", "given"),
        SmallText((0, 0), 3, "4"),
        Line(Point(0, 3), Point(9, 3), 2),
        Ring((4, 4)),
        Arrow(Point(0.5, 0.5), Point(0.5, 4.5), link="strong", via=Point(0.9, 2.5)),
    )
    assert scene_to_json(Scene(9, 9, 3, marks, "a board")) == {
        "rows": 9,
        "columns": 9,
        "slots": 3,
        "label": "a board",
        "marks": [
            {"mark": "fill", "cell": [0, 2], "tone": "support"},
            {"mark": "text", "cell": [0, 2], "text": "8", "tone": "given"},
            {"mark": "small_text", "cell": [0, 0], "slot": 3, "text": "4", "tone": "plain"},
            {"mark": "line", "start": [0.0, 3.0], "end": [9.0, 3.0], "weight": 2, "tone": "plain"},
            {"mark": "ring", "cell": [4, 4], "slot": None, "tone": "focus"},
            {
                "mark": "arrow",
                "start": [0.5, 0.5],
                "end": [0.5, 4.5],
                "tone": "pattern",
                "link": "strong",
                "via": [0.9, 2.5],
            },
        ],
    }


@few_examples
@given(scene=scenes())
def test_nothing_is_lost(scene):
    document = json.loads(json.dumps(scene_to_json(scene)))
    marks = []
    for entry in document.pop("marks"):
        fields = {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}
        marks.append(KINDS[fields.pop("mark")](**fields))
    assert Scene(**document, marks=tuple(marks)) == scene
