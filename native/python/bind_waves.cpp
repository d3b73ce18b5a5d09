// The Python face of walks in waves, for whygrid/kernels/waves.py.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <iterator>
#include <span>
#include <stdexcept>

#include "wave_walk.hpp"

namespace nb = nanobind;
using namespace whygrid;

namespace {

constexpr int known = static_cast<int>(std::size(waves::techniques));

nb::tuple tuple_of(std::span<const int> values) {
    nb::object made = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    Py_ssize_t place = 0;
    for (const int value : values) PyTuple_SetItem(made.ptr(), place++, PyLong_FromLong(value));
    return nb::borrow<nb::tuple>(made);
}

nb::list told(const waves::Walk &walk) {
    nb::list list;
    for (const waves::Wave &wave : walk.waves)
        list.append(nb::make_tuple(wave.technique, wave.ways, wave.premises, tuple_of(walk.placed(wave))));
    return list;
}

void require_known(const std::vector<int> &order) {
    for (const int technique : order)
        if (technique < 0 || technique >= known) throw std::invalid_argument("there is no such technique");
}

// From a position: the waves, what was learnt, and whether none of the techniques finds anything any more.
nb::tuple go_on(const std::vector<int> &candidates, const std::vector<int> &values, const std::vector<int> &order) {
    require_known(order);
    if (candidates.size() != 81 || values.size() != 81) throw std::invalid_argument("a 9x9 Sudoku has 81 cells");
    waves::Board board;
    for (int cell = 0; cell < 81; ++cell) {
        if (values[cell] < 0 || values[cell] > 9) throw std::invalid_argument("digits are 0 to 9");
        if (values[cell]) board.place(cell, values[cell] - 1);
    }
    for (int digit = 0; digit < 9; ++digit)
        board.holders[digit].each([&](int cell) {
            if (!(candidates[cell] >> digit & 1)) board.exclude(cell, digit);
        });
    const waves::Walk walk(board, order);
    return nb::make_tuple(told(walk), tuple_of(walk.learnt), walk.nothing_left);
}

// The waves from the givens to the solution; None where these techniques do not lead there.
nb::object to_the_end(const nb::bytes &givens, const std::vector<int> &order) {
    require_known(order);
    if (givens.size() != 81) throw std::invalid_argument("a 9x9 Sudoku has 81 cells");
    const auto *digits = reinterpret_cast<const unsigned char *>(givens.c_str());
    waves::Board board;
    for (int cell = 0; cell < 81; ++cell) {
        if (digits[cell] > 9) throw std::invalid_argument("digits are 0 to 9");
        if (!digits[cell]) continue;
        if (!board.holders[digits[cell] - 1].has(cell)) return nb::none();  // the givens break a rule
        board.place(cell, digits[cell] - 1);
    }
    const waves::Walk walk(board, order);
    if (!walk.complete()) return nb::none();
    nb::list made;
    for (const waves::Wave &wave : walk.waves)
        made.append(nb::make_tuple(wave.technique, wave.ways, wave.premises, wave.placed));
    return made;
}

}  // namespace

void bind_waves(nb::module_ &module) {
    nb::list names;
    for (const auto &technique : waves::techniques)
        names.append(nb::str(technique.name.data(), technique.name.size()));
    module.attr("WAVE_TECHNIQUES") = nb::tuple(names);
    module.def("waves_from", &go_on, nb::arg("candidates"), nb::arg("values"), nb::arg("order"),
               "The waves from a position, what was learnt, and whether none of the techniques finds any more.");
    module.def("waves_to_the_end", &to_the_end, nb::arg("givens"), nb::arg("order"),
               "The waves from the givens to the solution; None where these techniques do not lead there.");
}
