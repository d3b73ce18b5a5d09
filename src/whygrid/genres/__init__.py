"""The genres. Each is a folder with a `GENRE` in it; nothing but the registry imports one."""

FIRST = "sudoku"
"""The genre that texts are offered to first, and from which the command line takes its default."""
