// Singles, locked candidates, subsets, fish and wings, each in the order in which Sudoku Explainer finds them.
//
//     found(step, parents)     is called for each instance that excludes something, until it returns true
//     parents(before, add)     what had to go first, seen from an earlier position: what nets make of it (se_nets.hpp)
//
// Houses come as boxes, columns, rows here (boxes, rows, columns in chains), members of a set in the order of their bits.
#pragma once

#include "se_steps.hpp"

namespace whygrid::WHYGRID_RATER {

inline constexpr Kind set_order[3] = {box, column, row};

inline bool hidden_single(const Board &board, Step &step) {
    for (const bool last : {true, false})
        for (const Kind kind : set_order)
            for (int house = 9 * kind; house < 9 * kind + 9; ++house) {
                if (!board.empty[house] || (board.empty[house] == 1) != last) continue;
                for (int digit = 0; digit < 9; ++digit) {
                    const unsigned places = board.places[house][digit];
                    if (!one_in(places)) continue;
                    step.cell = shape.cells[house][std::countr_zero(places)];
                    step.digit = digit;
                    step.rating = last ? 1.0 : kind == box ? 1.2 : 1.5;
                    return true;
                }
            }
    return false;
}

inline bool naked_single(const Board &board, Step &step) {
    for (int cell = 0; cell < 81; ++cell)
        if (one_in(board.marks[cell])) {
            step.cell = cell;
            step.digit = std::countr_zero(board.marks[cell]);
            step.rating = 2.3;
            return true;
        }
    return false;
}

// Pointing and claiming. `direct` asks for those that leave a digit one place in a third house, where it is placed at once.
template <typename Found>
bool locking(const Board &board, bool direct, Found found) {
    constexpr Kind pairs[4][2] = {{box, column}, {box, row}, {column, box}, {row, box}};
    for (const auto &[kind, other_kind] : pairs)
        for (int house = 9 * kind; house < 9 * kind + 9; ++house)
            for (int other = 9 * other_kind; other < 9 * other_kind + 9; ++other) {
                const unsigned shared = shape.shared[house][other], rest = ~unsigned{shape.shared[other][house]};
                if (!shared) continue;
                for (int digit = 0; digit < 9; ++digit) {
                    const unsigned places = board.places[house][digit], gone = board.places[other][digit] & rest;
                    if (!gone || !places || places & ~shared || one_in(places)) continue;
                    Step step;
                    step.rating = kind == box ? 2.6 : 2.8;
                    each_bit(gone, [&](int place) { step.removals.add(shape.cells[other][place], 1u << digit); });
                    const auto parents = [&](const Board &before, auto add) {
                        for (int i = 0; i < 9; ++i) {
                            const int cell = shape.cells[house][i];
                            if (before.has(cell, digit) && !board.has(cell, digit) && !(shared >> i & 1)) add(cell, digit);
                        }
                    };
                    if (!direct) {
                        if (found(step, parents)) return true;
                        continue;
                    }
                    for (int third = 9 * kind; third < 9 * kind + 9; ++third) {
                        if (third == house || !shape.shared[third][other]) continue;
                        const unsigned left = board.places[third][digit] & ~unsigned{shape.shared[third][other]};
                        if (one_in(board.places[third][digit]) || !one_in(left)) continue;
                        step.rating = kind == box ? 1.7 : 1.9;
                        step.cell = shape.cells[third][std::countr_zero(left)];
                        step.digit = digit;
                        if (found(step, parents)) return true;
                    }
                }
            }
    return false;
}

// Hidden pairs, triplets and quads. `direct` asks for those that leave another digit one place in the same house.
template <typename Found>
bool hidden_sets(const Board &board, int degree, bool direct, Found found) {
    for (const Kind kind : set_order)
        for (int house = 9 * kind; house < 9 * kind + 9; ++house) {
            if (board.empty[house] <= (direct ? degree : 2 * degree)) continue;
            unsigned fitting = 0;
            for (int digit = 0; digit < 9; ++digit) {
                const int count = shape.bits[board.places[house][digit]];
                if (count >= 2 && count <= degree) fitting |= 1u << digit;
            }
            if (shape.bits[fitting] < degree) continue;
            for (int i = 0; i < shape.many[degree]; ++i) {
                const unsigned digits = shape.subsets[degree][i];
                if (digits & ~fitting) continue;
                unsigned places = 0;
                each_bit(digits, [&](int digit) { places |= board.places[house][digit]; });
                if (shape.bits[places] != degree) continue;
                Step step;
                step.rating = degree == 2 ? 3.4 : degree == 3 ? 4.0 : 5.4;
                each_bit(places, [&](int place) {
                    const int cell = shape.cells[house][place];
                    step.removals.add(cell, board.marks[cell] & ~digits);
                });
                if (!step.removals.count) continue;
                if (direct) {
                    for (int digit = 0; digit < 9 && step.cell < 0; ++digit) {
                        const unsigned left = board.places[house][digit] & ~places;
                        if (digits >> digit & 1 || one_in(board.places[house][digit]) || !one_in(left)) continue;
                        step.cell = shape.cells[house][std::countr_zero(left)];
                        step.digit = digit;
                        step.rating = degree == 2 ? 2.0 : 2.5;
                    }
                    if (step.cell < 0) continue;
                }
                const auto parents = [&](const Board &before, auto add) {
                    for (int place = 0; place < 9; ++place)
                        if (!(places >> place & 1)) {
                            const int cell = shape.cells[house][place];
                            each_bit(before.marks[cell] & digits, [&](int digit) { add(cell, digit); });
                        }
                };
                if (found(step, parents)) return true;
            }
        }
    return false;
}

template <typename Found>
bool naked_sets(const Board &board, int degree, Found found) {
    for (const Kind kind : set_order)
        for (int house = 9 * kind; house < 9 * kind + 9; ++house) {
            if (board.empty[house] < 2 * degree) continue;
            unsigned fitting = 0;
            for (int place = 0; place < 9; ++place) {
                const int count = shape.bits[board.marks[shape.cells[house][place]]];
                if (count >= 2 && count <= degree) fitting |= 1u << place;
            }
            if (shape.bits[fitting] < degree) continue;
            for (int i = 0; i < shape.many[degree]; ++i) {
                const unsigned places = shape.subsets[degree][i];
                if (places & ~fitting) continue;
                unsigned digits = 0;
                each_bit(places, [&](int place) { digits |= board.marks[shape.cells[house][place]]; });
                if (shape.bits[digits] != degree) continue;
                Step step;
                step.rating = degree == 2 ? 3.0 : degree == 3 ? 3.6 : 5.0;
                each_bit(511 & ~places, [&](int place) {
                    const int cell = shape.cells[house][place];
                    step.removals.add(cell, board.marks[cell] & digits);
                });
                if (!step.removals.count) continue;
                const auto parents = [&](const Board &before, auto add) {
                    each_bit(places, [&](int place) {
                        const int cell = shape.cells[house][place];
                        each_bit(before.marks[cell] & ~digits, [&](int digit) { add(cell, digit); });
                    });
                };
                if (found(step, parents)) return true;
            }
        }
    return false;
}

// X-wings, swordfish and jellyfish: columns as the base first, then rows.
template <typename Found>
bool fish(const Board &board, int degree, Found found) {
    for (const Kind kind : {column, row}) {
        const int base = 9 * kind, cover = 9 * (kind == column ? row : column);
        unsigned fitting[9], digits = 0;
        for (int digit = 0; digit < 9; ++digit) {
            fitting[digit] = 0;
            if (board.placed[digit] + 2 * degree > 9) continue;
            for (int line = 0; line < 9; ++line) {
                const int count = shape.bits[board.places[base + line][digit]];
                if (count >= 2 && count <= degree) fitting[digit] |= 1u << line;
            }
            if (shape.bits[fitting[digit]] >= degree) digits |= 1u << digit;
        }
        if (!digits) continue;
        for (int i = 0; i < shape.many[degree]; ++i) {
            const unsigned lines = shape.subsets[degree][i];
            for (unsigned rest = digits; rest; rest &= rest - 1) {
                const int digit = std::countr_zero(rest);
                if (lines & ~fitting[digit]) continue;
                unsigned across = 0;
                each_bit(lines, [&](int line) { across |= board.places[base + line][digit]; });
                if (shape.bits[across] != degree) continue;
                Step step;
                step.rating = degree == 2 ? 3.2 : degree == 3 ? 3.8 : 5.2;
                each_bit(across, [&](int line) {
                    each_bit(board.places[cover + line][digit] & ~lines,
                             [&](int place) { step.removals.add(shape.cells[cover + line][place], 1u << digit); });
                });
                if (!step.removals.count) continue;
                const auto parents = [&](const Board &before, auto add) {
                    each_bit(lines, [&](int line) {
                        each_bit(before.places[base + line][digit] & ~board.places[base + line][digit] & ~across,
                                 [&](int place) { add(shape.cells[base + line][place], digit); });
                    });
                };
                if (found(step, parents)) return true;
            }
        }
    }
    return false;
}

// XY-wings, and XYZ-wings with three digits in the middle.
inline bool wing(const Board &board, bool xyz, Step &step) {
    for (int middle = 0; middle < 81; ++middle) {
        const unsigned xy = board.marks[middle];
        if (shape.bits[xy] != (xyz ? 3 : 2)) continue;
        for (const int one : shape.peers[middle]) {
            const unsigned xz = board.marks[one];
            if (!two_in(xz) || !one_in(xy & ~xz)) continue;
            for (const int other : shape.peers[middle]) {
                const unsigned yz = board.marks[other], common = xy & xz & yz;
                if (!two_in(yz) || shape.bits[xy | xz | yz] != 3) continue;
                if (xyz ? !one_in(common) : common != 0) continue;
                const int digit = std::countr_zero(xz & yz);
                Cells victims = shape.seen[one] & shape.seen[other] & board.live[digit];
                if (xyz) victims &= shape.seen[middle];
                victims.drop(middle);
                if (!victims.any()) continue;
                step.rating = xyz ? 4.4 : 4.2;
                victims.each([&](int cell) { step.removals.add(cell, 1u << digit); });
                return true;
            }
        }
    }
    return false;
}

}  // namespace whygrid::WHYGRID_RATER
