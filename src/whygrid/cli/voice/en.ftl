
# Errors, with what can be done about them.
there-is-no-command = There is no command { $name }. { $remedy }
there-are = There are: { $names }.
there-is-no-style = there is no style { $style }
say-resume-or-restart = Say --resume or --restart.
cannot-be-downloaded = this can't be downloaded: { $why }
not-on-the-internet = this leads to { $address }, which is not on the public internet
name-the-address-itself = Name the address itself, if that is where the puzzle is.
no-address = this is no address: { $why }
leads-to-no-page = this leads to { $address }, which is no page
more-than-mib = this has more than { $n } MiB
choose-a-smaller-one = Choose a smaller one.
save-the-page = Save the page, and name the file.
techniques-or-only = --techniques goes on where they run out, --only stops: give one of them.
names-none = --{ $option } names none.
listed-needs-techniques = --order listed needs --techniques.
steps-and-json = --steps gives no complete proof, so it does not go with JSON; --cell does.
json-or-format = --json and --format { $form } are two forms: give one of them.
boards-go-with-text = --boards and --stats go with --format text only.
k-has-its-own-order = --k has an order of its own; it does not go with --no-greedy and the like.
k-without-until = --k does not go with --until and --if-unique.
until-is-filled-in = --until: { $cell } is filled in already, so there is nothing to prove.
these-are-by-cells = --k, --order listed, --no-greedy and --no-reset-always are a view by cells.
formula-goes-with-a-proof = --formula goes with a proof, and { $form } is none
use-output = Use --output.
k-of-sets = --k says how many cells a set may have.
no-set-helps = no set of { $k } cells helps in these puzzles
take-a-larger-k = Take a larger --k.
stopped-before-a-set = { $why } before there was a set that helps
with-goes-with-table = --with and --lengths go with --table.
no-puzzle-could-be-read = no puzzle could be read
look-at-each = Look at what was said about each of them.
no-natural-lists = there are no natural lists for a { $title }
name-a-file-with-a-list = Name a file with a list.
there-is-no-list = there is no list { $source }
name-a-list = Name a file, or a natural list. There are: { $known }.
are-no-lengths = { $text } are no lengths
how-lengths-are-written = Write numbers from 1, separated by commas.
written-as-text = these puzzles are written as text
end-it-in-txt-or-jsonl = End it in .txt or .jsonl.
best-not-written = { $stop }; the best that is not written: { $words }: { $text }
last-is-best = { $stop }; the last puzzle is the best so far: { $words }
everything-needs-a-position = --everything is of a position: say --step, or nothing for the first one.
say-which-step = Say which step: --step 24, or --cell r3c6; or --everything.
max-effort-goes-with-everything = --max-effort goes with --everything.
there-is-no-step = there is no step { $step }
the-proof-has-steps = The proof has { $n } steps.
before-step = { $why } before step { $step }
no-such-command = there is no command { $name }
puzzle-or-claim-is-missing = puzzle or claim is missing
like-this-judge = Like this: whygrid judge wikipedia r5c5=5
all-is-in-the-lines = with --lines all is in the lines
leave-out-puzzle-and-claim = Leave out PUZZLE, CLAIM, --at, --because.
it-cannot-be-read = it can't be read: { $why }
the-line-is-too-long = the line is too long
longest-line = A line has { $bytes } bytes at most.
certificate-of-one-puzzle = a certificate is of one puzzle
name-one = Name one: FILE:LINE, for example.
playing-needs-a-terminal = playing needs a terminal
shell-takes-lines = `whygrid shell` takes its lines from a pipe or a file.
no-number-of-seconds = { $value } is no number of seconds.
picture-on-a-terminal = a picture can't be shown on a terminal
name-a-file-with-output = Name a file with --output.
stopped-by-ctrl-c = stopped by Ctrl-C
per-sheet-goes-with-html = --per-sheet and --solutions go with --style html.
style-shows-one = --style { $style } shows one puzzle, and these are { $n }; html has room for all.
no-examples = this genre comes without examples
name-a-puzzle = Name a puzzle.
no-example-file-or-puzzle = there is no example, file or puzzle { $source }
examples-and-cells = `whygrid examples` lists the examples. A puzzle is its cells, with . for an empty one.
example-of-another-genre = the example { $name } is no { $genre }
read-it-as = It is read with --genre { $genre }, or without --genre.
there-is-no-such-file = there is no such file
examples-to-try = `whygrid examples` lists puzzles to try.
no-example-is-called = no example has { $word } in its name or genre
list-of-examples = `whygrid examples` lists them all.
there-is-no-line = there is no line { $number }
it-has-lines = It has { $n } lines.
there-is-no-cell = there is no cell { $name }
cells-look-like = Cells look like { $cell }.
proved-knows-no-certificates = the proved checker knows no certificates of k
did-you-mean = Did you mean { $name }?
list-of-commands = `whygrid help` lists them.
there-is-no-language = there is no language { $name }
make-new-puzzles = Make new puzzles of the genre { $genre }, each with exactly one solution.
there-is-no-notation = there is no notation of cells { $name }

# What commands print.
stopped-before-the-end = stopped before the end: { $why }
written-to = written to { $file }
version = whygrid, version { $version }
version-without-native = Its native module was not built, so it is slow. `pip install -v` says why it was not.
without-native = note: Whygrid's native module was not built when it was installed: it works, but slowly.
how-to-get-native = With a C++20 compiler and CMake, install it again; `pip install -v` says what fails.
stopped = stopped
output-cannot-be-written = the output can't be written: { $why }
puzzles-written-to = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
    } written to { LIST($files, join: "and") }
rows-written-to = { $n ->
    [one] { $n } row
   *[other] { $n } rows
    } written to { LIST($files, join: "and") }
bulk-work = bulk work
conflict = conflict: { LIST($facts, join: "and") } ({ $rule })
impossible = impossible ({ $rule })
solutions = solutions: { $status ->
    [unique] one solution
    [multiple] more than one solution
    [none] no solution
   *[other] unknown
    }
two-solutions-differ = two solutions differ in { $how }
in-every-solution-these = in every solution, { COUNT($facts) } facts hold: { LIST($facts, join: "comma") }
minimal = minimal: yes; every { $printed ->
    [both] given or clue
    [clue] clue
   *[other] given
    } is needed
not-minimal = minimal: no; { $n ->
    [1] one { $printed ->
        [both] given or clue
        [clue] clue
       *[other] given
        } follows from the others: { $names }
   *[other] each of these { $n } { $printed ->
        [both] givens or clues
        [clue] clues
       *[other] givens
        } follows from the others: { $names }
    }
differ-in-edges = { COUNT($edges) } edges: { LIST($edges, join: "comma") }
differ-in-cells = { COUNT($cells) } cells: { LIST($cells, join: "comma") }
none = none
takes-longer = it takes longer than { $seconds } seconds
takes-too-long = it takes too long
marks-reached = the marks reached:
steps-shown = shown: { $n ->
    [0] none
   *[other] { $n }
    } of { $all } steps
figures-steps = steps{"      "}{ $n }
figures-k = k{"          "}largest { $largest }, mean { $mean }
figures-k-by-step = k by step{"  "}{ $ks }
figures-technique = technique{"  "}{ $name }: { $n }
figures-time = time{"       "}{ $times }
list-l-has = the list L has { $n ->
    [one] { $n } set
   *[other] { $n } sets
    } of at most { $k } cells
pass-fills = pass { $number }: fills { COUNT($facts) }: { LIST($facts, join: "comma") }
pass-adds-nothing = pass { $number }: adds nothing
unknown-and-bounds = unknown: { $why }; { $bounds }
loses = it loses: { $bounds } ({ $why })
loses-would-do = it loses: { $bounds } would do
wins-nobody-with-less = it wins in { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
    }: { $bounds }, with less nobody can
wins-would-do = it wins in { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
    }; { $bounds } would do
wins = it wins in { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
    }; { $bounds }
left-out = { $place }: left out, { $why }
sets-win = { $sets } sets win { $won } of { $puzzles } puzzles
won-of = won { $won } of { $tried } ({ $share } %) with { $list }
sets-of-at-most = { $n ->
    [one] { $n } set
   *[other] { $n } sets
    } of at most { $k } cells
refused = refused: { $what }
won-in = won in { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
    } by { $n ->
    [one] { $n } set
   *[other] { $n } sets
    }
lost-in = lost in { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
    }, { $n ->
    [one] { $n } set
   *[other] { $n } sets
    } gave something; { $open ->
    [one] { $open } cell stays
   *[other] { $open } cells stay
    } open: { $cells }
the-list-has = the list has { $list }
set-gives = set { $number }: { LIST($facts, join: "comma") }
pass = pass { $number }: { LIST($sets, join: "semicolon") }
unknown = unknown: { $why }
best-so-far = best so far: { $words }: { $puzzle }
generated = generate: { $made } of { $number }, { $seconds } s
generated-with-best = generate: { $made } of { $number }, { $seconds } s, best so far: { $words }
a-file-of-sudokus = a file of 9x9 Sudokus
no-grade = { $place }: no grade: { $why }
version-of-grade = version { $version } of the grade
techniques-do-not-get-to-the-end = the techniques do not get to the end: it takes case analysis beyond them
techniques-in-waves = techniques, in waves:
places-for-the-hardest = places to look for the hardest: { $n }
not-known = unknown
on-the-scale-of = on the scale of { $name }, computed here: { $figures }
ask-which = Ask with --rung deduction to see which.
these = { LIST($facts, join: "and") }
more-with-rung = (more: --rung { $rung })
position-has-more-than-one = Note that this position has more than one solution.
no-certificate = nothing is proved, so there is no certificate
no-k = no k: { $why }
steps-by-k = steps by k: { LIST($groups, join: "comma") }
steps-by-k-none = steps by k: none
steps-of-k = { $k } ×{ $n }
bottleneck = the bottleneck, step { $number }:
proved = { $bounds }, proved
playing-in-the-terminal = playing in the terminal
damaged = damaged: { $rescue }
finished = finished
cells-done = { $done } of { $whole } cells
moves-and-hints = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
    }, { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
    }
now-called = { $old }, now { $new }
whole = whole
games-are-in = { $n } of { $all } games are in { $file }
progress = { $what }: { $done }, { $pace } a second
progress-of = { $what }: { $done } of { $total }, { $pace } a second
the-page = the page
whygrid-is-at = Whygrid is at { $address }{"  "}(Ctrl-C ends it)
site-written = The site is in { $folder }: { $size } MB. Any web server can offer it, such as: python -m http.server -d { $folder }
type-help = Type help for the commands; an empty line solves.
how-to-quit = (quit or Ctrl-D ends)
only-one-is-not-known = whether this is the only solution is not known: { $why }
no-solution = no solution (`whygrid explain` shows why)
unique = unique: there is no other solution
two-of-the-solutions = more than one solution; two of them:
they-differ-in = they differ in { $how }
in-every-solution = in every solution, { $n } facts hold:
facts = { LIST($facts, join: "comma") }
puzzle-of = puzzle { $number } of { $all }
standard-input = standard input
no-technique-finds = No technique finds anything here.
effort = effort { $effort }
also-called = Also called: { $names }.
technique-takes-for-granted = It takes for granted that there is one solution: `explain --if-unique` allows it.
technique-on-request = It is used only where it is named: `explain --techniques`, `steps --technique`.
through-the-example = On the way through the example { $name }:
in-this-position = In this position:
name-one-with-from = { $remedy } One can be named with --from.

# What `verify` says.
shown-unique = the solution is unique
shown-none = there is no solution
shown-multiple = there are at least two solutions
shown-solution = a solution is found, the only one if there is one only
shown-not-one = there is no solution or more than one
shown-nothing = not shown is whether there is a solution, or only one
taken-without-proof = taken without proof: { $rule }
proved-checker = proved checker: { $says }
bad = bad: { $problem }
ok = ok: { $shown }
ok-steps = ok: { $n ->
    [one] { $n } step
   *[other] { $n } steps
    }, { $shown }
unique-and-proved = the solution is unique, { $bounds }, proved
proves-nothing = This proves nothing about the puzzle as printed: it rests on { $n ->
    [one] { $n } assumption
   *[other] { $n } assumptions
    } ({ $facts }).
follows-from-cells = step { $number }: { $fact } follows from { $n ->
    [one] { $n } known cell
   *[other] { $n } known cells
    } by { $technique }
follows-from-facts = step { $number }: { $fact } follows from { $n ->
    [one] { $n } fact
   *[other] { $n } facts
    } by { $technique }
not-checked = not checked: { $names }
at-step = step { $number }: { $problem }
stopped-more-time = stopped: { $problem }; --time-limit allows more
under-assumptions = under { $n ->
    [one] { $n } assumption
   *[other] { $n } assumptions
    } { $shown }
taken-for-granted = { $shown } (taken for granted: { $names })
puzzle-is = puzzle: { $genre }
and-more = and { $n } more
read-as = read as { $genre }: { $form }
not-kept-by = not kept by { $form }: { LIST($parts, join: "and") }
the-puzzle-alone = the puzzle alone
form-keeps = { $title }; keeps { LIST($parts, join: "and") }
form-keeps-read-only = { $title } (read only); keeps { LIST($parts, join: "and") }
used-if-unique = if unique
used-on-request = on request

# Errors, with what can be done about them.
there-already = this is there already
done-is-kept-same-command = { $stop }; what was done is kept, and the same command (or --resume) goes on in { $out }
traces-are-parquet = traces are Parquet
end-in-parquet = End it in .parquet, or say --proofs.
workers-need-a-folder = workers need a folder that all of them see
name-one-with-work = Name one with --work.
workers-or-cluster = --workers and --cluster are two clusters
give-one-of-them = Give one of them.
no-scheduler-answers = no scheduler answers: { $why }
how-to-start-dask = Start one with `dask scheduler`, workers with `dask worker ADDRESS --nthreads 1`.
cluster-needs-a-file = a cluster writes to a file
name-one-with-out = Name one with --out.
twins-written = { $written ->
    [one] 1 row
   *[other] { $written } rows
    } of { $rows } written to { $out }: the others are twins of these
audit-rows = { $one } has { $rows ->
    [one] 1 puzzle
   *[other] { $rows } puzzles
    }, { $other } has { $others }.
audit-twins = { $n } of { $other }{ $share } are twins of puzzles in { $one }: { $classes } different ones.
audit-inside = { $n } of { $other } are twins of earlier ones in it.
audit-pair = row { $theirs } of { $other } is a twin of row { $ours } of { $one }
workers-at = { $n ->
    [one] 1 worker
   *[other] { $n } workers
    }; dashboard: { $link }
a-cluster = a cluster
choices-too = Also: { $names }.
