"""Proofs as JSON documents, in words and out of them."""

from __future__ import annotations

import json
from typing import Any

from whygrid.engine.words import say
from whygrid.errors import ProofError
from whygrid.logic.document import read_head, read_proof, write_proof
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle


def to_json(proof: Proof) -> dict[str, Any]:
    """The document of a proof, ready for `json.dumps`."""
    return write_proof(proof, lambda deduction: say(proof.rules, deduction))


def from_json(document: object) -> Proof:
    """The proof in a document; what is not as documented raises a `ProofError`."""
    genre_name, text = read_head(document)
    return read_proof(document, Puzzle.parse(text, genre_name).rules)


def parse_json(text: str) -> Any:
    """JSON text as an object; what is not JSON raises a `ProofError`."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ProofError(
            f"this is not JSON: {error.msg}", where=f"line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise ProofError("this is nested too deeply") from None
