// The Python face of what tells where patterns are worth looking for, and of the search for sue de coq.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <vector>

#include "crossings.hpp"
#include "one_digit.hpp"

namespace nb = nanobind;
using whygrid::patterns::Houses;
using whygrid::patterns::Mask;

namespace {

// Numbers of Python, read without the ado of conversions that nobody needs here.
std::vector<Mask> masks_of(const nb::list &list, std::size_t size) {
    if (list.size() != size) throw std::invalid_argument("a list of another board");
    std::vector<Mask> masks(size);
    for (std::size_t i = 0; i < size; ++i) {
        const long mask = PyLong_AsLong(PyList_GetItem(list.ptr(), static_cast<Py_ssize_t>(i)));
        if (mask == -1 && PyErr_Occurred()) throw nb::python_error();
        masks[i] = static_cast<Mask>(mask);
    }
    return masks;
}

nb::tuple tuple_of(const std::vector<int> &values) {
    nb::object made = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    Py_ssize_t place = 0;
    for (const int value : values) PyTuple_SetItem(made.ptr(), place++, PyLong_FromLong(value));
    return nb::borrow<nb::tuple>(made);
}

std::vector<Mask> candidates_of(const Houses &houses, const nb::list &candidates) {
    return masks_of(candidates, houses.size() * houses.size());
}

std::vector<Mask> places_of(const Houses &houses, const nb::list &places) {
    return masks_of(places, 3 * houses.size() * houses.size());
}

std::vector<int> digits_with_places_out(const nb::list &places, std::size_t size, int depth, int width) {
    const std::vector<Mask> slots = masks_of(places, 3 * size * size);
    std::vector<int> digits;
    std::vector<Mask> rows(size);
    for (std::size_t digit = 0; digit < size; ++digit) {
        for (std::size_t row = 0; row < size; ++row) rows[row] = slots[row * size + digit];
        if (whygrid::patterns::OneDigit(rows, depth, width).possible != rows)
            digits.push_back(static_cast<int>(digit) + 1);
    }
    return digits;
}

nb::tuple locked_groups(const std::vector<Mask> &masks, int size) {
    std::vector<nb::object> groups;
    whygrid::patterns::each_locked_group(masks, size, [&](const std::vector<int> &group, Mask bits) {
        groups.push_back(nb::make_tuple(tuple_of(group), bits));
    });
    nb::object made = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(groups.size())));
    for (std::size_t i = 0; i < groups.size(); ++i)
        PyTuple_SetItem(made.ptr(), static_cast<Py_ssize_t>(i), groups[i].release().ptr());
    return nb::borrow<nb::tuple>(made);
}

nb::list sue_de_coq(const Houses &houses, const nb::list &candidates, int largest) {
    nb::list told;
    for (const auto &found : houses.sue_de_coq(candidates_of(houses, candidates), largest))
        told.append(nb::make_tuple(found.box, found.line,
                                   nb::make_tuple(tuple_of(found.middle), tuple_of(found.at_line),
                                                  tuple_of(found.at_box)),
                                   nb::make_tuple(found.digits, found.mine, found.theirs)));
    return told;
}

}  // namespace

void bind_patterns(nb::module_ &module) {
    nb::class_<Houses>(module, "Houses")
        .def(nb::init<std::vector<std::vector<int>>>())
        .def("naked", [](const Houses &houses, const nb::list &candidates) {
            return houses.naked(candidates_of(houses, candidates));
        })
        .def("hidden", [](const Houses &houses, const nb::list &places) {
            return houses.hidden(places_of(houses, places));
        })
        .def("confined", [](const Houses &houses, const nb::list &places) {
            return houses.confined(places_of(houses, places));
        })
        .def("sue_de_coq", &sue_de_coq);
    module.def("digits_with_places_out", &digits_with_places_out);
    module.def("locked_groups", &locked_groups);
    module.def("possible_places", [](const std::vector<Mask> &rows, int depth, int width) {
        const whygrid::patterns::OneDigit ways(rows, depth, width);
        return tuple_of({ways.possible.begin(), ways.possible.end()});
    });
}
