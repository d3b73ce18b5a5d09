// Chains and cycles on single candidates: Sudoku Explainer's "forcing chains & cycles".
//
//     source on ── q off ── p on ── … ── source off     weak (others of the cell or house go) and strong links (one is left)
//     source off ── p on ── q off ── … ── source on     by turns, found breadth first from each candidate in turn
//     source on ── q off ── … ── p on ── q off ── source on       a cycle: what sees it both ways goes
//
//     x    links within houses only    6.6, cycles 6.5
//     y    strong links in cells       cycles 6.5
//     xy   all                         7.0, cycles 7.0
//
// A chain goes through as many candidates as its complexity says; `path` has them from the target back to the source, on
// and off by turns. Where to look is known before: `reached_` has for each candidate, on, from which sources it follows at
// all, by sets of bits for all sources at once. What a cycle excludes would be refuted by going round it, so that only
// candidates that refute themselves can be excluded, and only cycles that such candidates reach are worth a search.
#pragma once

#include <algorithm>
#include <vector>

#include "se_steps.hpp"

namespace whygrid::WHYGRID_RATER {

struct Chain {
    double rating;
    std::uint32_t order;           // of discovery
    std::uint32_t path, removals;  // where they begin
    std::uint16_t complexity, length, removed;
    std::uint8_t sort;
    bool cycle, on;  // on: the target is placed

    bool before(const Chain &other) const {
        if (rating != other.rating) return rating < other.rating;
        if (complexity != other.complexity) return complexity < other.complexity;
        return sort != other.sort ? sort < other.sort : order < other.order;
    }
};

// How the digits of a chain hang together: by the cell, or by a house of this kind (as a position says for strong links).
inline int weak_kind(int one, int other) {
    if (one / 9 == other / 9) return 3;
    for (int kind = 0; kind < 2; ++kind)
        if (shape.home[one / 9][kind] == shape.home[other / 9][kind]) return kind;
    return column;
}
inline int strong_kind(const Board &board, int one, int other) {
    if (one / 9 == other / 9) return 3;
    for (int kind = 0; kind < 3; ++kind) {
        const int house = shape.home[one / 9][kind];
        if (house == shape.home[other / 9][kind] && two_in(board.places[house][one % 9])) return kind;
    }
    return -1;
}

class Chains {
  public:
    std::vector<Chain> found;    // the best one, or all that exclude something
    std::vector<Id> paths, gone;  // candidates

    // All chains and cycles, or only that which comes first in the program's order.
    void search(const Board &board, bool all) {
        board_ = &board;
        all_ = all;
        found.clear(), paths.clear(), gone.clear();
        order_ = 0;
        link();
        if (!(many_ <= 256 ? reach<4>() : many_ <= 384 ? reach<6>() : reach<12>())) return;
        for (const Mode mode : {x, y, xy}) {
            mode_ = mode;
            for (int cell = 0; cell < 81; ++cell) {
                const unsigned marks = board.marks[cell];
                if (shape.bits[marks] < 2 || (mode == y && !two_in(marks))) continue;
                each_bit(marks, [&](int digit) { from(9 * cell + digit); });
            }
        }
        if (all) std::stable_sort(found.begin(), found.end(), [](const Chain &a, const Chain &b) { return a.before(b); });
    }

    // The step that a chain makes.
    Step step_of(const Chain &chain) const {
        Step step;
        step.rating = chain.rating;
        for (int i = 0; i < chain.removed; ++i) {
            const int id = gone[chain.removals + i].value;
            step.removals.add(id / 9, 1u << id % 9);
        }
        if (chain.on && !chain.cycle) {
            const int target = paths[chain.path].value;
            step.cell = target / 9;
            step.digit = target % 9;
        }
        return step;
    }

  private:
    enum Mode { x, y, xy };

    const Board *board_ = nullptr;
    bool all_ = false;
    Mode mode_ = x;
    std::uint32_t order_ = 0;
    std::int16_t strong_[729][4];     // the candidates that a candidate's absence puts: in its cell, box, row, column
    Cells linked_[3][9];              // by mode and digit: candidates with strong links
    std::uint16_t in_cell_[3][81];    // the same by cell
    Cells on_seen_[9], off_seen_[9];
    Id on_[729], off_[729];           // queues
    std::int16_t parent_[729], via_[729], off_parent_[729];  // of an on: the on before it and the off between; of an off: its on
    int many_ = 0;                                           // candidates
    std::int16_t number_[729];
    std::uint64_t reached_[729][12], off_reached_[729][12];  // by candidate: numbers of the sources, on, that it follows from
    bool cyclic_[729], refuted_[729], forced_[729];          // sources where cycles, chains from on, chains from off may be
    std::vector<Id> sights_;  // what candidates with strong links see of each other

    void link() {
        many_ = 0;
        for (auto &mode : linked_)
            for (auto &cells : mode) cells = {};
        for (int cell = 0; cell < 81; ++cell) {
            const unsigned marks = board_->marks[cell];
            for (auto &mode : in_cell_) mode[cell] = 0;
            each_bit(marks, [&](int digit) {
                number_[9 * cell + digit] = static_cast<std::int16_t>(many_++);
                std::int16_t *strong = strong_[9 * cell + digit];
                const bool pair = two_in(marks);
                strong[0] = static_cast<std::int16_t>(pair ? 9 * cell + std::countr_zero(marks & ~(1u << digit)) : -1);
                bool housed = false;
                for (int kind = 0; kind < 3; ++kind) {
                    const int house = shape.home[cell][kind];
                    const unsigned places = board_->places[house][digit];
                    strong[1 + kind] = -1;
                    if (!two_in(places)) continue;
                    housed = true;
                    const int other = shape.cells[house][std::countr_zero(places & ~(1u << shape.place[cell][kind]))];
                    const auto id = static_cast<std::int16_t>(9 * other + digit);
                    if (kind == 0 || strong[1] != id) strong[1 + kind] = id;
                }
                const bool by_mode[3] = {housed, pair, housed || pair};
                for (int mode = 0; mode < 3; ++mode)
                    if (by_mode[mode]) {
                        linked_[mode][digit].add(cell);
                        in_cell_[mode][cell] |= static_cast<std::uint16_t>(1u << digit);
                    }
            });
        }
    }

    template <int Words>
    static bool merge(std::uint64_t *into, const std::uint64_t *from) {
        std::uint64_t fresh = 0;
        for (int i = 0; i < Words; ++i) {
            fresh |= from[i] & ~into[i];
            into[i] |= from[i];
        }
        return fresh != 0;
    }

    // Finds out where chains and cycles may be; false where there are none.
    template <int Words>
    bool reach() {
        Id nodes[729];  // with strong links
        std::uint32_t begin[730];
        int count = 0;
        sights_.clear();
        const auto each_linked = [&](int id, auto visit) {  // what it sees and has strong links
            const int cell = id / 9, digit = id % 9;
            each_bit(in_cell_[xy][cell] & ~(1u << digit), [&](int other) { visit(9 * cell + other); });
            (linked_[xy][digit] & shape.seen[cell]).each([&](int other) { visit(9 * other + digit); });
        };
        for (int cell = 0; cell < 81; ++cell)
            each_bit(in_cell_[xy][cell], [&](int digit) {
                const int id = 9 * cell + digit;
                begin[count] = static_cast<std::uint32_t>(sights_.size());
                nodes[count++] = {static_cast<std::uint16_t>(id)};
                for (int i = 0; i < Words; ++i) reached_[id][i] = off_reached_[id][i] = 0;
                reached_[id][number_[id] >> 6] |= 1ULL << (number_[id] & 63);
                each_linked(id, [&](int other) { sights_.push_back({static_cast<std::uint16_t>(other)}); });
                const auto seen = [&](int other) { off_reached_[id][number_[other] >> 6] |= 1ULL << (number_[other] & 63); };
                each_bit(board_->marks[cell] & ~(1u << digit), [&](int other) { seen(9 * cell + other); });
                (board_->live[digit] & shape.seen[cell]).each([&](int other) { seen(9 * other + digit); });
            });
        begin[count] = static_cast<std::uint32_t>(sights_.size());
        for (bool changed = true; changed;) {
            changed = false;
            for (int k = 0; k < count; ++k) {
                const int id = nodes[k].value;
                bool fresh = false;
                for (const int off : strong_[id])
                    if (off >= 0) fresh |= merge<Words>(reached_[id], off_reached_[off]);
                if (!fresh) continue;
                changed = true;
                for (std::uint32_t i = begin[k]; i < begin[k + 1]; ++i)
                    merge<Words>(off_reached_[sights_[i].value], reached_[id]);
            }
        }
        const auto has = [&](const std::uint64_t *set, int id) { return set[number_[id] >> 6] >> (number_[id] & 63) & 1; };
        bool any = false;
        std::uint64_t refuted[Words] = {};
        for (int cell = 0; cell < 81; ++cell)
            each_bit(board_->marks[cell], [&](int digit) {
                const int id = 9 * cell + digit;
                refuted_[id] = forced_[id] = cyclic_[id] = false;
                each_linked(id, [&](int other) { refuted_[id] = refuted_[id] || has(reached_[other], id); });
                if (refuted_[id]) refuted[number_[id] >> 6] |= 1ULL << (number_[id] & 63);
                any = any || refuted_[id];
            });
        for (int k = 0; k < count; ++k) {
            const int id = nodes[k].value;
            for (const int one : strong_[id])
                for (const int other : strong_[id])
                    if (one >= 0 && other >= 0) forced_[id] = forced_[id] || has(off_reached_[other], one);
            any = any || forced_[id];
            for (int i = 0; i < Words; ++i) cyclic_[id] = cyclic_[id] || reached_[id][i] & refuted[i];
        }
        return any;
    }

    int first_strong() const { return mode_ == x ? 1 : 0; }
    int last_strong() const { return mode_ == y ? 1 : 4; }
    bool sees(int one, int other) const {
        if (one / 9 == other / 9) return mode_ != x && one != other;
        return one % 9 == other % 9 && shape.seen[one / 9].has(other / 9);
    }

    // Whether a chain of this complexity could still come first.
    bool pays(double base, int complexity) const {
        if (all_ || found.empty()) return true;
        const double rating = base + length_term(complexity);
        return rating != found[0].rating ? rating < found[0].rating : complexity <= found[0].complexity;
    }

    void from(int source) {
        const double cycle_base = mode_ == xy ? 7.0 : 6.5, chain_base = mode_ == xy ? 7.0 : 6.6;
        if (cyclic_[source] || refuted_[source]) from_on(source, cycle_base, chain_base);
        if (mode_ != y && forced_[source]) from_off(source, chain_base);
        order_ += 3;
    }

    void clear() {
        for (auto &cells : on_seen_) cells = {};
        for (auto &cells : off_seen_) cells = {};
    }

    // Takes all that the ons of a level exclude, in the program's order; only those with strong links lead anywhere.
    int exclude(int low, int high) {
        int many = 0;
        const auto push = [&](int off, int on) {
            off_parent_[off] = static_cast<std::int16_t>(on);
            off_[many++] = {static_cast<std::uint16_t>(off)};
        };
        for (int i = low; i < high; ++i) {
            const int on = on_[i].value, cell = on / 9, digit = on % 9;
            if (mode_ != x)
                each_bit(in_cell_[mode_][cell] & ~(1u << digit), [&](int other) {
                    if (off_seen_[other].has(cell)) return;
                    off_seen_[other].add(cell);
                    push(9 * cell + other, on);
                });
            const Cells open = linked_[mode_][digit] & shape.seen[cell];
            for (const int house : shape.home[cell]) {
                const Cells fresh = (open & shape.of_house[house]) - off_seen_[digit];
                fresh.each([&](int other) { push(9 * other + digit, on); });
                off_seen_[digit] |= fresh;
            }
        }
        return many;
    }

    // Takes all that these offs put; the new end of the queue of ons.
    int put(int offs, int high) {
        for (int i = 0; i < offs; ++i) {
            const int off = off_[i].value;
            for (int k = first_strong(); k < last_strong(); ++k) {
                const int on = strong_[off][k];
                if (on < 0 || on_seen_[on % 9].has(on / 9)) continue;
                on_seen_[on % 9].add(on / 9);
                parent_[on] = off_parent_[off];
                via_[on] = static_cast<std::int16_t>(off);
                on_[high++] = {static_cast<std::uint16_t>(on)};
            }
        }
        return high;
    }

    void from_on(int source, double cycle_base, double chain_base) {
        clear();
        on_seen_[source % 9].add(source / 9);
        parent_[source] = via_[source] = -1;
        on_[0] = {static_cast<std::uint16_t>(source)};
        int closers[4], closing = 0;
        for (int k = first_strong(); k < last_strong() && cyclic_[source]; ++k)
            if (strong_[source][k] >= 0) closers[closing++] = strong_[source][k];
        bool open = mode_ != y && refuted_[source];  // and no chain yet
        int low = 0, high = 1;
        for (int depth = 0; low < high; ++depth) {
            const int complexity = 2 * depth + 2;
            const bool cycles = closing && pays(cycle_base, complexity);
            if (!cycles && !(open && pays(chain_base, complexity))) return;
            for (int i = low; i < high && depth; ++i) {
                const int on = on_[i].value;
                if (cycles) close(source, on, closers, closing, cycle_base + length_term(complexity), complexity);
                if (open && sees(on, source)) {
                    open = false;
                    chain(source, on, false, chain_base + length_term(complexity), complexity);
                }
            }
            const int offs = exclude(low, high);
            low = high;
            high = put(offs, high);
        }
    }

    void from_off(int source, double base) {
        clear();
        off_seen_[source % 9].add(source / 9);
        off_parent_[source] = -1;
        off_[0] = {static_cast<std::uint16_t>(source)};
        int offs = 1, low = 0, high = 0;
        for (int depth = 0; offs; ++depth) {
            const int complexity = 2 * depth + 2;
            if (!pays(base, complexity)) return;
            for (int i = 0; i < offs && depth; ++i) {
                const int off = off_[i].value;
                for (int k = first_strong(); k < last_strong(); ++k)
                    if (strong_[off][k] == source) return chain(source, off, true, base + length_term(complexity), complexity);
            }
            low = high;
            high = put(offs, high);
            offs = exclude(low, high);
        }
    }

    // The way back from an on, or from an off, to the source.
    void trace(int node, bool on) {
        while (node >= 0) {
            paths.push_back({static_cast<std::uint16_t>(node)});
            node = on ? via_[node] : off_parent_[node];
            on = !on;
        }
    }

    void chain(int source, int last, bool on, double rating, int complexity) {
        Chain made = begin(rating, complexity, false, on);
        if (!worth(made)) return;
        made.path = static_cast<std::uint32_t>(paths.size());
        paths.push_back({static_cast<std::uint16_t>(source)});
        trace(last, !on);
        made.length = static_cast<std::uint16_t>(paths.size() - made.path);
        made.removals = static_cast<std::uint32_t>(gone.size());
        if (on)
            each_bit(board_->marks[source / 9] & ~(1u << source % 9),
                     [&](int digit) { gone.push_back({static_cast<std::uint16_t>(source / 9 * 9 + digit)}); });
        else gone.push_back({static_cast<std::uint16_t>(source)});
        keep(made);
    }

    // Cycles that end with this on, an off that it excludes and that puts the source.
    void close(int source, int last, const int *closers, int closing, double rating, int complexity) {
        int ends[4], many = 0;
        for (int i = 0; i < closing; ++i) {
            if (!sees(last, closers[i]) || leads_to(last, closers[i])) continue;
            int at = many++;
            for (; at > 0 && rank(last, ends[at - 1]) > rank(last, closers[i]); --at) ends[at] = ends[at - 1];
            ends[at] = closers[i];
        }
        for (int i = 0; i < many; ++i) {
            Chain made = begin(rating, complexity, true, true);
            if (!worth(made)) return;
            cycle(source, last, ends[i], made);
        }
    }

    // Where an off comes among all that an on excludes.
    static int rank(int on, int off) {
        const int kind = weak_kind(on, off);
        return kind == 3 ? off % 9 : 9 + 9 * kind + shape.place[off / 9][kind];
    }

    bool leads_to(int on, int off) const {
        for (; via_[on] >= 0; on = parent_[on])
            if (via_[on] == off) return true;
        return false;
    }

    void cycle(int source, int last, int end, Chain &made) {
        made.path = static_cast<std::uint32_t>(paths.size());
        paths.push_back({static_cast<std::uint16_t>(source)});
        paths.push_back({static_cast<std::uint16_t>(end)});
        trace(last, true);
        made.length = static_cast<std::uint16_t>(paths.size() - made.path);
        Cells through, forward[9], backward[9];
        unsigned digits = 0;
        for (int i = 0; i + 1 < made.length; ++i) {
            const int node = paths[made.path + i].value;
            through.add(node / 9);
            digits |= 1u << node % 9;
            (i % 2 ? backward : forward)[node % 9] |= shape.seen[node / 9];
        }
        made.removals = static_cast<std::uint32_t>(gone.size());
        each_bit(digits, [&](int digit) {
            ((forward[digit] & backward[digit] & board_->live[digit]) - through).each([&](int cell) {
                gone.push_back({static_cast<std::uint16_t>(9 * cell + digit)});
            });
        });
        if (gone.size() == made.removals) return paths.resize(made.path);
        keep(made);
    }

    Chain begin(double rating, int complexity, bool cycle, bool on) const {
        Chain made{};
        made.rating = rating;
        made.order = order_ + (cycle ? 0 : on ? 2 : 1);
        made.complexity = static_cast<std::uint16_t>(complexity);
        made.sort = mode_ == xy ? 4 : mode_ == y ? 3 : 2;
        made.cycle = cycle;
        made.on = on;
        return made;
    }

    bool worth(const Chain &made) const {
        return all_ || found.empty() || made.before(found[0]);
    }

    void keep(Chain &made) {
        made.removed = static_cast<std::uint16_t>(gone.size() - made.removals);
        if (!all_) found.clear();
        found.push_back(made);
    }
};

}  // namespace whygrid::WHYGRID_RATER
