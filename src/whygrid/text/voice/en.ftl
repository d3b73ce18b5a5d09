# Where in a text something is wrong.
line = line { $line }
line-column = line { $line }, column { $column }
character = character { $number }
