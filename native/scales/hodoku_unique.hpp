// What follows if there is only one solution: rectangles of two digits, avoidable ones, and BUG+1.
//
//         c2      c5                    one, beside    in one box, on one line
//     r1  one     beside                below each     the same on a line in another box
//     r4  .       .                     floor          corners that hold nothing but the two digits
//                                       roof           the others
//
// All rectangles of a position are looked at once, in HoDoKu's order; each technique takes its first.
#pragma once

#include <algorithm>
#include <set>

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

enum class Unique { type_1, type_2, type_3, type_4, type_5, type_6, hidden, avoidable_1, avoidable_2 };

struct UniqueFind {
    Unique kind;
    Find find;
};

using Corners = std::array<int, 4>;

// Has a rectangle been seen, in whatever order its corners come?
class Seen {
  public:
    bool add(Corners corners) {
        std::sort(corners.begin(), corners.end());
        return all_.insert(corners).second;
    }

  private:
    std::set<Corners> all_;
};

class Rectangles {
  public:
    explicit Rectangles(const Board &board) : board_(board) {
        // Where a digit could be but for placed ones: what was struck since counts as being there.
        allowed_.fill(board.empty);
        for (int cell = 0; cell < 81; ++cell)
            if (board.value[cell]) allowed_[board.value[cell]] = allowed_[board.value[cell]] - neighbours[cell];
        for (int cell = 0; cell < 81; ++cell)
            if (count_of(board.marks[cell]) == 2) from(cell);
    }

    std::vector<UniqueFind> finds;

  private:
    const Board &board_;
    std::array<CellSet, 10> allowed_;
    Seen seen_;
    int low_ = 0, high_ = 0;
    Marks both_ = 0;
    Corners corners_{};
    std::vector<int> floor_, roof_;

    void from(int one) {
        low_ = digit_of(board_.marks[one]);
        both_ = board_.marks[one];
        high_ = digit_of(both_ & ~mark(low_));
        const CellSet fits = allowed_[low_] & allowed_[high_];
        for (const int beside : houses.cells[18 + box(one)]) {
            if (beside == one || !in_line(one, beside) || !fits.has(beside)) continue;
            const bool rows = row(one) == row(beside);
            for (int i = 0; i < 9; ++i) {
                const int below = rows ? 9 * i + column(one) : 9 * row(one) + i;
                const int other = rows ? 9 * i + column(beside) : 9 * row(beside) + i;
                if (box(below) == box(one) || !fits.has(below) || !fits.has(other)) continue;
                corners_ = {one, beside, below, other};
                if (seen_.add(corners_)) look();
            }
        }
    }

    void add(Unique kind, Find find) {
        if (find.any()) finds.push_back({kind, std::move(find)});
    }

    Marks extra(int cell) const { return board_.marks[cell] & ~both_; }

    void look() {
        floor_.clear();
        roof_.clear();
        for (const int cell : corners_) (extra(cell) ? roof_ : floor_).push_back(cell);
        if (floor_.size() == 3) {
            Find find;
            find.strike(roof_[0], board_.marks[roof_[0]] & both_);
            add(Unique::type_1, std::move(find));
        }
        if (floor_.size() == 1 || floor_.size() == 2) same_extra();
        if (floor_.size() == 2) {
            subset();
            in_line(roof_[0], roof_[1]) ? one_digit_bound() : one_digit_crossed();
            if (!in_line(floor_[0], floor_[1]))
                for (const int corner : floor_) hidden(corner);
        } else if (floor_.size() == 1) {
            hidden(floor_[0]);
        }
    }

    // Types 2 and 5: all of the roof have the same digit besides.
    void same_extra() {
        Marks digits = 0;
        CellSet seen = CellSet::all();
        for (const int cell : roof_) {
            digits |= extra(cell);
            seen = seen & neighbours[cell];
        }
        if (!only_one(digits)) return;
        CellSet falls = board_.places[digit_of(digits)] & seen;
        for (const int cell : corners_) falls = falls - CellSet::of(cell);
        Find find;
        find.strike(falls, digit_of(digits));
        add(roof_.size() == 2 && in_line(roof_[0], roof_[1]) ? Unique::type_2 : Unique::type_5, std::move(find));
    }

    // Type 3: what the roof has besides makes a naked subset with other cells of a house.
    void subset() {
        const Marks digits = extra(roof_[0]) | extra(roof_[1]);
        for (int kind = 0; kind < 3; ++kind) {
            const int house = houses.of[roof_[0]][kind];
            if (houses.of[roof_[1]][kind] != house) continue;
            std::vector<int> pool;
            for (const int cell : houses.cells[house])
                if (board_.marks[cell] && !(board_.marks[cell] & both_) &&
                    std::find(corners_.begin(), corners_.end(), cell) == corners_.end())
                    pool.push_back(cell);
            grow(house, pool, 0, digits, CellSet::of(roof_[0]) | CellSet::of(roof_[1]));
        }
    }

    void grow(int house, const std::vector<int> &pool, std::size_t from, Marks digits, CellSet cells) {
        for (std::size_t i = from; i < pool.size(); ++i) {
            const Marks more = digits | board_.marks[pool[i]];
            const CellSet with = cells | CellSet::of(pool[i]);
            const auto &around = houses.of[roof_[0]];
            // In a box what lies on one line was seen there.
            const bool on_a_line = with.within(houses.set[around[0]]) || with.within(houses.set[around[1]]);
            if (!(house >= 18 && on_a_line) && count_of(more) == with.size() - 1) {
                Find find;
                const auto strike_in = [&](int where) {
                    ((board_.empty & houses.set[where]) - with).each([&](int cell) { find.strike(cell, board_.marks[cell] & more); });
                };
                strike_in(house);
                if (house < 18 && with.within(houses.set[around[2]])) strike_in(around[2]);
                add(Unique::type_3, std::move(find));
            }
            grow(house, pool, i + 1, more, with);
        }
    }

    // Type 4: one of the digits has no other place in a house of the roof.
    void one_digit_bound() {
        const CellSet shared = neighbours[roof_[0]] & neighbours[roof_[1]];
        strike_from_roof(Unique::type_4, shared, false);
    }

    // Type 6: one of the digits has no other place on all four lines.
    void one_digit_crossed() {
        CellSet lines;
        for (const int cell : roof_) lines = lines | houses.set[row(cell)] | houses.set[9 + column(cell)];
        for (const int cell : corners_) lines = lines - CellSet::of(cell);
        strike_from_roof(Unique::type_6, lines, true);
    }

    // If one digit has no place there: strikes that one, or the other one, from the roof.
    void strike_from_roof(Unique kind, CellSet where, bool that_one) {
        int out;
        if (!board_.places[low_].meets(where))
            out = that_one ? low_ : high_;
        else if (!board_.places[high_].meets(where))
            out = that_one ? high_ : low_;
        else
            return;
        Find find;
        for (const int cell : roof_) find.strike(cell, board_.marks[cell] & mark(out));
        add(kind, std::move(find));
    }

    // A digit that has no other places on the two lines that do not meet in this corner: the other one goes where they meet.
    void hidden(int corner) {
        const int line = row(roof_[0]) != row(corner) ? row(roof_[0]) : row(roof_[1]);
        const int pillar = column(roof_[0]) != column(corner) ? column(roof_[0]) : column(roof_[1]);
        CellSet beyond = houses.set[line] | houses.set[9 + pillar];
        for (const int cell : corners_) beyond = beyond - CellSet::of(cell);
        for (const auto &[kept, out] : {std::array{low_, high_}, std::array{high_, low_}}) {
            if (board_.places[kept].meets(beyond)) continue;
            Find find;
            find.strike(9 * line + pillar, board_.marks[9 * line + pillar] & mark(out));
            add(Unique::hidden, std::move(find));
        }
    }
};

// Rectangles that would have another solution if all corners were placed so: none of them may be given.
class AvoidableRectangles {
  public:
    explicit AvoidableRectangles(const Board &board) : board_(board) {
        for (int cell = 0; cell < 81; ++cell)
            if (placed(cell)) from(cell);
    }

    std::vector<UniqueFind> finds;

  private:
    const Board &board_;
    Seen seen_;

    bool placed(int cell) const { return board_.value[cell] && !board_.given.has(cell); }

    void from(int one) {
        for (const int beside : houses.cells[18 + box(one)]) {
            if (beside == one || !in_line(one, beside) || !placed(beside)) continue;
            const bool rows = row(one) == row(beside);
            for (int i = 0; i < 9; ++i) {
                const int below = rows ? 9 * i + column(one) : 9 * row(one) + i;
                const int other = rows ? 9 * i + column(beside) : 9 * row(beside) + i;
                if (box(below) != box(one)) look({one, beside, below, other});
            }
        }
    }

    void look(const Corners &corners) {
        const auto [one, beside, below, other] = corners;
        const int first = board_.value[one], second = board_.value[beside];
        const auto holds = [&](int cell, int digit) { return placed(cell) && board_.value[cell] == digit; };
        const auto open = [&](int cell, int digit) {
            return !board_.value[cell] && board_.may(cell, digit) && count_of(board_.marks[cell]) == 2;
        };
        const bool left = holds(below, second) && open(other, first), right = holds(other, first) && open(below, second);
        const bool neither = open(below, second) && open(other, first);
        if (!(left || right || neither) || !seen_.add(corners)) return;
        Find find;
        if (left) find.strike(other, mark(first));
        if (right) find.strike(below, mark(second));
        if (neither) {
            const int besides = digit_of(board_.marks[below] & ~mark(second));
            if (!board_.may(other, besides)) return;
            find.strike(board_.places[besides] & neighbours[below] & neighbours[other], besides);
        }
        if (find.any()) finds.push_back({neither ? Unique::avoidable_2 : Unique::avoidable_1, std::move(find)});
    }
};

// All cells have two digits but one, which has three; one of these has three places in its row, column and box.
inline Find bug_plus_1(Board &board) {
    int three = -1;
    for (int cell = 0; cell < 81; ++cell) {
        const int digits = count_of(board.marks[cell]);
        if (digits > 3 || (digits == 3 && three >= 0)) return {};
        if (digits == 3) three = cell;
    }
    if (three < 0) return {};
    std::array<int, 3> found{-1, -1, -1};
    int kept = 0;
    for (int house = 0; house < 27; ++house)
        for (int digit = 1; digit <= 9; ++digit) {
            const int left = board.left[house][digit];
            if (left > 3) return {};
            if (left != 3) continue;
            if (found[house / 9] >= 0 || (kept && kept != digit)) return {};
            found[house / 9] = house;
            kept = digit;
        }
    for (int kind = 0; kind < 3; ++kind)
        if (found[kind] != houses.of[three][kind]) return {};
    if (!kept || !board.may(three, kept)) return {};
    Find find;
    find.strike(three, board.marks[three] & ~mark(kept));
    return find;
}

}  // namespace whygrid::hodoku
