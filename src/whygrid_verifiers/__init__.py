"""The name under which `verifiers` finds our taskset, whygrid-verifiers: it wants a module at the top."""

from whygrid.ml.verifiers import PuzzleTaskset

__all__ = ["PuzzleTaskset"]
