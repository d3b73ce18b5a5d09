// The search around the sweep: each lane has its task, its stack of open branches and its count.
//
//     lane   task   count   stack (30 words a frame)
//       0    #17      1     [x 27 | placed 3] [...] [...]
//       1    #4       0     -
//      ...
//
// After each sweep only lanes with an event run the scalar code here:
//     failed   take the next open branch, or the next task
//     solved   count it, then as above
//     stuck    branch; the other side goes on the stack
#pragma once

#include "lane_boards.hpp"

namespace whygrid::WHYGRID_KERNEL {

class Search {
  public:
    void run(TaskSource &source) {
        for (int lane = 0; lane < lane_count; ++lane) load_next(source, lane);
        for (unsigned sweeps = 1; busy_; ++sweeps) {
            if (sweeps % 64 == 0 && source.stop()) return;
            const Events events = boards_.sweep_all();
            for (Mask left = events.stuck & busy_; left; left &= left - 1) {
                const int lane = __builtin_ctz(left);
                Seat &seat = seats_[lane];
                boards_.branch(lane, [&]() -> Frame & { return seat.stack[seat.depth++]; });
            }
            for (Mask left = events.solved & busy_; left; left &= left - 1) {
                const int lane = __builtin_ctz(left);
                count_solution(lane);
                resume(source, lane);
            }
            for (Mask left = events.failed & busy_; left; left &= left - 1) {
                resume(source, __builtin_ctz(left));
            }
        }
    }

  private:
    struct Seat {
        Task task;
        std::uint64_t count = 0;
        int depth = 0;
        Frame stack[max_depth];
    };

    LaneBoards boards_;
    Mask busy_ = 0;
    Seat seats_[lane_count];

    void load_next(TaskSource &source, int lane) {
        Seat &seat = seats_[lane];
        seat.task = Task{};
        seat.count = 0;
        seat.depth = 0;
        if (!source.next(seat.task)) {
            busy_ &= ~(Mask{1} << lane);
            return;
        }
        busy_ |= Mask{1} << lane;
        boards_.load(lane, seat.task);
    }

    void count_solution(int lane) {
        Seat &seat = seats_[lane];
        if (seat.task.known) {
            std::uint8_t solution[81];
            boards_.write_solution(lane, solution);
            if (__builtin_memcmp(solution, seat.task.known, 81) == 0) return;
        }
        if (seat.count++ == 0 && seat.task.solution) boards_.write_solution(lane, seat.task.solution);
        if (seat.count == seat.task.limit) seat.depth = 0;
    }

    void resume(TaskSource &source, int lane) {
        Seat &seat = seats_[lane];
        if (seat.depth > 0) {
            boards_.restore(lane, seat.stack[--seat.depth]);
        } else {
            source.done(seat.task, seat.count);
            load_next(source, lane);
        }
    }
};

}  // namespace whygrid::WHYGRID_KERNEL
