"""The toy genre is known while games are tested, and only then."""

from collections.abc import Iterator
from unittest import mock

import pytest

from tests.toy_genre import GENRE
from whygrid import registry


@pytest.fixture(scope="module", autouse=True)
def _toy_genre() -> Iterator[None]:
    with mock.patch.dict(registry._registered):
        registry.register(GENRE)
        yield
