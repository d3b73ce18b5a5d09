"""What genres share whose cells hold symbols: fields and boards, pencil marks, sums, drawing, reading.

A genre of this kind declares a `Field` and its rules, and takes the rest from here.
"""
