// Almost locked sets and the restricted digits that link them; toolbox/als.py has the counterpart and the words.
//
//     candidates[cell]   bit d: the cell may hold the digit d, from 0 on
//     a set              cells of a house with one digit more than cells; Cells: one bit per cell
//     places[d]          its cells that may hold d           sight[d]   the cells that see all of these
//
//     A  {12} {13} . . . {34} B        the digit 1 links A and B when all places of 1 in A see all those in B
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "reason_choice.hpp"
#include "rows.hpp"

namespace whygrid::als {

using Cells = reasons::Set<2>;  // up to 128 cells
using Mask = std::uint32_t;

struct AlmostLocked {
    std::vector<int> cells;
    Cells mask;
    Mask digits = 0;
    std::vector<std::pair<int, Cells>> places, sight;  // by digit, as the digits come up in the cells
};

// How sets are linked, as rows of words in one piece of memory; bit i of a row: the set i.
//
//     linked:   set 0, digit 0 | set 0, digit 1 | ... | set 1, digit 0 | ...      the sets that the digit links to it
//     seeing:   cell 0, digit 0 | ...                        the sets all of whose places for the digit see the cell
struct Links {
    std::size_t sets, words;
    int digits;
    std::vector<std::uint64_t> linked, seeing;
    std::vector<Mask> by;  // for each set the digits that link it to some other

    Links(std::size_t sets, std::size_t cells, int digits)
        : sets(sets), words((sets + 63) / 64), digits(digits), linked(sets * digits * words, 0),
          seeing(cells * digits * words, 0), by(sets, 0) {}
    std::size_t at(std::size_t row, int digit) const { return (row * digits + digit) * words; }
};

// Where chains of sets go on. A chain enters a set by a digit: entry = digit * number of sets + set.
//
//     set        0 1 2 3 4 | 0 1 2 3 4 | 0 1 2 3 4 | ...
//     entered by digit 0   | digit 1   | digit 2
class Onwards {
  public:
    explicit Onwards(Links links) : links_(std::move(links)) {}

    std::size_t entries() const { return links_.sets * links_.digits; }

    // The entries that follow on these: a set that was entered by a digit is left by any other one.
    chains::Row beyond(const chains::Row &level) const {
        std::vector<Mask> entered(links_.sets, 0);
        level.each([&](int entry) { entered[entry % links_.sets] |= Mask{1} << entry / links_.sets; });
        std::vector<chains::Row> reached(links_.digits, chains::Row(links_.sets));
        for (std::size_t set = 0; set < links_.sets; ++set)
            for (Mask rest = entered[set] ? links_.by[set] : 0; rest; rest &= rest - 1) {
                const int x = std::countr_zero(rest);
                if (entered[set] & ~(Mask{1} << x)) reached[x].add_all(&links_.linked[links_.at(set, x)]);
            }
        chains::Row all(entries());
        for (int x = 0; x < links_.digits; ++x)
            reached[x].each([&](int set) { all.add(static_cast<int>(x * links_.sets) + set); });
        return all;
    }

    const Links &links() const { return links_; }

  private:
    Links links_;
};

struct Bent {
    std::vector<int> cells;
    Mask digits = 0, loose = 0;  // loose: the digit that can be in two of the cells
};

class Geometry {
  public:
    Geometry(int cells, std::vector<std::vector<int>> houses) : houses_(std::move(houses)), peers_(cells) {
        if (cells > 128) throw std::invalid_argument("a board of more than 128 cells");
        for (const auto &house : houses_) {
            Cells &area = areas_.emplace_back();
            for (const int cell : house) area.add(cell);
        }
        for (const auto &house : houses_)
            for (const int cell : house)
                for (const int other : house)
                    if (cell != other) peers_.at(cell).add(other);
    }

    // All sets of up to so many cells, each once even if it lies in two houses.
    std::vector<AlmostLocked> sets(const std::vector<Mask> &candidates, int largest) const {
        if (candidates.size() != peers_.size()) throw std::invalid_argument("candidates of another board");
        std::vector<AlmostLocked> found;
        for (std::size_t house = 0; house < houses_.size(); ++house)
            each_in_house(houses_[house], candidates, largest, [&](const std::vector<int> &cells) {
                Cells mask;
                for (const int cell : cells) mask.add(cell);
                for (std::size_t before = 0; before < house; ++before)
                    if ((mask - areas_[before]).empty()) return;
                found.push_back(described(cells, mask, candidates));
            });
        return found;
    }

    Links links(const std::vector<AlmostLocked> &sets, const std::vector<Mask> &candidates, int digits) const {
        Links links(sets.size(), peers_.size(), digits);
        std::vector<Cells> places(digits);
        for (std::size_t cell = 0; cell < peers_.size(); ++cell)
            for (Mask rest = candidates[cell]; rest; rest &= rest - 1)
                places.at(std::countr_zero(rest)).add(static_cast<int>(cell));
        // By cell and digit the sets that have the digit there; by digit those that have it at all.
        std::vector<std::uint64_t> holding(links.seeing.size(), 0), having(digits * links.words, 0);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const std::size_t word = i / 64;
            const std::uint64_t bit = 1ULL << i % 64;
            for (const auto &[x, held] : sets[i].places) {
                having[x * links.words + word] |= bit;
                held.each([&, x = x](int cell) { holding[links.at(cell, x) + word] |= bit; });
            }
            for (const auto &[x, seen] : sets[i].sight)
                (seen & places[x]).each([&, x = x](int cell) { links.seeing[links.at(cell, x) + word] |= bit; });
        }
        for (std::size_t i = 0; i < sets.size(); ++i)
            for (const auto &[x, seen] : sets[i].sight) {
                std::uint64_t *const near = &links.linked[links.at(i, x)];
                std::copy_n(&having[x * links.words], links.words, near);
                (places[x] - seen).each([&, x = x](int cell) {
                    for (std::size_t w = 0; w < links.words; ++w) near[w] &= ~holding[links.at(cell, x) + w];
                });
                if (std::any_of(near, near + links.words, [](std::uint64_t word) { return word != 0; }))
                    links.by[i] |= Mask{1} << x;
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
    std::vector<Cells> peers_, areas_;  // by cell, by house

    // Sets of one house, the smallest first, each grown by cells that come after its last.
    template <typename Visit>
    static void each_in_house(const std::vector<int> &house, const std::vector<Mask> &candidates, int largest,
                              Visit visit) {
        struct Part {
            Mask indices, digits;
        };
        std::vector<int> open, cells;
        for (std::size_t i = 0; i < house.size(); ++i)
            if (std::popcount(candidates[house[i]]) > 1) open.push_back(static_cast<int>(i));
        std::vector<Part> parts, grown;
        for (const int i : open) parts.push_back({Mask{1} << i, candidates[house[i]]});
        for (int size = 1; size <= largest; ++size) {
            grown.clear();
            for (const auto &[indices, digits] : parts) {
                if (std::popcount(digits) == size + 1) {
                    cells.clear();
                    for (Mask rest = indices; rest; rest &= rest - 1) cells.push_back(house[std::countr_zero(rest)]);
                    visit(cells);
                }
                if (size == largest) continue;
                for (const int i : open) {
                    const Mask more = digits | candidates[house[i]];
                    if (indices >> i == 0 && std::popcount(more) <= largest + 1)
                        grown.push_back({indices | Mask{1} << i, more});
                }
            }
            std::swap(parts, grown);
        }
    }

    template <typename Visit>
    void grow(Bent &group, const std::vector<int> &open, std::size_t from, const std::vector<Mask> &candidates,
              int size, const Visit &visit) const {
        if (static_cast<int>(group.cells.size()) == size) return visit(group);
        const Mask digits = group.digits, loose = group.loose;
        for (std::size_t next = from; next < open.size(); ++next) {
            const int cell = open[next];
            const Mask more = digits | candidates[cell];
            if (std::popcount(more) > size) continue;
            Mask repeats = loose;
            for (const int other : group.cells)
                if (!peers_[cell].has(other)) repeats |= candidates[cell] & candidates[other];
            if (repeats & (repeats - 1)) continue;
            group.digits = more;
            group.loose = repeats;
            group.cells.push_back(cell);
            grow(group, open, next + 1, candidates, size, visit);
            group.cells.pop_back();
        }
        group.digits = digits;
        group.loose = loose;
    }

    AlmostLocked described(std::vector<int> cells, const Cells &mask,
                           const std::vector<Mask> &candidates) const {
        AlmostLocked set{std::move(cells), mask, 0, {}, {}};
        set.places.reserve(set.cells.size() + 1);
        set.sight.reserve(set.cells.size() + 1);
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
