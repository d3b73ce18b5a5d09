line = { $line }. sor
line-column = { $line }. sor, { $column }. karakter
character = { $number }. karakter
