// Whether the steps of a proof are right; whygrid/logic/check.py is the counterpart and says what that takes. This one knows
// no words: what it refuses, the counterpart looks at again, and says why.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "entailment.hpp"
#include "steps.hpp"

namespace whygrid::logic {

// Literals, to be asked for one by one.
class Marks {
  public:
    explicit Marks(const RuleTable &table) : marked_(table.places()) {}
    void add(Literal literal) { marked_[place_of(literal)] = 1; }
    void add(const Literals &literals) {
        for (const Literal literal : literals) add(literal);
    }
    bool has(Literal literal) const { return marked_[place_of(literal)]; }
    bool has(const Literals &literals) const {
        return std::all_of(literals.begin(), literals.end(), [&](Literal literal) { return has(literal); });
    }

  private:
    std::vector<char> marked_;
};

class Checker {
  public:
    struct Asking {
        std::function<void()> tick;  // may throw, to stop
        std::function<bool(const Exchange &)> is_right;
        bool granted;        // whether steps may take for granted that there is one solution
        bool lemmas_are_in;  // whether no rule of the puzzle has the name under which lemmas count
    };

    Checker(RuleTable &table, int branchings, Asking asking)
        : table_(table), branchings_(branchings), asking_(std::move(asking)), entailment_(table, asking_.tick) {}

    // The number of the first wrong step, counted from 1, or 0; `at` is the one that is being looked at.
    int first_wrong(const std::vector<Step> &steps, const Literals &given, int &at) {
        if (!are_facts(given)) return 1;
        Marks known(table_);
        known.add(given);
        contradiction_ = false;
        known_ = given;
        for (at = 1; at <= static_cast<int>(steps.size()); ++at) {
            const Step &step = steps[at - 1];
            if (!is_right(step, known)) return at;
            if (step.fact == 0) contradiction_ = true;
            else
                for (const Literal literal : step.deductions.back().conclusions) known.add(literal), known_.push_back(literal);
        }
        return 0;
    }

    // After right steps: whether one ended in a contradiction, and what is known at the end.
    bool contradiction() const { return contradiction_; }
    const Literals &known() const { return known_; }

  private:
    RuleTable &table_;
    int branchings_;
    Asking asking_;
    Entailment entailment_;
    bool contradiction_ = false;
    Literals known_;

    bool are_facts(const Literals &literals, int aside = 0) const {
        const int last = table_.facts() + aside;
        return std::all_of(literals.begin(), literals.end(),
                           [&](Literal literal) { return literal && -last <= literal && literal <= last; });
    }

    bool is_right(const Step &step, const Marks &known) {
        if (!are_facts(step.support) || (step.fact && !are_facts({step.fact}))) return false;
        if (!known.has(step.support) || step.deductions.empty()) return false;
        Marks established(table_);
        established.add(step.support);
        if (!chain_is_right(established, step.deductions)) return false;
        const Literals &last = step.deductions.back().conclusions;
        return step.fact ? std::find(last.begin(), last.end(), step.fact) != last.end() : last.empty();
    }

    bool chain_is_right(Marks &established, const std::vector<Deduction> &deductions) {
        for (const Deduction &deduction : deductions) {
            if (!is_right(deduction) || !established.has(deduction.premises)) return false;
            established.add(deduction.conclusions);
        }
        return true;
    }

    bool is_right(const Deduction &deduction) {
        asking_.tick();
        Literals held = deduction.premises;
        for (const Case &each : deduction.cases) held.push_back(-each.assumption);
        if (!are_rules(deduction.rules) || !are_facts(held) || !are_facts(deduction.conclusions)) return false;
        for (const Exchange &exchange : deduction.exchanges)
            if (!asking_.granted || !asking_.is_right(exchange)) return false;
        if (!deduction.lemmas.empty() && !lemmas_are_right(deduction)) return false;
        return follow(deduction, held) &&
               std::all_of(deduction.cases.begin(), deduction.cases.end(),
                           [&](const Case &each) { return is_closed(deduction, each); });
    }

    // Whether premises and rules leave nothing but the conclusions or one of the cases.
    bool follow(const Deduction &deduction, const Literals &held) {
        Effort effort(branchings_);
        std::vector<int> rules = once_each(deduction.rules);
        std::vector<Count> more;
        for (const Exchange &exchange : deduction.exchanges) more.push_back(not_all(exchange.out));
        if (!deduction.lemmas.empty()) more.push_back(not_all(deduction.lemmas.back().together));
        if (more.empty()) return entailment_.follows(rules, held, deduction.conclusions, effort);
        const RuleTable::Passing passing(table_, std::move(more));
        rules.push_back(passing.number());
        return entailment_.follows(rules, held, deduction.conclusions, effort);
    }

    bool is_closed(const Deduction &deduction, const Case &one) {
        Marks established(table_);
        established.add(deduction.premises);
        established.add(one.assumption);
        if (!chain_is_right(established, one.steps)) return false;
        const bool contradictory = !one.steps.empty() && one.steps.back().conclusions.empty();
        return contradictory || (!deduction.conclusions.empty() && established.has(deduction.conclusions));
    }

    bool lemmas_are_right(const Deduction &deduction) {
        if (!deduction.exchanges.empty() || !asking_.lemmas_are_in) return false;
        Marks premises(table_);
        premises.add(deduction.premises);
        for (std::size_t number = 0; number < deduction.lemmas.size(); ++number) {
            const auto &[together, own, rules, earlier] = deduction.lemmas[number];
            if (!are_facts(together, table_.auxiliaries()) || !are_facts(own) || !premises.has(own)) return false;
            if (!are_rules(rules)) return false;
            std::vector<Count> before;
            for (const int lemma : earlier) {
                if (lemma < 1 || lemma > static_cast<int>(number)) return false;
                before.push_back(not_all(deduction.lemmas[lemma - 1].together));
            }
            Literals literals = own;
            literals.insert(literals.end(), together.begin(), together.end());
            const RuleTable::Passing passing(table_, std::move(before));
            std::vector<int> named = once_each(rules);
            named.push_back(passing.number());
            Effort effort(branchings_);
            asking_.tick();
            if (!entailment_.follows(named, literals, {}, effort)) return false;
        }
        return true;
    }

    static bool are_rules(const std::vector<int> &rules) {
        return std::none_of(rules.begin(), rules.end(), [](int rule) { return rule < 0; });
    }

    static std::vector<int> once_each(const std::vector<int> &rules) {
        std::vector<int> found;
        for (const int rule : rules)
            if (std::find(found.begin(), found.end(), rule) == found.end()) found.push_back(rule);
        return found;
    }

    static Count not_all(const Literals &literals) { return {literals, 0, static_cast<int>(literals.size()) - 1}; }
};

// Whether the facts that hold, all others being out, keep the rules that are listed.
inline bool is_solution(const RuleTable &table, const Marks &settled) {
    for (int fact = 1; fact <= table.facts(); ++fact)
        if (settled.has(fact) == settled.has(-fact)) return false;
    for (int number = 0; number < table.listed_counts(); ++number) {
        const auto &[literals, low, high] = table.count(number);
        const auto holding = std::count_if(literals.begin(), literals.end(), [&](Literal one) { return settled.has(one); });
        if (holding < low || holding > high) return false;
    }
    return true;
}

// Whether what is known settles every fact, be it by one count that is full, and the rules that are listed are kept.
inline bool settles_all(const RuleTable &table, const Literals &known) {
    Marks settled(table);
    settled.add(known);
    Literals excluded;
    for (int number = 0; number < table.listed_counts(); ++number) {
        const auto &[literals, low, high] = table.count(number);
        const auto holding = std::count_if(literals.begin(), literals.end(), [&](Literal one) { return settled.has(one); });
        if (holding != high) continue;
        for (const Literal literal : literals)
            if (!settled.has(literal)) excluded.push_back(-literal);
    }
    settled.add(excluded);
    return is_solution(table, settled);
}

}  // namespace whygrid::logic
