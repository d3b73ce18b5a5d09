"""Certificates of k, checked without the engines that made them: a room beside the checker of proofs."""
