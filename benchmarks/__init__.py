"""Measurements: `python -m benchmarks` runs all, `python -m benchmarks startup` one of them.

Times are CPU seconds of this process or its children; the machine may be busy, so trust ratios.
"""
