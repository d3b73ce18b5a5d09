// Making a story shorter: something is changed by chance, mended, trimmed, and kept if it is shorter or not much longer.
//
//     Draft      link ── link ── link ── …          the suppositions at the root; each link keeps the position
//                before  before  before             before it, so that nothing before a change is looked at again
//
//     inside     one link is changed: what it supposes inside; the other links do not notice
//     outside    links are dropped, moved forward or added; all that come later are proved again
//
// A change drops some kids, cuts off all from one on, adds candidates that are dead at once, or moves one forward.
// Then whatever does not end dead any more gets new kids (short_build.hpp). To begin with, a few stories are built by
// chance and the shortest is taken; how much longer a story may get falls to nothing towards the end.
#pragma once

#include "short_build.hpp"
#include "short_trim.hpp"

namespace whygrid::shortest {

struct Link {
    Node node;
    int cost;
    Board before;
};

struct Draft {
    std::vector<bool> patterns;
    std::vector<Link> links;
    int cost = 0;
};

class Improver {
  public:
    Improver(const Quest &quest, Follower &follower, Tracer &tracer, Trimmer &trimmer, Builder &builder, Random &random)
        : quest_(quest), follower_(follower), tracer_(tracer), trimmer_(trimmer), builder_(builder), random_(random) {}

    // `progress` goes from 0 to 1, where it ends.
    template <typename Progress>
    Story improved(const Story &story, Progress progress) {
        std::optional<Draft> best = draft_of(story);
        if (!best) return story;
        double now = progress();
        for (; now < restarts && !alone(); now = progress()) {
            change_taste();
            if (auto other = built(best->patterns, best->cost); other && other->cost < best->cost) best = std::move(other);
        }
        Draft draft = *best;
        for (; now < 1 && best->cost > 0; now = progress()) {
            const double warmth = warm * std::pow(cold / warm, now);
            const double allowed = -warmth * std::log(1 - random_.share());
            change_taste();
            if (random_.below(2) || alone()) change_inside(draft, allowed);
            else change_outside(draft, allowed);
            if (draft.cost < best->cost) best = draft;
        }
        return story_of(*best);
    }

  private:
    static constexpr double restarts = 0.3;       // the share of the time for building by chance
    static constexpr double warm = 6, cold = 0.7; // how much longer a story may get, in told placements
    static constexpr int tries = 60;              // for a candidate that is dead at once
    static constexpr double slack = 1.15;         // what trimming can save, about
    static constexpr double most = 1.5;           // so much more may be built than may be told
    static constexpr std::uint64_t patience = 40'000;  // so much work for one change

    const Quest &quest_;
    Follower &follower_;
    Tracer &tracer_;
    Trimmer &trimmer_;
    Builder &builder_;
    Random &random_;
    std::uint64_t too_late_ = 0;
    const Node *target_ = nullptr;   // where candidates that are dead at once are added, before which kid, how many
    std::size_t target_at_ = 0;
    int added_ = 0;

    // Where a contradiction is to be shown, the root is the only link.
    bool alone() const { return quest_.end == Quest::End::dead; }

    void change_taste() {
        builder_.taste = {8 + 30 * random_.share(), random_.below(5) ? random_.share() : 0};
    }
    Story root_of(const std::vector<bool> &patterns) const { return {patterns, {nothing, quest_.all, {}}}; }

    Story story_of(const Draft &draft) const {
        if (alone()) return {draft.patterns, draft.links[0].node};
        Story story = root_of(draft.patterns);
        for (const Link &link : draft.links) story.root.kids.push_back(link.node);
        return story;
    }
    std::optional<Draft> draft_of(const Story &story) {
        if (alone()) {
            if (std::ranges::count(story.patterns, true)) return std::nullopt;  // a root with patterns stays as it is
            return Draft{story.patterns, {{story.root, cost_of(story.root, 0), quest_.start}}, cost_of(story.root, 0)};
        }
        too_late_ = std::numeric_limits<std::uint64_t>::max();
        Draft draft{story.patterns, {}, 0};
        return proved(draft, story.root.kids, std::numeric_limits<double>::infinity()) ? std::optional(draft) : std::nullopt;
    }
    std::optional<Draft> built(const std::vector<bool> &patterns, double limit) {
        too_late_ = follower_.work + 5 * patience;
        Draft draft{patterns, {}, 0};
        return proved(draft, {}, limit) ? std::optional(std::move(draft)) : std::nullopt;
    }

    // The position after the links of a draft.
    Board after(const Draft &draft) {
        if (draft.links.empty()) {
            Board board = quest_.start;
            follower_.close(board, root_of(draft.patterns));
            return board;
        }
        Board board = draft.links.back().before;
        exclude(board, draft, draft.links.back().node.fact);
        return board;
    }
    void exclude(Board &board, const Draft &draft, int fact) {
        board.exclude(fact);
        follower_.close(board, root_of(draft.patterns));
    }

    // Adds links for these kids and, where they do not reach the goal, for new ones; false when it gets too dear.
    bool proved(Draft &draft, std::vector<Node> kids, double limit) {
        double spent = 0;
        for (const Link &link : draft.links) spent += link.cost;
        Board board = after(draft);
        for (;;) {
            for (Node &kid : kids) {
                if (quest_.reached(board)) break;
                if (!can_suppose(board, kid.fact)) continue;
                if (follower_.work > too_late_ || !prove(board, kid)) return false;
                const int cost = cost_of(kid, 1);
                if ((spent += cost) > limit) return false;
                draft.links.push_back({std::move(kid), cost, board});
                exclude(board, draft, draft.links.back().node.fact);
            }
            if (quest_.reached(board)) break;
            builder_.allowance = most * (limit - spent);
            kids = builder_.split(board);
            if (kids.empty()) return false;
        }
        return weed(draft);
    }
    // Drops the links and patterns that are not needed.
    bool weed(Draft &draft) {
        Story story = story_of(draft);
        if (!tracer_.prune(story)) return false;
        draft.cost = quest_.cost(story);
        draft.patterns = story.patterns;
        draft.links.clear();
        for (Node &kid : story.root.kids) {
            const Board before = after(draft);
            const int cost = cost_of(kid, 1);
            draft.links.push_back({std::move(kid), cost, before});
        }
        return true;
    }
    // A short way in which a kid ends dead: as it was told before, or anew.
    bool prove(const Board &board, Node &kid) {
        Node anew = kid;
        tell_all(anew, quest_.all);
        const bool as_before = tracer_.prune(board, kid);
        if (!tracer_.prune(board, anew)) {
            if (as_before) return true;
            tell_all(anew, quest_.all);
            if (!mend(board, anew, 1) || !tracer_.prune(board, anew)) return false;
        }
        if (as_before && cost_of(anew, 1) > slack * cost_of(kid, 1)) return true;
        trimmer_.trim_items(board, anew);
        if (!as_before || cost_of(anew, 1) < cost_of(kid, 1)) kid = std::move(anew);
        return true;
    }
    // Gives a node that tells everything new kids wherever it needs them to end dead.
    bool mend(const Board &outside, Node &node, int depth) {
        Board board = follower_.supposed(outside, node.fact);
        follower_.close(board, quest_.all);
        std::vector<Node> kids;
        const auto keep = [&](Node kid) {
            kids.push_back(std::move(kid));
            board.exclude(kids.back().fact);
            follower_.close(board, quest_.all);
        };
        for (std::size_t i = 0; i <= node.kids.size() && board.dead < 0; ++i) {
            if (follower_.work > too_late_) return false;
            for (int j = 0; &node == target_ && i == target_at_ && j < added_ && board.dead < 0; ++j)
                if (const int fact = builder_.lemma(board, false, tries); fact >= 0) keep({fact, quest_.all, {}});
            if (i == node.kids.size() || board.dead >= 0) break;
            if (!can_suppose(board, node.kids[i].fact)) continue;
            if (!mend(board, node.kids[i], depth + 1)) return false;
            keep(std::move(node.kids[i]));
        }
        node.kids = std::move(kids);
        return builder_.build(board, node, depth);
    }

    // Changes the kids of a node from some place on, which it returns.
    std::size_t change(Node &node) {
        target_ = nullptr;
        auto &kids = node.kids;
        const auto place = [&](std::size_t i) { return kids.begin() + static_cast<std::ptrdiff_t>(i); };
        const auto number = static_cast<std::uint32_t>(kids.size());
        const double way = random_.share();
        if (way < 0.3 && number) {
            const std::size_t at = random_.below(number), end = at + (random_.below(3) ? 1 : 2);
            kids.erase(place(at), place(std::min<std::size_t>(number, end)));
            return at;
        }
        if (way < 0.5 && number) {
            const std::size_t at = random_.below(number);
            kids.erase(place(at), kids.end());
            return at;
        }
        if (way < 0.9 || number < 2) {
            target_ = &node;
            added_ = 1 + static_cast<int>(random_.below(2));
            return target_at_ = random_.below(number + 1);
        }
        const std::uint32_t from = 1 + random_.below(number - 1), to = random_.below(from);
        std::rotate(place(to), place(from), place(from + 1));
        return to;
    }
    static void with_kids(Node &node, std::vector<Node *> &found) {
        if (!node.kids.empty()) found.push_back(&node);
        for (Node &kid : node.kids) with_kids(kid, found);
    }
    void change_inside(Draft &draft, double allowed) {
        std::uint32_t sum = 0;
        for (const Link &link : draft.links) sum += static_cast<std::uint32_t>(link.cost);
        if (!sum) return;
        auto pick = static_cast<int>(random_.below(sum));
        auto link = draft.links.begin();
        while (pick >= link->cost) pick -= link++->cost;

        Node node = link->node;
        std::vector<Node *> nodes;
        with_kids(node, nodes);
        if (nodes.empty() || !random_.below(10)) nodes.push_back(&node);
        tell_all(node, quest_.all);
        change(*nodes[random_.below(static_cast<std::uint32_t>(nodes.size()))]);
        const int depth = node.fact == nothing ? 0 : 1;
        const double limit = link->cost + allowed;
        too_late_ = follower_.work + patience;
        builder_.allowance = most * limit;
        if (!mend(link->before, node, depth) || !tracer_.prune(link->before, node)) return;
        if (cost_of(node, depth) > slack * limit) return;
        trimmer_.trim_items(link->before, node);
        const int cost = cost_of(node, depth);
        if (cost > limit) return;
        draft.cost += cost - link->cost;
        link->node = std::move(node);
        link->cost = cost;
    }
    void change_outside(Draft &draft, double allowed) {
        Story story = story_of(draft);
        const std::size_t at = change(story.root);
        Draft next{draft.patterns, {draft.links.begin(), draft.links.begin() + static_cast<std::ptrdiff_t>(at)}, 0};
        std::vector<Node> kids;
        double limit = draft.cost + allowed;
        if (target_) {
            Board board = after(next);
            for (int i = 0; i < added_ && !quest_.reached(board); ++i) {
                const int fact = builder_.lemma(board, true, tries);
                if (fact < 0) break;
                kids.push_back({fact, quest_.all, {}});
                exclude(board, draft, fact);
                limit += 12;  // it may save more than it costs only later
            }
            if (kids.empty()) return;
        }
        kids.insert(kids.end(), std::make_move_iterator(story.root.kids.begin() + static_cast<std::ptrdiff_t>(at)),
                    std::make_move_iterator(story.root.kids.end()));
        too_late_ = follower_.work + patience;
        builder_.allowance = most * limit;
        if (proved(next, std::move(kids), limit) && next.cost <= draft.cost + allowed) draft = std::move(next);
    }
};

}  // namespace whygrid::shortest
