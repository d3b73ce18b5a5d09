// Lists of sets of cells for Python: going through one with many puzzles, and a sample to learn one from.
// whygrid/bulk/lists.py says what each promises. A set is a row of 81 bytes, other than 0 for its cells.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>

#include "bind_arrays.hpp"
#include "grid_jobs.hpp"
#include "list_rows.hpp"

namespace nb = nanobind;
using namespace whygrid;
using namespace whygrid::k9;

namespace {

std::vector<CellSet> sets_of(const Puzzles &rows) {
    std::vector<CellSet> sets(rows.shape(0));
    for (std::size_t row = 0; row < sets.size(); ++row)
        for (int cell = 0; cell < 81; ++cell)
            if (rows.data()[81 * row + cell]) sets[row].add(cell);
    return sets;
}

void require_puzzles(const Puzzles &puzzles, const Puzzles &solutions) {
    require(puzzles.shape(0) == solutions.shape(0), "a solution for each puzzle");
    require_digits(solutions);
    require_solutions(puzzles, solutions);
}

void go_through(const Puzzles &rows, const Puzzles &puzzles, const Puzzles &solutions, bool inside,
                const Table<std::uint32_t> &by, const Table<std::uint16_t> &during,
                const Column<std::uint16_t> &passes, int threads, const nb::object &progress) {
    const std::size_t count = puzzles.shape(0);
    require_puzzles(puzzles, solutions);
    require(by.size() == 81 * count && during.size() == 81 * count && passes.shape(0) == count,
            "one answer a row");
    const std::vector<CellSet> sets = sets_of(rows);
    const ListArrays arrays{puzzles.data(), solutions.data(), sets,         inside,
                            by.data(),      during.data(),    passes.data()};
    Ration ration(count, 1);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        for_each_row(ration, stop, 1, [&](std::size_t row) { go_through_row(arrays, row, stop); });
    });
}

// Puzzles with all that was found out about them, so that many lists can be tried on them quickly.
class Sample {
  public:
    Sample(const Puzzles &puzzles, const Puzzles &solutions, bool inside) : inside_(inside) {
        require_puzzles(puzzles, solutions);
        for (std::size_t row = 0; row < puzzles.shape(0); ++row)
            readers_.push_back(std::make_unique<Reader>(puzzles.data() + 81 * row, solutions.data() + 81 * row));
        for (const auto &reader : readers_) order_.push_back(reader.get());
    }
    Sample(const Sample &) = delete;

    void start_again() {
        for (const auto &reader : readers_) reader->start_again();
    }

    // Goes on through the list from where each puzzle is; how many are won by now.
    int advance(const Puzzles &rows) {
        const std::vector<CellSet> sets = sets_of(rows);
        int won = 0;
        for (const auto &reader : readers_) won += wins(*reader, sets);
        return won;
    }

    // Where each puzzle is: the cells that are known.
    std::vector<std::vector<int>> known() const {
        std::vector<std::vector<int>> all;
        for (const auto &reader : readers_) {
            std::vector<int> &cells = all.emplace_back();
            reader->known.each([&](int cell) { cells.push_back(cell); });
        }
        return all;
    }

    // In how many puzzles, and in how many cells of them, one look at each set would give a new number.
    std::pair<int, int> helped(const Puzzles &rows) {
        const std::vector<CellSet> sets = sets_of(rows);
        int puzzles = 0, cells = 0;
        for (const auto &reader : readers_) {
            CellSet given;
            if (!reader->won())
                for (const CellSet set : sets) given = given | reader->gives(set, inside_);
            puzzles += !given.empty();
            cells += given.size();
        }
        return {puzzles, cells};
    }

    // From the start: how often each set of the list gives something.
    std::vector<int> uses(const Puzzles &rows) {
        const std::vector<CellSet> sets = sets_of(rows);
        std::vector<int> uses(sets.size());
        for (const auto &reader : readers_) {
            reader->start_again();
            reader->go_through(sets, inside_, never,
                               [&](CellSet, std::size_t set, int) { ++uses[set]; });
        }
        return uses;
    }

    // How many puzzles the list loses from the start, counted up to `most` and one more. Those that were
    // lost of late are tried first.
    int lost(const Puzzles &rows, int most) {
        const std::vector<CellSet> sets = sets_of(rows);
        int lost = 0;
        for (std::size_t i = 0; i < order_.size() && lost <= most; ++i) {
            order_[i]->start_again();
            if (wins(*order_[i], sets)) continue;
            std::rotate(order_.begin() + lost, order_.begin() + i, order_.begin() + i + 1);
            ++lost;
        }
        return lost;
    }

  private:
    bool inside_;
    std::vector<std::unique_ptr<Reader>> readers_;
    std::vector<Reader *> order_;

    static bool never() { return false; }

    bool wins(Reader &reader, std::span<const CellSet> sets) {
        if (!reader.won()) reader.go_through(sets, inside_, never, [](CellSet, std::size_t, int) {});
        return reader.won();
    }
};

}  // namespace

void bind_lists(nb::module_ &module) {
    using nb::arg;
    nb::module_ lists = module.def_submodule("lists", "Lists of sets of cells, for 9x9 Sudoku.");
    lists.def("go_through", &go_through, arg("sets"), arg("puzzles"), arg("solutions"), arg("inside"),
              arg("by"), arg("during"), arg("passes"), arg("threads"), arg("progress").none());
    nb::class_<Sample>(lists, "Sample", "Puzzles on which many lists are tried.")
        .def(nb::init<const Puzzles &, const Puzzles &, bool>(), arg("puzzles"), arg("solutions"), arg("inside"))
        .def("start_again", &Sample::start_again)
        .def("advance", &Sample::advance, arg("sets"))
        .def("known", &Sample::known)
        .def("uses", &Sample::uses, arg("sets"))
        .def("helped", &Sample::helped, arg("sets"))
        .def("lost", &Sample::lost, arg("sets"), arg("most"));
}
