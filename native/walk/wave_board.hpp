// A 9x9 position as waves look at it.
//
//     candidates[cell]        bit d: the empty cell may hold the digit d, from 0 on; nothing where it is filled
//     holders[d]              the empty cells that may hold d
//     open                    the empty cells        done[house]   the digits that it has     houses: rows, columns, boxes
//
//     lonely[house]           the digits with one place left there        worked out by `look`, as is
//     nearly_done             bit h: one cell of house h is empty
//     places[house][d]        bit i: d may go to its i-th cell; nothing for d that it has      worked out by `look_closer`
//
// Most waves are singles: for these `look` goes over the candidates once, without asking about any of them:
//
//     once twice  and then 0 0 1 1 0     of what a house may hold      once:  seen in some cell      lonely: once, not twice
//      0     0             0 1 1 0 0                                   twice: and in another one
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
    std::array<CellSet, 9> holders;
    CellSet open = CellSet::all();
    std::array<Mask, 27> done{}, lonely{};
    std::uint32_t nearly_done = 0;
    std::array<std::array<Mask, 9>, 27> places;

    Board() {
        candidates.fill(0x1FF);
        holders.fill(CellSet::all());
    }

    bool may_hold(int cell, int digit) const { return candidates[cell] >> digit & 1; }

    void exclude(int cell, int digit) {
        candidates[cell] &= static_cast<Mask>(~(1u << digit));
        holders[digit] = holders[digit] - CellSet::of(cell);
    }
    void place(int cell, int digit) {
        const CellSet filled = CellSet::of(cell);
        const Mask others = static_cast<Mask>(~(1u << digit));
        (holders[digit] & neighbours[cell]).each([&](int other) { candidates[other] &= others; });
        holders[digit] = holders[digit] - neighbours[cell];
        for (CellSet &cells : holders) cells = cells - filled;
        candidates[cell] = 0;
        open = open - filled;
        for (const int house : geometry.houses[cell]) done[house] |= static_cast<Mask>(1u << digit);
    }

    // Finds the digits with one place left in a house; whether each cell and each digit has something left.
    bool look() {
        std::array<Tally, 27> houses{};
        for (int row = 0; row < 9; ++row) {
            const Mask *const cells = &candidates[9 * row];
            for (int column = 0; column < 9; ++column) houses[9 + column].add({cells[column], 0});
            for (int part = 0; part < 3; ++part) {
                Tally three{cells[3 * part], 0};
                three.add({cells[3 * part + 1], 0});
                three.add({cells[3 * part + 2], 0});
                houses[row].add(three);
                houses[18 + row / 3 * 3 + part].add(three);
            }
        }
        unsigned everywhere = 0x1FF;
        nearly_done = 0;
        for (int house = 0; house < 27; ++house) {
            lonely[house] = static_cast<Mask>(houses[house].once & ~houses[house].twice);
            everywhere &= houses[house].once | done[house];
            nearly_done |= static_cast<std::uint32_t>(single(0x1FF & ~done[house])) << house;
        }
        CellSet alive;
        for (const CellSet &cells : holders) alive = alive | cells;
        return everywhere == 0x1FF && open.within(alive);
    }
    void look_closer() {
        for (auto &house : places) house.fill(0);
        for (int digit = 0; digit < 9; ++digit)
            holders[digit].each([&](int cell) {
                const auto &houses = geometry.houses[cell], &place = geometry.place[cell];
                for (int i = 0; i < 3; ++i) places[houses[i]][digit] |= static_cast<Mask>(1u << place[i]);
            });
    }

  private:
    struct Tally {
        Mask once, twice;
        void add(Tally more) {
            twice = static_cast<Mask>(twice | more.twice | (once & more.once));
            once |= more.once;
        }
    };
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

    void forget() {
        ways = 0;
        out = {};
        placed.clear();
    }

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
