# Errors of the environments and data sets.
an-environment = an environment of Gymnasium
a-dataset = a dataset of reasoning-gym
a-taskset = a taskset of verifiers
none-has-such-a-k = of { $n } puzzles none has a k of { $low } to { $high }
ask-for-another = Ask for another k or level.
cites-too-many = it cites { $n } facts and clues, more than { $most }
takes = it takes { $technique }
takes-more = it takes more than techniques
no-room-here = a puzzle with { $n } facts has no room here
say-facts = Say facts={ $n }.
