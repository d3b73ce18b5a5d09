"""How long tests wait for what is sure to come."""

import os

PATIENCE = int(os.environ.get("WHYGRID_PATIENCE", "300"))
"""Seconds after which what should have ended long ago fails its test; no test that passes waits for them."""
