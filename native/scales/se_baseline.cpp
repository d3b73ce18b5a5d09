// The rater for the baseline, and the choice between those there are.
#define WHYGRID_RATER se_baseline
#include "se_kernel.hpp"
#include "se_rater.hpp"

namespace whygrid {

std::unique_ptr<SeRater> se_rater_baseline(Ask ask, void *asked) {
    return std::make_unique<se_baseline::Rater>(ask, asked);
}

std::unique_ptr<SeRater> se_rater(Ask ask, void *asked) {
#ifdef WHYGRID_X86
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
        __builtin_cpu_supports("popcnt"))
        return se_rater_avx2(ask, asked);
#endif
    return se_rater_baseline(ask, asked);
}

}  // namespace whygrid
