// Sudoku Explainer's figures, by the code that suits the processor.
//
//     givens    81 digits, 0 for an empty cell        figures   ER, EP, ED in tenths; ER is 200 where nothing leads to the end
//
// The same source (se_rater.hpp) is compiled twice, for the baseline and for AVX2 with BMI and POPCNT, each in a namespace
// of its own; everything else is compiled for the baseline.
#pragma once

#include <cstdint>
#include <memory>

namespace whygrid {

// Keeps its memory from puzzle to puzzle; for one thread at a time.
class SeRater {
  public:
    virtual ~SeRater() = default;
    // False when `ask` said to stop, which it is asked often.
    virtual bool rate(const std::uint8_t *givens, int *figures) = 0;
};

using Ask = bool (*)(void *asked);

std::unique_ptr<SeRater> se_rater_baseline(Ask ask, void *asked);
std::unique_ptr<SeRater> se_rater_avx2(Ask ask, void *asked);

std::unique_ptr<SeRater> se_rater(Ask ask, void *asked);

}  // namespace whygrid
