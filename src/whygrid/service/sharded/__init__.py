"""Bulk work that needs more than the kernels: grades, proofs, verdicts, twins, new puzzles, of any genre.

Each is a `Work` for the one scheduler of shards in `whygrid.bulk.stream`, like those of the kernels in
`whygrid.bulk.operations`.
"""
