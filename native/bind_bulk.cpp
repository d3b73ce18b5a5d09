// The bulk kernels for Python: arrays in, arrays out. whygrid/kernels/ says what each function promises;
// shapes and digits are checked there, and once more here where a mistake would be fatal.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "array_tasks.hpp"
#include "lane_kernel.hpp"

namespace nb = nanobind;
using namespace whygrid;

namespace {

using Puzzles = nb::ndarray<const std::uint8_t, nb::shape<-1, 81>, nb::c_contig, nb::device::cpu>;
template <typename T>
using Column = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
template <typename T>
using Table = nb::ndarray<T, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

void require(bool condition, const char *message) {
    if (!condition) throw std::invalid_argument(message);
}

void require_digits(const Puzzles &puzzles) {
    const std::uint8_t *digits = puzzles.data();
    std::uint8_t any_above = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) any_above |= digits[i] > 9;
    require(!any_above, "digits are 0 to 9");
}

// Ctrl-C and progress, seen to by the calling thread while it works without the GIL.
bool look_after(const Ration &ration, const nb::object &progress) {
    const nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) return true;
    if (progress.is_none()) return false;
    try {
        progress(ration.finished(), ration.count());
        return false;
    } catch (nb::python_error &error) {
        error.restore();
        return true;
    }
}

// Runs work(stop) on `threads` threads without the GIL; a Python error met on the way is raised here.
template <typename Work>
void run_crew(Ration &ration, int threads, const nb::object &progress, Work work) {
    require(threads >= 1, "at least one thread");
    bool finished;
    {
        const nb::gil_scoped_release no_gil;
        Crew crew(threads, [&] { return look_after(ration, progress); });
        finished = crew.run(work);
    }
    if (PyErr_Occurred()) throw nb::python_error();
    if (finished && !progress.is_none()) progress(ration.count(), ration.count());
}

template <typename Item, typename Context>
void run_chains(const Context &context, std::size_t count, int threads, const nb::object &progress,
                const std::string &kernel_name) {
    const Kernel kernel = kernel_named(kernel_name);
    Ration ration(count, 16);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        Chains<Item, Context> chains(ration, stop, context);
        kernel(chains);
    });
}

void count(const Puzzles &puzzles, std::uint64_t limit, const Column<std::uint64_t> &counts,
           const Table<std::uint8_t> &solutions, int threads, const nb::object &progress,
           const std::string &kernel_name) {
    const std::size_t rows = puzzles.shape(0);
    const bool solve = solutions.size() > 0;
    require(limit >= 1, "the limit is at least 1");
    require(counts.shape(0) == rows && (!solve || solutions.size() == 81 * rows), "one answer a row");
    require_digits(puzzles);
    const Kernel kernel = kernel_named(kernel_name);
    Ration ration(rows);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        CountRows source(ration, stop, puzzles.data(), limit, counts.data(), solve ? solutions.data() : nullptr);
        kernel(source);
    });
}

void is_minimal(const Puzzles &puzzles, const Column<std::uint8_t> &verdicts, int threads,
                const nb::object &progress, const std::string &kernel_name) {
    require(verdicts.shape(0) == puzzles.shape(0), "one answer a row");
    require_digits(puzzles);
    const MinimalContext context{puzzles.data(), verdicts.data()};
    run_chains<MinimalItem>(context, puzzles.shape(0), threads, progress, kernel_name);
}

void minimise(const Puzzles &puzzles, std::uint64_t seed, const Table<std::uint8_t> &results,
              const Column<std::uint8_t> &solvable, int threads, const nb::object &progress,
              const std::string &kernel_name) {
    require(results.size() == puzzles.size() && solvable.shape(0) == puzzles.shape(0), "one answer a row");
    require_digits(puzzles);
    const MinimiseContext context{puzzles.data(), results.data(), solvable.data(), seed};
    run_chains<MinimiseItem>(context, puzzles.shape(0), threads, progress, kernel_name);
}

void backbone(const Puzzles &puzzles, const Table<std::uint8_t> &possible, int threads,
              const nb::object &progress, const std::string &kernel_name) {
    require(possible.size() == 9 * puzzles.size(), "729 answers a row");
    require_digits(puzzles);
    const BackboneContext context{puzzles.data(), possible.data()};
    run_chains<BackboneItem>(context, puzzles.shape(0), threads, progress, kernel_name);
}

}  // namespace

void bind_bulk(nb::module_ &module) {
    using nb::arg;
    nb::module_ bulk = module.def_submodule("bulk", "9x9 Sudoku in bulk; results go into the arrays given.");
    bulk.def("kernel_names", &kernel_names, "Names of the lane kernels that run here, the widest first.");
    bulk.def("count", &count, arg("puzzles"), arg("limit"), arg("counts"), arg("solutions"), arg("threads"),
             arg("progress").none(), arg("kernel") = "");
    bulk.def("is_minimal", &is_minimal, arg("puzzles"), arg("verdicts"), arg("threads"),
             arg("progress").none(), arg("kernel") = "");
    bulk.def("minimise", &minimise, arg("puzzles"), arg("seed"), arg("results"), arg("solvable"),
             arg("threads"), arg("progress").none(), arg("kernel") = "");
    bulk.def("backbone", &backbone, arg("puzzles"), arg("possible"), arg("threads"), arg("progress").none(),
             arg("kernel") = "");
}
