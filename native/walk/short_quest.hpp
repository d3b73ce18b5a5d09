// What is to be shown, and from where.
//
//     cells     all these are placed: every cell, or those that are the same in all solutions
//     dead      some cell or house is left with nothing
//     marks     the pencil marks are those that everything together leads to
#pragma once

#include <bitset>
#include <optional>

#include "short_tree.hpp"

namespace whygrid::shortest {

enum class Goal { solution, contradiction, closure };
using Truth = std::bitset<facts>;  // the facts that hold in some solution

struct Quest {
    enum class End { cells, dead, marks };

    Board start;
    std::vector<Pattern> patterns;
    Items all;                        // what may be told at all
    End end = End::cells;
    std::bitset<cells> wanted{};      // for End::cells
    Board target{};                   // for End::marks
    Truth truth{};                    // for End::cells

    bool reached(const Board &board) const {
        if (end == End::dead || board.dead >= 0) return end == End::dead && board.dead >= 0;
        if (end == End::marks) return board.left == target.left && board.placed == target.placed;
        for (int cell = 0; cell < cells; ++cell)
            if (wanted[cell] && !board.filled(cell)) return false;
        return true;
    }
    // At the root placements are free, unless it is to be shown that there is no solution.
    bool free_placements() const { return end != End::dead; }
    int cost(const Story &story) const {
        int sum = cost_of(story.root, 0);
        if (free_placements()) sum -= story.root.told.placements();
        for (std::size_t i = 0; i < patterns.size(); ++i)
            if (story.patterns[i]) sum += patterns[i].cost;
        return sum;
    }
};

// Finds solutions of a position: singles are followed, then the smallest cell is split.
class Solver {
  public:
    explicit Solver(const Items &all) : all_(all) {}

    // Adds the facts of the first solutions, up to `most`, and returns how many there are.
    int solve(Board board, Truth &facts_of, int most) {
        board.close(all_);
        if (board.dead >= 0) return 0;
        int best = -1;
        for (int cell = 0; cell < cells; ++cell)
            if (!board.filled(cell) && (best < 0 || tables.size[board.left[cell]] < tables.size[board.left[best]]))
                best = cell;
        if (best < 0) {
            for (int cell = 0; cell < cells; ++cell)
                facts_of.set(9 * cell + std::countr_zero(static_cast<unsigned>(board.left[cell])));
            return 1;
        }
        int found = 0;
        for (unsigned left = board.left[best]; left && found < most; left &= left - 1) {
            Board inside = board;
            inside.place(9 * best + std::countr_zero(left));
            found += solve(inside, facts_of, most - found);
        }
        return found;
    }
    // The facts that hold in some solution.
    Truth truth(const Board &board) {
        Truth found;
        if (solve(board, found, 2) < 2) return found;
        for (int fact = 0; fact < facts; ++fact) {
            if (found[fact] || !can_suppose(board, fact)) continue;
            Board inside = board;
            inside.place(fact);
            solve(inside, found, 1);
        }
        return found;
    }

  private:
    const Items &all_;
};

}  // namespace whygrid::shortest
