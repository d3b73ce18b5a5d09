// The lane kernels this build has, and the best one for the processor it runs on.
//
//     name       lanes   needs
//     "128"      4       nothing beyond the baseline (SSE2 or NEON)
//     "avx2"     8       AVX2, BMI, BMI2, LZCNT, POPCNT
//     "avx512"   16      AVX-512 F, BW, DQ and VL, and all of the above
//
// The same source is compiled once per row with the flags of that row; nothing else in the module is,
// so that one binary runs everywhere.
#pragma once

#include <string>
#include <vector>

#include "solver_task.hpp"

namespace whygrid {

// Runs until the source has nothing left and all lanes are idle, or until it says stop.
using Kernel = void (*)(TaskSource &source);

void run_lanes_128(TaskSource &source);
void run_lanes_avx2(TaskSource &source);
void run_lanes_avx512(TaskSource &source);

// The number of solutions of one task, up to its limit, by all lanes together (lane_solo.hpp).
using SoloKernel = std::uint64_t (*)(const Task &task, Stopper &stopper);

std::uint64_t run_solo_128(const Task &task, Stopper &stopper);
std::uint64_t run_solo_avx2(const Task &task, Stopper &stopper);
std::uint64_t run_solo_avx512(const Task &task, Stopper &stopper);

// Names of the kernels that run here, the widest first.
std::vector<std::string> kernel_names();

// The kernel of that name, the widest for an empty name; throws std::invalid_argument.
Kernel kernel_named(const std::string &name);

// The same for one puzzle in all lanes.
SoloKernel solo_kernel_named(const std::string &name);

}  // namespace whygrid
