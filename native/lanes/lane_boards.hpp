// The boards in all lanes, one by one: what a search loads, puts aside, takes up again and branches on.
//
//     stuck    branch on a minirow or minicolumn, in the band or stack with the fewest ways left:
//              "the digit is in this minirow" goes on, "it is not" is put aside in a frame of 30 words:
//              [x 27 | placed 3]
#pragma once

#include "lane_sweep.hpp"
#include "minirow_count.hpp"
#include "solver_task.hpp"

namespace whygrid::WHYGRID_KERNEL {

// A branch that is put aside.
struct Frame {
    Word x[9][3];
    Word placed[3];
};

// Each branch settles the minirow or the minicolumn of one more digit in one more box.
constexpr int max_depth = 2 * 81;

class LaneBoards {
  public:
    // What follows at once in all lanes, and which of them need to be looked at.
    Events sweep_all() { return sweep(boards_); }

    // A given is a naked cell: the first sweep does the rest, and finds out if two givens clash.
    void load(int lane, const Task &task) {
        using namespace layout;
        Word at[9][3] = {};
        for (int base = 0; base < 80; base += 40) {
            std::uint64_t left = 0;
            for (int i = 0; i < 40; i += 8) left |= nonzero_bytes(task.givens + base + i) << i;
            for (; left; left &= left - 1) {
                const int cell = base + __builtin_ctzll(left);
                at[task.givens[cell] - 1][tables.band_of[cell]] |= tables.bit_of[cell];
            }
        }
        if (task.givens[80]) at[task.givens[80] - 1][2] |= tables.bit_of[80];
        for (int b = 0; b < 3; ++b) {
            Word given = 0;
            for (int d = 0; d < 9; ++d) given |= at[d][b];
            for (int d = 0; d < 9; ++d) boards_.x[d][b][lane] = (given ^ all_cells) | at[d][b];
            boards_.naked[b][lane] = given;
            boards_.placed[b][lane] = 0;
        }
        if (task.barred_cell >= 0) {
            const int band = tables.band_of[task.barred_cell];
            boards_.x[task.barred_digit - 1][band][lane] &= ~tables.bit_of[task.barred_cell];
        }
    }

    void restore(int lane, const Frame &frame) {
        for (int d = 0; d < 9; ++d) {
            for (int b = 0; b < 3; ++b) boards_.x[d][b][lane] = frame.x[d][b];
        }
        for (int b = 0; b < 3; ++b) {
            boards_.naked[b][lane] = 0;
            boards_.placed[b][lane] = frame.placed[b];
        }
    }

    void write_solution(int lane, std::uint8_t *solution) const {
        for (int d = 0; d < 9; ++d) {
            for (int b = 0; b < 3; ++b) {
                Word left = boards_.x[d][b][lane];
                for (int box = 0; box < 3; ++box, left &= left - 1) {
                    solution[27 * b + layout::tables.cell_of_bit[__builtin_ctz(left)]] =
                        static_cast<std::uint8_t>(d + 1);
                }
            }
        }
    }

    // Goes on with one branch of a stuck board; the other goes into the frame that `put_aside` hands out. It
    // has no branches itself that a processor could mispredict: each step takes the smallest key.
    template <typename PutAside>
    void branch(int lane, PutAside put_aside) {
        if (placed_count(lane) < sparse) {
            const Counted counted = count_minirows(boards_, lane);
            if (counted == Counted::impossible) boards_.x[0][0][lane] = 0;  // the next sweep fails
            if (counted != Counted::nothing) return;
        }
        constexpr unsigned none = 1000;
        unsigned best_group = none << 3;
        for (unsigned group = 0; group < 6; ++group) {
            const Lanes *words = group < 3 ? boards_.rows : boards_.columns;
            unsigned total = 0;
            for (int d = 0; d < 9; ++d) total += ways(words[d][lane] & group_bits[group]);
            const unsigned key = (total > 9 ? total : none) << 3 | group;
            best_group = key < best_group ? key : best_group;
        }
        if (best_group >> 3 == none) return;  // all settled: the next sweep places or refutes it
        const unsigned group = best_group & 7;
        const Lanes *words = group < 3 ? boards_.rows : boards_.columns;
        unsigned best_digit = none << 4;
        for (unsigned d = 0; d < 9; ++d) {
            const unsigned left = ways(words[d][lane] & group_bits[group]);
            const unsigned key = (left > 1 ? left : none) << 4 | d;
            best_digit = key < best_digit ? key : best_digit;
        }
        split(lane, static_cast<int>(best_digit & 15), static_cast<int>(group), put_aside);
    }

  private:
    Boards boards_{};

    // Bit i is set where byte i of the eight digits is not 0.
    static std::uint64_t nonzero_bytes(const std::uint8_t *digits) {
        std::uint64_t eight;
        __builtin_memcpy(&eight, digits, 8);
        const std::uint64_t tops = (eight + 0x7F7F7F7F7F7F7F7F) & 0x8080808080808080;
        return tops * 0x0002040810204081 >> 56;
    }

    void save(int lane, Frame &frame) const {
        for (int d = 0; d < 9; ++d) {
            for (int b = 0; b < 3; ++b) frame.x[d][b] = boards_.x[d][b][lane];
        }
        for (int b = 0; b < 3; ++b) {
            frame.placed[b] = boards_.placed[b][lane];
        }
    }

    // Where to branch: the nine bits of a digit's minirows in a band (or minicolumns in a stack). An
    // exactly supported set of n of them has ways_left[n] permutations.
    static constexpr std::uint8_t ways_left[10] = {0, 0, 0, 1, 1, 2, 2, 3, 4, 6};

    static constexpr Word group_bits[6] = {
        layout::first_columns, layout::first_columns << 1, layout::first_columns << 2,  // bands
        Word{0x1FF}, Word{0x1FF} << 10, Word{0x1FF} << 20,                              // stacks
    };

    static constexpr int sparse = 32;

    int placed_count(int lane) const {
        int placed = 0;
        for (int b = 0; b < 3; ++b) placed += __builtin_popcount(boards_.placed[b][lane]);
        return placed;
    }

    static unsigned ways(Word nine_bits) { return ways_left[__builtin_popcount(nine_bits)]; }

    // The digit is in the first minirow (or minicolumn) left to it, in a box with as few as possible.
    template <typename PutAside>
    void split(int lane, int digit, int group, PutAside put_aside) {
        const bool by_rows = group < 3;
        const Lanes *words = by_rows ? boards_.rows : boards_.columns;
        const Word in_box = by_rows ? 0b001001001 : 0b111;  // the three bits of one box, from its first
        const Word mine = words[digit][lane];
        unsigned best = ~0u;
        for (unsigned i = 0; i < 3; ++i) {
            const Word left = mine >> first_bit(group, static_cast<int>(i)) & in_box;
            const auto size = static_cast<unsigned>(__builtin_popcount(left));
            const unsigned key = (left & (left - 1) ? size : 9) << 2 | i;
            best = key < best ? key : best;
        }
        const int i = static_cast<int>(best & 3);
        const int box = by_rows ? i : group - 3, band = by_rows ? group : i;
        const Word left = mine >> first_bit(group, i) & in_box;
        const Word cells = (by_rows ? 0b111 : 0b001001001) * (left & (0 - left)) << (10 * box);
        // Goes on with the digit on these cells of the box, and leaves the rest for later.
        Frame &frame = put_aside();
        save(lane, frame);
        frame.x[digit][band] &= ~cells;
        boards_.x[digit][band][lane] &= cells | ~(Word{0x1FF} << (10 * box));
    }

    // Where the bits of box i of a band (stack) start in a minirow (minicolumn) word.
    static int first_bit(int group, int i) { return group < 3 ? 10 * i + group : 10 * (group - 3) + 3 * i; }
};

}  // namespace whygrid::WHYGRID_KERNEL
