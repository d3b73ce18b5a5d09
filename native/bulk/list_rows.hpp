// Going through a list L of sets of cells, again and again: from each set one sees the digits that are known
// in it, fills in whatever follows from these alone, and forgets them.
//
//     sets    0          1          2           pass 1   set 0 gives nothing, 1 gives a, 2 nothing
//             x x . .    . . x .    . x . .     pass 2   only sets with a cell more to see than last time
//             . . . .    . . x x    . x . .              are worth a look: set 0 sees a and gives b
//                                               pass 3   nothing: lost
#pragma once

#include <optional>

#include "k_follows.hpp"

namespace whygrid::k9 {

// One puzzle in the hands of somebody who goes through lists.
class Reader {
  public:
    Reader(const std::uint8_t *puzzle, const std::uint8_t *solution) : follows_(grid_of(solution)) {
        for (int cell = 0; cell < 81; ++cell)
            if (puzzle[cell]) givens_.add(cell);
        known = givens_;
    }

    CellSet known;

    void start_again() { known = givens_; }
    bool won() const { return known == CellSet::all(); }

    // What one look at a set gives; with `inside` only cells of the set itself may be filled in.
    CellSet gives(CellSet set, bool inside) {
        const CellSet open = CellSet::all() - known;
        return follows_.from(set & known, inside ? open & set : open);
    }

    // Goes through the list until the board is full or a pass adds nothing, and calls
    // filled(cells, set, pass); the number of passes, or nothing when stop() ended it.
    template <typename AskStop, typename Filled>
    std::optional<int> go_through(std::span<const CellSet> sets, bool inside, AskStop stop, Filled filled) {
        std::vector<CellSet> seen(sets.size());
        for (int pass = 0;;) {
            if (won()) return pass;
            const CellSet before = known;
            ++pass;
            for (std::size_t i = 0; i < sets.size() && !won(); ++i) {
                const CellSet now = sets[i] & known;
                if (now == seen[i]) continue;
                if (stop()) return std::nullopt;
                seen[i] = now;
                const CellSet cells = gives(sets[i], inside);
                if (cells.empty()) continue;
                known = known | cells;
                filled(cells, i, pass);
            }
            if (known == before) return pass;
        }
    }

  private:
    CellSet givens_;
    Follows follows_;

    static Grid grid_of(const std::uint8_t *digits) {
        Grid grid;
        for (int cell = 0; cell < 81; ++cell) grid[cell] = static_cast<std::uint8_t>(digits[cell] - 1);
        return grid;
    }
};

struct ListArrays {
    const std::uint8_t *puzzles, *solutions;
    std::span<const CellSet> sets;
    bool inside;
    std::uint32_t *by;      // 81 a row: by which set, counted from 1, a cell was filled in; 0: it was not
    std::uint16_t *during;  // 81 a row: and in which pass
    std::uint16_t *passes;  // one a row; left as it is where it was stopped
};

template <typename AskStop>
void go_through_row(const ListArrays &arrays, std::size_t row, AskStop stop) {
    Reader reader(arrays.puzzles + 81 * row, arrays.solutions + 81 * row);
    const auto filled = [&](CellSet cells, std::size_t set, int pass) {
        cells.each([&](int cell) {
            arrays.by[81 * row + cell] = static_cast<std::uint32_t>(set + 1);
            arrays.during[81 * row + cell] = static_cast<std::uint16_t>(pass);
        });
    };
    if (const auto passes = reader.go_through(arrays.sets, arrays.inside, stop, filled))
        arrays.passes[row] = static_cast<std::uint16_t>(*passes);
}

}  // namespace whygrid::k9
