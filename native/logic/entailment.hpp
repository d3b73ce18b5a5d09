// Whether literals contradict rules; whygrid/logic/entailment.py is the counterpart and says why this is enough. Both try the
// same branches in the same order, so that they agree even where the limit of branchings ends the search.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "propagation.hpp"

namespace whygrid::logic {

// How many branchings may still be tried: in the first order, and in the second one.
struct Effort {
    int first, second;
    explicit Effort(int branchings) : first(branchings), second(branchings) {}
};

class Entailment {
  public:
    // `tick` is called for each piece of work of at most a millisecond or so; it may throw.
    Entailment(const RuleTable &table, std::function<void()> tick)
        : table_(table), tick_(std::move(tick)), so_far_(table) {}

    // Whether each conclusion follows from the literals by these rules, each named once; without any, a contradiction.
    bool follows(const std::vector<int> &rules, const Literals &literals, const Literals &conclusions, Effort &effort) {
        if (!so_far_.start(rules, literals)) return true;
        const bool all_listed = std::all_of(rules.begin(), rules.end(), [&](int rule) { return table_.is_listed(rule); });
        order_.clear();  // where not all rules are listed, the counterpart numbers the counts of those that are named
        if (!all_listed) {
            order_.resize(table_.counts());
            int position = 0;
            for (const int count : so_far_.counts()) order_[count] = position++;
        }
        if (conclusions.empty()) return contradicts_itself(rules, 0, effort);
        for (const Literal conclusion : conclusions) {
            if (so_far_.holds(conclusion)) continue;
            const std::size_t before = so_far_.mark();
            const bool excluded = !so_far_.assume(-conclusion) || contradicts_itself(rules, conclusion, effort);
            so_far_.back_to(before);
            if (!excluded) return false;
        }
        return true;
    }

  private:
    enum class Branches { end, stay_open, take_too_long };
    struct Demand {
        int count, missing;
        Literals free;
    };

    const RuleTable &table_;
    std::function<void()> tick_;
    Propagation so_far_;
    std::vector<int> order_;
    std::vector<char> near_;  // by count: to be branched on first

    bool contradicts_itself(const std::vector<int> &rules, Literal denied, Effort &effort) {
        if (!adds_up(rules)) return true;
        const std::vector<Demand> demands = demands_now();
        std::unordered_map<Literal, std::vector<int>> demanded;
        for (int place = 0; place < static_cast<int>(demands.size()); ++place)
            for (const Literal literal : demands[place].free) demanded[literal].push_back(place);
        for (const int rule : rules)
            if (is_crowded({rule}, demands, demanded)) return true;
        put_near(rules, denied);
        Branches found = all_end(effort.first);
        if (found == Branches::take_too_long) {
            near_.assign(table_.counts(), 0);
            found = all_end(effort.second);
        }
        if (found != Branches::take_too_long) return found == Branches::end;
        for (std::size_t one = 0; one < rules.size(); ++one)
            for (std::size_t two = one + 1; two < rules.size(); ++two)
                if (cross(rules[one], rules[two]) && is_crowded({rules[one], rules[two]}, demands, demanded)) return true;
        return false;
    }

    Branches all_end(int &branchings) {
        const Literal literal = undecided();
        if (literal == 0) return Branches::stay_open;
        tick_();
        if (--branchings < 0) return Branches::take_too_long;
        for (const Literal choice : {-literal, literal}) {
            const std::size_t before = so_far_.mark();
            const Branches found = so_far_.assume(choice) ? all_end(branchings) : Branches::end;
            so_far_.back_to(before);
            if (found != Branches::end) return found;
        }
        return Branches::end;
    }

    // An open literal of the count that is nearest to being decided; 0 when none is open.
    Literal undecided() const {
        std::tuple<bool, bool, int, int> best;
        int nearest = -1;
        for (const int count : so_far_.counts()) {
            const int free = so_far_.left_open(count);
            if (!free) continue;
            const std::tuple key(so_far_.holding(count) >= table_.count(count).low, !near_[count], free,
                                 order_.empty() ? count : order_[count]);
            if (nearest < 0 || key < best) best = key, nearest = count;
        }
        if (nearest < 0) return 0;
        const Literals &literals = table_.count(nearest).literals;
        return *std::find_if(literals.begin(), literals.end(), [&](Literal literal) { return so_far_.is_open(literal); });
    }

    // Counts that speak of the same as those rules do that speak of a literal.
    void put_near(const std::vector<int> &rules, Literal literal) {
        near_.assign(table_.counts(), 0);
        std::unordered_set<int> facts;
        for (const int rule : rules) {
            std::unordered_set<int> spoken;
            each_literal(rule, [&](int, Literal each) { spoken.insert(std::abs(each)); });
            if (spoken.contains(std::abs(literal))) facts.merge(spoken);
        }
        for (const int rule : rules)
            each_literal(rule, [&](int count, Literal each) {
                if (facts.contains(std::abs(each))) near_[count] = 1;
            });
    }

    template <typename Visit>
    void each_literal(int rule, Visit visit) const {
        for (int count = table_.rule(rule).first; count < table_.rule(rule).last; ++count)
            for (const Literal literal : table_.count(count).literals) visit(count, literal);
    }

    // Whether the sums of the rules, all added up, can still come out.
    bool adds_up(const std::vector<int> &rules) const {
        std::map<Literal, std::int64_t> weights;
        std::int64_t total = 0;
        for (const int rule : rules)
            for (const Sum &sum : table_.rule(rule).sums) {
                total += sum.total;
                for (const auto &[literal, weight] : sum.terms) weights[literal] += weight;
            }
        std::unordered_map<Literal, std::int64_t> left;
        for (const auto &[literal, weight] : weights) {
            if (so_far_.holds(literal)) total -= weight;
            if (so_far_.is_open(literal)) left.emplace(literal, weight);
        }
        std::vector<std::int64_t> reached{0};
        for (std::size_t place = 0; place < rules.size() && !left.empty(); ++place)
            for (int count = table_.rule(rules[place]).first; count < table_.rule(rules[place]).last; ++count) {
                const auto &[literals, low, high] = table_.count(count);
                const auto is_left = [&](Literal literal) { return left.contains(literal); };
                if (low != 1 || high != 1 || std::none_of(literals.begin(), literals.end(), is_left)) continue;
                std::vector<std::int64_t> options;
                for (const Literal literal : literals)
                    if (!so_far_.holds(-literal)) options.push_back(is_left(literal) ? left.at(literal) : 0);
                reached = sums_of(reached, options);
                for (const Literal literal : literals)
                    if (!so_far_.holds(-literal)) left.erase(literal);
            }
        for (const auto &[literal, weight] : left) reached = sums_of(reached, {0, weight});
        return std::binary_search(reached.begin(), reached.end(), total);
    }

    static std::vector<std::int64_t> sums_of(const std::vector<std::int64_t> &ones,
                                             const std::vector<std::int64_t> &others) {
        std::vector<std::int64_t> found;
        found.reserve(ones.size() * others.size());
        for (const std::int64_t one : ones)
            for (const std::int64_t other : others) found.push_back(one + other);
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    // The counts that are not met yet; one that counts a literal twice may be met by fewer.
    std::vector<Demand> demands_now() const {
        std::vector<Demand> found;
        for (const int count : so_far_.counts()) {
            const int missing = table_.count(count).low - so_far_.holding(count);
            if (missing <= 0) continue;
            Literals free;
            for (const Literal literal : table_.count(count).literals)
                if (so_far_.is_open(literal)) free.push_back(literal);
            std::sort(free.begin(), free.end());
            if (std::adjacent_find(free.begin(), free.end()) == free.end())
                found.push_back({count, missing, std::move(free)});
        }
        return found;
    }

    // Whether other rules demand more literals of one of these, or of several together, than have room there.
    bool is_crowded(const std::vector<int> &rules, const std::vector<Demand> &demands,
                    const std::unordered_map<Literal, std::vector<int>> &demanded) const {
        tick_();
        std::unordered_map<Literal, std::vector<int>> homes;
        for (const int rule : rules)
            each_literal(rule, [&](int count, Literal literal) { homes[literal].push_back(count); });
        const auto own = [&](int count) {
            return std::any_of(rules.begin(), rules.end(), [&](int rule) {
                return table_.rule(rule).first <= count && count < table_.rule(rule).last;
            });
        };
        std::map<int, std::size_t> inside;
        for (const auto &[literal, counts] : homes) {
            const auto places = demanded.find(literal);
            if (places != demanded.end())
                for (const int place : places->second) ++inside[place];
        }
        std::vector<std::tuple<std::size_t, std::size_t, const Demand *>> fitting;  // those without a choice first
        for (const auto &[place, number] : inside) {
            const Demand &demand = demands[place];
            if (number != demand.free.size() || own(demand.count)) continue;
            std::size_t choices = 0;
            for (const Literal literal : demand.free) choices += homes.at(literal).size() - 1;
            fitting.emplace_back(choices, demand.free.size(), &demand);
        }
        std::stable_sort(fitting.begin(), fitting.end(), [](const auto &one, const auto &other) {
            return std::tie(std::get<0>(one), std::get<1>(one)) < std::tie(std::get<0>(other), std::get<1>(other));
        });
        int needed = 0, room = 0;
        std::unordered_set<Literal> taken;
        std::unordered_set<int> filled;
        for (const auto &[choices, size, demand] : fitting) {
            const auto is_taken = [&](Literal literal) { return taken.contains(literal); };
            if (std::any_of(demand->free.begin(), demand->free.end(), is_taken)) continue;
            taken.insert(demand->free.begin(), demand->free.end());
            needed += demand->missing;
            for (const Literal literal : demand->free) {
                const std::vector<int> &places = homes.at(literal);
                const auto is_filled = [&](int count) { return filled.contains(count); };
                if (std::any_of(places.begin(), places.end(), is_filled)) continue;
                filled.insert(places.front());
                room += so_far_.room(places.front());
            }
            if (needed > room) return true;
        }
        return false;
    }

    bool cross(int one, int two) const {
        std::unordered_set<Literal> literals;
        each_literal(one, [&](int, Literal literal) { literals.insert(literal); });
        bool both = false;
        each_literal(two, [&](int, Literal literal) { both |= literals.contains(literal); });
        return both;
    }
};

}  // namespace whygrid::logic
