// A run of everything native without Python, small enough for sanitizers: cmake -DWHYGRID_SANITIZE=ON.
//
//     random puzzles ──▶ every lane kernel, one thread and three ──▶ same counts as SudokuCounter
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "array_tasks.hpp"
#include "generate_tasks.hpp"
#include "grid_jobs.hpp"
#include "k_rows.hpp"
#include "lane_kernel.hpp"
#include "list_rows.hpp"
#include "patterns.hpp"
#include "sudoku_count.hpp"
#include "unbiased_tasks.hpp"

using namespace whygrid;

namespace {

void check(bool condition, const char *what) {
    if (condition) return;
    std::fprintf(stderr, "failed: %s\n", what);
    std::exit(1);
}

template <typename Work>
void run_crew(int threads, Work work) {
    check(Crew(threads, [] { return false; }).run(work), "a crew that nobody stops finishes");
}

template <typename Item, typename Context>
void run_chains(const Context &context, std::size_t rows, Kernel kernel, int threads) {
    Ration ration(rows, 4);
    run_crew(threads, [&](Crew::Stop stop) {
        Chains<Item, Context> chains(ration, stop, context);
        kernel(chains);
    });
    check(ration.finished() == rows, "all rows are finished");
}

std::vector<std::uint64_t> counts(const std::vector<std::uint8_t> &puzzles, Kernel kernel, int threads,
                                  std::uint8_t *solutions) {
    std::vector<std::uint64_t> result(puzzles.size() / 81);
    Ration ration(result.size(), 5);
    run_crew(threads, [&](Crew::Stop stop) {
        CountRows source(ration, stop, puzzles.data(), 20, result.data(), solutions);
        kernel(source);
    });
    return result;
}

// Parts of uniform grids, some with a wrong digit; the last two are empty and full.
std::vector<std::uint8_t> some_puzzles(std::size_t number) {
    std::vector<std::uint8_t> puzzles(81 * number);
    UniformGrid uniform;
    for (std::size_t row = 0; row < number; ++row) {
        Random random(1, row);
        std::uint8_t *puzzle = puzzles.data() + 81 * row;
        uniform.draw(random, puzzle);
        if (row + 1 == number) break;
        const std::uint32_t gone = row + 2 == number ? 81 : 40 + random.below(20);
        std::uint8_t order[81];
        for (int i = 0; i < 81; ++i) order[i] = static_cast<std::uint8_t>(i);
        random.shuffle(order, 81);
        for (std::uint32_t i = 0; i < gone; ++i) puzzle[order[i]] = 0;
        if (row % 3 == 0) puzzle[random.below(81)] = static_cast<std::uint8_t>(random.below(10));
    }
    return puzzles;
}

struct NeverStop final : Stopper {
    bool stop() override { return false; }
};

void check_solo(const std::vector<std::uint8_t> &puzzles, Kernel kernel, SoloKernel solo) {
    std::vector<std::uint8_t> solutions(puzzles.size());
    const auto expected = counts(puzzles, kernel, 1, solutions.data());
    NeverStop stopper;
    for (std::size_t row = 0; row < expected.size(); ++row) {
        Grid found{};
        const Task task{.givens = puzzles.data() + 81 * row, .limit = 20, .solution = found.data()};
        check(solo(task, stopper) == expected[row], "lanes together count as one lane does");
        if (expected[row] != 1) continue;
        check(std::equal(found.begin(), found.end(), solutions.data() + 81 * row), "and find what it finds");
    }
}

void check_counts(const std::vector<std::uint8_t> &puzzles, Kernel kernel) {
    std::vector<std::uint8_t> solutions(puzzles.size());
    const auto got = counts(puzzles, kernel, 1, solutions.data());
    check(got == counts(puzzles, kernel, 3, nullptr), "threads change nothing");
    for (std::size_t row = 0; row < got.size(); ++row) {
        Grid givens;
        std::copy_n(puzzles.data() + 81 * row, 81, givens.begin());
        std::uint64_t expected = 0;
        SudokuCounter().run(givens, [&](const Grid &) { return ++expected < 20; }, [] { return false; });
        check(got[row] == expected, "as many solutions as the plain counter finds");
    }
}

void check_chains(const std::vector<std::uint8_t> &grids, Kernel kernel) {
    const std::size_t rows = grids.size() / 81;
    std::vector<std::uint8_t> small(grids.size()), flags(rows), possible(729 * rows);
    run_chains<MinimiseItem>(MinimiseContext{grids.data(), small.data(), flags.data(), 7}, rows, kernel, 2);
    run_chains<MinimalItem>(MinimalContext{small.data(), flags.data()}, rows, kernel, 2);
    for (const std::uint8_t flag : flags) check(flag == 1, "minimised puzzles are minimal");
    run_chains<BackboneItem>(BackboneContext{small.data(), possible.data()}, rows, kernel, 2);
    for (std::size_t i = 0; i < 81 * rows; ++i) {
        check(possible[9 * i + grids[i] - 1], "the backbone has the solution");
    }

    std::uint8_t orbit[81], mask[81];
    for (std::uint8_t cell = 0; cell < 81; ++cell) {
        orbit[cell] = std::min<std::uint8_t>(cell, 80 - cell);
        mask[cell] = cell != 40;
    }
    for (const int clues : {0, 32}) {
        const GenerateContext context{3, clues, clues == 0, orbit, mask, 1000, small.data(), flags.data()};
        run_chains<GenerateItem>(context, rows, kernel, 2);
        for (const std::uint8_t flag : flags) check(flag == 1, "puzzles are made");
        for (const std::uint64_t count : counts(small, kernel, 1, nullptr)) {
            check(count == 1, "with one solution");
        }
    }
}

void check_symmetries(const std::vector<std::uint8_t> &puzzles) {
    Canonical canonical;
    for (std::size_t row = 0; row < puzzles.size() / 81; ++row) {
        Random random(5, row);
        SymmetryMap map;
        random_symmetry(random, map);
        std::array<std::uint8_t, 81> image, form, image_form;
        apply(map, puzzles.data() + 81 * row, image.data());
        canonical.run(puzzles.data() + 81 * row, form.data());
        canonical.run(image.data(), image_form.data());
        check(form == image_form, "images have the same canonical form");
    }
}

void check_uniform() {
    UniformGrid uniform;
    Random random(9, 9);
    double sum = 0;
    constexpr int frames = 3000;
    for (int i = 0; i < frames; ++i) sum += static_cast<double>(uniform.count_random_frame(random));
    // 6670903752021072936960 / (9! * 2612736^2) = 2692.9, standard deviation of one frame 294
    const double mean = sum / frames;
    check(mean > 2692.9 - 27 && mean < 2692.9 + 27, "frames have 2692.9 completions on average");
}

void check_unbiased(Kernel kernel) {
    std::size_t found = 0;
    run_crew(1, [&](Crew::Stop stop) {
        UnbiasedBlock block(stop);
        FindsInOrder finds(6, 10);
        for (std::uint64_t number = 6; number-- > 0;) {
            block.start(1, number, number % 2 ? 26 : 29, 100000);
            kernel(block);
            finds.add(number, block.finds());
        }
        finds.each([&](const std::uint8_t *) { ++found; });
    });
    check(found < 10, "minimal puzzles are rare");
}

void check_k() {
    const std::string puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    std::vector<std::uint8_t> givens(81), digits(81);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        givens[cell] = static_cast<std::uint8_t>(puzzle[cell] - '0');
        digits[cell] = static_cast<std::uint8_t>(solution[cell] - '0');
    }
    std::uint8_t lower = 0, upper = 0;
    const auto measure = [&](int floor, std::optional<double> seconds) {
        const k9::KArrays arrays{givens.data(), digits.data(), floor, seconds, &lower, &upper};
        check(k9::measure_row(arrays, 0, [] { return false; }), "nobody stops it");
        check(lower <= 5 && upper >= 5, "bounds hold");
    };
    measure(0, {});
    check(lower == 5 && upper == 5, "k is exact");
    measure(6, {});
    check(upper == 5, "a k below the floor is known to be below");
    measure(0, 0.0);
}

void check_lists() {
    const std::string puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    std::vector<std::uint8_t> givens(81), digits(81);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        givens[cell] = static_cast<std::uint8_t>(puzzle[cell] - '0');
        digits[cell] = static_cast<std::uint8_t>(solution[cell] - '0');
    }
    const auto passes_with = [&](const std::vector<CellSet> &sets, bool inside) {
        std::vector<std::uint32_t> by(81);
        std::vector<std::uint16_t> during(81);
        std::uint16_t passes = 0;
        const k9::ListArrays arrays{givens.data(), digits.data(),  sets,   inside,
                                    by.data(),     during.data(), &passes};
        k9::go_through_row(arrays, 0, [] { return false; });
        const auto filled = std::count_if(by.begin(), by.end(), [](std::uint32_t set) { return set > 0; });
        return std::pair(static_cast<int>(passes), static_cast<int>(filled));
    };
    check(passes_with({CellSet::all()}, false) == std::pair(1, 51), "a look at everything wins");
    check(passes_with({CellSet::all()}, true) == std::pair(1, 51), "and all of it is inside");
    check(passes_with({}, false) == std::pair(1, 0), "an empty list loses");
    std::vector<CellSet> peers(neighbours.begin(), neighbours.end());
    check(passes_with(peers, false).second == 51, "a look at the peers of each cell wins this one");
    check(passes_with(peers, true).second <= 51, "with less to fill in at a time, no more is filled in");
}

void check_patterns() {
    const auto found = tests::numbers_of_patterns(
        "050307040100000000030000000508030610000800509060010000000040006000692700002000900");
    for (const std::size_t number : found) check(number > 0, "patterns of each kind are found");
}

}  // namespace

int main() {
    check_k();
    check_lists();
    check_patterns();
    const auto puzzles = some_puzzles(60);
    check_symmetries(puzzles);
    check_uniform();
    std::vector<std::uint8_t> grids(81 * 8);
    UniformGrid uniform;
    for (std::size_t row = 0; row < 8; ++row) {
        Random random(2, row);
        uniform.draw(random, grids.data() + 81 * row);
    }
    for (const std::string &name : kernel_names()) {
        const Kernel kernel = kernel_named(name);
        check_counts(puzzles, kernel);
        check_solo(puzzles, kernel, solo_kernel_named(name));
        check_chains(grids, kernel);
        check_unbiased(kernel);
        std::printf("%s kernel: fine\n", name.c_str());
    }
}
