// One puzzle at a time through the lane kernel, for everything that asks about single puzzles.
//
//     first solution:   task { givens, limit 1 }
//     second solution:  task { givens, limit 1, known = the first }
//     count:            task { givens, limit }
#pragma once

#include <array>
#include <exception>
#include <functional>
#include <optional>

#include "lane_kernel.hpp"
#include "sudoku_count.hpp"

namespace whygrid {

class SinglePuzzle final : public TaskSource {
  public:
    SinglePuzzle(const Grid &givens, std::function<void()> tick) : givens_(givens), tick_(std::move(tick)) {}

    // A solution other than `known`, if there is one. An exception of the tick comes out here.
    std::optional<Grid> solution(const Grid *known) {
        task_ = Task{.givens = givens_.data(), .limit = 1, .solution = found_.data()};
        if (known) task_.known = known->data();
        return run() ? std::optional(found_) : std::nullopt;
    }

    // How many solutions there are, up to the limit.
    std::uint64_t count(std::uint64_t limit) {
        task_ = Task{.givens = givens_.data(), .limit = limit};
        return run();
    }

    bool next(Task &task) override {
        if (!waiting_) return false;
        waiting_ = false;
        task = task_;
        return true;
    }

    void done(const Task &, std::uint64_t count) override { count_ = count; }

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
    Task task_;
    Grid found_{};
    std::uint64_t count_ = 0, asked_ = 0;
    bool waiting_ = false;
    std::exception_ptr failure_;

    std::uint64_t run() {
        waiting_ = true;
        count_ = 0;
        kernel_named("")(*this);
        if (failure_) std::rethrow_exception(failure_);
        return count_;
    }
};

}  // namespace whygrid
