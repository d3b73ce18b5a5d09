// Almost locked sets and the restricted digits that link them; techniques/als.py has the twin and the words.
//
//     candidates[cell]   bit d: the cell may hold the digit d, from 0 on
//     a set              cells of a house with one digit more than cells; Cells: one bit per cell
//     places[d]          its cells that may hold d           sight[d]   the cells that see all of these
//
//     A  {12} {13} . . . {34} B        the digit 1 links A and B when all places of 1 in A see all those in B
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "rows.hpp"
#include "reason_choice.hpp"

namespace whygrid::als {

using Cells = reasons::Set<2>;  // up to 128 cells
using Mask = std::uint32_t;

struct AlmostLocked {
    std::vector<int> cells;
    Cells mask;
    Mask digits = 0;
    std::vector<std::pair<int, Cells>> places, sight;  // by digit, as the digits come up in the cells
};

struct Links {
    std::vector<std::vector<std::pair<int, chains::Row>>> by_digit;  // for each set: a digit, the linked sets
    std::vector<std::vector<std::pair<int, chains::Row>>> seeing;    // for each digit: a cell, the sets seeing it
};

// Where chains of sets go on. A chain enters a set by a digit: entry = digit * number of sets + set.
//
//     set        0 1 2 3 4 | 0 1 2 3 4 | 0 1 2 3 4 | ...
//     entered by digit 0   | digit 1   | digit 2
class Onwards {
  public:
    Onwards(Links links, int digits)
        : links_(std::move(links)), sets_(links_.by_digit.size()), digits_(digits) {}

    std::size_t entries() const { return sets_ * digits_; }

    // The entries that follow on these: a set that was entered by a digit is left by any other one.
    chains::Row beyond(const chains::Row &level) const {
        std::vector<Mask> entered(sets_, 0);
        level.each([&](int entry) { entered[entry % sets_] |= Mask{1} << entry / sets_; });
        std::vector<chains::Row> reached(digits_, chains::Row(sets_));
        for (std::size_t set = 0; set < sets_; ++set)
            if (entered[set])
                for (const auto &[x, linked] : links_.by_digit[set])
                    if (entered[set] & ~(Mask{1} << x)) reached[x] |= linked;
        chains::Row all(entries());
        for (int x = 0; x < digits_; ++x)
            reached[x].each([&](int set) { all.add(static_cast<int>(x * sets_) + set); });
        return all;
    }

    const Links &links() const { return links_; }

  private:
    Links links_;
    std::size_t sets_;
    int digits_;
};

struct Bent {
    std::vector<int> cells;
    Mask digits = 0, loose = 0;  // loose: the digit that can be in two of the cells
};

class Geometry {
  public:
    Geometry(int cells, std::vector<std::vector<int>> houses) : houses_(std::move(houses)), peers_(cells) {
        if (cells > 128) throw std::invalid_argument("a board of more than 128 cells");
        for (const auto &house : houses_)
            for (const int cell : house)
                for (const int other : house)
                    if (cell != other) peers_.at(cell).add(other);
    }

    // All sets of up to so many cells, each once even if it lies in two houses.
    std::vector<AlmostLocked> sets(const std::vector<Mask> &candidates, int largest) const {
        if (candidates.size() != peers_.size()) throw std::invalid_argument("candidates of another board");
        std::vector<AlmostLocked> found;
        std::set<std::array<std::uint64_t, 2>> known;
        for (const auto &house : houses_)
            for (auto &cells : in_house(house, candidates, largest)) {
                Cells mask;
                for (const int cell : cells) mask.add(cell);
                if (known.insert(mask.words).second)
                    found.push_back(described(std::move(cells), mask, candidates));
            }
        return found;
    }

    Links links(const std::vector<AlmostLocked> &sets, const std::vector<Mask> &candidates, int digits) const {
        const std::size_t number = sets.size(), cells = peers_.size();
        const std::vector<chains::Row> none(cells, chains::Row(number));
        std::vector<std::vector<chains::Row>> holding(digits, none), seeing(digits, none);
        std::vector<chains::Row> having(digits, chains::Row(number));
        std::vector<Cells> places(digits);
        for (std::size_t cell = 0; cell < cells; ++cell)
            for (int x = 0; x < digits; ++x)
                if (candidates[cell] >> x & 1) places[x].add(static_cast<int>(cell));
        for (std::size_t i = 0; i < number; ++i) {
            const int set = static_cast<int>(i);
            for (const auto &[x, held] : sets[i].places) {
                having[x].add(set);
                held.each([&, x = x](int cell) { holding[x][cell].add(set); });
            }
            for (const auto &[x, seen] : sets[i].sight)
                (seen & places[x]).each([&, x = x](int cell) { seeing[x][cell].add(set); });
        }
        Links links;
        for (const auto &set : sets) {
            auto &linked = links.by_digit.emplace_back();
            for (const auto &[x, seen] : set.sight) {
                chains::Row near = having[x];
                (places[x] - seen).each([&, x = x](int cell) { near -= holding[x][cell]; });
                if (!near.empty()) linked.emplace_back(x, std::move(near));
            }
        }
        for (int x = 0; x < digits; ++x) {
            auto &of_digit = links.seeing.emplace_back();
            for (std::size_t cell = 0; cell < cells; ++cell)
                if (!seeing[x][cell].empty()) of_digit.emplace_back(static_cast<int>(cell), seeing[x][cell]);
        }
        return links;
    }

    // So many cells with as many digits, of which at most one can be there twice, which others see: WXYZ-wings.
    std::vector<Bent> bent(const std::vector<Mask> &candidates, int size) const {
        if (candidates.size() != peers_.size()) throw std::invalid_argument("candidates of another board");
        std::vector<int> open;
        std::vector<Cells> places(32);
        for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
            const int count = std::popcount(candidates[cell]);
            if (count >= 2 && count <= size) open.push_back(static_cast<int>(cell));
            for (Mask rest = candidates[cell]; rest; rest &= rest - 1)
                places[std::countr_zero(rest)].add(static_cast<int>(cell));
        }
        std::vector<Bent> found;
        Bent group;
        grow(group, open, 0, candidates, size, [&](const Bent &bent) {
            if (!bent.loose || std::popcount(bent.digits) != size) return;
            Cells seen = places[std::countr_zero(bent.loose)];
            for (const int cell : bent.cells)
                if (candidates[cell] & bent.loose) seen = seen & peers_[cell];
            if (!seen.empty()) found.push_back(bent);
        });
        return found;
    }

  private:
    std::vector<std::vector<int>> houses_;
    std::vector<Cells> peers_;

    // Sets of one house, the smallest first, each grown by cells that come after its last.
    static std::vector<std::vector<int>> in_house(const std::vector<int> &house,
                                                  const std::vector<Mask> &candidates, int largest) {
        struct Part {
            std::vector<int> indices;
            Mask digits;
        };
        std::vector<int> open;
        for (std::size_t i = 0; i < house.size(); ++i)
            if (std::popcount(candidates[house[i]]) > 1) open.push_back(static_cast<int>(i));
        std::vector<Part> parts;
        for (const int i : open) parts.push_back({{i}, candidates[house[i]]});
        std::vector<std::vector<int>> found;
        for (int size = 1; size <= largest; ++size) {
            std::vector<Part> grown;
            for (const Part &part : parts) {
                if (std::popcount(part.digits) == size + 1) {
                    auto &cells = found.emplace_back();
                    for (const int i : part.indices) cells.push_back(house[i]);
                }
                if (size == largest) continue;
                for (const int i : open) {
                    const Mask digits = part.digits | candidates[house[i]];
                    if (i <= part.indices.back() || std::popcount(digits) > largest + 1) continue;
                    grown.push_back({part.indices, digits});
                    grown.back().indices.push_back(i);
                }
            }
            parts = std::move(grown);
        }
        return found;
    }

    template <typename Visit>
    void grow(Bent &group, const std::vector<int> &open, std::size_t from, const std::vector<Mask> &candidates,
              int size, const Visit &visit) const {
        if (static_cast<int>(group.cells.size()) == size) return visit(group);
        for (std::size_t next = from; next < open.size(); ++next) {
            const int cell = open[next];
            Bent more{group.cells, group.digits | candidates[cell], group.loose};
            if (std::popcount(more.digits) > size) continue;
            for (const int other : group.cells)
                if (!peers_[cell].has(other)) more.loose |= candidates[cell] & candidates[other];
            if (std::popcount(more.loose) > 1) continue;
            more.cells.push_back(cell);
            grow(more, open, next + 1, candidates, size, visit);
        }
    }

    AlmostLocked described(std::vector<int> cells, const Cells &mask,
                           const std::vector<Mask> &candidates) const {
        AlmostLocked set{std::move(cells), mask, 0, {}, {}};
        const auto of_digit = [](auto &list, int digit) -> Cells * {
            for (auto &[x, marked] : list)
                if (x == digit) return &marked;
            return nullptr;
        };
        for (const int cell : set.cells) {
            set.digits |= candidates[cell];
            for (Mask rest = candidates[cell]; rest; rest &= rest - 1) {
                const int digit = std::countr_zero(rest);
                if (Cells *places = of_digit(set.places, digit)) {
                    places->add(cell);
                    *of_digit(set.sight, digit) = *of_digit(set.sight, digit) & peers_[cell];
                } else {
                    set.places.emplace_back(digit, Cells{}).second.add(cell);
                    set.sight.emplace_back(digit, peers_[cell]);
                }
            }
        }
        std::sort(set.cells.begin(), set.cells.end());
        return set;
    }
};

}  // namespace whygrid::als
