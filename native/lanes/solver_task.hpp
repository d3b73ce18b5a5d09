// What the lane kernel works on, free of any instruction set: tasks come from a source, answers go back.
//
//     source ──next()──▶ [lane 0][lane 1] … [lane N-1] ──done()──▶ source
//                        each lane searches its own board; a lane that is done takes the next task
//
// The search in a lane never looks at other lanes, so an answer depends on its task alone, whatever
// the vector width, the number of threads or the neighbours.
#pragma once

#include <cstdint>

namespace whygrid {

struct Task {
    const std::uint8_t *givens = nullptr;  // 81 digits, 0 = empty; read while the task is handed out
    std::uint64_t limit = 2;               // stop after that many solutions, at least 1
    std::uint8_t *solution = nullptr;      // where the first solution goes, if wanted
    const std::uint8_t *known = nullptr;   // a solution that does not count (81 digits)
    int barred_cell = -1;                  // this cell must not hold `barred_digit`
    int barred_digit = 0;
    std::uint64_t id = 0;                  // the source's own
};

class Stopper {
  public:
    virtual bool stop() = 0;  // asked every few microseconds; true ends the run at once

  protected:
    ~Stopper() = default;
};

class TaskSource : public Stopper {
  public:
    // False when there is nothing to do now. The lane then stays idle; a source may still answer true
    // to a lane that has just handed in a task, which is how chains of dependent tasks work.
    virtual bool next(Task &task) = 0;
    virtual void done(const Task &task, std::uint64_t count) = 0;

  protected:
    ~TaskSource() = default;
};

}  // namespace whygrid
