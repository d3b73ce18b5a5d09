// The Python face of what turns deductions into steps: choosing reasons, spelling deductions out, and their order.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "bind_excluders.hpp"
#include "nearest.hpp"
#include "reason_choice.hpp"
#include "spelling.hpp"

namespace nb = nanobind;
using whygrid::Excluders;
using namespace whygrid::reasons;

namespace {

PyObject *made(int value) { return PyLong_FromLong(value); }
PyObject *made(PyObject *value) { return Py_NewRef(value); }

template <typename Value>
nb::tuple tuple_of(const std::vector<Value> &values) {
    nb::object tuple = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    Py_ssize_t place = 0;
    for (const Value &value : values) PyTuple_SetItem(tuple.ptr(), place++, made(value));
    return nb::borrow<nb::tuple>(tuple);
}

// None where the position is too large, or a premise neither holds nor has a reason.
std::optional<Choice> choice_of(Recorded &recorded, const std::vector<Literal> &premises, int node_limit) {
    std::optional<Choice> choice;
    if (recorded.known() <= 128) choice = recorded.choose<2>(premises, node_limit);
    else if (recorded.known() <= 512) choice = recorded.choose<8>(premises, node_limit);
    if (choice && !choice->found) choice.reset();
    return choice;
}

nb::tuple told(const Recorded &recorded, const Choice &choice) {
    nb::list names;
    for (const int rank : choice.tale) names.append(nb::str(recorded.name(rank).c_str()));
    nb::dict chosen;
    for (const auto &[literal, record] : choice.chosen) chosen[nb::int_(literal)] = nb::int_(record);
    return nb::make_tuple(choice.size, nb::make_tuple(choice.tale.size(), names), tuple_of(choice.support), chosen);
}

nb::object choose(Recorded &recorded, const std::vector<Literal> &premises, int node_limit) {
    const auto choice = choice_of(recorded, premises, node_limit);
    return choice ? nb::object(told(recorded, *choice)) : nb::none();
}

// For each fact the best of the goals that settle it: its number and its choice.
nb::object best(Recorded &recorded, const std::vector<Fact> &facts, const nb::list &premises,
                const nb::list &techniques, int node_limit, const nb::callable &tick) {
    struct Goal {
        Fact fact;
        std::size_t number;
        Choice choice;
    };
    std::vector<Goal> found;
    for (std::size_t number = 0; number < facts.size(); ++number) {
        tick();
        auto choice = choice_of(recorded, nb::cast<std::vector<Literal>>(premises[number]), node_limit);
        if (!choice) return nb::none();
        const auto other = std::find_if(found.begin(), found.end(),
                                        [&](const Goal &goal) { return goal.fact == facts[number]; });
        if (other == found.end()) {
            found.push_back({facts[number], number, std::move(*choice)});
        } else {
            const auto order = compare(*choice, other->choice);
            if (order < 0 || (order == 0 && PyUnicode_Compare(nb::object(techniques[number]).ptr(),
                                                               nb::object(techniques[other->number]).ptr()) < 0))
                *other = {facts[number], number, std::move(*choice)};
        }
    }
    nb::list told_goals;
    for (const Goal &goal : found) told_goals.append(nb::make_tuple(goal.number, told(recorded, goal.choice)));
    return told_goals;
}

// The premises and rules of a deduction, spelt out, and what was replaced by what.
nb::tuple spelt(const Excluders &excluders, const std::vector<Literal> &premises, const nb::tuple &rules,
                const std::vector<Fact> &support) {
    std::vector<char> familiar(excluders.rules.size());
    std::vector<PyObject *> names;  // in order, each once; they are kept by `rules` and by `excluders`
    for (const auto name : rules) {
        const int number = excluders.find(name);
        const auto same = [&](PyObject *other) { return PyUnicode_Compare(name.ptr(), other) == 0; };
        if (number >= 0 ? familiar[number] : std::any_of(names.begin(), names.end(), same)) continue;
        if (number >= 0) familiar[number] = true;
        names.push_back(name.ptr());
    }
    const Spelt found = spelt_out(excluders.in_order, premises, support, std::move(familiar));
    for (const int number : found.new_rules) names.push_back(excluders.name(number));
    std::vector<PyObject *> behind;
    for (const int number : found.rules) behind.push_back(excluders.name(number));
    return nb::make_tuple(tuple_of(found.premises), tuple_of(names),
                          nb::make_tuple(tuple_of(found.replaced), tuple_of(found.cells), tuple_of(behind)));
}

}  // namespace

void bind_reasons(nb::module_ &module) {
    nb::class_<Excluders>(module, "Excluders")
        .def(nb::init<int, const nb::list &>())
        .def("spelt_out", &spelt);
    nb::class_<whygrid::Nearest>(module, "Nearest")
        .def(nb::init<std::vector<std::vector<int>>, std::vector<double>, std::vector<int>, const std::vector<int> &, int,
                      double>())
        .def("freshen", &whygrid::Nearest::freshen)
        .def("tell", &whygrid::Nearest::tell)
        .def("next", &whygrid::Nearest::next);
    nb::class_<Recorded>(module, "Recorded")
        .def("__init__", [](Recorded *self, const Excluders &excluders) { new (self) Recorded(excluders.of); },
             nb::keep_alive<1, 2>())
        .def("know", &Recorded::know)
        .def("record", &Recorded::record)
        .def("choose", &choose)
        .def("best", &best);
}
