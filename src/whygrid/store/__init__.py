"""The library: games that are never lost, in one SQLite file per user."""
