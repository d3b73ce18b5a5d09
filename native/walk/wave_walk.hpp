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

inline constexpr int singles = 3;  // the first ones

// What a technique found in one position; so many of the facts that were learnt, from `first` on, were placed.
struct Wave {
    int technique, ways, premises, placed;
    std::size_t first;
};

class Walk {
  public:
    // Techniques by their numbers, in the order in which they are tried.
    Walk(const Board &board, std::span<const int> order) : board_(board) {
        while (!board_.open.empty() && board_.look()) {
            const int technique = first_that_finds(order);
            if (technique < 0) nothing_left = true;
            if (technique < 0 || !all_together()) return;
            learn(technique);
        }
    }

    std::vector<Wave> waves;
    std::vector<int> learnt;    // facts, cell * 9 + digit from 1 on, and negative ones that are excluded
    bool nothing_left = false;  // none of the techniques finds anything here any more
    bool complete() const { return board_.open.empty(); }
    std::span<const int> placed(const Wave &wave) const {
        return std::span(learnt).subspan(wave.first, static_cast<std::size_t>(wave.placed));
    }

  private:
    Board board_;
    Found found_;

    static int fact(int cell, int digit) { return cell * 9 + digit + 1; }

    // The technique whose find there is now; -1 where none finds anything.
    int first_that_finds(std::span<const int> order) {
        found_.forget();
        bool closer = false;
        for (const int technique : order) {
            if (technique >= singles && !closer) {
                board_.look_closer();
                closer = true;
            }
            techniques[technique].find(board_, found_);
            if (found_.ways) return technique;
        }
        return -1;
    }

    // Whether what was found can be placed at once.
    bool all_together() const {
        CellSet cells;
        std::array<Mask, 27> digits{};
        for (const auto &[cell, digit] : found_.placed) {
            if (cells.has(cell)) return false;
            cells.add(cell);
            for (const int house : geometry.houses[cell]) {
                if (digits[house] >> digit & 1) return false;
                digits[house] |= static_cast<Mask>(1u << digit);
            }
        }
        return true;
    }

    void learn(int technique) {
        waves.push_back({technique, found_.ways, found_.premises, static_cast<int>(found_.placed.size()), learnt.size()});
        for (const auto &[cell, digit] : found_.placed) {
            board_.place(cell, digit);
            learnt.push_back(fact(cell, digit));
        }
        if (technique < singles) return;  // which exclude nothing more
        for (int digit = 0; digit < 9; ++digit)
            found_.out[digit].each([&](int cell) {
                board_.exclude(cell, digit);
                learnt.push_back(-fact(cell, digit));
            });
    }
};

}  // namespace whygrid::waves
