// Following a story and noting why: one pass after which hardly anything is told in vain.
//
//     cause[fact]   what excluded it:   log[0]  the position itself
//                                       log[i]  a supposition, placement, strike, pattern, or a kid that ended dead
//     placement     needs the causes of the other facts in a slot: in the slot whose causes weigh least
//     kid           needs what its contradiction needs of the log before it
//
// At the end of a node the log is gone through backwards, from the dead slot on; what is not needed is not told. One
// table of causes is enough for all boards: a kid only excludes what is open outside, where it gets a new cause later.
#pragma once

#include "short_quest.hpp"

namespace whygrid::shortest {

class Tracer {
  public:
    Tracer(const Quest &quest, Follower &follower) : quest_(quest), follower_(follower) {}

    // Whether a node ends dead when its fact is supposed here; afterwards it tells only what it needs.
    bool prune(const Board &board, Node &node) {
        begin();
        return trace(board, node);
    }
    // Whether a story reaches the goal; afterwards it tells only what it needs.
    bool prune(Story &story) {
        begin();
        Board board = quest_.start;
        Node &root = story.root;
        close(board, story);
        for (std::size_t i = 0; i < root.kids.size() && board.dead < 0; ++i) {
            if (!can_suppose(board, root.kids[i].fact)) continue;
            if (!trace_kid(board, root, static_cast<int>(i))) return false;
            close(board, story);
        }
        if (!quest_.reached(board)) return false;
        mark_end(board);
        Kept kept = collect(0);
        root.told = kept.told;
        keep(root.kids, kept.kids);
        for (std::size_t i = 0; i < story.patterns.size(); ++i)
            story.patterns[i] = std::ranges::find(kept.patterns, static_cast<int>(i)) != kept.patterns.end();
        return true;
    }

  private:
    enum class Kind { ground, item, pattern, kid };
    struct Entry {
        Kind kind;
        int which = 0;
        Slot slot = 0;               // of an item: these bits of the slot
        std::uint16_t out = 0;       // have to be out
        int weight = 0;
        std::size_t first = 0, last = 0;  // of a kid, in needs_
        bool needed = false;
    };
    struct Kept {
        Items told;
        std::vector<int> kids, patterns;  // the latest first
    };
    static constexpr int heaviest = 1'000'000;

    const Quest &quest_;
    Follower &follower_;
    std::array<int, facts> cause_;
    std::vector<Entry> log_;
    std::vector<int> needs_;  // entries of the log

    void begin() {
        cause_.fill(0);
        log_.assign(1, {Kind::ground});
        needs_.clear();
    }
    // From now on facts are excluded by a new entry of the log.
    auto enter(const Entry &entry) {
        log_.push_back(entry);
        return [this, now = static_cast<int>(log_.size()) - 1](int fact) { cause_[fact] = now; };
    }
    void close(Board &board, const Items &told) {
        const auto note = [&](int item) { enter(item < facts ? placement(board, item) : strike(board, item)); };
        const auto gone = [&](int fact) { cause_[fact] = static_cast<int>(log_.size()) - 1; };
        follower_.close(board, told, note, gone);
    }
    void close(Board &board, const Story &story) {
        close(board, story.root.told);
        while (const Pattern *pattern = follower_.next(board, story.patterns)) {
            const int index = static_cast<int>(pattern - follower_.patterns.data());
            follower_.apply(board, *pattern, enter({Kind::pattern, index, 0, 0, pattern->cost}));
            close(board, story.root.told);
        }
    }
    // Ends with the log as it was, and with what is needed of it in needs_.
    bool trace(const Board &outside, Node &node) {
        const std::size_t from = log_.size();
        Board board = follower_.supposed(outside, node.fact, enter({Kind::ground}));
        close(board, node.told);
        for (std::size_t i = 0; i < node.kids.size() && board.dead < 0; ++i) {
            if (!can_suppose(board, node.kids[i].fact)) continue;
            if (!trace_kid(board, node, static_cast<int>(i))) return false;
            close(board, node.told);
        }
        if (board.dead < 0) return false;
        mark_slot(board.dead, 511);
        const Kept kept = collect(from);
        node.told = kept.told;
        keep(node.kids, kept.kids);
        return true;
    }
    bool trace_kid(Board &board, Node &node, int index) {
        const std::size_t from = log_.size(), first = needs_.size();
        if (!trace(board, node.kids[index])) return false;
        log_.erase(log_.begin() + static_cast<std::ptrdiff_t>(from), log_.end());
        needs_.erase(needs_.begin() + static_cast<std::ptrdiff_t>(first), needs_.end());
        for (std::size_t i = 0; i < from; ++i)
            if (std::exchange(log_[i].needed, false)) needs_.push_back(static_cast<int>(i));
        board.exclude(node.kids[index].fact, enter({Kind::kid, index, 0, 0, 0, first, needs_.size()}));
        return true;
    }

    int weight(Slot slot, unsigned out) const {
        int sum = 0, last = 0;
        for (; out; out &= out - 1) {
            const int cause = cause_[tables.fact_at[slot][std::countr_zero(out)]];
            if (cause != std::exchange(last, cause)) sum += log_[cause].weight;
        }
        return std::min(sum, heaviest);
    }
    Entry placement(const Board &board, int fact) const {
        const Where &at = tables.where[fact];
        Entry lightest{Kind::item, fact, 0, 0, heaviest + 1};
        for (int i = 0; i < 4; ++i) {
            if (board.left[at.slot[i]] != at.bit[i]) continue;
            const auto out = static_cast<std::uint16_t>(511 & ~at.bit[i]);
            const int sum = weight(at.slot[i], out);
            if (sum < lightest.weight) lightest = {Kind::item, fact, at.slot[i], out, sum};
        }
        ++lightest.weight;
        return lightest;
    }
    // Only places outside of the crossing have to be out.
    Entry strike(const Board &board, int item) const {
        const Slot slot = Items::base(item);
        const auto out = static_cast<std::uint16_t>(511 & ~crossed(house_of(slot), board.left[slot]));
        return {Kind::item, item, slot, out, weight(slot, out) + strike_cost};
    }

    void mark_slot(Slot slot, unsigned out) {
        for (; out; out &= out - 1) log_[cause_[tables.fact_at[slot][std::countr_zero(out)]]].needed = true;
    }
    void mark_end(const Board &board) {
        if (quest_.end == Quest::End::dead) {
            mark_slot(board.dead, 511);
        } else if (quest_.end == Quest::End::marks) {
            for (int fact = 0; fact < facts; ++fact)
                if (!board.possible(fact)) log_[cause_[fact]].needed = true;
        }
        if (!quest_.free_placements()) return;
        for (Entry &entry : log_) entry.needed |= entry.kind == Kind::item && entry.which < facts;
    }
    Kept collect(std::size_t from) {
        Kept kept;
        for (std::size_t i = log_.size(); i-- > from;) {
            const Entry entry = log_[i];
            if (!entry.needed) continue;
            if (entry.kind == Kind::item) {
                kept.told.add(entry.which);
                mark_slot(entry.slot, entry.out);
            } else if (entry.kind == Kind::kid) {
                kept.kids.push_back(entry.which);
                for (std::size_t j = entry.first; j < entry.last; ++j) log_[needs_[j]].needed = true;
            } else if (entry.kind == Kind::pattern) {
                kept.patterns.push_back(entry.which);
                for (const int fact : follower_.patterns[entry.which].premises) log_[cause_[fact]].needed = true;
            }
        }
        return kept;
    }
    static void keep(std::vector<Node> &kids, const std::vector<int> &latest_first) {
        std::vector<Node> kept;
        for (auto i = latest_first.rbegin(); i != latest_first.rend(); ++i) kept.push_back(std::move(kids[*i]));
        kids = std::move(kept);
    }
};

}  // namespace whygrid::shortest
