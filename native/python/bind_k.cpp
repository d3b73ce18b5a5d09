// The k engine's face for whygrid/kernels/k9.py, which says what each function promises. Cells are
// 0..80 row by row, grids are strings of 81 digits, '0' for a cell that is not known.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>

#include "bind_brake.hpp"
#include "k_driver.hpp"

namespace nb = nanobind;
using namespace whygrid;
using namespace whygrid::k9;

namespace {

struct Position {
    Grid solution{};
    CellSet known;
};

Position read_position(const std::string &known, const std::string &solution) {
    if (known.size() != 81 || solution.size() != 81) throw std::invalid_argument("a 9x9 Sudoku has 81 cells");
    Position position;
    std::array<int, 27> seen{};
    for (int cell = 0; cell < 81; ++cell) {
        if (solution[cell] < '1' || solution[cell] > '9')
            throw std::invalid_argument("a solution has the digits '1' to '9'");
        const int digit = solution[cell] - '1';
        position.solution[cell] = static_cast<std::uint8_t>(digit);
        for (const int house : {row_of(cell), 9 + column_of(cell), 18 + box_of(cell)}) seen[house] |= 1 << digit;
        if (known[cell] == '0') continue;
        if (known[cell] != solution[cell]) throw std::invalid_argument("a known cell is not as in the solution");
        position.known = position.known | CellSet::of(cell);
    }
    for (const int digits : seen)
        if (digits != 0x1FF) throw std::invalid_argument("the solution repeats a digit in a house");
    return position;
}

nb::list list_of(CellSet cells) {
    nb::list list;
    cells.each([&](int cell) { list.append(cell); });
    return list;
}

nb::str text_of(const Grid &grid) {
    std::string text(81, '0');
    for (int cell = 0; cell < 81; ++cell) text[cell] = static_cast<char>('1' + grid[cell]);
    return nb::str(text.data(), text.size());
}

// Witness grids, each listed once, and for each open cell the numbers of its own.
struct Witnesses {
    std::vector<std::size_t> grids;
    std::vector<std::pair<int, std::vector<std::size_t>>> by_cell;
};

Witnesses collect_witnesses(Supports &supports, int fewer_than, CellSet known, CellSet targets) {
    Witnesses witnesses;
    std::vector<bool> used;
    targets.each([&](int cell) {
        auto chosen = supports.witnesses(fewer_than - 1, cell, known, used);
        for (std::size_t &grid : chosen) {
            const auto place = std::find(witnesses.grids.begin(), witnesses.grids.end(), grid);
            const auto number = static_cast<std::size_t>(place - witnesses.grids.begin());
            if (place == witnesses.grids.end()) witnesses.grids.push_back(grid);
            grid = number;
        }
        witnesses.by_cell.emplace_back(cell, std::move(chosen));
    });
    return witnesses;
}

nb::dict describe(const Supports &supports, const Witnesses &witnesses, int size, CellSet known) {
    nb::list grids;
    for (const std::size_t grid : witnesses.grids) grids.append(text_of(supports.pool.alternatives[grid].grid));
    nb::dict cells;
    for (const auto &[cell, chosen] : witnesses.by_cell) cells[nb::int_(cell)] = nb::cast(chosen);
    nb::dict bound;
    bound["size"] = size;
    bound["known"] = list_of(known);
    bound["grids"] = grids;
    bound["cells"] = cells;
    return bound;
}

// So long the engine works on after a stop: for a good lower bound, and for its proof.
constexpr std::chrono::milliseconds bound_grace{200}, witness_grace{2000};

// Runs `work`, and after a stop `wrap_up`, both without the GIL, and tells what was found and proved.
nb::dict run(const Position &position, CellSet targets, std::optional<double> deadline_seconds,
             nb::object cancelled, bool with_witnesses, auto work, auto wrap_up) {
    Brake brake(deadline_seconds, std::move(cancelled));
    Driver driver(position.solution, position.known, [&] { return brake(); });
    Witnesses witnesses;
    const auto collect = [&] {
        if (with_witnesses)
            witnesses = collect_witnesses(driver.supports, driver.lower, driver.stuck, targets - driver.stuck);
    };
    {
        const nb::gil_scoped_release without_python;
        try {
            work(driver);
            collect();
        } catch (const Stopped &) {
            brake.release_for(bound_grace);
            wrap_up(driver, [&] { return brake(); });
            brake.release_for(witness_grace);
            try {
                collect();
            } catch (const Stopped &) {
            }
        }
    }
    nb::list steps;
    for (const Step &step : driver.steps)
        steps.append(nb::make_tuple(static_cast<int>(step.cell), position.solution[step.cell] + 1,
                                    list_of(step.support), step.smallest));
    nb::dict result;
    result["lower"] = driver.lower;
    result["upper"] = driver.upper();
    result["steps"] = steps;
    result["bound"] = describe(driver.supports, witnesses, driver.lower, driver.stuck);
    result["stopped"] = brake.reason();
    return result;
}

nb::dict k9_run(const std::string &givens, const std::string &solution, std::optional<double> deadline_seconds,
                nb::object cancelled, bool cheapest_first, bool with_witnesses) {
    const auto work = [=](Driver &driver) {
        if (cheapest_first) driver.place_cheapest_first();
        else driver.place_within_threshold();
    };
    const auto wrap_up = [](Driver &driver, auto hurry) {
        driver.bound_quickly(driver.open(), hurry);
        driver.place_quickly(driver.open());
    };
    return run(read_position(givens, solution), CellSet::all(), deadline_seconds, std::move(cancelled),
               with_witnesses, work, wrap_up);
}

nb::dict k9_step(const std::string &known, const std::string &solution, std::optional<int> target,
                 std::optional<double> deadline_seconds, nb::object cancelled, bool with_witnesses) {
    const Position position = read_position(known, solution);
    CellSet targets = CellSet::all() - position.known;
    if (target && (*target < 0 || *target > 80 || !targets.has(*target)))
        throw std::invalid_argument("the target is not an open cell");
    if (targets.empty()) throw std::invalid_argument("no cell is open");
    if (target) targets = CellSet::of(*target);
    const auto work = [=](Driver &driver) { driver.place_cheapest_of(targets); };
    const auto wrap_up = [=](Driver &driver, auto hurry) {
        if (!driver.steps.empty()) return;
        driver.bound_quickly(targets, hurry);
        driver.place_quickly(CellSet::of(targets.first()));
    };
    return run(position, targets, deadline_seconds, std::move(cancelled), with_witnesses, work, wrap_up);
}

// A smallest support of every open cell, one after the other from one pool; until a stop.
nb::dict k9_supports(const std::string &known, const std::string &solution, std::optional<double> deadline_seconds,
                     nb::object cancelled) {
    const Position position = read_position(known, solution);
    Brake brake(deadline_seconds, std::move(cancelled));
    std::vector<std::pair<int, CellSet>> found;
    {
        const nb::gil_scoped_release without_python;
        Driver driver(position.solution, position.known, [&] { return brake(); });
        try {
            driver.open().each([&](int cell) { found.emplace_back(cell, driver.smallest_of(cell)); });
        } catch (const Stopped &) {
        }
    }
    nb::dict supports;
    for (const auto &[cell, support] : found) supports[nb::int_(cell)] = list_of(support);
    nb::dict result;
    result["supports"] = supports;
    result["stopped"] = brake.reason();
    return result;
}

}  // namespace

void bind_k(nb::module_ &module) {
    module.def("k9_run", &k9_run, nb::arg("givens"), nb::arg("solution"), nb::arg("deadline_seconds").none(),
               nb::arg("cancelled").none(), nb::arg("cheapest_first"), nb::arg("with_witnesses"),
               "The exact k of a 9x9 Sudoku with its proof; see whygrid.kernels.k9.k.");
    module.def("k9_step", &k9_step, nb::arg("known"), nb::arg("solution"), nb::arg("target").none(),
               nb::arg("deadline_seconds").none(), nb::arg("cancelled").none(), nb::arg("with_witnesses"),
               "The smallest support of one open cell, or of all; see whygrid.kernels.k9.");
    module.def("k9_supports", &k9_supports, nb::arg("known"), nb::arg("solution"),
               nb::arg("deadline_seconds").none(), nb::arg("cancelled").none(),
               "Smallest supports of all open cells of a position; see whygrid.kernels.k9.");
}
