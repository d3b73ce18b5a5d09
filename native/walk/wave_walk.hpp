// A walk in waves over a 9x9 board, for who only counts what is found: a grade.
//
//     position ─▶ the first of these techniques that finds something ─▶ all of that is learnt at once ─▶ position ─▶ …
//
// It ends when the board is full, when nothing is found any more, or before a wave that would contradict itself. The
// techniques in Python are the counterpart (engine/grade.py has the walk): with them the waves are the same.
#pragma once

#include <span>
#include <string_view>

#include "wave_cells.hpp"
#include "wave_colours.hpp"
#include "wave_houses.hpp"

namespace whygrid::waves {

struct Technique {
    std::string_view name;
    void (*find)(const Board &, Found &);
};

inline constexpr Technique techniques[] = {
    {"full house", full_houses},
    {"hidden single", hidden_singles},
    {"naked single", naked_singles},
    {"pointing", pointing},
    {"claiming", claiming},
    {"locked pair", locked_subsets<2>},
    {"naked pair", naked_subsets<2>},
    {"x-wing", fish<2>},
    {"hidden pair", hidden_subsets<2>},
    {"locked triple", locked_subsets<3>},
    {"naked triple", naked_subsets<3>},
    {"swordfish", fish<3>},
    {"hidden triple", hidden_subsets<3>},
    {"remote pair", remote_pairs},
    {"skyscraper", turbots<Turbot::skyscraper>},
    {"2-string kite", turbots<Turbot::kite>},
    {"turbot fish", turbots<Turbot::fish>},
    {"xy-wing", xy_wings},
    {"empty rectangle", empty_rectangles},
    {"simple colouring", simple_colouring},
    {"xyz-wing", xyz_wings},
    {"w-wing", w_wings},
    {"finned x-wing", finned_fish<2, false>},
    {"sashimi x-wing", finned_fish<2, true>},
    {"naked quad", naked_subsets<4>},
    {"finned swordfish", finned_fish<3, false>},
    {"jellyfish", fish<4>},
    {"sashimi swordfish", finned_fish<3, true>},
    {"hidden quad", hidden_subsets<4>},
    {"wxyz-wing", wxyz_wings},
    {"finned jellyfish", finned_fish<4, false>},
    {"sashimi jellyfish", finned_fish<4, true>},
};

// What a technique found in one position; the placed facts in the order in which they were found.
struct Wave {
    int technique, ways, premises;
    std::vector<int> placed;
};

class Walk {
  public:
    // Techniques by their numbers, in the order in which they are tried.
    Walk(Board board, std::span<const int> order) : board_(std::move(board)) {
        while (!board_.broken && !board_.open.empty()) {
            Found found;
            for (std::size_t i = 0; i < order.size() && !found.ways; ++i) {
                techniques[order[i]].find(board_, found);
                technique_ = order[i];
            }
            if (!found.ways) {
                nothing_left = true;
                return;
            }
            if (!all_together(found)) return;
            learn(found);
        }
    }

    std::vector<Wave> waves;
    std::vector<int> learnt;    // facts, cell * 9 + digit from 1 on, and negative ones that are excluded
    bool nothing_left = false;  // none of the techniques finds anything here any more
    bool complete() const { return !board_.broken && board_.open.empty(); }

  private:
    Board board_;
    int technique_ = 0;

    static int fact(int cell, int digit) { return cell * 9 + digit + 1; }

    // Whether what was found can be placed at once.
    static bool all_together(const Found &found) {
        CellSet cells;
        std::array<Mask, 27> digits{};
        for (const auto &[cell, digit] : found.placed) {
            if (cells.has(cell)) return false;
            cells.add(cell);
            for (const int house : geometry.houses[cell]) {
                if (digits[house] >> digit & 1) return false;
                digits[house] |= static_cast<Mask>(1u << digit);
            }
        }
        return true;
    }

    void learn(const Found &found) {
        Wave wave{technique_, found.ways, found.premises, {}};
        for (const auto &[cell, digit] : found.placed) {
            board_.place(cell, digit);
            wave.placed.push_back(fact(cell, digit));
        }
        learnt.insert(learnt.end(), wave.placed.begin(), wave.placed.end());
        for (int digit = 0; digit < 9; ++digit)
            found.out[digit].each([&](int cell) {
                board_.exclude(cell, digit);
                learnt.push_back(-fact(cell, digit));
            });
        waves.push_back(std::move(wave));
    }
};

}  // namespace whygrid::waves
