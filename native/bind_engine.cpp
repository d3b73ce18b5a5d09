// The Python face of what speeds up the walk: choosing reasons, and striking out candidates.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>
#include <vector>

#include "chain_search.hpp"
#include "reason_choice.hpp"

namespace nb = nanobind;
using namespace whygrid::reasons;

namespace {

// What excludes what, shared by all walks on the same rules.
struct Excluders {
    std::vector<std::vector<Fact>> of;
};

template <typename Values>
nb::tuple tuple_of(const Values &values) {
    nb::object made = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    Py_ssize_t place = 0;
    for (const auto &value : values) PyTuple_SET_ITEM(made.ptr(), place++, nb::cast(value).release().ptr());
    return nb::borrow<nb::tuple>(made);
}

nb::object choose(const Recorded &recorded, const std::vector<Literal> &premises, int node_limit) {
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

// A board of n x n cells whose pencil marks are Python's own lists, as whygrid/genres/sudoku/marks.py keeps
// them: striking out a candidate changes five numbers.
//
//     truth[fact]        -1
//     candidates[cell]   without the digit's bit
//     places[slot]       without the cell's bit, for its row, column and box
//     lonely             the slots that have at most one place left
class Board {
  public:
    struct Place {
        int cell;
        long bit;
        int slots[3];
        long places[3];
    };

    Board(const std::vector<std::vector<long>> &where, const Excluders &excluders) : others_(excluders.of) {
        for (const auto &row : where) {
            if (row.size() != 8) throw std::invalid_argument("a place has eight numbers");
            Place place{static_cast<int>(row[0]), row[1], {}, {}};
            for (int i = 0; i < 3; ++i) {
                place.slots[i] = static_cast<int>(row[2 + 2 * i]);
                place.places[i] = row[3 + 2 * i];
            }
            places_.push_back(place);
        }
    }

    void exclude(int fact, nb::list truth, nb::list candidates, nb::list places, nb::list lonely) const {
        const Place &at = places_.at(fact);
        set(truth, fact, -1);
        set(candidates, at.cell, get(candidates, at.cell) & ~at.bit);
        for (int i = 0; i < 3; ++i) {
            const long left = get(places, at.slots[i]) & ~at.places[i];
            set(places, at.slots[i], left);
            if (!(left & (left - 1))) lonely.append(at.slots[i]);
        }
    }
    // Strikes out all that a placed digit excludes.
    void exclude_around(int fact, nb::list truth, nb::list candidates, nb::list places,
                        nb::list lonely) const {
        for (const Fact other : others_.at(fact))
            if (get(truth, other) == 0) exclude(other, truth, candidates, places, lonely);
    }

  private:
    std::vector<Place> places_;
    std::vector<std::vector<Fact>> others_;

    static long get(const nb::list &list, int index) {
        if (index >= PyList_GET_SIZE(list.ptr())) throw nb::index_error("a list of another board");
        return PyLong_AsLong(PyList_GET_ITEM(list.ptr(), index));
    }
    static void set(const nb::list &list, int index, long value) {
        if (PyList_SetItem(list.ptr(), index, PyLong_FromLong(value)) != 0) throw nb::python_error();
    }
};

std::vector<whygrid::chains::Nodes> shortest_chains(
    const Excluders &excluders, std::vector<int> open, std::vector<std::vector<int>> facts,
    std::vector<int> starts, std::vector<std::pair<int, int>> links, std::vector<std::vector<int>> premises,
    const std::optional<std::vector<int>> &wanted, std::size_t most_ways) {
    const std::size_t size = excluders.of.size();
    whygrid::chains::Row only(size);
    for (const int fact : wanted ? *wanted : open) only.add(fact);
    whygrid::chains::ChainSearch search(
        {excluders.of, std::move(open), std::move(facts), std::move(starts), std::move(links),
         std::move(premises)},
        most_ways);
    return search.find(only);
}

}  // namespace

void bind_engine(nb::module_ &module) {
    nb::class_<Excluders>(module, "Excluders")
        .def("__init__", [](Excluders *self, std::vector<std::vector<Fact>> of) {
            for (const auto &others : of)
                for (const Fact other : others)
                    if (other < 0 || other >= static_cast<Fact>(of.size()))
                        throw std::invalid_argument("a fact that is not there");
            new (self) Excluders{std::move(of)};
        });
    nb::class_<Recorded>(module, "Recorded")
        .def("__init__", [](Recorded *self, const Excluders &excluders) { new (self) Recorded(excluders.of); },
             nb::keep_alive<1, 2>())
        .def("know", &Recorded::know)
        .def("record", &Recorded::record)
        .def("choose", &choose);
    nb::class_<Board>(module, "Board")
        .def(nb::init<const std::vector<std::vector<long>> &, const Excluders &>())
        .def("exclude", &Board::exclude)
        .def("exclude_around", &Board::exclude_around);
    module.def("shortest_chains", &shortest_chains);
}
