// A row of somebody else's array, as our own.
//
//     caller's array, maybe written to by another thread   ── each byte once ──▶   81 digits 0..9 of ours
//
// The digits were checked before, but an array can change after that. The kernels use digits as places in their
// tables, so they only ever see such a copy: an array that changes then gives odd answers, and no crash.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace whygrid {

using Cells = std::uint8_t[81];

inline void copy_row(const std::uint8_t *row, Cells own) {
    std::memcpy(own, row, 81);
    asm volatile("" : : "r"(own) : "memory");  // or the compiler may look at the row a second time
    for (int cell = 0; cell < 81; ++cell) own[cell] = std::min<std::uint8_t>(own[cell], 9);
}

}  // namespace whygrid
