// Finds clues of a known grid that a look at one house shows to follow from the other clues: their digit
// has no other place in the house, each being filled or seen by another clue of the digit.
//
//     Houses    40 lanes of 16 bits, of which 9 are used
//
//               lane   0 .. 8   9 .. 17   18 .. 26   27 .. 35   36 .. 39
//                      rows     columns   boxes      digits     -
//               bit    which of a house's nine cells has a clue; for a digit, in which of the rows
//
//     seen      for each digit and each of the 2^9 sets of clues of it, one bit a row: what a clue sees
//               outside its own houses, in those houses that have a clue of the digit themselves
//
// A clue follows at a glance if some lane of (clues | seen) is full. The lanes of digits, in which nothing
// is seen, are full only when a digit has all its nine clues, of which one follows as well.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "cells.hpp"

namespace whygrid {

struct Houses {
    static constexpr int vectors = 5, per_vector = 8, first_digit = 27;
    typedef std::uint16_t Vector __attribute__((vector_size(16)));

    Vector at[vectors] = {};

    void add(int lane, int bits) {
        at[lane / per_vector][lane % per_vector] |= static_cast<std::uint16_t>(bits);
    }
    unsigned rows_of(int digit) const {
        const int lane = first_digit + digit;
        return at[lane / per_vector][lane % per_vector];
    }
    Houses &operator|=(const Houses &other) {
        for (int i = 0; i < vectors; ++i) at[i] |= other.at[i];
        return *this;
    }
    Houses operator&(const Houses &other) const {
        Houses both;
        for (int i = 0; i < vectors; ++i) both.at[i] = at[i] & other.at[i];
        return both;
    }
};

class PlainlyRedundant {
  public:
    // Places number the cells: `cell_at` gives the cell of a place. Clues come in blocks of 16 places.
    template <typename CellAt>
    void start(const std::uint8_t *grid, CellAt cell_at) {
        for (int place = 0; place < 81; ++place) list_clue(place, cell_at(place), grid);
        for (int digit = 0; digit < 9; ++digit) list_seen(digit, grid);
    }

    // Adds the clues of a block, one bit a place.
    void add(Houses &clues, int block, unsigned part) const {
        for (int nibble = 0; nibble < 4; ++nibble) clues |= clues_[block][nibble][part >> 4 * nibble & 15];
    }

    bool found_in(const Houses &clues) const {
        typedef std::int16_t Flags __attribute__((vector_size(16)));
        typedef std::uint64_t Words __attribute__((vector_size(16)));
        Flags full{};
        for (int digit = 0; digit < 9; ++digit) {
            const Seen &seen = seen_[512 * digit + clues.rows_of(digit)];
            for (int i = 0; i < Seen::vectors; ++i) full |= (clues.at[i] | seen.at[i]) == whole_house;
        }
        const auto words = reinterpret_cast<Words>(full);
        return (words[0] | words[1]) != 0;
    }

  private:
    static constexpr std::uint16_t whole_house = 511;

    // The lanes of the houses alone: a line of the cache.
    struct Seen {
        static constexpr int vectors = 4;
        Houses::Vector at[vectors];
    };

    Houses clues_[6][4][16];  // by block, four places of it, and which of these have clues
    std::vector<Seen> seen_ = std::vector<Seen>(9 * 512);

    void list_clue(int place, int cell, const std::uint8_t *grid) {
        Houses clue;
        clue.add(row_of(cell), 1 << column_of(cell));
        clue.add(9 + column_of(cell), 1 << row_of(cell));
        clue.add(18 + box_of(cell), 1 << place_in_box(cell));
        clue.add(Houses::first_digit + grid[cell] - 1, 1 << row_of(cell));
        Houses(&parts)[16] = clues_[place / 16][place % 16 / 4];
        for (int part = 0; part < 16; ++part) {
            if (place % 4 == 0) parts[part] = Houses{};
            if (part >> place % 4 & 1) parts[part] |= clue;
        }
    }

    void list_seen(int digit, const std::uint8_t *grid) {
        Houses own[9], seen[9];  // a clue's own houses, and what it sees in others, by row
        for (int cell = 0; cell < 81; ++cell) {
            if (grid[cell] == digit + 1) look_around(cell, own[row_of(cell)], seen[row_of(cell)]);
        }
        for (unsigned rows = 0; rows < 512; ++rows) {
            Houses owned, all;
            for (unsigned rest = rows; rest; rest &= rest - 1) {
                owned |= own[std::countr_zero(rest)];
                all |= seen[std::countr_zero(rest)];
            }
            const Houses entry = owned & all;
            for (int i = 0; i < Seen::vectors; ++i) seen_[512 * digit + rows].at[i] = entry.at[i];
        }
    }

    static void look_around(int cell, Houses &own, Houses &seen) {
        own.add(row_of(cell), whole_house);
        own.add(9 + column_of(cell), whole_house);
        own.add(18 + box_of(cell), whole_house);
        neighbours[cell].each([&](int other) {
            if (row_of(other) != row_of(cell)) seen.add(row_of(other), 1 << column_of(other));
            if (column_of(other) != column_of(cell)) seen.add(9 + column_of(other), 1 << row_of(other));
            if (box_of(other) != box_of(cell)) seen.add(18 + box_of(other), 1 << place_in_box(other));
        });
    }
};

}  // namespace whygrid
