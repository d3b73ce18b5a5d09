// Minimal puzzles with n clues, each equally likely: uniform sets of n cells of a uniform grid, kept if
// they have one solution and lose it without any one of them.
//
//     block    one uniform grid, a fixed number of tries; all its finds count, so blocks are unbiased
//     try      81 cells shuffled into 9 groups of 9; the window of n cells from each group on
//
//              [g0][g1][g2][g3] ... [g8]        window 1, n = 24:  [g1][g2] and 6 cells of [g3]
//
// Each window is a uniform set of n cells. That windows of one shuffle overlap does no harm: finds are
// a million tries apart. Nearly all tries fall to the unavoidable sets, the rest is for the kernel.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>

#include "array_tasks.hpp"
#include "unavoidable.hpp"
#include "uniform_grid.hpp"

namespace whygrid {

class UnbiasedBlock final : public TaskSource {
  public:
    struct Find {
        std::uint64_t number;  // of the try
        Cells puzzle;
    };

    explicit UnbiasedBlock(Crew::Stop stop) : random_(0, 0), stop_(stop) {
        for (int cell = 0; cell < 81; ++cell) single_[cell].add(cell);
    }

    void start(std::uint64_t seed, std::uint64_t block, int clues, std::uint64_t tries) {
        random_ = Random(seed, block);
        uniform_.draw(random_, grid_);
        sets_.start(grid_);
        for (int i = 0; i < 81; ++i) order_[i] = static_cast<std::uint8_t>(i);
        whole_ = clues / 9;
        part_ = clues % 9;
        tries_ = tries;
        try_ = 0;
        window_ = 9;
        stopped_ = false;
        finds_.clear();
        ready_.clear();
        spare_.clear();
        for (std::uint32_t slot = 0; slot < trials_.size(); ++slot) spare_.push_back(slot);
    }

    // In the order of tries, so that they don't depend on the kernel's width.
    const std::vector<Find> &finds() {
        std::sort(finds_.begin(), finds_.end(), [](const Find &a, const Find &b) { return a.number < b.number; });
        return finds_;
    }

    bool next(Task &task) override {
        if (ready_.empty() && !draw_candidate()) return false;
        const std::uint32_t slot = ready_.back();
        ready_.pop_back();
        Trial &trial = *trials_[slot];
        task.id = slot;
        task.limit = 1;
        std::memcpy(trial.without, trial.puzzle, 81);
        task.givens = trial.without;
        if (trial.at < 0) {
            task.known = grid_;
            task.solution = trial.other;
        } else {
            const int cell = trial.at;
            trial.without[cell] = 0;
            task.barred_cell = cell;
            task.barred_digit = grid_[cell];
        }
        return true;
    }

    void done(const Task &task, std::uint64_t count) override {
        const auto slot = static_cast<std::uint32_t>(task.id);
        Trial &trial = *trials_[slot];
        const bool unique = trial.at < 0 && count == 0, needed = trial.at >= 0 && count > 0;
        if (trial.at < 0 && !unique) sets_.learn(grid_, trial.other);
        if (!unique && !needed) {
            spare_.push_back(slot);
            return;
        }
        do ++trial.at;
        while (trial.at < 81 && !trial.puzzle[trial.at]);
        if (trial.at < 81) {
            ready_.push_back(slot);
            return;
        }
        finds_.emplace_back();
        finds_.back().number = trial.number;
        std::memcpy(finds_.back().puzzle, trial.puzzle, 81);
        spare_.push_back(slot);
    }

    bool stop() override { return stop_(); }

  private:
    struct Trial {
        std::uint64_t number;
        int at;  // the clue in question; -1: is there another solution?
        Cells puzzle, without, other;
    };

    Random random_;
    Crew::Stop stop_;
    UniformGrid uniform_;
    UnavoidableSets sets_;
    Cells grid_, order_;
    CellSet single_[81], groups_[9], parts_[9];
    int whole_ = 0, part_ = 0, window_ = 9;
    std::uint64_t tries_ = 0, try_ = 0;
    bool stopped_ = false;
    std::vector<Find> finds_;
    std::vector<std::unique_ptr<Trial>> trials_;
    std::vector<std::uint32_t> ready_, spare_;

    void shuffle() {
        Random random = random_;  // here the compiler keeps it in registers
        random.shuffle(order_, 81);
        random_ = random;
        for (int group = 0; group < 9; ++group) {
            const std::uint8_t *cells = order_ + 9 * group;
            CellSet part, rest;
            for (int i = 0; i < part_; ++i) part = part | single_[cells[i]];
            for (int i = part_; i < 9; ++i) rest = rest | single_[cells[i]];
            parts_[group] = part;
            groups_[group] = part | rest;
        }
        window_ = 0;
    }

    // The next set of cells that no known unavoidable set rules out.
    bool draw_candidate() {
        while (try_ < tries_ && !stopped_) {
            if (window_ == 9) {
                shuffle();
                if (try_ % 1024 < 9) stopped_ = stop_();
            }
            CellSet clues = parts_[(window_ + whole_) % 9];
            for (int i = 0; i < whole_; ++i) clues = clues | groups_[(window_ + i) % 9];
            ++window_;
            ++try_;
            if (sets_.avoided_by(clues)) continue;
            if (spare_.empty()) {
                spare_.push_back(static_cast<std::uint32_t>(trials_.size()));
                trials_.push_back(std::make_unique<Trial>());
            }
            ready_.push_back(spare_.back());
            spare_.pop_back();
            Trial &trial = *trials_[ready_.back()];
            trial.number = try_;
            trial.at = -1;
            for (int cell = 0; cell < 81; ++cell) trial.puzzle[cell] = clues.has(cell) ? grid_[cell] : std::uint8_t{0};
            return true;
        }
        return false;
    }
};

}  // namespace whygrid
