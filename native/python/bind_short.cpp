// Short stories for whygrid/kernels/short.py, which says what each function promises. Facts count from 1 there.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <string>

#include "bind_brake.hpp"
#include "short_search.hpp"

namespace nb = nanobind;
using namespace whygrid;
using namespace whygrid::shortest;

namespace {

int checked(int number, int least, int most, const char *what) {
    if (number < least || number > most) throw std::invalid_argument(what);
    return number;
}
int fact_of(int number) { return checked(number, 1, shortest::facts, "facts are 1 to 729") - 1; }

Board position(const std::vector<int> &value, const std::vector<int> &candidates) {
    if (value.size() != cells || candidates.size() != cells) throw std::invalid_argument("a 9x9 Sudoku has 81 cells");
    Board board;
    for (int cell = 0; cell < cells; ++cell)
        if (checked(value[cell], 0, 9, "values are 0 to 9") && board.possible(9 * cell + value[cell] - 1))
            board.place(9 * cell + value[cell] - 1);
    for (int cell = 0; cell < cells; ++cell) {
        checked(candidates[cell], 0, 511, "candidates are nine bits");
        for (int digit = 0; digit < 9 && !board.filled(cell); ++digit)
            if (!(candidates[cell] >> digit & 1) && board.possible(9 * cell + digit)) board.exclude(9 * cell + digit);
    }
    return board;
}

Pattern pattern_of(const std::vector<int> &premises, const std::vector<int> &conclusions, int cost) {
    Pattern pattern{{}, {}, {}, cost};
    for (const int fact : premises) pattern.premises.push_back(fact_of(fact));
    for (const int literal : conclusions)
        if (literal < 0) pattern.excluded.push_back(fact_of(-literal));
        else pattern.placed.push_back(fact_of(literal));
    return pattern;
}

Goal goal_of(const std::string &goal) {
    if (goal == "solution") return Goal::solution;
    if (goal == "contradiction") return Goal::contradiction;
    if (goal == "closure") return Goal::closure;
    throw std::invalid_argument("the goal is a solution, a contradiction or closure");
}

nb::object node_of(const Told &told, const nb::object &node) {
    nb::list events;
    for (const Event &event : told.events) {
        const int kind = static_cast<int>(event.kind);
        switch (event.kind) {
            case Kind::place: events.append(nb::make_tuple(kind, event.of[0] + 1, event.of[1])); break;
            case Kind::strike: events.append(nb::make_tuple(kind, event.of[0], event.of[1], event.of[2])); break;
            case Kind::pattern: events.append(nb::make_tuple(kind, event.of[0])); break;
            case Kind::refute:
                events.append(nb::make_tuple(kind, event.of[0] + 1, node_of(told.nodes[event.of[1]], node)));
        }
    }
    nb::object ending = nb::none();
    if (told.dead >= cells) ending = nb::make_tuple(house_of(told.dead), digit_of(told.dead) + 1);
    else if (told.dead >= 0) ending = nb::make_tuple(by_cell, static_cast<int>(told.dead));
    return node(nb::tuple(events), ending);
}

// How much of the time is over, from 0 to 1. Where the first story is short, less is worth while.
class Clock {
  public:
    Clock(std::optional<std::uint64_t> work, std::optional<double> seconds, nb::object cancelled)
        : work_(work), seconds_(seconds), brake_(seconds, std::move(cancelled)) {}

    double operator()(std::uint64_t work, double cost) {
        if ((!work_ && !seconds_) || brake_()) return 1;
        double share = 0;
        if (work_) share = static_cast<double>(work) / std::min(static_cast<double>(*work_), 12 * cost * cost);
        if (seconds_) {
            const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - start_;
            share = std::max(share, gone.count() / std::min(*seconds_, cost * cost / 2000));
        }
        return std::min(share, 1.0);
    }
    const std::string &stopped() const { return brake_.reason(); }

  private:
    std::optional<std::uint64_t> work_;
    std::optional<double> seconds_;
    Brake brake_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

nb::object short_story(const std::vector<int> &value, const std::vector<int> &candidates, nb::sequence patterns,
                       const std::string &goal, bool suppose, bool strikes, std::optional<int> nesting,
                       std::uint64_t seed, std::optional<double> seconds, std::optional<std::uint64_t> work,
                       nb::object cancelled, const nb::object &node) {
    std::vector<Pattern> given;
    for (const nb::handle pattern : patterns)
        given.push_back(pattern_of(nb::cast<std::vector<int>>(pattern[0]), nb::cast<std::vector<int>>(pattern[1]),
                                   nb::cast<int>(pattern[2])));
    const Wish wish{goal_of(goal), suppose, strikes, nesting.value_or(cells), seed};
    Search search(position(value, candidates), std::move(given), wish);
    Clock clock(work, seconds, std::move(cancelled));
    std::optional<Result> found;
    {
        const nb::gil_scoped_release without_python;
        found = search.run([&](std::uint64_t done, int cost) { return clock(done, cost); });
    }
    if (clock.stopped() == "interrupt") {
        PyErr_SetNone(PyExc_KeyboardInterrupt);
        throw nb::python_error();
    }
    if (!found) return nb::none();
    return nb::make_tuple(node_of(found->told, node), found->cost);
}

}  // namespace

void bind_short(nb::module_ &module) {
    module.def("short_story", &short_story, nb::arg("value"), nb::arg("candidates"), nb::arg("patterns"),
               nb::arg("goal"), nb::arg("suppose"), nb::arg("strikes"), nb::arg("nesting").none(), nb::arg("seed"),
               nb::arg("seconds").none(), nb::arg("work").none(), nb::arg("cancelled").none(), nb::arg("node"),
               "A short story from a position to the goal; see whygrid.kernels.short.");
}
