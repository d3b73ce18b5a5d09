#include "lane_kernel.hpp"

#include <stdexcept>

namespace whygrid {

namespace {

struct NamedKernel {
    const char *name;
    Kernel kernel;
    SoloKernel solo;
};

std::vector<NamedKernel> kernels_here() {
    std::vector<NamedKernel> kernels;
#ifdef WHYGRID_X86
    __builtin_cpu_init();
    const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                      __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    if (avx2 && avx512) kernels.push_back({"avx512", run_lanes_avx512, run_solo_avx512});
    if (avx2) kernels.push_back({"avx2", run_lanes_avx2, run_solo_avx2});
#endif
    kernels.push_back({"128", run_lanes_128, run_solo_128});
    return kernels;
}

const NamedKernel &entry_named(const std::string &name) {
    static const std::vector<NamedKernel> kernels = kernels_here();
    for (const NamedKernel &entry : kernels) {
        if (name.empty() || name == entry.name) return entry;
    }
    throw std::invalid_argument("no kernel '" + name + "' on this processor");
}

}  // namespace

std::vector<std::string> kernel_names() {
    std::vector<std::string> names;
    for (const NamedKernel &entry : kernels_here()) names.emplace_back(entry.name);
    return names;
}

Kernel kernel_named(const std::string &name) { return entry_named(name).kernel; }

SoloKernel solo_kernel_named(const std::string &name) { return entry_named(name).solo; }

}  // namespace whygrid
