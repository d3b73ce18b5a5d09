// The lane kernel for AVX2: eight puzzles at a time.
#define WHYGRID_LANES 8
#define WHYGRID_KERNEL lanes_avx2
#include "lane_kernel.hpp"
#include "lane_search.hpp"

void whygrid::run_lanes_avx2(TaskSource &source) { std::make_unique<lanes_avx2::Search>()->run(source); }
