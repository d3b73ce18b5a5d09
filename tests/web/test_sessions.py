"""A few random sessions on the page; `python -m tests.web.sessions` plays as many as one likes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright")

from tests.web.conftest import Chromium
from tests.web.sessions import Server, Stage


@pytest.fixture(scope="module")
def mortal() -> Iterator[Server]:
    server = Server()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def stage(chromium: Chromium, mortal: Server) -> Iterator[Stage]:
    with chromium.used() as browser:
        made = Stage(browser, mortal)
    yield made
    with chromium.used():
        made.close()


@pytest.mark.parametrize("number", range(4))
def test_nothing_is_lost_in_a_random_session(chromium: Chromium, stage: Stage, number: int) -> None:
    with chromium.used(), stage.session(7, number) as session:
        session.run(8)
