// What follows from a candidate by singles alone, round by round, and why; forcing_nets.py has the counterpart.
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
    int cells = 0, digits = 0;

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
        if (cells) digits = static_cast<int>(place_of.size() - 1) / cells;
    }
    int fact_in(int place, int bit) const {
        return place < cells ? place * digits + bit + 1 : fact_at[place - cells][bit];
    }
    // Appends the exclusions that leave one fact in a place, or none where `keep` is 0.
    void without(int place, int keep, std::vector<int> &literals) const {
        for (int bit = 0; bit < digits; ++bit)
            if (const int fact = fact_in(place, bit); fact != keep) literals.push_back(-fact);
    }
};

struct Marks {
    std::vector<std::int8_t> truth;  // by fact: 1, -1 or 0 for open
    std::vector<std::uint32_t> candidates, places;

    std::uint32_t left(int place) const {
        const int cells = static_cast<int>(candidates.size());
        return place < cells ? candidates[place] : places[place - cells];
    }
    void exclude(const Place &at) {
        candidates[at.cell] &= ~at.bit;
        for (int i = 0; i < 3; ++i) places[at.slots[i]] &= ~at.places[i];
    }
};

// How a contradiction comes about: literals in order, what is behind each, the exclusions that all rests on.
//
//     -fact, by             a placed fact excludes it
//     fact, ~place          it is left alone in a place: cells come first, and slots behind them
//     0, ~place             nothing is left there
struct Story {
    std::vector<int> literals, behind, outside;

    void add(int literal, int behind_it) {
        literals.push_back(literal);
        behind.push_back(behind_it);
    }
};

class Net {
  public:
    Net(const Layout &layout, const Marks &marks, int start)
        : layout_(layout), marks_(marks), touched_in_(layout.cells + layout.fact_at.size()) {
        placed_.push_back({start, -1});
        marks_.truth[start] = placed_now;
        std::vector<int> front{start}, cells, slots;
        while (!front.empty()) {
            ++round_;
            cells.clear();
            slots.clear();
            for (const int fact : front) exclude_around(fact, cells, slots);
            front.clear();
            for (const int cell : cells)
                if (left_alone(cell, front)) return;
            for (const int slot : slots)
                if (left_alone(slot, front)) return;
        }
    }

    // What leads to the contradiction; none where there is no contradiction.
    std::optional<Story> story() const {
        if (broken_ < 0) return std::nullopt;
        const int facts = static_cast<int>(layout_.place_of.size());
        std::vector<int> turn(facts), excluder(facts);  // of what is placed, of what is excluded
        for (std::size_t i = 1; i < placed_.size(); ++i) turn[placed_[i].first] = static_cast<int>(i);
        for (const auto &[fact, by] : excluded_) excluder[fact] = by;
        Story story;
        std::vector<std::pair<int, int>> needed;  // when it comes, the literal
        std::vector<int> queue;
        std::vector<bool> seen(2 * facts);
        seen[facts + placed_[0].first] = true;
        layout_.without(broken_, 0, queue);
        while (!queue.empty()) {
            const int literal = queue.back();
            queue.pop_back();
            if (seen[facts + literal]) continue;
            seen[facts + literal] = true;
            if (literal > 0) {
                needed.emplace_back(2 * turn[literal], literal);
                layout_.without(placed_[turn[literal]].second, literal, queue);
            } else if (const int by = excluder[-literal]) {
                needed.emplace_back(2 * turn[by] + 1, literal);
                queue.push_back(by);
            } else {
                story.outside.push_back(literal);
            }
        }
        std::stable_sort(needed.begin(), needed.end(),
                         [](const auto &one, const auto &other) { return one.first < other.first; });
        for (const auto &[when, literal] : needed)
            story.add(literal, literal > 0 ? ~placed_[when / 2].second : excluder[-literal]);
        story.add(0, ~broken_);
        return story;
    }

  private:
    static constexpr std::int8_t excluded_now = 2, placed_now = 3;
    const Layout &layout_;
    Marks marks_;
    std::vector<std::pair<int, int>> excluded_;  // a fact, and the placed one that excludes it
    std::vector<std::pair<int, int>> placed_;    // a fact, and where it is left alone; the start comes first
    int broken_ = -1;                            // a place of which nothing is left
    int round_ = 0;
    std::vector<int> touched_in_;                // by place: the last round in which it was touched

    void exclude_around(int fact, std::vector<int> &cells, std::vector<int> &slots) {
        for (const int other : layout_.others[fact]) {
            // A placed fact can be excluded as well: then its cell or slot is left empty.
            if (marks_.truth[other] != 0 && marks_.truth[other] != placed_now) continue;
            marks_.truth[other] = excluded_now;
            excluded_.emplace_back(other, fact);
            const Place &at = layout_.place_of[other];
            marks_.exclude(at);
            touch(at.cell, cells);
            for (const int slot : at.slots) touch(layout_.cells + slot, slots);
        }
    }
    // Once a round will do.
    void touch(int place, std::vector<int> &touched) {
        if (touched_in_[place] == round_) return;
        touched_in_[place] = round_;
        touched.push_back(place);
    }

    // True when nothing is left there.
    bool left_alone(int place, std::vector<int> &front) {
        const std::uint32_t mask = marks_.left(place);
        if (mask & (mask - 1)) return false;
        if (!mask) {
            broken_ = place;
            return true;
        }
        const int fact = layout_.fact_in(place, std::countr_zero(mask));
        if (marks_.truth[fact] == 0) {
            marks_.truth[fact] = placed_now;
            placed_.push_back({fact, place});
            front.push_back(fact);
        }
        return false;
    }
};

}  // namespace whygrid::nets
