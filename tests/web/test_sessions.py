"""A few random sessions on the page; `python -m tests.web.sessions` plays as many as one likes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright")

from tests.web.conftest import Chromium
from tests.web.sessions import Server, sessions


@pytest.fixture(scope="module")
def mortal() -> Iterator[Server]:
    server = Server()
    yield server
    server.kill()


@pytest.mark.parametrize("number", range(4))
def test_nothing_is_lost_in_a_random_session(chromium: Chromium, mortal: Server, number: int) -> None:
    with chromium.used() as browser, sessions(browser, mortal, 7, number) as session:
        session.run(8)
