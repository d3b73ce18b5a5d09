// The minlex form of a Sudoku: the smallest 81 digits (0 for empty) among all its symmetric images.
//
// The images: transpose, permute bands, rows in a band, stacks, columns in a stack, relabel digits. The
// search writes the smallest rows one after the other and keeps open what the rows so far leave open:
//
//     slot           0           1           2            a stack of the source per slot
//                 [b b 7]     [b 4 5]     [8 0 3]         b = blank: zero in all rows so far. Blank columns
//                 pool fixed                              lead their slot and stay interchangeable, and so
//                                                         do stacks that are blank altogether.
//     label       digit of the source -> digit written, in order of appearance
//
// Only real ties branch: new digits in one pool, and the order of stacks that stop being blank. In a
// full grid nothing is ever blank; there the first two rows are set up directly.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace whygrid {

class Canonical {
  public:
    // The minlex form of `grid` into `result`; any 81 digits 0..9 will do.
    void run(const std::uint8_t *grid, std::uint8_t *result) {
        known_ = 0;
        const bool full = is_full_grid(grid);
        for (int transposed = 0; transposed < 2; ++transposed) {
            for (int cell = 0; cell < 81; ++cell) {
                source_[cell / 9][cell % 9] = grid[transposed ? cell % 9 * 9 + cell / 9 : cell];
            }
            if (full) {
                start_full_grid();
            } else {
                start_by_rows();
            }
        }
        std::memcpy(result, best_, 81);
    }

  private:
    static constexpr std::uint8_t none = 255;

    struct State {
        std::uint8_t stack[3] = {none, none, none};  // source stack in each slot
        std::uint8_t column[9] = {};                 // source column in each fixed position
        std::uint8_t pool[3] = {0, 0, 0};            // blank columns of the slot, one bit each
        std::uint8_t blank_stacks = 7;               // stacks without a slot yet; they lead
        std::uint8_t label[10] = {};                 // 0 = no label yet
        std::uint8_t next_label = 1;
    };

    std::uint8_t source_[9][9];
    std::uint8_t best_[81];
    int known_ = 0;  // so many digits of best_ are the smallest seen

    // False when a digit makes this branch larger than the best.
    bool write(int at, std::uint8_t digit) {
        if (at < known_) {
            if (digit > best_[at]) return false;
            if (digit == best_[at]) return true;
        }
        best_[at] = digit;
        known_ = at + 1;
        return true;
    }

    void start_by_rows() {
        int order[9], clues[9];
        for (int row = 0; row < 9; ++row) {
            order[row] = row;
            clues[row] = 9 - static_cast<int>(std::count(source_[row], source_[row] + 9, 0));
        }
        std::stable_sort(order, order + 9, [&](int a, int b) { return clues[a] < clues[b]; });
        const State state;
        for (const int row : order) start_row(state, 0, row, 0);
    }

    // `used` has a bit for each source row written so far.
    void next_row(const State &state, int at, int used, int last_row) {
        if (at == 9) return;
        for (int row = 0; row < 9; ++row) {
            const int band = 7 << (row / 3 * 3);
            const bool same_band = row / 3 == last_row / 3;
            const bool allowed = at % 3 ? same_band && !(used >> row & 1) : !(used & band);
            if (allowed) start_row(state, at, row, used);
        }
    }

    // Stacks that stay blank in this row stay together in front.
    void start_row(const State &state, int at, int row, int used) {
        std::uint8_t ending = 0;
        int slot = 0;
        for (int stack = 0; stack < 3; ++stack) {
            if (!(state.blank_stacks >> stack & 1)) continue;
            const std::uint8_t *cells = source_[row] + 3 * stack;
            if (cells[0] | cells[1] | cells[2]) {
                ending |= static_cast<std::uint8_t>(1 << stack);
            } else {
                for (int i = 0; i < 3; ++i) {
                    if (!write(9 * at + 3 * slot + i, 0)) return;
                }
                ++slot;
            }
        }
        fill_slot(state, at, row, used | 1 << row, slot, ending);
    }

    void fill_slot(const State &state, int at, int row, int used, int slot, std::uint8_t ending) {
        if (slot == 3) return next_row(state, at + 1, used, row);
        if (!ending) return fill_pool(state, at, row, used, slot, ending);
        for (int stack = 0; stack < 3; ++stack) {
            if (!(ending >> stack & 1)) continue;
            State with = state;
            with.stack[slot] = static_cast<std::uint8_t>(stack);
            with.pool[slot] = 7;
            with.blank_stacks &= static_cast<std::uint8_t>(~(1 << stack));
            fill_pool(with, at, row, used, slot, ending & static_cast<std::uint8_t>(~(1 << stack)));
        }
    }

    // Blank columns that stay blank come first, then those that end, by digit.
    void fill_pool(const State &state, int at, int row, int used, int slot, std::uint8_t ending) {
        const std::uint8_t *cells = source_[row] + 3 * state.stack[slot];
        std::uint8_t left = 0;
        int position = 3 * slot;
        for (int i = 0; i < 3; ++i) {
            if (!(state.pool[slot] >> i & 1)) continue;
            if (cells[i]) {
                left |= static_cast<std::uint8_t>(1 << i);
            } else if (!write(9 * at + position++, 0)) {
                return;
            }
        }
        if (!left) return fill_fixed(state, at, row, used, slot, ending, position);
        State with = state;
        with.pool[slot] ^= left;
        end_columns(with, at, row, used, slot, ending, position, left);
    }

    void end_columns(const State &state, int at, int row, int used, int slot, std::uint8_t ending,
                     int position, std::uint8_t left) {
        if (!left) return fill_fixed(state, at, row, used, slot, ending, position);
        const std::uint8_t *cells = source_[row] + 3 * state.stack[slot];
        std::uint8_t smallest = none;
        for (int i = 0; i < 3; ++i) {
            if (left >> i & 1) smallest = std::min(smallest, written(state, cells[i]));
        }
        if (!write(9 * at + position, smallest)) return;
        for (int i = 0; i < 3; ++i) {
            if (!(left >> i & 1) || written(state, cells[i]) != smallest) continue;
            State with = state;
            with.column[position] = static_cast<std::uint8_t>(3 * state.stack[slot] + i);
            give_label(with, cells[i]);
            end_columns(with, at, row, used, slot, ending, position + 1,
                        left & static_cast<std::uint8_t>(~(1 << i)));
        }
    }

    void fill_fixed(const State &state, int at, int row, int used, int slot, std::uint8_t ending,
                    int position) {
        // Columns that ended in this very row have been written; the fixed ones before them come after.
        State with = state;
        for (; position < 3 * slot + 3; ++position) {
            const std::uint8_t digit = source_[row][with.column[position]];
            if (!write(9 * at + position, digit ? written(with, digit) : std::uint8_t{0})) return;
            if (digit) give_label(with, digit);
        }
        fill_slot(with, at, row, used, slot + 1, ending);
    }

    static std::uint8_t written(const State &state, std::uint8_t digit) {
        return state.label[digit] ? state.label[digit] : state.next_label;
    }

    static void give_label(State &state, std::uint8_t digit) {
        if (!state.label[digit]) state.label[digit] = state.next_label++;
    }

    static bool is_full_grid(const std::uint8_t *grid) {
        for (int line = 0; line < 9; ++line) {
            int row = 0, column = 0, box = 0;
            for (int i = 0; i < 9; ++i) {
                row |= 1 << grid[9 * line + i];
                column |= 1 << grid[9 * i + line];
                box |= 1 << grid[27 * (line / 3) + 3 * (line % 3) + 9 * (i / 3) + i % 3];
            }
            if ((row & column & box) != 0x3FE) return false;
        }
        return true;
    }

    // Row 0 of a full grid is always 123456789. Row 1 starts with the digits that stand under slot 1 in
    // row 0, the more of them the better: 456, 457, 478 or 789.
    void start_full_grid() {
        for (int first = 0; first < 9; ++first) {
            std::uint8_t column_of[10];
            for (std::uint8_t column = 0; column < 9; ++column) column_of[source_[first][column]] = column;
            for (int turn = 1; turn < 3; ++turn) {
                const int second = first / 3 * 3 + (first + turn) % 3;
                for (int stack = 0; stack < 3; ++stack) {
                    for (int other = 1; other < 3; ++other) {
                        set_up_two_rows(first, second, stack, (stack + other) % 3, column_of);
                    }
                }
            }
        }
    }

    void set_up_two_rows(int first, int second, int stack0, int stack1, const std::uint8_t column_of[10]) {
        static constexpr std::uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                      {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        static constexpr std::uint8_t starts[4][3] = {{7, 8, 9}, {4, 7, 8}, {4, 5, 7}, {4, 5, 6}};
        const int stack2 = 3 - stack0 - stack1;
        int above_slot1 = 0;
        for (int i = 0; i < 3; ++i) above_slot1 += column_of[source_[second][3 * stack0 + i]] / 3 == stack1;
        for (std::uint8_t digit = 0; digit < 9; ++digit) {
            if (!write(digit, digit + 1)) return;
        }
        for (int i = 0; i < 3; ++i) {
            if (!write(9 + i, starts[above_slot1][i])) return;
        }
        for (const auto &order0 : orders) {
            // Slot 0's order puts digits from slot 1 first; it settles which columns lead slots 1 and 2.
            State state;
            state.blank_stacks = 0;
            int filled[3] = {0, 0, 0}, last_slot = 1;
            bool ordered = true;
            bool taken[9] = {};
            for (int i = 0; i < 3; ++i) {
                const int column = 3 * stack0 + order0[i];
                const int twin = column_of[source_[second][column]];
                const int slot = twin / 3 == stack1 ? 1 : 2;
                ordered = ordered && slot >= last_slot;
                last_slot = slot;
                state.column[i] = static_cast<std::uint8_t>(column);
                state.column[3 * slot + filled[slot]++] = static_cast<std::uint8_t>(twin);
                taken[twin] = true;
            }
            if (!ordered) continue;
            std::uint8_t rest[3];
            int rest_count = 0;
            for (const int stack : {stack1, stack2}) {
                for (int column = 3 * stack; column < 3 * stack + 3; ++column) {
                    if (!taken[column]) rest[rest_count++] = static_cast<std::uint8_t>(column);
                }
            }
            // Three columns are left; those of slot 1 come before those of slot 2.
            const int in_slot1 = 3 - filled[1];
            for (const auto &order : orders) {
                bool apart = true;
                for (int i = 0; i < 3; ++i) apart = apart && (i < in_slot1) == (order[i] < in_slot1);
                if (!apart) continue;
                for (int i = 0; i < 3; ++i) {
                    const int position = i < in_slot1 ? 3 + filled[1] + i : 6 + filled[2] + i - in_slot1;
                    state.column[position] = rest[order[i]];
                }
                finish_two_rows(state, first, second);
            }
        }
    }

    void finish_two_rows(State state, int first, int second) {
        for (int position = 0; position < 9; ++position) {
            state.label[source_[first][state.column[position]]] = static_cast<std::uint8_t>(position + 1);
        }
        state.next_label = 10;
        for (std::uint8_t slot = 0; slot < 3; ++slot) state.stack[slot] = state.column[3 * slot] / 3;
        for (int position = 0; position < 9; ++position) {
            if (!write(9 + position, state.label[source_[second][state.column[position]]])) return;
        }
        next_row(state, 2, 1 << first | 1 << second, second);
    }
};

}  // namespace whygrid
