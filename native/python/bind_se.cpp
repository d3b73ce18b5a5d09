// The face of Sudoku Explainer's figures, for whygrid/kernels/ratings.py.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <stdexcept>

#include "bind_arrays.hpp"
#include "bind_brake.hpp"
#include "grid_jobs.hpp"
#include "own_row.hpp"
#include "se_kernel.hpp"

namespace nb = nanobind;
using namespace whygrid;

namespace {

// ER, EP and ED in tenths, or why the search was stopped.
nb::object se_figures(const std::string &givens, std::optional<double> seconds, nb::object cancelled) {
    if (givens.size() != 81) throw std::invalid_argument("a 9x9 Sudoku has 81 cells");
    std::uint8_t digits[81];
    for (int cell = 0; cell < 81; ++cell) {
        if (givens[cell] < '0' || givens[cell] > '9') throw std::invalid_argument("cells are '0' to '9'");
        digits[cell] = static_cast<std::uint8_t>(givens[cell] - '0');
    }
    Brake brake(seconds, std::move(cancelled));
    int figures[3];
    {
        const nb::gil_scoped_release without_python;
        const auto rater = se_rater([](void *asked) { return (*static_cast<Brake *>(asked))(); }, &brake);
        rater->rate(digits, figures);
    }
    if (!brake.reason().empty()) return nb::str(brake.reason().c_str());
    return nb::make_tuple(figures[0], figures[1], figures[2]);
}

// The same for each row, -1 for a row that the crew had to leave.
void se_rows(const Puzzles &puzzles, const Table<std::int16_t> &figures, int threads, const nb::object &progress) {
    require(figures.size() == 3 * puzzles.shape(0), "three figures a row");
    Ration ration(puzzles.shape(0), 1);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        const auto rater = se_rater([](void *asked) { return (*static_cast<Crew::Stop *>(asked))(); }, &stop);
        for_each_row(ration, stop, 1, [&](std::size_t row) {
            Cells own;
            copy_row(puzzles.data() + 81 * row, own);
            int found[3];
            const bool rated = rater->rate(own, found);
            for (int i = 0; i < 3; ++i) figures.data()[3 * row + i] = static_cast<std::int16_t>(rated ? found[i] : -1);
        });
    });
}

}  // namespace

void bind_se(nb::module_ &module) {
    module.def("se_figures", &se_figures, nb::arg("givens"), nb::arg("seconds"), nb::arg("cancelled").none(),
               "Sudoku Explainer's ER, EP and ED in tenths, or the reason for which it was stopped.");
    auto bulk = nb::borrow<nb::module_>(module.attr("bulk"));
    bulk.def("se", &se_rows, nb::arg("puzzles"), nb::arg("figures"), nb::arg("threads"), nb::arg("progress").none(),
             "The same for each row of an array.");
}
