// Sudoku Explainer's figures for one puzzle: ER, the hardest step; EP, the hardest up to the first digit; ED, the first step.
//
//     hidden single · direct locking · direct hidden pair · naked single · direct hidden triplet
//     locking · pair · X-wing · hidden pair · triplet · swordfish · hidden triplet · XY-wing · XYZ-wing
//     unique loops · quad · jellyfish · hidden quad · BUG · aligned pair · chains and cycles
//     aligned triplet · Nishio · multiple · dynamic · dynamic+ · nested 2 · 3 · 4 · 5
//
// The first of these that finds anything makes the next step, one at a time.
#pragma once

#include "se_aligned.hpp"
#include "se_kernel.hpp"
#include "se_nets.hpp"
#include "se_opening.hpp"
#include "se_unique.hpp"

namespace whygrid::WHYGRID_RATER {

class Rater final : public SeRater {
  public:
    Rater(Ask ask, void *asked) : patience_(ask, asked) {}

    bool rate(const std::uint8_t *givens, int *figures) override {
        try {
            walk(givens, figures);
        } catch (Stopped) {
            return false;
        }
        return true;
    }

  private:
    template <int Words>
    using Levels = std::vector<std::unique_ptr<Nets<Words>>>;

    Patience patience_;
    Chains chains_;
    Levels<8> small_;
    Levels<12> medium_;
    Levels<23> large_;

    void walk(const std::uint8_t *givens, int *figures) {
        const Opening opening(givens);
        Board board = opening.board();
        double hardest = opening.hardest, pearl = opening.first, diamond = opening.first;
        while (board.left) {
            Step step;
            if (!next(board, step)) {
                hardest = 20;
                break;
            }
            hardest = std::max(hardest, step.rating);
            if (pearl == 0) {
                if (diamond == 0) diamond = hardest;
                if (step.cell >= 0) pearl = hardest;
            }
            step.apply(board);
        }
        figures[0] = tenths(hardest), figures[1] = tenths(pearl), figures[2] = tenths(diamond);
    }

    bool next(const Board &board, Step &step) {
        if (hidden_single(board, step)) return true;
        const auto take = [&](const Step &found, auto) {
            step = found;
            return true;
        };
        if (locking(board, true, take) || hidden_sets(board, 2, true, take)) return true;
        if (naked_single(board, step) || hidden_sets(board, 3, true, take)) return true;
        if (locking(board, false, take) || naked_sets(board, 2, take) || fish(board, 2, take)) return true;
        if (hidden_sets(board, 2, false, take) || naked_sets(board, 3, take) || fish(board, 3, take)) return true;
        if (hidden_sets(board, 3, false, take)) return true;
        patience_.check();
        if (wing(board, false, step) || wing(board, true, step) || UniqueLoops(board).find(step)) return true;
        if (naked_sets(board, 4, take) || fish(board, 4, take) || hidden_sets(board, 4, false, take)) return true;
        if (Grave(board).find(step) || Aligned(board, 2).find(step)) return true;
        chains_.search(board, false);
        if (!chains_.found.empty()) {
            step = chains_.step_of(chains_.found[0]);
            return true;
        }
        if (Aligned(board, 3).find(step)) return true;
        int candidates = 0;
        for (const unsigned marks : board.marks) candidates += shape.bits[marks];
        if (candidates < 32 * 8) return in_nets(small_, board, step);
        return candidates < 32 * 12 ? in_nets(medium_, board, step) : in_nets(large_, board, step);
    }

    template <int Words>
    bool in_nets(Levels<Words> &levels, const Board &board, Step &step) {
        constexpr NetKind kinds[] = {{false, true, true, 0}, {true, false, false, 0}, {true, true, false, 0},
                                     {true, true, false, 1}, {true, true, false, 2},  {true, true, false, 3},
                                     {true, true, false, 4}, {true, true, false, 5}};
        for (std::size_t i = 0; i < std::size(kinds); ++i) {
            if (i == levels.size()) levels.push_back(std::make_unique<Nets<Words>>(kinds[i], patience_));
            if (levels[i]->find(board, step)) return true;
        }
        return false;
    }

    static int tenths(double rating) { return static_cast<int>((rating + 0.05) * 10); }
};

}  // namespace whygrid::WHYGRID_RATER
