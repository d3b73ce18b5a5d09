// What hangs together by cells and houses with two candidates left, in two colours; techniques/medusa.py is the twin
// and has the words.
//
//     a ═ b ═ c ═ d       a and c have one colour, b and d the other: all of one colour holds, or all of the other
#pragma once

#include <array>
#include <optional>
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
            Nodes &group = groups_.emplace_back();
            for (Mask rest = graph_.places(slot); rest; rest &= rest - 1)
                group.push_back(graph_.at(shape.houses[slot / shape.digits][std::countr_zero(rest)],
                                          slot % shape.digits));
        }
        for (int cell = 0; cell < shape.cells(); ++cell) {
            Nodes &group = groups_.emplace_back();
            for (Mask rest = at.candidates[cell]; rest; rest &= rest - 1)
                group.push_back(graph_.at(cell, std::countr_zero(rest)));
        }
    }

    // All of at least so many candidates from which something may follow.
    std::vector<Coloured> find(std::size_t least) {
        std::vector<Coloured> found;
        for (const Nodes &group : groups_)
            if (group.size() == 2)
                for (const int start : group)
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
    std::vector<int> colour_;    // by node
    std::vector<Nodes> groups_;  // the places of digits in houses; behind them what the cells can hold

    // What hangs together with a node, coloured; nothing if colours do not alternate: the position is impossible.
    std::optional<Nodes> component(int start) {
        Nodes nodes{start};
        colour_[start] = 0;
        bool alternate = true;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            for (const auto &link : graph_.links[nodes[i]]) {
                if (colour_[link.other] == colour_[nodes[i]]) alternate = false;
                if (colour_[link.other] != none) continue;
                colour_[link.other] = 1 - colour_[nodes[i]];
                nodes.push_back(link.other);
            }
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
            for (std::size_t i = 0; i < groups_.size() && !itself[colour]; ++i)
                if (groups_[i].size() > 1 && std::ranges::all_of(groups_[i], [&](int node) {
                        return node >= 0 && seen[colour].has(node);
                    }))
                    found.starved[colour].push_back(static_cast<int>(i));
        if (found.targets.empty() && found.starved[0].empty() && found.starved[1].empty()) return std::nullopt;
        return found;
    }
};

}  // namespace whygrid::chains
