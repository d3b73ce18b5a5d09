"""The bulk kernels in plain Python: slow, obvious, and what the native ones must agree with.

Same functions, same arguments, same answers; only what depends on chance comes out otherwise, as the
random numbers are Python's. `threads` and `kernel` change nothing here.
"""

from __future__ import annotations

from whygrid.kernels.bulk_counterpart.lines import as_text, read_text
from whygrid.kernels.bulk_counterpart.making import (
    MOST_COMPLETIONS,
    completions,
    generate,
    random_grid,
    two_digit_sets,
    unbiased,
    uniform_grids,
)
from whygrid.kernels.bulk_counterpart.searching import (
    DIGITS,
    PEERS,
    backbone,
    count,
    has_solution,
    is_minimal,
    minimise,
    solutions,
)
from whygrid.kernels.bulk_counterpart.symmetry import augment, canonical

__all__ = [
    "DIGITS", "MOST_COMPLETIONS", "PEERS", "as_text", "augment", "backbone", "canonical",
    "completions", "count", "generate", "has_solution", "is_minimal", "minimise", "random_grid",
    "read_text", "solutions", "two_digit_sets", "unbiased", "uniform_grids",
]  # fmt: skip
