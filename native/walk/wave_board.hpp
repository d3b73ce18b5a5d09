// A 9x9 position as waves look at it: what is left for cells, for digits in houses, and where digits can go.
//
//     candidates[cell]        bit d: the cell may hold the digit d, from 0 on; one bit where it does
//     places[house][d]        bit i: d may go to the i-th cell of the house       houses: 9 rows, 9 columns, 9 boxes
//     holders[d]              the empty cells that may hold d
//     open                    the empty cells        empty[house]     how many of them
//
//     r1c1 = 1     places[row 1][0] = 000000001, and so in column 1 and box 1; candidates[r1c1] = 000000001
//                  holders[0] loses r1c1 and all that it sees, open loses r1c1
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "cells.hpp"

namespace whygrid::waves {

using Mask = std::uint16_t;  // over the nine digits, or the nine places of a house

// Of nine bits. (std::popcount is a function call on a baseline x86-64.)
inline const std::array<std::uint8_t, 512> counts = [] {
    std::array<std::uint8_t, 512> made{};
    for (std::size_t bits = 1; bits < made.size(); ++bits)
        made[bits] = static_cast<std::uint8_t>(made[bits / 2] + bits % 2);
    return made;
}();
inline int count(unsigned mask) { return counts[mask]; }
constexpr bool single(unsigned mask) { return mask && !(mask & (mask - 1)); }

template <typename Visit>
void each_bit(unsigned mask, const Visit &visit) {
    for (; mask; mask &= mask - 1) visit(std::countr_zero(mask));
}

// Which cells a house has, and in which houses a cell is.
struct Geometry {
    std::array<std::array<std::uint8_t, 9>, 27> cells;
    std::array<CellSet, 27> set;
    std::array<std::array<std::uint8_t, 3>, 81> houses, place;  // by cell: its row, column and box; its place in each

    Geometry() {
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j) {
                cells[i][j] = static_cast<std::uint8_t>(9 * i + j);
                cells[9 + i][j] = static_cast<std::uint8_t>(9 * j + i);
                cells[18 + i][j] = static_cast<std::uint8_t>(i / 3 * 27 + j / 3 * 9 + i % 3 * 3 + j % 3);
            }
        for (std::uint8_t house = 0; house < 27; ++house)
            for (std::uint8_t i = 0; i < 9; ++i) {
                const int cell = cells[house][i];
                set[house].add(cell);
                houses[cell][house / 9] = house;
                place[cell][house / 9] = i;
            }
    }
};
inline const Geometry geometry;

struct Board {
    std::array<Mask, 81> candidates;
    std::array<std::array<Mask, 9>, 27> places;
    std::array<CellSet, 9> holders;
    std::array<std::uint8_t, 27> empty;
    CellSet open = CellSet::all();
    bool broken = false;  // a cell has nothing left, or a digit no place in a house

    Board() {
        candidates.fill(0x1FF);
        for (auto &house : places) house.fill(0x1FF);
        holders.fill(CellSet::all());
        empty.fill(9);
    }

    bool may_hold(int cell, int digit) const { return candidates[cell] >> digit & 1; }

    void exclude(int cell, int digit) {
        const Mask left = candidates[cell] &= static_cast<Mask>(~(1u << digit));
        broken |= !left;
        holders[digit] = holders[digit] - CellSet::of(cell);
        for (int i = 0; i < 3; ++i) {
            Mask &at = places[geometry.houses[cell][i]][digit];
            at &= static_cast<Mask>(~(1u << geometry.place[cell][i]));
            broken |= !at;
        }
    }
    // Puts a digit that the cell may hold into it.
    void place(int cell, int digit) {
        each_bit(candidates[cell] & ~(1u << digit), [&](int other) { exclude(cell, other); });
        (holders[digit] & neighbours[cell]).each([&](int other) { exclude(other, digit); });
        holders[digit] = holders[digit] - CellSet::of(cell);
        open = open - CellSet::of(cell);
        for (const int house : geometry.houses[cell]) --empty[house];
    }
};

// What one technique finds in one position.
//
// ways       how many deductions there are
// premises   how many the one rests on that rests on fewest
// out        for each digit the cells that lose it
// placed     cells that are filled, each with its digit
struct Found {
    int ways = 0, premises = 0;
    std::array<CellSet, 9> out;
    std::vector<std::pair<std::uint8_t, std::uint8_t>> placed;

    void note(int resting_on) {
        premises = ways++ ? std::min(premises, resting_on) : resting_on;
    }
    // A deduction that takes a digit from cells; it is none where they are none.
    void exclude(int digit, CellSet cells, int resting_on) {
        if (cells.empty()) return;
        note(resting_on);
        out[digit] = out[digit] | cells;
    }
};

// Calls visit(chosen, bits) for all groups of so many masks, each of two bits at least, that have as many bits together:
// `chosen` is a mask over their indices.
template <std::size_t Number, typename Visit>
void each_locked_group(const std::array<Mask, Number> &masks, int size, const Visit &visit) {
    std::array<std::uint8_t, Number> few;
    int number = 0;
    for (std::size_t i = 0; i < Number; ++i)
        if (masks[i] & (masks[i] - 1) && count(masks[i]) <= size) few[number++] = static_cast<std::uint8_t>(i);
    if (number < size) return;
    const auto grow = [&](const auto &again, int from, int left, unsigned chosen, unsigned bits) -> void {
        if (!left) {
            if (count(bits) == size) visit(chosen, bits);
            return;
        }
        for (int i = from; i + left <= number; ++i)
            if (const unsigned more = bits | masks[few[i]]; count(more) <= size)
                again(again, i + 1, left - 1, chosen | 1u << few[i], more);
    };
    grow(grow, 0, size, 0, 0);
}

}  // namespace whygrid::waves
