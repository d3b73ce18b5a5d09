// Questions about each row of an array of puzzles, as sources of tasks for the lane kernel.
//
//     puzzles   [81 bytes][81 bytes] ... [81 bytes]        0 = empty, 1..9
//     answers   [ item 0 ][ item 1 ] ... [ item n-1]       each row written once, by its own row alone
//
// CountRows asks one task a row. The others ask chains of tasks: the answer to one decides the next.
#pragma once

#include <cstring>
#include <memory>
#include <vector>

#include "crew.hpp"
#include "own_row.hpp"
#include "random.hpp"
#include "solver_task.hpp"

namespace whygrid {

class CountRows final : public TaskSource {
  public:
    CountRows(Ration &ration, Crew::Stop stop, const std::uint8_t *puzzles, std::uint64_t limit,
              std::uint64_t *counts, std::uint8_t *solutions)
        : share_(ration),
          stop_(stop),
          puzzles_(puzzles),
          limit_(limit),
          counts_(counts),
          solutions_(solutions) {}

    bool next(Task &task) override {
        std::size_t row;
        if (!share_.next(row)) return false;
        copy_row(puzzles_ + 81 * row, givens_);
        task.givens = givens_;
        task.limit = limit_;
        if (solutions_) task.solution = solutions_ + 81 * row;
        task.id = row;
        return true;
    }

    void done(const Task &task, std::uint64_t count) override {
        counts_[task.id] = count;
        share_.finished();
    }

    bool stop() override { return stop_(); }

  private:
    Ration::Share share_;
    Crew::Stop stop_;
    const std::uint8_t *puzzles_;
    std::uint64_t limit_, *counts_;
    std::uint8_t *solutions_;
    Cells givens_;
};

// Chains of tasks, one item per lane. An Item is made from its row number and has
//     bool ask(Task &)              the next question; false when the item is finished
//     void answer(std::uint64_t)    how many solutions that question had
template <typename Item, typename Context>
class Chains final : public TaskSource {
  public:
    Chains(Ration &ration, Crew::Stop stop, const Context &context)
        : share_(ration), stop_(stop), context_(context) {}

    bool next(Task &task) override {
        for (;;) {
            if (ready_.empty()) {
                std::size_t row;
                if (!share_.next(row)) return false;
                if (spare_.empty()) {
                    spare_.push_back(static_cast<std::uint32_t>(items_.size()));
                    items_.push_back(std::make_unique<Item>());
                }
                ready_.push_back(spare_.back());
                spare_.pop_back();
                items_[ready_.back()]->start(context_, row);
            }
            const std::uint32_t slot = ready_.back();
            ready_.pop_back();
            task.id = slot;
            if (items_[slot]->ask(task)) return true;
            spare_.push_back(slot);
            share_.finished();
        }
    }

    void done(const Task &task, std::uint64_t count) override {
        items_[task.id]->answer(count);
        ready_.push_back(static_cast<std::uint32_t>(task.id));
    }

    bool stop() override { return stop_(); }

  private:
    Ration::Share share_;
    Crew::Stop stop_;
    const Context &context_;
    std::vector<std::unique_ptr<Item>> items_;
    std::vector<std::uint32_t> ready_, spare_;
};

struct MinimalContext {
    const std::uint8_t *puzzles;
    std::uint8_t *verdicts;  // 1 = one solution, and no clue can go
};

class MinimalItem {
  public:
    void start(const MinimalContext &context, std::size_t row) {
        copy_row(context.puzzles + 81 * row, puzzle_);
        verdict_ = context.verdicts + row;
        *verdict_ = 1;
        cell_ = -1;
    }

    bool ask(Task &task) {
        if (!*verdict_) return false;
        if (cell_ < 0) {
            task.givens = puzzle_;
            task.limit = 2;
            return true;
        }
        while (cell_ < 81 && !puzzle_[cell_]) ++cell_;
        if (cell_ == 81) return false;
        std::memcpy(without_, puzzle_, 81);
        without_[cell_] = 0;
        task.givens = without_;
        task.limit = 1;
        task.barred_cell = cell_;
        task.barred_digit = puzzle_[cell_];
        return true;
    }

    void answer(std::uint64_t count) {
        *verdict_ = count == 1;  // one solution; then, for each clue, one without it
        ++cell_;
    }

  private:
    std::uint8_t *verdict_ = nullptr;
    int cell_ = 0;
    Cells puzzle_, without_;
};

struct MinimiseContext {
    const std::uint8_t *puzzles;
    std::uint8_t *results;
    std::uint8_t *solvable;  // 0 for a row without any solution, left as it is
    std::uint64_t seed;
};

// Takes out clues that follow from the others, in random order: the solutions stay the same.
class MinimiseItem {
  public:
    void start(const MinimiseContext &context, std::size_t row) {
        result_ = context.results + 81 * row;
        solvable_ = context.solvable + row;
        copy_row(context.puzzles + 81 * row, result_);
        *solvable_ = 1;
        clue_count_ = 0;
        for (int cell = 0; cell < 81; ++cell) {
            if (result_[cell]) order_[clue_count_++] = static_cast<std::uint8_t>(cell);
        }
        Random(context.seed, row).shuffle(order_, static_cast<std::uint32_t>(clue_count_));
        at_ = -1;
    }

    bool ask(Task &task) {
        if (!*solvable_ || at_ == clue_count_) return false;
        task.givens = result_;
        task.limit = 1;
        if (at_ >= 0) {
            const int cell = order_[at_];
            task.barred_cell = cell;
            task.barred_digit = digit_ = result_[cell];
            result_[cell] = 0;
        }
        return true;
    }

    void answer(std::uint64_t count) {
        if (at_ < 0) {
            *solvable_ = count > 0;
        } else if (count > 0) {
            result_[order_[at_]] = digit_;
        }
        ++at_;
    }

  private:
    std::uint8_t *result_ = nullptr, *solvable_ = nullptr;
    int clue_count_ = 0, at_ = 0;
    std::uint8_t digit_ = 0;
    Cells order_;
};

struct BackboneContext {
    const std::uint8_t *puzzles;
    std::uint8_t *possible;  // 729 a row, cell by cell: 1 where that digit stands in some solution
};

// Every solution found settles 81 candidates with "yes"; each "no" takes a question of its own.
class BackboneItem {
  public:
    void start(const BackboneContext &context, std::size_t row) {
        copy_row(context.puzzles + 81 * row, puzzle_);
        possible_ = context.possible + 729 * row;
        std::memset(possible_, 0, 729);
        candidate_ = -1;
        finished_ = false;
    }

    bool ask(Task &task) {
        if (finished_) return false;
        if (candidate_ < 0) {
            task.givens = puzzle_;
            task.limit = 2;
        } else {
            while (candidate_ < 729 && (possible_[candidate_] || puzzle_[candidate_ / 9])) ++candidate_;
            if (candidate_ == 729) return false;
            std::memcpy(trial_, puzzle_, 81);
            trial_[candidate_ / 9] = static_cast<std::uint8_t>(candidate_ % 9 + 1);
            task.givens = trial_;
            task.limit = 1;
        }
        task.solution = solution_;
        return true;
    }

    void answer(std::uint64_t count) {
        if (count > 0) {
            for (int cell = 0; cell < 81; ++cell) possible_[9 * cell + solution_[cell] - 1] = 1;
        }
        if (candidate_ < 0 && count < 2) finished_ = true;
        ++candidate_;
    }

  private:
    std::uint8_t *possible_ = nullptr;
    int candidate_ = 0;
    bool finished_ = false;
    Cells puzzle_, trial_, solution_;
};

}  // namespace whygrid
