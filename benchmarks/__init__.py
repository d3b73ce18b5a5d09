"""Measurements: `python -m benchmarks` runs the first three, `python -m benchmarks startup` one of them;
`python -m benchmarks.bulk` and `python -m benchmarks.k` measure the kernels and take options of their own;
`python -m benchmarks.peers` solves, explains, grades and verifies sets of Sudokus, beside other programs.

Times are CPU seconds of this process or its children; the machine may be busy, so trust ratios.
"""
