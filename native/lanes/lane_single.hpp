// One puzzle at a time through the lane kernel, for everything that asks about single puzzles.
//
//     count:            all lanes share the branches of the puzzle
//     the solutions:    one, if there is only one. Of several, the two that a lane by itself finds first, so that
//                       the answer is the same on every processor
#pragma once

#include <exception>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "lane_kernel.hpp"
#include "sudoku_count.hpp"

namespace whygrid {

class SinglePuzzle final : public TaskSource {
  public:
    // An exception of the tick ends a search and comes out of it.
    SinglePuzzle(const Grid &givens, std::function<void()> tick) : givens_(givens), tick_(std::move(tick)) {}

    // How many solutions there are, up to the limit.
    std::uint64_t count(std::uint64_t limit) { return together({.givens = givens_.data(), .limit = limit}); }

    // Up to two solutions.
    std::vector<Grid> solutions() {
        Grid first{}, second{};
        const std::uint64_t number = together({.givens = givens_.data(), .solution = first.data()});
        if (number == 0) return {};
        if (number == 1) return {first};
        alone({.givens = givens_.data(), .limit = 1, .solution = first.data()});
        alone({.givens = givens_.data(), .limit = 1, .solution = second.data(), .known = first.data()});
        return {first, second};
    }

    bool next(Task &task) override {
        if (!waiting_) return false;
        task = *std::exchange(waiting_, std::nullopt);
        return true;
    }

    void done(const Task &, std::uint64_t) override {}

    bool stop() override {
        if ((++asked_ & 0x3FF) == 0) {
            try {
                tick_();
            } catch (...) {  // it must not pass through the kernel's vector code
                failure_ = std::current_exception();
            }
        }
        return failure_ != nullptr;
    }

  private:
    const Grid &givens_;
    std::function<void()> tick_;
    std::optional<Task> waiting_;
    std::uint64_t asked_ = 0;
    std::exception_ptr failure_;

    std::uint64_t together(const Task &task) {
        const std::uint64_t count = solo_kernel_named("")(task, *this);
        if (failure_) std::rethrow_exception(failure_);
        return count;
    }

    void alone(const Task &task) {
        waiting_ = task;
        kernel_named("")(*this);
        if (failure_) std::rethrow_exception(failure_);
    }
};

}  // namespace whygrid
