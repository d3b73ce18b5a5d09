"""The line-oriented solver: `whygrid shell`. Lines go in, text comes out; a terminal is not needed."""
