// The bulk kernels for Python: arrays in, arrays out. whygrid/kernels/ says what each function promises;
// shapes and digits are checked there, and shapes once more here, where a mistake would be fatal. Digits are made safe as
// they are read (own_row.hpp), for the caller's array may change while the GIL is released.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "array_tasks.hpp"
#include "bind_arrays.hpp"
#include "generate_tasks.hpp"
#include "grid_jobs.hpp"
#include "k_rows.hpp"
#include "lane_kernel.hpp"
#include "text_rows.hpp"
#include "unbiased_tasks.hpp"

namespace nb = nanobind;
using namespace whygrid;

namespace {

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
    const Kernel kernel = kernel_named(kernel_name);
    Ration ration(rows);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        std::uint8_t *const written = solve ? solutions.data() : nullptr;
        CountRows source(ration, stop, puzzles.data(), limit, counts.data(), written);
        kernel(source);
    });
}

void is_minimal(const Puzzles &puzzles, const Column<std::uint8_t> &verdicts, int threads,
                const nb::object &progress, const std::string &kernel_name) {
    require(verdicts.shape(0) == puzzles.shape(0), "one answer a row");
    const MinimalContext context{puzzles.data(), verdicts.data()};
    run_chains<MinimalItem>(context, puzzles.shape(0), threads, progress, kernel_name);
}

void minimise(const Puzzles &puzzles, std::uint64_t seed, const Table<std::uint8_t> &results,
              const Column<std::uint8_t> &solvable, int threads, const nb::object &progress,
              const std::string &kernel_name) {
    require(results.size() == puzzles.size() && solvable.shape(0) == puzzles.shape(0), "one answer a row");
    const MinimiseContext context{puzzles.data(), results.data(), solvable.data(), seed};
    run_chains<MinimiseItem>(context, puzzles.shape(0), threads, progress, kernel_name);
}

void backbone(const Puzzles &puzzles, const Table<std::uint8_t> &possible, int threads,
              const nb::object &progress, const std::string &kernel_name) {
    require(possible.size() == 9 * puzzles.size(), "729 answers a row");
    const BackboneContext context{puzzles.data(), possible.data()};
    run_chains<BackboneItem>(context, puzzles.shape(0), threads, progress, kernel_name);
}

void canonical(const Puzzles &puzzles, const Table<std::uint8_t> &forms, int threads,
               const nb::object &progress) {
    require(forms.size() == puzzles.size(), "one form a row");
    Ration ration(puzzles.shape(0));
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        Canonical search;
        for_each_row(ration, stop, 1, [&](std::size_t row) {
            Cells own;
            copy_row(puzzles.data() + 81 * row, own);
            search.run(own, forms.data() + 81 * row);
        });
    });
}

void augment(const Puzzles &puzzles, const Table<std::uint8_t> &solutions, std::size_t times,
             std::uint64_t seed, const Table<std::uint8_t> &puzzle_images, const Table<std::uint8_t> &solution_images,
             const Table<std::uint8_t> &cells, const Table<std::uint8_t> &digits, int threads,
             const nb::object &progress) {
    const std::size_t images = puzzles.shape(0) * times;
    const bool solved = solutions.size() > 0;
    const bool room = puzzle_images.size() == 81 * images && cells.size() == 81 * images;
    require(room && digits.size() == 10 * images, "as many images as rows times `times`");
    require(!solved || (solutions.size() == puzzles.size() && solution_images.size() == 81 * images),
            "a solution for each puzzle");
    const AugmentArrays arrays{puzzles.data(), solved ? solutions.data() : nullptr, times, seed,
                               puzzle_images.data(), solution_images.data(), cells.data(), digits.data()};
    Ration ration(images, 1024);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        for_each_row(ration, stop, 256, [&](std::size_t image) { augment_row(arrays, image); });
    });
}

void uniform_grids(std::uint64_t seed, const Table<std::uint8_t> &grids, int threads,
                   const nb::object &progress) {
    require(grids.shape(1) == 81, "81 cells a row");
    Ration ration(grids.shape(0), 16);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        UniformGrid uniform;
        for_each_row(ration, stop, 1, [&](std::size_t row) {
            Random random(seed, row);
            uniform.draw(random, grids.data() + 81 * row);
        });
    });
}

void generate(std::uint64_t seed, int clues, bool minimal, const Column<const std::uint8_t> &orbit,
              const Column<const std::uint8_t> &mask, std::uint32_t attempts,
              const Table<std::uint8_t> &puzzles, const Column<std::uint8_t> &made, int threads, const nb::object &progress,
              const std::string &kernel_name) {
    require(orbit.size() == 81 && mask.size() == 81, "81 cells in orbit and mask");
    for (std::size_t cell = 0; cell < 81; ++cell) require(orbit.data()[cell] < 81, "orbits are 0 to 80");
    for (int unit = 0; unit < 81; ++unit) {
        require(std::count(orbit.data(), orbit.data() + 81, unit) <= 4, "orbits have at most four cells");
    }
    require(std::count(mask.data(), mask.data() + 81, 0) <= 81 - 17, "17 cells in the mask");
    require(puzzles.size() == 81 * made.size(), "81 cells a row");
    const GenerateContext context{seed, clues, minimal, orbit.data(), mask.data(),
                                  attempts, puzzles.data(), made.data()};
    run_chains<GenerateItem>(context, made.size(), threads, progress, kernel_name);
}

void k(const Puzzles &puzzles, const Puzzles &solutions, int floor, std::optional<double> seconds,
       const Column<std::uint8_t> &lower, const Column<std::uint8_t> &upper, int threads,
       const nb::object &progress) {
    const std::size_t rows = puzzles.shape(0);
    const bool room = lower.shape(0) == rows && upper.shape(0) == rows;
    require(room && solutions.shape(0) == rows, "one answer a row");
    require(floor >= 0 && floor <= 81, "the floor is 0 to 81");
    require_solutions(puzzles, solutions);
    const k9::KArrays arrays{puzzles.data(), solutions.data(), floor, seconds, lower.data(), upper.data()};
    Ration ration(rows, 1);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        Ration::Share share(ration);
        std::size_t row;
        while (share.next(row) && k9::measure_row(arrays, row, stop)) share.finished();
    });
}

// The finds of the blocks first, first + 1, ... in order, 81 bytes each, until `wanted` are found or
// `blocks` blocks are done.
nb::bytes unbiased(std::uint64_t seed, int clues, std::uint64_t first, std::size_t blocks,
                   std::uint64_t tries, std::size_t wanted, int threads, const nb::object &progress,
                   const std::string &kernel_name) {
    require(clues >= 17 && clues <= 40, "17 to 40 clues");
    const Kernel kernel = kernel_named(kernel_name);
    FindsInOrder finds(blocks, wanted);
    Ration ration(blocks, 1);
    run_crew(ration, threads, progress, [&](Crew::Stop stop) {
        UnbiasedBlock block(stop);
        Ration::Share share(ration);
        std::size_t number;
        while (!finds.enough() && share.next(number)) {
            block.start(seed, first + number, clues, tries);
            kernel(block);
            if (stop()) return;
            finds.add(number, block.finds());
            share.finished();
        }
    });
    std::string all;
    finds.each([&](const std::uint8_t *puzzle) { all.append(reinterpret_cast<const char *>(puzzle), 81); });
    return nb::bytes(all.data(), all.size());
}

std::size_t read_text(const nb::bytes &text, const Table<std::uint8_t> &grids) {
    const auto *bytes = static_cast<const std::uint8_t *>(text.data());
    require(grids.size() == 0 || (grids.shape(1) == 81 && line_bytes * grids.shape(0) >= text.size()),
            "a row for each line");
    return plain_rows(bytes, text.size(), grids.size() ? grids.data() : nullptr);
}

nb::bytes as_text(const Puzzles &puzzles, const Table<const std::uint8_t> &solutions,
                  const std::vector<Column<const std::uint64_t>> &columns, const std::string &before,
                  const std::string &between) {
    const std::size_t rows = puzzles.shape(0);
    const bool solved = solutions.size() > 0;
    require(!solved || solutions.size() == 81 * rows, "one solution a row");
    std::vector<const std::uint64_t *> numbers;
    for (const auto &column : columns) {
        require(column.shape(0) == rows, "one number a row");
        numbers.push_back(column.data());
    }
    const std::uint8_t *const answers = solved ? solutions.data() : nullptr;
    const std::string text = rows_as_text(puzzles.data(), answers, rows, numbers, before, between);
    return nb::bytes(text.data(), text.size());
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
    bulk.def("canonical", &canonical, arg("puzzles"), arg("forms"), arg("threads"), arg("progress").none());
    bulk.def("augment", &augment, arg("puzzles"), arg("solutions"), arg("times"), arg("seed"),
             arg("puzzle_images"), arg("solution_images"), arg("cells"), arg("digits"), arg("threads"),
             arg("progress").none());
    bulk.def("uniform_grids", &uniform_grids, arg("seed"), arg("grids"), arg("threads"),
             arg("progress").none());
    bulk.def("generate", &generate, arg("seed"), arg("clues"), arg("minimal"), arg("orbit"), arg("mask"),
             arg("attempts"), arg("puzzles"), arg("made"), arg("threads"), arg("progress").none(),
             arg("kernel") = "");
    bulk.def("k", &k, arg("puzzles"), arg("solutions"), arg("floor"), arg("seconds").none(), arg("lower"),
             arg("upper"), arg("threads"), arg("progress").none());
    bulk.def("unbiased", &unbiased, arg("seed"), arg("clues"), arg("first"), arg("blocks"), arg("tries"),
             arg("wanted"), arg("threads"), arg("progress").none(), arg("kernel") = "");
    bulk.def("read_text", &read_text, arg("text"), arg("grids"));
    bulk.def("as_text", &as_text, arg("puzzles"), arg("solutions"), arg("columns"), arg("before") = "",
             arg("between") = "");
}
