// Trimming: whatever a story can do without is deleted, and each trial follows what is left.
//
//     1  kids and patterns    the dearest first; then the same inside each kid
//     2  what the reasons found first do not need (short_trace.hpp)
//     3  items                inside first, and the latest first; what several kids share stays and is told once
//
// Everything is tried once, which is enough (short_tree.hpp says why). A trial of an item goes on from where the node first
// told it, as long as nothing before has gone:
//
//     told     a  b  c  d  e          tried: e from e's stop, then d from d's; without d, c is tried from c's, …
//     stops    ^  ^  ^  ^  ^
#pragma once

#include <algorithm>
#include <functional>

#include "short_trace.hpp"

namespace whygrid::shortest {

class Trimmer {
  public:
    Trimmer(const Quest &quest, Follower &follower, Tracer &tracer)
        : quest_(quest), follower_(follower), tracer_(tracer) {}

    // A story that reaches the goal; afterwards it can do without nothing that it tells.
    void trim(Story &story) {
        drop_parts(story);
        Board board = quest_.start;
        follower_.close(board, story);
        for (Node &kid : story.root.kids) {
            drop_kids(board, kid, 1);
            board.exclude(kid.fact);
            follower_.close(board, story);
        }
        tracer_.prune(story);
        board = quest_.start;
        follower_.close(board, story);
        for (Node &kid : story.root.kids) {
            trim_items(board, kid);
            board.exclude(kid.fact);
            follower_.close(board, story);
        }
        std::vector<int> items;
        board = quest_.start;
        follower_.follow(board, story, [&](int item) { items.push_back(item); });
        if (quest_.free_placements()) std::erase_if(items, [](int item) { return item < facts; });
        drop_items(story.root.told, items, [&] { return holds(story); });
    }

    // The items of a node that ends dead when its fact is supposed here.
    void trim_items(const Board &outside, Node &node) {
        std::vector<int> items;
        const auto note = [&](int item) { items.push_back(item); };
        Board board = follower_.supposed(outside, node.fact);
        follower_.close(board, node.told, note);
        for (Node &kid : node.kids) {
            trim_items(board, kid);
            board.exclude(kid.fact);
            follower_.close(board, node.told, note);
        }
        drop_items(outside, node, items);
    }

  private:
    const Quest &quest_;
    Follower &follower_;
    Tracer &tracer_;

    bool holds(const Story &story) {
        Board board = quest_.start;
        return follower_.follow(board, story, [](int) {}) && quest_.reached(board);
    }
    template <typename Holds>
    static void drop_items(Items &told, const std::vector<int> &items, Holds holds) {
        for (auto item = items.rbegin(); item != items.rend(); ++item) {
            told.remove(*item);
            if (!holds()) told.add(*item);
        }
    }

    // Where a node was before it told an item for the first time: what it tells later, it can leave out from here.
    struct Stop {
        Board board;
        std::size_t next_kid;
        std::uint64_t work;  // since its fact was supposed
    };
    std::vector<Stop> stops_;
    std::array<std::int16_t, Items::number> stop_of_;

    // The same for a node that ends dead here, from the last stop that what has gone before leaves as it was. What comes
    // before a stop counts as work all the same: a search goes the same way, whatever is remembered.
    void drop_items(const Board &outside, Node &node, const std::vector<int> &items) {
        note_stops(outside, node);
        auto last = static_cast<std::int16_t>(stops_.size());
        for (auto item = items.rbegin(); item != items.rend(); ++item) {
            const std::int16_t own = stop_of_[*item];
            node.told.remove(*item);
            if (!(own < 0 ? follower_.refutes(outside, node) : ends_dead(stops_[std::min(own, last)], node)))
                node.told.add(*item);
            else if (own >= 0) last = std::min(own, last);
        }
    }
    void note_stops(const Board &outside, const Node &node) {
        stops_.clear();
        stop_of_.fill(-1);
        const std::uint64_t work = follower_.work;
        Board board = follower_.supposed(outside, node.fact);
        const auto before = [&](int item, std::size_t next_kid, const auto &paused) {
            if (stop_of_[item] >= 0) return;
            stop_of_[item] = static_cast<std::int16_t>(stops_.size());
            stops_.push_back({paused(), next_kid, follower_.work - work});
        };
        follower_.follow(board, node, 0, [](int) {}, before);
        follower_.work = work;
    }
    bool ends_dead(const Stop &stop, const Node &node) {
        Board board = stop.board;
        follower_.work += stop.work;
        return follower_.follow(board, node, stop.next_kid, [](int) {}, [](int, std::size_t, const auto &) {});
    }

    // What a trial leaves out, and what it costs.
    struct Part {
        int cost;
        bool pattern;
        std::size_t index;
    };
    static void dearest_first(std::vector<Part> &parts) {
        std::ranges::reverse(parts);
        std::ranges::stable_sort(parts, std::greater(), &Part::cost);
    }
    // Drops the kids that have gone in the pruned node; the others with what they cost there.
    static std::vector<Part> keep_those_of(const Node &pruned, Node &node, int depth) {
        std::vector<Part> parts;
        std::vector<Node> kept;
        auto kid = node.kids.begin();
        for (const Node &needed : pruned.kids) {
            while (kid->fact != needed.fact) ++kid;
            parts.push_back({cost_of(needed, depth), false, kept.size()});
            kept.push_back(std::move(*kid++));
        }
        node.kids = std::move(kept);
        return parts;
    }
    // The kids that a node tells are `all` without those that are gone.
    static std::vector<Node> without(const std::vector<Node> &all, const std::vector<bool> &gone) {
        std::vector<Node> left;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (!gone[i]) left.push_back(all[i]);
        return left;
    }
    template <typename Holds>
    static void drop(std::vector<Part> parts, std::vector<Node> &kids, std::vector<bool> *patterns, Holds holds) {
        dearest_first(parts);
        const std::vector<Node> all = kids;
        std::vector<bool> gone(all.size());
        for (const Part &part : parts) {
            const auto leave_out = [&](bool out) {
                if (part.pattern) {
                    (*patterns)[part.index] = !out;
                } else {
                    gone[part.index] = out;
                    kids = without(all, gone);
                }
            };
            leave_out(true);
            if (!holds()) leave_out(false);
        }
    }
    void drop_parts(Story &story) {
        Story pruned = story;
        tracer_.prune(pruned);
        story.patterns = pruned.patterns;
        std::vector<Part> parts = keep_those_of(pruned.root, story.root, 1);
        for (std::size_t i = 0; i < story.patterns.size(); ++i)
            if (story.patterns[i]) parts.push_back({quest_.patterns[i].cost, true, i});
        drop(std::move(parts), story.root.kids, &story.patterns, [&] { return holds(story); });
    }
    void drop_kids(const Board &outside, Node &node, int depth) {
        if (node.kids.empty()) return;
        Node pruned = node;
        tracer_.prune(outside, pruned);
        drop(keep_those_of(pruned, node, depth + 1), node.kids, nullptr, [&] { return follower_.refutes(outside, node); });
        Board board = follower_.supposed(outside, node.fact);
        follower_.close(board, node.told);
        for (Node &kid : node.kids) {
            drop_kids(board, kid, depth + 1);
            board.exclude(kid.fact);
            follower_.close(board, node.told);
        }
    }
};

}  // namespace whygrid::shortest
