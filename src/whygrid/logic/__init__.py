"""The trusted core: facts, rules, deductions, proofs, and the checker. Pure Python, no dependency."""
