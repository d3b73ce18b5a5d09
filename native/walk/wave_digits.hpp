// Waves of patterns of one digit: fish and finned fish, two strong links, empty rectangles.
//
//     x-wing, swordfish, jellyfish                  techniques/fish.py
//     finned and sashimi ones                       techniques/finned_fish.py
//     skyscraper, 2-string kite, turbot fish        techniques/turbot.py
//     empty rectangle                               techniques/turbot.py
//
// The modules named here are the counterparts, and say why.
#pragma once

#include "wave_board.hpp"

namespace whygrid::waves {

using Lines = std::array<Mask, 9>;  // a digit's places in each row, or in each column

inline Lines lines_of(const Board &board, int digit, int first) {
    Lines lines;
    for (int i = 0; i < 9; ++i) lines[i] = board.places[first + i][digit];
    return lines;
}

// The cells of lines that are counted from house `first` on.
inline CellSet cells_of_lines(int first, unsigned lines) {
    CellSet cells;
    each_bit(lines, [&](int i) { cells = cells | geometry.set[first + i]; });
    return cells;
}

template <int Size>
void fish(const Board &board, Found &found) {
    for (int digit = 0; digit < 9; ++digit)
        for (const int first : {0, 9})
            each_locked_group(lines_of(board, digit, first), Size, [&](unsigned group, unsigned cover) {
                const CellSet seen = cells_of_lines(9 - first, cover) - cells_of_lines(first, group);
                found.exclude(digit, board.holders[digit] & seen, Size * (9 - Size));
            });
}

// All ways to take lines across, in one stack, as those of the fins, for a group of lines with these places together.
template <bool Sashimi>
void with_fins(const Board &board, int digit, int first, const Lines &lines, unsigned group, unsigned places, int number,
               Found &found) {
    for (int stack = 0; stack < 3; ++stack) {
        const unsigned whole = 7u << 3 * stack, inside = places & whole;
        for (unsigned fins = inside; fins; fins = (fins - 1) & inside) {
            if (count(fins) != number || !(inside & ~fins)) continue;
            unsigned bands = 0;
            int least = 9;
            each_bit(group, [&](int i) {
                if (lines[i] & fins) bands |= 1u << i / 3;
                least = std::min(least, count(lines[i] & ~fins));
            });
            if (!single(bands) || least == 0 || (least == 1) != Sashimi) continue;
            const unsigned band = 7u << 3 * std::countr_zero(bands), cover = places & ~fins;
            int premises = 0;
            each_bit(group, [&](int i) { premises += 9 - count(band >> i & 1 ? cover | whole : cover); });
            const CellSet seen = cells_of_lines(first, band & ~group) & cells_of_lines(9 - first, cover & whole);
            found.exclude(digit, board.holders[digit] & seen, premises);
        }
    }
}

template <int Size, bool Sashimi>
void finned_fish(const Board &board, Found &found) {
    constexpr int most = Size + 2;  // one line across at least in the stack of the fins belongs to the cover
    for (int digit = 0; digit < 9; ++digit)
        for (const int first : {0, 9}) {
            const Lines lines = lines_of(board, digit, first);
            const auto grow = [&](const auto &again, int from, int left, unsigned group, unsigned places) -> void {
                if (!left) {
                    if (const int number = count(places) - Size; number > 0)
                        with_fins<Sashimi>(board, digit, first, lines, group, places, number, found);
                    return;
                }
                for (int i = from; i + left <= 9; ++i)
                    if (const unsigned more = places | lines[i]; lines[i] & (lines[i] - 1) && count(more) <= most)
                        again(again, i + 1, left - 1, group | 1u << i, more);
            };
            grow(grow, 0, Size, 0, 0);
        }
}

// A house with just two places for a digit.
struct StrongLink {
    std::uint8_t house, one, two;
};

// All those of a digit, by house. (27 of them at most.)
class StrongLinks {
  public:
    StrongLinks(const Board &board, int digit) {
        for (std::uint8_t house = 0; house < 27; ++house)
            if (const Mask places = board.places[house][digit]; places & (places - 1) && single(places & (places - 1)))
                links_[number_++] = {house, geometry.cells[house][std::countr_zero(places)],
                                     geometry.cells[house][std::countr_zero(static_cast<unsigned>(places & (places - 1)))]};
    }
    const StrongLink *begin() const { return links_.data(); }
    const StrongLink *end() const { return links_.data() + number_; }

  private:
    std::array<StrongLink, 27> links_;
    int number_ = 0;
};

enum class Turbot { skyscraper, kite, fish };

inline Turbot kind_of(int first, int second, int b, int c) {
    const int across = geometry.houses[b][first < 9 ? 1 : 0];
    if (first / 9 == second / 9 && first < 18 && geometry.set[across].has(c)) return Turbot::skyscraper;
    return first / 9 + second / 9 == 1 ? Turbot::kite : Turbot::fish;
}

template <Turbot Kind>
void turbots(const Board &board, Found &found) {
    for (int digit = 0; digit < 9; ++digit) {
        const StrongLinks links(board, digit);
        for (const StrongLink *first = links.begin(); first != links.end(); ++first)
            for (const StrongLink *second = first + 1; second != links.end(); ++second) {
                const std::uint8_t one[] = {first->one, first->two}, two[] = {second->one, second->two};
                if (one[0] == two[0] || one[0] == two[1] || one[1] == two[0] || one[1] == two[1]) continue;
                for (const int i : {0, 1})
                    for (const int j : {0, 1}) {
                        const int a = one[i], b = one[1 - i], c = two[j], d = two[1 - j];
                        if (!neighbours[b].has(c) || kind_of(first->house, second->house, b, c) != Kind) continue;
                        const CellSet seen = neighbours[a] & neighbours[d] & board.holders[digit];
                        const CellSet out = (geometry.set[first->house] | geometry.set[second->house]) - board.holders[digit];
                        found.exclude(digit, seen - CellSet::of(b) - CellSet::of(c), out.size());
                    }
            }
    }
}

// The box has the digit in the line `near` through b, or in one across it, in which the target lies.
inline void empty_rectangle(const Board &board, int digit, int b, int d, int box, bool along_row, Found &found) {
    constexpr int premises = 11;
    const auto &of_b = geometry.houses[b], &of_d = geometry.houses[d];
    const CellSet cells = board.holders[digit] & geometry.set[box];
    if (count(board.places[box][digit]) < 3 || box == of_b[2] || box == of_d[2]) return;
    const CellSet near = geometry.set[of_b[along_row]], far = geometry.set[of_d[along_row]];
    const CellSet outside = cells - near;
    if (outside.empty() || outside == cells) return;
    const CellSet line = geometry.set[geometry.houses[outside.first()][!along_row]];
    if (!outside.within(line) || cells.within(line)) return;
    const int target = (line & far).first();
    if (target != b && target != d && geometry.houses[target][2] != box)
        found.exclude(digit, board.holders[digit] & CellSet::of(target), premises);
}

inline void empty_rectangles(const Board &board, Found &found) {
    for (int digit = 0; digit < 9; ++digit)
        for (const auto &[house, one, two] : StrongLinks(board, digit))
            for (int box = 18; house < 18 && box < 27; ++box) {
                empty_rectangle(board, digit, one, two, box, house < 9, found);
                empty_rectangle(board, digit, two, one, box, house < 9, found);
            }
}

}  // namespace whygrid::waves
