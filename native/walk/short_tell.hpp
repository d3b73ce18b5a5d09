// Telling a trimmed story: its events in the order in which a person goes on.
//
//     at the root, from the easiest:   full house · hidden single in a box · in a line · naked single ·
//                                      strike · pattern · supposition
//     among equally easy ones          where one just was: a digit or a house shared with what was settled last,
//                                      or with what was settled just before that, or before that
//     inside a supposition             as it follows, first in first out
//
// A placement's reason is its box where that will do, else a line, else its cell.
#pragma once

#include <tuple>

#include "short_quest.hpp"

namespace whygrid::shortest {

enum class Kind { place, strike, pattern, refute };
constexpr int by_cell = 27, full_house = 28;

struct Told;
struct Event {
    Kind kind;
    std::array<int, 3> of;      // place: fact, house · strike: digit, base, cover · pattern: index · refute: fact, node
};
struct Told {
    std::vector<Event> events;
    std::vector<Told> nodes;    // of the suppositions among the events
    Slot dead;
};

class Teller {
  public:
    Teller(const Quest &quest, Follower &follower) : quest_(quest), follower_(follower) {}

    Told tell(const Story &story) {
        Told told{{}, {}, -1};
        Board board = quest_.start;
        auto kid = story.root.kids.begin();
        while (board.dead < 0) {
            if (const auto single = easiest_single(board, story.root.told)) {
                const auto [fact, house] = *single;
                told.events.push_back({Kind::place, {fact, house, 0}});
                settled({fact});
                board.place(fact);
            } else if (const Slot slot = next_strike(board, story.root.told); slot >= 0) {
                told.events.push_back(strike_event(board, slot));
                std::vector<int> struck;
                board.struck(slot, [&](int fact) { struck.push_back(fact); });
                settled(struck);
                board.strike(slot);
            } else if (const int index = next_pattern(board, story.patterns); index >= 0) {
                const Pattern &pattern = follower_.patterns[index];
                told.events.push_back({Kind::pattern, {index, 0, 0}});
                std::vector<int> facts_of(pattern.excluded);
                facts_of.insert(facts_of.end(), pattern.placed.begin(), pattern.placed.end());
                settled(facts_of);
                follower_.apply(board, pattern, [](int) {});
            } else {
                while (kid != story.root.kids.end() && !can_suppose(board, kid->fact)) ++kid;
                if (kid == story.root.kids.end()) break;
                told.events.push_back({Kind::refute, {kid->fact, static_cast<int>(told.nodes.size()), 0}});
                told.nodes.push_back(inside(board, *kid));
                settled({kid->fact});
                board.exclude(kid->fact);
                ++kid;
            }
        }
        told.dead = board.dead;
        return told;
    }

  private:
    const Quest &quest_;
    Follower &follower_;
    std::vector<std::vector<int>> recent_;  // facts settled, the latest last
    static constexpr std::size_t memory = 3;

    void settled(std::vector<int> now) { recent_.push_back(std::move(now)); }

    static int reason(const Board &board, int fact) {
        const Where &at = tables.where[fact];
        for (int i = 0; i < 3; ++i)
            if (board.left[at.slot[i]] == at.bit[i]) return house_of(at.slot[i]);
        return by_cell;
    }
    static Event strike_event(const Board &board, Slot slot) {
        return {Kind::strike, {digit_of(slot) + 1, house_of(slot), board.cover(slot)}};
    }
    Told inside(const Board &outside, const Node &node) {
        Told told{{}, {}, -1};
        Board board = follower_.supposed(outside, node.fact);
        follower_.follow(board, node, [&](int item) {
            if (item < facts) {
                told.events.push_back({Kind::place, {item, reason(board, item), 0}});
            } else if (item < Items::number) {
                told.events.push_back(strike_event(board, Items::base(item)));
            } else {
                const Node &kid = node.kids[item - Items::number];
                told.events.push_back({Kind::refute, {kid.fact, static_cast<int>(told.nodes.size()), 0}});
                told.nodes.push_back(inside(board, kid));
            }
        });
        told.dead = board.dead;
        return told;
    }

    static bool near(int fact, int other) {
        const Where &at = tables.where[fact], &there = tables.where[other];
        if (fact % 9 == other % 9) return true;
        for (int i = 0; i < 3; ++i)
            if (house_of(at.slot[i]) == house_of(there.slot[i])) return true;
        return false;
    }
    // How many deductions ago one was where this fact is.
    int distance(int fact) const {
        const std::size_t known = std::min(memory, recent_.size());
        for (std::size_t ago = 0; ago < known; ++ago)
            for (const int other : recent_[recent_.size() - 1 - ago])
                if (near(fact, other)) return static_cast<int>(ago);
        return static_cast<int>(memory);
    }
    std::optional<std::pair<int, int>> easiest_single(const Board &board, const Items &told) const {
        std::array<int, 27> empty{};
        for (int cell = 0; cell < cells; ++cell)
            if (!board.filled(cell))
                for (int i = 0; i < 3; ++i) ++empty[house_of(tables.where[9 * cell].slot[i])];
        std::tuple<int, int, int> best{99, 0, 0};
        std::optional<std::pair<int, int>> found;
        for (int fact = 0; fact < facts; ++fact) {
            if (!board.possible(fact) || board.filled(fact / 9) || !told.has(fact)) continue;
            const Where &at = tables.where[fact];
            int ease = 4, house = by_cell;
            for (int i = 2; i >= 0; --i) {
                const int here = house_of(at.slot[i]);
                if (board.left[at.slot[i]] == at.bit[i] && (i == 0 || ease > 1)) ease = i == 0 ? 1 : 2, house = here;
            }
            for (int i = 2; i >= 0; --i)
                if (const int here = house_of(at.slot[i]); empty[here] == 1) ease = 0, house = full_house + here;
            if (ease == 4 && board.left[at.slot[3]] == at.bit[3]) ease = 3;
            if (ease == 4) continue;
            const std::tuple key{ease, distance(fact), fact};
            if (key < best) best = key, found = {fact, house};
        }
        return found;
    }
    Slot next_strike(const Board &board, const Items &told) const {
        std::pair<int, int> best{99, 0};
        Slot found = -1;
        for (Slot slot = cells; slot < slots; ++slot) {
            if (!told.has(Items::strike(slot)) || !board.strikes(slot)) continue;
            int nearest = static_cast<int>(memory);
            board.struck(slot, [&](int fact) { nearest = std::min(nearest, distance(fact)); });
            for (unsigned left = board.left[slot]; left; left &= left - 1)
                nearest = std::min(nearest, distance(tables.fact_at[slot][std::countr_zero(left)]));
            if (const std::pair key{nearest, -slot}; key < best) best = key, found = slot;
        }
        return found;
    }
    int next_pattern(const Board &board, const std::vector<bool> &kept) const {
        for (std::size_t i = 0; i < kept.size(); ++i)
            if (kept[i] && applies(follower_.patterns[i], board)) return static_cast<int>(i);
        return -1;
    }
};

}  // namespace whygrid::shortest
