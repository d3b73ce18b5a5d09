// What follows from a candidate by singles, without saying why; net.hpp says why.
//
// What follows does not depend on the order in which it is found.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "net.hpp"

namespace whygrid::nets {

class Follow {
  public:
    explicit Follow(const Layout &layout) : layout_(layout) {}

    // Starts from this position. To place a fact that is hopeless there is a contradiction at once.
    void begin(const Marks &marks, const std::vector<bool> *hopeless = nullptr) {
        marks_ = marks;
        hopeless_ = hopeless;
        scarce_.clear();
        placed_.clear();
        broken_ = false;
    }
    void place(int fact) {
        marks_.truth[fact] = 1;
        placed_.push_back(fact);
        for (const int other : layout_.others[fact])
            if (marks_.truth[other] == 0) exclude(other);
    }
    void exclude(int fact) {
        marks_.truth[fact] = -1;
        const Place &at = layout_.place_of[fact];
        look_at(at.cell, marks_.candidates[at.cell] &= ~at.bit);
        for (int i = 0; i < 3; ++i)
            look_at(layout_.cells + at.slots[i], marks_.places[at.slots[i]] &= ~at.places[i]);
    }
    // Follows the singles to their end or to a contradiction.
    void singles() {
        for (std::size_t next = 0; next < scarce_.size() && !broken_; ++next) {
            const std::uint32_t left = marks_.left(scarce_[next]);
            if (!left) {
                broken_ = true;
                break;
            }
            const int fact = layout_.fact_in(scarce_[next], std::countr_zero(left));
            if (marks_.truth[fact] != 0) continue;
            if (hopeless_ && (*hopeless_)[fact]) broken_ = true;
            else place(fact);
        }
        scarce_.clear();
    }

    const Marks &marks() const { return marks_; }
    const std::vector<int> &placed() const { return placed_; }
    bool broken() const { return broken_; }

  private:
    const Layout &layout_;
    Marks marks_;
    const std::vector<bool> *hopeless_ = nullptr;
    std::vector<int> scarce_;  // places of which one fact is left, or none
    std::vector<int> placed_;
    bool broken_ = false;

    void look_at(int place, std::uint32_t left) {
        if (!(left & (left - 1))) scarce_.push_back(place);
    }
};

// For each open candidate how many follow from it, itself among them; minus one for a contradiction.
template <typename Visit>
void each_follow(const Marks &marks, Follow &work, Visit visit) {
    std::vector<bool> hopeless(marks.truth.size());
    for (int fact = 1; fact < static_cast<int>(marks.truth.size()); ++fact)
        if (marks.truth[fact] == 0) {
            work.begin(marks, &hopeless);
            work.place(fact);
            work.singles();
            hopeless[fact] = work.broken();
            visit(fact, work.broken() ? -1 : static_cast<int>(work.placed().size()));
        }
}

// The open candidates that lead to a contradiction. What follows from one that does not, does not either.
inline std::vector<int> led_astray(const Marks &marks, Follow &work) {
    std::vector<bool> hopeless(marks.truth.size()), harmless(marks.truth.size());
    std::vector<int> found;
    for (int fact = 1; fact < static_cast<int>(marks.truth.size()); ++fact)
        if (marks.truth[fact] == 0 && !harmless[fact]) {
            work.begin(marks, &hopeless);
            work.place(fact);
            work.singles();
            hopeless[fact] = work.broken();
            if (work.broken()) found.push_back(fact);
            else
                for (const int other : work.placed()) harmless[other] = true;
        }
    return found;
}

}  // namespace whygrid::nets
