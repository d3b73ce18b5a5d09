// The pool of alternative grids: full grids other than the solution. Each one tells, for every target
// where it differs, that a support must contain one of the known cells where it differs.
//
//     solution   . a b . . .        swapping the a/b chain that c lies on (a Kempe component) or the
//                . b a . c .        cycle a b | b a of two lines of a band gives another grid at once:
//     differs    . x x . . .        seeds() finds all of these without any search
//
//     by_target[c] = the difference sets of all grids that differ at c, in the order of arrival;
//                    a set that contains an older one is left out, for it says nothing new
#pragma once

#include <vector>

#include "cells.hpp"

namespace whygrid::k9 {

struct Alternative {
    CellSet differs;
    Grid grid;
};

class Pool {
  public:
    explicit Pool(const Grid &solution) : solution_(solution) {
        for (int one = 0; one < 9; ++one)
            for (int other = one + 1; other < 9; ++other) add_digit_swaps(one, other);
        for (int line = 0; line < 9; ++line)
            for (int other = line + 1; other < line / 3 * 3 + 3; ++other) {
                add_line_swaps([=](int i) { return 9 * line + i; }, [=](int i) { return 9 * other + i; });
                add_line_swaps([=](int i) { return 9 * i + line; }, [=](int i) { return 9 * i + other; });
            }
    }

    void add(const Grid &grid) {
        const CellSet differs = difference(solution_, grid);
        alternatives.push_back({differs, grid});
        differs.each([&](int target) {
            for (const CellSet older : by_target[target])
                if (older.within(differs)) return;
            by_target[target].push_back(differs);
        });
    }

    std::vector<Alternative> alternatives;
    std::array<std::vector<CellSet>, 81> by_target;

  private:
    Grid solution_;

    void add_digit_swaps(int one, int other) {
        CellSet rest;
        for (int cell = 0; cell < 81; ++cell)
            if (solution_[cell] == one || solution_[cell] == other) rest = rest | CellSet::of(cell);
        while (!rest.empty()) {
            CellSet component = CellSet::of(rest.first()), fresh = component;
            while (!fresh.empty()) {
                CellSet reached;
                fresh.each([&](int cell) { reached = reached | (neighbours[cell] & rest); });
                fresh = reached - component;
                component = component | reached;
            }
            rest = rest - component;
            Grid grid = solution_;
            component.each([&](int cell) {
                grid[cell] = static_cast<std::uint8_t>(one + other - solution_[cell]);
            });
            add(grid);
        }
    }

    // Two lines of a band or stack: exchanging them along one cycle of their digits keeps every house.
    template <typename Line>
    void add_line_swaps(auto cell_of, Line other_of) {
        std::array<bool, 9> done{};
        for (int start = 0; start < 9; ++start) {
            if (done[start]) continue;
            Grid grid = solution_;
            for (int i = start; !done[i];) {
                done[i] = true;
                std::swap(grid[cell_of(i)], grid[other_of(i)]);
                int next = 0;
                while (solution_[cell_of(next)] != solution_[other_of(i)]) ++next;
                i = next;
            }
            add(grid);
        }
    }
};

}  // namespace whygrid::k9
