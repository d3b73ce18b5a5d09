"""What holds for all tests."""

from hypothesis import settings

# How long an example takes is the machine's business. The examples are the same each time, so that a run says
# something about the change before it; `pytest --hypothesis-profile explore` tries others.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("same")
