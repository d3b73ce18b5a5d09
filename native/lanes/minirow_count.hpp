// Three digits fill a minirow: reasoning that the sweep leaves out, for one sparse board that is stuck.
//
//     a minirow word, one box field of it (bit = 3 * row + band):      settled: the only bit of its
//                                                                      column in this picture
//         row 2  [ . 1 . ]
//         row 1  [ 1 1 . ]       digit d in bands 0, 1, 2 of a stack   the digit's minirow in band 2
//         row 0  [ 1 . 1 ]                                             is row 0 for sure
//
// Over the nine digits: where three are settled the others are out, where four are the board is
// impossible; where only three are left they are settled. Without this, a search on a nearly empty
// board can put five digits into one minirow and look for the mistake elsewhere for ages. On boards
// with enough clues it costs more than it gains, so only the search calls it, and only then.
#pragma once

#include "lane_sweep.hpp"

namespace whygrid::WHYGRID_KERNEL {

enum class Counted { nothing, news, impossible };

// A minirow (or minicolumn) word turned within its boxes, by one and by two.
struct TurnRows {
    static Word once(Word w) { return (w << 3 & layout::last_rows) | (w >> 6 & layout::first_row); }
    static Word twice(Word w) { return (w << 6 & layout::last_row) | (w >> 3 & layout::first_rows); }
};

struct TurnColumns {
    static constexpr Word first = layout::first_columns;
    static Word once(Word w) { return (w << 1 & first * 6) | (w >> 2 & first); }
    static Word twice(Word w) { return (w << 2 & first * 4) | (w >> 1 & first * 3); }
};

// Where each digit is out, into out[d], for the words of nine digits.
template <typename Turn>
Counted count_digits(const Word words[9], Word out[9]) {
    Word settled[9];
    Word possible_by[5] = {}, settled_by[5] = {};  // [n]: by at least n digits
    possible_by[0] = settled_by[0] = ~Word{0};
    for (int d = 0; d < 9; ++d) {
        settled[d] = words[d] & ~(Turn::once(words[d]) | Turn::twice(words[d]));
        for (int n = 4; n > 0; --n) {
            possible_by[n] |= possible_by[n - 1] & words[d];
            settled_by[n] |= settled_by[n - 1] & settled[d];
        }
    }
    if (settled_by[4] || possible_by[3] != layout::all_cells) return Counted::impossible;
    const Word just_three = possible_by[3] & ~possible_by[4];
    Word any = 0;
    for (int d = 0; d < 9; ++d) {
        const Word here = words[d] & just_three;
        out[d] = words[d] & ((settled_by[3] & ~settled[d]) | Turn::once(here) | Turn::twice(here));
        any |= out[d];
    }
    return any ? Counted::news : Counted::nothing;
}

// Applies what the counts say to one lane's board.
inline Counted count_minirows(Boards &boards, int lane) {
    using namespace layout;
    Word rows[9], columns[9], rows_out[9], columns_out[9];
    for (int d = 0; d < 9; ++d) {
        rows[d] = boards.rows[d][lane];
        columns[d] = boards.columns[d][lane];
    }
    const Counted by_rows = count_digits<TurnRows>(rows, rows_out);
    if (by_rows == Counted::impossible) return by_rows;
    const Counted by_columns = count_digits<TurnColumns>(columns, columns_out);
    if (by_columns == Counted::impossible) return by_columns;
    Word any = 0;
    for (int d = 0; d < 9; ++d) {
        for (int b = 0; b < 3; ++b) {
            const Word first = rows_out[d] >> b & first_columns, top = columns_out[d] >> (3 * b) & first_row;
            const Word gone = boards.x[d][b][lane] & (7 * first | top | top << 3 | top << 6);
            boards.x[d][b][lane] ^= gone;
            any |= gone;
        }
    }
    return any ? Counted::news : Counted::nothing;
}

}  // namespace whygrid::WHYGRID_KERNEL
