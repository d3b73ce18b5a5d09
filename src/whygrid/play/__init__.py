"""Playing: the game as frozen data, what can be done in it, and the help that a player may ask for."""
