"""Looking for garbage less often while something large is made that stays.

A proof is hundreds of thousands of small records, none of which is garbage before it is told. Python looks
through all of them again whenever there are a quarter more, which takes a fifth of the time of a long proof.
"""

from __future__ import annotations

import gc
from threading import Lock

SELDOM = (50_000, 20, 50)
"""After so many new records Python looks through these, and now and then through older ones."""


class _Seldom:
    """A block in which garbage is looked for seldom; several at a time in several threads are one."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.inside = 0
        self.usual = SELDOM

    def __enter__(self) -> None:
        with self.lock:
            if not self.inside:
                self.usual = gc.get_threshold()
                if 0 < self.usual[0] < SELDOM[0]:
                    gc.set_threshold(*SELDOM)
            self.inside += 1

    def __exit__(self, *raised: object) -> None:
        with self.lock:
            self.inside -= 1
            if not self.inside:
                gc.set_threshold(*self.usual)


seldom = _Seldom()
"""`with seldom:` what makes much that stays."""
