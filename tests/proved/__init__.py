"""The checker that is proved in Coq, against the one in Python."""
