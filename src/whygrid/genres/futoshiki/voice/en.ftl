# The words of Futoshiki in English. Reasons complete a sentence like "r4c5 is not 7: …".

# The board.
board = Futoshiki, { $rows } by { $rows }, { $n } filled
board-signs = signs: { LIST($signs, join: "comma") }
drafting-help = A digit; Enter for a text such as 3<v: < or > towards the right, ^ or v towards below; Del for empty.

# What can't be read.
how-rows-are-written = Write futoshiki, then a line for each row: .<. 3 with a dot for an empty cell and a blank, < or > between cells, and ^ or v under cells in lines of their own.
not-here = { $sign } can't stand here on a board of { $n } rows
no-such-size = there is no Futoshiki of { $n } rows
sizes = It has { $least } to { $most } rows, and as many columns.
is-no-id = this is no identifier of Unequal
how-ids-are-written = It looks like 4:0,0U,0,3, … with a number for each cell and U, R, D or L for a smaller neighbour.
adjacent = in this identifier bars mark digits that follow each other
only-unequal = Take one of the mode Unequal.
sign-leaves-the-board = { $cell } points out of the board
signs-both-ways = there are signs both ways between { $cells }
leave-one-sign = Leave one of them out.
is-no-square = the grid is no square
rows-and-columns = A Futoshiki has as many rows as columns.
link-needs-a-sign = without a sign nobody could tell it from another puzzle

instructions = Every row and column holds each digit from 1 to { $last } once.
signs-point = A sign between two cells opens to the larger digit.
