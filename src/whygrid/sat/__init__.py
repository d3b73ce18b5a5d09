"""Exact answers by SAT. The only user of python-sat, which is imported when an oracle is made."""
