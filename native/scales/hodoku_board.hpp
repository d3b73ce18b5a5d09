// A 9x9 position as HoDoKu keeps it, with singles waiting in the order in which they came up.
//
//     house  0..8 rows     9..17 columns     18..26 boxes          digit 1..9, its mark is bit digit-1
//
//     naked   [ cell digit | cell digit | … ]    cells that were left with one digit
//     hidden  [ cell digit | cell digit | … ]    the last place of a digit in some house, by row, column, box
//
// What waits is never looked over again: an entry that came true meanwhile is passed by when its turn comes. Which
// single is taken first decides how many are naked and how many hidden, and so the score.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "cells.hpp"

namespace whygrid::hodoku {

using Marks = unsigned;

constexpr Marks mark(int digit) { return 1u << (digit - 1); }
inline int digit_of(Marks one) { return std::countr_zero(one) + 1; }
inline bool only_one(Marks marks) { return marks && !(marks & (marks - 1)); }

// Of nine bits. (std::popcount is a function call on a baseline x86-64.)
inline const std::array<std::uint8_t, 512> counts = [] {
    std::array<std::uint8_t, 512> counts{};
    for (std::size_t bits = 1; bits < counts.size(); ++bits) counts[bits] = static_cast<std::uint8_t>(counts[bits / 2] + bits % 2);
    return counts;
}();
inline int count_of(Marks marks) { return counts[marks]; }

struct Candidate {
    std::uint8_t cell, digit;
    auto operator<=>(const Candidate &) const = default;
};
using Candidates = std::vector<Candidate>;

struct Houses {
    std::array<std::array<std::uint8_t, 9>, 27> cells;
    std::array<CellSet, 27> set;
    std::array<std::array<std::uint8_t, 3>, 81> of;  // the row, column and box of a cell

    Houses() {
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j) {
                cells[i][j] = static_cast<std::uint8_t>(9 * i + j);
                cells[9 + i][j] = static_cast<std::uint8_t>(9 * j + i);
                cells[18 + i][j] = static_cast<std::uint8_t>(i / 3 * 27 + j / 3 * 9 + i % 3 * 3 + j % 3);
            }
        for (int house = 0; house < 27; ++house)
            for (const int cell : cells[house]) {
                set[house].add(cell);
                of[cell][house / 9] = static_cast<std::uint8_t>(house);
            }
    }
};
inline const Houses houses;

inline int row(int cell) { return row_of(cell); }
inline int column(int cell) { return column_of(cell); }
inline int box(int cell) { return box_of(cell); }
inline bool in_line(int one, int other) { return row(one) == row(other) || column(one) == column(other); }
inline bool sees(int one, int other) { return neighbours[one].has(other); }

// Which of these see all of those cells.
inline CellSet seen_by_all(CellSet cells, CellSet seen = CellSet::all()) {
    while (!cells.empty() && !seen.empty()) {
        const int cell = cells.first();
        cells = cells - CellSet::of(cell);
        seen = seen & neighbours[cell];
    }
    return seen;
}

// First in, first out. So many entries can ever come, that it needs no bounds.
template <int size>
class Waiting {
  public:
    void add(int cell, int digit) {
        all_[end_++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
    }
    bool empty() const { return next_ == end_; }
    Candidate take() { return all_[next_++]; }
    const Candidate *begin() const { return all_.data() + next_; }
    const Candidate *end() const { return all_.data() + end_; }

  private:
    std::array<Candidate, size> all_;
    int next_ = 0, end_ = 0;
};

struct Board {
    std::array<std::uint8_t, 81> value{};
    std::array<std::uint16_t, 81> marks;
    std::array<CellSet, 10> places;                       // of each digit
    std::array<std::array<std::int8_t, 10>, 27> left;     // how many places a digit has left in a house
    Waiting<81> naked;
    Waiting<243> hidden;
    CellSet empty = CellSet::all(), given;

    explicit Board(const Grid &givens) {
        marks.fill(0x1FF);
        places.fill(CellSet::all());
        for (auto &house : left) house.fill(9);
        for (int cell = 0; cell < 81; ++cell)
            if (givens[cell]) {
                place(cell, givens[cell]);
                given.add(cell);
            }
    }

    bool may(int cell, int digit) const { return marks[cell] & mark(digit); }

    void strike(int cell, int digit) {
        if (!may(cell, digit)) return;
        marks[cell] &= static_cast<std::uint16_t>(~mark(digit));
        lose(cell, digit, true);
        if (only_one(marks[cell])) naked.add(cell, digit_of(marks[cell]));
    }

    void place(int cell, int digit) {
        if (value[cell] == digit) return;
        value[cell] = static_cast<std::uint8_t>(digit);
        empty = empty - CellSet::of(cell);
        neighbours[cell].each([&](int other) { strike(other, digit); });
        const Marks had = marks[cell];
        marks[cell] = 0;
        for (Marks rest = had; rest; rest &= rest - 1) lose(cell, digit_of(rest), digit_of(rest) != digit);
    }

  private:
    void lose(int cell, int digit, bool tell) {
        places[digit] = places[digit] - CellSet::of(cell);
        for (const int house : houses.of[cell]) {
            if (--left[house][digit] != 1 || !tell) continue;
            const CellSet last = places[digit] & houses.set[house];
            if (!last.empty()) hidden.add(last.first(), digit);
        }
    }
};

// What a technique found: digits to place, or candidates to strike.
struct Find {
    Candidates placed, struck;

    bool any() const { return !placed.empty() || !struck.empty(); }
    void strike(CellSet cells, int digit) {
        cells.each([&](int cell) { struck.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)}); });
    }
    void strike(int cell, Marks digits) {
        for (; digits; digits &= digits - 1)
            struck.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit_of(digits))});
    }
};

inline void sort_by_digit(Candidates &struck) {
    std::sort(struck.begin(), struck.end(), [](Candidate one, Candidate other) {
        return std::pair(one.digit, one.cell) < std::pair(other.digit, other.cell);
    });
}

// Of chains HoDoKu takes the one that strikes most; of those that strike equally many, the one with the smallest sum
// over its candidates by digit and cell, each weighing eighty more than the one before; of these the first.
class Best {
  public:
    Find find;

    void offer(Candidates struck) {
        if (struck.size() < std::max<std::size_t>(1, find.struck.size())) return;
        sort_by_digit(struck);
        const long sum = sum_of(struck);
        if (struck.size() == find.struck.size() && sum >= sum_) return;
        find.struck = std::move(struck);
        sum_ = sum;
    }
    void offer(CellSet cells, int digit) {
        Find more;
        more.strike(cells, digit);
        offer(std::move(more.struck));
    }

    // Of candidates in this order.
    static long sum_of(const Candidates &struck) {
        long sum = 0, weight = 1;
        for (const auto [cell, digit] : struck) {
            sum += cell * weight + digit;
            weight += 80;
        }
        return sum;
    }

  private:
    long sum_ = 0;
};

}  // namespace whygrid::hodoku
