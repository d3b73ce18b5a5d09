// What all candidates of a cell, or all places of a digit in a house, lead to along single links;
// techniques/forcing_chains.py is the twin and has the words.
//
//     start ─ . ═ a ─ . ═ b         levels[0]: the start, levels[1]: the a's, ...: what holds
//                                   offs[k]: what the candidates of levels[k] exclude
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "chain_search.hpp"

namespace whygrid::chains {

// Conclusions as they come up, each with the cells or slots for which the chains are shortest together.
using Forced = std::vector<std::pair<int, std::vector<int>>>;

template <int Words>
class Forcing {
  public:
    Forcing(const Shape<Words> &shape, const Position &at)
        : graph_(shape, at, {.cells = true, .houses = true}, nullptr, true),
          size_(static_cast<int>(graph_.nodes.size())), weak_(graph_), reaches_(size_) {}

    Forced by_cells() {
        Best best(size_);
        for (int cell = 0; cell < graph_.shape().cells(); ++cell) {
            std::vector<int> split;
            for (Mask rest = graph_.position().candidates[cell]; rest; rest &= rest - 1)
                split.push_back(graph_.at(cell, std::countr_zero(rest)));
            take(split, cell, best);
        }
        return best.found;
    }

    Forced by_houses() {
        Best best(size_);
        const auto &houses = graph_.shape().houses;
        const int digits = graph_.shape().digits;
        for (int slot = 0; slot < static_cast<int>(houses.size()) * digits; ++slot) {
            std::vector<int> split;
            for (Mask rest = graph_.places(slot); rest; rest &= rest - 1)
                split.push_back(graph_.at(houses[slot / digits][std::countr_zero(rest)], slot % digits));
            take(split, slot, best);
        }
        return best.found;
    }

  private:
    struct Reach {
        std::vector<Row> levels, offs;
        Row on, off;

        // How many candidates hold on the way to this one.
        int depth(bool holds, int node) const {
            const auto &rows = holds ? levels : offs;
            int depth = 0;
            while (!rows[depth].has(node)) ++depth;
            return depth;
        }
    };
    struct Best {
        struct Known {
            int place = -1, length = 0;  // where it is in what was found
        };
        Forced found;
        std::vector<Known> on, off;

        explicit Best(int size) : on(size), off(size) {}
    };

    Graph<Words> graph_;
    int size_;
    Weak<Words> weak_;
    std::vector<std::optional<Reach>> reaches_;

    const Reach &reach(int start) {
        if (reaches_[start]) return *reaches_[start];
        Reach &reach = reaches_[start].emplace();
        reach.on = reach.off = Row(size_);
        reach.on.add(start);
        for (Row level = reach.on; !level.empty();) {
            Row reached(size_), excluded(size_);
            level.each([&](int node) {
                reached.add_all(weak_.onwards(node));
                excluded.add_all(weak_.excluded(node));
            });
            reached -= reach.on;
            reach.on |= reached;
            reach.off |= excluded;
            reach.levels.push_back(std::move(level));
            reach.offs.push_back(std::move(excluded));
            level = std::move(reached);
        }
        return reach;
    }

    // Of two candidates an ordinary chain is enough.
    void take(const std::vector<int> &split, int number, Best &best) {
        if (split.size() < 3 || std::ranges::min(split) < 0) return;
        Row holds = reach(split.front()).on, fails = reach(split.front()).off;
        for (const int fact : split) {
            holds &= reach(fact).on;
            fails &= reach(fact).off;
            if (holds.empty() && fails.empty()) return;
        }
        for (const bool positive : {true, false})
            (positive ? holds : fails).each([&](int node) {
                int length = 0;
                for (const int fact : split) length += reach(fact).depth(positive, node);
                auto &known = (positive ? best.on : best.off)[node];
                if (!length || (known.place >= 0 && length > known.length)) return;
                if (known.place < 0) {
                    known.place = static_cast<int>(best.found.size());
                    const int fact = graph_.nodes[node].number;
                    best.found.emplace_back(positive ? fact : -fact, std::vector<int>{});
                }
                auto &splits = best.found[known.place].second;
                if (length != known.length) splits.clear();
                known.length = length;
                splits.push_back(number);
            });
    }
};

}  // namespace whygrid::chains
