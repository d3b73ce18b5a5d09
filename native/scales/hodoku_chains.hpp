// Chains of one digit and chains of cells with two digits, of up to twenty candidates.
//
//     X-chain    a ══ b ── c ══ d …        strong links and any links in turn; a strong one at both ends
//     XY-chain   a(1 2) ── b(2 3) ── c(3 1)        what both ends see can't be the digit at both ends
//
// Only where a chain ends matters, not how long it is. So the search stops once all ends are found that a walk could
// reach at all, and looks for no pair of ends from both sides.
#pragma once

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

class XChains {
  public:
    XChains(const Board &board, int digit, int most) : places_(board.places[digit]), most_(most) {
        // A link along a line counts as strong by that line alone, even inside a box that has no other place.
        places_.each([&](int cell) {
            for (const int house : houses.of[cell]) {
                if (board.left[house][digit] != 2) continue;
                const CellSet other = (places_ & houses.set[house]) - CellSet::of(cell);
                if (!other.empty() && !(house >= 18 && in_line(cell, other.first()))) strong_[cell] = strong_[cell] | other;
            }
        });
    }

    // Calls visit(what both ends see) for each pair of ends.
    template <typename Visit>
    void each(Visit visit) {
        places_.each([&](int start) {
            const CellSet by_start = places_ & neighbours[start];
            start_ = start;
            wanted_ = {};
            ends(start).each([&](int end) {
                if (end >= start && by_start.meets(neighbours[end])) wanted_.add(end);
            });
            if (by_start.empty() || wanted_.empty()) return;
            found_ = {};
            strong_[start].each([&](int next) { any_link(next, CellSet::of(next), 2); });
            found_.each([&](int end) { visit(end == start ? by_start : by_start & neighbours[end]); });
        });
    }

  private:
    const CellSet places_;
    const int most_;
    std::array<CellSet, 81> strong_{};
    int start_ = 0;
    CellSet wanted_, found_;

    CellSet strong_from(CellSet cells) const {
        CellSet next;
        cells.each([&](int cell) { next = next | strong_[cell]; });
        return next;
    }

    // Where walks could end that may pass a place twice.
    CellSet ends(int start) const {
        CellSet reached = strong_[start], all;
        for (int length = 4; length <= most_; length += 2) {
            CellSet around;
            reached.each([&](int cell) { around = around | (places_ & neighbours[cell]); });
            const CellSet more = all | strong_from(around);
            if (more == all) break;
            all = reached = more;
        }
        return all;
    }

    // Goes on from the last of so many candidates by any link to a new place, and from there by a strong one.
    void any_link(int last, CellSet passed, int length) {
        if (length + 2 > most_) return;
        ((places_ & neighbours[last]) - passed).each([&](int middle) {
            if (middle == start_ || wanted_.empty()) return;
            const CellSet with = passed | CellSet::of(middle);
            (strong_[middle] - with).each([&](int end) {
                if (wanted_.has(end)) {
                    found_.add(end);
                    wanted_ = wanted_ - CellSet::of(end);
                }
                if (end != start_ && !wanted_.empty()) any_link(end, with | CellSet::of(end), length + 2);
            });
        });
    }
};

class PairChains {
  public:
    explicit PairChains(const Board &board) : board_(board) {
        for (int cell = 0; cell < 81; ++cell)
            if (count_of(board.marks[cell]) == 2) twos_.add(cell);
    }

    Find xy_chain() {
        each_start([&](int start, int digit, int other) {
            start_ = start;
            digit_ = digit;
            wanted_ = ends(start, digit, other);
            found_ = {};
            if (!wanted_.empty()) follow(start, other, CellSet::of(start), 2);
            const CellSet by_start = board_.places[digit] & neighbours[start];
            found_.each([&](int end) { best_.offer(by_start & neighbours[end], digit); });
        });
        return best_.find;
    }

    // All cells have the same two digits; of each pair of them at an odd distance one cell has the one, one the other.
    Find remote_pair() {
        each_start([&](int start, int digit, int other) {
            alike_ = {};
            twos_.each([&](int cell) {
                if (board_.marks[cell] == board_.marks[start]) alike_.add(cell);
            });
            if (alike_.size() < 4) return;
            digit_ = digit;
            chain_ = {start};
            lengthen(other);
        });
        return best_.find;
    }

  private:
    static constexpr int most = 20;  // candidates, two in each cell
    const Board &board_;
    CellSet twos_;
    Best best_;
    int start_ = 0, digit_ = 0;
    CellSet wanted_, found_, alike_;
    std::vector<int> chain_;

    template <typename Visit>
    void each_start(Visit visit) const {
        twos_.each([&](int start) {
            const int low = digit_of(board_.marks[start]), high = digit_of(board_.marks[start] & ~mark(low));
            for (const auto &[digit, other] : {std::array{low, high}, std::array{high, low}})
                if (board_.places[digit].meets(neighbours[start])) visit(start, digit, other);
        });
    }

    int other_digit(int cell, int digit) const { return digit_of(board_.marks[cell] & ~mark(digit)); }

    // Where walks could end that may pass a cell twice: cells that could hold the digit if the start does not.
    CellSet ends(int start, int digit, int other) const {
        std::array<CellSet, 10> reached{}, fresh{};
        fresh[other].add(start);
        for (int cells = 2; cells <= most / 2; ++cells) {
            std::array<CellSet, 10> next{};
            for (int by = 1; by <= 9; ++by)
                fresh[by].each([&](int cell) {
                    (twos_ & board_.places[by] & neighbours[cell]).each([&](int to) { next[other_digit(to, by)].add(to); });
                });
            for (int by = 1; by <= 9; ++by) {
                fresh[by] = next[by] - reached[by];
                reached[by] = reached[by] | next[by];
            }
        }
        CellSet wanted;
        const CellSet by_start = board_.places[digit] & neighbours[start];
        reached[digit].each([&](int end) {
            if (end > start && by_start.meets(neighbours[end])) wanted.add(end);
        });
        return wanted;
    }

    void follow(int last, int digit, CellSet passed, int length) {
        if (length >= most) return;
        ((twos_ & board_.places[digit] & neighbours[last]) - passed).each([&](int cell) {
            if (wanted_.empty()) return;
            const int next = other_digit(cell, digit);
            if (next == digit_ && wanted_.has(cell)) {
                found_.add(cell);
                wanted_ = wanted_ - CellSet::of(cell);
            }
            follow(cell, next, passed | CellSet::of(cell), length + 2);
        });
    }

    void lengthen(int digit) {
        if (2 * static_cast<int>(chain_.size()) >= most) return;
        const int last = chain_.back();
        (alike_ & neighbours[last]).each([&](int cell) {
            if (std::find(chain_.begin(), chain_.end(), cell) != chain_.end()) return;
            chain_.push_back(cell);
            const int next = other_digit(cell, digit);
            const CellSet ends = neighbours[chain_.front()] & neighbours[cell];
            if (next == digit_ && chain_.size() >= 4 && board_.places[digit_].meets(ends)) strike();
            lengthen(next);
            chain_.pop_back();
        });
    }

    void strike() {
        CellSet seen;
        for (std::size_t i = 0; i < chain_.size(); ++i)
            for (std::size_t j = i + 3; j < chain_.size(); j += 2) seen = seen | (neighbours[chain_[i]] & neighbours[chain_[j]]);
        Find find;
        for (Marks rest = board_.marks[chain_[0]]; rest; rest &= rest - 1)
            find.strike(seen & board_.places[digit_of(rest)], digit_of(rest));
        best_.offer(std::move(find.struck));
    }
};

inline Find remote_pair(Board &board) { return PairChains(board).remote_pair(); }
inline Find xy_chain(Board &board) { return PairChains(board).xy_chain(); }

}  // namespace whygrid::hodoku
