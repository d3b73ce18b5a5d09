// What follows from the digits in some cells of a solution, and from nothing else?
//
//     seen       a . . b c .          every full grid with these digits there is asked for where it differs:
//     grid 1     . x . . . x          it shares no difference with what is seen, so x and x stay open
//     grid 2     x . x . . .          it differs at a, which is seen: says nothing here
//     asked      . . . . . .  ?       for cells that no grid leaves open the oracle finds one more, or
//                                     there is none: the cell follows
//
// Grids stay valid for every set of seen cells, so one pool serves the whole puzzle. So do the supports
// that the oracle gives back: a cell follows from whatever contains one of its supports.
#pragma once

#include "k_oracle.hpp"
#include "k_pool.hpp"

namespace whygrid::k9 {

class Follows {
  public:
    // Three known cells never force a fourth one (whygrid's tests recompute this).
    static constexpr int fewest = 4;

    explicit Follows(const Grid &solution) : solution_(solution), oracle_(solution) {
        for (const Alternative &alternative : Pool(solution).alternatives) differs_.push_back(alternative.differs);
    }

    // Those of the `wanted` cells that follow from the `seen` ones; none of them is seen.
    CellSet from(CellSet seen, CellSet wanted) {
        if (seen.size() < fewest) return {};
        for (std::size_t i = 0; i < differs_.size() && !wanted.empty(); ++i) {
            if (differs_[i].meets(seen) || !differs_[i].meets(wanted)) continue;
            wanted = wanted - differs_[i];
            if (i > 0) std::swap(differs_[i], differs_[i / 2]);  // what is of use moves to the front
        }
        CellSet forced;
        while (!wanted.empty()) {
            const int target = wanted.first();
            wanted = wanted - CellSet::of(target);
            if (supported(target, seen) || !differs(target, seen)) forced.add(target);
            else wanted = wanted - differs_.back();
        }
        return forced;
    }

  private:
    // Somebody who tries millions of sets must not keep all that he was ever told.
    static constexpr std::size_t most_grids = 4096, most_supports = 64;

    Grid solution_;
    Oracle oracle_;
    std::vector<CellSet> differs_;  // of grids other than the solution, from it
    std::array<std::vector<CellSet>, 81> supports_;
    std::vector<Cell> agreed_;

    bool supported(int target, CellSet seen) const {
        for (const CellSet support : supports_[target])
            if (support.within(seen)) return true;
        return false;
    }

    // Asks the oracle, and keeps what it says.
    bool differs(int target, CellSet seen) {
        agreed_.clear();
        seen.each([&](int cell) { agreed_.push_back(static_cast<Cell>(cell)); });
        if (!oracle_.differs(target, agreed_)) {
            auto &supports = supports_[target];
            if (supports.size() == most_supports)  // the older half goes
                supports.erase(supports.begin(), supports.begin() + most_supports / 2);
            supports.push_back(oracle_.core());
            return false;
        }
        if (differs_.size() == most_grids) differs_.resize(most_grids / 2);  // what is of use is in front
        differs_.push_back(difference(oracle_.grid(), solution_));
        return true;
    }
};

}  // namespace whygrid::k9
