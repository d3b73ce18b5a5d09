// What follows from a candidate by singles alone, round by round, and why; forcing_nets.py has the twin.
//
//     a Sudoku of n x n cells      fact = cell * n + digit, from 1 on
//     candidates[cell]             bit d-1: the cell may hold d
//     places[slot]                 slot = house * n + d-1, bit i: d may go to the i-th cell of the house
//
//     fact ──┬─ cell, bit                     each fact stands in one cell and three slots, and striking
//            ├─ row's slot, bit               it out clears these four bits
//            ├─ column's slot, bit
//            └─ box's slot, bit
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace whygrid::nets {

struct Place {
    int cell;
    std::uint32_t bit;
    int slots[3];
    std::uint32_t places[3];
};

struct Layout {
    std::vector<Place> place_of;                  // by fact
    std::vector<std::vector<int>> others;         // what each fact excludes
    std::vector<std::vector<int>> fact_at;        // by slot and bit
    int cells = 0;

    Layout(std::vector<Place> places, std::vector<std::vector<int>> excluded)
        : place_of(std::move(places)), others(std::move(excluded)) {
        for (std::size_t fact = 1; fact < place_of.size(); ++fact) {
            const Place &place = place_of[fact];
            cells = std::max(cells, place.cell + 1);
            for (int i = 0; i < 3; ++i) {
                if (place.slots[i] < 0 || place.cell < 0) throw std::invalid_argument("no such place");
                const std::size_t slot = place.slots[i], bit = std::countr_zero(place.places[i]);
                if (fact_at.size() <= slot) fact_at.resize(slot + 1);
                if (fact_at[slot].size() <= bit) fact_at[slot].resize(bit + 1);
                fact_at[slot][bit] = static_cast<int>(fact);
            }
        }
    }
};

struct Marks {
    std::vector<std::int8_t> truth;  // by fact: 1, -1 or 0 for open
    std::vector<std::uint32_t> candidates, places;
};

struct Left {  // what is left alone, or left empty: a cell or a slot
    bool is_cell;
    int index;
};

class Net {
  public:
    std::vector<std::pair<int, int>> excluded;   // a fact, and the placed one that excludes it
    std::vector<std::pair<int, Left>> placed;    // a fact, and where it is left alone; the start comes first
    std::optional<Left> broken;                  // a cell or slot of which nothing is left

    Net(const Layout &layout, const Marks &marks, int start)
        : layout_(layout), marks_(marks),
          digits_(static_cast<int>(layout.place_of.size() - 1) / layout.cells) {
        placed.push_back({start, {true, -1}});
        marks_.truth[start] = placed_now;
        std::vector<int> front{start}, cells, slots;
        while (!front.empty()) {
            cells.clear();
            slots.clear();
            for (const int fact : front) exclude_around(fact, cells, slots);
            front.clear();
            for (const int cell : cells)
                if (left_alone(marks_.candidates[cell], {true, cell}, front)) return;
            for (const int slot : slots)
                if (left_alone(marks_.places[slot], {false, slot}, front)) return;
        }
    }

  private:
    static constexpr std::int8_t excluded_now = 2, placed_now = 3;
    const Layout &layout_;
    Marks marks_;
    int digits_;

    void exclude_around(int fact, std::vector<int> &cells, std::vector<int> &slots) {
        for (const int other : layout_.others[fact]) {
            // A placed fact can be excluded as well: then its cell or slot is left empty.
            if (marks_.truth[other] != 0 && marks_.truth[other] != placed_now) continue;
            marks_.truth[other] = excluded_now;
            excluded.emplace_back(other, fact);
            const Place &at = layout_.place_of[other];
            marks_.candidates[at.cell] &= ~at.bit;
            cells.push_back(at.cell);
            for (int i = 0; i < 3; ++i) {
                marks_.places[at.slots[i]] &= ~at.places[i];
                slots.push_back(at.slots[i]);
            }
        }
    }

    // True when nothing is left there.
    bool left_alone(std::uint32_t mask, Left where, std::vector<int> &front) {
        if (mask & (mask - 1)) return false;
        if (!mask) {
            broken = where;
            return true;
        }
        const int bit = std::countr_zero(mask);
        const int fact = where.is_cell ? where.index * digits_ + bit + 1 : layout_.fact_at[where.index][bit];
        if (marks_.truth[fact] == 0) {
            marks_.truth[fact] = placed_now;
            placed.push_back({fact, where});
            front.push_back(fact);
        }
        return false;
    }
};

}  // namespace whygrid::nets
