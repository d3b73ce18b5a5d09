"""The toy genre is registered by the tests that want it, never by pytest's search for doctests."""

collect_ignore = ["registered.py"]
