// A deduction spelt out: what known cells of the support exclude at once is replaced by these cells, and the
// rules behind it are named; whygrid/engine/cut.py has the counterpart.
//
//     premises   -12  -45  -78         excluded by 3 and 9    by 9    by a lemma
//     spelt out  -78    9              9 does for both, and each takes a rule
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace whygrid::reasons {

using Fact = std::int32_t;
using Literal = std::int32_t;

struct Excluder {
    Fact fact;
    int rule;
};

struct Spelt {
    std::vector<Literal> premises;
    std::vector<int> new_rules;      // in the order in which they are needed
    std::vector<Literal> replaced;   // exclusions, and for each the known cell and the rule in its place
    std::vector<Fact> cells;
    std::vector<int> rules;
};

// `excluders`: for each fact those that exclude it, in ascending order. `familiar`: by rule, whether the
// deduction names it already.
inline Spelt spelt_out(const std::vector<std::vector<Excluder>> &excluders,
                       const std::vector<Literal> &premises, const std::vector<Fact> &support,
                       std::vector<char> familiar) {
    const int facts = static_cast<int>(excluders.size());
    std::vector<char> supporting(facts), placed(facts), excluded(facts);
    for (const Fact fact : support) supporting.at(fact) = true;
    Spelt spelt;
    const auto add = [&](Literal literal, std::vector<Literal> &literals) {  // each once
        char &seen = literal > 0 ? placed[literal] : excluded[-literal];
        if (!seen) literals.push_back(literal);
        seen = true;
    };
    for (const Literal literal : premises) {
        if (literal >= facts || literal <= -facts) throw std::out_of_range("a fact that is not there");
        const bool at_once = literal < 0 && std::any_of(excluders[-literal].begin(), excluders[-literal].end(),
                                                        [&](const auto &other) { return supporting[other.fact]; });
        add(literal, at_once ? spelt.replaced : spelt.premises);
    }
    for (const Literal literal : spelt.replaced) {
        // Of several known cells one that takes no new rule; of these one that is a premise already.
        const Excluder *best = nullptr;
        int least = 4;
        for (const Excluder &other : excluders[-literal]) {
            if (!supporting[other.fact]) continue;
            const int cost = 2 * !familiar[other.rule] + !placed[other.fact];
            if (cost < least) {
                best = &other;
                least = cost;
                if (!cost) break;
            }
        }
        add(best->fact, spelt.premises);
        if (!familiar[best->rule]) spelt.new_rules.push_back(best->rule);
        familiar[best->rule] = true;
        spelt.cells.push_back(best->fact);
        spelt.rules.push_back(best->rule);
    }
    return spelt;
}

}  // namespace whygrid::reasons
