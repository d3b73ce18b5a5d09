# What the toy genre says. Another language is another file beside this one.
rule-cell = { $cell } holds one letter
rule-row = row { $n } holds each letter once
rule-column = column { $n } holds each letter once
last-place = it is the last place for it in { $where }
last-letter = it is the last letter for { $where }
row = row { $n }
column = column { $n }
cell = cell { $cell }
board = Latin square: { $rows }
drafting-help = A letter from a to d.
