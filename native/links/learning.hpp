// Clause learning that remembers its reasons, so that whatever it finds can be told.
//
//   literals   1, 2, … for variables, negative where they are false
//   reasons    why a literal holds, or why there is a contradiction: other literals, by a given clause, by a
//              lemma or by something that a derived class knows
//   lemmas     literals that can't all hold, with the reasons they come from; given clauses are kept like them
//
// In the end the lemmas and reasons behind a literal are handed out in an order in which each rests on earlier ones.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace whygrid {

constexpr int by_lemma = 0, by_clause = 1;  // kinds of reasons; derived classes have more

struct Reason {
    int kind;
    std::vector<int> premises;  // all hold
    int conclusion;             // 0 for a contradiction
    int about;                  // the number of the clause or the lemma, or what a derived class makes of it
    std::vector<int> region;    // the same
    long time = 0;              // when it was noted
};

struct Lemma {
    std::vector<int> literals;    // not all of them hold
    std::vector<Reason> reasons;  // what shows it; none for a given clause
    std::vector<int> grounds;     // literals that hold in any case, which it rests on too
    long shown = 0;               // when it was learned
    int levels = 0;               // on how many decisions it rested: few, and it is often of use
    bool forgotten = false;       // no longer used, but there for what it has shown
};

class Refuter;

class Learner {
  public:
    static constexpr int always_kept = 2;  // lemmas that rested on so few decisions are not forgotten
    static constexpr long restart = 100;   // conflicts, times a number of Luby's sequence
    static constexpr std::size_t room_at_first = 10000, more_room = 1000;  // for lemmas

    // `wish` says for each variable what is tried first, 1 or -1.
    explicit Learner(std::vector<std::int8_t> wish)
        : value_(wish.size(), 0), level_(wish.size(), 0), reason_(wish.size(), -1), phase_(std::move(wish)),
          activity_(value_.size(), 0.0), watches_(2 * value_.size() + 2) {}
    virtual ~Learner() = default;

    // 1 when `assumed` (0: nothing) is refuted, -1 when all is settled without a contradiction, 0 after so many
    // conflicts; `go_on` is asked now and then and may throw.
    int run(long conflicts, const std::function<void()> &go_on, int assumed = 0) {
        long until_restart = restart, round = 1;
        conflicts += conflicts_;
        go_back(0);  // where a search was ended by an exception
        if (last_ >= 0) return 1;
        while (true) {
            const int conflict = propagate();
            if (conflict >= 0) {
                if (++conflicts_ % 64 == 0) go_on();
                if (levels_.empty()) {
                    last_ = conflict;
                    return 1;
                }
                learn(conflict);
                if (last_ >= 0) return 1;
                if (conflicts_ >= conflicts) {
                    go_back(0);
                    return 0;
                }
                if (--until_restart <= 0) {
                    until_restart = restart * luby(++round);
                    go_back(0);
                    if (in_use_.size() > room_) forget();
                }
                continue;
            }
            if (assumed && levels_.empty() && fails(assumed)) return 1;
            int choice = assumed && levels_.empty() && !holds(assumed) ? assumed : decision();
            if (!choice) {
                model_ = value_;
                go_back(0);
                return -1;
            }
            levels_.push_back(static_cast<int>(trail_.size()));
            noted_.push_back(static_cast<int>(reasons_.size()));
            settle(choice, -1);
        }
    }

    // What follows without supposing anything, so that copies of this search need not find it again.
    void look_around() {
        go_back(0);
        if (last_ < 0) last_ = propagate();
    }

    // What holds in any case, in the order in which it was found.
    std::vector<int> found() const {
        return {trail_.begin(), levels_.empty() ? trail_.end() : trail_.begin() + levels_[0]};
    }
    // Take a literal as known that holds in any case, or would have been found to: nothing stands behind it any more.
    void know(int literal) {
        go_back(0);
        if (holds(literal)) reason_[std::abs(literal) - 1] = -1;
        else if (!fails(literal)) settle(literal, -1);
    }
    // After `run` returned -1: 1 or -1 for each variable.
    const std::vector<std::int8_t> &model() const { return model_; }

    // The reasons and lemmas behind a literal that holds in any case, or behind the contradiction (0), in an
    // order in which each rests on earlier ones. A lemma comes as its number, a reason as -1 - its number.
    std::vector<int> behind(int literal) const {
        std::vector<std::pair<long, int>> found = all_behind(literal);
        std::sort(found.begin(), found.end());
        std::vector<int> order;
        for (const auto &[time, what] : found) order.push_back(what);
        return order;
    }
    std::size_t weight(int literal) const { return all_behind(literal).size(); }

    std::size_t variables() const { return value_.size(); }
    const Reason &reason(int number) const { return reasons_[number]; }
    const Lemma &lemma(int number) const { return lemmas_[number]; }

  protected:
    std::vector<std::int8_t> value_;  // 1, -1 or 0 for what is not settled
    std::vector<int> trail_;          // what is settled, in order
    std::size_t applied_ = 0;         // how much of the trail was handed to `notice`

    bool holds(int literal) const { return value_[std::abs(literal) - 1] * literal > 0; }
    bool fails(int literal) const { return value_[std::abs(literal) - 1] * literal < 0; }

    // What a derived class knows besides clauses and lemmas. Each may return the reason for a contradiction.
    virtual int notice(int) { return -1; }  // the next literal of the trail
    virtual int more() { return -1; }       // settle something, if anything follows
    virtual void undone() {}                // the trail got shorter

    void settle(int literal, int reason) {
        const int variable = std::abs(literal) - 1;
        value_[variable] = phase_[variable] = literal > 0 ? 1 : -1;
        level_[variable] = static_cast<int>(levels_.size());
        reason_[variable] = reason;
        trail_.push_back(literal);
    }

    int note(Reason reason) {
        reason.time = ++clock_;
        reasons_.push_back(std::move(reason));
        return static_cast<int>(reasons_.size()) - 1;
    }

    // Take something as given: not all of these literals hold. Its number. Only before and between searches.
    int add(std::vector<int> literals) {
        go_back(0);
        const int number = static_cast<int>(lemmas_.size());
        std::stable_partition(literals.begin(), literals.end(), [&](int literal) { return !holds(literal); });
        const bool tight = literals.size() < 2 || holds(literals[1]);
        if (!tight) watch(number, literals);
        else if (literals.empty() || holds(literals[0])) last_ = note({by_clause, literals, 0, number, {}});
        else if (!fails(literals[0]))
            settle(-literals[0], note({by_clause, {literals.begin() + 1, literals.end()}, -literals[0], number, {}}));
        lemmas_.push_back({std::move(literals), {}, {}, ++clock_});
        return number;
    }

  private:
    friend class Refuter;
    struct Watch {
        int lemma, other;  // another of its literals: where that one fails there is nothing to do
    };
    std::vector<int> level_, reason_;
    std::vector<std::int8_t> phase_, model_;
    std::vector<double> activity_;
    std::vector<std::vector<Watch>> watches_;  // for each literal the lemmas that watch it
    std::vector<int> levels_, noted_;  // for each decision how long the trail was, and how many reasons there were
    std::vector<Reason> reasons_;      // of what is on the trail
    std::vector<Lemma> lemmas_;
    std::vector<int> in_use_;  // those that were learned and are not forgotten
    std::size_t watched_until_ = 0, room_ = room_at_first;
    double bump_ = 1.0;
    long conflicts_ = 0, clock_ = 0;
    int last_ = -1;  // the reason for the contradiction without any decision

    static long luby(long i) {
        long k = 1;
        while ((1L << k) - 1 < i) ++k;
        return (1L << k) - 1 == i ? 1L << (k - 1) : luby(i - (1L << (k - 1)) + 1);
    }
    std::size_t slot(int literal) const { return 2 * std::abs(literal) - (literal < 0); }

    // Reasons and lemmas behind a literal, each with the time it was shown.
    std::vector<std::pair<long, int>> all_behind(int literal) const {
        std::vector<std::pair<long, int>> found;
        std::vector<int> reasons, lemmas;
        std::vector<char> told(value_.size(), 0), learned(lemmas_.size(), 0);
        const auto ground = [&](int premise) {
            const int variable = std::abs(premise) - 1;
            if (!told[variable] && reason_[variable] >= 0) reasons.push_back(reason_[variable]);
            told[variable] = 1;
        };
        const auto lemma = [&](const Reason &reason) {
            if (reason.kind != by_lemma || learned[reason.about]) return;
            lemmas.push_back(reason.about);
            learned[reason.about] = 1;
        };
        if (literal) ground(literal);
        else reasons.push_back(last_);
        while (!reasons.empty() || !lemmas.empty()) {
            if (!reasons.empty()) {
                const int number = reasons.back();
                reasons.pop_back();
                found.emplace_back(reasons_[number].time, -1 - number);
                for (const int premise : reasons_[number].premises) ground(premise);
                lemma(reasons_[number]);
                continue;
            }
            const int number = lemmas.back();
            lemmas.pop_back();
            found.emplace_back(lemmas_[number].shown, number);
            for (const int premise : lemmas_[number].grounds) ground(premise);
            for (const Reason &reason : lemmas_[number].reasons) lemma(reason);
        }
        return found;
    }

    int decision() const {
        int best = -1;
        for (std::size_t variable = 0; variable < value_.size(); ++variable)
            if (!value_[variable] && (best < 0 || activity_[variable] > activity_[best]))
                best = static_cast<int>(variable);
        return best < 0 ? 0 : phase_[best] * (best + 1);
    }

    void go_back(std::size_t level) {
        if (levels_.size() <= level) return;
        const std::size_t keep = levels_[level];
        while (trail_.size() > keep) {
            value_[std::abs(trail_.back()) - 1] = 0;
            trail_.pop_back();
        }
        levels_.resize(level);
        reasons_.resize(noted_[level]);
        noted_.resize(level);
        watched_until_ = std::min(watched_until_, keep);
        applied_ = std::min(applied_, keep);
        undone();
    }

    // The number of the reason for a contradiction, or -1 when nothing more follows.
    int propagate() {
        while (true) {
            while (applied_ < trail_.size()) {
                const int conflict = notice(trail_[applied_++]);
                if (conflict >= 0) return conflict;
            }
            while (watched_until_ < trail_.size()) {
                const int conflict = by_watching(trail_[watched_until_++]);
                if (conflict >= 0) return conflict;
            }
            if (applied_ < trail_.size()) continue;
            const int conflict = more();
            if (conflict >= 0 || applied_ == trail_.size()) return conflict;
        }
    }

    void watch(int number, const std::vector<int> &literals) {
        watches_[slot(literals[0])].push_back({number, literals[1]});
        watches_[slot(literals[1])].push_back({number, literals[0]});
    }

    int by_watching(int literal) {
        auto &watching = watches_[slot(literal)];  // lemmas that watch this literal, which now holds
        for (std::size_t place = 0; place < watching.size();) {
            const auto [number, other] = watching[place];
            if (fails(other)) {
                ++place;
                continue;
            }
            auto &lits = lemmas_[number].literals;
            if (lits[0] == literal) std::swap(lits[0], lits[1]);
            if (fails(lits[0])) {
                watching[place++].other = lits[0];
                continue;
            }
            bool moved = false;
            for (std::size_t next = 2; next < lits.size() && !moved; ++next)
                if (!holds(lits[next])) {
                    std::swap(lits[1], lits[next]);
                    watches_[slot(lits[1])].push_back({number, lits[0]});
                    watching[place] = watching.back();
                    watching.pop_back();
                    moved = true;
                }
            if (moved) continue;
            const int kind = lemmas_[number].reasons.empty() ? by_clause : by_lemma;
            std::vector<int> premises(lits.begin() + 1, lits.end());
            if (holds(lits[0])) {
                premises.push_back(lits[0]);
                return note({kind, std::move(premises), 0, number, {}});
            }
            const int conclusion = -lits[0];
            settle(conclusion, note({kind, std::move(premises), conclusion, number, {}}));
            ++place;
        }
        return -1;
    }

    // Forget the less useful half of the lemmas, those that rested on many decisions.
    void forget() {
        std::stable_sort(in_use_.begin(), in_use_.end(), [&](int one, int other) {
            return std::pair(lemmas_[one].levels, -one) < std::pair(lemmas_[other].levels, -other);
        });
        std::size_t keep = in_use_.size() / 2;
        while (keep < in_use_.size() && lemmas_[in_use_[keep]].levels <= always_kept) ++keep;
        for (std::size_t place = keep; place < in_use_.size(); ++place) lemmas_[in_use_[place]].forgotten = true;
        in_use_.resize(keep);
        for (auto &watching : watches_)
            std::erase_if(watching, [&](const Watch &watch) { return lemmas_[watch.lemma].forgotten; });
        room_ += more_room;
    }

    // A reason as a lemma keeps it.
    static Reason told(const Reason &reason) {
        const bool plain = reason.region.empty();  // then it is clear from the number what it is about
        return {reason.kind, plain ? std::vector<int>{} : reason.premises, reason.conclusion, reason.about,
                reason.region, reason.time};
    }

    // Learn from a contradiction: resolve until one literal of this level is left, then go back.
    void learn(int conflict) {
        const int now = static_cast<int>(levels_.size());
        const Reason clash = reasons_[conflict];  // going back drops it
        std::vector<char> seen(value_.size(), 0);
        std::vector<int> kept, grounds;
        std::vector<Reason> used{told(clash)};
        int open_here = 0;
        // A contradiction found late may rest on earlier levels only.
        int level = 0;
        for (const int literal : clash.premises) level = std::max(level, level_[std::abs(literal) - 1]);
        if (level < now) {
            go_back(level);
            if (level == 0) {
                last_ = note(clash);
                return;
            }
        }
        std::size_t place = trail_.size();
        const auto take = [&](const Reason &reason) {
            for (const int literal : reason.premises) {
                const int variable = std::abs(literal) - 1;
                if (seen[variable]) continue;
                seen[variable] = 1;
                activity_[variable] += bump_;
                if (level_[variable] == level) ++open_here;
                else (level_[variable] ? kept : grounds).push_back(literal);
            }
        };
        take(clash);
        int uip = 0;
        while (true) {
            do uip = trail_[--place];
            while (!seen[std::abs(uip) - 1] || level_[std::abs(uip) - 1] != level);
            if (--open_here == 0) break;
            const Reason &reason = reasons_[reason_[std::abs(uip) - 1]];
            used.push_back(told(reason));
            take(reason);
        }
        // What follows from the rest, or from the start, need not be said.
        std::vector<int> literals{uip};
        std::vector<char> verdict(value_.size(), 0);  // 1: it follows, 2: it does not
        const std::function<bool(int)> follows = [&](int literal) {
            const int variable = std::abs(literal) - 1;
            if (verdict[variable]) return verdict[variable] == 1;
            verdict[variable] = 2;
            if (reason_[variable] < 0) return false;
            for (const int premise : reasons_[reason_[variable]].premises) {
                const int other = std::abs(premise) - 1;
                if (level_[other] && !seen[other] && !follows(premise)) return false;
            }
            verdict[variable] = 1;
            return true;
        };
        std::vector<int> left_out;
        for (const int literal : kept) (follows(literal) ? left_out : literals).push_back(literal);
        for (std::size_t next = 0; next < left_out.size(); ++next) {
            const Reason &reason = reasons_[reason_[std::abs(left_out[next]) - 1]];
            used.push_back(told(reason));
            for (const int premise : reason.premises) {
                const int other = std::abs(premise) - 1;
                if (seen[other]) continue;
                seen[other] = 1;
                (level_[other] ? left_out : grounds).push_back(premise);
            }
        }
        bump_ /= 0.95;
        if (bump_ > 1e100) {
            for (double &one : activity_) one *= 1e-100;
            bump_ *= 1e-100;
        }
        int back = 0;
        std::set<int> levels;
        for (const int literal : literals) levels.insert(level_[std::abs(literal) - 1]);
        for (std::size_t i = 1; i < literals.size(); ++i)
            if (level_[std::abs(literals[i]) - 1] > back) {
                back = level_[std::abs(literals[i]) - 1];
                std::swap(literals[1], literals[i]);
            }
        go_back(back);
        const int number = static_cast<int>(lemmas_.size());
        if (literals.size() > 1) {
            watch(number, literals);
            in_use_.push_back(number);
        }
        lemmas_.push_back({literals, std::move(used), grounds, ++clock_, static_cast<int>(levels.size())});
        settle(-uip, note({by_lemma, {literals.begin() + 1, literals.end()}, -uip, number, {}}));
    }
};

// Clauses and nothing else.
class ClauseSearch : public Learner {
  public:
    // `known` are literals that hold. In each row of `given` not all do; these are clauses 0, 1, … in this order.
    ClauseSearch(std::vector<std::int8_t> wish, const std::vector<int> &known,
                 const std::vector<std::vector<int>> &given)
        : Learner(std::move(wish)) {
        for (const int literal : known) settle(literal, -1);
        for (const auto &literals : given) Learner::add(literals);
    }
    using Learner::add;
};

}  // namespace whygrid
