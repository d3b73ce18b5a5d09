// Unavoidable sets of a solution grid: cells that can be refilled so that another grid results. A puzzle
// of that grid with one solution has a clue in each of them, which makes a cheap test.
//
//     two digits a, b                two rows r, s of a band (or columns of a stack)
//     . a . | . b . | . . .          r  4 . 7 | . 9 . | . . .      the columns of a cycle of digits
//     . b . | . a . | . . .          s  7 . 9 | . 4 . | . . .      can be swapped between the rows
//     swapping a connected part of all a and b is another grid
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cells.hpp"

namespace whygrid {

// A list of sets that learns, sorted now and then by how many tries each has caught.
class CatchingSets {
  public:
    void clear() { sets_.clear(); }

    void learn(const CellSet &set) {
        if (sets_.size() == most) {
            sort();
            sets_.resize(most / 2);
        }
        sets_.push_back({set, 0});
    }

    // True when the clues leave out some set of the list, or are out for another reason, which is asked
    // for after the sets that catch most.
    template <typename Reason>
    bool avoided_by(const CellSet &clues, Reason reason) {
        const std::size_t front = std::min(sets_.size(), best);
        return caught(clues, 0, front) || reason() || caught(clues, front, sets_.size());
    }

  private:
    static constexpr std::size_t most = 256, best = 16;

    struct Entry {
        CellSet set;
        std::uint32_t caught;
    };

    std::vector<Entry> sets_;
    std::uint32_t caught_ = 0;

    bool caught(const CellSet &clues, std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i) {
            if (sets_[i].set.meets(clues)) continue;
            ++sets_[i].caught;
            if (++caught_ % 4096 == 0) sort();
            return true;
        }
        return false;
    }

    void sort() {
        const auto by_catch = [](const Entry &a, const Entry &b) { return a.caught > b.caught; };
        std::stable_sort(sets_.begin(), sets_.end(), by_catch);
    }
};

// The unavoidable sets of a grid that need no search.
class UnavoidableSets {
  public:
    const std::vector<CellSet> &of(const std::uint8_t *grid) {
        sets_.clear();
        add_digit_pairs(grid);
        add_line_pairs(grid);
        return sets_;
    }

  private:
    std::vector<CellSet> sets_;

    void add_digit_pairs(const std::uint8_t *grid) {
        for (int a = 1; a < 9; ++a) {
            for (int b = a + 1; b < 10; ++b) add_parts(grid, a, b);
        }
    }

    // The connected parts of all cells with a or b, linked along rows, columns and boxes.
    void add_parts(const std::uint8_t *grid, int a, int b) {
        int cells[18], part[18], count = 0;
        for (int cell = 0; cell < 81; ++cell) {
            if (grid[cell] == a || grid[cell] == b) {
                part[count] = count;
                cells[count++] = cell;
            }
        }
        for (int i = 0; i < count; ++i) {
            for (int j = 0; j < i; ++j) {
                if (!share_a_house(cells[i], cells[j]) || part[i] == part[j]) continue;
                const int gone = part[i], kept = part[j];
                for (int k = 0; k < count; ++k) part[k] = part[k] == gone ? kept : part[k];
            }
        }
        for (int root = 0; root < count; ++root) {
            CellSet set;
            for (int i = 0; i < count; ++i) {
                if (part[i] == root) set.add(cells[i]);
            }
            if (set.size() > 0) sets_.push_back(set);
        }
    }

    void add_line_pairs(const std::uint8_t *grid) {
        for (int first = 0; first < 9; ++first) {
            for (int second = first + 1; second < first / 3 * 3 + 3; ++second) {
                add_cycles(grid, 9 * first, 9 * second, 1);
                add_cycles(grid, first, second, 9);
            }
        }
    }

    void add_cycles(const std::uint8_t *grid, int first, int second, int step) {
        int place[10];
        for (int i = 0; i < 9; ++i) place[grid[first + step * i]] = i;
        unsigned seen = 0;
        for (int start = 0; start < 9; ++start) {
            CellSet set;
            for (int i = start; !(seen >> i & 1); i = place[grid[second + step * i]]) {
                seen |= 1u << i;
                set.add(first + step * i);
                set.add(second + step * i);
            }
            if (set.size() > 0) sets_.push_back(set);
        }
    }
};

}  // namespace whygrid
