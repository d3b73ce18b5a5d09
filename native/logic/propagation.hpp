// What follows at once from literals by the counts of some rules, with a way back; the counterpart is `Propagation` in
// whygrid/logic/entailment.py.
//
//     value    0 1 0 2 0 0 ...      by variable: open, holds, or does not
//     trail    +7 -3 +12 | -9 +4    what holds, in the order in which it was found; | where a branch began
//     room     for each count in use how many of its literals may still hold
//     spare    and how many may still be out
#pragma once

#include <cstdint>
#include <vector>

#include "rule_table.hpp"

namespace whygrid::logic {

class Propagation {
  public:
    explicit Propagation(const RuleTable &table) : table_(table) {}

    // Begins anew with the counts of these rules; false where one can't be kept, or they contradict the literals.
    bool start(const std::vector<int> &rules, const Literals &literals) {
        for (const Literal literal : trail_) value_[std::abs(literal)] = open;
        trail_.clear();
        counts_.clear();
        value_.resize(table_.places() / 2 + 1, open);
        room_.resize(table_.counts());
        spare_.resize(table_.counts());
        used_.resize(table_.counts());
        ++time_;
        queue_.clear();
        for (const int number : rules) {
            const Rule &rule = table_.rule(number);
            if (rule.impossible) return false;
            for (int count = rule.first; count < rule.last; ++count) {
                counts_.push_back(count);
                used_[count] = time_;
                room_[count] = table_.count(count).room();
                spare_[count] = table_.count(count).spare();
            }
            queue_.insert(queue_.end(), rule.forced.begin(), rule.forced.end());
        }
        queue_.insert(queue_.end(), literals.begin(), literals.end());
        return follow();
    }

    // Adds a literal and all that follows; false on a contradiction.
    bool assume(Literal literal) {
        queue_.assign(1, literal);
        return follow();
    }

    std::size_t mark() const { return trail_.size(); }
    void back_to(std::size_t mark) {
        while (trail_.size() > mark) {
            const Literal literal = trail_.back();
            trail_.pop_back();
            value_[std::abs(literal)] = open;
            for (const int count : table_.standing(literal))
                if (used_[count] == time_) ++room_[count];
            for (const int count : table_.standing(-literal))
                if (used_[count] == time_) ++spare_[count];
        }
    }

    bool holds(Literal literal) const { return value_[std::abs(literal)] == (literal > 0 ? is_so : is_not); }
    bool is_open(Literal literal) const { return value_[std::abs(literal)] == open; }
    int room(int count) const { return room_[count]; }
    // How many of a count's literals hold, and how many are open; one that it counts twice, twice.
    int holding(int count) const { return table_.count(count).high - room_[count]; }
    int left_open(int count) const {
        const Count &bounds = table_.count(count);
        return room_[count] + spare_[count] - (bounds.high - bounds.low);
    }
    // The counts in use, in the order of the rules.
    const std::vector<int> &counts() const { return counts_; }

  private:
    enum Value : std::int8_t { open, is_so, is_not };

    const RuleTable &table_;
    std::vector<Value> value_;
    std::vector<int> room_, spare_, counts_;
    std::vector<std::uint64_t> used_;  // when a count was last put to use
    std::uint64_t time_ = 0;
    Literals trail_, queue_;

    bool follow() {
        bool possible = true;
        while (possible && !queue_.empty()) {
            const Literal literal = queue_.back();
            queue_.pop_back();
            if (holds(literal)) continue;
            if (!is_open(literal)) return false;
            value_[std::abs(literal)] = literal > 0 ? is_so : is_not;
            trail_.push_back(literal);
            // To the end even on a contradiction, so that all of it can be taken back.
            for (const int count : table_.standing(literal))
                if (used_[count] == time_ && --room_[count] < 1) {
                    possible &= room_[count] >= 0;
                    for (const Literal other : table_.count(count).literals)
                        if (is_open(other)) queue_.push_back(-other);
                }
            for (const int count : table_.standing(-literal))
                if (used_[count] == time_ && --spare_[count] < 1) {
                    possible &= spare_[count] >= 0;
                    for (const Literal other : table_.count(count).literals)
                        if (is_open(other)) queue_.push_back(other);
                }
        }
        return possible;
    }
};

}  // namespace whygrid::logic
