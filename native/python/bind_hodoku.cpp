// The face of HoDoKu's rating, for whygrid/kernels/ratings.py.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <stdexcept>

#include "bind_brake.hpp"
#include "hodoku_rating.hpp"
#include "lane_single.hpp"

namespace nb = nanobind;
using namespace whygrid;

namespace {

// The number of the level and the score, or why the search was stopped.
nb::object hodoku_rating(const std::string &givens, std::optional<double> seconds, nb::object cancelled) {
    if (givens.size() != 81) throw std::invalid_argument("a 9x9 Sudoku has 81 cells");
    Grid grid;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (givens[cell] < '0' || givens[cell] > '9') throw std::invalid_argument("cells are '0' to '9'");
        grid[cell] = static_cast<std::uint8_t>(givens[cell] - '0');
    }
    Brake brake(seconds, std::move(cancelled));
    std::optional<hodoku::Rating> rating;
    {
        const nb::gil_scoped_release without_python;
        const std::vector<Grid> solutions = SinglePuzzle(grid, [] {}).solutions();
        if (solutions.size() != 1) throw std::invalid_argument("a puzzle to be rated has one solution");
        rating = hodoku::Rater(grid, solutions[0], [&] { return brake(); }).rate();
    }
    if (!rating) return nb::str(brake.reason().c_str());
    return nb::make_tuple(rating->level, rating->score);
}

}  // namespace

void bind_hodoku(nb::module_ &module) {
    module.def("hodoku_rating", &hodoku_rating, nb::arg("givens"), nb::arg("seconds"), nb::arg("cancelled").none(),
               "The number of HoDoKu's level and its score, or the reason for which it was stopped.");
}
