"""Pen-and-paper logic puzzles, solved the way a person does, with a proof for every cell."""
