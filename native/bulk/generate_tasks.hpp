// Puzzles from the top down: a random grid loses clues, in random order, as long as it has one solution.
//
//     attempt   grid ── all units gone that can go at once ── one unit after the other ── right number?
//                        (binary search: fewer questions)                                  no: once more
//
//     mask      clues only where it allows them. They start as those of a random grid; as long as they have
//               several solutions, random ones are changed, and changes that leave more solutions than
//               before (or none) are taken back
//
//     unit      cells that go together: one cell, or an orbit of the wanted symmetry
//               orbit[81]   the cell's unit by number; cells of one unit have the same
//
// Each item has its own random numbers, so that item i is the same whoever makes it.
#pragma once

#include <algorithm>
#include <cstring>

#include "array_tasks.hpp"
#include "symmetry.hpp"

namespace whygrid {

struct GenerateContext {
    std::uint64_t seed;
    int clues;                   // how many; 0 = as they come
    bool minimal;                // no unit can go; else stop as soon as `clues` are left
    const std::uint8_t *orbit;
    const std::uint8_t *mask;    // 1 where clues may stand
    std::uint32_t attempts;      // per puzzle: grids and changes of clues
    std::uint8_t *puzzles;
    std::uint8_t *made;          // 0 where the attempts ran out
};

class GenerateItem {
  public:
    GenerateItem() : random_(0, 0) {}

    void start(const GenerateContext &context, std::size_t row) {
        context_ = &context;
        random_ = Random(context.seed, row);
        puzzle_ = context.puzzles + 81 * row;
        made_ = context.made + row;
        *made_ = 0;
        attempts_left_ = context.attempts;
        start_attempt();
    }

    bool ask(Task &task) {
        task.limit = 1;
        if (stage_ == Stage::grid) {
            task.givens = trial_;
            task.solution = grid_;
        } else if (stage_ == Stage::mask) {
            task.givens = puzzle_;
            task.limit = fewest_ + 1;
            task.solution = trial_;
        } else if (stage_ == Stage::prefix) {
            ask_other_solution(task, (low_ + high_) / 2);
        } else if (stage_ == Stage::one) {
            ask_unit(task);
        }
        return stage_ != Stage::finished;
    }

    void answer(std::uint64_t count) {
        switch (stage_) {
            case Stage::grid: take_grid(); break;
            case Stage::mask: judge_change(count); break;
            case Stage::prefix: (count == 0 ? low_ : high_) = (low_ + high_) / 2; search_prefix(); break;
            case Stage::one:
                if (count == 0) clear(puzzle_, at_);
                ++at_;
                seek_unit();
                break;
            case Stage::finished: break;
        }
    }

  private:
    enum class Stage { grid, mask, prefix, one, finished };

    const GenerateContext *context_ = nullptr;
    Random random_;
    std::uint8_t *puzzle_ = nullptr, *made_ = nullptr;
    std::uint32_t attempts_left_ = 0;
    Stage stage_ = Stage::grid;
    Cells grid_, trial_, before_;
    std::uint64_t fewest_ = 0;  // solutions of the clues on the mask so far
    int changes_ = 0;
    std::uint8_t cells_[81], ends_[81];  // unit u is cells_[ends_[u - 1]] .. cells_[ends_[u] - 1]
    int units_ = 0, low_ = 0, high_ = 0, at_ = 0;

    // Three boxes on the diagonal never clash, and every filling of them has a completion.
    void start_attempt() {
        if (attempts_left_-- == 0) {
            stage_ = Stage::finished;
            return;
        }
        std::memset(trial_, 0, 81);
        for (int box = 0; box < 3; ++box) {
            std::uint8_t digits[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
            random_.shuffle(digits, 9);
            for (int i = 0; i < 9; ++i) trial_[30 * box + 9 * (i / 3) + i % 3] = digits[i];
        }
        stage_ = Stage::grid;
    }

    // A random symmetry hides the order in which the solver searches.
    void take_grid() {
        SymmetryMap map;
        random_symmetry(random_, map);
        std::memcpy(trial_, grid_, 81);
        apply(map, trial_, grid_);
        bool whole = true;
        for (int cell = 0; cell < 81; ++cell) {
            puzzle_[cell] = context_->mask[cell] ? grid_[cell] : std::uint8_t{0};
            whole = whole && context_->mask[cell];
        }
        if (whole) {
            shuffle_units();
            start_prefix();
        } else {
            std::memcpy(before_, puzzle_, 81);
            fewest_ = many_solutions;
            changes_ = 0;
            stage_ = Stage::mask;
        }
    }

    static constexpr std::uint64_t many_solutions = 1000;
    static constexpr int changes_per_grid = 3000;

    void judge_change(std::uint64_t count) {
        if (count == 1) {
            std::memcpy(grid_, trial_, 81);
            shuffle_units();
            start_prefix();
            return;
        }
        if (count == 0 || count > fewest_) {
            std::memcpy(puzzle_, before_, 81);
        } else {
            fewest_ = count;
        }
        if (++changes_ == changes_per_grid || attempts_left_ == 0) return start_attempt();
        --attempts_left_;
        std::memcpy(before_, puzzle_, 81);
        for (std::uint32_t i = 1 + random_.below(3); i > 0; --i) change_clue();
    }

    // A random clue of the mask gets a digit that no other clue in its houses has.
    void change_clue() {
        int cell;
        do cell = static_cast<int>(random_.below(81));
        while (!puzzle_[cell]);
        unsigned taken = 1;
        for (int other = 0; other < 81; ++other) {
            if (other != cell && share_house(cell, other)) taken |= 1u << puzzle_[other];
        }
        std::uint8_t digits[9];
        std::uint32_t count = 0;
        for (std::uint8_t digit = 1; digit < 10; ++digit) {
            if (!(taken >> digit & 1)) digits[count++] = digit;
        }
        if (count > 0) puzzle_[cell] = digits[random_.below(count)];
    }

    static bool share_house(int a, int b) {
        return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
    }

    void shuffle_units() {
        std::uint8_t order[81], members[81][4];
        int size[81] = {}, count = 0;
        for (int cell = 0; cell < 81; ++cell) {
            if (!puzzle_[cell]) continue;
            const int unit = context_->orbit[cell];
            if (size[unit] == 0) order[count++] = static_cast<std::uint8_t>(unit);
            members[unit][size[unit]++] = static_cast<std::uint8_t>(cell);
        }
        random_.shuffle(order, static_cast<std::uint32_t>(count));
        units_ = count;
        int end = 0;
        for (int u = 0; u < count; ++u) {
            for (int i = 0; i < size[order[u]]; ++i) cells_[end++] = members[order[u]][i];
            ends_[u] = static_cast<std::uint8_t>(end);
        }
    }

    int first(int unit) const { return unit ? ends_[unit - 1] : 0; }

    void clear(std::uint8_t *cells, int unit) const {
        for (int i = first(unit); i < ends_[unit]; ++i) cells[cells_[i]] = 0;
    }

    int clue_count() const { return 81 - static_cast<int>(std::count(puzzle_, puzzle_ + 81, 0)); }

    // How many clues may still go before there are too few; minimal puzzles are counted when done.
    int spare_clues() const {
        return context_->minimal || !context_->clues ? 81 : clue_count() - context_->clues;
    }

    void start_prefix() {
        low_ = 0;
        high_ = 0;
        const int spare = spare_clues();
        while (high_ < units_ && ends_[high_] <= spare) ++high_;
        ++high_;  // the first prefix that is too long
        if (!context_->minimal && !context_->clues) high_ = 1;
        search_prefix();
    }

    void search_prefix() {
        if (high_ - low_ > 1) {
            stage_ = Stage::prefix;
            return;
        }
        for (int unit = 0; unit < low_; ++unit) clear(puzzle_, unit);
        at_ = high_ - 1;
        seek_unit();
    }

    void seek_unit() {
        const int spare = spare_clues();
        if (!context_->minimal && !context_->clues) at_ = units_;
        while (at_ < units_ && ends_[at_] - first(at_) > spare) ++at_;
        if (at_ < units_) {
            stage_ = Stage::one;
        } else if (context_->clues && clue_count() != context_->clues) {
            start_attempt();
        } else {
            *made_ = 1;
            stage_ = Stage::finished;
        }
    }

    void ask_other_solution(Task &task, int units_gone) {
        std::memcpy(trial_, puzzle_, 81);
        for (int unit = 0; unit < units_gone; ++unit) clear(trial_, unit);
        task.givens = trial_;
        task.known = grid_;
    }

    void ask_unit(Task &task) {
        std::memcpy(trial_, puzzle_, 81);
        clear(trial_, at_);
        task.givens = trial_;
        if (ends_[at_] - first(at_) == 1) {
            task.barred_cell = cells_[first(at_)];
            task.barred_digit = grid_[task.barred_cell];
        } else {
            task.known = grid_;
        }
    }
};

}  // namespace whygrid
