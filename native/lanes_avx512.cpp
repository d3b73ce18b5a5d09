// The lane kernel for AVX-512: sixteen puzzles at a time.
#define WHYGRID_LANES 16
#define WHYGRID_KERNEL lanes_avx512
#include "lane_kernel.hpp"
#include "lane_search.hpp"

void whygrid::run_lanes_avx512(TaskSource &source) { std::make_unique<lanes_avx512::Search>()->run(source); }
