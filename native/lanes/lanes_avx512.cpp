// The lane kernel for AVX-512: sixteen puzzles at a time.
#define WHYGRID_LANES 16
#define WHYGRID_KERNEL lanes_avx512
#include <memory>

#include "lane_kernel.hpp"
#include "lane_search.hpp"
#include "lane_solo.hpp"

namespace whygrid {

// Without a value for the stacks, which are large: what is on them was put there.
void run_lanes_avx512(TaskSource &source) { std::make_unique_for_overwrite<lanes_avx512::Search>()->run(source); }

std::uint64_t run_solo_avx512(const Task &task, Stopper &stopper) { return lanes_avx512::Solo().run(task, stopper); }

}  // namespace whygrid
