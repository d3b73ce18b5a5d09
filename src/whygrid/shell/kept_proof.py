"""The proof that goes with a game: packed into its document, and checked when it comes back.

Proofs repeat themselves, so they are kept as a tenth of their text: compressed, in letters of base 64.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import replace

from whygrid.budget import Budget
from whygrid.errors import WhygridError
from whygrid.logic.proof import Proof, Step
from whygrid.play.game import PROOF, Game
from whygrid.service.documents import from_json, parse_json, to_json
from whygrid.service.verifying import verify

PATIENCE = 30.0
"""Seconds for checking it."""
MOST_BYTES = 1 << 26
"""A proof that is longer than this is not unpacked."""


def with_proof(game: Game, proof: Proof) -> Game:
    """The game with this proof in its document instead of the one before."""
    info = {name: value for name, value in game.info.items() if name != PROOF}
    if proof.steps:
        text = json.dumps(to_json(proof), ensure_ascii=False, separators=(",", ":"))
        info[PROOF] = b64encode(zlib.compress(text.encode())).decode("ascii")
    return game if info == game.info else replace(game, info=info)


def kept_steps(game: Game) -> list[Step]:
    """The steps of the proof that came with a game; none where it is damaged, wrong or of another puzzle."""
    packed = game.info.get(PROOF)
    if not packed:
        return []
    try:
        text = zlib.decompressobj().decompress(b64decode(packed, validate=True), MOST_BYTES).decode()
        proof = from_json(parse_json(text))
        same = (proof.genre, proof.puzzle) == (game.puzzle.genre_name, game.puzzle.text)
        patience = Budget.of_own_work(PATIENCE)
        return list(proof.steps) if same and verify(proof, patience, assuming=True).ok else []
    except (WhygridError, ValueError, zlib.error):
        return []
