// Bulk work that needs no search: each row on its own, straight from array to array.
//
//     source rows 0 .. n-1     images  [row 0, time 0][row 0, time 1] ... [row n-1, time k-1]
#pragma once

#include "canonical.hpp"
#include "crew.hpp"
#include "own_row.hpp"
#include "symmetry.hpp"
#include "uniform_grid.hpp"

namespace whygrid {

// Calls each(row) for the rows this thread gets, until there are none or it must stop; it asks for that
// once in `patience` rows.
template <typename Each>
void for_each_row(Ration &ration, Crew::Stop stop, std::size_t patience, Each each) {
    Ration::Share share(ration);
    std::size_t row;
    while (share.next(row)) {
        each(row);
        share.finished();
        if (row % patience == 0 && stop()) return;
    }
}

struct AugmentArrays {
    const std::uint8_t *puzzles, *solutions;  // no solutions: nullptr
    std::size_t times;
    std::uint64_t seed;
    std::uint8_t *puzzle_images, *solution_images, *cells, *digits;
};

inline void augment_row(const AugmentArrays &arrays, std::size_t image) {
    Random random(arrays.seed, image);
    SymmetryMap map;
    random_symmetry(random, map);
    const std::size_t row = image / arrays.times;
    Cells own;
    copy_row(arrays.puzzles + 81 * row, own);
    apply(map, own, arrays.puzzle_images + 81 * image);
    if (arrays.solutions) {
        copy_row(arrays.solutions + 81 * row, own);
        apply(map, own, arrays.solution_images + 81 * image);
    }
    std::memcpy(arrays.cells + 81 * image, map.cell, 81);
    std::memcpy(arrays.digits + 10 * image, map.digit, 10);
}

}  // namespace whygrid
