// A 9x9 position in which singles and locked candidates are followed, quickly copied and thrown away.
//
//     slot 0..80           a cell: bit d-1 while it may hold d
//     slot 81..323         81 + 9*house + d-1: bit i while d may go to the i-th cell of the house
//     fact 0..728          9*cell + d-1; it stands in four slots, and excluding it clears these four bits
//
//     house  0..8 rows     9..17 columns     18..26 boxes
//
// A slot with one bit left is a single; with none it is dead, and the position with it. A house's slot whose bits
// all lie where another house crosses it is a strike: the digit goes from the rest of the other house. Both wait in
// queues, first in first out, until `close` takes those that it is allowed to:
//
//     singles   [ slot slot slot … ]     all of them first,
//     strikes   [ slot slot … ]          then one of these, and so on
//
// What it may not take stays in the queue: inside a supposition it may be allowed.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace whygrid::shortest {

using Fact = std::int16_t;
using Slot = std::int16_t;

constexpr int facts = 729, cells = 81, slots = 324, house_slots = 243;
constexpr int line_slots = 162;  // of the house slots, the first

struct Where {
    std::array<Slot, 4> slot;           // box, row, column, cell: the order in which reasons are preferred
    std::array<std::uint16_t, 4> bit;
};

// Where all bits of a house's slot lie in another house too: the slot of its digit there, and its places outside.
struct Crossing {
    Slot cover = -1;
    std::uint16_t outside = 511;
};

struct Tables {
    static constexpr std::uint8_t single = 1, crossed = 2;

    std::array<Where, facts> where;
    std::array<std::array<Fact, 9>, slots> fact_at;
    std::array<std::array<std::uint8_t, 512>, 2> crossing;  // of a line or a box: 1 + where all bits lie, or 0
    std::array<std::array<Crossing, 7>, house_slots> crossings;  // by house slot and 1 + where all bits lie
    std::array<std::array<std::uint8_t, 512>, 3> form;      // of a line, a box, a cell: `single` or `crossed` or neither
    std::array<std::uint8_t, 512> size;

    Tables() {
        for (int fact = 0; fact < facts; ++fact) {
            const int cell = fact / 9, digit = fact % 9, row = cell / 9, column = cell % 9;
            const int box = row / 3 * 3 + column / 3, in_box = row % 3 * 3 + column % 3;
            const auto slot = [&](int house) { return static_cast<Slot>(cells + 9 * house + digit); };
            const auto bit = [](int place) { return static_cast<std::uint16_t>(1 << place); };
            where[fact] = {{slot(18 + box), slot(row), slot(9 + column), static_cast<Slot>(cell)},
                           {bit(in_box), bit(column), bit(row), bit(digit)}};
            for (int i = 0; i < 4; ++i)
                fact_at[where[fact].slot[i]][std::countr_zero(where[fact].bit[i])] = static_cast<Fact>(fact);
        }
        constexpr int across = 0b111, down = 0b001001001;
        for (unsigned bits = 0; bits < 512; ++bits) {
            size[bits] = static_cast<std::uint8_t>(std::popcount(bits));
            crossing[0][bits] = crossing[1][bits] = 0;
            if (size[bits] < 2) continue;
            for (int i = 0; i < 3; ++i) {
                if (!(bits & ~(across << 3 * i))) crossing[0][bits] = crossing[1][bits] = static_cast<std::uint8_t>(1 + i);
                if (!(bits & ~(down << i))) crossing[1][bits] = static_cast<std::uint8_t>(4 + i);
            }
        }
        for (int kind = 0; kind < 3; ++kind)
            for (unsigned bits = 0; bits < 512; ++bits)
                form[kind][bits] = size[bits] == 1 ? single : kind < 2 && crossing[kind][bits] ? crossed : 0;
        for (int base = 0; base < house_slots; ++base)
            for (int at = 0; at < (base < line_slots ? 3 : 6); ++at)
                crossings[base][1 + at] = crossing_of(base, at < 3 ? across << 3 * at : down << (at - 3), at < 3);
    }

  private:
    // A line is crossed by boxes; a box by rows where its places are in one row, else by columns.
    Crossing crossing_of(int base, int places, bool in_row) const {
        const int crossing = base < line_slots ? 0 : in_row ? 1 : 2;
        Crossing found;
        for (int place = 0; place < 9; ++place) {
            if (!(places >> place & 1)) continue;
            const Where &at = where[fact_at[cells + base][place]];
            found.cover = at.slot[crossing];
            found.outside &= static_cast<std::uint16_t>(~at.bit[crossing]);
        }
        return found;
    }
};
inline const Tables tables;

constexpr int house_of(Slot slot) { return (slot - cells) / 9; }
constexpr int digit_of(Slot slot) { return (slot - cells) % 9; }

// All places of a house that lie where the same house crosses it as these.
inline unsigned crossed(int house, unsigned left) {
    const int where = tables.crossing[house >= 18][left] - 1;
    return where < 3 ? 0b111u << 3 * where : 0b001001001u << (where - 3);
}

// What may be told: placements by fact, then from 768 on strikes by the slot of their base.
class Items {
  public:
    static constexpr int first_strike = 768, number = first_strike + house_slots;
    static constexpr int strike(Slot slot) { return first_strike + slot - cells; }
    static constexpr Slot base(int strike) { return static_cast<Slot>(strike - first_strike + cells); }
    static Items all(bool strikes) {
        Items items;
        for (int fact = 0; fact < facts; ++fact) items.add(fact);
        for (int item = first_strike; strikes && item < number; ++item) items.add(item);
        return items;
    }
    bool has(int item) const { return words_[item >> 6] >> (item & 63) & 1; }
    void add(int item) { words_[item >> 6] |= 1ULL << (item & 63); }
    void remove(int item) { words_[item >> 6] &= ~(1ULL << (item & 63)); }
    int placements() const { return count(0, first_strike / 64); }
    int strikes() const { return count(first_strike / 64, words_.size()); }

  private:
    std::array<std::uint64_t, (number + 63) / 64> words_{};

    int count(std::size_t from, std::size_t to) const {
        int sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += std::popcount(words_[i]);
        return sum;
    }
};

template <int most>
struct Queue {
    int size = 0;
    std::array<Slot, most + 1> slot;

    Queue() = default;
    Queue(const Queue &other) : size(other.size) { copy(other); }
    Queue &operator=(const Queue &other) {
        size = other.size;
        copy(other);
        return *this;
    }
    // There is room for one more than there can be.
    void add_if(bool wanted, Slot added) {
        slot[size] = added;
        size += wanted;
    }
    void erase(int from, int to) {
        std::copy(slot.begin() + to, slot.begin() + size, slot.begin() + from);
        size -= to - from;
    }

  private:
    void copy(const Queue &other) { std::memcpy(slot.data(), other.slot.data(), other.size * sizeof(Slot)); }
};

class Board {
  public:
    // Everything is possible.
    Board() { left.fill(511); }

    std::array<std::uint16_t, slots> left;
    Slot dead = -1;
    int placed = 0;       // how many cells are filled
    int open = facts;     // how many facts are possible

    bool filled(int cell) const { return filled_[cell]; }
    bool possible(int fact) const { return left[fact / 9] >> fact % 9 & 1; }
    bool solved() const { return placed == cells && dead < 0; }

    // `gone` hears of each fact that is excluded.
    template <typename Gone>
    void place(int fact, Gone gone) {
        filled_[fact / 9] = true;
        ++placed;
        clear_around<0>(fact, gone);
        clear_around<1>(fact, gone);
        clear_around<2>(fact, gone);
        clear_around<3>(fact, gone);
    }
    void place(int fact) {
        place(fact, [](int) {});
    }
    template <typename Gone>
    void exclude(int fact, Gone gone) {
        gone(fact);
        --open;
        clear<0>(fact);
        clear<1>(fact);
        clear<2>(fact);
        clear<3>(fact);
    }
    void exclude(int fact) {
        exclude(fact, [](int) {});
    }
    // The facts that a strike excludes: the digit in the rest of the house that crosses.
    template <typename Visit>
    void struck(Slot base, Visit visit) const {
        const Crossing &at = crossing(base);
        for (unsigned rest = left[at.cover] & at.outside; rest; rest &= rest - 1)
            visit(tables.fact_at[at.cover][std::countr_zero(rest)]);
    }
    bool strikes(Slot base) const {
        const Crossing &at = crossing(base);
        return at.cover >= 0 && left[at.cover] & at.outside;
    }
    // The house in which it strikes.
    int cover(Slot base) const { return house_of(crossing(base).cover); }
    template <typename Gone>
    void strike(Slot base, Gone gone) {
        struck(base, [&](int fact) { exclude(fact, gone); });
    }
    void strike(Slot base) {
        strike(base, [](int) {});
    }

    // Follows what is allowed until nothing is left to follow or a slot is dead. `note` hears of placements
    // (the fact) and strikes (the slot) before they are made; `before` hears of them as well, and may ask for the
    // position as it is then, to go on from it another time.
    template <typename Note, typename Gone, typename Before>
    void close(const Items &told, Note note, Gone gone, Before before) {
        int single = 0, kept_singles = 0, strike_at = 0, kept_strikes = 0;
        while (dead < 0) {
            if (single < singles_.size) {
                const Slot slot = singles_.slot[single++];
                const Fact fact = tables.fact_at[slot][std::countr_zero(static_cast<unsigned>(left[slot]))];
                if (filled_[fact / 9]) continue;
                if (told.has(fact)) {
                    before(fact, [&] { return paused(kept_singles, single - 1, kept_strikes, strike_at); });
                    note(fact);
                    place(fact, gone);
                } else {
                    singles_.slot[kept_singles++] = slot;
                }
            } else if (strike_at < strikes_.size) {
                const Slot slot = strikes_.slot[strike_at++];
                if (!strikes(slot)) continue;
                if (told.has(Items::strike(slot))) {
                    before(Items::strike(slot), [&] { return paused(kept_singles, single, kept_strikes, strike_at - 1); });
                    note(Items::strike(slot));
                    strike(slot, gone);
                } else {
                    strikes_.slot[kept_strikes++] = slot;
                }
            } else {
                break;
            }
        }
        singles_.size = kept_singles;
        strikes_.size = kept_strikes;
    }
    template <typename Note, typename Gone>
    void close(const Items &told, Note note, Gone gone) {
        close(told, note, gone, [](int, const auto &) {});
    }
    template <typename Note>
    void close(const Items &told, Note note) {
        close(told, note, [](int) {});
    }
    void close(const Items &told) {
        close(told, [](int) {}, [](int) {});
    }

  private:
    std::array<bool, cells> filled_{};
    Queue<slots> singles_;
    Queue<house_slots> strikes_;

    // Without what has left the queues.
    Board paused(int kept_singles, int next_single, int kept_strikes, int next_strike) const {
        Board now = *this;
        now.singles_.erase(kept_singles, next_single);
        now.strikes_.erase(kept_strikes, next_strike);
        return now;
    }
    const Crossing &crossing(Slot base) const {
        return tables.crossings[base - cells][tables.crossing[base >= cells + line_slots][left[base]]];
    }
    // All others in one of a fact's slots are excluded.
    template <int i, typename Gone>
    void clear_around(int fact, Gone gone) {
        const Where &at = tables.where[fact];
        const Slot slot = at.slot[i];
        unsigned others = left[slot] & ~at.bit[i];
        left[slot] = at.bit[i];
        for (; others; others &= others - 1) {
            const int other = tables.fact_at[slot][std::countr_zero(others)];
            gone(other);
            --open;
            if constexpr (i != 0) clear<0>(other);
            if constexpr (i != 1) clear<1>(other);
            if constexpr (i != 2) clear<2>(other);
            if constexpr (i != 3) clear<3>(other);
        }
    }
    // Without branches, which nobody could predict.
    template <int i>
    [[gnu::always_inline]] void clear(int fact) {
        const Slot slot = tables.where[fact].slot[i];
        const unsigned before = left[slot], now = before & ~tables.where[fact].bit[i];
        const auto &form = tables.form[i == 0 ? 1 : i == 3 ? 2 : 0];
        left[slot] = static_cast<std::uint16_t>(now);
        singles_.add_if(form[now] & Tables::single, slot);
        if constexpr (i != 3) strikes_.add_if((form[now] & ~form[before] & Tables::crossed) != 0, slot);
        dead = std::max(dead, now ? Slot{-1} : slot);
    }
};

}  // namespace whygrid::shortest
