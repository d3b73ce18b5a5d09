// Random symmetries of the 9x9 Sudoku and their maps.
//
//     image[i] = digit[ grid[ cell[i] ] ]        cell: 81 source cells, digit: 10 labels, digit[0] = 0
//
//     cell[9 * r + c] = 9 * row[r] + column[c], or with r and c exchanged in the source (transposed)
//     row, column     three bands (stacks) in random order, each with its three lines in random order
//
// All 2 * (3!)^8 * 9! symmetries are equally likely.
#pragma once

#include "random.hpp"

namespace whygrid {

struct SymmetryMap {
    std::uint8_t cell[81];
    std::uint8_t digit[10];
};

inline void random_lines(Random &random, std::uint8_t lines[9]) {
    static constexpr std::uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                  {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    std::uint32_t choice = random.below(6 * 6 * 6 * 6);
    const std::uint8_t *bands = orders[choice % 6];
    for (int band = 0; band < 3; ++band) {
        choice /= 6;
        for (int i = 0; i < 3; ++i) {
            lines[3 * band + i] = static_cast<std::uint8_t>(3 * bands[band] + orders[choice % 6][i]);
        }
    }
}

inline void random_symmetry(Random &random, SymmetryMap &map) {
    std::uint8_t rows[9], columns[9];
    random_lines(random, rows);
    random_lines(random, columns);
    const bool transposed = random.next() >> 63;
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) {
            const int source = transposed ? 9 * columns[c] + rows[r] : 9 * rows[r] + columns[c];
            map.cell[9 * r + c] = static_cast<std::uint8_t>(source);
        }
    }
    for (std::uint8_t digit = 0; digit < 10; ++digit) map.digit[digit] = digit;
    random.shuffle(map.digit + 1, 9);
}

inline void apply(const SymmetryMap &map, const std::uint8_t *grid, std::uint8_t *image) {
    for (int i = 0; i < 81; ++i) image[i] = map.digit[grid[map.cell[i]]];
}

}  // namespace whygrid
