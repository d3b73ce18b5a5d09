// Singles, locked candidates and subsets, as HoDoKu looks for them: boxes first, then rows, then columns.
#pragma once

#include <algorithm>

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

inline Find full_house(Board &board) {
    for (const auto [cell, digit] : board.naked) {
        if (board.value[cell]) continue;
        for (const int house : houses.of[cell]) {
            bool last = true;
            for (int other = 1; other <= 9; ++other) last = last && (other == digit || board.left[house][other] == 0);
            if (last) return {{{cell, digit}}, {}};
        }
    }
    return {};
}

inline Find naked_single(Board &board) {
    while (!board.naked.empty()) {
        const Candidate next = board.naked.take();
        if (!board.value[next.cell]) return {{next}, {}};
    }
    return {};
}

// An entry that is no single any more ends the search for this time, as it does there.
inline Find hidden_single(Board &board) {
    while (!board.hidden.empty()) {
        const Candidate next = board.hidden.take();
        if (board.value[next.cell]) continue;
        for (const int house : houses.of[next.cell])
            if (board.left[house][next.digit] == 1) return {{next}, {}};
        return {};
    }
    return {};
}

// The places of a digit in one of nine houses from `first` on that all lie in a house of another kind.
inline Find locked(const Board &board, int first) {
    for (int house = first; house < first + 9; ++house)
        for (int digit = 1; digit <= 9; ++digit) {
            const int here = board.left[house][digit];
            if (here != 2 && here != 3) continue;
            const CellSet base = board.places[digit] & houses.set[house];
            const auto &around = houses.of[base.first()];
            for (int kind = first == 18 ? 0 : 2; kind < (first == 18 ? 2 : 3); ++kind) {
                const int cover = around[kind];
                if (!base.within(houses.set[cover]) || board.left[cover][digit] <= here) continue;
                Find found;
                found.strike((board.places[digit] & houses.set[cover]) - houses.set[house], digit);
                return found;
            }
        }
    return {};
}

inline Find pointing(Board &board) { return locked(board, 18); }
inline Find claiming(Board &board) {
    const Find found = locked(board, 0);
    return found.any() ? found : locked(board, 9);
}

// Naked subsets of one size; pairs and triples are *locked* where they strike in a box and in a line beyond it.
class NakedSubsets {
  public:
    NakedSubsets(const Board &board, int size, bool want_locked) : board_(board), size_(size), want_locked_(want_locked) {}

    Find find() {
        for (const int first : {18, 0, 9}) {
            for (int house = first; house < first + 9 && !found_.any(); ++house) {
                few_.clear();
                for (const int cell : houses.cells[house]) {
                    const int digits = count_of(board_.marks[cell]);
                    if (0 < digits && digits <= size_) few_.push_back(cell);
                }
                choose(0, 0, 0);
            }
            if (found_.any() || want_locked_) break;
        }
        return found_;
    }

  private:
    const Board &board_;
    const int size_;
    const bool want_locked_;
    std::vector<int> few_;
    std::array<int, 4> chosen_{};
    Find found_;

    void choose(std::size_t from, int count, Marks digits) {
        for (std::size_t i = from; i < few_.size() && !found_.any(); ++i) {
            const Marks more = digits | board_.marks[few_[i]];
            if (count_of(more) > size_) continue;
            chosen_[count] = few_[i];
            if (count + 1 < size_)
                choose(i + 1, count + 1, more);
            else if (count_of(more) == size_)
                look(more);
        }
    }

    void look(Marks digits) {
        Find found;
        CellSet own;
        for (int i = 0; i < size_; ++i) own.add(chosen_[i]);
        const auto &around = houses.of[chosen_[0]];
        std::array<bool, 3> shared{};
        int kinds = 0;  // of houses in which it strikes; for lines, beyond the box
        for (int kind = 0; kind < 3; ++kind) {
            shared[kind] = own.within(houses.set[around[kind]]);
            if (!shared[kind]) continue;
            bool counted = false;
            for (const int cell : houses.cells[around[kind]]) {
                const Marks out = board_.marks[cell] & digits;
                if (!out || own.has(cell)) continue;
                found.strike(cell, out);
                counted = counted || kind == 2 || houses.of[cell][2] != around[2];
            }
            kinds += counted;
        }
        const bool is_locked = size_ < 4 && kinds > 1 && shared[2] && (shared[0] || shared[1]);
        if (found.any() && is_locked == want_locked_) found_ = found;
    }
};

template <int size, bool locked>
Find naked_subset(Board &board) {
    return NakedSubsets(board, size, locked).find();
}

class HiddenSubsets {
  public:
    HiddenSubsets(const Board &board, int size) : board_(board), size_(size) {}

    Find find() {
        for (const int first : {18, 0, 9})
            for (int house = first; house < first + 9 && !found_.any(); ++house) {
                if ((board_.empty & houses.set[house]).size() <= size_) continue;
                few_.clear();
                for (int digit = 1; digit <= 9; ++digit) {
                    const int left = board_.left[house][digit];
                    if (0 < left && left <= size_) few_.push_back(digit);
                }
                if (static_cast<int>(few_.size()) >= size_) choose(house, 0, 0, 0, {});
            }
        return found_;
    }

  private:
    const Board &board_;
    const int size_;
    std::vector<int> few_;
    Find found_;

    void choose(int house, std::size_t from, int count, Marks digits, CellSet cells) {
        for (std::size_t i = from; i < few_.size() && !found_.any(); ++i) {
            const CellSet more = cells | (board_.places[few_[i]] & houses.set[house]);
            if (more.size() > size_) continue;
            const Marks with = digits | mark(few_[i]);
            if (count + 1 < size_)
                choose(house, i + 1, count + 1, with, more);
            else if (more.size() == size_)
                more.each([&](int cell) { found_.strike(cell, board_.marks[cell] & ~with); });
        }
    }
};

template <int size>
Find hidden_subset(Board &board) {
    return HiddenSubsets(board, size).find();
}

}  // namespace whygrid::hodoku
