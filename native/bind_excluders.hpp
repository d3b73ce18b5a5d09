// What excludes what at once, and by which rule, shared by all walks on the same rules; as Python knows it.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "spelling.hpp"

namespace whygrid {

struct Excluders {
    std::vector<std::vector<reasons::Fact>> of;
    std::vector<std::vector<reasons::Excluder>> in_order;  // the same, ascending, with the rule of each
    nanobind::list rules;                                  // names
    nanobind::dict rule_numbers;

    // `others`: for each fact those that exclude it, with the names of the rules.
    explicit Excluders(const nanobind::list &others) {
        const auto facts = static_cast<reasons::Fact>(others.size());
        for (const auto excluding : others) {
            auto &each = of.emplace_back();
            auto &ascending = in_order.emplace_back();
            for (const auto [fact, name] : nanobind::cast<nanobind::dict>(excluding)) {
                each.push_back(nanobind::cast<reasons::Fact>(fact));
                if (each.back() < 0 || each.back() >= facts)
                    throw std::invalid_argument("a fact that is not there");
                ascending.push_back({each.back(), number_of(name)});
            }
            std::sort(ascending.begin(), ascending.end(),
                      [](const auto &one, const auto &other) { return one.fact < other.fact; });
        }
    }

    // -1 for a rule by which nothing excludes anything.
    int find(nanobind::handle name) const {
        PyObject *found = PyDict_GetItemWithError(rule_numbers.ptr(), name.ptr());
        return found ? static_cast<int>(PyLong_AsLong(found)) : -1;
    }

    PyObject *name(int rule) const { return PyList_GetItem(rules.ptr(), rule); }

  private:
    int number_of(nanobind::handle name) {
        const int found = find(name);
        if (found >= 0) return found;
        rule_numbers[name] = rules.size();
        rules.append(name);
        return static_cast<int>(rules.size()) - 1;
    }
};

}  // namespace whygrid
