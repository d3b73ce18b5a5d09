// Shortest chains along strong and weak links; whygrid/genres/sudoku/toolbox/chain_search.py is the counterpart.
//
//     weak      a node that holds excludes what it sees, and every node all of whose candidates it sees
//     onwards   one weak and one strong link on: what holds if a node does
//
//     start ═ a ─ . ═ b ─ . ═ c ...         level 1: the a's, level 2: the b's, ...: breadth first from each start
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "chain_graph.hpp"
#include "rows.hpp"

namespace whygrid::chains {

using Nodes = std::vector<int>;

// What the nodes of a graph exclude and what follows, as rows over nodes, each made when it is asked for.
template <int Words>
class Weak {
  public:
    explicit Weak(const Graph<Words> &graph)
        : graph_(graph), size_(static_cast<int>(graph.nodes.size())), looked_at_(size_, false), strong_(size_),
          excluded_(size_), onwards_(size_), several_(graph.shape().digits) {
        for (int node = 0; node < size_; ++node) {
            graph.each_link(node, [&](int other) { strong_.add(node, other); });
            if (graph.nodes[node].cell < 0) several_[graph.nodes[node].digit].push_back(node);
        }
    }

    const Rows &strong() const { return strong_; }
    // The nodes that do not hold if this one does.
    const std::uint64_t *excluded(int node) { return look_at(node), excluded_[node]; }
    // The nodes that hold if this one does.
    const std::uint64_t *onwards(int node) { return look_at(node), onwards_[node]; }
    bool has_onwards(int node, int other) { return look_at(node), onwards_.has(node, other); }

  private:
    const Graph<Words> &graph_;
    int size_;
    std::vector<bool> looked_at_;
    Rows strong_, excluded_, onwards_;
    std::vector<Nodes> several_;  // by digit: the nodes of several candidates

    void look_at(int number) {
        if (looked_at_[number]) return;
        looked_at_[number] = true;
        const auto &node = graph_.nodes[number];
        const auto take = [&](int other) {
            if (other < 0) return;
            excluded_.add(number, other);
            onwards_.merge(number, strong_[other]);
        };
        node.sight.each([&](int cell) { take(graph_.at(cell, node.digit)); });
        for (Mask rest = graph_.beside(node); rest; rest &= rest - 1)
            take(graph_.at(node.cell, std::countr_zero(rest)));
        for (const int other : several_[node.digit])
            if ((graph_.nodes[other].cells - node.sight).empty()) take(other);
    }
};

template <int Words>
class ChainSearch {
  public:
    ChainSearch(const Graph<Words> &graph, const std::vector<als::AlmostLocked> *sets,
                const std::vector<int> *wanted, std::size_t most_ways)
        : graph_(graph), sets_(sets), most_ways_(most_ways), size_(static_cast<int>(graph.nodes.size())), weak_(graph),
          rank_(size_, 0), wanted_(graph.open) {
        for (std::size_t i = 0; i < graph.starts.size(); ++i) rank_[graph.starts[i]] = static_cast<int>(i);
        if (!wanted) return;
        for (Cells &cells : wanted_) cells = {};
        const int digits = graph.shape().digits;
        for (const int fact : *wanted)
            if (fact > 0 && fact < graph.facts()) wanted_[(fact - 1) % digits].add((fact - 1) / digits);
    }

    // For each conclusion the shortest chains, and of these the ones with the fewest premises; conclusions are
    // the wanted facts, placed or excluded. With `every`: for each set of conclusions, and of the chains that
    // close to a loop all.
    std::vector<Nodes> find(bool every = false) {
        std::vector<Nodes> found;
        for (const auto &ends : every ? ends_of_every_set() : ends_of_shortest()) {
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

  private:
    using Cells = reasons::Set<Words>;
    struct Ends {
        int start, end, depth;
    };
    using Ways = std::vector<std::pair<Nodes, int>>;  // chains with their number of premises

    const Graph<Words> &graph_;
    const std::vector<als::AlmostLocked> *sets_;
    std::size_t most_ways_;
    int size_;
    Weak<Words> weak_;
    std::vector<int> rank_;      // by node: its place among the starts
    std::vector<Cells> wanted_;  // by digit
    std::map<std::pair<int, int>, Ways> ways_;
    int levels_start_ = -1;
    std::vector<Row> levels_;

    // Whether the ends of a chain see each other, so that it is a loop.
    bool closes(int start, int end) const {
        const auto &one = graph_.nodes[start], &two = graph_.nodes[end];
        if (one.digit == two.digit) return start != end && (one.cells - two.sight).empty();
        return one.cell >= 0 && one.cell == two.cell && graph_.beside(two) >> one.digit & 1;
    }

    bool may_exclude(int start, int end) const {
        const auto &one = graph_.nodes[start], &two = graph_.nodes[end];
        if (one.digit == two.digit) return one.sight.meets(two.sight) || (start == end && graph_.beside(one));
        return (one.cell >= 0 && (two.sight.has(one.cell) || one.cell == two.cell)) ||
               (two.cell >= 0 && one.sight.has(two.cell));
    }

    // The facts that both nodes exclude, of some, in order.
    std::vector<int> excluded_by(int start, int end, const std::vector<Cells> &some) const {
        std::vector<int> facts;
        if (!may_exclude(start, end)) return facts;
        const auto &one = graph_.nodes[start], &two = graph_.nodes[end];
        const auto take = [&](int cell, int digit) {
            if (some[digit].has(cell)) facts.push_back(graph_.fact(cell, digit));
        };
        if (one.digit == two.digit) {
            (one.sight & two.sight).each([&](int cell) { take(cell, one.digit); });
        } else {
            if (graph_.beside(one) >> two.digit & 1 && two.sight.has(one.cell)) take(one.cell, two.digit);
            if (graph_.beside(two) >> one.digit & 1 && one.sight.has(two.cell)) take(two.cell, one.digit);
        }
        if (one.cell >= 0 && one.cell == two.cell)
            for (Mask rest = graph_.beside(one) & graph_.beside(two); rest; rest &= rest - 1)
                take(one.cell, std::countr_zero(rest));
        std::ranges::sort(facts);
        return facts;
    }

    // For each conclusion, as they come up: where the shortest chains to it begin and end.
    std::vector<std::vector<Ends>> ends_of_shortest() {
        std::vector<std::vector<Ends>> found;
        std::vector<int> placed(graph_.facts(), -1), excluded(graph_.facts(), -1);
        const auto note = [&](int &index, Ends ends) {
            if (index < 0) {
                index = static_cast<int>(found.size());
                found.emplace_back();
            }
            found[index].push_back(ends);
        };
        std::vector<int> searching = graph_.starts;
        Rows fronts = weak_.strong(), seen = weak_.strong();
        std::vector<Cells> left = wanted_;
        const std::size_t words = fronts.words();
        for (int depth = 2; !searching.empty(); ++depth) {
            std::vector<Cells> told(left.size());
            std::erase_if(searching, [&](int start) {
                const auto &first = graph_.nodes[start];
                if (first.cell < 0 && !first.sight.meets(left[first.digit])) return true;  // nothing left sees it
                if (!step(fronts, seen, start)) return true;
                for (std::size_t w = start / 64; w < words; ++w)  // a chain is told from one of its ends only
                    for (std::uint64_t rest = fronts[start][w]; rest; rest &= rest - 1) {
                        const int end = static_cast<int>(64 * w) + std::countr_zero(rest);
                        if (end < start) continue;
                        if (end == start && first.cell >= 0) {
                            if (wanted_[first.digit].has(first.cell))
                                note(placed[first.number], {end, end, depth});
                            continue;
                        }
                        if (!may_exclude(start, end)) continue;
                        for (const int fact : excluded_by(start, end, left)) {
                            note(excluded[fact], {start, end, depth});
                            told[(fact - 1) % told.size()].add(static_cast<int>((fact - 1) / told.size()));
                        }
                    }
                return false;
            });
            for (std::size_t digit = 0; digit < left.size(); ++digit) left[digit] = left[digit] - told[digit];
        }
        return found;
    }

    // For each set of conclusions, as they come up: where the shortest chains to it begin and end. What a loop
    // shows depends on its way, so that each two ends of one count for themselves.
    std::vector<std::vector<Ends>> ends_of_every_set() {
        using Key = std::pair<std::vector<int>, Nodes>;
        std::vector<std::vector<Ends>> found;
        std::map<Key, std::pair<std::size_t, int>> known;  // where, and how long
        std::vector<int> searching = graph_.starts;
        Rows fronts = weak_.strong(), seen = weak_.strong();
        for (int depth = 2; !searching.empty(); ++depth)
            std::erase_if(searching, [&](int start) {
                if (!step(fronts, seen, start)) return true;
                fronts.each(start, [&](int end) {
                    if (end < start) return;
                    Key key{excluded_by(start, end, wanted_), {}};
                    const auto &first = graph_.nodes[start];
                    if (end == start && first.cell >= 0) {
                        if (!wanted_[first.digit].has(first.cell)) return;
                        key.second = {end};
                    } else if (closes(start, end)) {
                        key.second = {start, end};
                    } else if (key.first.empty()) {
                        return;
                    }
                    const auto [place, is_new] = known.try_emplace(std::move(key), found.size(), depth);
                    if (is_new) found.emplace_back();
                    if (place->second.second == depth) found[place->second.first].push_back({start, end, depth});
                });
                return false;
            });
        return found;
    }

    // Where chains from a start are one strong link later, if that is somewhere new.
    bool step(Rows &fronts, Rows &seen, int start) {
        const std::size_t words = fronts.words();
        std::vector<std::uint64_t> &reached = reached_;
        reached.assign(words, 0);
        fronts.each(start, [&](int node) {
            const std::uint64_t *const onwards = weak_.onwards(node);
            for (std::size_t w = 0; w < words; ++w) reached[w] |= onwards[w];
        });
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < words; ++w) {
            any |= fronts[start][w] = reached[w] & ~seen[start][w];
            seen[start][w] |= reached[w];
        }
        return any != 0;
    }
    std::vector<std::uint64_t> reached_;

    // All chains between these ends with so many strong links; none if there are too many.
    const Ways &ways(int start, int end, int depth) {
        const auto [place, is_new] = ways_.try_emplace({start, end});
        if (!is_new) return place->second;
        if (levels_start_ != start) {
            levels_start_ = start;
            Row first(size_);
            first.add_all(weak_.strong()[start]);
            levels_.assign(2, first);  // the last one is all that was reached
        }
        while (static_cast<int>(levels_.size()) <= depth) {
            Row seen = std::move(levels_.back());
            levels_.pop_back();
            Row fresh(size_);
            levels_.back().each([&](int node) { fresh.add_all(weak_.onwards(node)); });
            fresh -= seen;
            seen |= fresh;
            levels_.push_back(std::move(fresh));
            levels_.push_back(std::move(seen));
        }
        std::vector<Nodes> found{{end}};  // backwards, the end first
        for (int level = depth - 2; level >= 0; --level) {
            std::vector<Nodes> longer;
            for (const Nodes &way : found)
                levels_[level].each([&](int before) {
                    if (!weak_.has_onwards(before, way.back())) return;
                    for (const int between : between_nodes(before, way.back())) {
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
            const int cost = premises_of(chain);
            place->second.emplace_back(std::move(chain), cost);
        }
        return place->second;
    }

    // The nodes that the one excludes and that have a strong link to the other: single ones in order, then the
    // others as they come up.
    Nodes between_nodes(int one, int other) {
        Nodes found;
        const std::uint64_t *const excluded = weak_.excluded(one), *const strong = weak_.strong()[other];
        for (std::size_t w = 0; w < weak_.strong().words(); ++w)
            for (std::uint64_t rest = excluded[w] & strong[w]; rest; rest &= rest - 1)
                found.push_back(static_cast<int>(64 * w) + std::countr_zero(rest));
        const auto several = std::ranges::find_if(found, [&](int node) { return graph_.nodes[node].cell < 0; });
        std::ranges::sort(several, found.end(), {}, [&](int node) { return rank_[node]; });
        return found;
    }

    // How many exclusions a chain rests on. Those of a set count for each of its links, so that it does not matter
    // which one stands for several that rest on as many.
    int premises_of(const Nodes &chain) const {
        Row premises(graph_.facts());
        int of_sets = 0;
        for (std::size_t i = 0; i + 1 < chain.size(); i += 2) {
            const Reason &why = graph_.reason(chain[i], chain[i + 1]);
            if (why.kind == Reason::of_set || why.kind == Reason::of_settled)
                of_sets += why.cost;
            else
                graph_.each_premise(why, sets_, [&](int fact) { premises.add(fact); });
        }
        return premises.size() + of_sets;
    }

    // A chain that comes to a node twice shows something shorter about that node first.
    static bool comes_back(const Nodes &chain) {
        Nodes sorted(chain.begin() + (chain.front() == chain.back()), chain.end());
        std::ranges::sort(sorted);
        return std::ranges::adjacent_find(sorted) != sorted.end();
    }
};

}  // namespace whygrid::chains
