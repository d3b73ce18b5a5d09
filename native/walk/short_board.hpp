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

struct Where {
    std::array<Slot, 4> slot;           // box, row, column, cell: the order in which reasons are preferred
    std::array<std::uint16_t, 4> bit;
};

struct Tables {
    std::array<Where, facts> where;
    std::array<std::array<Fact, 9>, slots> fact_at;
    std::array<std::array<std::uint8_t, 512>, 2> crossing;  // of a line or a box: 1 + where all bits lie, or 0
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

// The house in which a strike of this house strikes, or -1.
inline int cover_of(int house, unsigned left) {
    const int where = tables.crossing[house >= 18][left] - 1;
    if (where < 0) return -1;
    if (house < 9) return 18 + house / 3 * 3 + where;
    if (house < 18) return 18 + where * 3 + (house - 9) / 3;
    const int box = house - 18;
    return where < 3 ? box / 3 * 3 + where : 9 + box % 3 * 3 + where - 3;
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
    std::array<Slot, most> slot;

    Queue() = default;
    Queue(const Queue &other) : size(other.size) { copy(other); }
    Queue &operator=(const Queue &other) {
        size = other.size;
        copy(other);
        return *this;
    }
    void add(Slot added) { slot[size++] = added; }

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

    bool filled(int cell) const { return filled_[cell]; }
    bool possible(int fact) const { return left[fact / 9] >> fact % 9 & 1; }
    bool solved() const { return placed == cells && dead < 0; }

    // `gone` hears of each fact that is excluded.
    template <typename Gone>
    void place(int fact, Gone gone) {
        filled_[fact / 9] = true;
        ++placed;
        const Where &at = tables.where[fact];
        for (int i = 0; i < 4; ++i)
            for (unsigned others = left[at.slot[i]] & ~at.bit[i]; others; others &= others - 1)
                exclude(tables.fact_at[at.slot[i]][std::countr_zero(others)], gone);
    }
    void place(int fact) {
        place(fact, [](int) {});
    }
    template <typename Gone>
    void exclude(int fact, Gone gone) {
        gone(fact);
        const Where &at = tables.where[fact];
        for (int i = 0; i < 4; ++i) {
            const Slot slot = at.slot[i];
            const unsigned before = left[slot], now = before & ~at.bit[i];
            left[slot] = static_cast<std::uint16_t>(now);
            if (tables.size[now] < 2) {
                if (now) singles_.add(slot);
                else if (dead < 0 || dead < slot) dead = slot;
            } else if (i < 3 && tables.crossing[i == 0][now] && !tables.crossing[i == 0][before]) {
                strikes_.add(slot);
            }
        }
    }
    void exclude(int fact) {
        exclude(fact, [](int) {});
    }
    // The facts that a strike excludes: the digit in the rest of the house that crosses.
    template <typename Visit>
    void struck(Slot base, Visit visit) const {
        const Slot cover = static_cast<Slot>(cells + 9 * cover_of(house_of(base), left[base]) + digit_of(base));
        unsigned rest = left[cover];
        for (unsigned kept = left[base]; kept; kept &= kept - 1) {
            const Where &at = tables.where[tables.fact_at[base][std::countr_zero(kept)]];
            for (int i = 0; i < 3; ++i)
                if (at.slot[i] == cover) rest &= ~at.bit[i];
        }
        for (; rest; rest &= rest - 1) visit(tables.fact_at[cover][std::countr_zero(rest)]);
    }
    bool strikes(Slot base) const {
        if (!tables.crossing[house_of(base) >= 18][left[base]]) return false;
        bool any = false;
        struck(base, [&](int) { any = true; });
        return any;
    }
    template <typename Gone>
    void strike(Slot base, Gone gone) {
        struck(base, [&](int fact) { exclude(fact, gone); });
    }
    void strike(Slot base) {
        strike(base, [](int) {});
    }

    // Follows what is allowed until nothing is left to follow or a slot is dead. `note` hears of placements
    // (the fact) and strikes (the slot) before they are made.
    template <typename Note, typename Gone>
    void close(const Items &told, Note note, Gone gone) {
        int single = 0, kept_singles = 0, strike_at = 0, kept_strikes = 0;
        while (dead < 0) {
            if (single < singles_.size) {
                const Slot slot = singles_.slot[single++];
                const Fact fact = tables.fact_at[slot][std::countr_zero(static_cast<unsigned>(left[slot]))];
                if (filled_[fact / 9]) continue;
                if (told.has(fact)) {
                    note(fact);
                    place(fact, gone);
                } else {
                    singles_.slot[kept_singles++] = slot;
                }
            } else if (strike_at < strikes_.size) {
                const Slot slot = strikes_.slot[strike_at++];
                if (!strikes(slot)) continue;
                if (told.has(Items::strike(slot))) {
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
};

}  // namespace whygrid::shortest
