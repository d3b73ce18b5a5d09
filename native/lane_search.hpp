// The search around the sweep: each lane has its task, its stack of open branches and its count.
//
//     lane   task   count   stack (30 words a frame)
//       0    #17      1     [x 27 | placed 3] [...] [...]
//       1    #4       0     -
//      ...
//
// After each sweep only lanes with an event run the scalar code here:
//     failed   take the next open branch, or the next task
//     solved   count it, then as above
//     stuck    branch on a minirow or minicolumn, in the band or stack with the fewest ways left:
//              "the digit is in this minirow" goes on, "it is not" goes on the stack
#pragma once

#include <memory>

#include "lane_sweep.hpp"
#include "minirow_count.hpp"
#include "solver_task.hpp"

namespace whygrid::WHYGRID_KERNEL {

class Search {
  public:
    void run(TaskSource &source) {
        for (int lane = 0; lane < lane_count; ++lane) load_next(source, lane);
        for (unsigned sweeps = 1; busy_; ++sweeps) {
            if (sweeps % 64 == 0 && source.stop()) return;
            const Events events = sweep(boards_);
            for (Mask left = events.stuck & busy_; left; left &= left - 1) branch(__builtin_ctz(left));
            for (Mask left = events.solved & busy_; left; left &= left - 1) {
                const int lane = __builtin_ctz(left);
                count_solution(lane);
                resume(source, lane);
            }
            for (Mask left = events.failed & busy_; left; left &= left - 1) {
                resume(source, __builtin_ctz(left));
            }
        }
    }

  private:
    struct Frame {
        Word x[9][3];
        Word placed[3];
    };

    // Each branch settles the minirow or the minicolumn of one more digit in one more box.
    static constexpr int max_depth = 2 * 81;

    struct Seat {
        Task task;
        std::uint64_t count = 0;
        int depth = 0;
        Frame stack[max_depth];
    };

    Boards boards_{};
    Mask busy_ = 0;
    Seat seats_[lane_count];

    void load_next(TaskSource &source, int lane) {
        Seat &seat = seats_[lane];
        seat.task = Task{};
        seat.count = 0;
        seat.depth = 0;
        if (!source.next(seat.task)) {
            busy_ &= ~(Mask{1} << lane);
            return;
        }
        busy_ |= Mask{1} << lane;
        load(lane, seat.task);
    }

    // Bit i is set where byte i of the eight digits is not 0.
    static std::uint64_t nonzero_bytes(const std::uint8_t *digits) {
        std::uint64_t eight;
        __builtin_memcpy(&eight, digits, 8);
        const std::uint64_t tops = (eight + 0x7F7F7F7F7F7F7F7F) & 0x8080808080808080;
        return tops * 0x0002040810204081 >> 56;
    }

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

    void count_solution(int lane) {
        Seat &seat = seats_[lane];
        if (seat.task.known) {
            std::uint8_t solution[81];
            write_solution(lane, solution);
            if (__builtin_memcmp(solution, seat.task.known, 81) == 0) return;
        }
        if (seat.count++ == 0 && seat.task.solution) write_solution(lane, seat.task.solution);
        if (seat.count == seat.task.limit) seat.depth = 0;
    }

    void resume(TaskSource &source, int lane) {
        Seat &seat = seats_[lane];
        if (seat.depth > 0) {
            restore(lane, seat.stack[--seat.depth]);
        } else {
            source.done(seat.task, seat.count);
            load_next(source, lane);
        }
    }

    void save(int lane, Frame &frame) const {
        for (int d = 0; d < 9; ++d) {
            for (int b = 0; b < 3; ++b) frame.x[d][b] = boards_.x[d][b][lane];
        }
        for (int b = 0; b < 3; ++b) {
            frame.placed[b] = boards_.placed[b][lane];
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

    // No branches that a processor could mispredict: each step takes the smallest key.
    void branch(int lane) {
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
        split(lane, static_cast<int>(best_digit & 15), static_cast<int>(group));
    }

    static unsigned ways(Word nine_bits) { return ways_left[__builtin_popcount(nine_bits)]; }

    // The digit is in the first minirow (or minicolumn) left to it, in a box with as few as possible.
    void split(int lane, int digit, int group) {
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
        fork(lane, digit, band, box, (by_rows ? 0b111 : 0b001001001) * (left & (0 - left)) << (10 * box));
    }

    // Goes on with the digit on these cells of the box, and leaves the rest for later.
    void fork(int lane, int digit, int band, int box, Word cells) {
        Seat &seat = seats_[lane];
        Frame &frame = seat.stack[seat.depth++];
        save(lane, frame);
        frame.x[digit][band] &= ~cells;
        boards_.x[digit][band][lane] &= cells | ~(Word{0x1FF} << (10 * box));
    }

    // Where the bits of box i of a band (stack) start in a minirow (minicolumn) word.
    static int first_bit(int group, int i) { return group < 3 ? 10 * i + group : 10 * (group - 3) + 3 * i; }
};

}  // namespace whygrid::WHYGRID_KERNEL
