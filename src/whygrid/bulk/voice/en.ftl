
# Errors, with what can be done about them.
of-shape = { $what } of shape { $shape }
expected-shape = expected (n, 81), (n, 9, 9) or strings of 81 symbols
of-dtype = { $what } of dtype { $dtype }
expected-whole-numbers = expected whole numbers 0 to 9, such as uint8
is-not-a-digit = { $symbol } is not a digit
digits-and-empty = digits, and . or 0 for an empty cell
a-function-of-done-total = a function of (done, total)
rows-take-too-much = { $rows } rows take { $mib } MiB, more than this machine has
fewer-or-files = fewer at a time; `whygrid bulk` and `whygrid generate --out` work on files of any length
cannot-be = { $name } can't be { $value }
array-or-strings = an array of whole numbers, or strings of 81 symbols
zero-to-nine = 0 to 9, 0 = empty
is-no-text = { $line } is no text
row = { $what }, row { $row }
sudoku-is-a-text = a 9x9 Sudoku is a text of 81 symbols
symbols = { $n } symbols
sudoku-has-81-cells = a 9x9 Sudoku has 81 cells
symbol-is-no-digit = a symbol that is no digit
no-memory-for-rows = no memory for { $rows } rows
fewer-at-a-time = fewer at a time
symbol-is-no-character = a symbol that is no character
no-puzzle-with-k = no puzzle with { $clues } clues and k up to { $max_k } in { $attempts } attempts
more-clues-or-larger-k = more clues, a larger k or another symmetry
k-from-to = k from { $min_k } to { $max_k }
the-larger-number-last = the larger number last
padded-to-nothing = padded to no number of clues
say-how-many-clues = say how many clues
clues = clues={ $clues }
seventeen-to-81 = 17 to 81: no puzzle with fewer has one solution
clues-all-of-them-needed = { $clues } clues, all of them needed
no-minimal-with-more = no such puzzle with more than { $most } is known; padded ones have needless clues
clues-with-the-symmetry = clues={ $clues } with the symmetry { $symmetry }
possible-near-it = possible near it: { $numbers }
no-column-with-puzzles = no column with puzzles
one-of = one of { $names }
line-does-not-end = a line that does not end
line = { $path }, line { $number }
not-a-line-of-csv = not a line of CSV ({ $why })
not-utf-8 = this is not UTF-8 text
line-or-soon-after = { $path }, line { $number } or soon after
more-fields-than-names = more fields than the first line has names
not-a-line-of-json = not a line of JSON with named columns
such-as-json = such as {"{"}"puzzle": "53..7…"{"}"}
not-a-file-of-one-array = not a file of one array of puzzles
not-an-array-file = not an array file ({ $why })
records-without-puzzle = records without a field 'puzzle'
file-ends-early = the file ends in the middle of a row
say-restart = Say --restart.
parquet-says = { $what } ({ $why })
parquet-needs-pyarrow = Parquet needs pyarrow
install-pyarrow = pip install 'whygrid[parquet]'
not-minimal-without-clues = minimal=False without clues or a mask
say-how-many-like-30 = say how many clues, clues=30 for example
no-such-puzzle-in-attempts = no such puzzle in { $attempts } attempts
puzzle = puzzle { $number }
other-clues-or-mask = other clues, another mask or symmetry, or more attempts
unbiased-with-clues = unbiased with clues={ $clues }
twenty-to-31 = 20 to 31; they are too rare beyond
true-or-false = True or False
mask-of-cells = a mask of { $size } cells
at-least-17 = at least 17, as no puzzle has fewer clues
clues-on-mask = clues={ $clues } on a mask of { $size } cells
mask-lacks-symmetry = a mask that lacks the symmetry { $symmetry }
allow-the-images = with each cell, allow its images
truth-values = 81 truth values
unbiased-with-others = unbiased with a symmetry, a mask or minimal=False
take-just-one-of-them = take just one of them
mask-cannot-be = a mask can't be { $mask }
mask-without-clues-in-rows = a mask without clues in rows { $one } and { $other }
mask-without-clues-in-columns = a mask without clues in columns { $one } and { $other }
these-could-change-places = these could change places in any solution; allow a clue in one of them
sets-of-shape = sets of shape { $shape }
expected-sets = expected (n, 81), true for the cells of a set
lists-need-native = lists in bulk need the native module
install-a-compiler = install a C++ compiler, then Whygrid again
k-needs-native = k in bulk needs the native module
no-solution-no-clue = no solution, so no clue says anything
file-is-read-too = this is the file that is read, too
name-another-one = Name another one.
no-operation = no operation { $operation }
no-such-file = no such file
this-cannot-be-read = this can't be read: { $why }
this-cannot-be-written = this can't be written: { $why }
solutions-for-puzzles = { $solutions } solutions for { $puzzles } puzzles
as-many-solutions-as-puzzles = as many solutions as puzzles
grids = { $n } grids
one-for-each-map = one for each of the { $n } maps
several-solutions = several solutions
no-solution = no solution
k-is-for-one-solution = k is defined for one solution only
no-parquet-file = not a Parquet file
cannot-be-read-as-parquet = this can't be read as Parquet
no-place-in-parquet = these columns have no place in Parquet
part-cannot-be-joined = this part can't be joined to the others
row-cell = { $what }, row { $row }, { $cell }
list-needs-one-solution = a list can win a puzzle with one solution only

# Errors, with what can be done about them.
scheduler-is-lost = the connection to the scheduler is lost
scheduler-is-lost-because = the connection to the scheduler is lost: { $why }
start-a-scheduler = What was done is kept. Start a scheduler and workers; the same command then goes on.
another-version-there = it has { $found }, and this is Whygrid { $wanted }
the-worker = the worker { $worker }
install-the-same-version = Install the same version there, or end that worker; the same command then goes on.
workers-died = the workers that were at this shard died, again and again
from-row = { $path }, from row { $first }
look-for-lack-of-memory = Look for lack of memory on the workers; the same command goes on.
rows-have-no-place = these rows have no place in a file that ends in .{ $form }
write-parquet = Write Parquet.
puzzle-is-a-text = a puzzle is a text
file-is-shorter = the file is shorter than when the work began
other-columns-than-before = other columns than before: { $columns }
same-columns = Rows of one file must have the same columns.
too-many-columns = too many columns for an array: { $columns }
write-parquet-or-csv = Write Parquet or csv.
no-manifest = this is no manifest of shards
another-run-was-begun = another run was begun here: its { $name } is { $found }, not { $wanted }
restart-or-another-out = Say --restart to begin anew, or name another OUT.
another-run-is-at-work = another run is at work here
wait-until-it-ends = Wait until it ends.
another-version-of-run = it has { $name } { $found }, and this run is one of { $name } { $wanted }
worker-on = the worker on { $host }, process { $process }
shard-is-damaged = this shard is not what was written: its checksum is another one, and it is removed
the-same-command-does-it-again = The same command does it again.
folder-has-no-files = this folder has no files
folder-holds-something-else = this folder holds something else than shards
done-before-is-kept = What was done before is kept, and the same command goes on.
parts-have-different-columns = the parts have different columns
not-at-all = not at all
holds-other-puzzles = this file holds other puzzles than those of this seed and these settings
# How far the making of a puzzle has come.
news-not-measured = { $clues } clues, k not measured yet
news-measured = k { $k }, { $clues } clues, { $n } puzzles measured
news-k-at-most = { $clues } clues, k at most { $k }
news-tried = { $clues } clues, { $n } puzzles tried
