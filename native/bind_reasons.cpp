// The Python face of what turns deductions into steps: choosing reasons, and spelling deductions out.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <vector>

#include "bind_excluders.hpp"
#include "reason_choice.hpp"
#include "spelling.hpp"

namespace nb = nanobind;
using whygrid::Excluders;
using namespace whygrid::reasons;

namespace {

nb::tuple tuple_of(const std::vector<int> &values) {
    nb::object made = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    Py_ssize_t place = 0;
    for (const int value : values) PyTuple_SET_ITEM(made.ptr(), place++, PyLong_FromLong(value));
    return nb::borrow<nb::tuple>(made);
}

nb::object choose(Recorded &recorded, const std::vector<Literal> &premises, int node_limit) {
    std::optional<Choice> choice;
    if (recorded.known() <= 128) choice = recorded.choose<2>(premises, node_limit);
    else if (recorded.known() <= 512) choice = recorded.choose<8>(premises, node_limit);
    if (!choice || !choice->found) return nb::none();
    nb::list names;
    for (const int rank : choice->tale) names.append(nb::str(recorded.name(rank).c_str()));
    nb::dict chosen;
    for (const auto &[literal, record] : choice->chosen) chosen[nb::int_(literal)] = nb::int_(record);
    return nb::make_tuple(choice->size, nb::make_tuple(choice->tale.size(), names), tuple_of(choice->support),
                          chosen);
}

// The premises and rules of a deduction, spelt out, and what was replaced by what.
nb::tuple spelt(const Excluders &excluders, const std::vector<Literal> &premises, const nb::tuple &rules,
                const std::vector<Fact> &support) {
    std::vector<char> familiar(excluders.rules.size());
    nb::dict named;  // in order, each once
    for (const auto name : rules) {
        named[name] = nb::none();
        if (const int number = excluders.find(name); number >= 0) familiar[number] = true;
    }
    const Spelt found = spelt_out(excluders.in_order, premises, support, std::move(familiar));
    for (const int number : found.new_rules) named[excluders.rules[number]] = nb::none();
    nb::list rules_behind;
    for (const int number : found.rules) rules_behind.append(excluders.rules[number]);
    return nb::make_tuple(tuple_of(found.premises), nb::tuple(named.keys()),
                          nb::make_tuple(tuple_of(found.replaced), tuple_of(found.cells), nb::tuple(rules_behind)));
}

}  // namespace

void bind_reasons(nb::module_ &module) {
    nb::class_<Excluders>(module, "Excluders")
        .def(nb::init<const nb::list &>())
        .def("spelt_out", &spelt);
    nb::class_<Recorded>(module, "Recorded")
        .def("__init__", [](Recorded *self, const Excluders &excluders) { new (self) Recorded(excluders.of); },
             nb::keep_alive<1, 2>())
        .def("know", &Recorded::know)
        .def("record", &Recorded::record)
        .def("choose", &choose);
}
