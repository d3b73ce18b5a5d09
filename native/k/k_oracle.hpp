// The oracle of the k engine: is there a full grid that agrees with the solution on these cells and
// differs from it at the target? A small conflict-driven clause-learning solver made for Sudoku.
//
//     candidate = 9*cell + digit              729 variables; a literal is 2*candidate + (1 if negated)
//
//     at most one      no clauses: the rivals of a candidate are the other bits of its four masks
//     at least one     324 masks of 9 bits, one per cell, row+digit, column+digit, box+digit:
//
//         bit 8 . . . . . . . 0    a bit falls with its candidate; one bit left: that candidate holds,
//         0 0 1 0 0 1 0 0 0        none left: conflict
//
//     learnt           literals of all clauses in one array; clause = offset, its length in front:
//
//         [3] a b c [5] d e f g h ...    the first two literals of a clause are watched; the watches of
//                                        a literal are a chain through one array
//
//     levels           0: rules | 1: target differs | 2.. : one per agreed cell | then free decisions
//
// The levels that two questions in a row have in common stay on the trail. Learnt
// clauses follow from the rules alone, so they stay valid for every target and position.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "cells.hpp"

namespace whygrid::k9 {

struct Rules {
    std::array<std::array<std::uint16_t, 4>, 729> masks{};       // the at-least-one masks a candidate is in
    std::array<std::array<std::uint16_t, 4>, 729> bits{};        // and its bit in each
    std::array<std::array<std::uint16_t, 9>, 324> candidates{};  // of a mask, by bit

    constexpr Rules() {
        for (int cell = 0; cell < 81; ++cell) {
            for (int digit = 0; digit < 9; ++digit) {
                const int candidate = 9 * cell + digit;
                const int mask[4] = {cell, 81 + 9 * row_of(cell) + digit, 162 + 9 * column_of(cell) + digit,
                                     243 + 9 * box_of(cell) + digit};
                const int bit[4] = {digit, column_of(cell), row_of(cell), place_in_box(cell)};
                for (int i = 0; i < 4; ++i) {
                    masks[candidate][i] = static_cast<std::uint16_t>(mask[i]);
                    bits[candidate][i] = static_cast<std::uint16_t>(1 << bit[i]);
                    candidates[mask[i]][bit[i]] = static_cast<std::uint16_t>(candidate);
                }
            }
        }
    }
};

inline const Rules rules{};

class Oracle {
  public:
    explicit Oracle(const Grid &solution) : solution_(solution) {
        masks_.fill(0x1FF);
        first_watch_.fill(-1);
        trail_.reserve(729);
    }

    // The cells in which free decisions try the solution's digits first: earlier cells rather agree. Where
    // nobody looks, a grid may differ as it likes; it is found sooner, and speaks about more targets.
    void prefer(std::span<const Cell> order) { order_.assign(order.begin(), order.end()); }

    // True when some grid agrees on `agreed` and differs at `target`. Right after it, grid() is one such
    // grid or else core() tells which of the agreed cells already rule it out.
    bool differs(int target, std::span<const Cell> agreed) {
        conflicts_ = 0;
        if (clauses_.size() > most_learnt) forget();
        previous_.swap(assumed_);
        assumed_.clear();
        shared_ = 0;
        assume(negated(true_at(target)));
        for (const Cell cell : agreed) assume(true_at(cell));
        backtrack(shared_);
        return search();
    }

    const Grid &grid() const { return grid_; }

    CellSet core() {
        CellSet cells;
        const Literal refuted = assumed_[level()];
        if (!(refuted & 1)) cells = CellSet::of((refuted >> 1) / 9);
        set_mark(refuted >> 1);
        for (std::size_t position = trail_.size(); position-- > 0;) {
            const int candidate = trail_[position] >> 1;
            if (mark_[candidate] == unseen || level_[candidate] == 0) continue;
            if (reason_[candidate] != no_reason)
                each_cause(candidate, [&](int cause) { return set_mark(cause), true; });
            else if (!(trail_[position] & 1))
                cells = cells | CellSet::of(candidate / 9);
        }
        clear_marks();
        return cells;
    }

  private:
    using Literal = std::uint16_t;
    using Reason = std::int32_t;  // a rival candidate, 729 + mask, or first_clause + offset of a learnt clause
    static constexpr Reason no_reason = -1, first_clause = 729 + 324;
    static constexpr std::size_t most_learnt = 400;
    static constexpr int patience = 8;  // so many conflicts, then agreeing is no longer tried first
    static constexpr std::uint32_t half_life = 64;  // in conflicts, of what a mask weighs

    struct Watch {
        std::uint32_t clause;
        std::int32_t next;  // watch of the same literal, or -1
        Literal other;      // when this literal holds, the clause need not be looked at
    };
    struct Clause {
        std::uint32_t offset;
        std::uint32_t levels;  // it spanned when learnt: the fewer, the longer it is worth keeping
    };
    struct Level {
        std::uint32_t trail_size;
        std::uint8_t cursor;
    };

    Grid solution_, grid_{};
    std::vector<Cell> order_;
    std::array<std::int8_t, 1458> value_{};  // by literal: 1 holds, -1 does not, 0 open
    std::array<std::uint16_t, 324> masks_{};
    std::array<std::uint32_t, 324> weight_{};  // of a mask: how often it had a part in conflicts of late
    std::array<Reason, 729> reason_{};
    std::array<std::int16_t, 729> level_{};
    std::array<std::uint8_t, 729> mark_{};  // a Mark; all unseen between analyses
    std::vector<Literal> trail_, assumed_, previous_, learnt_;  // learnt_: the clause under construction
    std::vector<Level> levels_;
    std::vector<Literal> literals_;  // of all learnt clauses
    std::vector<Clause> clauses_;
    std::vector<Watch> watches_;                    // two for each clause
    std::array<std::int32_t, 1458> first_watch_{};  // by literal
    std::vector<std::uint16_t> marked_, conflict_;  // candidates with a mark; those of the last conflict
    std::size_t propagated_ = 0;
    int cursor_ = 0, shared_ = 0;
    int conflicts_ = 0;  // in this question
    std::uint32_t all_conflicts_ = 0;

    static Literal negated(Literal literal) { return literal ^ 1; }
    Literal true_at(int cell) const { return static_cast<Literal>(2 * (9 * cell + solution_[cell])); }
    int level() const { return static_cast<int>(levels_.size()); }

    // Adds an assumption. As long as all of them are on the trail already, their levels are shared with
    // the question before, and what follows from these levels need not be assumed at all.
    void assume(Literal literal) {
        if (shared_ == static_cast<int>(assumed_.size())) {
            if (shared_ < level() && previous_[shared_] == literal) ++shared_;
            else if (value_[literal] > 0 && level_[literal >> 1] <= shared_) return;
        }
        assumed_.push_back(literal);
    }

    void open_level() {
        levels_.push_back({static_cast<std::uint32_t>(trail_.size()), static_cast<std::uint8_t>(cursor_)});
    }

    void assign(Literal literal, Reason reason) {
        value_[literal] = 1;
        value_[negated(literal)] = -1;
        reason_[literal >> 1] = reason;
        level_[literal >> 1] = static_cast<std::int16_t>(levels_.size());
        trail_.push_back(literal);
    }

    void backtrack(int target_level) {
        if (level() <= target_level) return;
        const Level &back = levels_[target_level];
        for (std::size_t i = trail_.size(); i-- > back.trail_size;) {
            const Literal literal = trail_[i];
            value_[literal] = value_[negated(literal)] = 0;
            if (literal & 1)
                for (int j = 0; j < 4; ++j) masks_[rules.masks[literal >> 1][j]] |= rules.bits[literal >> 1][j];
        }
        trail_.resize(back.trail_size);
        propagated_ = std::min<std::size_t>(propagated_, back.trail_size);
        cursor_ = back.cursor;
        levels_.resize(target_level);
    }

    // Runs the trail to its end. On a conflict the contradicting candidates are in conflict_.
    bool propagate() {
        while (propagated_ < trail_.size()) {
            const Literal literal = trail_[propagated_++];
            const int candidate = literal >> 1;
            if (!(literal & 1 ? propagate_false(candidate) : propagate_true(candidate))) return false;
            if (!propagate_learnt(negated(literal))) return false;
        }
        return true;
    }

    bool propagate_true(int candidate) {
        for (int i = 0; i < 4; ++i) {
            const auto &rivals = rules.candidates[rules.masks[candidate][i]];
            int left = masks_[rules.masks[candidate][i]] ^ rules.bits[candidate][i];
            for (; left; left &= left - 1) {
                const std::uint16_t rival = rivals[std::countr_zero(static_cast<unsigned>(left))];
                const int value = value_[2 * rival];
                if (value == 0) assign(static_cast<Literal>(2 * rival + 1), candidate);
                if (value > 0) {
                    conflict_.assign({static_cast<std::uint16_t>(candidate), rival});
                    return false;
                }
            }
        }
        return true;
    }

    bool propagate_false(int candidate) {
        int broken = -1;
        for (int i = 0; i < 4; ++i) {
            const int mask = rules.masks[candidate][i];
            const std::uint16_t left = masks_[mask] &= static_cast<std::uint16_t>(~rules.bits[candidate][i]);
            if (left & (left - 1)) continue;
            if (left == 0) {
                broken = mask;  // the other masks must still lose their bit: backtrack() gives all four back
                continue;
            }
            const int last = rules.candidates[mask][std::countr_zero(left)];
            if (value_[2 * last] == 0) assign(static_cast<Literal>(2 * last), 729 + mask);
        }
        if (broken < 0) return true;
        conflict_.assign(rules.candidates[broken].begin(), rules.candidates[broken].end());
        ++weight_[broken];
        return false;
    }

    bool propagate_learnt(Literal fallen) {
        for (std::int32_t *link = &first_watch_[fallen]; *link >= 0;) {
            const std::int32_t here = *link;
            Watch &watch = watches_[here];
            if (value_[watch.other] > 0) {
                link = &watch.next;
                continue;
            }
            Literal *const clause = &literals_[watch.clause];
            const int length = clause[-1];
            if (clause[0] == fallen) std::swap(clause[0], clause[1]);
            watch.other = clause[0];
            const int value = value_[clause[0]];
            int next = 2;
            if (value <= 0)
                while (next < length && value_[clause[next]] < 0) ++next;
            else
                next = length;
            if (next < length) {
                std::swap(clause[1], clause[next]);
                *link = watch.next;
                watch.next = std::exchange(first_watch_[clause[1]], here);
                continue;
            }
            if (value == 0) assign(clause[0], first_clause + static_cast<Reason>(watch.clause));
            if (value < 0) {
                conflict_.clear();
                for (int j = 0; j < length; ++j) conflict_.push_back(clause[j] >> 1);
                return false;
            }
            link = &watch.next;
        }
        return true;
    }

    // Calls visit with the candidates that made `candidate` what it is, until visit returns false.
    template <typename Visit>
    bool each_cause(int candidate, Visit visit) const {
        const Reason reason = reason_[candidate];
        if (reason < 729) return visit(reason);
        if (reason < first_clause) {
            for (const std::uint16_t other : rules.candidates[reason - 729])
                if (other != candidate && !visit(other)) return false;
            return true;
        }
        const Literal *const clause = &literals_[reason - first_clause];
        for (int i = 0; i < clause[-1]; ++i)
            if (clause[i] >> 1 != candidate && !visit(clause[i] >> 1)) return false;
        return true;
    }

    Literal falsified(int candidate) const {
        return static_cast<Literal>(2 * candidate + (value_[2 * candidate] > 0));
    }

    enum Mark : std::uint8_t { unseen, in_clause, redundant, needed };

    void set_mark(int candidate, Mark mark = in_clause) {
        if (mark_[candidate] == unseen) marked_.push_back(static_cast<std::uint16_t>(candidate));
        mark_[candidate] = mark;
    }

    void clear_marks() {
        for (const std::uint16_t candidate : marked_) mark_[candidate] = unseen;
        marked_.clear();
    }

    // Turns the conflict in conflict_ into learnt_: first unique implication point, minimised.
    void analyse() {
        if (++all_conflicts_ % half_life == 0)
            for (std::uint32_t &weight : weight_) weight /= 2;
        learnt_.assign(1, 0);
        int open = 0;
        std::size_t position = trail_.size();
        const auto meet = [&](int candidate) {
            if (mark_[candidate] != unseen || level_[candidate] == 0) return true;
            set_mark(candidate);
            if (level_[candidate] == level()) ++open;
            else learnt_.push_back(falsified(candidate));
            return true;
        };
        for (const std::uint16_t candidate : conflict_) meet(candidate);
        for (;;) {
            while (mark_[trail_[--position] >> 1] == unseen) {}
            const int candidate = trail_[position] >> 1;
            if (--open == 0) {
                learnt_[0] = falsified(candidate);
                break;
            }
            if (const Reason mask = reason_[candidate] - 729; mask >= 0 && mask < 324) ++weight_[mask];
            each_cause(candidate, meet);
        }
        std::size_t kept = 1;
        for (std::size_t i = 1; i < learnt_.size(); ++i)
            if (!follows(learnt_[i] >> 1, 0)) learnt_[kept++] = learnt_[i];
        learnt_.resize(kept);
        clear_marks();
    }

    // Does the candidate's value follow from the other candidates of the clause?
    bool follows(int candidate, int depth) {
        if (reason_[candidate] == no_reason || depth > 40) return false;
        const bool result = each_cause(candidate, [&](int cause) {
            if (level_[cause] == 0 || mark_[cause] == in_clause || mark_[cause] == redundant) return true;
            if (mark_[cause] == needed || reason_[cause] == no_reason) return false;
            return follows(cause, depth + 1);
        });
        if (mark_[candidate] != in_clause) set_mark(candidate, result ? redundant : needed);
        return result;
    }

    void learn() {
        // Never a single literal: the rules alone force no candidate, in or out.
        // The second watch must be the last to fall, so that it is the first to rise again.
        std::uint64_t levels[12] = {};
        for (std::size_t i = 1; i < learnt_.size(); ++i) {
            const int at = level_[learnt_[i] >> 1];
            levels[at / 64] |= 1ULL << at % 64;
            if (at > level_[learnt_[1] >> 1]) std::swap(learnt_[1], learnt_[i]);
        }
        std::uint32_t level_count = 1;
        for (const std::uint64_t word : levels) level_count += static_cast<std::uint32_t>(std::popcount(word));
        backtrack(level_[learnt_[1] >> 1]);
        clauses_.push_back({store(learnt_), level_count});
        assign(learnt_[0], first_clause + static_cast<Reason>(clauses_.back().offset));
    }

    std::uint32_t store(std::span<const Literal> clause) {
        literals_.push_back(static_cast<Literal>(clause.size()));
        const auto offset = static_cast<std::uint32_t>(literals_.size());
        literals_.insert(literals_.end(), clause.begin(), clause.end());
        for (const int side : {0, 1}) {
            const auto number = static_cast<std::int32_t>(watches_.size());
            watches_.push_back({offset, std::exchange(first_watch_[clause[side]], number), clause[1 - side]});
        }
        return offset;
    }

    // Keeps the better half of the learnt clauses: those over few levels, among equals the younger.
    void forget() {
        backtrack(0);
        std::vector<Clause> kept = std::exchange(clauses_, {});
        std::stable_sort(kept.begin(), kept.end(), [](const Clause &one, const Clause &other) {
            return one.levels != other.levels ? one.levels < other.levels : one.offset > other.offset;
        });
        kept.resize(kept.size() / 2);
        const std::vector<Literal> literals = std::exchange(literals_, {});
        watches_.clear();
        first_watch_.fill(-1);
        for (const Clause &clause : kept)
            clauses_.push_back({store({&literals[clause.offset], literals[clause.offset - 1]}), clause.levels});
    }

    // The next free decision: the solution's digit where it is wanted and still possible, then a cell with
    // the fewest digits left, among equals the one that had most to do with conflicts.
    bool decide() {
        for (; conflicts_ < patience && cursor_ < static_cast<int>(order_.size()); ++cursor_) {
            const Literal literal = true_at(order_[cursor_]);
            if (value_[literal] != 0) continue;
            open_level();
            assign(literal, no_reason);
            return true;
        }
        int best = -1;
        bool of_two = false;
        for (int cell = 0; cell < 81; ++cell) {
            const int but_one = masks_[cell] & (masks_[cell] - 1);
            if (but_one == 0) continue;
            const bool two = (but_one & (but_one - 1)) == 0;
            if (best >= 0 && (two < of_two || (two == of_two && weight_[cell] <= weight_[best]))) continue;
            best = cell;
            of_two = two;
        }
        if (best < 0) return false;
        open_level();
        assign(static_cast<Literal>(2 * (9 * best + std::countr_zero(masks_[best]))), no_reason);
        return true;
    }

    bool search() {
        for (;;) {
            if (!propagate()) {
                analyse();
                learn();
                if (++conflicts_ == patience) backtrack(static_cast<int>(assumed_.size()));
                continue;
            }
            if (level() < static_cast<int>(assumed_.size())) {
                const Literal literal = assumed_[level()];
                if (value_[literal] < 0) return false;
                cursor_ = 0;
                open_level();
                if (value_[literal] == 0) assign(literal, no_reason);
                continue;
            }
            if (!decide()) break;
        }
        for (int cell = 0; cell < 81; ++cell)
            grid_[cell] = static_cast<std::uint8_t>(std::countr_zero(masks_[cell]));
        // The next question often assumes what was decided here, for example to keep a grid's agreement.
        for (int free = static_cast<int>(assumed_.size()); free < level(); ++free)
            assumed_.push_back(trail_[levels_[free].trail_size]);
        return true;
    }
};

}  // namespace whygrid::k9
