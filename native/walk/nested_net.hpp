// What follows from a candidate by singles, and by nets where the singles end, and why; nested_nets.py has the
// counterpart, which goes the same way.
//
//     suppose a fact ─ singles ─ ... ─ the singles end ─ what leads to a contradiction by singles is out ─
//     singles ─ ... ─ a contradiction, or nothing more
//
//     journal    every literal that follows, in order, and what is behind it as in net.hpp, or 0 for a net inside
//     the story  from the last entry back to the first: those that the contradiction needs
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "follow.hpp"
#include "net.hpp"

namespace whygrid::nets {

struct NestedStory {
    Story story;
    std::vector<std::pair<int, Story>> inside;  // what a net inside excludes, and the net's own story
};

class NestedNet {
  public:
    NestedNet(const Layout &layout, const Marks &marks, int start)
        : layout_(layout), marks_(marks), start_(start), follow_(layout) {
        place(start);
        while (!is_broken() && (singles() || nets())) continue;
    }

    bool broken() const { return broken_ >= 0; }

    // What leads to the contradiction; none where there is no contradiction.
    std::optional<NestedStory> story() const {
        if (!broken()) return std::nullopt;
        const int facts = static_cast<int>(layout_.place_of.size());
        std::vector<bool> needed(2 * facts), follows(2 * facts);
        follows[facts + start_] = true;
        std::vector<int> in_order, premises;
        const auto need = [&] {
            for (const int literal : premises)
                if (!needed[facts + literal]) {
                    needed[facts + literal] = true;
                    in_order.push_back(literal);
                }
            premises.clear();
        };
        NestedStory told;
        told.story.add(0, ~broken_);
        layout_.without(broken_, 0, premises);
        need();
        for (auto entry = journal_.rbegin(); entry != journal_.rend(); ++entry) {
            follows[facts + entry->literal] = true;
            if (!needed[facts + entry->literal]) continue;
            told.story.add(entry->literal, entry->behind);
            if (entry->behind > 0) {
                premises.push_back(entry->behind);
            } else if (entry->behind < 0) {
                layout_.without(~entry->behind, entry->literal, premises);
            } else {
                const Net net(layout_, positions_[entry->position], -entry->literal);
                told.inside.emplace_back(entry->literal, net.story().value());
                premises = told.inside.back().second.outside;
            }
            need();
        }
        std::reverse(told.story.literals.begin(), told.story.literals.end());
        std::reverse(told.story.behind.begin(), told.story.behind.end());
        for (const int literal : in_order)
            if (!follows[facts + literal]) told.story.outside.push_back(literal);
        return told;
    }

  private:
    struct Entry {
        int literal, behind, position;
    };
    const Layout &layout_;
    Marks marks_;
    int start_;
    Follow follow_;
    std::vector<Entry> journal_;
    std::vector<Marks> positions_;  // as the nets inside found them
    int broken_ = -1;               // a place of which nothing is left

    int places() const { return layout_.cells + static_cast<int>(layout_.fact_at.size()); }

    bool is_broken() {
        for (int place = 0; place < places() && broken_ < 0; ++place)
            if (!marks_.left(place)) broken_ = place;
        return broken();
    }
    void exclude(int fact) {
        marks_.truth[fact] = -1;
        marks_.exclude(layout_.place_of[fact]);
    }
    void place(int fact) {
        marks_.truth[fact] = 1;
        for (const int other : layout_.others[fact])
            if (marks_.truth[other] == 0) {
                journal_.push_back({-other, fact, 0});
                exclude(other);
            }
    }
    // Places all that is left alone; false when nothing is.
    bool singles() {
        std::vector<std::pair<int, int>> found;
        for (int place = 0; place < places(); ++place) {
            const std::uint32_t left = marks_.left(place);
            if (!std::has_single_bit(left)) continue;
            const int fact = layout_.fact_in(place, std::countr_zero(left));
            if (marks_.truth[fact] == 0) found.emplace_back(fact, place);
        }
        for (const auto &[fact, place_of_it] : found)
            if (marks_.truth[fact] == 0) {
                journal_.push_back({fact, ~place_of_it, 0});
                place(fact);
            }
        return !found.empty();
    }
    // Excludes all that leads to a contradiction by singles; false when nothing does.
    bool nets() {
        const std::vector<int> out = led_astray(marks_, follow_);
        if (out.empty()) return false;
        const int position = static_cast<int>(positions_.size());
        positions_.push_back(marks_);
        for (const int fact : out) {
            journal_.push_back({-fact, 0, position});
            exclude(fact);
        }
        return true;
    }
};

}  // namespace whygrid::nets
