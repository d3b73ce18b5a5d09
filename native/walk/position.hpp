// A position that changes: facts are learnt, and singles are placed in waves until there are none.
//
//     full house                 the last empty cell of a house      counted once for each such house
//     hidden single in a box     a digit's only place in a box
//     hidden single              a digit's only place in a house     counted once for each such house
//     naked single               a cell's only digit
//
// A wave is all of the first kind that finds something, placed at once. techniques/singles.py has the counterpart, which
// also says why.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "net.hpp"

namespace whygrid::nets {

enum class Single { full_house, hidden_in_box, hidden, naked };

struct Wave {
    Single kind{};
    int ways = 0;             // how many singles there were; several may place the same digit
    std::vector<int> placed;  // facts, in the order in which they were found
};

class Position {
  public:
    Position(const Layout &layout, Marks marks)
        : layout_(layout), marks_(std::move(marks)),
          digits_(static_cast<int>(layout.place_of.size() - 1) / layout.cells), filled_(layout.cells),
          empty_(layout.fact_at.size() / digits_, digits_) {
        for (std::size_t fact = 1; fact < marks_.truth.size(); ++fact)
            if (marks_.truth[fact] == 1) fill(static_cast<int>(fact));
    }
    const Marks &marks() const { return marks_; }

    void place(int fact) {
        marks_.truth.at(fact) = 1;
        fill(fact);
        for (const int other : layout_.others[fact])
            if (marks_.truth[other] == 0) exclude(other);
    }
    void exclude(int fact) {
        marks_.truth.at(fact) = -1;
        const Place &at = layout_.place_of[fact];
        marks_.candidates[at.cell] &= ~at.bit;
        for (int i = 0; i < 3; ++i) marks_.places[at.slots[i]] &= ~at.places[i];
    }

    std::array<int, 3> houses_of(int fact) const {
        const auto &slots = layout_.place_of[fact].slots;
        return {slots[0] / digits_, slots[1] / digits_, slots[2] / digits_};
    }
    int empty(int house) const { return empty_[house]; }

    // The waves that were made, of these kinds. They end before one that would contradict itself, too.
    std::vector<Wave> singles(const std::vector<Single> &kinds) {
        std::vector<Wave> made;
        while (nothing_is_left_empty()) {
            Wave wave;
            for (std::size_t i = 0; i < kinds.size() && !wave.ways; ++i) wave = find(kinds[i]);
            if (!wave.ways || !all_together(wave.placed)) break;
            for (const int fact : wave.placed) place(fact);
            made.push_back(std::move(wave));
        }
        return made;
    }
    // The slots with one place left that is still empty.
    std::vector<int> lonely() const {
        std::vector<int> found;
        for (std::size_t slot = 0; slot < marks_.places.size(); ++slot)
            if (const std::uint32_t left = marks_.places[slot];
                std::has_single_bit(left) && !filled_[layout_.place_of[only(slot, left)].cell])
                found.push_back(static_cast<int>(slot));
        return found;
    }

  private:
    const Layout &layout_;
    Marks marks_;
    int digits_;
    std::vector<bool> filled_;  // by cell
    std::vector<int> empty_;    // by house: how many of its cells are

    void fill(int fact) {
        filled_[layout_.place_of[fact].cell] = true;
        for (const int house : houses_of(fact)) --empty_[house];
    }
    int only(std::size_t slot, std::uint32_t left) const { return layout_.fact_at[slot][std::countr_zero(left)]; }

    bool nothing_is_left_empty() const {
        return std::ranges::find(marks_.candidates, 0U) == marks_.candidates.end() &&
               std::ranges::find(marks_.places, 0U) == marks_.places.end();
    }
    bool all_together(const std::vector<int> &facts) const {
        for (std::size_t i = 0; i < facts.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const Place &one = layout_.place_of[facts[i]], &other = layout_.place_of[facts[j]];
                if (one.cell == other.cell) return false;
                for (int house = 0; house < 3; ++house)
                    if (one.slots[house] == other.slots[house]) return false;
            }
        return true;
    }

    Wave find(Single kind) const {
        Wave wave{kind, 0, {}};
        const auto note = [&](int fact) {
            ++wave.ways;
            if (std::ranges::find(wave.placed, fact) == wave.placed.end()) wave.placed.push_back(fact);
        };
        const auto look_at = [&](int cell) {
            if (const std::uint32_t left = marks_.candidates[cell]; !filled_[cell] && std::has_single_bit(left))
                note(cell * digits_ + std::countr_zero(left) + 1);
        };
        if (kind == Single::full_house) {
            for (std::size_t house = 0; house < empty_.size(); ++house)
                if (empty_[house] == 1) look_at(last_cell(house));
        } else if (kind == Single::naked) {
            for (int cell = 0; cell < layout_.cells; ++cell) look_at(cell);
        } else {
            const int boxes = static_cast<int>(marks_.places.size()) / 3 * 2;
            for (const int slot : lonely())
                if (kind == Single::hidden || slot >= boxes) note(only(slot, marks_.places[slot]));
        }
        return wave;
    }
    int last_cell(std::size_t house) const {
        for (const int fact : layout_.fact_at[house * digits_])
            if (!filled_[layout_.place_of[fact].cell]) return layout_.place_of[fact].cell;
        throw std::logic_error("a house without an empty cell");
    }
};

}  // namespace whygrid::nets
