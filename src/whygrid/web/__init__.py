"""`whygrid serve`: the page, and the server behind it.

The server keeps nothing: a request brings the puzzle and what is written on it, and the answer comes from the
same functions that the terminal app uses. Nothing is worked out in the event loop; see `pool`.
"""
