// The steps of a proof, with what the checker reads of them and nothing else; whygrid/logic/deduction.py and proof.py are
// the counterparts.
//
//     step ── support, deductions ── the last one concludes the fact
//                          │
//                          ├── cases ── deductions ── cases ── ...
//                          ├── lemmas
//                          └── exchanges
//
// Rules are numbers of a table; -1 stands for a name that is none.
#pragma once

#include <string>
#include <vector>

#include "rule_table.hpp"

namespace whygrid::logic {

struct Deduction;

struct Case {
    Literal assumption;
    std::vector<Deduction> steps;
};

struct Exchange {
    Literals out, into;
};

struct Lemma {
    Literals together, premises;
    std::vector<int> rules, lemmas;
};

struct Deduction {
    std::string technique;
    Literals conclusions, premises;
    std::vector<int> rules;
    std::vector<Case> cases;
    std::vector<Exchange> exchanges;
    std::vector<Lemma> lemmas;
};

struct Step {
    Literal fact;  // 0 for a contradiction
    Literals support;
    std::vector<Deduction> deductions;
};

}  // namespace whygrid::logic
