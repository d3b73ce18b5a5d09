"""Lists L of sets of k cells, made before a puzzle is known and gone through again and again.

`text` is how they are written down, `making` and `learning` make them, `running` lets them try puzzles.
What one look at a set shows and gives is told in `engine.lists` and in docs/forgetful.md.
"""
