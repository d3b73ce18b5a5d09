// A position as Sudoku Explainer sees it: pencil marks by cell and by house, and the order in which it goes through them.
//
//     houses        0..8 boxes      9..17 rows      18..26 columns        a cell's house of a kind: home[cell][kind]
//     marks[cell]   the digits a cell may hold, one bit each              places[house][digit]   where in a house it may go
//     live[digit]   the same by digit, one bit per cell                   id = 9*cell + digit    one candidate
//
// A filled cell has no marks. All three views are kept equal by `add` and `remove`. Where the program leaves an order open (it keeps
// exclusions in a hash table by address) they come by cells and then digits.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

namespace whygrid::WHYGRID_RATER {

enum Kind { box, row, column };

struct Cells {
    std::uint64_t low = 0, high = 0;

    Cells operator&(Cells o) const { return {low & o.low, high & o.high}; }
    Cells operator|(Cells o) const { return {low | o.low, high | o.high}; }
    Cells operator-(Cells o) const { return {low & ~o.low, high & ~o.high}; }
    void operator|=(Cells o) { low |= o.low, high |= o.high; }
    void operator&=(Cells o) { low &= o.low, high &= o.high; }
    bool operator==(const Cells &) const = default;
    bool any() const { return (low | high) != 0; }
    bool has(int cell) const { return (cell < 64 ? low >> cell : high >> (cell - 64)) & 1; }
    void add(int cell) { (cell < 64 ? low : high) |= 1ULL << (cell & 63); }
    void drop(int cell) { (cell < 64 ? low : high) &= ~(1ULL << (cell & 63)); }
    template <typename Visit>
    void each(Visit visit) const {
        for (std::uint64_t rest = low; rest; rest &= rest - 1) visit(std::countr_zero(rest));
        for (std::uint64_t rest = high; rest; rest &= rest - 1) visit(64 + std::countr_zero(rest));
    }
};

// A candidate, or a node of a net: a type of its own, so that nothing compiled here is shared with the rest of the module.
struct Id {
    std::uint16_t value;
};

template <typename Visit>
inline void each_bit(unsigned bits, Visit visit) {
    for (; bits; bits &= bits - 1) visit(std::countr_zero(bits));
}

struct Shape {
    std::uint8_t cells[27][9], home[81][3], place[81][3], peers[81][20], bits[512];
    Cells of_house[27], seen[81];
    std::uint16_t shared[27][27];  // the places of one house that belong to another as well
    std::uint16_t subsets[8][126];  // those of so many members, in the order of their bits
    std::uint8_t many[8];

    Shape() : cells{}, home{}, place{}, peers{}, bits{}, shared{}, subsets{}, many{} {
        for (int cell = 0; cell < 81; ++cell) {
            const int r = cell / 9, c = cell % 9, houses[3] = {r / 3 * 3 + c / 3, 9 + r, 18 + c};
            const int at[3] = {r % 3 * 3 + c % 3, c, r};
            for (int kind = 0; kind < 3; ++kind) {
                home[cell][kind] = static_cast<std::uint8_t>(houses[kind]);
                place[cell][kind] = static_cast<std::uint8_t>(at[kind]);
                cells[houses[kind]][at[kind]] = static_cast<std::uint8_t>(cell);
                of_house[houses[kind]].add(cell);
            }
        }
        for (int cell = 0; cell < 81; ++cell) {
            int count = 0;
            for (int kind = 0; kind < 3; ++kind)
                for (const int other : cells[home[cell][kind]]) {
                    if (other == cell || seen[cell].has(other)) continue;
                    seen[cell].add(other);
                    peers[cell][count++] = static_cast<std::uint8_t>(other);
                }
        }
        for (int one = 0; one < 27; ++one)
            for (int other = 0; other < 27; ++other)
                for (int i = 0; i < 9; ++i)
                    if (of_house[other].has(cells[one][i])) shared[one][other] |= static_cast<std::uint16_t>(1 << i);
        for (unsigned set = 0; set < 512; ++set) {
            bits[set] = static_cast<std::uint8_t>(std::popcount(set));
            if (bits[set] < 8) subsets[bits[set]][many[bits[set]]++] = static_cast<std::uint16_t>(set);
        }
    }
};

inline const Shape shape;

// Whether a set of digits or places has exactly one member, or exactly two.
inline bool one_in(unsigned set) { return set && !(set & (set - 1)); }
inline bool two_in(unsigned set) { return one_in(set & (set - 1)); }

struct Board {
    std::uint16_t marks[81], places[27][9];
    Cells live[9];
    std::uint8_t empty[27], placed[9];  // empty cells of a house, and how often a digit stands already
    int left;

    // Full: nothing is left for any cell until it is added.
    Board() : marks{}, places{}, empty{}, placed{}, left(0) {}

    void add(int cell, int digit) {
        marks[cell] |= static_cast<std::uint16_t>(1u << digit);
        live[digit].add(cell);
        for (int kind = 0; kind < 3; ++kind)
            places[shape.home[cell][kind]][digit] |= static_cast<std::uint16_t>(1u << shape.place[cell][kind]);
    }
    bool has(int cell, int digit) const { return marks[cell] >> digit & 1; }

    void remove(int cell, int digit) {
        marks[cell] &= static_cast<std::uint16_t>(~(1 << digit));
        live[digit].drop(cell);
        for (int kind = 0; kind < 3; ++kind)
            places[shape.home[cell][kind]][digit] &= static_cast<std::uint16_t>(~(1 << shape.place[cell][kind]));
    }

    void place(int cell, int digit) {
        each_bit(marks[cell], [&](int other) { remove(cell, other); });
        (live[digit] & shape.seen[cell]).each([&](int other) { remove(other, digit); });
        for (const int house : shape.home[cell]) --empty[house];
        ++placed[digit];
        --left;
    }
};

}  // namespace whygrid::WHYGRID_RATER
