// The hidden singles with which a puzzle opens, all at once: for most puzzles these are most of the steps.
//
//     marks[cell], empty[house], placed[digit], left       as on a board, which comes of it when no single is left
//
//     once   seen in some cell of a house       a digit that is once and not twice has one place left there
//     twice  and in another one
//
// Each single is still there when others were placed, so that their order does not matter to the ratings, but for this:
// one of a higher rating is only taken where none of a lower one is left.
#pragma once

#include <algorithm>

#include "se_board.hpp"

namespace whygrid::WHYGRID_RATER {

class Opening {
  public:
    double first = 0, hardest = 0;  // ratings; 0 where there is no hidden single

    // From 81 digits, 0 for an empty cell.
    explicit Opening(const std::uint8_t *givens) {
        for (auto &mask : marks_) mask = 511;
        for (auto &count : empty_) count = 9;
        for (int cell = 0; cell < 81; ++cell)
            if (givens[cell]) place(cell, givens[cell] - 1);
        for (const double rating : {1.0, 1.2, 1.5})
            while (take(rating)) {
                hardest = rating;
                if (first == 0) first = rating;
            }
    }

    Board board() const {
        Board made;
        for (int cell = 0; cell < 81; ++cell)
            each_bit(marks_[cell], [&](int digit) { made.add(cell, digit); });
        std::copy_n(empty_, 27, made.empty);
        std::copy_n(placed_, 9, made.placed);
        made.left = left_;
        return made;
    }

  private:
    std::uint16_t marks_[81];
    std::uint8_t empty_[27], placed_[9]{};
    int left_ = 81;

    void place(int cell, int digit) {
        const auto others = static_cast<std::uint16_t>(~(1u << digit));
        for (const int peer : shape.peers[cell]) marks_[peer] &= others;
        marks_[cell] = 0;
        for (const int house : shape.home[cell]) --empty_[house];
        ++placed_[digit];
        --left_;
    }

    // Places the singles that are there, of houses in which they are rated so high at most; whether there were any.
    bool take(double most) {
        bool any = false;
        for (int house = 0; house < 27; ++house) {
            if (!empty_[house] || (empty_[house] == 1 ? 1.0 : house < 9 ? 1.2 : 1.5) > most) continue;
            unsigned once = 0, twice = 0;
            for (const int cell : shape.cells[house]) {
                twice |= once & marks_[cell];
                once |= marks_[cell];
            }
            each_bit(once & ~twice, [&](int digit) {
                for (const int cell : shape.cells[house])
                    if (marks_[cell] >> digit & 1) {
                        place(cell, digit);
                        any = true;
                        break;
                    }
            });
        }
        return any;
    }
};

}  // namespace whygrid::WHYGRID_RATER
