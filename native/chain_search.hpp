// Shortest chains along strong and weak links; whygrid/genres/sudoku/techniques/chain_search.py is the twin.
//
//     node      one candidate or several; it holds when one of them does. Numbered 0 .. n-1.
//     strong    if the one node does not hold, the other does: given
//     weak      sight: a node that holds excludes every candidate that sees all of it, and every node whose
//               candidates are all excluded
//     onwards   one weak and one strong link on: what holds if a node does
//
//     start ═ a ─ . ═ b ─ . ═ c ...         level 1: the a's, level 2: the b's, ...: breadth first from each start
//
// Sets of nodes and of facts are rows of 64-bit words, all of the same length:
//
//     word 0                    word 1
//     63 62 ...  2  1  0        127 126 ... 65 64
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

namespace whygrid::chains {

class Row {
  public:
    explicit Row(std::size_t bits = 0) : words_((bits + 63) / 64, 0) {}

    Row(std::size_t bits, const unsigned char *bytes, std::size_t size) : Row(bits) {
        for (std::size_t i = 0; i < size && i / 8 < words_.size(); ++i)
            words_[i / 8] |= static_cast<std::uint64_t>(bytes[i]) << i % 8 * 8;
    }

    void add(int bit) { words_[bit >> 6] |= 1ULL << (bit & 63); }
    bool has(int bit) const { return words_[bit >> 6] >> (bit & 63) & 1; }
    Row &operator|=(const Row &o) { return merge(o, [](auto a, auto b) { return a | b; }); }
    Row &operator&=(const Row &o) { return merge(o, [](auto a, auto b) { return a & b; }); }
    Row &operator-=(const Row &o) { return merge(o, [](auto a, auto b) { return a & ~b; }); }
    bool empty() const {
        for (const std::uint64_t word : words_)
            if (word) return false;
        return true;
    }
    int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }
    template <typename Visit>
    void each(Visit visit) const {
        for (std::size_t w = 0; w < words_.size(); ++w)
            for (std::uint64_t rest = words_[w]; rest; rest &= rest - 1)
                visit(static_cast<int>(64 * w) + std::countr_zero(rest));
    }

    const std::vector<std::uint64_t> &words() const { return words_; }

  private:
    std::vector<std::uint64_t> words_;

    template <typename Merge>
    Row &merge(const Row &o, Merge with) {
        for (std::size_t w = 0; w < words_.size(); ++w) words_[w] = with(words_[w], o.words_[w]);
        return *this;
    }
};

using Nodes = std::vector<int>;

struct Graph {
    const std::vector<std::vector<int>> &excluders;  // for each fact those that exclude it
    std::vector<int> open;                           // the facts that are not settled
    std::vector<std::vector<int>> facts;             // of each node; those of one fact come first
    std::vector<int> starts;                         // all nodes, in the order in which they are looked at
    std::vector<std::pair<int, int>> links;          // strong ones
    std::vector<int> whys;                           // for each of them the number of its reason
    std::vector<std::vector<int>> premises;          // for each reason the facts whose absence it rests on
};

class ChainSearch {
  public:
    ChainSearch(Graph graph, std::size_t most_ways)
        : graph_(std::move(graph)), n_(graph_.facts.size()), fact_count_(graph_.excluders.size()),
          most_ways_(most_ways) {
        Row open(fact_count_);
        for (const int fact : graph_.open) {
            if (fact < 0 || fact >= static_cast<int>(fact_count_)) throw std::out_of_range("no such fact");
            open.add(fact);
        }
        std::vector<Row> seen_from(fact_count_);
        for (const auto &facts : graph_.facts) {
            Row sight = open, mask(fact_count_);
            for (const int fact : facts) {
                Row &seen = seen_from.at(fact);
                if (seen_from[fact].size() == 0) {
                    seen = Row(fact_count_);
                    for (const int other : graph_.excluders[fact]) seen.add(other);
                }
                sight &= seen;
                mask.add(fact);
            }
            sight_.push_back(std::move(sight));
            mask_.push_back(std::move(mask));
        }
        strong_.assign(n_, Row(n_));
        for (std::size_t link = 0; link < graph_.links.size(); ++link) {
            const auto [one, two] = graph_.links[link];
            strong_.at(one).add(two);
            strong_.at(two).add(one);
            const int why = graph_.whys.at(link);
            if (why < 0 || why >= static_cast<int>(graph_.premises.size())) throw std::out_of_range("no reason");
            why_of_[key(one, two)] = why_of_[key(two, one)] = why;
        }
        for (const auto &facts : graph_.premises) {
            Row &premises = premises_.emplace_back(fact_count_);
            for (const int fact : facts) {
                if (fact < 0 || fact >= static_cast<int>(fact_count_)) throw std::out_of_range("no such fact");
                premises.add(fact);
            }
        }
        node_of_.assign(fact_count_, -1);
        for (std::size_t node = 0; node < n_; ++node)
            if (single(static_cast<int>(node))) node_of_[graph_.facts[node][0]] = static_cast<int>(node);
        excluded_.resize(n_);
        looked_at_.assign(n_, false);
        onwards_.assign(n_, Row());
    }

    // For each conclusion the shortest chains, and of these the ones with the fewest premises; conclusions are
    // the facts of `wanted`, placed or excluded. With `every`: for each set of conclusions, and of the chains
    // that close to a loop all.
    std::vector<Nodes> find(const Row &wanted, bool every = false) {
        std::vector<Nodes> found;
        for (const auto &ends : every ? ends_of_every_set(wanted) : ends_of_shortest(wanted)) {
            std::vector<const Nodes *> kept;
            int fewest = 1 << 30;
            for (const auto &[start, end, depth] : ends)
                for (const auto &[chain, cost] : ways(start, end, depth)) {
                    if (every && closes(start, end)) {
                        kept.push_back(&chain);
                        continue;
                    }
                    if (cost < fewest) kept.clear();
                    if (cost <= fewest) {
                        fewest = cost;
                        kept.push_back(&chain);
                    }
                }
            for (const Nodes *chain : kept) found.push_back(*chain);
        }
        return found;
    }

    std::size_t facts() const { return fact_count_; }

  private:
    struct Ends {
        int start, end, depth;
    };
    using Ways = std::vector<std::pair<Nodes, int>>;  // chains with their number of premises

    Graph graph_;
    std::size_t n_, fact_count_, most_ways_;
    std::vector<Row> sight_, mask_, strong_, onwards_, premises_;
    std::vector<Nodes> excluded_;
    std::vector<bool> looked_at_;
    std::unordered_map<std::int64_t, int> why_of_;
    std::vector<int> node_of_;  // for each fact the node of it alone, or -1
    std::map<std::pair<int, int>, Ways> ways_;
    int levels_start_ = -1;
    std::vector<Row> levels_;

    std::int64_t key(int one, int two) const { return static_cast<std::int64_t>(one) * n_ + two; }
    bool single(int node) const { return graph_.facts[node].size() == 1; }

    // The nodes that do not hold if this one does: single ones in order, then the others as they come up.
    const Nodes &excluded(int node) {
        onwards(node);
        return excluded_[node];
    }

    const Row &onwards(int node) {
        Row &found = onwards_[node];
        if (!looked_at_[node]) {
            looked_at_[node] = true;
            found = Row(n_);
            const auto take = [&](int other) {
                for (const int fact : graph_.facts[other])
                    if (!sight_[node].has(fact)) return;
                excluded_[node].push_back(other);
                found |= strong_[other];
            };
            Nodes singles;
            sight_[node].each([&](int fact) {
                if (node_of_[fact] >= 0) singles.push_back(node_of_[fact]);
            });
            std::sort(singles.begin(), singles.end());
            for (const int other : singles) take(other);
            for (const int other : graph_.starts)
                if (!single(other)) take(other);
        }
        return found;
    }

    // Whether the ends of a chain see each other, so that it is a loop.
    bool closes(int start, int end) const {
        if (start == end) return false;
        for (const int fact : graph_.facts[start])
            if (!sight_[end].has(fact)) return false;
        return true;
    }

    Row beyond(const Row &front) {
        Row reached(n_);
        front.each([&](int node) { reached |= onwards(node); });
        return reached;
    }

    // For each conclusion, as they come up: where the shortest chains to it begin and end.
    std::vector<std::vector<Ends>> ends_of_shortest(const Row &wanted) {
        struct Front {
            int start;
            Row front, seen;
        };
        std::vector<std::vector<Ends>> found;
        std::vector<int> placed(fact_count_, -1), excluded(fact_count_, -1);
        const auto note = [&](std::vector<int> &index, int fact, Ends ends) {
            if (index[fact] < 0) {
                index[fact] = static_cast<int>(found.size());
                found.emplace_back();
            }
            found[index[fact]].push_back(ends);
        };
        std::vector<Front> fronts;
        for (const int start : graph_.starts) fronts.push_back({start, strong_[start], strong_[start]});
        Row left = wanted;
        for (int depth = 2; !fronts.empty(); ++depth) {
            Row told(fact_count_);
            std::vector<Front> following;
            for (Front &at : fronts) {
                Row near = sight_[at.start];
                near &= left;
                if (near.empty() && !single(at.start)) continue;  // nothing that is left sees it
                Row reached = beyond(at.front);
                reached -= at.seen;
                if (reached.empty()) continue;
                reached.each([&](int end) {
                    if (end < at.start) return;
                    if (end == at.start && single(end)) {
                        const int fact = graph_.facts[end][0];
                        if (wanted.has(fact)) note(placed, fact, {end, end, depth});
                        return;
                    }
                    Row both = near;
                    both &= sight_[end];
                    both.each([&](int fact) { note(excluded, fact, {at.start, end, depth}); });
                    told |= both;
                });
                at.seen |= reached;
                following.push_back({at.start, std::move(reached), std::move(at.seen)});
            }
            left -= told;
            fronts = std::move(following);
        }
        return found;
    }

    // For each set of conclusions, as they come up: where the shortest chains to it begin and end. What a loop
    // shows depends on its way, so that each two ends of one count for themselves.
    std::vector<std::vector<Ends>> ends_of_every_set(const Row &wanted) {
        std::vector<std::vector<Ends>> found;
        std::map<std::vector<std::uint64_t>, std::pair<std::size_t, int>> known;  // where, and how long
        std::vector<std::pair<Row, Row>> fronts;                                 // where chains are, have been
        for (const int start : graph_.starts) fronts.emplace_back(strong_[start], strong_[start]);
        bool more = true;
        for (int depth = 2; more; ++depth) {
            more = false;
            for (std::size_t i = 0; i < fronts.size(); ++i) {
                const int start = graph_.starts[i];
                auto &[front, seen] = fronts[i];
                front = beyond(front);
                front -= seen;
                if (front.empty()) continue;
                more = true;
                seen |= front;
                front.each([&](int end) {
                    if (end < start) return;
                    Row shown = sight_[start];
                    shown &= sight_[end];
                    shown &= wanted;
                    auto key = shown.words();
                    if (end == start && single(end)) {
                        if (!wanted.has(graph_.facts[end][0])) return;
                        key.push_back(graph_.facts[end][0]);
                    } else if (closes(start, end)) {
                        key.push_back(static_cast<std::uint64_t>(start));
                        key.push_back(static_cast<std::uint64_t>(end));
                    } else if (shown.empty()) {
                        return;
                    }
                    const auto [place, is_new] = known.try_emplace(std::move(key), found.size(), depth);
                    if (is_new) found.emplace_back();
                    if (place->second.second == depth) found[place->second.first].push_back({start, end, depth});
                });
            }
        }
        return found;
    }

    // All chains between these ends with so many strong links; none if there are too many.
    const Ways &ways(int start, int end, int depth) {
        const auto [place, is_new] = ways_.try_emplace({start, end});
        if (!is_new) return place->second;
        if (levels_start_ != start) {
            levels_start_ = start;
            levels_.assign(1, strong_[start]);
            levels_.push_back(strong_[start]);  // the last one is all that was reached
        }
        while (static_cast<int>(levels_.size()) <= depth) {
            Row seen = std::move(levels_.back());
            levels_.pop_back();
            Row reached = beyond(levels_.back());
            Row fresh = reached;
            fresh -= seen;
            seen |= reached;
            levels_.push_back(std::move(fresh));
            levels_.push_back(std::move(seen));
        }
        std::vector<Nodes> found{{end}};  // backwards, the end first
        for (int level = depth - 2; level >= 0; --level) {
            std::vector<Nodes> longer;
            for (const Nodes &way : found)
                levels_[level].each([&](int before) {
                    if (!onwards(before).has(way.back())) return;
                    for (const int between : excluded(before))
                        if (strong_[between].has(way.back())) {
                            longer.push_back(way);
                            longer.back().push_back(between);
                            longer.back().push_back(before);
                        }
                });
            found = std::move(longer);
            if (found.size() > most_ways_) return place->second;
        }
        for (const Nodes &way : found) {
            Nodes chain{start};
            chain.insert(chain.end(), way.rbegin(), way.rend());
            if (comes_back(chain)) continue;
            Row premises(fact_count_);
            for (std::size_t i = 0; i + 1 < chain.size(); i += 2)
                premises |= premises_[why_of_.at(key(chain[i], chain[i + 1]))];
            place->second.emplace_back(std::move(chain), premises.size());
        }
        return place->second;
    }

    // A chain that comes to a node twice shows something shorter about that node first.
    bool comes_back(const Nodes &chain) const {
        Row seen(n_);
        for (const int node : chain) seen.add(node);
        return seen.size() + (chain.front() == chain.back()) != static_cast<int>(chain.size());
    }
};

}  // namespace whygrid::chains
