// The k of many puzzles: one row at a time, each with its own driver and its own time.
//
//     puzzle     81 digits, 0 for an empty cell      lower <= k <= upper, one byte each; equal unless
//     solution   81 digits, its only one             the time of the row was up or k is below the floor
#pragma once

#include <chrono>

#include "k_driver.hpp"
#include "own_work.hpp"

namespace whygrid::k9 {

constexpr std::chrono::milliseconds grace{100};  // of work, for a good lower bound after the time of a row is up

struct KArrays {
    const std::uint8_t *puzzles, *solutions;
    int floor;                      // a k below it need not be found exactly; 0: every k is
    std::optional<double> seconds;  // for one row
    std::uint8_t *lower, *upper;
};

// Fills one row; false when `stop` ended it.
template <typename AskStop>
bool measure_row(const KArrays &arrays, std::size_t row, AskStop stop) {
    using Clock = std::chrono::steady_clock;
    Grid solution;
    CellSet givens;
    for (int cell = 0; cell < 81; ++cell) {
        solution[cell] = static_cast<std::uint8_t>(arrays.solutions[81 * row + cell] - 1);
        if (arrays.puzzles[81 * row + cell]) givens = givens | CellSet::of(cell);
    }
    const auto start = Clock::now();
    const auto seconds_gone = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    bool wrapping_up = false, ended = false;
    Driver driver(solution, givens, [&] {
        if (wrapping_up) return false;
        ended = stop();
        return ended || (arrays.seconds && seconds_gone() >= *arrays.seconds);
    });
    try {
        if (arrays.floor) driver.place_within_threshold(arrays.floor);
        else driver.place_cheapest_first();
    } catch (const Stopped &) {
        if (ended) return false;
        wrapping_up = true;
        const auto stopped = own_work();
        driver.bound_quickly(driver.open(), [&] { return own_work() - stopped > grace; });
        driver.place_quickly(driver.open());
    }
    arrays.lower[row] = static_cast<std::uint8_t>(driver.lower);
    arrays.upper[row] = static_cast<std::uint8_t>(driver.upper());
    return true;
}

}  // namespace whygrid::k9
