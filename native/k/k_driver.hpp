// The driver: places cell after cell, each by a smallest support, and keeps the proof that fewer
// cells would not do.
//
//     steps    (cell, support) in order; the supports lie in the givens and the cells placed before
//     stuck    the known cells at the moment when the largest bound was proved: none of the cells
//              then open has a support of fewer than `lower` cells
//
//     size     4  5  4  4  6  6  4 . . .         cheapest first: each step starts at 4 again
//     proved   for each open cell and size, the known cells in which no support of that size exists;
//              later only supports with a cell beyond these need to be looked for
#pragma once

#include <stdexcept>

#include "k_support.hpp"

namespace whygrid::k9 {

struct Step {
    Cell cell;
    CellSet support;
    bool smallest;  // proved: no cell that was open had a smaller support
};

class Driver {
  public:
    Driver(const Grid &solution, CellSet givens, const Stop &stop)
        : known(givens), stuck(givens), supports(solution, stop), givens_(givens) {}

    // Three known cells never force a fourth one (whygrid's tests recompute this).
    static constexpr int fewest = 4;

    CellSet known, stuck;
    int lower = 0;
    std::vector<Step> steps;
    Supports supports;

    CellSet open() const { return CellSet::all() - known; }

    // A step with a smallest support of all: the profile is exact, and so is k.
    void place_cheapest_first() {
        while (!open().empty()) place_cheapest_of(open());
    }

    void place_cheapest_of(CellSet targets) {
        int limit = fewest;
        while (!place_one(limit, targets, true)) raise(++limit);
        raise(limit);
    }

    // Any step with at most k cells, and k grows only when there is none: exact in k alone. With a
    // `floor` even that only from there on; a smaller k is just shown to be smaller.
    void place_within_threshold(int floor = 0) {
        int limit = std::max(fewest, floor - 1);
        if (!open().empty()) raise(fewest);
        while (!open().empty())
            if (!place_one(limit, open(), false)) raise(++limit);
    }

    // A smallest support of one open cell from what is known now; nothing is placed.
    CellSet smallest_of(int cell) {
        for (int limit = fewest; limit <= known.size(); ++limit)
            if (const auto support = supports.at_most(limit, cell, known, proved_[cell][limit])) return *support;
        throw ambiguous();
    }

    // After a stop: places all targets, in any order, by supports that can merely spare none of their
    // cells. No step takes more cells than there are givens, even though more and more cells are known.
    void place_quickly(CellSet targets) {
        targets.each([&](int cell) {
            auto support = supports.quick(cell, known);
            if (!support) throw ambiguous();
            if (support->size() > lower) {
                const auto from_givens = supports.quick(cell, givens_);
                if (from_givens && from_givens->size() < support->size()) support = from_givens;
            }
            place({static_cast<Cell>(cell), *support, false});
        });
    }

    // After a stop: the best lower bound for the position reached that takes no search. The targets must
    // be open. Ends when hurry() says so.
    template <typename Hurry>
    void bound_quickly(CellSet targets, Hurry hurry) {
        if (targets.empty()) return;
        supports.find_essential(known, targets, hurry);
        int least = 81;
        targets.each([&](int cell) {
            int bound = supports.at_least(cell, known);
            while (proved_[cell][bound] == known) ++bound;
            least = std::min(least, bound);
        });
        raise(std::max(least, fewest));
    }

    int upper() const {
        int size = 0;
        for (const Step &step : steps) size = std::max(size, step.support.size());
        return size;
    }

  private:
    static constexpr std::uint64_t notable_effort = 512;

    CellSet givens_;
    std::array<std::array<std::optional<CellSet>, 82>, 81> proved_{};
    std::array<std::uint64_t, 81> effort_{};

    static std::invalid_argument ambiguous() {
        return std::invalid_argument("the known cells do not force the solution's digit");
    }

    bool place_one(int limit, CellSet targets, bool smallest) {
        limit = std::min(limit, known.size());
        for (const Cell cell : promising_first(targets)) {
            const std::uint64_t before = supports.effort();
            auto &proved = proved_[cell];
            if (const auto support = supports.at_most(limit, cell, known, proved[limit])) {
                place({cell, *support, smallest});
                return true;
            }
            effort_[cell] = supports.effort() - before;
            for (int size = 0; size <= limit; ++size) proved[size] = known;
        }
        if (limit == known.size()) throw ambiguous();
        return false;
    }

    // A cell that was hard to refute with one cell less is likely to have a support now.
    std::vector<Cell> promising_first(CellSet targets) const {
        std::vector<Cell> order;
        targets.each([&](int cell) { order.push_back(static_cast<Cell>(cell)); });
        std::stable_sort(order.begin(), order.end(), [&](Cell one, Cell other) {
            return effort_[one] / notable_effort > effort_[other] / notable_effort;
        });
        return order;
    }

    void place(const Step &step) {
        effort_.fill(0);
        steps.push_back(step);
        known = known | CellSet::of(step.cell);
    }

    void raise(int bound) {
        if (bound <= lower) return;
        lower = bound;
        stuck = known;
    }
};

}  // namespace whygrid::k9
