"""Finding proofs: the walk over techniques, the smallest cut, and reasons where techniques run out."""
