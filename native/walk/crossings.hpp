// First looks at houses, and sue de coq; toolbox/first_looks.py and techniques/sue_de_coq.py use them.
//
//     candidates[cell]              bit d: the cell may hold the digit d, from 0 on
//     places[house * n + d]         bit i: d may go to the i-th cell of the house
//     houses                        rows, then columns, then boxes
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "one_digit.hpp"

namespace whygrid::patterns {

using Cells = std::vector<int>;

// In plain arithmetic: std::popcount is a function call on a baseline x86-64.
constexpr int count(Mask mask) {
    mask -= mask >> 1 & 0x55555555;
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333);
    return static_cast<int>(((mask + (mask >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24);
}

// Calls visit(indices, bits) for all groups of so many masks, each of two bits at least, that have as many bits
// together: in the order of their indices.
template <typename Visit>
void each_locked_group(const std::vector<Mask> &masks, int size, const Visit &visit) {
    std::vector<int> group;
    const auto grow = [&](const auto &again, std::size_t from, Mask bits) -> void {
        if (static_cast<int>(group.size()) == size) {
            if (count(bits) == size) visit(group, bits);
            return;
        }
        for (std::size_t i = from; i < masks.size(); ++i)
            if (masks[i] & (masks[i] - 1) && count(bits | masks[i]) <= size) {
                group.push_back(static_cast<int>(i));
                again(again, i + 1, bits | masks[i]);
                group.pop_back();
            }
    };
    grow(grow, 0, 0);
}

// A box and a line across it: the cells they share, and the other ones of each.
struct Crossing {
    int box, line;
    Cells both, in_box, in_line;
};

struct SueDeCoq {
    int box, line;
    Cells middle, at_line, at_box;
    Mask digits, mine, theirs;  // of the cells in the middle, of those in the line and of those in the box
};

class Houses {
  public:
    static constexpr int LARGEST = 4;  // subset

    explicit Houses(std::vector<Cells> houses) : houses_(std::move(houses)), size_(houses_.size() / 3) {
        if (size_ == 0 || size_ > 25) throw std::invalid_argument("no board of up to 25 rows");
        for (const Cells &house : houses_) {
            if (house.size() != size_) throw std::invalid_argument("a house of another size");
            for (const int cell : house)
                if (cell < 0 || cell >= static_cast<int>(size_ * size_))
                    throw std::invalid_argument("a cell that is not there");
        }
        across_.resize(houses_.size());
        const int lines = static_cast<int>(2 * size_);
        for (int box = lines; box < static_cast<int>(houses_.size()); ++box)
            for (int line = 0; line < lines; ++line)
                if (Crossing crossing = crossing_of(box, line); crossing.both.size() > 1) {
                    const Mask in_box = places_of(crossing.both, box), in_line = places_of(crossing.both, line);
                    across_[box].push_back({static_cast<std::size_t>(line), in_box, in_line});
                    across_[line].push_back({static_cast<std::size_t>(box), in_line, in_box});
                    crossings_.push_back(std::move(crossing));
                }
    }

    std::size_t size() const { return size_; }

    // By size (of LARGEST at most) the houses in which so many masks have as many bits, and others have some
    // of these too: of cells with their digits (naked subsets) or of digits with their places (hidden ones).
    std::array<std::vector<int>, LARGEST + 1> naked(const std::vector<Mask> &candidates) const {
        return locked([&](std::size_t house, std::size_t i) { return candidates[houses_[house][i]]; });
    }
    std::array<std::vector<int>, LARGEST + 1> hidden(const std::vector<Mask> &places) const {
        return locked([&](std::size_t house, std::size_t i) { return places[house * size_ + i]; });
    }

    // The slots of `places` of digits that a house has only where it crosses another one, in two or more places,
    // and the other one elsewhere too.
    std::vector<int> confined(const std::vector<Mask> &places) const {
        std::vector<int> found;
        for (std::size_t slot = 0; slot < houses_.size() * size_; ++slot)
            if (places[slot] & (places[slot] - 1))
                for (const Across &across : across_[slot / size_])
                    if (!(places[slot] & ~across.at_home)) {
                        if (places[across.house * size_ + slot % size_] & ~across.away)
                            found.push_back(static_cast<int>(slot));
                        break;  // two places lie in one crossing at most
                    }
        return found;
    }

    std::vector<SueDeCoq> sue_de_coq(const std::vector<Mask> &candidates, int largest) const {
        std::vector<SueDeCoq> found;
        for (const Crossing &crossing : crossings_) {
            const Cells middle = open(crossing.both, candidates);
            Mask digits = 0;
            for (const int cell : middle) digits |= candidates[cell];
            if (middle.size() < 2 || count(digits) < 4) continue;
            // What takes nothing from all cells of the middle takes nothing from some of them.
            const Parts in_line = parts(crossing.in_line, candidates, digits, largest);
            if (in_line.sets.empty()) continue;
            const Parts in_box = parts(crossing.in_box, candidates, digits, largest);
            if (in_box.sets.empty()) continue;
            for (std::size_t size = 2; size <= middle.size(); ++size)
                each_choice(middle, size, [&](const Cells &chosen) {
                    search(crossing, chosen, in_line, in_box, candidates, largest, found);
                });
        }
        return found;
    }

  private:
    // Another house, and the places of the cells shared with it, here and there.
    struct Across {
        std::size_t house;
        Mask at_home, away;
    };
    // Some open cells, as bits in their order, and their digits.
    struct Part {
        Mask chosen, digits;

        // How many digits of the middle they take: they have fewer others than cells.
        int taken(Mask of_middle) const { return count(chosen) - count(digits & ~of_middle); }
    };
    struct Parts {
        Cells cells;
        std::vector<Part> sets;
    };

    std::vector<Cells> houses_;
    std::size_t size_;
    std::vector<Crossing> crossings_;
    std::vector<std::vector<Across>> across_;  // for each house

    Crossing crossing_of(int box, int line) const {
        Crossing found{box, line, {}, {}, {}};
        const auto has = [&](int house, int cell) { return std::ranges::count(houses_[house], cell) > 0; };
        for (const int cell : houses_[box]) (has(line, cell) ? found.both : found.in_box).push_back(cell);
        for (const int cell : houses_[line])
            if (!has(box, cell)) found.in_line.push_back(cell);
        return found;
    }

    Mask places_of(const Cells &cells, int house) const {
        Mask places = 0;
        for (std::size_t i = 0; i < size_; ++i)
            if (std::ranges::count(cells, houses_[house][i])) places |= Mask{1} << i;
        return places;
    }

    template <typename MaskAt>
    std::array<std::vector<int>, LARGEST + 1> locked(const MaskAt &mask_at) const {
        std::array<std::vector<int>, LARGEST + 1> found;
        std::array<Mask, 25> masks{};
        for (std::size_t house = 0; house < houses_.size(); ++house) {
            std::size_t few = 0;
            for (std::size_t i = 0; i < size_; ++i) {
                masks[i] = mask_at(house, i);
                few += count(masks[i]) >= 2 && count(masks[i]) <= LARGEST;
            }
            const unsigned sizes = few < 2 ? 0 : sizes_of(masks, 0, 0, 0, 0);
            for (int size = 2; size <= LARGEST; ++size)
                if (sizes >> size & 1) found[size].push_back(static_cast<int>(house));
        }
        return found;
    }

    // The sizes of the locked groups that grow from these masks (`chosen`, with `bits`) by later ones.
    unsigned sizes_of(const std::array<Mask, 25> &masks, std::size_t from, int number, Mask chosen,
                      Mask bits) const {
        unsigned sizes = 0;
        if (number >= 2 && count(bits) == number)
            for (std::size_t i = 0; i < size_; ++i)
                if (!(chosen >> i & 1) && masks[i] & bits) {
                    sizes = 1u << number;
                    break;
                }
        if (number == LARGEST) return sizes;
        for (std::size_t i = from; i < size_; ++i)
            if (masks[i] & (masks[i] - 1) && count(bits | masks[i]) <= LARGEST)
                sizes |= sizes_of(masks, i + 1, number + 1, chosen | Mask{1} << i, bits | masks[i]);
        return sizes;
    }

    static Cells open(const Cells &cells, const std::vector<Mask> &candidates) {
        Cells found;
        for (const int cell : cells)
            if (candidates[cell] & (candidates[cell] - 1)) found.push_back(cell);
        return found;
    }

    static Parts parts(const Cells &cells, const std::vector<Mask> &candidates, Mask of_middle, int largest) {
        Parts found{open(cells, candidates), {{0, 0}}};
        for (std::size_t i = 0; i < found.cells.size(); ++i)
            for (std::size_t j = 0, before = found.sets.size(); j < before; ++j) {
                const Part part = found.sets[j];
                if (count(part.chosen) < largest)
                    found.sets.push_back({part.chosen | Mask{1} << i, part.digits | candidates[found.cells[i]]});
            }
        std::erase_if(found.sets, [&](const Part &part) { return part.taken(of_middle) <= 0; });
        return found;
    }

    // Choices of so many cells, in the order of Python's combinations.
    template <typename Visit>
    static void each_choice(const Cells &cells, std::size_t size, const Visit &visit) {
        Cells chosen;
        const auto choose = [&](const auto &again, std::size_t from) -> void {
            if (chosen.size() == size) return visit(chosen);
            for (std::size_t i = from; i < cells.size(); ++i) {
                chosen.push_back(cells[i]);
                again(again, i + 1);
                chosen.pop_back();
            }
        };
        choose(choose, 0);
    }

    void search(const Crossing &crossing, const Cells &middle, const Parts &in_line, const Parts &in_box,
                const std::vector<Mask> &candidates, int largest, std::vector<SueDeCoq> &found) const {
        Mask digits = 0;
        for (const int cell : middle) digits |= candidates[cell];
        const int spare = count(digits) - static_cast<int>(middle.size());
        if (spare < 2 || spare > 2 * largest) return;  // two parts take no more than their cells
        for (const Part &one : in_line.sets) {
            const int taken = one.taken(digits);
            if (taken <= 0 || taken >= spare || !(one.digits & digits)) continue;
            for (const Part &two : in_box.sets) {
                if (one.digits & two.digits || two.taken(digits) != spare - taken || !(two.digits & digits))
                    continue;
                SueDeCoq pattern{crossing.box,         crossing.line, middle,     chosen(in_line, one),
                                 chosen(in_box, two), digits,        one.digits, two.digits};
                if (tells(pattern, candidates)) found.push_back(std::move(pattern));
            }
        }
    }

    static Cells chosen(const Parts &parts, const Part &part) {
        Cells cells;
        for (Mask rest = part.chosen; rest; rest &= rest - 1) cells.push_back(parts.cells[std::countr_zero(rest)]);
        return cells;
    }

    // Whether some other cell of the line or of the box loses something.
    bool tells(const SueDeCoq &pattern, const std::vector<Mask> &candidates) const {
        const auto loses = [&](int house, Mask lost) {
            return std::ranges::any_of(houses_[house], [&](int cell) {
                return candidates[cell] & lost && !std::ranges::count(pattern.middle, cell) &&
                       !std::ranges::count(pattern.at_line, cell) && !std::ranges::count(pattern.at_box, cell);
            });
        };
        const auto &[box, line, middle, at_line, at_box, digits, mine, theirs] = pattern;
        return loses(line, mine | (digits & ~theirs)) || loses(box, theirs | (digits & ~mine));
    }
};

}  // namespace whygrid::patterns
