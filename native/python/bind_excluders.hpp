// What excludes what at once, and by which rule, shared by all walks on the same rules; as Python knows it.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "spelling.hpp"

namespace whygrid {

struct Excluders {
    std::vector<std::vector<reasons::Fact>> of;
    std::vector<std::vector<reasons::Excluder>> in_order;  // the same, ascending, with the rule of each
    nanobind::list rules;                                  // names
    nanobind::dict rule_numbers;

    // `groups`: facts of which a rule allows at most one, each as the rule's name and the facts. For a fact the
    // last group comes first, and where two groups have another in common, the rule is that of the first.
    Excluders(int facts, const nanobind::list &groups) : of(facts), in_order(facts) {
        std::vector<Group> read;
        std::vector<std::vector<std::size_t>> groups_of(of.size());
        for (const auto group : groups) {
            const auto [name, members] = nanobind::cast<std::pair<nanobind::object, std::vector<reasons::Fact>>>(group);
            for (const reasons::Fact fact : members) {
                if (fact < 0 || fact >= facts) throw std::invalid_argument("a fact that is not there");
                groups_of[fact].push_back(read.size());
            }
            read.push_back({number_of(name), members});
        }
        std::vector<std::size_t> place(of.size());  // in in_order[fact], which is sorted at the end
        for (std::size_t fact = 0; fact < of.size(); ++fact) {
            auto &found = in_order[fact];
            for (auto group = groups_of[fact].rbegin(); group != groups_of[fact].rend(); ++group)
                for (const reasons::Fact other : read[*group].facts) {
                    if (other == static_cast<reasons::Fact>(fact)) continue;
                    if (place[other] < found.size() && found[place[other]].fact == other)
                        found[place[other]].rule = read[*group].rule;
                    else {
                        place[other] = found.size();
                        found.push_back({other, read[*group].rule});
                        of[fact].push_back(other);
                    }
                }
            std::sort(found.begin(), found.end(),
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
    struct Group {
        int rule;
        std::vector<reasons::Fact> facts;
    };

    int number_of(nanobind::handle name) {
        const int found = find(name);
        if (found >= 0) return found;
        rule_numbers[name] = rules.size();
        rules.append(name);
        return static_cast<int>(rules.size()) - 1;
    }
};

}  // namespace whygrid
