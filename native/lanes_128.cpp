// The lane kernel for 128-bit vectors (SSE2, NEON): four puzzles at a time. Runs everywhere.
#define WHYGRID_LANES 4
#define WHYGRID_KERNEL lanes_128
#include "lane_kernel.hpp"
#include "lane_search.hpp"

void whygrid::run_lanes_128(TaskSource &source) { std::make_unique<lanes_128::Search>()->run(source); }
