"""A layered layout for graphs of reasons: the goal on top, premises below, few crossings, short lines.

The method is Sugiyama's (Methods for visual understanding of hierarchical system structures, 1981) with a
bound on how many boxes stand side by side: put boxes into layers, let lines that pass a layer take part as
bends, order each layer by the mean place of its neighbours, and finally move everything as close to its
neighbours as the order allows. The lines of one premise share their bends, so that they run together and
fork as late as they can.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from whygrid.records import NamedTuple

_GAP_BETWEEN_BOXES = 26.0
_GAP_AT_BENDS = 14.0
_GAP_DOWN = 46.0
_BEND_WIDTH = 6.0
_ORDER_SWEEPS = 16
_CENTRE_SWEEPS = 40
_WEIGHT_OF_BEND = 4.0
_PULL_TO_AXIS = 0.5  # without it a long chain of reasons wanders off to one side

Edge = tuple[str, str]


class Bend(NamedTuple):
    """Where the lines of a premise pass a layer."""

    premise: str
    layer: int


Item = str | Bend
"""A box by its name, or a bend."""


class Size(NamedTuple):
    """Width and height."""

    width: float
    height: float


class Spot(NamedTuple):
    """A place in the picture, y downwards."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything goes: boxes by their top left corners, lines by the places they run through.

    A line begins on top of the premise's box, ends below the box of what follows, and is vertical at every
    place that it lists.
    """

    size: Size
    boxes: Mapping[str, Spot]
    lines: Mapping[Edge, tuple[Spot, ...]]


def lay_out(sizes: Mapping[str, Size], edges: Sequence[Edge]) -> Layout:
    """Place boxes of these sizes, premises first; an edge leads from a box up to another one."""
    layers = _with_bends(_layers(list(sizes), edges), edges)
    links = _links(layers, edges)
    layers = _ordered(layers, links)
    widths = {
        item: sizes[item].width if isinstance(item, str) else _BEND_WIDTH
        for layer in layers
        for item in layer
    }
    centres = _centres(layers, links, widths)
    left = min((centres[item] - widths[item] / 2 for item in centres), default=0.0)
    right = max((centres[item] + widths[item] / 2 for item in centres), default=0.0)
    centres = {item: centre - left for item, centre in centres.items()}
    bands: list[tuple[float, float]] = []  # top and bottom of each layer
    for layer in layers:
        top = bands[-1][1] + _GAP_DOWN if bands else 0.0
        bands.append(
            (top, top + max((sizes[item].height for item in layer if isinstance(item, str)), default=0.0))
        )
    layer_of = {item: index for index, layer in enumerate(layers) for item in layer}
    boxes = {name: Spot(centres[name] - sizes[name].width / 2, bands[layer_of[name]][0]) for name in sizes}
    lines = _lines(edges, boxes, sizes, centres, bands, layer_of)
    return Layout(Size(right - left, bands[-1][1] if bands else 0.0), boxes, lines)


def _layers(names: list[str], edges: Sequence[Edge]) -> list[list[str]]:
    """Boxes from the goal down, each below all that it leads to, and not too many in a layer."""
    users = _grouped(edges, key=0)
    premises = _grouped(edges, key=1)
    depth: dict[str, int] = {}  # of what lies below a box
    for name in names:  # premises come first
        depth[name] = max((depth[premise] + 1 for premise in premises.get(name, ())), default=0)
    bound = max(3, round(1.2 * sqrt(len(names))))
    layers: list[list[str]] = []
    waiting = sorted(names, key=lambda name: -depth[name])
    placed: set[str] = set()
    while waiting:
        ready = [name for name in waiting if placed.issuperset(users.get(name, ()))][:bound]
        layers.append(ready)
        placed.update(ready)
        waiting = [name for name in waiting if name not in placed]
    return layers


def _with_bends(layers: list[list[str]], edges: Sequence[Edge]) -> list[list[Item]]:
    """The layers with a bend for each premise whose lines pass through on their way up."""
    layer_of = {name: index for index, layer in enumerate(layers) for name in layer}
    items: list[list[Item]] = [list(layer) for layer in layers]
    for premise, users in _grouped(edges, key=0).items():
        for index in range(min(layer_of[user] for user in users) + 1, layer_of[premise]):
            items[index].append(Bend(premise, index))
    return items


def _links(layers: list[list[Item]], edges: Sequence[Edge]) -> dict[Item, list[Item]]:
    """For each item those in the layer above it that its lines lead to."""
    layer_of = {item: index for index, layer in enumerate(layers) for item in layer}
    above: dict[Item, dict[Item, None]] = {}
    for premise, user in edges:
        item: Item = premise
        for index in range(layer_of[premise] - 1, layer_of[user], -1):
            bend = Bend(premise, index)
            above.setdefault(item, {})[bend] = None
            item = bend
        above.setdefault(item, {})[user] = None
    return {item: list(targets) for item, targets in above.items()}


def _ordered(layers: list[list[Item]], above: Mapping[Item, list[Item]]) -> list[list[Item]]:
    """The layers, each in an order that makes few lines cross: the best of some sweeps up and down."""
    below = _reversed_links(above)
    best, fewest = [list(layer) for layer in layers], _crossings(layers, above)
    for sweep in range(_ORDER_SWEEPS):
        downwards = sweep % 2 == 0
        indices = range(1, len(layers)) if downwards else range(len(layers) - 2, -1, -1)
        neighbours = above if downwards else below
        for index in indices:
            fixed = {item: place for place, item in enumerate(layers[index - 1 if downwards else index + 1])}
            layers[index] = _by_barycentre(layers[index], neighbours, fixed)
        crossings = _crossings(layers, above)
        if crossings < fewest:
            best, fewest = [list(layer) for layer in layers], crossings
    return best


def _by_barycentre(
    layer: list[Item], neighbours: Mapping[Item, list[Item]], fixed: Mapping[Item, int]
) -> list[Item]:
    """The layer sorted by the mean place of each item's neighbours; items without any stay where they are."""

    def barycentre(entry: tuple[int, Item]) -> float:
        places = [fixed[other] for other in neighbours.get(entry[1], ()) if other in fixed]
        return sum(places) / len(places) if places else entry[0]

    return [item for _, item in sorted(enumerate(layer), key=barycentre)]


def _crossings(layers: list[list[Item]], above: Mapping[Item, list[Item]]) -> int:
    count = 0
    for upper, lower in pairwise(layers):
        place = {item: index for index, item in enumerate(upper)}
        ends = [sorted(place[other] for other in above.get(item, ())) for item in lower]
        seen: list[int] = []
        for targets in ends:
            count += sum(1 for target in targets for earlier in seen if earlier > target)
            seen += targets
    return count


def _centres(
    layers: list[list[Item]], above: Mapping[Item, list[Item]], widths: Mapping[Item, float]
) -> dict[Item, float]:
    """The middle of each item: as near to its neighbours as its place in the layer allows."""
    below = _reversed_links(above)
    centres: dict[Item, float] = {}
    for layer in layers:
        _arrange(layer, [0.0] * len(layer), widths, centres)
    for sweep in range(_CENTRE_SWEEPS):
        for layer in layers if sweep % 2 else reversed(layers):
            wishes = [_wish(item, (*above.get(item, ()), *below.get(item, ())), centres) for item in layer]
            _arrange(layer, wishes, widths, centres)
    return centres


def _wish(item: Item, neighbours: Sequence[Item], centres: Mapping[Item, float]) -> float:
    """The weighted mean of an item's neighbours: lines should be straight between bends above all."""
    total, weights = 0.0, _PULL_TO_AXIS if isinstance(item, str) else 0.0
    for other in neighbours:
        weight = (1.0, 2.0, 8.0)[isinstance(item, Bend) + isinstance(other, Bend)]
        total += weight * centres[other]
        weights += weight
    return total / weights if weights else centres[item]


def _arrange(
    layer: Sequence[Item], wishes: Sequence[float], widths: Mapping[Item, float], centres: dict[Item, float]
) -> None:
    """Put the items of a layer as near to their wishes as they can be without touching.

    After subtracting the room that everything on the left takes this is isotonic regression, which
    pooling adjacent violators solves exactly.
    """
    offsets = [0.0]
    for left, right in pairwise(layer):
        gap = _GAP_AT_BENDS if isinstance(left, Bend) or isinstance(right, Bend) else _GAP_BETWEEN_BOXES
        offsets.append(offsets[-1] + (widths[left] + widths[right]) / 2 + gap)
    pools: list[tuple[float, float, int]] = []  # mean, weight, how many items
    for item, wish, offset in zip(layer, wishes, offsets, strict=True):
        mean, weight, count = wish - offset, 1.0 if isinstance(item, str) else _WEIGHT_OF_BEND, 1
        while pools and pools[-1][0] >= mean:
            other_mean, other_weight, other_count = pools.pop()
            mean = (mean * weight + other_mean * other_weight) / (weight + other_weight)
            weight, count = weight + other_weight, count + other_count
        pools.append((mean, weight, count))
    places = [mean for mean, _, count in pools for _ in range(count)]
    centres.update((item, place + offset) for item, place, offset in zip(layer, places, offsets, strict=True))


def _lines(
    edges: Sequence[Edge],
    boxes: Mapping[str, Spot],
    sizes: Mapping[str, Size],
    centres: Mapping[Item, float],
    bands: Sequence[tuple[float, float]],
    layer_of: Mapping[Item, int],
) -> dict[Edge, tuple[Spot, ...]]:
    """The places each line runs through, from the premise up."""
    ways: dict[Edge, list[Spot]] = {}
    for premise, user in edges:
        way = ways[premise, user] = [Spot(centres[premise], boxes[premise].y)]
        for layer in range(layer_of[premise] - 1, layer_of[user], -1):
            way += [Spot(centres[Bend(premise, layer)], y) for y in reversed(bands[layer])]
    lines: dict[Edge, tuple[Spot, ...]] = {}
    for user, premises in _grouped(edges, key=1).items():
        # Lines arrive side by side in the order in which they come, so that they do not cross at the end.
        incoming = sorted(((premise, user) for premise in premises), key=lambda edge: ways[edge][-1].x)
        step = min(22.0, sizes[user].width * 0.8 / len(incoming))
        for index, edge in enumerate(incoming):
            x = centres[user] + (index - (len(incoming) - 1) / 2) * step
            lines[edge] = (*ways[edge], Spot(x, boxes[user].y + sizes[user].height))
    return lines


def _reversed_links(links: Mapping[Item, list[Item]]) -> dict[Item, list[Item]]:
    reversed_links: dict[Item, list[Item]] = {}
    for item, targets in links.items():
        for target in targets:
            reversed_links.setdefault(target, []).append(item)
    return reversed_links


def _grouped(edges: Iterable[Edge], key: int) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for edge in edges:
        groups.setdefault(edge[key], []).append(edge[1 - key])
    return groups
