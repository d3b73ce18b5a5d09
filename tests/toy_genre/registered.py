"""Importing this makes the toy genre known, as a module with a genre from elsewhere does."""

from tests.toy_genre import GENRE
from whygrid.registry import register

register(GENRE)
