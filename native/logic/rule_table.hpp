// Rules as the checker knows them, whatever the genre: counts, sums, and where each literal stands.
//
//     literal   +7  -7  +8  -8 ...          a fact holds, or it does not
//     place     14  15  16  17 ...          where arrays have it
//
//     rule      "row 1"         "row 2"     ...   "path r1c1 r1c2": made from its name when it was needed
//     counts    0 1 2 ... 8     9 10 ...    ...   the listed ones come first, in the order of the rules
//
// whygrid/logic/rules.py is the counterpart.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace whygrid::logic {

using Literal = int;
using Literals = std::vector<Literal>;

inline std::size_t place_of(Literal literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0);
}

// Names as keys that can be looked up without being copied.
struct NameHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
};
using Numbers = std::unordered_map<std::string, int, NameHash, std::equal_to<>>;

inline int number_of(const Numbers &numbers, std::string_view name, int otherwise) {
    const auto found = numbers.find(name);
    return found == numbers.end() ? otherwise : found->second;
}

struct Count {
    Literals literals;
    int low, high;

    int room() const { return high; }
    int spare() const { return static_cast<int>(literals.size()) - low; }
};

struct Sum {
    std::vector<std::pair<Literal, std::int64_t>> terms;
    std::int64_t total;
};

struct Rule {
    int first, last;  // its counts: first .. last - 1
    std::vector<Sum> sums;
    bool impossible;  // no assignment keeps it
    Literals forced;  // what holds by single counts, of which all literals must hold, or none
};

class RuleTable {
  public:
    // So many facts, and after them so many auxiliary ones that lemmas may mention.
    RuleTable(int facts, int auxiliaries)
        : facts_(facts), auxiliaries_(auxiliaries), places_(2 * (static_cast<std::size_t>(facts) + auxiliaries + 1)) {}

    // The number of the rule, which is to be found by its name from now on.
    int add(const std::string &name, std::vector<Count> counts, std::vector<Sum> sums) {
        if (numbers_.contains(name)) throw std::invalid_argument("there is a rule of that name");
        const int number = append(std::move(counts), std::move(sums));
        numbers_.emplace(name, number);
        return number;
    }
    // From here on rules are made when they are needed: they belong to no count of the table's own.
    void all_are_listed() { listed_rules_ = static_cast<int>(rules_.size()); }

    int facts() const { return facts_; }
    int auxiliaries() const { return auxiliaries_; }
    std::size_t places() const { return places_; }
    int number(std::string_view name) const { return number_of(numbers_, name, -1); }
    bool is_listed(int rule) const { return rule < listed_rules_; }
    int listed_counts() const { return listed_rules_ ? rules_[listed_rules_ - 1].last : 0; }
    const Rule &rule(int number) const { return rules_[number]; }
    const Count &count(int number) const { return counts_[number]; }
    std::size_t counts() const { return counts_.size(); }
    const std::vector<int> &standing(Literal literal) const {
        static const std::vector<int> nowhere;
        const std::size_t place = place_of(literal);
        return place < occurrences_.size() ? occurrences_[place] : nowhere;
    }

    // A rule for one deduction, such as a lemma, which is gone with this object.
    class Passing {
      public:
        Passing(RuleTable &table, std::vector<Count> counts)
            : table_(table), number_(table.append(std::move(counts), {})) {}
        ~Passing() { table_.drop_last(); }
        Passing(const Passing &) = delete;
        Passing &operator=(const Passing &) = delete;
        int number() const { return number_; }

      private:
        RuleTable &table_;
        int number_;
    };

  private:
    int facts_, auxiliaries_, listed_rules_ = 0;
    std::size_t places_;
    std::vector<Rule> rules_;
    std::vector<Count> counts_;
    std::vector<std::vector<int>> occurrences_;  // by the place of a literal
    Numbers numbers_;

    int append(std::vector<Count> counts, std::vector<Sum> sums) {
        Rule rule{static_cast<int>(counts_.size()), 0, std::move(sums), false, {}};
        for (Count &count : counts) {
            const int number = static_cast<int>(counts_.size());
            for (const Literal literal : count.literals) {
                reach(literal);
                occurrences_[place_of(literal)].push_back(number);
            }
            rule.impossible |= count.spare() < 0 || count.high < 0;
            if (count.spare() == 0) rule.forced.insert(rule.forced.end(), count.literals.begin(), count.literals.end());
            if (count.high == 0)
                for (const Literal literal : count.literals) rule.forced.push_back(-literal);
            counts_.push_back(std::move(count));
        }
        for (const Sum &sum : rule.sums)
            for (const auto &[literal, weight] : sum.terms) reach(literal);
        rule.last = static_cast<int>(counts_.size());
        rules_.push_back(std::move(rule));
        return static_cast<int>(rules_.size()) - 1;
    }

    void drop_last() {
        const Rule &rule = rules_.back();
        while (static_cast<int>(counts_.size()) > rule.first) {
            for (const Literal literal : counts_.back().literals) occurrences_[place_of(literal)].pop_back();
            counts_.pop_back();
        }
        rules_.pop_back();
    }

    void reach(Literal literal) {
        if (literal == 0) throw std::invalid_argument("no such literal");
        const std::size_t needed = (place_of(literal) | 1) + 1;
        places_ = std::max(places_, needed);
        if (occurrences_.size() < needed) occurrences_.resize(needed);
    }
};

}  // namespace whygrid::logic
