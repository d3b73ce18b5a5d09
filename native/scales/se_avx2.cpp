// The rater for AVX2, BMI and POPCNT.
#define WHYGRID_RATER se_avx2
#include "se_kernel.hpp"
#include "se_rater.hpp"

namespace whygrid {

std::unique_ptr<SeRater> se_rater_avx2(Ask ask, void *asked) { return std::make_unique<se_avx2::Rater>(ask, asked); }

}  // namespace whygrid
