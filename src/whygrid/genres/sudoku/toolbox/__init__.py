"""What several techniques share: patterns to look for, chains to follow, words for both.

Besides, what is said of every technique: on which boards it works, where to look, its names elsewhere.
"""
