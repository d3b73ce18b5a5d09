// One sweep of exact logic over the boards in all lanes: no branches, every lane does the same.
//
//     x[d][b]        27 vectors of candidates (lane_layout.hpp)
//     naked[b]       cells with one digit left, found by the last sweep
//     placed[b]      cells that some digit has to itself in its box
//     rows[d]        minirow and minicolumn words of each digit, as the sweep left them:
//     columns[d]     the search picks its branches there
//
// For each digit in turn:
//     naked cells     the digit leaves the rest of the box
//     minirows        in a band, a digit's minirows are one of six permutations of box -> row; a minirow
//                     survives if and only if some permutation uses it: its complementary 2x2 minor
//                     has a perfect matching. All three bands at once in a minirow word.
//     minicolumns     the same for stacks
//     placed cells    a box with one cell left for the digit: all other digits leave that cell
// and afterwards, over the digits, the cells with one digit left.
//
// Counting digits per minirow (three left: all belong there) saves a quarter of the guesses but costs
// as much time as it saves, so it is not here.
#pragma once

#include "lane_layout.hpp"
#include "lane_vector.hpp"

namespace whygrid::WHYGRID_KERNEL {

struct Boards {
    Lanes x[9][3];
    Lanes naked[3];
    Lanes placed[3];
    Lanes rows[9];
    Lanes columns[9];
};

struct Events {
    Mask failed;  // no solution
    Mask solved;  // every cell is placed and all houses agree
    Mask stuck;   // the sweep found no new single
};

// In each box field that `kept` touches, x keeps only `kept`.
inline Lanes keep_only(Lanes x, Lanes kept, Lanes touched_guards) {
    return x & (kept | ~(touched_guards - (touched_guards >> 9)));
}

inline Lanes next_box(Lanes v) { return v << 10 | v >> 20; }  // bits 30 and 31 are for the caller to mask

// Minirows of a digit that some way to choose one minirow per box and row uses.
inline Lanes supported_rows(Lanes m) {
    using namespace layout;
    const Lanes a = ((m << 3) & last_rows) | ((m >> 6) & first_row);
    const Lanes q = ((m << 6) & last_row) | ((m >> 3) & first_rows);
    return m & next_box((a & next_box(q)) | (next_box(a) & q));
}

inline Lanes minirow_word(const Lanes x[3]) {
    using namespace layout;
    const Lanes m0 = (x[0] | x[0] >> 1 | x[0] >> 2) & first_columns;
    const Lanes m1 = (x[1] | x[1] >> 1 | x[1] >> 2) & first_columns;
    const Lanes m2 = (x[2] | x[2] >> 1 | x[2] >> 2) & first_columns;
    return m0 | m1 << 1 | m2 << 2;
}

// Lanes whose placed cells also agree along the rows: the columns are filtered after them.
inline Mask rows_agree(const Boards &boards) {
    Lanes missing{};
    for (int d = 0; d < 9; ++d) {
        const Lanes m = minirow_word(boards.x[d]);
        missing |= (m | m >> 10 | m >> 20) ^ 0x1FF;
    }
    return zero_lanes(missing & 0x1FF);
}

inline Events sweep(Boards &boards) {
    using namespace layout;
    Lanes bad{};
    Lanes alive = everywhere(guards);
    Lanes fresh[3] = {};
    for (int d = 0; d < 9; ++d) {
        Lanes x[3];
        for (int b = 0; b < 3; ++b) {
            const Lanes single = boards.x[d][b] & boards.naked[b];
            const Lanes less = (single | guards) - first_cells;
            bad |= single & less;  // two naked cells in one box
            x[b] = keep_only(boards.x[d][b], single, less & guards);
        }

        const Lanes rows = supported_rows(minirow_word(x));
        boards.rows[d] = rows;
        for (int b = 0; b < 3; ++b) {
            const Lanes first = (rows >> b) & first_columns;
            x[b] &= (first << 3) - first;
        }

        Lanes c[3], c1[3], c2[3];
        for (int b = 0; b < 3; ++b) {
            c[b] = (x[b] | x[b] >> 3 | x[b] >> 6) & first_row;
            const Lanes twice = c[b] | c[b] << 3;  // so that turning a triple is a shift
            c1[b] = twice >> 1;
            c2[b] = twice >> 2;
        }
        c[0] &= (c1[1] & c2[2]) | (c2[1] & c1[2]);
        c[1] &= (c1[0] & c2[2]) | (c2[0] & c1[2]);
        c[2] &= (c1[0] & c2[1]) | (c2[0] & c1[1]);
        boards.columns[d] = c[0] | c[1] << 3 | c[2] << 6;

        for (int b = 0; b < 3; ++b) {
            x[b] &= c[b] | c[b] << 3 | c[b] << 6;
            const Lanes less = (x[b] | guards) - first_cells;
            alive &= less;
            const Lanes more = ((x[b] & less) + all_cells) & guards;  // boxes with two cells or more
            const Lanes own = x[b] & ~(more - (more >> 9));
            bad |= own & fresh[b];
            x[b] = (x[b] & ~(boards.placed[b] | fresh[b])) | own;
            fresh[b] |= own;
            boards.x[d][b] = x[b];
        }
    }

    Lanes news{};
    Lanes open{};
    for (int b = 0; b < 3; ++b) {
        Lanes one{}, two{};
        for (int d = 0; d < 9; ++d) {
            two |= one & boards.x[d][b];
            one |= boards.x[d][b];
        }
        bad |= one ^ all_cells;
        boards.naked[b] = one & ~(two | fresh[b]);
        news |= boards.naked[b] | (fresh[b] ^ boards.placed[b]);
        open |= fresh[b] ^ all_cells;
        boards.placed[b] = fresh[b];
    }
    bad |= (alive & guards) ^ guards;

    Events events{};
    events.failed = all_lanes & ~zero_lanes(bad);
    events.solved = zero_lanes(open) & ~events.failed;
    events.stuck = zero_lanes(news) & ~events.failed & ~events.solved;
    if (events.solved) {
        const Mask agree = rows_agree(boards);
        events.failed |= events.solved & ~agree;
        events.solved &= agree;
    }
    return events;
}

}  // namespace whygrid::WHYGRID_KERNEL
