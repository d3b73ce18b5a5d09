"""Proofs for other people's checkers: as clauses, as inequalities, and in a plain form.

A deduction names what it follows from; the checkers outside have no search, so `closing` finds out how it
follows, once, and the writers spell that out. What each file says in words is what remains to be trusted.
"""
