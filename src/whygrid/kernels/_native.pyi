from collections.abc import Callable
from typing import Any

def sudoku_solutions(givens: str, limit: int, tick: Callable[[], None]) -> list[str]: ...
def sudoku_count(givens: str, limit: int, tick: Callable[[], None]) -> int: ...

# Arrays in, arrays out; `whygrid.kernels.bulk` says what each function promises.
bulk: Any

def k9_run(
    givens: str,
    solution: str,
    deadline_seconds: float | None,
    cancelled: Callable[[], bool] | None,
    cheapest_first: bool,
    witnesses: bool,
) -> dict[str, Any]: ...
def k9_step(
    known: str,
    solution: str,
    target: int | None,
    deadline_seconds: float | None,
    cancelled: Callable[[], bool] | None,
    witnesses: bool,
) -> dict[str, Any]: ...
def k9_supports(
    known: str,
    solution: str,
    deadline_seconds: float | None,
    cancelled: Callable[[], bool] | None,
) -> dict[str, Any]: ...
