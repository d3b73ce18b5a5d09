
# Errors, with what can be done about them.
this-is-not-a-whygrid-proof = this is not a Whygrid proof
it-should-say = It should say "{ $format }".
version-is-not-known-here = version { $version } is not known here
reads-another-version = This program reads version { $version }; a newer one may read it.
there-is-no-such-view = there is no such view
it-is = It is { LIST($names, join: "or") }.
the-support-has-cells = the support has { $k } cells
this-is-not-the-technique = this is not the technique of the last deduction
there-is-no-such-kind = there is no such kind
cases-are-nested-too-deeply = cases are nested too deeply
is-missing = { $name } is missing
should-be-true-or-false = this should be true or false
number-is-too-large = this number is too large
should-be-an-object = this should be an object
should-be-a-list = this should be a list
should-be-a-string = this should be a string
should-be-a-whole-number = this should be a whole number
should-be-a-number = this should be a number
the-document = the document
should-be-a-message = this should be a message: { $error }
is-not-a-fact-of-this-puzzle = { $text } is not a fact of this puzzle
facts-look-like = Facts look like r4c5=7 or r4c5≠7.
is-not-a-rule-of-this-puzzle = { $name } is not a rule of this puzzle
