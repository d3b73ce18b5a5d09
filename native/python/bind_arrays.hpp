// What the bindings of bulk work share: array types, checks at the border, and a crew that Python can stop.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <array>
#include <stdexcept>

#include "cells.hpp"
#include "crew.hpp"

namespace whygrid {

namespace nb = nanobind;

using Puzzles = nb::ndarray<const std::uint8_t, nb::shape<-1, 81>, nb::c_contig, nb::device::cpu>;
template <typename T>
using Column = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
template <typename T>
using Table = nb::ndarray<T, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

inline void require(bool condition, const char *message) {
    if (!condition) throw std::invalid_argument(message);
}

inline void require_digits(const Puzzles &puzzles) {
    const std::uint8_t *digits = puzzles.data();
    const std::size_t size = puzzles.size();  // out of the loop: it multiplies the shape each time
    std::uint8_t any_above = 0;
    for (std::size_t i = 0; i < size; ++i) any_above |= digits[i] > 9;
    require(!any_above, "digits are 0 to 9");
}

// Full grids, and puzzles that they solve.
inline void require_solutions(const Puzzles &puzzles, const Puzzles &solutions) {
    for (std::size_t row = 0; row < puzzles.shape(0); ++row) {
        const std::uint8_t *puzzle = puzzles.data() + 81 * row, *solution = solutions.data() + 81 * row;
        std::array<int, 27> seen{};
        for (int cell = 0; cell < 81; ++cell) {
            require(!puzzle[cell] || puzzle[cell] == solution[cell], "a clue is not as in the solution");
            for (const int house : {row_of(cell), 9 + column_of(cell), 18 + box_of(cell)})
                seen[house] |= 1 << solution[cell] % 32;
        }
        for (const int digits : seen) require(digits == 0x3FE, "not a solution");
    }
}

// Ctrl-C and progress, seen to by the calling thread while it works without the GIL.
inline bool look_after(const Ration &ration, const nb::object &progress) {
    const nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) return true;
    if (progress.is_none()) return false;
    try {
        progress(ration.finished(), ration.count());
        return false;
    } catch (nb::python_error &error) {
        error.restore();
        return true;
    }
}

// Runs work(stop) on `threads` threads without the GIL; a Python error met on the way is raised here.
template <typename Work>
void run_crew(Ration &ration, int threads, const nb::object &progress, Work work) {
    require(threads >= 1, "at least one thread");
    bool finished;
    {
        const nb::gil_scoped_release no_gil;
        Crew crew(threads, [&] { return look_after(ration, progress); });
        finished = crew.run(work);
    }
    if (PyErr_Occurred()) throw nb::python_error();
    if (finished && !progress.is_none()) progress(ration.count(), ration.count());
}

}  // namespace whygrid
