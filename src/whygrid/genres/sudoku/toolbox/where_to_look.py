"""Where to look for a technique: the second sentence about each, beside its idea."""

from __future__ import annotations

_FISH = "Take a digit and look for lines with few places for it that share their lines across."
_FINNED = "Look for a fish that one or two extra places spoil, all in one box."
_MIXED = "Where a digit is in few places, count houses that hold it and houses that cover these places."
_CORNERS = "Look for two rows and two columns in two boxes, with the same pair of digits at their corners."
_LOOPS = (
    "Follow a pair of digits from cell to cell, through houses that have it twice, until the ring closes."
)
_EXTENDED = "Look for two lines of a band whose cells in three boxes share three digits."
_TWO_PLACES = "Mark the houses in which a digit has two places left, and see which of these places meet."
_SETS = "List cells of a house with one digit more than cells, and look for digits that two such sets share."
_JOINED = "Where one of the two is found, look whether the same cells make up another."

_LOOKING = {
    "full house": "Look at the fullest rows, columns and boxes.",
    "hidden single": "Take a digit that is there often, and strike out what its lines reach in a box.",
    "naked single": "Look at cells whose row, column and box are well filled, and count what is missing.",
    "pointing": "Look in a box for a digit whose places lie in one row or column.",
    "claiming": "Look in a row or column for a digit whose places lie in one box.",
    "locked pair": "Look for twins in the three cells that a box and a line share.",
    "locked triple": "Look at the three cells that a box and a line share, if all are open.",
    "naked pair": "Look for two cells of a house with the same two candidates.",
    "naked triple": "Look among the cells of a house with two or three candidates.",
    "naked quad": "Look in houses with many open cells, or for a hidden subset among the others.",
    "hidden pair": "Look for two digits that are missing in a house and have the same two places.",
    "hidden triple": "Look for three digits that have few places in a house, all among three cells.",
    "hidden quad": "Look for four digits with few places in a house, or for a naked subset of the others.",
    "xy-wing": "From each cell with two candidates look for two others that share one of them each.",
    "xyz-wing": "From each cell with three candidates look for two pairs taken from them, one in its box.",
    "w-wing": "Look for two equal pairs that do not see each other, and a house that links their digits.",
    "wxyz-wing": "Look for four cells in a line and a box with four digits between them.",
    "remote pair": "Follow cells with the same two candidates, each in sight of the last.",
    "simple colouring": "Colour the places of a digit in turn along houses that have two of them.",
    "multi colouring": "Colour all such groups of a digit, and see which colours see each other.",
    "3d medusa": "Colour as in simple colouring, through cells with two candidates as well.",
    "sue de coq": "Look for cells with many digits where a box and a line cross, and small sets beside them.",
    "aligned pair exclusion": "Look at two cells that see several cells with two candidates.",
    "aligned triplet exclusion": "Look at three cells that see several cells with two or three candidates.",
    "xy-chain": "Start from a cell with two candidates, and go on to cells that share the one not used yet.",
    "aic": "Start from a candidate, and suppose by turns that one is out and that the next is in.",
    "grouped aic": "As for an AIC, but count places for a digit where a box and a line cross as one.",
    "als aic": "As for an AIC, but go through sets with one digit too many as through a cell with two.",
    "death blossom": "Look at a cell with few candidates, each of which would take a digit from such a set.",
    "cell forcing chain": "Start from a cell with two or three candidates, and follow each of them.",
    "house forcing chain": "Start from a digit with two or three places in a house, and follow each of them.",
    "forcing net": "Try candidates from which many singles follow.",
    "nested forcing net": "Try what a forcing net tries, and where it ends try once more.",
    "hidden rectangle": "Look for a corner with two candidates, and lines without another place for one.",
    "tridagon": "Look for three digits that are all missing in four boxes of a rectangle.",
    "exocet": "Look at two cells of a box and a line with three or four digits, and where these are far off.",
    "nishio": "Take a digit with two places in many houses, and try the places that see most of these.",
    "bug+1": "Look when all open cells but one have two candidates left.",
    "template set": "Take a digit with few ways to place it, and compare them all.",
    "template delete": "Take a digit with few ways to place it, and compare them all.",
}
_FAMILIES = (
    (("unique rectangle", "avoidable rectangle"), _CORNERS),
    (("bug type",), "Look when all open cells but two or three have two candidates left."),
    (("kraken fish",), "Look for a fish with one or two extra places, and follow each of these."),
    (("unique loop",), _LOOPS),
    (("extended rectangle",), _EXTENDED),
    (("dual", "siamese"), _JOINED),
    (("skyscraper", "2-string kite", "turbot fish", "empty rectangle", "x-chain"), _TWO_PLACES),
    (("als",), _SETS),
    (("franken", "mutant", "finned franken", "finned mutant"), _MIXED),
    (("finned", "sashimi"), _FINNED),
    (("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"), _FISH),
)


def where_to_look(technique: str) -> str:
    """The sentence about the technique of this name; empty where nobody wrote one."""
    if technique in _LOOKING:
        return _LOOKING[technique]
    return next((told for names, told in _FAMILIES if technique.startswith(names)), "")
