// Supports of one target: does a small one exist, what does a quick one look like, and which
// alternative grids prove that there is no smaller one?
//
//     known cells     a b c d e f g h            the oracle finds a grid that differs at the target
//     chosen          a     d                    and agrees on the chosen cells;
//     first answer    . x . . x x . x            grow() then agrees on as many more as it can:
//     grown           . x . . . . . x            a minimal trace, which every support must meet
//
// Cells that the tree has ruled out are the last to agree, so that a trace often lies among them
// altogether and closes the node and its ancestors at once.
#pragma once

#include "k_oracle.hpp"
#include "k_pool.hpp"
#include "k_tree.hpp"

namespace whygrid::k9 {

class Supports {
  public:
    Supports(const Grid &solution, const Stop &stop)
        : pool(solution), solution_(solution), oracle_(solution), tree_(stop), stop_(stop) {}

    // A support of `target` with at most `limit` of the `known` cells, if there is one. `without` is a
    // part of the known cells that is already known to hold none.
    std::optional<CellSet> at_most(int limit, int target, CellSet known, std::optional<CellSet> without) {
        std::optional<CellSet> support;
        ranked_.clear();
        const auto leaf = [&](std::span<const Cell> chosen, CellSet allowed) {
            return (support = ask(target, known, chosen, allowed)).has_value();
        };
        tree_.run(pool.by_target[target], known, limit, without, leaf);
        return support;
    }

    // Some support that can spare none of its cells, or nothing when the known cells leave the target
    // open. Cells with the target's digit come first, then its peers: such supports tend to be small.
    std::optional<CellSet> quick(int target, CellSet known) {
        std::vector<Cell> cells;
        for (int closeness = 2; closeness >= 0; --closeness)
            known.each([&](int cell) {
                const bool same_digit = solution_[cell] == solution_[target];
                if ((same_digit ? 2 : share_a_house(cell, target) ? 1 : 0) == closeness)
                    cells.push_back(static_cast<Cell>(cell));
            });
        if (oracle_.differs(target, cells)) return std::nullopt;
        CellSet support = oracle_.core();
        for (std::size_t last = cells.size(); last-- > 0;) {
            if (!support.has(cells[last])) continue;
            std::vector<Cell> fewer;
            for (const Cell cell : cells)
                if (cell != cells[last] && support.has(cell)) fewer.push_back(cell);
            if (!oracle_.differs(target, fewer)) support = oracle_.core();
        }
        return support;
    }

    // Every support of `target` has at least so many of the known cells, as far as the pool tells.
    int at_least(int target, CellSet known) { return tree_.at_least(pool.by_target[target], known); }

    // Fills the pool with grids that differ in a single known cell, which is then in every support of
    // the targets where they differ: the quickest way to a good lower bound. The known cells must force
    // the targets. Ends when hurry() says so.
    template <typename Hurry>
    void find_essential(CellSet known, CellSet targets, Hurry hurry) {
        known.each([&](int essential) {
            std::vector<Cell> others;
            (known - CellSet::of(essential)).each([&](int cell) { others.push_back(static_cast<Cell>(cell)); });
            CellSet left = targets;
            for (const Alternative &alternative : pool.alternatives)
                if ((alternative.differs & known) == CellSet::of(essential)) left = left - alternative.differs;
            while (!left.empty() && !hurry()) {
                const int target = left.first();
                left = left - CellSet::of(target);
                if (!oracle_.differs(target, others)) continue;
                pool.add(oracle_.grid());
                left = left - pool.alternatives.back().differs;
            }
        });
    }

    // Indices into pool.alternatives of grids whose traces in `known` can't be met by `limit` cells;
    // at_most(limit, target, known) must have found nothing. Prefers grids that are `used` already.
    std::vector<std::size_t> witnesses(int limit, int target, CellSet known, std::vector<bool> &used) {
        std::vector<CellSet> traces;
        std::vector<std::size_t> chosen_grids;
        ranked_.clear();
        const auto leaf = [&](std::span<const Cell> chosen, CellSet allowed) {
            CellSet taken;
            for (const Cell cell : chosen) taken = taken | CellSet::of(cell);
            std::size_t best = pool.alternatives.size();
            int least = 1000;
            for (std::size_t i = 0; i < pool.alternatives.size(); ++i) {
                const CellSet differs = pool.alternatives[i].differs & known;
                if (!pool.alternatives[i].differs.has(target) || differs.meets(taken)) continue;
                const int cost = 2 * (differs & allowed).size() + (i < used.size() && used[i] ? 0 : 1);
                if (cost < least) least = cost, best = i;
            }
            if (best == pool.alternatives.size() && ask(target, known, chosen, allowed)) return true;
            used.resize(pool.alternatives.size());
            used[best] = true;
            chosen_grids.push_back(best);
            traces.push_back(pool.alternatives[best].differs);
            return false;
        };
        tree_.run(traces, known, limit, std::nullopt, leaf);
        return chosen_grids;
    }

    // Grows with the work that at_most() does.
    std::uint64_t effort() const { return tree_.nodes(); }

    Pool pool;

  private:
    Grid solution_;
    Oracle oracle_;
    HittingTree tree_;
    Stop stop_;
    std::vector<Cell> ranked_;  // see rank(); empty until it is needed

    // The chosen cells that support the target; or nothing, and the pool has one more grid.
    std::optional<CellSet> ask(int target, CellSet known, std::span<const Cell> chosen, CellSet allowed) {
        if (stop_()) throw Stopped{};
        if (ranked_.empty()) rank(target, known);
        std::vector<Cell> order;
        for (const bool wanted : {true, false})
            for (const Cell cell : ranked_)
                if (allowed.has(cell) == wanted) order.push_back(cell);
        oracle_.prefer(order);
        if (!oracle_.differs(target, chosen)) return oracle_.core();
        pool.add(grow(target, known, chosen, order));
        return std::nullopt;
    }

    // The known cells, those that are in many traces first.
    void rank(int target, CellSet known) {
        std::array<int, 81> traces{};
        for (const CellSet differs : pool.by_target[target])
            (differs & known).each([&](int cell) { ++traces[cell]; });
        known.each([&](int cell) { ranked_.push_back(static_cast<Cell>(cell)); });
        std::stable_sort(ranked_.begin(), ranked_.end(),
                         [&](int one, int other) { return traces[one] > traces[other]; });
    }

    // Makes the oracle's grid agree with the solution on as many known cells as it can, in order.
    Grid grow(int target, CellSet known, std::span<const Cell> chosen, std::span<const Cell> order) {
        Grid grid = oracle_.grid();
        std::vector<Cell> agreed(chosen.begin(), chosen.end());
        CellSet open = known;  // the known cells not yet among the agreed ones
        for (const Cell cell : agreed) open = open - CellSet::of(cell);
        const auto take = [&](Cell cell) {
            agreed.push_back(cell);
            open = open - CellSet::of(cell);
        };
        const auto take_agreeing = [&] {
            for (const Cell cell : order)
                if (open.has(cell) && grid[cell] == solution_[cell]) take(cell);
        };
        take_agreeing();
        for (const Cell cell : order) {
            if (!open.has(cell)) continue;
            take(cell);
            if (oracle_.differs(target, agreed)) {
                grid = oracle_.grid();
                take_agreeing();
            } else {
                agreed.pop_back();
            }
        }
        return grid;
    }
};

}  // namespace whygrid::k9
