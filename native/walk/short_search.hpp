// From a position to a short story: build a tree, trim it, make it shorter as long as that is wanted, tell it.
#pragma once

#include "short_improve.hpp"
#include "short_tell.hpp"

namespace whygrid::shortest {

struct Wish {
    Goal goal = Goal::solution;
    bool suppose = true, strikes = true;
    int nesting = cells;                    // how deep suppositions may stand inside each other
    std::uint64_t seed = 0;
};

struct Result {
    Told told;
    int cost;
};

class Search {
  public:
    Search(const Board &start, std::vector<Pattern> patterns, const Wish &wish)
        : wish_(wish), quest_{start, std::move(patterns), Items::all(wish.strikes)}, follower_(quest_.patterns) {}

    // Nothing when there is no way. `share` says how much of the time is over, from the work done and the cost of the
    // first story; 1 at once where it should not be made shorter.
    template <typename Share>
    std::optional<Result> run(Share share) {
        Story story{std::vector<bool>(quest_.patterns.size(), true), {nothing, quest_.all, {}}};
        Board board = quest_.start;
        follower_.close(board, story);
        if (!decide_end(board)) return std::nullopt;
        Random random(wish_.seed, 0);
        Builder builder(quest_, follower_, wish_.nesting, random);
        if (!quest_.reached(board) && !(wish_.suppose && first_tree(builder, board, story))) return std::nullopt;
        Tracer tracer(quest_, follower_);
        Trimmer trimmer(quest_, follower_, tracer);
        trimmer.trim(story);
        if (const int first = quest_.cost(story); wish_.suppose && first > 0) {
            const std::uint64_t before = follower_.work;
            Improver improver(quest_, follower_, tracer, trimmer, builder, random);
            const auto progress = [&] { return share(follower_.work - before, first); };
            if (progress() < 1) {
                Story better = improver.improved(story, progress);
                trimmer.trim(better);
                if (quest_.cost(better) < first) story = std::move(better);
            }
        }
        return Result{Teller(quest_, follower_).tell(story), quest_.cost(story)};
    }

  private:
    Wish wish_;
    Quest quest_;
    Follower follower_;

    // What is to be shown, given what follows without suppositions. False when it can't be.
    bool decide_end(const Board &closed) {
        using End = Quest::End;
        if (wish_.goal == Goal::contradiction || (wish_.goal == Goal::closure && closed.dead >= 0)) {
            quest_.end = End::dead;
        } else if (wish_.goal == Goal::closure && !wish_.suppose) {
            quest_.end = End::marks;
            quest_.target = closed;
        } else if (wish_.goal == Goal::solution && closed.placed == cells) {
            quest_.wanted.set();
        } else {
            return look_for_solutions(closed);
        }
        return true;
    }
    bool look_for_solutions(const Board &closed) {
        Solver solver(quest_.all);
        if (wish_.goal == Goal::solution) {
            quest_.wanted.set();
            return closed.dead < 0 && solver.solve(closed, quest_.truth, 2) == 1;
        }
        quest_.truth = solver.truth(closed);
        if (quest_.truth.none()) quest_.end = Quest::End::dead;
        for (int cell = 0; cell < cells; ++cell) {
            int digits = 0;
            for (int fact = 9 * cell; fact < 9 * cell + 9; ++fact) digits += quest_.truth[fact];
            quest_.wanted[cell] = digits == 1;
        }
        return true;
    }
    bool first_tree(Builder &builder, Board board, Story &story) {
        if (quest_.end == Quest::End::dead) {
            if (Truth truth; Solver(quest_.all).solve(board, truth, 1)) return false;
            return builder.build(board, story.root, 0);
        }
        while (!quest_.reached(board)) {
            std::vector<Node> kids = builder.split(board);
            if (kids.empty()) return false;
            for (Node &kid : kids) {
                if (!can_suppose(board, kid.fact)) continue;
                board.exclude(kid.fact);
                story.root.kids.push_back(std::move(kid));
                follower_.close(board, story);
            }
        }
        return true;
    }
};

}  // namespace whygrid::shortest
