// A story as a tree: what is supposed, what is told of what follows, and which suppositions stand inside.
//
//     Story ── patterns        which of the patterns given are told
//           └─ root: Node      supposes nothing
//                ├─ told       the placements and strikes that may be followed
//                └─ kids ── Node, Node, …      each supposes a fact, ends dead, and so excludes it
//                              └─ kids …       the same one level deeper, from where the node has come to
//
// Following a node: close; then for each kid in turn see that it ends dead, exclude its fact, close again. All of it is
// monotone: who may tell more gets at least as far. So what can't be left out now can't be left out later.
#pragma once

#include <utility>
#include <vector>

#include "short_board.hpp"

namespace whygrid::shortest {

struct Pattern {
    std::vector<int> premises;           // facts that must be excluded
    std::vector<int> excluded, placed;   // what it tells
    int cost;
};

constexpr int nothing = -1;  // what the root supposes

struct Node {
    int fact;
    Items told;
    std::vector<Node> kids;
};

struct Story {
    std::vector<bool> patterns;
    Node root;
};

// What telling costs, in told placements.
constexpr int strike_cost = 2;
constexpr int supposition_cost(int depth) { return depth == 0 ? 0 : depth <= 2 ? 2 + depth : 2 * depth; }

inline int cost_of(const Node &node, int depth) {
    int sum = supposition_cost(depth) + node.told.placements() + strike_cost * node.told.strikes();
    for (const Node &kid : node.kids) sum += cost_of(kid, depth + 1);
    return sum;
}

inline void tell_all(Node &node, const Items &all) {
    node.told = all;
    for (Node &kid : node.kids) tell_all(kid, all);
}

// Whether what a pattern rests on holds, and whether it tells something new.
inline bool applies(const Pattern &pattern, const Board &board) {
    const auto open = [&](int fact) { return board.possible(fact); };
    const auto empty = [&](int fact) { return !board.filled(fact / 9); };
    return std::ranges::none_of(pattern.premises, open) &&
           (std::ranges::any_of(pattern.excluded, open) || std::ranges::any_of(pattern.placed, empty));
}

inline bool can_suppose(const Board &board, int fact) { return board.possible(fact) && !board.filled(fact / 9); }

// Follows nodes and stories; `work` counts placements and strikes.
class Follower {
  public:
    explicit Follower(std::vector<Pattern> patterns) : patterns(std::move(patterns)) {}

    const std::vector<Pattern> patterns;
    std::uint64_t work = 0;

    // `note` hears of items before they are made, `gone` of facts when they are excluded.
    template <typename Note, typename Gone, typename Before>
    void close(Board &board, const Items &told, Note note, Gone gone, Before before) {
        const auto count = [&](int item) {
            ++work;
            note(item);
        };
        board.close(told, count, gone, before);
    }
    template <typename Note, typename Gone>
    void close(Board &board, const Items &told, Note note, Gone gone) {
        close(board, told, note, gone, [](int, const auto &) {});
    }
    template <typename Note>
    void close(Board &board, const Items &told, Note note) {
        close(board, told, note, [](int) {});
    }
    void close(Board &board, const Items &told) {
        close(board, told, [](int) {});
    }
    template <typename Gone>
    Board supposed(const Board &board, int fact, Gone gone) {
        Board inside = board;
        if (fact == nothing) return inside;
        ++work;
        inside.place(fact, gone);
        return inside;
    }
    Board supposed(const Board &board, int fact) {
        return supposed(board, fact, [](int) {});
    }
    template <typename Gone>
    void apply(Board &board, const Pattern &pattern, Gone gone) {
        for (const int fact : pattern.excluded)
            if (board.dead < 0 && board.possible(fact)) board.exclude(fact, gone);
        for (const int fact : pattern.placed)
            if (board.dead < 0 && can_suppose(board, fact)) ++work, board.place(fact, gone);
    }

    // Whether the node ends dead. Kids whose fact has gone already are left out; one that does not end dead ends it.
    // `note` also hears of the kid i, as Items::number + i.
    template <typename Note>
    bool follow(Board &board, const Node &node, Note note) {
        return follow(board, node, 0, note, [](int, std::size_t, const auto &) {});
    }
    // The same from a position on in which the kids before `next` are done; `before` hears of an item, the next kid and
    // the position before it.
    template <typename Note, typename Before>
    bool follow(Board &board, const Node &node, std::size_t next, Note note, Before before) {
        const auto close_here = [&] {
            const auto here = [&](int item, const auto &paused) { before(item, next, paused); };
            close(board, node.told, note, [](int) {}, here);
        };
        close_here();
        while (next < node.kids.size() && board.dead < 0) {
            const std::size_t i = next++;
            const Node &kid = node.kids[i];
            if (!can_suppose(board, kid.fact)) continue;
            if (!refutes(board, kid)) return false;
            note(Items::number + static_cast<int>(i));
            board.exclude(kid.fact);
            close_here();
        }
        return board.dead >= 0;
    }
    bool refutes(const Board &board, const Node &node) {
        Board inside = supposed(board, node.fact);
        return follow(inside, node, [](int) {});
    }

    // Singles and strikes, then the first pattern that tells something, and so on.
    template <typename Note>
    void close(Board &board, const Story &story, Note note) {
        close(board, story.root.told, note);
        while (const Pattern *pattern = next(board, story.patterns)) {
            apply(board, *pattern, [](int) {});
            close(board, story.root.told, note);
        }
    }
    void close(Board &board, const Story &story) {
        close(board, story, [](int) {});
    }
    const Pattern *next(const Board &board, const std::vector<bool> &told) const {
        for (std::size_t i = 0; i < patterns.size() && board.dead < 0; ++i)
            if (told[i] && applies(patterns[i], board)) return &patterns[i];
        return nullptr;
    }
    // False when a kid does not end dead.
    template <typename Note>
    bool follow(Board &board, const Story &story, Note note) {
        close(board, story, note);
        for (const Node &kid : story.root.kids) {
            if (board.dead >= 0) break;
            if (!can_suppose(board, kid.fact)) continue;
            if (!refutes(board, kid)) return false;
            board.exclude(kid.fact);
            close(board, story, note);
        }
        return true;
    }
};

}  // namespace whygrid::shortest
