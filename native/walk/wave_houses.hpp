// Waves of what shows in a house, or where a box and a line cross: singles, locked candidates, subsets.
//
//     full house, hidden single, naked single       techniques/singles.py
//     pointing, claiming                            techniques/intersections.py
//     locked pair, locked triple                    techniques/locked_subsets.py
//     naked and hidden pair, triple, quad           techniques/subsets.py
//
// The modules named here are the counterparts, and say why. A wave has as many ways as they find deductions.
#pragma once

#include "wave_board.hpp"

namespace whygrid::waves {

constexpr int single_premises = 8, crossing_premises = 6;
constexpr int subset_premises(int size) { return size * (9 - size); }

inline void note_single(Found &found, int cell, int digit) {
    found.note(single_premises);
    const std::pair placed{static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
    if (std::ranges::find(found.placed, placed) == found.placed.end()) found.placed.push_back(placed);
}

inline void full_houses(const Board &board, Found &found) {
    each_bit(board.nearly_done, [&](int house) {
        note_single(found, (geometry.set[house] & board.open).first(), std::countr_zero(0x1FFu & ~board.done[house]));
    });
}

inline void hidden_singles(const Board &board, Found &found) {
    for (int house = 0; house < 27; ++house)
        each_bit(board.lonely[house], [&](int digit) {
            note_single(found, (board.holders[digit] & geometry.set[house]).first(), digit);
        });
}

inline void naked_singles(const Board &board, Found &found) {
    board.open.each([&](int cell) {
        if (single(board.candidates[cell])) note_single(found, cell, std::countr_zero(board.candidates[cell]));
    });
}

// Where a house crosses another one: its places there, the other house, and the places in that one.
struct Crossing {
    std::uint8_t house;
    Mask at_home, away;
};

inline const std::array<std::array<Crossing, 6>, 27> crossings = [] {
    std::array<std::array<Crossing, 6>, 27> made{};
    for (std::uint8_t home = 0; home < 27; ++home) {
        int number = 0;
        for (std::uint8_t other = 0; other < 27; ++other) {
            if ((home < 18) == (other < 18)) continue;  // a line crosses boxes, and a box lines
            Crossing crossing{other, 0, 0};
            (geometry.set[home] & geometry.set[other]).each([&](int cell) {
                crossing.at_home |= static_cast<Mask>(1u << geometry.place[cell][home / 9]);
                crossing.away |= static_cast<Mask>(1u << geometry.place[cell][other / 9]);
            });
            if (crossing.at_home) made[home][number++] = crossing;
        }
    }
    return made;
}();

// Digits that these houses have only where they cross another one.
inline void confined(const Board &board, int first, int last, Found &found) {
    for (int home = first; home < last; ++home) {
        const int number = home < 18 ? 3 : 6;
        for (int digit = 0; digit < 9; ++digit) {
            const Mask places = board.places[home][digit];
            if (!(places & (places - 1))) continue;
            for (int i = 0; i < number; ++i) {
                const Crossing &across = crossings[home][i];
                if (places & ~across.at_home) continue;
                if (board.places[across.house][digit] & ~across.away)
                    found.exclude(digit, board.holders[digit] & (geometry.set[across.house] - geometry.set[home]),
                                  crossing_premises);
                break;  // two places lie in one crossing at most
            }
        }
    }
}
inline void pointing(const Board &board, Found &found) { confined(board, 18, 27, found); }
inline void claiming(const Board &board, Found &found) { confined(board, 0, 18, found); }

// Takes all these digits from these cells, as one deduction; whether there was anything to take.
inline bool take(const Board &board, unsigned digits, CellSet cells, std::array<CellSet, 9> &out) {
    bool any = false;
    each_bit(digits, [&](int digit) {
        const CellSet lost = board.holders[digit] & cells;
        any |= !lost.empty();
        out[digit] = out[digit] | lost;
    });
    return any;
}

template <int Size>
void locked_subsets(const Board &board, Found &found) {
    for (int box = 18; box < 27; ++box)
        for (const Crossing &across : crossings[box]) {
            std::array<Mask, 3> masks;
            std::array<std::uint8_t, 3> cells;
            int number = 0;
            each_bit(across.at_home, [&](int i) {
                cells[number] = geometry.cells[box][i];
                masks[number] = board.candidates[cells[number]];
                ++number;
            });
            each_locked_group(masks, Size, [&](unsigned chosen, unsigned digits) {
                CellSet subset;
                each_bit(chosen, [&](int i) { subset.add(cells[i]); });
                std::array<CellSet, 9> out = found.out;
                const bool by_line = take(board, digits, geometry.set[across.house] - subset, out);
                const bool by_box = take(board, digits, geometry.set[box] - subset, out);
                if (!by_line || !by_box) return;  // it is a naked subset of one house
                found.note(subset_premises(Size));
                found.out = out;
            });
        }
}

template <int Size>
void naked_subsets(const Board &board, Found &found) {
    for (int house = 0; house < 27; ++house) {
        if (9 - count(board.done[house]) <= Size) continue;
        std::array<Mask, 9> masks;
        for (int i = 0; i < 9; ++i) masks[i] = board.candidates[geometry.cells[house][i]];
        each_locked_group(masks, Size, [&](unsigned chosen, unsigned digits) {
            CellSet others = geometry.set[house];
            each_bit(chosen, [&](int i) { others = others - CellSet::of(geometry.cells[house][i]); });
            if (take(board, digits, others, found.out)) found.note(subset_premises(Size));
        });
    }
}

template <int Size>
void hidden_subsets(const Board &board, Found &found) {
    for (int house = 0; house < 27; ++house) {
        if (9 - count(board.done[house]) <= Size) continue;
        each_locked_group(board.places[house], Size, [&](unsigned chosen, unsigned places) {
            CellSet cells;
            each_bit(places, [&](int i) { cells.add(geometry.cells[house][i]); });
            if (take(board, 0x1FF & ~chosen, cells, found.out)) found.note(subset_premises(Size));
        });
    }
}

}  // namespace whygrid::waves
