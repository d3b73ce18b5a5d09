"""Commands that only Kakuro has; `commands.txt` declares them."""
