"""What holds for all tests."""

import pytest
from hypothesis import settings

from tests.logic.native_agreement import watch
from whygrid import voice

# How long an example takes is the machine's business. The examples are the same each time, so that a run says
# something about the change before it; `pytest --hypothesis-profile explore` tries others.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("same")


@pytest.fixture(autouse=True)
def _language_of_its_own():
    """Have each test look at the environment for itself, which a process does once."""
    voice.unsettle()


@pytest.fixture(autouse=True)
def _native_checker_agrees(request, monkeypatch):
    """Have native code check every proof that is verified, unless Python's checker is made to go wrong."""
    if request.node.get_closest_marker("sabotage") is None:
        watch(monkeypatch.setattr)
