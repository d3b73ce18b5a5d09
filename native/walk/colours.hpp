// What hangs together by cells and houses with two candidates left, in two colours; techniques/medusa.py is the counterpart
// and has the words.
//
//     a ═ b ═ c ═ d       a and c have one colour, b and d the other: all of one colour holds, or all of the other
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "chain_search.hpp"

namespace whygrid::chains {

struct Coloured {
    std::array<std::vector<int>, 2> colours;  // facts
    std::vector<int> targets;                 // the facts that both colours exclude
    // For each colour that does not exclude some of itself: the slots, and behind them the cells, of which it
    // excludes all.
    std::array<std::vector<int>, 2> starved;
};

template <int Words>
class Colours {
  public:
    Colours(const Shape<Words> &shape, const Position &at)
        : graph_(shape, at, {.cells = true, .houses = true}, nullptr, true),
          size_(static_cast<int>(graph_.nodes.size())), weak_(graph_), colour_(size_, none) {
        const int slots = static_cast<int>(shape.houses.size()) * shape.digits;
        for (int slot = 0; slot < slots; ++slot) {
            for (Mask rest = graph_.places(slot); rest; rest &= rest - 1)
                members_.push_back(graph_.at(shape.houses[slot / shape.digits][std::countr_zero(rest)],
                                             slot % shape.digits));
            ends_.push_back(members_.size());
        }
        for (int cell = 0; cell < shape.cells(); ++cell) {
            for (Mask rest = at.candidates[cell]; rest; rest &= rest - 1)
                members_.push_back(graph_.at(cell, std::countr_zero(rest)));
            ends_.push_back(members_.size());
        }
    }

    // All of at least so many candidates from which something may follow.
    std::vector<Coloured> find(std::size_t least) {
        std::vector<Coloured> found;
        for (std::size_t i = 0; i < ends_.size(); ++i)
            if (group(i).size() == 2)
                for (const int start : group(i))
                    if (start >= 0 && colour_[start] == none)
                        if (const auto nodes = component(start); nodes && nodes->size() >= least)
                            if (auto coloured = look_at(*nodes)) found.push_back(std::move(*coloured));
        return found;
    }

  private:
    static constexpr int none = -1;
    Graph<Words> graph_;
    int size_;
    Weak<Words> weak_;
    std::vector<int> colour_;  // by node
    // The nodes of all groups in a row: the places of digits in houses, behind them what the cells can hold.
    Nodes members_;
    std::vector<std::size_t> ends_;  // for each group the end of its nodes

    std::span<const int> group(std::size_t i) const {
        const std::size_t first = i ? ends_[i - 1] : 0;
        return {members_.data() + first, ends_[i] - first};
    }

    // What hangs together with a node, coloured; nothing if colours do not alternate: the position is impossible.
    std::optional<Nodes> component(int start) {
        Nodes nodes{start};
        colour_[start] = 0;
        bool alternate = true;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            graph_.each_link(nodes[i], [&, colour = colour_[nodes[i]]](int other) {
                if (colour_[other] == colour) alternate = false;
                if (colour_[other] != none) return;
                colour_[other] = 1 - colour;
                nodes.push_back(other);
            });
        if (!alternate) return std::nullopt;
        std::ranges::sort(nodes);
        return nodes;
    }

    std::optional<Coloured> look_at(const Nodes &nodes) {
        Coloured found;
        std::array<Row, 2> seen{Row(size_), Row(size_)};
        std::array<bool, 2> itself{};
        for (const int node : nodes) seen[colour_[node]].add_all(weak_.excluded(node));
        for (const int node : nodes) {
            const int colour = colour_[node];
            found.colours[colour].push_back(graph_.nodes[node].number);
            itself[colour] |= seen[colour].has(node);
        }
        Row both = seen[0];
        both &= seen[1];
        both.each([&](int node) { found.targets.push_back(graph_.nodes[node].number); });
        for (const int colour : {0, 1})
            for (std::size_t i = 0; i < ends_.size() && !itself[colour]; ++i)
                if (group(i).size() > 1 && std::ranges::all_of(group(i), [&](int node) {
                        return node >= 0 && seen[colour].has(node);
                    }))
                    found.starved[colour].push_back(static_cast<int>(i));
        if (found.targets.empty() && found.starved[0].empty() && found.starved[1].empty()) return std::nullopt;
        return found;
    }
};

}  // namespace whygrid::chains
