// Waves of simple colouring; techniques/colouring.py is the counterpart and has the words and a picture.
//
//     t ─ a ═ x ─ y ═ b ─ t       a chain: its cells a x y b, and the houses of every second link (═), which it rests on
//
// For each cell that is out there may be several chains; those count that need no more houses than another one. Chains
// that are the same for several cells are one deduction.
#pragma once

#include <map>
#include <optional>

#include "wave_digits.hpp"

namespace whygrid::waves {

class Colouring {
  public:
    Colouring(const Board &board, int digit) : board_(board), digit_(digit) {
        for (const auto &[house, one, two] : StrongLinks(board, digit)) {
            links_[one].push_back({two, house});
            links_[two].push_back({one, house});
            linked_.add(one);
            linked_.add(two);
        }
    }

    void look(Found &found) {
        linked_.each([&](int start) {
            if (seen_.has(start)) return;
            const auto colours = component(start);
            if (!colours) return;
            const CellSet first = sight(colours->first), second = sight(colours->second);
            CellSet targets = first & second;
            if (first.meets(colours->first)) targets = targets | colours->first;
            if (second.meets(colours->second)) targets = targets | colours->second;
            targets = targets & board_.holders[digit_];
            if (!targets.empty()) coloured(*colours, targets, found);
        });
    }

  private:
    struct Link {
        std::uint8_t cell, house;
    };
    struct Way {
        std::vector<std::uint8_t> cells, houses;
    };
    struct Chain {
        std::vector<std::uint8_t> cells, strong;
        auto operator<=>(const Chain &) const = default;
    };
    using Colours = std::pair<CellSet, CellSet>;

    const Board &board_;
    int digit_;
    std::array<std::vector<Link>, 81> links_;
    CellSet linked_, seen_;
    std::map<std::pair<int, int>, std::vector<Way>> ways_;

    // What hangs together with a cell, in two colours; nothing if they do not alternate: the position is impossible.
    std::optional<Colours> component(int start) {
        std::array<CellSet, 2> colours{CellSet::of(start), CellSet{}};
        std::vector<std::pair<int, int>> queue{{start, 0}};
        bool alternate = true;
        while (!queue.empty()) {
            const auto [cell, colour] = queue.back();
            queue.pop_back();
            for (const Link &link : links_[cell]) {
                alternate &= !colours[colour].has(link.cell);
                if ((colours[0] | colours[1]).has(link.cell)) continue;
                colours[1 - colour].add(link.cell);
                queue.emplace_back(link.cell, 1 - colour);
            }
        }
        seen_ = seen_ | colours[0] | colours[1];
        if (!alternate) return std::nullopt;
        return Colours{colours[0], colours[1]};
    }
    static CellSet sight(CellSet cells) {
        CellSet seen;
        cells.each([&](int cell) { seen = seen | neighbours[cell]; });
        return seen;
    }

    void coloured(const Colours &colours, CellSet targets, Found &found) {
        std::map<Chain, CellSet> excluded;
        targets.each([&](int target) {
            std::vector<Chain> chains;
            traps(target, colours, chains);
            for (const CellSet colour : {colours.first, colours.second})
                if (colour.has(target)) wraps(target, colour, chains);
            std::vector<std::vector<std::uint8_t>> needs;
            for (const Chain &chain : chains) needs.push_back(sorted(chain.strong));
            for (std::size_t i = 0; i < chains.size(); ++i)
                if (std::ranges::none_of(needs, [&](const auto &other) {
                        return other.size() < needs[i].size() && std::ranges::includes(needs[i], other);
                    }))
                    excluded[chains[i]].add(target);
        });
        for (const auto &[chain, cells] : excluded) found.exclude(digit_, cells, premises(chain));
    }

    // The houses of a chain, each once.
    static std::vector<std::uint8_t> sorted(std::vector<std::uint8_t> houses) {
        std::ranges::sort(houses);
        houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
        return houses;
    }

    void traps(int target, const Colours &colours, std::vector<Chain> &chains) {
        (neighbours[target] & colours.first).each([&](int start) {
            (neighbours[target] & colours.second).each([&](int end) {
                for (const Way &way : ways(start, end))
                    // A single link says no more than pointing or claiming does, and needs more for it.
                    if (way.cells.size() > 2 && !std::ranges::count(way.cells, target))
                        add({way.cells, every_second(way.houses, 0)}, chains);
            });
        });
    }
    void wraps(int target, CellSet colour, std::vector<Chain> &chains) {
        const CellSet others = colour - CellSet::of(target);
        others.each([&](int one) {
            (others & neighbours[one]).each([&](int two) {
                if (two < one) return;
                for (const Way &there : ways(target, one))
                    for (const Way &back : ways(target, two)) {
                        Chain chain{{there.cells.begin() + 1, there.cells.end()}, every_second(there.houses, 1)};
                        chain.cells.insert(chain.cells.end(), back.cells.rbegin(), back.cells.rend() - 1);
                        std::vector<std::uint8_t> strong = every_second(back.houses, 1);
                        chain.strong.insert(chain.strong.end(), strong.rbegin(), strong.rend());
                        add(std::move(chain), chains);
                    }
            });
        });
    }
    static void add(Chain chain, std::vector<Chain> &chains) {
        if (!std::ranges::count(chains, chain)) chains.push_back(std::move(chain));
    }
    static std::vector<std::uint8_t> every_second(const std::vector<std::uint8_t> &houses, std::size_t from) {
        std::vector<std::uint8_t> found;
        for (std::size_t i = from; i < houses.size(); i += 2) found.push_back(houses[i]);
        return found;
    }

    // All shortest ways from cell to cell along the links.
    const std::vector<Way> &ways(int start, int end) {
        const auto [known, is_new] = ways_.try_emplace({start, end});
        if (!is_new) return known->second;
        std::vector<Way> ways{{{static_cast<std::uint8_t>(start)}, {}}};
        CellSet seen = CellSet::of(start);
        while (!ways.empty() && std::ranges::none_of(ways, [&](const Way &way) { return way.cells.back() == end; })) {
            std::vector<Way> longer;
            CellSet reached;
            for (const Way &way : ways)
                for (const Link &link : links_[way.cells.back()])
                    if (!seen.has(link.cell)) {
                        Way next = way;
                        next.cells.push_back(link.cell);
                        next.houses.push_back(link.house);
                        longer.push_back(std::move(next));
                        reached.add(link.cell);
                    }
            seen = seen | reached;
            ways = std::move(longer);
        }
        std::erase_if(ways, [&](const Way &way) { return way.cells.back() != end; });
        return known->second = std::move(ways);
    }

    // In each house of the chain the places that are out, each cell once.
    int premises(const Chain &chain) const {
        CellSet out;
        for (const int house : chain.strong) out = out | (geometry.set[house] - places(house));
        return out.size();
    }
    CellSet places(int house) const { return geometry.set[house] & board_.holders[digit_]; }
};

inline void simple_colouring(const Board &board, Found &found) {
    for (int digit = 0; digit < 9; ++digit) Colouring(board, digit).look(found);
}

}  // namespace whygrid::waves
