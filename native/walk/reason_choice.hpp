// The smallest set of known cells that recorded reasons rest on; whygrid/engine/choice.py is its counterpart and
// says what is searched for. Both go through the same nodes in the same order, so that they agree even where
// the limit of nodes ends the search.
//
//     facts      1 .. n                              literal: +fact it holds, -fact it does not
//     known      the facts that hold, in order       the i-th of them is bit i of a set
//
//     fact     3  17  41  66  ...                    Set<2>: two words, up to 128 known facts
//     bit      0   1   2   3  ...                    Set<8>: eight words, up to 512
//
//     reasons[fact]   the records that exclude the fact; a record is a deduction's premises and its technique
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "spelling.hpp"

namespace whygrid::reasons {

// As std::popcount, which is a call into a library where the compiler may not count on the instruction.
inline int count_bits(std::uint64_t word) {
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    return static_cast<int>(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}

template <int Words>
struct Set {
    std::array<std::uint64_t, Words> words{};

    bool operator==(const Set &) const = default;
    void add(int bit) { words[bit >> 6] |= 1ULL << (bit & 63); }
    bool has(int bit) const { return words[bit >> 6] >> (bit & 63) & 1; }
    bool meets(const Set &o) const {
        for (int w = 0; w < Words; ++w)
            if (words[w] & o.words[w]) return true;
        return false;
    }
    bool empty() const {
        for (const std::uint64_t word : words)
            if (word) return false;
        return true;
    }
    int size() const {
        int count = 0;
        for (const std::uint64_t word : words) count += count_bits(word);
        return count;
    }
    Set operator&(const Set &o) const { return merged(o, [](auto a, auto b) { return a & b; }); }
    Set operator|(const Set &o) const { return merged(o, [](auto a, auto b) { return a | b; }); }
    Set operator-(const Set &o) const { return merged(o, [](auto a, auto b) { return a & ~b; }); }
    template <typename Visit>
    void each(Visit visit) const {
        for (int w = 0; w < Words; ++w)
            for (std::uint64_t rest = words[w]; rest; rest &= rest - 1) visit(64 * w + std::countr_zero(rest));
    }

  private:
    template <typename Merge>
    Set merged(const Set &o, Merge merge) const {
        Set result;
        for (int w = 0; w < Words; ++w) result.words[w] = merge(words[w], o.words[w]);
        return result;
    }
};

// How many pairwise disjoint masks a first look finds, and their bits.
template <int Words>
std::pair<int, Set<Words>> packing(const std::vector<Set<Words>> &masks) {
    std::pair<int, Set<Words>> found{};
    for (const auto &mask : masks)
        if (!mask.meets(found.second)) {
            found.second = found.second | mask;
            ++found.first;
        }
    return found;
}

// Branch and bound for the fewest bits that meet every mask, below a limit; see engine/hitting.py.
template <int Words, typename GoOn>
class Hitting {
  public:
    Hitting(int below, GoOn go_on) : below_(below), go_on_(std::move(go_on)) {}
    std::optional<Set<Words>> best;

    void extend(Set<Words> taken, std::vector<Set<Words>> masks) {
        Set<Words> smallest;
        while (!masks.empty()) {
            const int left = below_ - 1 - taken.size();
            int size = 1 << 30;
            for (const auto &mask : masks)
                if (const int its_size = mask.size(); its_size < size) {
                    smallest = mask;
                    size = its_size;
                }
            if (size == 0 || !go_on_(best.has_value())) return;
            const auto [needed, packed] = packing(masks);
            if (needed > left) return;
            if (needed == left) {
                bool changed = false;
                for (auto &mask : masks) {
                    const Set<Words> within = mask & packed;
                    changed = changed || !(within == mask);
                    mask = within;
                }
                if (changed) continue;
            }
            if (size > 1) break;
            taken = taken | smallest;
            std::erase_if(masks, [&](const auto &mask) { return mask.meets(smallest); });
        }
        if (masks.empty()) {
            if (taken.size() < below_) {
                best = taken;
                below_ = taken.size();
            }
            return;
        }
        std::vector<std::pair<int, int>> cells;  // minus how many masks it meets, the cell
        smallest.each([&](int bit) {
            int met = 0;
            for (const auto &mask : masks) met -= mask.has(bit);
            cells.emplace_back(met, bit);
        });
        std::sort(cells.begin(), cells.end());
        Set<Words> banned;
        for (const auto &[met, bit] : cells) {
            std::vector<Set<Words>> rest;
            rest.reserve(masks.size());
            bool possible = true;
            for (const auto &mask : masks)
                if (!mask.has(bit)) {
                    rest.push_back(mask - banned);
                    possible = possible && !rest.back().empty();
                }
            if (possible) {
                Set<Words> more = taken;
                more.add(bit);
                extend(more, std::move(rest));
            }
            banned.add(bit);
        }
    }

  private:
    int below_;
    GoOn go_on_;
};

struct Record {
    int technique;
    std::vector<Literal> premises;
};

struct Choice {
    int size = 1 << 30;
    std::vector<int> tale;  // the techniques of the lemmas by rank, in order; fewer lemmas come first
    std::vector<Fact> support;
    std::vector<std::pair<Literal, int>> chosen;  // for each needed fact that no known cell excludes: a record
    bool found = false;
};

inline int compare_tales(const std::vector<int> &one, const std::vector<int> &other) {
    if (one.size() != other.size()) return one.size() < other.size() ? -1 : 1;
    return one < other ? -1 : one != other;
}

// Below 0 where the first is better.
inline int compare(const Choice &one, const Choice &other) {
    if (one.size != other.size) return one.size < other.size ? -1 : 1;
    return compare_tales(one.tale, other.tale);
}

class Recorded {
  public:
    explicit Recorded(const std::vector<std::vector<Fact>> &excluders)
        : excluders_(excluders), reasons_(excluders.size()), rank_(excluders.size(), -1) {}

    void know(Fact fact) {
        known_.insert(std::lower_bound(known_.begin(), known_.end(), fact), fact);
        for (std::size_t i = 0; i < known_.size(); ++i) rank_[known_[i]] = static_cast<int>(i);
        few_.clear();
        many_.clear();
    }
    void record(const std::string &technique, const std::vector<Literal> &conclusions,
                std::vector<Literal> premises) {
        for (const Literal literal : conclusions)
            if (literal < 0) reasons_.at(-literal).push_back(static_cast<int>(records_.size()));
        records_.push_back({number_of(technique), std::move(premises)});
    }
    const std::string &name(int rank) const { return names_[rank]; }
    std::size_t known() const { return known_.size(); }

    // None where a fact is needed that is not known: that is for the counterpart to look at.
    template <int Words>
    std::optional<Choice> choose(const std::vector<Literal> &premises, int node_limit) {
        for (const Literal literal : premises)
            if (literal > 0 && rank_.at(literal) < 0) return std::nullopt;
        Search<Words> search(*this, node_limit);
        search.expand(premises, {}, {});
        return std::move(search.best);
    }

  private:
    const std::vector<std::vector<Fact>> &excluders_;
    std::vector<std::vector<int>> reasons_;
    std::vector<Record> records_;
    std::vector<Fact> known_;
    std::vector<int> rank_;
    std::vector<std::string> names_;  // of techniques, in order

    // For each fact the known ones that exclude it, put together when first asked for.
    template <int Words>
    struct Direct {
        std::vector<Set<Words>> sets;
        std::vector<bool> made;

        void clear() { made.assign(made.size(), false); }
        const Set<Words> &of(Fact fact, const Recorded &all) {
            if (made.empty()) {
                sets.resize(all.excluders_.size());
                made.resize(all.excluders_.size());
            }
            if (!made[fact]) {
                made[fact] = true;
                sets[fact] = {};
                for (const Fact other : all.excluders_[fact])
                    if (all.rank_[other] >= 0) sets[fact].add(all.rank_[other]);
            }
            return sets[fact];
        }
    };
    Direct<2> few_;
    Direct<8> many_;

    template <int Words>
    Direct<Words> &direct() {
        if constexpr (Words == 2) return few_;
        else return many_;
    }

    // Names are kept in order, so that comparing their numbers compares them.
    int number_of(const std::string &technique) {
        const auto place = std::lower_bound(names_.begin(), names_.end(), technique);
        const int number = static_cast<int>(place - names_.begin());
        if (place != names_.end() && *place == technique) return number;
        names_.insert(place, technique);
        for (Record &record : records_) record.technique += record.technique >= number;
        return number;
    }

    template <int Words>
    struct Search {
        static constexpr int absent = -2, undecided = -1;
        const Recorded &all;
        Direct<Words> &direct;
        const int node_limit;
        int nodes = 0;
        Choice best;
        std::vector<int> chosen;      // by fact
        std::vector<Fact> in_order;   // the facts that were chosen for

        Search(Recorded &recorded, int limit)
            : all(recorded), direct(recorded.direct<Words>()), node_limit(limit),
              chosen(recorded.reasons_.size(), absent) {}

        void expand(std::vector<Literal> needed, Set<Words> must, std::vector<Set<Words>> either) {
            const std::size_t before = in_order.size();
            while (!needed.empty()) {
                const Literal literal = needed.back();
                needed.pop_back();
                if (literal > 0) {
                    if (all.rank_[literal] < 0) throw std::invalid_argument("a premise is not known");
                    must.add(all.rank_[literal]);
                    continue;
                }
                const Set<Words> &behind = direct.of(-literal, all);
                if (const int size = behind.size()) {
                    if (size == 1) must = must | behind;
                    else if (!behind.meets(must)) either.push_back(behind);
                } else if (chosen[-literal] == absent) {
                    const auto &reasons = all.reasons_[-literal];
                    if (reasons.empty()) throw std::invalid_argument("a premise has no reason");
                    in_order.push_back(-literal);
                    chosen[-literal] = reasons.size() == 1 ? reasons[0] : undecided;
                    if (reasons.size() == 1) {
                        const auto &premises = all.records_[reasons[0]].premises;
                        needed.insert(needed.end(), premises.begin(), premises.end());
                    }
                }
            }
            ++nodes;
            std::erase_if(either, [&](const auto &mask) { return mask.meets(must); });
            const int bound = must.size() + packing(either).first;
            const std::vector<int> tale = bound > best.size ? std::vector<int>() : tale_now();
            if (bound < best.size || (bound == best.size && shorter(tale, best.tale))) {
                const auto open = std::find_if(in_order.begin(), in_order.end(),
                                               [&](Fact fact) { return chosen[fact] == undecided; });
                if (open == in_order.end()) hit(either, must, tale);
                else branch(*open, must, either);
            }
            while (in_order.size() > before) {
                chosen[in_order.back()] = absent;
                in_order.pop_back();
            }
        }

        void branch(Fact fact, const Set<Words> &must, const std::vector<Set<Words>> &either) {
            for (const int record : all.reasons_[fact]) {
                if (nodes > node_limit && best.found) break;
                chosen[fact] = record;
                expand(all.records_[record].premises, must, either);
            }
            chosen[fact] = undecided;
        }

        void hit(const std::vector<Set<Words>> &either, const Set<Words> &must, const std::vector<int> &tale) {
            const int room = best.size - must.size() + shorter(tale, best.tale);
            const auto go_on = [this](bool found) {
                return ++nodes <= node_limit || !(found || best.found);
            };
            Hitting<Words, decltype(go_on)> search(room, go_on);
            search.extend({}, either);
            if (!search.best) return;
            const Set<Words> support = must | *search.best;
            best = {support.size(), tale, {}, {}, true};
            support.each([&](int bit) { best.support.push_back(all.known_[bit]); });
            for (const Fact fact : in_order) best.chosen.emplace_back(-fact, chosen[fact]);
        }

        static bool shorter(const std::vector<int> &one, const std::vector<int> &other) {
            return compare_tales(one, other) < 0;
        }

        std::vector<int> tale_now() const {
            std::vector<int> lemmas;
            for (const Fact fact : in_order)
                if (chosen[fact] != undecided) lemmas.push_back(chosen[fact]);
            std::sort(lemmas.begin(), lemmas.end());
            lemmas.erase(std::unique(lemmas.begin(), lemmas.end()), lemmas.end());
            for (int &lemma : lemmas) lemma = all.records_[lemma].technique;
            std::sort(lemmas.begin(), lemmas.end());
            return lemmas;
        }
    };
};

}  // namespace whygrid::reasons
