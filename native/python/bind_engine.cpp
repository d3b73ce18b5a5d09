// The Python face of what speeds up the walk: striking out candidates, nets, almost locked sets.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <cstdlib>
#include <vector>

#include "almost_locked.hpp"
#include "als_search.hpp"
#include "bind_excluders.hpp"
#include "follow.hpp"
#include "nested_net.hpp"
#include "net.hpp"
#include "position.hpp"

namespace nb = nanobind;
namespace nets = whygrid::nets;
using whygrid::Excluders;

namespace {

template <typename Values>
nb::tuple tuple_of(const Values &values) {
    nb::object made = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    Py_ssize_t place = 0;
    for (const auto &value : values) PyTuple_SetItem(made.ptr(), place++, nb::cast(value).release().ptr());
    return nb::borrow<nb::tuple>(made);
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
    Board(const std::vector<std::vector<long>> &where, const Excluders &excluders)
        : layout_(places_of(where), excluders.of) {}

    void exclude(int fact, nb::list truth, nb::list candidates, nb::list places, nb::list lonely) const {
        const nets::Place &at = layout_.place_of.at(fact);
        set(truth, fact, -1);
        set(candidates, at.cell, get(candidates, at.cell) & ~static_cast<long>(at.bit));
        for (int i = 0; i < 3; ++i) {
            const long left = get(places, at.slots[i]) & ~static_cast<long>(at.places[i]);
            set(places, at.slots[i], left);
            if (!(left & (left - 1))) lonely.append(at.slots[i]);
        }
    }
    // Strikes out all that a placed digit excludes.
    void exclude_around(int fact, nb::list truth, nb::list candidates, nb::list places,
                        nb::list lonely) const {
        for (const int other : layout_.others.at(fact))
            if (get(truth, other) == 0) exclude(other, truth, candidates, places, lonely);
    }

    // Takes all of these as known, as they come; returns what was placed.
    std::vector<int> learn(const std::vector<int> &literals, nb::list truth, nb::list candidates,
                           nb::list places, nb::list value, nb::list empty, nb::list lonely) const {
        const nets::Marks before = marks_of(truth, candidates, places);
        nets::Position position(layout_, before);
        std::vector<int> placed;
        for (const int literal : literals) {
            const int held = position.marks().truth.at(std::abs(literal));
            if (literal < 0 && held == 0) position.exclude(-literal);
            if (literal > 0 && held != 1) {
                position.place(literal);
                placed.push_back(literal);
            }
        }
        write(before, position, truth, candidates, places, lonely);
        fill(placed, position, value, empty);
        return placed;
    }
    // Places singles of these kinds in waves; returns for each its kind, the number of ways, what it placed.
    nb::list singles(const std::vector<int> &kinds, nb::list truth, nb::list candidates, nb::list places,
                     nb::list value, nb::list empty, nb::list lonely) const {
        std::vector<nets::Single> wanted;
        for (const int kind : kinds) wanted.push_back(static_cast<nets::Single>(kind));
        const nets::Marks before = marks_of(truth, candidates, places);
        nets::Position position(layout_, before);
        nb::list made;
        for (const nets::Wave &wave : position.singles(wanted)) {
            made.append(nb::make_tuple(static_cast<int>(wave.kind), wave.ways, wave.placed));
            fill(wave.placed, position, value, empty);
        }
        if (made.size()) write(before, position, truth, candidates, places, lonely);
        return made;
    }

    // How singles lead from a candidate to a contradiction; None where they do not.
    nb::object net(int start, nb::list truth, nb::list candidates, nb::list places) const {
        const nets::Marks marks = marks_of(truth, candidates, places);
        require_open(marks, start);
        const auto story = nets::Net(layout_, marks, start).story();
        return story ? nb::object(told(*story)) : nb::none();
    }
    // For every open candidate how many follow from it; minus one where that ends in a contradiction.
    std::vector<std::pair<int, int>> nets(nb::list truth, nb::list candidates, nb::list places) const {
        const nets::Marks marks = marks_of(truth, candidates, places);
        std::vector<std::pair<int, int>> found;
        nets::Follow work(layout_);
        nets::each_follow(marks, work, [&](int fact, int follow) { found.emplace_back(fact, follow); });
        return found;
    }
    // Of some open candidates those that lead to a contradiction with nets inside.
    std::vector<int> refuted(const std::vector<int> &facts, nb::list truth, nb::list candidates,
                             nb::list places) const {
        std::vector<int> found;
        each_nested(facts, marks_of(truth, candidates, places), [&](int fact, const nets::NestedNet &net) {
            if (net.broken()) found.push_back(fact);
        });
        return found;
    }
    // The same with the story of each, and the stories of the nets inside by what they exclude.
    nb::list nested_nets(const std::vector<int> &facts, nb::list truth, nb::list candidates,
                         nb::list places) const {
        nb::list found;
        each_nested(facts, marks_of(truth, candidates, places), [&](int fact, const nets::NestedNet &net) {
            const auto nested = net.story();
            if (!nested) return;
            nb::dict inside;
            for (const auto &[literal, story] : nested->inside) inside[nb::int_(literal)] = told(story);
            found.append(nb::make_tuple(fact, told(nested->story), inside));
        });
        return found;
    }

  private:
    nets::Layout layout_;

    static std::vector<nets::Place> places_of(const std::vector<std::vector<long>> &where) {
        std::vector<nets::Place> places;
        for (const auto &row : where) {
            if (row.size() != 8) throw std::invalid_argument("a place has eight numbers");
            nets::Place place{static_cast<int>(row[0]), static_cast<std::uint32_t>(row[1]), {}, {}};
            for (int i = 0; i < 3; ++i) {
                place.slots[i] = static_cast<int>(row[2 + 2 * i]);
                place.places[i] = static_cast<std::uint32_t>(row[3 + 2 * i]);
            }
            places.push_back(place);
        }
        return places;
    }
    static nb::tuple told(const nets::Story &story) {
        return nb::make_tuple(tuple_of(story.literals), tuple_of(story.behind), tuple_of(story.outside));
    }

    template <typename Visit>
    void each_nested(const std::vector<int> &facts, const nets::Marks &marks, Visit visit) const {
        for (const int fact : facts) {
            require_open(marks, fact);
            visit(fact, nets::NestedNet(layout_, marks, fact));
        }
    }
    static void require_open(const nets::Marks &marks, int fact) {
        if (fact < 1 || marks.truth.at(fact) != 0) throw std::invalid_argument("the fact is not open");
    }

    nets::Marks marks_of(const nb::list &truth, const nb::list &candidates, const nb::list &places) const {
        nets::Marks marks;
        marks.truth.resize(layout_.place_of.size());
        marks.candidates.resize(layout_.cells);
        marks.places.resize(layout_.fact_at.size());
        for (std::size_t i = 0; i < marks.truth.size(); ++i)
            marks.truth[i] = static_cast<std::int8_t>(get(truth, static_cast<int>(i)));
        for (std::size_t i = 0; i < marks.candidates.size(); ++i)
            marks.candidates[i] = static_cast<std::uint32_t>(get(candidates, static_cast<int>(i)));
        for (std::size_t i = 0; i < marks.places.size(); ++i)
            marks.places[i] = static_cast<std::uint32_t>(get(places, static_cast<int>(i)));
        return marks;
    }
    static void write(const nets::Marks &before, const nets::Position &position, const nb::list &truth,
                      const nb::list &candidates, const nb::list &places, nb::list &lonely) {
        const auto change = [](const nb::list &list, const auto &from, const auto &to) {
            for (std::size_t i = 0; i < to.size(); ++i)
                if (from[i] != to[i]) set(list, static_cast<int>(i), to[i]);
        };
        change(truth, before.truth, position.marks().truth);
        change(candidates, before.candidates, position.marks().candidates);
        change(places, before.places, position.marks().places);
        if (PyList_SetSlice(lonely.ptr(), 0, PyList_Size(lonely.ptr()), nullptr) != 0)
            throw nb::python_error();
        for (const int slot : position.lonely()) lonely.append(slot);
    }
    void fill(const std::vector<int> &placed, const nets::Position &position, const nb::list &value,
              const nb::list &empty) const {
        for (const int fact : placed) {
            const nets::Place &at = layout_.place_of[fact];
            set(value, at.cell, std::countr_zero(at.bit) + 1);
            for (const int house : position.houses_of(fact)) set(empty, house, position.empty(house));
        }
    }
    static long get(const nb::list &list, int index) {
        if (index >= PyList_Size(list.ptr())) throw nb::index_error("a list of another board");
        return PyLong_AsLong(PyList_GetItem(list.ptr(), index));
    }
    static void set(const nb::list &list, int index, long value) {
        if (PyList_SetItem(list.ptr(), index, PyLong_FromLong(value)) != 0) throw nb::python_error();
    }
};

template <typename Words>
nb::object int_of(const Words &words) {
    // Never released, since it would be too late when the module goes.
    static const nb::handle from_bytes =
        nb::object(nb::handle(reinterpret_cast<PyObject *>(&PyLong_Type)).attr("from_bytes")).release();
    if (words.size() == 1) return nb::int_(words[0]);
    std::vector<unsigned char> bytes;
    for (const std::uint64_t word : words)
        for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<unsigned char>(word >> shift));
    return from_bytes(nb::bytes(bytes.data(), bytes.size()), "little");
}

template <typename Pairs, typename Words>
nb::dict dict_of(const Pairs &pairs, Words words_of) {
    nb::dict made;
    for (const auto &[key, value] : pairs) made[nb::int_(key)] = int_of(words_of(value));
    return made;
}

nb::tuple told(const whygrid::als::AlmostLocked &set) {
    const auto of_cells = [](const whygrid::als::Cells &cells) { return cells.words; };
    return nb::make_tuple(tuple_of(set.cells), int_of(set.mask.words), set.digits, dict_of(set.places, of_cells),
                          dict_of(set.sight, of_cells));
}

// The sets of a position and how they are linked, as toolbox/als.py makes them.
nb::tuple almost_locked(const whygrid::als::Geometry &geometry,
                        const std::vector<whygrid::als::Mask> &candidates, int digits, int largest) {
    const auto sets = geometry.sets(candidates, largest);
    nb::object onwards = nb::cast(whygrid::als::Onwards(geometry.links(sets, candidates, digits)));
    const whygrid::als::Links &links = nb::cast<const whygrid::als::Onwards &>(onwards).links();
    const auto row = [&](const std::vector<std::uint64_t> &all, std::size_t i, int x) {
        const std::uint64_t *const first = all.data() + links.at(i, x);
        return std::vector<std::uint64_t>(first, first + links.words);
    };
    nb::list described, by_digit, seeing;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        nb::dict linked;
        for (const auto &[x, sight] : sets[i].sight)
            if (links.by[i] >> x & 1) linked[nb::int_(x)] = int_of(row(links.linked, i, x));
        described.append(told(sets[i]));
        by_digit.append(linked);
    }
    for (int x = 0; x < digits; ++x) {
        nb::dict of_digit;
        for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
            const auto seen = row(links.seeing, cell, x);
            if (std::ranges::any_of(seen, [](std::uint64_t word) { return word != 0; }))
                of_digit[nb::int_(cell)] = int_of(seen);
        }
        seeing.append(of_digit);
    }
    return nb::make_tuple(described, by_digit, seeing, onwards);
}

nb::object beyond(const whygrid::als::Onwards &onwards, const nb::bytes &level) {
    const auto *bytes = reinterpret_cast<const unsigned char *>(level.c_str());
    if (level.size() > (onwards.entries() + 7) / 8) throw std::invalid_argument("entries of other sets");
    return int_of(onwards.beyond({onwards.entries(), bytes, level.size()}).words());
}

nb::list chains_of_sets(const whygrid::als::SetSearch &search, int shortest, int longest, std::size_t many,
                        std::size_t most_ways) {
    nb::list found;
    for (const auto &way : search.chains(shortest, longest, many, most_ways))
        found.append(nb::make_tuple(tuple_of(way.sets), tuple_of(way.digits)));
    return found;
}

nb::list doubly_linked(const whygrid::als::SetSearch &search) {
    nb::list found;
    for (const auto &[one, two, digits] : search.doubly_linked()) found.append(nb::make_tuple(one, two, digits));
    return found;
}

nb::list blossoms(const whygrid::als::SetSearch &search, std::size_t most_ways) {
    nb::list found;
    for (const auto &[target, digit, best] : search.blossoms(most_ways)) {
        nb::list each;
        for (const auto &[stem, petals] : best) each.append(nb::make_tuple(stem, petals));
        found.append(nb::make_tuple(target, digit, each));
    }
    return found;
}

nb::list bent_sets(const whygrid::als::Geometry &geometry, const std::vector<whygrid::als::Mask> &candidates,
                   int size) {
    nb::list told;
    for (const auto &bent : geometry.bent(candidates, size))
        told.append(nb::make_tuple(tuple_of(bent.cells), bent.digits, bent.loose));
    return told;
}

}  // namespace

void bind_engine(nb::module_ &module) {
    nb::class_<Board>(module, "Board")
        .def(nb::init<const std::vector<std::vector<long>> &, const Excluders &>())
        .def("exclude", &Board::exclude)
        .def("exclude_around", &Board::exclude_around)
        .def("learn", &Board::learn)
        .def("singles", &Board::singles)
        .def("net", &Board::net)
        .def("nested_nets", &Board::nested_nets)
        .def("nets", &Board::nets)
        .def("refuted", &Board::refuted);
    nb::class_<whygrid::als::Geometry>(module, "Geometry").def(nb::init<int, std::vector<std::vector<int>>>());
    nb::class_<whygrid::als::Onwards>(module, "Onwards").def("beyond", &beyond);
    nb::class_<whygrid::als::SetSearch>(module, "SetSearch")
        .def(nb::init<const whygrid::als::Geometry &, const std::vector<whygrid::als::Mask> &, int, int>())
        .def_prop_ro("number", [](const whygrid::als::SetSearch &search) { return search.sets().size(); })
        .def("set", [](const whygrid::als::SetSearch &search, std::size_t i) { return told(search.sets().at(i)); })
        .def("chains", &chains_of_sets)
        .def("doubly_linked", &doubly_linked)
        .def("blossoms", &blossoms);
    module.def("almost_locked", &almost_locked);
    module.def("bent_sets", &bent_sets);
}
