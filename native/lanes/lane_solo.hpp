// One puzzle in all lanes: lanes that have nothing to do take up branches that others have put aside.
//
//     lane 0   [branch][branch]   ...          open branches, shared by all lanes
//     lane 1   -  takes one  ◀────────────────  [frame][frame][frame]
//
// The number of solutions is the same as in one lane, but which of several is found first depends on the
// number of lanes: who wants to know has to ask a lane that works alone (lane_search.hpp).
#pragma once

#include <vector>

#include "lane_boards.hpp"

namespace whygrid::WHYGRID_KERNEL {

class Solo {
  public:
    // How many solutions the task has, up to its limit.
    std::uint64_t run(const Task &task, Stopper &stopper) {
        std::uint64_t count = 0;
        open_.reserve(64);
        boards_.load(0, task);
        Mask busy = 1;
        for (unsigned sweeps = 1; busy; ++sweeps) {
            if (sweeps % 64 == 0 && stopper.stop()) return count;
            const Events events = boards_.sweep_all();
            for (Mask left = events.stuck & busy; left; left &= left - 1) {
                boards_.branch(__builtin_ctz(left), [&]() -> Frame & { return open_.emplace_back(); });
            }
            for (Mask left = events.solved & busy; left; left &= left - 1) {
                if (count++ == 0 && task.solution) boards_.write_solution(__builtin_ctz(left), task.solution);
                if (count == task.limit) return count;
            }
            busy &= ~(events.solved | events.failed);
            for (Mask idle = all_lanes & ~busy; idle && !open_.empty(); idle &= idle - 1) {
                boards_.restore(__builtin_ctz(idle), open_.back());
                open_.pop_back();
                busy |= idle & (0 - idle);
            }
        }
        return count;
    }

  private:
    LaneBoards boards_;
    std::vector<Frame> open_;
};

}  // namespace whygrid::WHYGRID_KERNEL
