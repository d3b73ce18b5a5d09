// Aligned pair and triplet exclusion: combinations of digits in two or three cells that leave some other cell nothing.
//
//     base cells   a   b  (c)       excluders: cells that see all of them, with no more digits than there are base cells
//     digits       1   2   5   ✗    {1,2}: nothing would be left          a digit in no allowed combination goes
#pragma once

#include "se_steps.hpp"

namespace whygrid::WHYGRID_RATER {

class Aligned {
  public:
    Aligned(const Board &board, int degree) : board_(board), degree_(degree) {
        for (int cell = 0; cell < 81; ++cell) {
            const int many = shape.bits[board.marks[cell]];
            if (many == 1) lonely_.add(cell);
            if (many >= 2 && many <= degree) narrow_.add(cell);
        }
        for (int cell = 0; cell < 81; ++cell) {
            if (shape.bits[board.marks[cell]] < 2) continue;
            if ((shape.seen[cell] & lonely_).any() || !(shape.seen[cell] & narrow_).any()) continue;
            bases_.add(cell);
            base_[count_++] = cell;
        }
    }

    bool find(Step &step) {
        for (int second = 1; second < count_; ++second)
            for (int first = 0; first < second; ++first) {
                int cells[3] = {base_[first], base_[second], -1};
                const Cells around[2] = {shape.seen[cells[0]] & narrow_, shape.seen[cells[1]] & narrow_};
                if (!two_or_more(around[0] & around[1])) continue;
                if (degree_ == 2) {
                    if (exclude(cells, around[0] & around[1], step)) return true;
                    continue;
                }
                Cells thirds = (around[0] | around[1]) & bases_;
                for (int i = 0; i < 2; ++i)  // those that the first cell sees come first, in the order of its houses
                    for (const int third : shape.peers[cells[i]]) {
                        if (!(around[i] & thirds).has(third) || third == cells[1 - i]) continue;
                        thirds.drop(third);
                        cells[2] = third;
                        const Cells excluders = around[0] & around[1] & shape.seen[third];
                        if (two_or_more(excluders) && exclude(cells, excluders, step)) return true;
                    }
            }
        return false;
    }

  private:
    const Board &board_;
    int degree_, base_[81], count_ = 0;
    Cells lonely_, narrow_, bases_;

    static bool two_or_more(Cells cells) {
        return std::popcount(cells.low) + std::popcount(cells.high) >= 2;
    }

    bool exclude(const int *cells, Cells excluders, Step &step) const {
        std::uint16_t sets[81];
        int many = 0;
        excluders.each([&](int cell) { sets[many++] = board_.marks[cell]; });
        unsigned possible[3] = {0, 0, 0};
        const auto all_possible = [&] {
            for (int i = 0; i < degree_; ++i)
                if (possible[i] != board_.marks[cells[i]]) return false;
            return true;
        };
        const bool ab = shape.seen[cells[0]].has(cells[1]);
        const bool ac = degree_ == 3 && shape.seen[cells[0]].has(cells[2]);
        const bool bc = degree_ == 3 && shape.seen[cells[1]].has(cells[2]);
        for (unsigned rest = board_.marks[cells[0]]; rest; rest &= rest - 1) {
            const unsigned a = rest & -rest;
            for (unsigned others = board_.marks[cells[1]] & ~(ab ? a : 0); others; others &= others - 1) {
                const unsigned b = others & -others;
                unsigned left = degree_ == 3 ? board_.marks[cells[2]] & ~(ac ? a : 0) & ~(bc ? b : 0) : 1;
                for (int i = 0; i < many && left; ++i) {  // what a third digit must not be, or why no digit will do
                    const unsigned open = sets[i] & ~(a | b);
                    if (!open) left = 0;
                    else if (degree_ == 3 && one_in(open)) left &= ~open;
                }
                if (!left) continue;
                possible[0] |= a, possible[1] |= b, possible[2] |= left;
                if (all_possible()) return false;
            }
        }
        step.removals.count = 0;
        for (int i = 0; i < degree_; ++i) step.removals.add(cells[i], board_.marks[cells[i]] & ~possible[i]);
        step.rating = degree_ == 2 ? 6.2 : 7.5;
        return step.removals.count > 0;
    }
};

}  // namespace whygrid::WHYGRID_RATER
