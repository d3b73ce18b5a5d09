line = řádek { $line }
line-column = řádek { $line }, znak { $column }
character = znak { $number }
