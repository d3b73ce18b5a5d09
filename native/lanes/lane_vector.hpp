// The one portable vector type of the lane kernel: WHYGRID_LANES words of 32 bits.
//
//     lane      0        1        2      ...    N-1        N = 4 (SSE2, NEON), 8 (AVX2), 16 (AVX-512)
//            [32 bits][32 bits][32 bits] ... [32 bits]     one puzzle per lane
//
// The operators come from the vector extension that gcc and clang share; only the way from a vector to
// a bit mask needs an instruction of its own. A translation unit defines WHYGRID_LANES and
// WHYGRID_KERNEL (a namespace name) and is compiled with the flags of its instruction set.
#pragma once

#include <cstdint>

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace whygrid::WHYGRID_KERNEL {

using Word = std::uint32_t;
using Mask = std::uint32_t;  // bit l speaks about lane l

constexpr int lane_count = WHYGRID_LANES;
constexpr Mask all_lanes = (Mask{1} << lane_count) - 1;

typedef Word Lanes __attribute__((vector_size(4 * WHYGRID_LANES)));

inline Lanes everywhere(Word word) { return Lanes{} + word; }

inline Mask zero_lanes(Lanes v) {
#if defined(__AVX512F__) && WHYGRID_LANES == 16
    return _mm512_testn_epi32_mask(reinterpret_cast<__m512i>(v), reinterpret_cast<__m512i>(v));
#elif defined(__AVX2__) && WHYGRID_LANES == 8
    return static_cast<Mask>(_mm256_movemask_ps(reinterpret_cast<__m256>(v == 0)));
#elif defined(__SSE2__) && WHYGRID_LANES == 4
    return static_cast<Mask>(_mm_movemask_ps(reinterpret_cast<__m128>(v == 0)));
#elif defined(__ARM_NEON) && defined(__aarch64__) && WHYGRID_LANES == 4
    const Lanes weights = {1, 2, 4, 8};
    return vaddvq_u32(reinterpret_cast<uint32x4_t>(reinterpret_cast<Lanes>(v == 0) & weights));
#else
    Mask mask = 0;
    for (int lane = 0; lane < lane_count; ++lane) mask |= static_cast<Mask>(v[lane] == 0) << lane;
    return mask;
#endif
}

}  // namespace whygrid::WHYGRID_KERNEL
