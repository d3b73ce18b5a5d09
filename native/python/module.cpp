// The Python face of the native kernels; whygrid/kernels/ says what each function promises.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "lane_single.hpp"
#include "sudoku_count.hpp"

namespace nb = nanobind;

void bind_bulk(nb::module_ &module);
void bind_hodoku(nb::module_ &module);
void bind_k(nb::module_ &module);
void bind_engine(nb::module_ &module);
void bind_chains(nb::module_ &module);
void bind_links(nb::module_ &module);
void bind_lists(nb::module_ &module);
void bind_logic(nb::module_ &module);
void bind_patterns(nb::module_ &module);
void bind_reasons(nb::module_ &module);
void bind_se(nb::module_ &module);
void bind_short(nb::module_ &module);
void bind_waves(nb::module_ &module);

namespace {

std::string text_of(const whygrid::Grid &grid) {
    std::string text(81, '0');
    for (std::size_t cell = 0; cell < 81; ++cell) text[cell] = static_cast<char>('0' + grid[cell]);
    return text;
}

whygrid::Grid grid_of(const std::string &givens) {
    if (givens.size() != 81) throw std::invalid_argument("a 9x9 Sudoku has 81 cells");
    whygrid::Grid grid{};
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (givens[cell] < '0' || givens[cell] > '9') throw std::invalid_argument("cells are '0' to '9'");
        grid[cell] = static_cast<std::uint8_t>(givens[cell] - '0');
    }
    return grid;
}

std::uint64_t sudoku_count(const std::string &givens, long long limit, nb::callable tick) {
    const whygrid::Grid grid = grid_of(givens);
    if (limit < 0) throw std::invalid_argument("a limit can't be negative");
    if (limit == 0) return 0;
    return whygrid::SinglePuzzle(grid, [&] { tick(); }).count(static_cast<std::uint64_t>(limit));
}

std::vector<std::string> sudoku_solutions(const std::string &givens, long long limit, nb::callable tick) {
    const whygrid::Grid grid = grid_of(givens);
    if (limit < 0) throw std::invalid_argument("a limit can't be negative");
    std::vector<std::string> solutions;
    if (limit == 0) return solutions;
    // Python's signal handlers run in the tick too, so a long search never holds up Ctrl-C.
    const auto tick_now = [&] { tick(); };
    if (limit == 2) {  // is it unique: what nearly everybody asks. Else the order counts, as in the counterpart.
        for (const whygrid::Grid &found : whygrid::SinglePuzzle(grid, tick_now).solutions()) {
            solutions.push_back(text_of(found));
        }
        return solutions;
    }
    const auto found = [&](const whygrid::Grid &solution) {
        solutions.push_back(text_of(solution));
        return static_cast<long long>(solutions.size()) < limit;
    };
    whygrid::SudokuCounter().run(grid, found, tick_now);
    return solutions;
}

}  // namespace

NB_MODULE(_native, module) {
    // Tables of a board's shape are kept until the end of the program, when Python no longer frees them.
    nb::set_leak_warnings(false);
    module.def("sudoku_solutions", &sudoku_solutions, nb::arg("givens"), nb::arg("limit"), nb::arg("tick"),
               "The first `limit` solutions of a 9x9 Sudoku, given as 81 digits with 0 for an empty cell.");
    module.def("sudoku_count", &sudoku_count, nb::arg("givens"), nb::arg("limit"), nb::arg("tick"),
               "The number of solutions of a 9x9 Sudoku up to `limit`.");
    bind_bulk(module);
    bind_hodoku(module);
    bind_k(module);
    bind_reasons(module);
    bind_engine(module);
    bind_chains(module);
    bind_links(module);
    bind_lists(module);
    bind_logic(module);
    bind_patterns(module);
    bind_se(module);
    bind_short(module);
    bind_waves(module);
}
