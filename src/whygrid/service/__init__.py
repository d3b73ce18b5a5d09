"""The use cases: plain functions on puzzles that take a budget and return plain data.

Every user interface is a thin shell around these. None of them knows a genre by name.
"""
