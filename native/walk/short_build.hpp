// Which suppositions lead to the goal, chosen by what follows from each candidate.
//
//     from a closed position, every candidate is supposed and closed:
//
//         ──▶ dead after n items                           score 0.6 + n/20
//         ──▶ m left over: the sum of (digits - 1)         score exp(m / scale)
//
//     split   a slot with two to four candidates: the sum of their scores
//             a candidate that is dead: its score, and that of the position without it
//
// The split with the smallest score is taken. All its branches but the hardest become kids, at the root all that hold
// in no solution; the node goes on without them.
#pragma once

#include <cmath>
#include <limits>

#include "random.hpp"
#include "short_outlook.hpp"
#include "short_quest.hpp"

namespace whygrid::shortest {

// Always the same to begin with, then by chance.
struct Taste {
    double scale = 14;   // how little a large rest matters
    double noise = 0;    // scores are multiplied by something between 1 and 1 + noise
};

class Builder {
  public:
    Builder(const Quest &quest, Follower &follower, int nesting, Random &random)
        : quest_(quest), follower_(follower), nesting_(nesting), random_(random), outlooks_(quest.all, follower) {}

    Taste taste;
    double allowance = std::numeric_limits<double>::infinity();  // for new suppositions, in told placements

    // Kids for the root, as many as one split gives; none where there is no way.
    std::vector<Node> split(const Board &board) {
        std::vector<Node> kids;
        Board after = board;
        return extend(after, kids, 0) ? kids : std::vector<Node>();
    }
    // Adds kids to a node until it is dead; the board, which is closed, goes along. False when there is no way.
    bool build(Board &board, Node &node, int depth) {
        while (board.dead < 0)
            if (!extend(board, node.kids, depth)) return false;
        return true;
    }
    // A candidate that is dead at once, rather one with few items; -1 where so many tries find none.
    int lemma(const Board &board, bool at_root, int tries) {
        int found = -1;
        double least = std::numeric_limits<double>::infinity();
        Outlook &outlook = outlooks_.of(board);
        for (int i = 0; i < tries; ++i) {
            const int fact = static_cast<int>(random_.below(facts));
            if (!can_suppose(board, fact) || (at_root && quest_.truth[fact])) continue;
            const Ended &ended = outlook.supposed(fact);
            if (!ended.dead) continue;
            const double key = (ended.items + 3) * -std::log(1 - random_.share());
            if (key < least) least = key, found = fact;
        }
        return found;
    }

  private:
    struct Candidate {
        int fact;
        bool dead;
        double score;
    };
    const Quest &quest_;
    Follower &follower_;
    int nesting_;
    Random &random_;
    Outlooks outlooks_;
    double rest_scale_ = 0;             // the scale for which rests are known
    std::array<double, facts + 1> rests_;

    bool extend(Board &board, std::vector<Node> &kids, int depth) {
        const bool nests = depth + 1 < nesting_;
        std::vector<Candidate> others;
        const std::vector<int> in_turn = choose(board, depth == 0, nests, others);
        bool any = false;
        for (const int fact : in_turn) {
            if (board.dead >= 0) return true;
            if (!can_suppose(board, fact)) continue;
            if (!refute(board, kids, fact, depth + 1)) break;
            any = true;
        }
        // Where suppositions may not nest as deep as the best split wants, another candidate may do.
        if (any || !nests || allowance < 0) return any;
        std::ranges::stable_sort(others, {}, &Candidate::score);
        for (std::size_t i = 0; !any && allowance >= 0 && i < others.size(); ++i)
            any = refute(board, kids, others[i].fact, depth + 1);
        return any;
    }
    bool refute(Board &board, std::vector<Node> &kids, int fact, int depth) {
        allowance -= supposition_cost(depth) + 4;
        if (allowance < 0) return false;
        Node kid{fact, quest_.all, {}};
        Board inside = follower_.supposed(board, fact);
        follower_.close(inside, quest_.all);
        if (!build(inside, kid, depth)) return false;
        kids.push_back(std::move(kid));
        board.exclude(fact);
        follower_.close(board, quest_.all);
        return true;
    }

    // By how many facts are possible beyond one for each cell.
    double rest(int open) {
        if (rest_scale_ != taste.scale) {
            rest_scale_ = taste.scale;
            rests_.fill(-1);
        }
        double &known = rests_[open];
        if (known < 0) known = std::exp((open - cells) / taste.scale);
        return known;
    }
    double noisy(double score) { return taste.noise == 0 ? score : score * (1 + taste.noise * random_.share()); }

    double score(const Ended &ended) { return ended.dead ? 0.6 + 0.05 * ended.items : rest(ended.open); }
    // The facts to refute in turn; in `others` all that could be, in no order of use.
    std::vector<int> choose(const Board &board, bool at_root, bool nests, std::vector<Candidate> &others) {
        Outlook &outlook = outlooks_.of(board);
        std::array<Candidate, facts> looks;
        double alive = std::numeric_limits<double>::infinity();  // the most promising one that is not dead
        std::vector<Candidate> dead;
        for (int fact = 0; fact < facts; ++fact) {
            if (!can_suppose(board, fact)) continue;
            const Ended &ended = outlook.supposed(fact);
            looks[fact] = {fact, ended.dead, score(ended)};
            if (holds(fact, at_root)) continue;
            others.push_back(looks[fact]);
            // Of several as promising the first: what comes after one that is not dead is not looked at.
            if (!ended.dead) alive = std::min(alive, looks[fact].score);
            else if (looks[fact].score < alive) dead.push_back(looks[fact]);
        }
        std::erase_if(dead, [&](const Candidate &each) { return each.score > alive; });
        std::ranges::stable_sort(dead, {}, &Candidate::score);
        double least = std::numeric_limits<double>::infinity();
        std::vector<int> chosen;
        for (const Candidate &each : dead) {
            const Ended &without = outlook.without(each.fact);
            const bool more = !without.dead && !without.solved;
            const double score = noisy(each.score + (more ? rest(without.open) : 0));
            if (score < least) least = score, chosen = {each.fact};
        }
        for (Slot slot = 0; slot < slots; ++slot) {
            if (tables.size[board.left[slot]] < 2 || tables.size[board.left[slot]] > 4) continue;
            double score = 0;
            std::array<int, 4> branches;  // the most promising first, of several as promising the first
            int number = 0;
            for (unsigned left = board.left[slot]; left; left &= left - 1) {
                const int fact = tables.fact_at[slot][std::countr_zero(left)];
                score += looks[fact].score;
                if (holds(fact, at_root)) continue;
                int at = number++;
                for (; at && looks[branches[at - 1]].score > looks[fact].score; --at) branches[at] = branches[at - 1];
                branches[at] = fact;
            }
            if (!at_root || quest_.end == Quest::End::dead) --number;
            if (number < 1 || (!nests && !looks[branches[number - 1]].dead)) continue;
            if ((score = noisy(score)) < least) least = score, chosen.assign(branches.begin(), branches.begin() + number);
        }
        return chosen;
    }
    bool holds(int fact, bool at_root) const { return at_root && quest_.truth[fact]; }
};

}  // namespace whygrid::shortest
