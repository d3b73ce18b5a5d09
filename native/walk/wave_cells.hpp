// Waves of patterns of cells with few digits left: wings and remote pairs.
//
//     xy-wing, xyz-wing          techniques/wings.py
//     remote pair, w-wing        techniques/pair_chains.py
//     wxyz-wing                  techniques/bent_sets.py
//
// The modules named here are the counterparts, and say why. A cell with so many digits left rests on its other ones being
// out: seven premises for a cell with two.
#pragma once

#include "wave_digits.hpp"

namespace whygrid::waves {

inline int premises_of(const Board &board, int cell) { return 9 - count(board.candidates[cell]); }

inline std::vector<std::uint8_t> cells_with(const Board &board, int digits) {
    std::vector<std::uint8_t> cells;
    board.open.each([&](int cell) {
        if (count(board.candidates[cell]) == digits) cells.push_back(static_cast<std::uint8_t>(cell));
    });
    return cells;
}

// Calls visit(mask, cells) for each pair of digits that is all that is left of some cells.
template <typename Visit>
void each_pair(const Board &board, const Visit &visit) {
    std::vector<std::pair<Mask, CellSet>> pairs;
    for (const int cell : cells_with(board, 2)) {
        const Mask mask = board.candidates[cell];
        auto known = std::ranges::find(pairs, mask, &std::pair<Mask, CellSet>::first);
        if (known == pairs.end()) known = pairs.insert(known, {mask, CellSet{}});
        known->second.add(cell);
    }
    for (const auto &[mask, cells] : pairs) visit(mask, cells);
}

// What follows when one of these cells has to be the digit; pincers that see each other are a naked triple, or less.
inline void wing(const Board &board, int one, int two, int digit, CellSet seen_by_pivot, int premises, Found &found) {
    if (neighbours[one].has(two)) return;
    found.exclude(digit, board.holders[digit] & neighbours[one] & neighbours[two] & seen_by_pivot, premises);
}

inline void xy_wings(const Board &board, Found &found) {
    const auto pairs = cells_with(board, 2);
    for (const int pivot : pairs) {
        const unsigned mask = board.candidates[pivot];
        std::vector<std::uint8_t> near;
        for (const std::uint8_t cell : pairs)
            if (neighbours[pivot].has(cell) && board.candidates[cell] & mask && board.candidates[cell] != mask)
                near.push_back(cell);
        for (std::size_t i = 0; i < near.size(); ++i)
            for (std::size_t j = i + 1; j < near.size(); ++j) {
                const unsigned first = board.candidates[near[i]], second = board.candidates[near[j]];
                if ((first ^ second) == mask)
                    wing(board, near[i], near[j], std::countr_zero(first & second), CellSet::all(), 21, found);
            }
    }
}

inline void xyz_wings(const Board &board, Found &found) {
    const auto pairs = cells_with(board, 2);
    for (const int pivot : cells_with(board, 3)) {
        std::vector<std::uint8_t> near;
        for (const std::uint8_t cell : pairs)
            if (neighbours[pivot].has(cell) && !(board.candidates[cell] & ~board.candidates[pivot])) near.push_back(cell);
        for (std::size_t i = 0; i < near.size(); ++i)
            for (std::size_t j = i + 1; j < near.size(); ++j) {
                const unsigned first = board.candidates[near[i]], second = board.candidates[near[j]];
                if (first != second)
                    wing(board, near[i], near[j], std::countr_zero(first & second), neighbours[pivot], 20, found);
            }
    }
}

// How many shortest ways there are from a cell to another along cells of a set, each of which sees the next, and how many
// cells these have; none where there is no way.
inline std::pair<int, int> shortest_ways(CellSet cells, int start, int end) {
    std::array<int, 81> ways{};
    ways[start] = 1;
    CellSet front = CellSet::of(start), seen = front;
    for (int length = 2; !front.empty(); ++length) {
        CellSet next;
        front.each([&](int cell) {
            (neighbours[cell] & (cells - seen)).each([&](int other) {
                ways[other] += ways[cell];
                next.add(other);
            });
        });
        if (next.has(end)) return {ways[end], length};
        seen = seen | next;
        front = next;
    }
    return {0, 0};
}

inline void remote_pairs(const Board &board, Found &found) {
    constexpr int shortest = 4;
    each_pair(board, [&](Mask mask, CellSet twins) {
        if (twins.size() < shortest) return;
        const int low = std::countr_zero(mask), high = std::countr_zero(static_cast<unsigned>(mask & (mask - 1)));
        twins.each([&](int start) {
            twins.each([&](int end) {
                if (end <= start || neighbours[start].has(end)) return;
                const CellSet between = neighbours[start] & neighbours[end];
                const CellSet lose_low = between & board.holders[low], lose_high = between & board.holders[high];
                if (between.meets(twins) || (lose_low | lose_high).empty()) return;
                const auto [ways, length] = shortest_ways(twins, start, end);
                if (length < shortest || length % 2) return;
                for (int way = 0; way < ways; ++way) found.note(7 * length);
                found.out[low] = found.out[low] | lose_low;
                found.out[high] = found.out[high] | lose_high;
            });
        });
    });
}

// A house has `a` in one of two places, each of which makes a twin that sees it b.
inline void w_wing(const Board &board, const StrongLinks &links, int start, int end, int b, Found &found) {
    constexpr int premises = 21;
    const CellSet seen = neighbours[start] & neighbours[end] & board.holders[b];
    if (seen.empty()) return;
    const auto joins = [&](int first, int second) {
        return neighbours[start].has(first) && neighbours[end].has(second) && first != end && second != start;
    };
    for (const auto &[house, one, two] : links) {
        if (joins(one, two)) found.exclude(b, seen, premises);
        if (joins(two, one)) found.exclude(b, seen, premises);
    }
}

inline void w_wings(const Board &board, Found &found) {
    each_pair(board, [&](Mask mask, CellSet twins) {
        if (twins.size() < 2) return;
        const int low = std::countr_zero(mask), high = std::countr_zero(static_cast<unsigned>(mask & (mask - 1)));
        const StrongLinks of_low(board, low), of_high(board, high);
        twins.each([&](int start) {
            (twins - neighbours[start]).each([&](int end) {
                if (end <= start) return;
                w_wing(board, of_low, start, end, high, found);
                w_wing(board, of_high, start, end, low, found);
            });
        });
    });
}

// Four cells with four digits, at most one of which may repeat: sets of cells that grow as long as that is so.
class BentSets {
  public:
    BentSets(const Board &board, Found &found) : board_(board), found_(found) {
        board.open.each([&](int cell) {
            const int digits = count(board.candidates[cell]);
            if (2 <= digits && digits <= size) cells_.push_back(static_cast<std::uint8_t>(cell));
        });
        grow(0, 0, 0, 0);
    }

  private:
    static constexpr int size = 4;
    const Board &board_;
    Found &found_;
    std::vector<std::uint8_t> cells_;
    std::array<int, size> group_{};

    void grow(int number, std::size_t from, unsigned digits, unsigned loose) {
        if (number == size) {
            if (loose && count(digits) == size) note(std::countr_zero(loose));
            return;
        }
        for (std::size_t next = from; next < cells_.size(); ++next) {
            const int cell = cells_[next];
            const unsigned more = digits | board_.candidates[cell];
            if (count(more) > size) continue;
            unsigned repeats = loose;
            for (int i = 0; i < number; ++i)
                if (!neighbours[cell].has(group_[i])) repeats |= board_.candidates[cell] & board_.candidates[group_[i]];
            if (repeats & (repeats - 1)) continue;
            group_[number] = cell;
            grow(number + 1, next + 1, more, repeats);
        }
    }
    void note(int digit) {
        CellSet seen = board_.holders[digit];
        int premises = 0;
        for (const int cell : group_) {
            premises += premises_of(board_, cell);
            if (board_.may_hold(cell, digit)) seen = seen & neighbours[cell];
        }
        found_.exclude(digit, seen, premises);
    }
};

inline void wxyz_wings(const Board &board, Found &found) { BentSets(board, found); }

}  // namespace whygrid::waves
