// The lane kernel for 128-bit vectors (SSE2, NEON): four puzzles at a time. Runs everywhere.
#define WHYGRID_LANES 4
#define WHYGRID_KERNEL lanes_128
#include <memory>

#include "lane_kernel.hpp"
#include "lane_search.hpp"
#include "lane_solo.hpp"

namespace whygrid {

// Without a value for the stacks, which are large: what is on them was put there.
void run_lanes_128(TaskSource &source) { std::make_unique_for_overwrite<lanes_128::Search>()->run(source); }

std::uint64_t run_solo_128(const Task &task, Stopper &stopper) { return lanes_128::Solo().run(task, stopper); }

}  // namespace whygrid
