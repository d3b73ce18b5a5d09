from collections.abc import Callable, Iterable, Sequence
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

class Excluders:
    def __init__(self, facts: int, groups: list[tuple[str, tuple[int, ...]]]) -> None: ...
    def spelt_out(
        self, premises: Sequence[int], rules: tuple[str, ...], support: Sequence[int]
    ) -> tuple[
        tuple[int, ...], tuple[str, ...], tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]
    ]: ...

Choice = tuple[int, tuple[int, list[str]], tuple[int, ...], dict[int, int]]

class Nearest:
    def __init__(
        self,
        rests_on: Sequence[Sequence[int]],
        weight: Sequence[float],
        aims: Sequence[int],
        ends: Sequence[int],
        far: int,
        going_on: float,
    ) -> None: ...
    def freshen(self, indices: Iterable[int], now: int) -> None: ...
    def tell(self, index: int) -> None: ...
    def next(self, now: int) -> list[int]: ...

class Recorded:
    def __init__(self, excluders: Excluders) -> None: ...
    def know(self, fact: int) -> None: ...
    def record(self, technique: str, facts: Sequence[int], premises: Sequence[int]) -> None: ...
    def choose(self, premises: Sequence[int], node_limit: int) -> Choice | None: ...
    def best(
        self,
        facts: list[int],
        premises: list[tuple[int, ...]],
        techniques: list[str],
        node_limit: int,
        tick: Callable[[], None],
    ) -> list[tuple[int, Choice]] | None: ...

NetStory = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]

class Board:
    def __init__(self, where: Sequence[Sequence[int]], excluders: Excluders) -> None: ...
    def exclude(
        self,
        fact: int,
        truth: list[int],
        candidates: list[int],
        places: list[int],
        lonely: list[int],
    ) -> None: ...
    def exclude_around(
        self,
        fact: int,
        truth: list[int],
        candidates: list[int],
        places: list[int],
        lonely: list[int],
    ) -> None: ...
    def learn(
        self,
        literals: Sequence[int],
        truth: list[int],
        candidates: list[int],
        places: list[int],
        value: list[int],
        empty: list[int],
        lonely: list[int],
    ) -> list[int]: ...
    def singles(
        self,
        kinds: Sequence[int],
        truth: list[int],
        candidates: list[int],
        places: list[int],
        value: list[int],
        empty: list[int],
        lonely: list[int],
    ) -> list[tuple[int, int, list[int]]]: ...
    def net(
        self, start: int, truth: list[int], candidates: list[int], places: list[int]
    ) -> NetStory | None: ...
    def nets(self, truth: list[int], candidates: list[int], places: list[int]) -> list[tuple[int, int]]: ...
    def refuted(
        self, facts: Sequence[int], truth: list[int], candidates: list[int], places: list[int]
    ) -> list[int]: ...
    def nested_nets(
        self, facts: Sequence[int], truth: list[int], candidates: list[int], places: list[int]
    ) -> list[tuple[int, NetStory, dict[int, NetStory]]]: ...

class Geometry:
    def __init__(self, cells: int, houses: Sequence[Sequence[int]]) -> None: ...

class Onwards:
    def beyond(self, level: bytes) -> int: ...

Set = tuple[tuple[int, ...], int, int, dict[int, int], dict[int, int]]

class SetSearch:
    def __init__(self, geometry: Geometry, candidates: Sequence[int], digits: int, largest: int) -> None: ...
    @property
    def number(self) -> int: ...
    def set(self, number: int) -> Set: ...
    def chains(
        self, shortest: int, longest: int, many: int, most_ways: int
    ) -> list[tuple[tuple[int, ...], tuple[int, ...]]]: ...
    def doubly_linked(self) -> list[tuple[int, int, int]]: ...
    def blossoms(self, most_ways: int) -> list[tuple[int, int, list[tuple[int, list[tuple[int, int]]]]]]: ...

class ChainBoard:
    def __init__(
        self, digits: int, houses: Sequence[Sequence[int]], parts: Sequence[Sequence[int]]
    ) -> None: ...
    def chains(
        self,
        candidates: Sequence[int],
        value: Sequence[int],
        kinds: tuple[bool, bool, bool, bool, int],
        sets: SetSearch | None,
        wanted: Sequence[int] | None,
        most_ways: int,
        every: bool,
    ) -> tuple[list[list[int]], dict[int, list[int]], list[tuple[int, int, int, int, int]]]: ...
    def forced(
        self, candidates: Sequence[int], value: Sequence[int]
    ) -> tuple[list[tuple[int, list[int]]], list[tuple[int, list[int]]]]: ...
    def coloured(
        self, candidates: Sequence[int], value: Sequence[int], least: int
    ) -> list[tuple[list[list[int]], list[int], list[list[int]]]]: ...

def almost_locked(
    geometry: Geometry, candidates: Sequence[int], digits: int, largest: int
) -> tuple[list[Set], list[dict[int, int]], list[dict[int, int]], Onwards]: ...
def bent_sets(
    geometry: Geometry, candidates: Sequence[int], size: int
) -> list[tuple[tuple[int, ...], int, int]]: ...

class Houses:
    def __init__(self, houses: Sequence[Sequence[int]]) -> None: ...
    def naked(self, candidates: list[int]) -> list[list[int]]: ...
    def hidden(self, places: list[int]) -> list[list[int]]: ...
    def confined(self, places: list[int]) -> list[int]: ...
    def sue_de_coq(
        self, candidates: list[int], largest: int
    ) -> list[
        tuple[
            int,
            int,
            tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]],
            tuple[int, int, int],
        ]
    ]: ...

def digits_with_places_out(places: list[int], size: int, depth: int, width: int) -> list[int]: ...
def locked_groups(masks: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]: ...
def possible_places(rows: Sequence[int], depth: int, width: int) -> tuple[int, ...]: ...
def scan_links(
    rows: int,
    columns: int,
    labels: Sequence[int],
    lines: Sequence[int],
    cover: bool,
    exceptions: int,
    limit: int,
    work: int,
) -> tuple[list[list[int]], bool]: ...

class LinkTerrain:
    def __init__(self, cover: bool, labels: Any, joins: Any, sides: Any, planes: Any) -> None: ...

class LinkOutlook:
    def __init__(
        self,
        terrain: LinkTerrain,
        lines: Sequence[int],
        left: Sequence[int],
        lacking: Sequence[int],
        tip: Sequence[int],
    ) -> None: ...
    def after(self, edge: int, status: int) -> tuple[int, int, bool]: ...
    def on_every_route(self, end: int) -> list[int]: ...

class Learner:
    def run(self, conflicts: int, assumed: int, tick: Callable[[], None]) -> int: ...
    def know(self, literal: int) -> None: ...
    def found(self) -> list[int]: ...
    def model(self) -> list[int]: ...
    def weight(self, literal: int) -> int: ...
    def behind(self, literal: int) -> list[Any]: ...

class LinkSearch(Learner):
    def __init__(self, terrain: LinkTerrain, lines: Any, wish: Any) -> None: ...
    def refutes_alone(self, literal: int, conflicts: int) -> bool: ...
    def trial(self, literal: int, depth: int, work: int, is_short: bool) -> tuple[Any, ...] | None: ...

class ClauseSet:
    def __init__(self, variables: int, clauses: Any) -> None: ...

class ClauseSearch(Learner):
    def __init__(self, clauses: ClauseSet, known: Any, wish: Any) -> None: ...
    def add(self, literals: Any) -> int: ...

def short_story(
    value: Sequence[int],
    candidates: Sequence[int],
    patterns: Sequence[tuple[Sequence[int], Sequence[int], int]],
    goal: str,
    suppose: bool,
    strikes: bool,
    nesting: int | None,
    seed: int,
    seconds: float | None,
    work: int | None,
    cancelled: Callable[[], bool] | None,
    node: Any,
) -> Any: ...

# See `whygrid.kernels.waves`.
WAVE_TECHNIQUES: tuple[str, ...]

def waves_from(
    candidates: Sequence[int], values: Sequence[int], order: Sequence[int]
) -> tuple[list[tuple[int, int, int, tuple[int, ...]]], tuple[int, ...], bool]: ...
def waves_to_the_end(givens: bytes, order: Sequence[int]) -> list[tuple[int, int, int, int]] | None: ...

# See `whygrid.kernels.ratings`.
def hodoku_rating(
    givens: str, seconds: float | None, cancelled: Callable[[], bool] | None
) -> tuple[int, int] | str: ...
def se_figures(
    givens: str, seconds: float | None, cancelled: Callable[[], bool] | None
) -> tuple[int, int, int] | str: ...

# The same for lists of sets of cells; see `whygrid.bulk.lists`.
lists: Any

class RuleTable:
    def __init__(self, facts: int, auxiliaries: int) -> None: ...
    def name(self, literal: int, name: str) -> None: ...
    def add(
        self,
        name: str,
        counts: Sequence[tuple[Sequence[int], int, int]],
        sums: Sequence[tuple[Sequence[tuple[int, int]], int]],
    ) -> int: ...
    def number(self, name: str) -> int: ...
    def all_are_listed(self) -> None: ...
    def steps(self, steps: Sequence[Any], make_rule: Callable[[str], int]) -> Steps | None: ...
    def check(
        self,
        steps: Steps,
        given: list[int],
        branchings: int,
        is_right: Callable[[tuple[int, ...], tuple[int, ...]], bool],
        granted: bool,
        lemmas_are_in: bool,
        tick: Callable[[], None],
        stopped_at: Callable[[int], None],
    ) -> tuple[int, bool, list[int], bool]: ...
    def keeps(self, holding: list[int]) -> bool: ...

class Steps:
    def figures(self) -> list[tuple[int | None, int, bool, tuple[str, ...]]]: ...

class Document:
    def head(self) -> dict[str, Any]: ...
    def steps(
        self,
        table: RuleTable,
        make_rule: Callable[[str], int],
        inner_fact: Callable[[str], int],
    ) -> Steps | None: ...

def document(text: str) -> Document | None: ...
