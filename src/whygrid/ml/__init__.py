"""Puzzles for machine learning: reasoning-gym, Gymnasium and verifiers, thin modules over `whygrid.judge`.

making        puzzles to order, by grade and k
answers       what a model wrote, read and scored: by the solution, or step by step
reasoning_gym, gymnasium, verifiers    the adapters; each needs the package of its name
"""
