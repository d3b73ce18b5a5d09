// Wings: W-wings, XY-wings and XYZ-wings of cells with two digits (and one with three).
#pragma once

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

inline std::vector<int> cells_with(const Board &board, int digits) {
    std::vector<int> found;
    for (int cell = 0; cell < 81; ++cell)
        if (count_of(board.marks[cell]) == digits) found.push_back(cell);
    return found;
}

// A strong link for `link` between two equal cells: one end sees the one, the other end the other, and neither sees both.
inline bool bridged(const Board &board, int link, int one, int other) {
    for (int house = 0; house < 27; ++house) {
        if (board.left[house][link] != 2) continue;
        const CellSet ends = board.places[link] & houses.set[house];
        if (ends.has(one) || ends.has(other)) continue;
        const int first = ends.first(), second = (ends - CellSet::of(first)).first();
        const bool straight = sees(first, one) && sees(second, other), crossed = sees(first, other) && sees(second, one);
        if (straight != crossed && !(sees(first, one) && sees(first, other)) && !(sees(second, one) && sees(second, other)))
            return true;
    }
    return false;
}

inline Find w_wing(Board &board) {
    const auto twos = cells_with(board, 2);
    for (std::size_t i = 0; i < twos.size(); ++i)
        for (std::size_t j = i + 1; j < twos.size(); ++j) {
            const int one = twos[i], other = twos[j];
            if (board.marks[one] != board.marks[other]) continue;
            const int low = digit_of(board.marks[one]), high = digit_of(board.marks[one] & ~mark(low));
            for (const auto &[out, link] : {std::array{low, high}, std::array{high, low}}) {
                const CellSet falls = board.places[out] & neighbours[one] & neighbours[other];
                if (falls.empty() || !bridged(board, link, one, other)) continue;
                Find found;
                found.strike(falls, out);
                return found;
            }
        }
    return {};
}

inline Find wing_of(const Board &board, int pivot, int one, int other, bool xyz) {
    if (!sees(pivot, one) || !sees(pivot, other)) return {};
    const Marks common = board.marks[one] & board.marks[other];
    if (!only_one(common)) return {};
    CellSet falls = board.places[digit_of(common)] & neighbours[one] & neighbours[other];
    falls = (xyz ? falls & neighbours[pivot] : falls) - CellSet::of(pivot);
    Find found;
    found.strike(falls, digit_of(common));
    return found;
}

template <bool xyz>
Find wing(Board &board) {
    const auto twos = cells_with(board, 2), pivots = cells_with(board, xyz ? 3 : 2);
    for (std::size_t p = 0; p < pivots.size(); ++p) {
        const int pivot = pivots[p];
        const Marks a = board.marks[pivot];
        for (std::size_t i = xyz ? 0 : p + 1; i < twos.size(); ++i) {
            const Marks b = board.marks[twos[i]];
            if (a == b || count_of(a | b) != 3) continue;
            for (std::size_t j = i + 1; j < twos.size(); ++j) {
                const Marks c = board.marks[twos[j]];
                if (c == a || c == b || count_of(a | b | c) != 3) continue;
                Find found = wing_of(board, pivot, twos[i], twos[j], xyz);
                if (!xyz && !found.any()) found = wing_of(board, twos[i], pivot, twos[j], xyz);
                if (!xyz && !found.any()) found = wing_of(board, twos[j], twos[i], pivot, xyz);
                if (found.any()) return found;
            }
        }
    }
    return {};
}

}  // namespace whygrid::hodoku
