// Counting the solutions of a 9x9 Sudoku by backtracking.
//
// State: three words per house kind, bit d-1 set while digit d is still free in that house.
//
//     row_free[r]    . . . . . . . 9 8 7 6 5 4 3 2 1      the digits a cell may take are
//     column_free[c]                                       row_free & column_free & box_free
//     box_free[b]
//
// Search: always the open cell with the fewest digits left, so that a cell with none ends a branch
// at once and a cell with one costs no branching.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace whygrid {

using Grid = std::array<std::uint8_t, 81>;  // row by row, 0 = empty

class SudokuCounter {
  public:
    // Calls `found` with every solution until it returns false. `tick` is called now and then; an
    // exception that it throws ends the search.
    template <typename Found, typename Tick>
    void run(const Grid &givens, Found found, Tick tick) {
        row_free_.fill(all_digits);
        column_free_.fill(all_digits);
        box_free_.fill(all_digits);
        open_count_ = 0;
        grid_ = givens;
        for (int cell = 0; cell < 81; ++cell) {
            if (givens[cell] == 0) {
                open_[open_count_++] = static_cast<std::uint8_t>(cell);
                continue;
            }
            const auto bit = static_cast<std::uint16_t>(1u << (givens[cell] - 1));
            if (!(free(cell) & bit)) return;  // two equal givens in a house: no solution
            toggle(cell, bit);
        }
        nodes_ = 0;
        search(found, tick);
    }

  private:
    static constexpr std::uint16_t all_digits = 0x1FF;

    std::array<std::uint16_t, 9> row_free_{}, column_free_{}, box_free_{};
    std::array<std::uint8_t, 81> open_{};
    int open_count_ = 0;
    std::uint64_t nodes_ = 0;
    Grid grid_{};

    static int box(int cell) { return cell / 27 * 3 + cell % 9 / 3; }

    std::uint16_t free(int cell) const {
        return row_free_[cell / 9] & column_free_[cell % 9] & box_free_[box(cell)];
    }

    void toggle(int cell, std::uint16_t bit) {
        row_free_[cell / 9] ^= bit;
        column_free_[cell % 9] ^= bit;
        box_free_[box(cell)] ^= bit;
    }

    // Returns false once `found` has had enough.
    template <typename Found, typename Tick>
    bool search(Found &found, Tick &tick) {
        if (open_count_ == 0) return found(std::as_const(grid_));
        if ((++nodes_ & 0xFFF) == 0) tick();
        int best = 0, fewest = 10;
        for (int i = 0; i < open_count_ && fewest > 1; ++i) {
            const int left = std::popcount(free(open_[i]));
            if (left < fewest) fewest = left, best = i;
        }
        const std::uint8_t cell = open_[best];
        std::swap(open_[best], open_[--open_count_]);
        bool go_on = true;
        for (std::uint16_t left = free(cell); left && go_on; left &= left - 1) {
            const std::uint16_t bit = left & static_cast<std::uint16_t>(-left);
            grid_[cell] = static_cast<std::uint8_t>(std::countr_zero(bit) + 1);
            toggle(cell, bit);
            go_on = search(found, tick);
            toggle(cell, bit);
        }
        std::swap(open_[best], open_[open_count_++]);
        return go_on;
    }
};

}  // namespace whygrid
