// What can be seen by the places of one digit alone: skyscrapers, kites, empty rectangles, colours.
//
// Each of these looks through the digits from 1 to 9 and takes the first that it finds.
#pragma once

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

using Pair = std::array<int, 2>;

// The two places of a digit in each of nine houses that has just two.
inline std::vector<Pair> pairs_of(const Board &board, int first, int digit) {
    std::vector<Pair> pairs;
    for (int house = first; house < first + 9; ++house) {
        if (board.left[house][digit] != 2) continue;
        Pair pair;
        int *next = pair.data();
        (board.places[digit] & houses.set[house]).each([&](int cell) { *next++ = cell; });
        pairs.push_back(pair);
    }
    return pairs;
}

// Two rows with two places each, of which two lie in one column (or the same with columns and rows).
inline Find skyscraper(const Board &board, int digit, bool rows) {
    const auto across = rows ? column : row;
    const auto pairs = pairs_of(board, rows ? 0 : 9, digit);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            int free_end;
            if (across(pairs[i][0]) == across(pairs[j][0]))
                free_end = 1;
            else if (across(pairs[i][1]) == across(pairs[j][1]))
                free_end = 0;
            else
                continue;
            const int one = pairs[i][free_end], other = pairs[j][free_end];
            if (across(one) == across(other)) continue;  // an x-wing
            Find found;
            found.strike(board.places[digit] & neighbours[one] & neighbours[other], digit);
            if (found.any()) return found;
        }
    return {};
}

inline Find two_string_kite(const Board &board, int digit) {
    const auto down = pairs_of(board, 9, digit);
    for (auto line : pairs_of(board, 0, digit))
        for (auto tail : down) {
            Pair string = line;
            bool meet = false;  // the first of each in one box
            for (const auto &[i, j] : {Pair{0, 0}, Pair{0, 1}, Pair{1, 0}, Pair{1, 1}}) {
                if (box(line[i]) != box(tail[j])) continue;
                string = {line[i], line[1 - i]};
                tail = {tail[j], tail[1 - j]};
                meet = true;
                break;
            }
            if (!meet || string[0] == tail[0] || string[0] == tail[1] || string[1] == tail[0] || string[1] == tail[1]) continue;
            const int crossing = 9 * row(tail[1]) + column(string[1]);
            if (board.may(crossing, digit)) return {{}, {{static_cast<std::uint8_t>(crossing), static_cast<std::uint8_t>(digit)}}};
        }
    return {};
}

// The places of a box lie in a row and a column of it; a strong link from one of these lines leads to what falls.
class EmptyRectangle {
  public:
    EmptyRectangle(const Board &board, int digit) : places_(board.places[digit]), digit_(digit) {}

    Find find() const {
        for (int box = 0; box < 9; ++box) {
            const CellSet inside = places_ & houses.set[18 + box];
            const int count = inside.size();
            if (count < 2 || count > 5) continue;
            // The hinge runs from the lower right corner to the upper left one.
            for (int hinge = 8; hinge >= 0; --hinge) {
                const int line = box / 3 * 3 + hinge / 3, pillar = box % 3 * 3 + hinge % 3;
                const CellSet across = inside & houses.set[line], down = inside & houses.set[9 + pillar];
                if (!(inside - across - down).empty()) continue;
                if ((across - houses.set[9 + pillar]).empty() || (down - houses.set[line]).empty()) continue;
                for (const bool rows : {true, false}) {
                    const Find found = rows ? along(box, line, 9, 0, 9 + pillar) : along(box, 9 + pillar, 0, 9, line);
                    if (found.any()) return found;
                }
            }
        }
        return {};
    }

  private:
    const CellSet places_;
    const int digit_;

    // From each place in this line beyond the box a strong link in a crossing line, and from its end to the other arm.
    Find along(int box, int line, int crossing, int parallel, int arm) const {
        const auto house = [](int first, int cell) { return first == 0 ? row(cell) : 9 + column(cell); };
        Find found;
        ((places_ & houses.set[line]) - houses.set[18 + box]).each([&](int cell) {
            const CellSet link = places_ & houses.set[house(crossing, cell)];
            if (found.any() || link.size() != 2) return;
            const int end = (link - CellSet::of(cell)).first();
            const CellSet falls = (places_ & houses.set[house(parallel, end)] & houses.set[arm]) - houses.set[18 + box];
            if (!falls.empty()) found.strike(CellSet::of(falls.first()), digit_);
        });
        return found;
    }
};

inline Find empty_rectangle(const Board &board, int digit) { return EmptyRectangle(board, digit).find(); }

// Places joined by strong links, in two colours that take turns.
struct Coloured {
    CellSet one, other;
};

class Colouring {
  public:
    Colouring(const Board &board, int digit) : board_(board), digit_(digit), rest_(board.places[digit]) {
        CellSet linked;
        for (int house = 0; house < 27; ++house)
            if (board.left[house][digit] == 2) linked = linked | (board.places[digit] & houses.set[house]);
        rest_ = rest_ & linked;
        while (!rest_.empty()) {
            Coloured colours;
            spread(rest_.first(), true, colours);
            if (!colours.one.empty() && !colours.other.empty()) all.push_back(colours);
        }
    }

    std::vector<Coloured> all;

  private:
    const Board &board_;
    const int digit_;
    CellSet rest_;

    void spread(int cell, bool first, Coloured &colours) {
        if (!rest_.has(cell)) return;
        rest_ = rest_ - CellSet::of(cell);
        (first ? colours.one : colours.other).add(cell);
        for (const int house : houses.of[cell])
            if (board_.left[house][digit_] == 2)
                spread(((board_.places[digit_] & houses.set[house]) - CellSet::of(cell)).first(), !first, colours);
    }
};

inline CellSet seen_by_any(CellSet cells) {
    CellSet seen;
    cells.each([&](int cell) { seen = seen | neighbours[cell]; });
    return seen;
}

inline Find simple_colours(const Board &board, int digit) {
    for (const auto &[one, other] : Colouring(board, digit).all) {
        Find found;
        const CellSet by_one = seen_by_any(one), by_other = seen_by_any(other);
        CellSet wrong;  // a colour that sees itself
        if (by_one.meets(one)) wrong = wrong | one;
        if (by_other.meets(other)) wrong = wrong | other;
        found.strike(wrong.empty() ? (board.places[digit] & by_one & by_other) - one - other : wrong, digit);
        if (found.any()) return found;
    }
    return {};
}

inline Find multi_colours(const Board &board, int digit) {
    const auto all = Colouring(board, digit).all;
    // What sees a colour of the one pair and a colour of the other.
    const auto trapped = [&](CellSet one, CellSet other) {
        return (board.places[digit] & seen_by_any(one) & seen_by_any(other)) - one - other;
    };
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) {
            if (i == j) continue;
            const auto &[a, b] = all[i];
            const auto &[c, d] = all[j];
            const CellSet by_c = seen_by_any(c), by_d = seen_by_any(d);
            CellSet falls;
            for (const CellSet colour : {a, b})
                if (colour.meets(by_c) && colour.meets(by_d)) falls = falls | colour;
            if (falls.empty()) {
                if (a.meets(by_c)) falls = falls | trapped(b, d);
                if (a.meets(by_d)) falls = falls | trapped(b, c);
                if (b.meets(by_c)) falls = falls | trapped(a, d);
                if (b.meets(by_d)) falls = falls | trapped(a, c);
            }
            Find found;
            found.strike(falls, digit);
            if (found.any()) return found;
        }
    return {};
}

}  // namespace whygrid::hodoku
