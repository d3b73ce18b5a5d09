// The links between candidates that chains run along, made from pencil marks; toolbox/chain_graph.py is the
// counterpart and has the words.
//
//     node      a candidate or several of one digit: a group where a box and a line cross, or those of an almost
//               locked set. It holds when one of them does.
//     number    as in the counterpart: a candidate has that of its fact, cell * digits + digit from 1 on; the others follow
//               as they come up. Here nodes are counted from 0 on, in the order of their numbers.
//     sight     the open cells for its digit that see all of a node; what a node that holds excludes. A candidate
//               excludes the others of its cell as well.
//     slot      house * digits + digit from 0 on: the places of a digit in a house
//
//     one ═══ two       a strong link: if the one does not hold, the other does
//          │
//       reason          the cell, slot or set that has nothing else
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "almost_locked.hpp"
#include "reason_choice.hpp"

namespace whygrid::chains {

using Mask = std::uint32_t;

// Everything that follows from the size of a board; Words: how many words a set of its cells takes.
template <int Words>
struct Shape {
    using Cells = reasons::Set<Words>;
    int digits;
    std::vector<std::vector<int>> houses;  // their cells
    std::vector<std::vector<Mask>> parts;  // for each house the places that it shares with another one
    std::vector<Cells> peers;              // by cell

    Shape(int digits, std::vector<std::vector<int>> houses, std::vector<std::vector<Mask>> parts)
        : digits(digits), houses(std::move(houses)), parts(std::move(parts)), peers(digits * digits) {
        if (cells() > 64 * Words || digits > 32) throw std::invalid_argument("a board that is too large");
        if (this->parts.size() != this->houses.size()) throw std::invalid_argument("parts of other houses");
        for (const auto &house : this->houses)
            for (const int cell : house)
                for (const int other : house)
                    if (cell != other) peers.at(cell).add(other);
    }
    int cells() const { return digits * digits; }
};

struct Position {
    std::vector<Mask> candidates;  // by cell
    std::vector<int> value;        // by cell: the digit that is placed there, or 0
};

// Which links a graph has.
struct Kinds {
    bool cells = false, houses = false, groups = false;
    bool settling = false;  // also to the cells that a set leaves a single candidate
    int digit = -1;         // only this one, if it is not negative
};

struct Reason {
    enum Kind { of_cell, of_slot, of_set, of_settled } kind;
    int index;     // the cell, slot or set
    int cell = 0;  // that a set settles
    int cost = 0;  // the number of exclusions that it rests on
};

template <int Words>
class Graph {
  public:
    using Cells = reasons::Set<Words>;
    struct Node {
        int number, digit;
        int cell;  // of a single candidate; else -1
        Cells cells, sight;
    };
    std::vector<Node> nodes;  // in the order of their numbers
    std::vector<int> starts;               // nodes with links, in the order in which they get the first
    std::vector<Cells> open;  // by digit: the cells that may hold it
    bool across_digits;       // whether a candidate excludes the others of its cell

    // Nodes that see nothing are left out: no chain runs through one. With `all` every candidate is a node.
    Graph(const Shape<Words> &shape, const Position &at, const Kinds &kinds,
          const std::vector<als::AlmostLocked> *sets = nullptr, bool all = false)
        : open(shape.digits), across_digits(kinds.digit < 0), shape_(shape), at_(at),
          places_(shape.houses.size() * shape.digits, 0), single_(shape.cells() * shape.digits, -1) {
        if (static_cast<int>(at.candidates.size()) != shape.cells() || at.value.size() != at.candidates.size())
            throw std::invalid_argument("marks of another board");
        for (std::size_t house = 0; house < shape.houses.size(); ++house)
            for (std::size_t i = 0; i < shape.houses[house].size(); ++i)
                for (Mask rest = at.candidates[shape.houses[house][i]]; rest; rest &= rest - 1)
                    places_[house * shape.digits + std::countr_zero(rest)] |= Mask{1} << i;
        for (int cell = 0; cell < shape.cells(); ++cell)
            for (Mask rest = at.value[cell] ? 0 : at.candidates[cell]; rest; rest &= rest - 1)
                open[std::countr_zero(rest)].add(cell);
        const int first = std::max(kinds.digit, 0), end = across_digits ? shape.digits : first + 1;
        if (kinds.cells) add_cells();
        if (kinds.houses)
            for (int digit = first; digit < end; ++digit) add_houses(digit);
        if (kinds.groups) add_groups();
        if (sets) add_sets(*sets, kinds.settling);
        if (all)
            for (int digit = 0; digit < shape.digits; ++digit)
                open[digit].each([&](int cell) { candidate(cell, digit); });
        put_in_order(all);
    }

    const Position &position() const { return at_; }
    const Shape<Words> &shape() const { return shape_; }
    int places(int slot) const { return places_[slot]; }
    int fact(int cell, int digit) const { return cell * shape_.digits + digit + 1; }
    int facts() const { return shape_.cells() * shape_.digits + 1; }
    int at(int cell, int digit) const { return single_[cell * shape_.digits + digit]; }

    // The other candidates of a cell that one of its candidates excludes.
    Mask beside(const Node &node) const {
        if (node.cell < 0 || !across_digits || at_.value[node.cell]) return 0;
        return at_.candidates[node.cell] & ~(Mask{1} << node.digit);
    }

    // The nodes at the other end of its strong links.
    template <typename Visit>
    void each_link(int node, Visit visit) const {
        for (int at = last_[node]; at >= 0; at = links_[at].before)
            if (links_[at].other >= 0) visit(links_[at].other);
    }
    const Reason &reason(int one, int two) const { return reasons_.at(links_.at(find(one, two)).reason); }

    // The exclusions that a reason rests on.
    template <typename Visit>
    void each_premise(const Reason &reason, const std::vector<als::AlmostLocked> *sets, Visit visit) const {
        const auto lacking = [&](int cell) {
            for (int digit = 0; digit < shape_.digits; ++digit)
                if (!(at_.candidates[cell] >> digit & 1)) visit(fact(cell, digit));
        };
        if (reason.kind == Reason::of_cell) lacking(reason.index);
        if (reason.kind == Reason::of_slot) {
            const auto &house = shape_.houses[reason.index / shape_.digits];
            for (std::size_t i = 0; i < house.size(); ++i)
                if (!(places_[reason.index] >> i & 1)) visit(fact(house[i], reason.index % shape_.digits));
        }
        if (reason.kind == Reason::of_set || reason.kind == Reason::of_settled)
            for (const int cell : sets->at(reason.index).cells) lacking(cell);
        if (reason.kind == Reason::of_settled) lacking(reason.cell);
    }

  private:
    struct Link {
        int other, reason;
        int before;  // the link of the same node that was made before this one, or -1
    };

    const Shape<Words> &shape_;
    Position at_;
    std::vector<Mask> places_;  // by slot
    std::vector<int> single_;   // by cell and digit: the node of this candidate, or -1
    std::vector<Link> links_;   // strong ones, each from both its ends
    std::vector<int> last_;     // by node: the last of its links, or -1
    std::vector<Reason> reasons_;
    std::vector<int> several_;  // the nodes of several candidates, each at the first free place from its hash on
    int number_of_several_ = 0;

    int add_node(int number, int digit, int cell, const Cells &cells) {
        nodes.push_back({number, digit, cell, cells, {}});
        last_.push_back(-1);
        return static_cast<int>(nodes.size()) - 1;
    }
    int candidate(int cell, int digit) {
        int &node = single_[cell * shape_.digits + digit];
        if (node < 0) {
            Cells cells;
            cells.add(cell);
            node = add_node(fact(cell, digit), digit, cell, cells);
        }
        return node;
    }
    int node(int digit, const Cells &cells) {
        if (cells.size() == 1) {
            int only = 0;
            cells.each([&](int cell) { only = cell; });
            return candidate(only, digit);
        }
        if (several_.size() < 2 * static_cast<std::size_t>(number_of_several_) + 2) rehash();
        int &place = place_of(digit, cells);
        if (place < 0) place = add_node(facts() + number_of_several_++, digit, -1, cells);
        return place;
    }
    int &place_of(int digit, const Cells &cells) {
        std::uint64_t hash = static_cast<std::uint64_t>(digit);
        for (const std::uint64_t word : cells.words) hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL ^ hash >> 29;
        std::size_t place = (hash ^ hash >> 32) & (several_.size() - 1);
        while (several_[place] >= 0 &&
               (nodes[several_[place]].digit != digit || nodes[several_[place]].cells != cells))
            place = (place + 1) & (several_.size() - 1);
        return several_[place];
    }
    void rehash() {
        std::vector<int> before(std::max<std::size_t>(4 * several_.size(), 256), -1);
        std::swap(before, several_);
        for (const int node : before)
            if (node >= 0) place_of(nodes[node].digit, nodes[node].cells) = node;
    }
    Cells cells_at(int house, Mask places) const {
        Cells cells;
        for (; places; places &= places - 1) cells.add(shape_.houses[house][std::countr_zero(places)]);
        return cells;
    }
    int lacking(Mask mask) const { return shape_.digits - std::popcount(mask); }

    int because(Reason reason) {
        reasons_.push_back(reason);
        return static_cast<int>(reasons_.size()) - 1;
    }
    int find(int one, int two) const {
        int at = last_[one];
        while (at >= 0 && links_[at].other != two) at = links_[at].before;
        return at;
    }
    // Of several reasons the one with the fewest premises stays, the first of these.
    void link(int one, int two, int reason) {
        if (const int known = find(one, two); known >= 0) {
            if (reasons_[reason].cost < reasons_[links_[known].reason].cost)
                links_[known].reason = links_[find(two, one)].reason = reason;
            return;
        }
        for (const auto &[from, to] : {std::pair{one, two}, std::pair{two, one}}) {
            if (last_[from] < 0) starts.push_back(from);
            links_.push_back({to, reason, last_[from]});
            last_[from] = static_cast<int>(links_.size()) - 1;
        }
    }

    void add_cells() {
        for (int cell = 0; cell < shape_.cells(); ++cell) {
            const Mask mask = at_.candidates[cell];
            if (std::popcount(mask) != 2) continue;
            const int one = candidate(cell, std::countr_zero(mask));
            const int two = candidate(cell, std::countr_zero(mask & (mask - 1)));
            link(one, two, because({Reason::of_cell, cell, 0, lacking(mask)}));
        }
    }
    void add_houses(int digit) {
        for (std::size_t house = 0; house < shape_.houses.size(); ++house) {
            const int slot = static_cast<int>(house) * shape_.digits + digit;
            const Mask places = places_[slot];
            if (std::popcount(places) != 2) continue;
            const int one = candidate(shape_.houses[house][std::countr_zero(places)], digit);
            const int two = candidate(shape_.houses[house][std::countr_zero(places & (places - 1))], digit);
            link(one, two, because({Reason::of_slot, slot, 0, lacking(places)}));
        }
    }
    // Houses whose places for a digit fall into two nodes of which one at least is a group.
    void add_groups() {
        for (std::size_t slot = 0; slot < places_.size(); ++slot) {
            const int house = static_cast<int>(slot) / shape_.digits, digit = static_cast<int>(slot) % shape_.digits;
            const Mask places = places_[slot];
            if (std::popcount(places) < 3) continue;
            for (const Mask part : shape_.parts[house]) {
                const Mask inside = places & part, rest = places & ~part;
                if (!(inside & (inside - 1)) || !rest) continue;
                const auto holds = [rest](Mask other) { return !(rest & ~other); };
                if ((rest & (rest - 1)) && !std::ranges::any_of(shape_.parts[house], holds)) continue;
                const int one = node(digit, cells_at(house, inside)), two = node(digit, cells_at(house, rest));
                link(one, two, because({Reason::of_slot, static_cast<int>(slot), 0, lacking(places)}));
            }
        }
    }
    // Without one of its digits a set of two and more cells has all others.
    void add_sets(const std::vector<als::AlmostLocked> &sets, bool settling) {
        std::vector<int> of_digit(shape_.digits);
        std::vector<Cells> places(shape_.digits);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const als::AlmostLocked &set = sets[i];
            if (set.cells.size() < 2) continue;
            int cost = 0;
            std::ranges::fill(places, Cells{});
            for (const int cell : set.cells) {
                cost += lacking(at_.candidates.at(cell));
                for (Mask rest = at_.candidates[cell]; rest; rest &= rest - 1) places[std::countr_zero(rest)].add(cell);
            }
            for (Mask rest = set.digits; rest; rest &= rest - 1) {
                const int digit = std::countr_zero(rest);
                of_digit[digit] = node(digit, places[digit]);
            }
            const int reason = because({Reason::of_set, static_cast<int>(i), 0, cost});
            for (Mask rest = set.digits; rest; rest &= rest - 1)
                for (Mask others = rest & (rest - 1); others; others &= others - 1)
                    link(of_digit[std::countr_zero(rest)], of_digit[std::countr_zero(others)], reason);
            if (settling) add_settled(set, reasons_[reason], of_digit);
        }
    }
    // Cells that a set without one of its digits leaves a single candidate, by several of the others.
    void add_settled(const als::AlmostLocked &set, const Reason &set_alone, const std::vector<int> &of_digit) {
        const auto [kind, index, none, cost] = set_alone;
        for (int cell = 0; cell < shape_.cells(); ++cell) {
            Mask seen = 0;
            if (!set.mask.has(cell))
                for (const auto &[digit, sight] : set.sight)
                    if (sight.has(cell)) seen |= Mask{1} << digit;
            const Mask left = at_.candidates[cell] & ~seen, taken = at_.candidates[cell] & seen;
            if (std::popcount(left) != 1 || std::popcount(taken) < 2) continue;
            const int last = candidate(cell, std::countr_zero(left));
            const int reason = because({Reason::of_settled, index, cell, cost + lacking(at_.candidates[cell])});
            for (Mask rest = set.digits & ~taken; rest; rest &= rest - 1)
                link(of_digit[std::countr_zero(rest)], last, reason);
        }
    }

    void put_in_order(bool all) {
        std::vector<int> order, place(nodes.size(), -1);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            Node &node = nodes[i];
            node.sight = open[node.digit];
            node.cells.each([&](int cell) { node.sight = node.sight & shape_.peers[cell]; });
            if (all || (last_[i] >= 0 && (beside(node) || !node.sight.empty()))) order.push_back(static_cast<int>(i));
        }
        std::ranges::sort(order, {}, [&](int node) { return nodes[node].number; });
        std::vector<Node> kept;
        std::vector<int> kept_last;
        for (const int node : order) {
            place[node] = static_cast<int>(kept.size());
            kept.push_back(nodes[node]);
            kept_last.push_back(last_[node]);
        }
        for (Link &link : links_) link.other = place[link.other];
        for (int &node : single_)
            if (node >= 0) node = place[node];
        for (int &start : starts) start = place[start];
        std::erase(starts, -1);
        nodes = std::move(kept);
        last_ = std::move(kept_last);
    }
};

}  // namespace whygrid::chains
