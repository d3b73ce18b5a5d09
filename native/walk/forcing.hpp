// What all candidates of a cell, or all places of a digit in a house, lead to along single links;
// techniques/forcing_chains.py is the counterpart and has the words.
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
          size_(static_cast<int>(graph_.nodes.size())), weak_(graph_), first_(size_), on_(size_), off_(size_) {}

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
    std::vector<std::optional<std::size_t>> first_;  // by start: where its levels and offs are, in turn
    std::vector<std::uint64_t> steps_;               // those of all starts, as rows
    Rows on_, off_;                                  // by start: all that holds, all that is excluded

    // What holds and what is excluded if a candidate holds; then these rows are made.
    void follow(int start) {
        if (first_[start]) return;
        const std::size_t words = on_.words();
        first_[start] = steps_.size();
        on_.add(start, start);
        steps_.insert(steps_.end(), on_[start], on_[start] + words);
        for (bool more = true; more;) {
            const std::size_t level = steps_.size() - words;
            steps_.resize(steps_.size() + 2 * words, 0);  // what the level excludes, and the next level
            std::uint64_t *const rows = steps_.data() + level;
            each_bit(rows, words, [&](int node) {
                const std::uint64_t *const excluded = weak_.excluded(node), *const onwards = weak_.onwards(node);
                for (std::size_t w = 0; w < words; ++w) {
                    rows[words + w] |= excluded[w];
                    rows[2 * words + w] |= onwards[w];
                }
            });
            more = false;
            for (std::size_t w = 0; w < words; ++w) {
                rows[2 * words + w] &= ~on_[start][w];
                more |= rows[2 * words + w] != 0;
            }
            off_.merge(start, rows + words);
            on_.merge(start, rows + 2 * words);
        }
    }

    // How many candidates hold on the way from a start to this one.
    int depth(int start, bool holds, int node) const {
        const std::size_t words = on_.words();
        const std::uint64_t *row = &steps_[*first_[start] + (holds ? 0 : words) + node / 64];
        int depth = 0;
        for (; !(*row >> node % 64 & 1); row += 2 * words) ++depth;
        return depth;
    }

    // Of two candidates an ordinary chain is enough.
    void take(const std::vector<int> &split, int number, Best &best) {
        if (split.size() < 3 || std::ranges::min(split) < 0) return;
        const std::size_t words = on_.words();
        std::vector<std::uint64_t> both(2 * words, ~0ULL);  // what holds in any case, what is excluded
        for (const int fact : split) {
            follow(fact);
            std::uint64_t any = 0;
            for (std::size_t w = 0; w < words; ++w) {
                any |= both[w] &= on_[fact][w];
                any |= both[words + w] &= off_[fact][w];
            }
            if (!any) return;
        }
        for (const bool positive : {true, false})
            each_bit(both.data() + (positive ? 0 : words), words, [&](int node) {
                int length = 0;
                for (const int fact : split) length += depth(fact, positive, node);
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
