// Cells, sets of cells and the geometry of the 9x9 grid.
//
//     cell = 9*row + column                  CellSet: one bit per cell in two words
//
//      0  1  2 |  3  4  5 |  6  7  8         high: . . . . 80 79 ... 65 64
//      9 10 11 | 12 13 14 | 15 16 17         low:  63 62 61 ...      1  0
//     18 19 20 | 21 22 23 | 24 25 26
//     ---------+----------+---------         digit: 0..8 inside, 1..9 at the border
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace whygrid {

using Cell = std::uint8_t;
using Grid = std::array<std::uint8_t, 81>;  // a full grid, digits 0..8

constexpr int row_of(int cell) { return cell / 9; }
constexpr int column_of(int cell) { return cell % 9; }
constexpr int box_of(int cell) { return cell / 27 * 3 + cell % 9 / 3; }
constexpr int place_in_box(int cell) { return cell / 9 % 3 * 3 + cell % 3; }
constexpr bool share_a_house(int one, int other) {
    return row_of(one) == row_of(other) || column_of(one) == column_of(other) || box_of(one) == box_of(other);
}

struct CellSet {
    std::uint64_t low = 0, high = 0;

    static CellSet of(int cell) {
        return cell < 64 ? CellSet{1ULL << cell, 0} : CellSet{0, 1ULL << (cell - 64)};
    }
    static CellSet all() { return {~0ULL, (1ULL << 17) - 1}; }

    bool operator==(const CellSet &) const = default;
    CellSet operator&(CellSet o) const { return {low & o.low, high & o.high}; }
    CellSet operator|(CellSet o) const { return {low | o.low, high | o.high}; }
    CellSet operator-(CellSet o) const { return {low & ~o.low, high & ~o.high}; }

    void add(int cell) { (cell < 64 ? low : high) |= 1ULL << (cell & 63); }
    bool empty() const { return (low | high) == 0; }
    bool meets(CellSet o) const { return ((low & o.low) | (high & o.high)) != 0; }
    bool within(CellSet o) const { return ((low & ~o.low) | (high & ~o.high)) == 0; }
    bool has(int cell) const { return (cell < 64 ? low >> cell : high >> (cell - 64)) & 1; }
    // In plain arithmetic, both words at once: std::popcount is a function call on a baseline x86-64.
    int size() const {
        constexpr std::uint64_t twos = 0x5555555555555555, fours = 0x3333333333333333;
        constexpr std::uint64_t bytes = 0x0F0F0F0F0F0F0F0F, ones = 0x0101010101010101;
        const std::uint64_t one = low - (low >> 1 & twos), other = high - (high >> 1 & twos);
        const std::uint64_t sum = (one & fours) + (one >> 2 & fours) + (other & fours) + (other >> 2 & fours);
        return static_cast<int>(((sum & bytes) + (sum >> 4 & bytes)) * ones >> 56);
    }
    int first() const { return low ? std::countr_zero(low) : 64 + std::countr_zero(high); }

    // Calls visit(cell) in ascending order, which keeps every result independent of chance.
    template <typename Visit>
    void each(Visit visit) const {
        for (std::uint64_t rest = low; rest; rest &= rest - 1) visit(std::countr_zero(rest));
        for (std::uint64_t rest = high; rest; rest &= rest - 1) visit(64 + std::countr_zero(rest));
    }
};

inline const std::array<CellSet, 81> neighbours = [] {
    std::array<CellSet, 81> sets;
    for (int cell = 0; cell < 81; ++cell)
        for (int other = 0; other < 81; ++other)
            if (other != cell && share_a_house(cell, other)) sets[cell] = sets[cell] | CellSet::of(other);
    return sets;
}();

inline CellSet difference(const Grid &one, const Grid &other) {
    CellSet cells;
    for (int cell = 0; cell < 81; ++cell)
        if (one[cell] != other[cell]) cells = cells | CellSet::of(cell);
    return cells;
}

}  // namespace whygrid
