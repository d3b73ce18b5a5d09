"""Links of other programs with unusual labels, asked of the server."""

from __future__ import annotations

from tests.genres.numberlink.test_labels import link_of
from tests.web.conftest import Server
from tests.web.test_answers import asked


def test_a_draft_of_a_link_with_long_labels_is_as_declared(server: Server) -> None:
    puzzle = asked(server, "read", text=link_of("x" * 12))["puzzle"]
    made = asked(server, "draft", genre="numberlink", puzzle=puzzle)
    assert made["cells"][0][0] == "x" * 12 and made["puzzle"] == puzzle
    link = {"genre": "numberlink", "form": "penpa", "text": link_of("字é٣")}
    assert asked(server, "draft", genre="numberlink", puzzle=link)["cells"][0][0] == "字é٣"


def test_a_draft_of_a_link_with_labels_that_are_none_is_refused_in_words(server: Server) -> None:
    for label in ("x" * 100_000, ".", "?", "\x1b[31m"):
        link = {"genre": "numberlink", "form": "penpa", "text": link_of(label)}
        status, _, body = server.post("draft", {"genre": "numberlink", "puzzle": link})
        assert status == 422 and b"is no label" in body
