// Refuting a literal as a person would: suppose it, follow what it leads to, and suppose more only where that is needed.
//
//   trial    a literal that is supposed, and what follows up to a contradiction: reasons, among them other
//            trials, each of which shows that what it supposes does not hold here
//
//      suppose a: b, c;  suppose also d: e, contradiction;  so not d, then f, contradiction;  so not a
//
// Nothing is learned for good. What a contradiction does not need is left out; then trials inside are left out where
// the rest still leads to a contradiction at less cost.
#pragma once

#include "learning.hpp"

namespace whygrid {

constexpr int by_trial = 100;  // a kind of reasons, about a trial

struct Trial {
    int supposed;
    std::vector<Reason> steps;  // in order, each resting on earlier ones; the last is the contradiction
    std::vector<int> premises;  // what holds without it
    int cost;                   // how many positive literals follow, and what trials inside cost
};

class Refuter {
  public:
    static constexpr int turning = 40;  // what it costs to suppose something inside
    static constexpr int aside = 6, at_once = 2;  // or this, where no more than two lines follow before it breaks
    static constexpr std::size_t deeper_ones = 20;  // so many are tried further, if nothing near fails at once
    static constexpr std::size_t most_plans = 60;  // what has more inside is not made shorter
    static constexpr int most_rounds = 30;

    // `beside` are for each variable those that it has to do with directly.
    Refuter(Learner &search, const std::vector<std::vector<int>> &beside) : search_(search), beside_(beside) {}

    // The number of the trial that refutes a literal, or -1 where none is found by trying so many others out. It takes
    // longer where it is to be `short`.
    int refute(int literal, int depth, long work, bool is_short) {
        work_ = work;
        search_.go_back(0);
        if (search_.last_ >= 0 || search_.propagate() >= 0 || search_.fails(literal) || search_.holds(literal))
            return -1;  // there is nothing to be supposed
        for (int allowed = 1; allowed <= depth; ++allowed) {
            begin(literal);
            const int conflict = follow(allowed);
            if (conflict < 0) {
                search_.go_back(0);
                continue;
            }
            const int number = end(literal, conflict);
            return is_short ? shortened(number) : number;
        }
        return -1;
    }
    const Trial &trial(int number) const { return trials_[number]; }

  private:
    Learner &search_;
    const std::vector<std::vector<int>> &beside_;
    std::vector<Trial> trials_;
    long work_ = 0;

    // What is supposed in which order, without what follows.
    struct Plan {
        int supposed;
        std::vector<Plan> inside;
    };

    bool open(int literal) const { return !search_.holds(literal) && !search_.fails(literal); }

    void begin(int literal) {
        search_.levels_.push_back(static_cast<int>(search_.trail_.size()));
        search_.noted_.push_back(static_cast<int>(search_.reasons_.size()));
        search_.settle(literal, -1);
    }

    // Go back to before the last supposition, which has led to a contradiction; the number of the trial.
    int end(int literal, int conflict) {
        const int level = static_cast<int>(search_.levels_.size());
        Trial trial{literal, {search_.reasons_[conflict]}, {}, 0};
        std::vector<char> seen(search_.value_.size(), 0);
        std::vector<int> queue;
        const auto take = [&](const Reason &reason) {
            for (const int premise : reason.premises) {
                const int variable = std::abs(premise) - 1;
                if (seen[variable]) continue;
                seen[variable] = 1;
                const bool outside = search_.level_[variable] < level && (level > 1 || search_.reason_[variable] < 0);
                if (outside) trial.premises.push_back(premise);
                else if (search_.reason_[variable] >= 0) queue.push_back(search_.reason_[variable]);
            }
        };
        take(search_.reasons_[conflict]);
        for (std::size_t next = 0; next < queue.size(); ++next) {
            trial.steps.push_back(search_.reasons_[queue[next]]);
            take(search_.reasons_[queue[next]]);
        }
        std::sort(trial.steps.begin(), trial.steps.end(),
                  [](const Reason &one, const Reason &other) { return one.time < other.time; });
        for (const Reason &step : trial.steps)
            trial.cost += step.kind == by_trial ? cost_inside(trials_[step.about]) : step.conclusion > 0;
        search_.go_back(level - 1);
        trials_.push_back(std::move(trial));
        return static_cast<int>(trials_.size()) - 1;
    }

    static int cost_inside(const Trial &trial) {
        return trial.cost + (trial.cost <= at_once ? aside : turning);
    }

    // Take over what a trial has shown, and what follows; the reason for a contradiction, or -1.
    int conclude(int number) {
        const Trial &trial = trials_[number];
        search_.settle(-trial.supposed, search_.note({by_trial, trial.premises, -trial.supposed, number, {}}));
        return search_.propagate();
    }

    // The open literals beside what has followed from the first supposition.
    std::vector<int> near() const {
        std::vector<char> seen(search_.value_.size(), 0);
        std::vector<int> found;
        for (std::size_t place = search_.levels_[0]; place < search_.trail_.size(); ++place)
            for (const int variable : beside_[std::abs(search_.trail_[place]) - 1]) {
                if (seen[variable] || search_.value_[variable]) continue;
                seen[variable] = 1;
                found.push_back(variable + 1);
                found.push_back(-variable - 1);
            }
        return found;
    }

    // The reason for a contradiction that follows from what is supposed, with so many suppositions in each other; or -1.
    int follow(int depth) {
        int conflict = search_.propagate();
        if (conflict >= 0 || depth <= 1) return conflict;
        while (work_ > 0) {
            std::vector<std::pair<int, int>> failed;          // what trials cost, and their numbers
            std::vector<std::pair<int, int>> promising;       // how little would be left open, and what is supposed
            for (const int literal : near()) {
                if (--work_ < 0) break;
                begin(literal);
                const std::size_t before = search_.trail_.size();
                conflict = search_.propagate();
                if (conflict >= 0) {
                    const int number = end(literal, conflict);
                    failed.emplace_back(trials_[number].cost, number);
                } else {
                    promising.emplace_back(-static_cast<int>(search_.trail_.size() - before), literal);
                    search_.go_back(search_.levels_.size() - 1);
                }
            }
            if (failed.empty() && depth > 2) {
                std::sort(promising.begin(), promising.end());
                if (promising.size() > deeper_ones) promising.resize(deeper_ones);
                for (const auto &[_, literal] : promising) {
                    begin(literal);
                    conflict = follow(depth - 1);
                    if (conflict < 0) {
                        search_.go_back(search_.levels_.size() - 1);
                        continue;
                    }
                    const int number = end(literal, conflict);
                    failed.emplace_back(trials_[number].cost, number);
                }
            }
            if (failed.empty()) return -1;
            std::sort(failed.begin(), failed.end());
            for (const auto &[_, number] : failed) {
                const int again = played(plan(number));  // by now more is known, and it leads to its end sooner
                if (again < 0) continue;
                conflict = conclude(again);
                if (conflict >= 0) return conflict;
            }
        }
        return -1;
    }

    Plan plan(int number) const {
        Plan made{trials_[number].supposed, {}};
        for (const Reason &step : trials_[number].steps)
            if (step.kind == by_trial) made.inside.push_back(plan(step.about));
        return made;
    }

    // The number of the trial that goes by a plan, or -1 where that leads to no contradiction.
    int played(const Plan &plan) {
        if (!open(plan.supposed)) return -1;
        begin(plan.supposed);
        int conflict = search_.propagate();
        for (const Plan &inside : plan.inside) {
            if (conflict >= 0) break;
            const int number = played(inside);
            if (number >= 0) conflict = conclude(number);
        }
        if (conflict >= 0) return end(plan.supposed, conflict);
        search_.go_back(search_.levels_.size() - 1);
        return -1;
    }

    // Plans with one supposition less, anywhere inside.
    static void without_one(const Plan &plan, std::vector<Plan> &found) {
        for (std::size_t place = 0; place < plan.inside.size(); ++place) {
            Plan less = plan;
            less.inside.erase(less.inside.begin() + static_cast<std::ptrdiff_t>(place));
            found.push_back(std::move(less));
            std::vector<Plan> deeper;
            without_one(plan.inside[place], deeper);
            for (Plan &inside : deeper) {
                found.push_back(plan);
                found.back().inside[place] = std::move(inside);
            }
        }
    }

    // A trial that costs less, with fewer trials inside; or the same.
    int shortened(int number) {
        for (int rounds = 0; rounds < most_rounds; ++rounds) {
            std::vector<Plan> plans;
            without_one(plan(number), plans);
            if (plans.size() > most_plans) return number;
            int best = number;
            for (const Plan &plan : plans) {
                const int tried = played(plan);
                if (tried >= 0 && trials_[tried].cost < trials_[best].cost) best = tried;
            }
            if (best == number) return number;
            number = best;
        }
        return number;
    }
};

}  // namespace whygrid
