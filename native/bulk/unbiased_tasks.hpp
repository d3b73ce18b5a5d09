// Minimal puzzles with n clues, each equally likely: uniform sets of n cells of a uniform grid, kept if
// they have one solution and lose it without any one of them.
//
//     block    one uniform grid and `tries` uniform sets of n cells; all its finds count
//     tree     sets that begin alike: after each block of the sampler, those that can't become minimal
//              puzzles are given up, and the others go on with several subsets of the next block
//
//              block 0   1   2   3   4      missing an unavoidable set that the blocks so far settle: out
//                    o ─ o ─ o ─ o ─ o      a clue that follows from the others at a glance:         out
//                          │   └ o ─ x      the rest of the leaves:                       for the kernel
//                          └ x
//
// Every leaf is a uniform set, so the finds are unbiased, however the leaves depend on each other. The
// sampler draws from a share of all sets, which differs from grid to grid: of `tries` sets a block draws
// that share, so that each grid counts as it should. Random words come by number, so that the leaves do
// not depend on what has been given up, hence not on what was learnt when.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>

#include "array_tasks.hpp"
#include "clue_sampler.hpp"
#include "plainly_redundant.hpp"
#include "unavoidable.hpp"
#include "uniform_grid.hpp"

namespace whygrid {

class UnbiasedBlock final : public TaskSource {
  public:
    struct Find {
        std::uint64_t number;  // of the leaf
        Cells puzzle;
    };

    explicit UnbiasedBlock(Crew::Stop stop) : random_(0, 0), stop_(stop) {}

    void start(std::uint64_t seed, std::uint64_t block, int clues, std::uint64_t tries) {
        random_ = Random(seed, block);
        uniform_.draw(random_, grid_);
        const std::vector<CellSet> &sets = unavoidable_.of(grid_);
        sampler_.start(sets, clues);
        for (CatchingSets &catching : sets_) catching.clear();
        for (const CellSet &set : sets) learn(set);
        redundant_.start(grid_, [&](int place) { return sampler_.cell_at(place); });
        branches_ = clues < 28 ? few_branches : many_branches;
        leaves_ = 1;
        for (int i = 0; i < ClueSampler::blocks; ++i) leaves_ *= branches_[i];
        const double leaves = static_cast<double>(tries) * sampler_.share();
        trees_ = random_.rounded(leaves / static_cast<double>(leaves_));
        tree_ = 0;
        stopped_ = false;
        finds_.clear();
        ready_.clear();
        spare_.clear();
        for (std::uint32_t slot = 0; slot < trials_.size(); ++slot) spare_.push_back(slot);
    }

    // In the order of tries, so that they don't depend on the kernel's width.
    const std::vector<Find> &finds() {
        const auto earlier = [](const Find &a, const Find &b) { return a.number < b.number; };
        std::sort(finds_.begin(), finds_.end(), earlier);
        return finds_;
    }

    bool next(Task &task) override {
        while (ready_.empty()) {
            if (tree_ == trees_ || stopped_) return false;
            grow_tree();
        }
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
        if (trial.at < 0 && !unique) learn(difference(trial.other));
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

    struct Clues {
        CellSet places;
        Houses houses;
    };

    Random random_;
    Crew::Stop stop_;
    UniformGrid uniform_;
    UnavoidableSets unavoidable_;
    ClueSampler sampler_;
    CellSet left_over_;
    CatchingSets sets_[ClueSampler::blocks];  // by the block that settles whether they are met
    PlainlyRedundant redundant_;
    Cells grid_;
    const std::uint8_t *branches_ = nullptr;
    std::uint64_t leaves_ = 0, trees_ = 0, tree_ = 0;
    bool stopped_ = false;
    std::vector<Find> finds_;
    std::vector<std::unique_ptr<Trial>> trials_;
    std::vector<std::uint32_t> ready_, spare_;

    // The more clues, the rarer are finds and the more can be given up early. With few clues branches
    // would only make finds that resemble each other.
    static constexpr std::uint8_t few_branches[] = {1, 1, 1, 2, 2}, many_branches[] = {1, 2, 4, 8, 16};

    static constexpr std::uint64_t trees_of_a_size = 16;

    // Where another grid differs from this one: an unavoidable set.
    CellSet difference(const std::uint8_t *other) const {
        CellSet differing;
        for (int cell = 0; cell < 81; ++cell) {
            if (grid_[cell] != other[cell]) differing.add(cell);
        }
        return differing;
    }

    void learn(const CellSet &unavoidable) {
        const CellSet places = sampler_.to_places(unavoidable);
        const int block = ClueSampler::settled_by(places);
        if (block >= 0) sets_[block].learn(places);
    }

    void grow_tree() {
        if (tree_ % trees_of_a_size == 0) {
            left_over_ = sampler_.draw_sizes(random_);
            stopped_ = stop_();
        }
        Clues clues{left_over_, {}};
        redundant_.add(clues.houses, ClueSampler::blocks, left_over_.empty() ? 0 : 1);
        grow(0, clues, random_.next(), tree_++);
    }

    // `number` is that of the branch among all of its level.
    void grow(int block, const Clues &clues, std::uint64_t key, std::uint64_t number) {
        for (std::uint64_t branch = 0; branch < branches_[block]; ++branch) {
            const std::uint64_t word = Random::word(key, branch);
            const unsigned part = sampler_.part(block, word);
            Clues more{clues.places | ClueSampler::in_block(block, part), clues.houses};
            const auto redundant = [&] {
                redundant_.add(more.houses, block, part);
                return block > 2 && redundant_.found_in(more.houses);
            };
            if (sets_[block].avoided_by(more.places, redundant)) continue;
            if (block + 1 < ClueSampler::blocks) {
                grow(block + 1, more, word, number * branches_[block] + branch);
            } else {
                make_trial(more.places, number * branches_[block] + branch);
            }
        }
    }

    void make_trial(const CellSet &clues, std::uint64_t number) {
        if (spare_.empty()) {
            spare_.push_back(static_cast<std::uint32_t>(trials_.size()));
            trials_.push_back(std::make_unique<Trial>());
        }
        ready_.push_back(spare_.back());
        spare_.pop_back();
        Trial &trial = *trials_[ready_.back()];
        trial.number = number;
        trial.at = -1;
        std::memset(trial.puzzle, 0, 81);
        clues.each([&](int place) {
            const int cell = sampler_.cell_at(place);
            trial.puzzle[cell] = grid_[cell];
        });
    }
};

// Blocks come in from all threads in any order; what counts are the first `wanted` finds in their own.
class FindsInOrder {
  public:
    FindsInOrder(std::size_t blocks, std::size_t wanted) : blocks_(blocks), wanted_(wanted) {}

    void add(std::size_t block, const std::vector<UnbiasedBlock::Find> &finds) {
        const std::lock_guard lock(mutex_);
        blocks_[block] = finds;
        for (; next_ < blocks_.size() && blocks_[next_]; ++next_) found_ += blocks_[next_]->size();
        if (found_ >= wanted_) enough_ = true;
    }

    bool enough() const { return enough_; }

    template <typename Visit>
    void each(Visit visit) const {
        std::size_t left = wanted_;
        for (std::size_t block = 0; block < next_; ++block) {
            for (const UnbiasedBlock::Find &find : *blocks_[block]) {
                if (left-- == 0) return;
                visit(find.puzzle);
            }
        }
    }

  private:
    std::vector<std::optional<std::vector<UnbiasedBlock::Find>>> blocks_;
    std::size_t wanted_, next_ = 0, found_ = 0;
    std::atomic<bool> enough_{false};
    std::mutex mutex_;
};

}  // namespace whygrid
