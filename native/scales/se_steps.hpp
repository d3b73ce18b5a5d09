// What is to be done next, and how Sudoku Explainer rates it.
//
//     removals   the candidates that go, by cell        cell, digit   what is placed besides, or -1
//     rating     in its own doubles: 6.5 + 0.1 + 0.1 may differ from 6.7, and it sorts by that
#pragma once

#include "se_board.hpp"

namespace whygrid::WHYGRID_RATER {

struct Removals {
    int count = 0;
    std::uint8_t cells[81];
    std::uint16_t marks[81];

    void add(int cell, unsigned digits) {
        if (!digits) return;
        cells[count] = static_cast<std::uint8_t>(cell);
        marks[count++] = static_cast<std::uint16_t>(digits);
    }
    template <typename Visit>
    void each(Visit visit) const {
        for (int i = 0; i < count; ++i) each_bit(marks[i], [&](int digit) { visit(cells[i], digit); });
    }
};

struct Step {
    double rating = 0;
    int cell = -1, digit = -1;
    Removals removals;

    void apply(Board &board) const {
        removals.each([&](int at, int gone) {
            if (board.has(at, gone)) board.remove(at, gone);
        });
        if (cell >= 0) board.place(cell, digit);
    }
};

// What the length of a chain adds: a tenth for each of 4, 6, 8, 12, 16, 24, … that its nodes but two exceed.
inline double length_term(int complexity) {
    double added = 0;
    int limit = 4;
    for (bool odd = false; complexity - 2 > limit; odd = !odd) {
        added += 0.1;
        limit = odd ? limit * 4 / 3 : limit * 3 / 2;
    }
    return added;
}

}  // namespace whygrid::WHYGRID_RATER
