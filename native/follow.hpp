// What follows from a candidate by singles, without saying why; and by nets inside, where the singles end.
//
//     suppose a fact ─ singles ─ ... ─ the singles end ─ what leads to a contradiction by singles is out ─
//     singles ─ ... ─ a contradiction, or nothing more
//
// What follows does not depend on the order in which it is found. net.hpp says why for the few that are told.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "net.hpp"

namespace whygrid::nets {

class Follow {
  public:
    explicit Follow(const Layout &layout)
        : layout_(layout), digits_(static_cast<int>(layout.place_of.size() - 1) / layout.cells) {}

    // Starts from this position.
    void begin(const Marks &marks) {
        marks_ = marks;
        touched_.clear();
        placed_ = 0;
        broken_ = false;
    }
    // Every cell and digit is looked at, not only what changes.
    void look_everywhere() {
        for (int cell = 0; cell < layout_.cells; ++cell) touched_.push_back(cell);
        for (std::size_t slot = 0; slot < layout_.fact_at.size(); ++slot)
            touched_.push_back(layout_.cells + static_cast<int>(slot));
    }
    void place(int fact) {
        marks_.truth[fact] = 1;
        ++placed_;
        for (const int other : layout_.others[fact])
            if (marks_.truth[other] == 0) exclude(other);
    }
    void exclude(int fact) {
        marks_.truth[fact] = -1;
        const Place &at = layout_.place_of[fact];
        marks_.candidates[at.cell] &= ~at.bit;
        touched_.push_back(at.cell);
        for (int i = 0; i < 3; ++i) {
            marks_.places[at.slots[i]] &= ~at.places[i];
            touched_.push_back(layout_.cells + at.slots[i]);
        }
    }
    // Follows the singles to their end or to a contradiction.
    void singles() {
        for (std::size_t next = 0; next < touched_.size() && !broken_; ++next) {
            const bool is_cell = touched_[next] < layout_.cells;
            const int index = is_cell ? touched_[next] : touched_[next] - layout_.cells;
            const std::uint32_t left = is_cell ? marks_.candidates[index] : marks_.places[index];
            if (left & (left - 1)) continue;
            if (!left) {
                broken_ = true;
            } else {
                const int bit = std::countr_zero(left);
                const int fact = is_cell ? index * digits_ + bit + 1 : layout_.fact_at[index][bit];
                if (marks_.truth[fact] == 0) place(fact);
            }
        }
        touched_.clear();
    }

    const Marks &marks() const { return marks_; }
    int placed() const { return placed_; }
    bool broken() const { return broken_; }

  private:
    const Layout &layout_;
    int digits_;
    Marks marks_;
    std::vector<int> touched_;  // cells, and slots behind them
    int placed_ = 0;
    bool broken_ = false;
};

// For each open candidate how many follow from it, itself among them; minus one for a contradiction.
template <typename Visit>
void each_follow(const Marks &marks, Follow &work, Visit visit) {
    for (int fact = 1; fact < static_cast<int>(marks.truth.size()); ++fact)
        if (marks.truth[fact] == 0) {
            work.begin(marks);
            work.place(fact);
            work.singles();
            visit(fact, work.broken() ? -1 : work.placed());
        }
}

// Whether a candidate leads to a contradiction by singles and by nets where they end.
inline bool refuted_by_nested_nets(const Layout &layout, const Marks &marks, int start) {
    Follow outer(layout), inner(layout);
    outer.begin(marks);
    outer.look_everywhere();
    outer.place(start);
    outer.singles();
    while (!outer.broken()) {
        std::vector<int> out;
        each_follow(outer.marks(), inner, [&](int fact, int follow) {
            if (follow < 0) out.push_back(fact);
        });
        if (out.empty()) return false;
        for (const int fact : out) outer.exclude(fact);
        outer.singles();
    }
    return true;
}

}  // namespace whygrid::nets
