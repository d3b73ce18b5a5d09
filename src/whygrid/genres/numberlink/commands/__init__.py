"""Commands that only Numberlink has; `commands.txt` declares them."""
