// Where the candidates of a 9x9 Sudoku live in the lane kernel: one SIMD lane per puzzle.
//
// A vector holds one 32-bit word of each of N puzzles. x[d][b] says where digit d may still stand in
// band b (three rows). Inside a word, the band's three boxes are three fields of nine cells:
//
//     bit   31 30 | 29 |28 ........ 20| 19 |18 ........ 10|  9 | 8 ......... 0
//           -  -  | G  | box 2        | G  | box 1        |  G | 8 7 6 5 4 3 2 1 0
//                                                                 row 2 row 1 row 0    of the box, three
//                                                                                      columns each
//     bit = 10 * box + 3 * row + column
//
// The guard bits G stay 0 between steps and catch the carry of an addition or the borrow of a
// subtraction, so that arithmetic works on the three boxes of a word at once.
//
// Sets of minirows (a row within a box) and of minicolumns of all three bands fit one word each:
//
//     minirow word       bit = 10 * box + 3 * row  + band
//     minicolumn word    bit = 10 * box + 3 * band + column
#pragma once

#include <cstdint>

namespace whygrid::layout {

constexpr std::uint32_t in_each_box(std::uint32_t nine_bits) {
    return nine_bits | nine_bits << 10 | nine_bits << 20;
}

inline constexpr std::uint32_t first_cells = in_each_box(0x001);
inline constexpr std::uint32_t first_columns = in_each_box(0b001001001);  // column 0 of every row
inline constexpr std::uint32_t first_row = in_each_box(0b000000111);
inline constexpr std::uint32_t last_rows = in_each_box(0b111111000);  // rows 1 and 2
inline constexpr std::uint32_t last_row = in_each_box(0b111000000);
inline constexpr std::uint32_t first_rows = in_each_box(0b000111111);
inline constexpr std::uint32_t all_cells = in_each_box(0x1FF);
inline constexpr std::uint32_t guards = in_each_box(0x200);
inline constexpr std::uint32_t bit_above_first_row = in_each_box(0b000001000);

struct CellTables {
    std::uint8_t band_of[81];
    std::uint32_t bit_of[81];
    std::uint8_t cell_of_bit[32];  // the cell within the band's 27 cells, row by row

    constexpr CellTables() : band_of{}, bit_of{}, cell_of_bit{} {
        for (int cell = 0; cell < 81; ++cell) {
            const int row = cell / 9, column = cell % 9;
            const int bit = 10 * (column / 3) + 3 * (row % 3) + column % 3;
            band_of[cell] = static_cast<std::uint8_t>(row / 3);
            bit_of[cell] = std::uint32_t{1} << bit;
            cell_of_bit[bit] = static_cast<std::uint8_t>(cell % 27);
        }
    }
};

inline constexpr CellTables tables{};

}  // namespace whygrid::layout
