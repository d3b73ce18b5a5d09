// What follows from each candidate, placed or struck, in tables: HoDoKu's way to chains, forcing chains and nets.
//
//     node     a candidate, on or off; or a group of candidates of a digit, where a line crosses a box
//     table    of a node (its first entry): all nodes that follow from it, each with what it follows from
//
//       0  r1c1 is 5   ┐
//       1  r1c4 not 5  │ own entries: in one step, or, of a net, by singles
//       2  r3c3 not 5  ┘
//       3  r1c4 is 2   ┐ entries of the tables of entries 1, 2, …, with the distance from the first one
//       4  …           ┘
//
// A chain is told backwards, from an entry to what it follows from. In a net an entry may follow from up to five others:
// the first is the chain, the others are its branches.
#pragma once

#include <map>

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

using Node = std::uint16_t;

constexpr int plain_nodes = 2 * 729;
constexpr Node node_of(int cell, int digit, bool on) { return static_cast<Node>(2 * (9 * cell + digit - 1) + on); }
constexpr bool is_on(Node node) { return node & 1; }

struct Group {
    int digit;
    CellSet cells, seen;
    int box, line;  // houses
};

class Table {
  public:
    static constexpr std::size_t most = 1000;
    using Reasons = std::array<std::uint16_t, 5>;

    struct Entry {
        Node node;
        Reasons because;         // entries of this table; of an entry taken over, the node whose own entry it is
        std::uint16_t distance;  // from the first one
        bool taken_over;
    };

    std::vector<Entry> entries;
    std::size_t own = 0;  // so many are its own
    std::array<CellSet, 10> on{}, off{};

    void clear(std::size_t nodes) {
        if (where_.size() < nodes) where_.resize(nodes, -1);
        for (const Entry &entry : entries) where_[entry.node] = -1;
        entries.clear();
        on.fill({});
        off.fill({});
    }

    int where(Node node) const { return where_[node]; }

    void add(Node node, Reasons because = {}) {
        const std::uint16_t before = because[0] < entries.size() ? entries[because[0]].distance : 0;
        for (int i = 1; i < 5; ++i)
            if (because[i] > because[0]) std::swap(because[0], because[i]);
        put({node, because, static_cast<std::uint16_t>(before + 1), false});
    }

    void take_over(Node node, Node source, int distance) {
        put({node, {source}, static_cast<std::uint16_t>(distance), true});
    }

    bool full() const { return entries.size() >= most; }

  private:
    std::vector<std::int16_t> where_;

    void put(const Entry &entry) {
        if (full()) return;
        if (entry.node < plain_nodes) {
            const int cell = entry.node / 18, digit = entry.node / 2 % 9 + 1;
            CellSet &cells = (is_on(entry.node) ? on : off)[digit];
            if (cells.has(cell)) return;
            cells.add(cell);
        }
        where_[entry.node] = static_cast<std::int16_t>(entries.size());
        entries.push_back(entry);
    }
};

// The tables of a position, and the chains in them.
class Tables {
  public:
    // With direct consequences, and those of groups.
    void fill(const Board &board, bool with_groups) {
        start(board, with_groups);
        for_candidates([&](int cell, int digit) { follow_directly(cell, digit); });
        finish();
    }

    // With what singles lead to, four rounds of them.
    void fill_nets(const Board &board) {
        start(board, true);
        for_candidates([&](int cell, int digit) {
            follow_singles(cell, digit, true);
            follow_singles(cell, digit, false);
        });
        finish();
    }

    const Board &board() const { return *board_; }
    const Table &of(Node node) const { return tables_[node]; }

    template <typename Visit>
    void for_candidates(Visit visit) const {
        board_->empty.each([&](int cell) {
            for (Marks rest = board_->marks[cell]; rest; rest &= rest - 1) visit(cell, digit_of(rest));
        });
    }

    static bool is_group(Node node) { return node >= plain_nodes; }
    int digit_at(Node node) const { return is_group(node) ? group(node).digit : node / 2 % 9 + 1; }
    int cell_at(Node node) const { return is_group(node) ? group(node).cells.first() : node / 18; }
    CellSet cells_at(Node node) const { return is_group(node) ? group(node).cells : CellSet::of(node / 18); }
    CellSet seen_from(Node node) const { return is_group(node) ? group(node).seen : neighbours[node / 18]; }

    // From an entry back to the first one, last things first.
    std::vector<Node> chain(const Table &table, int entry) {
        branches_.clear();
        passed_ = {};
        std::vector<Node> nodes;
        walk(table, entry, nodes, nullptr);
        return nodes;
    }

    // Does it take more than a chain to get there: a branch that joins the chain?
    bool is_net(const Table &table, Node node) {
        const int entry = table.where(node);
        if (entry < 0) return false;
        const std::vector<Node> nodes = chain(table, entry);
        for (const Node tip : branches_) {
            std::vector<Node> branch{tip};
            if (const int from = table.where(tip); from >= 0) {
                branch.clear();
                walk(table, from, branch, &nodes);
            }
            if (std::find(nodes.begin(), nodes.end(), branch.back()) != nodes.end()) return true;
        }
        return false;
    }

  private:
    static constexpr int rounds = 4;
    static constexpr std::size_t most_branches = 200;
    const Board *board_ = nullptr;
    std::vector<Group> groups_;
    std::vector<Table> tables_;  // by node
    std::vector<Node> branches_;
    CellSet passed_;

    const Group &group(Node node) const { return groups_[(node - plain_nodes) / 2]; }
    Table &at(int cell, int digit, bool on) { return tables_[node_of(cell, digit, on)]; }

    void start(const Board &board, bool with_groups) {
        board_ = &board;
        groups_.clear();
        if (with_groups) find_groups();
        const std::size_t nodes = plain_nodes + 2 * groups_.size();
        if (tables_.size() < nodes) tables_.resize(nodes);
        for (Table &table : tables_)
            if (!table.entries.empty()) table.clear(0);
        for_candidates([&](int cell, int digit) {
            for (const bool on : {false, true}) at(cell, digit, on).clear(nodes);
        });
        for (std::size_t node = plain_nodes; node < nodes; ++node) tables_[node].clear(nodes);
    }

    void find_groups() {
        for (int line = 0; line < 18; ++line)
            for (int digit = 1; digit <= 9; ++digit)
                for (int box = 18; box < 27; ++box) {
                    const CellSet cells = board_->places[digit] & houses.set[line] & houses.set[box];
                    if (cells.size() >= 2) groups_.push_back({digit, cells, seen_by_all(cells), box, line});
                }
    }

    void follow_directly(int cell, int digit) {
        Table &on = at(cell, digit, true), &off = at(cell, digit, false);
        on.add(node_of(cell, digit, true));
        off.add(node_of(cell, digit, false));
        const Marks marks = board_->marks[cell];
        for (Marks rest = marks & ~mark(digit); rest; rest &= rest - 1) {
            on.add(node_of(cell, digit_of(rest), false));
            if (count_of(marks) == 2) off.add(node_of(cell, digit_of(rest), true));
        }
        for (const int house : houses.of[cell]) {
            const CellSet others = (board_->places[digit] & houses.set[house]) - CellSet::of(cell);
            if (others.empty()) continue;
            others.each([&](int other) { on.add(node_of(other, digit, false)); });
            if (board_->left[house][digit] == 2) off.add(node_of(others.first(), digit, true));
        }
    }

    void follow_singles(int cell, int digit, bool on) {
        Board trial = *board_;
        Table &table = at(cell, digit, on);
        if (on) {
            place(trial, table, {}, cell, digit);
        } else {
            trial.strike(cell, digit);
            table.add(node_of(cell, digit, false));
            if (only_one(trial.marks[cell])) place(trial, table, {}, cell, digit_of(trial.marks[cell]));
        }
        for (int round = 0; round < rounds; ++round) {
            const std::vector<Single> singles = singles_of(trial);
            if (singles.empty()) break;
            for (const auto &[where, naked] : singles) {
                // What it follows from, as it was before anything was supposed.
                Table::Reasons because{};
                std::size_t count = 0;
                const auto add = [&](int other, int out) {
                    if (count < because.size()) because[count++] = static_cast<std::uint16_t>(std::max(0, table.where(node_of(other, out, false))));
                };
                if (naked) {
                    for (Marks rest = board_->marks[where.cell] & ~mark(where.digit); rest; rest &= rest - 1) add(where.cell, digit_of(rest));
                } else {
                    int house = houses.of[where.cell][0];
                    for (const int other : houses.of[where.cell])
                        if (trial.left[other][where.digit] < trial.left[house][where.digit]) house = other;
                    ((board_->places[where.digit] & houses.set[house]) - CellSet::of(where.cell)).each([&](int other) {
                        add(other, where.digit);
                    });
                }
                place(trial, table, because, where.cell, where.digit);
            }
        }
    }

    void place(Board &trial, Table &table, const Table::Reasons &because, int cell, int digit) {
        const Marks others = trial.marks[cell] & ~mark(digit);
        const auto placed = static_cast<std::uint16_t>(table.entries.size());
        trial.place(cell, digit);
        table.add(node_of(cell, digit, true), because);
        (board_->places[digit] & neighbours[cell]).each([&](int other) { table.add(node_of(other, digit, false), {placed}); });
        for (Marks rest = others; rest; rest &= rest - 1) table.add(node_of(cell, digit_of(rest), false), {placed});
    }

    struct Single {
        Candidate where;
        bool naked;
    };

    // All that wait, in their order.
    static std::vector<Single> singles_of(const Board &trial) {
        std::vector<Single> singles;
        for (const Candidate next : trial.naked)
            if (!trial.value[next.cell]) singles.push_back({next, true});
        CellSet found;
        for (const Candidate next : trial.hidden) {
            if (trial.value[next.cell] || found.has(next.cell) || !trial.may(next.cell, next.digit)) continue;
            for (const int house : houses.of[next.cell])
                if (trial.left[house][next.digit] == 1) {
                    singles.push_back({next, false});
                    found.add(next.cell);
                    break;
                }
        }
        return singles;
    }

    void finish() {
        for (std::size_t i = 0; i < groups_.size(); ++i) follow_group(i);
        for (Table &table : tables_) table.own = table.entries.size();
        for_candidates([&](int cell, int digit) {
            for (const bool on : {false, true}) expand(at(cell, digit, on));
        });
    }

    void follow_group(std::size_t index) {
        const Group &group = groups_[index];
        const auto node = [](std::size_t which, bool on) { return static_cast<Node>(plain_nodes + 2 * which + on); };
        Table &on = tables_[node(index, true)], &off = tables_[node(index, false)];
        on.add(node(index, true));
        off.add(node(index, false));
        const int digit = group.digit;
        const CellSet seen = board_->places[digit] & group.seen;
        seen.each([&](int cell) {
            on.add(node_of(cell, digit, false));
            at(cell, digit, true).add(node(index, false));
        });
        for (const int house : {group.box, group.line}) {
            const CellSet rest = seen & houses.set[house];
            if (rest.size() != 1) continue;
            off.add(node_of(rest.first(), digit, true));
            at(rest.first(), digit, false).add(node(index, true));
        }
        // Other groups of the digit in its line and its box, lines before columns before boxes.
        std::array<std::vector<std::size_t>, 3> near;
        for (std::size_t other = 0; other < groups_.size(); ++other) {
            const Group &that = groups_[other];
            if (other == index || that.digit != digit || that.cells.meets(group.cells)) continue;
            if (that.line == group.line) near[group.line / 9].push_back(other);
            if (that.box == group.box) near[2].push_back(other);
            if (that.line == group.line || that.box == group.box) on.add(node(other, false));
        }
        for (int kind = 0; kind < 3; ++kind) {
            if (near[kind].size() != 1) continue;
            const CellSet house = houses.set[kind == 2 ? group.box : group.line] & board_->places[digit];
            if (house.within(group.cells | groups_[near[kind][0]].cells)) off.add(node(near[kind][0], true));
        }
    }

    // Takes over what follows from what follows.
    void expand(Table &table) {
        for (std::size_t i = 1; i < table.entries.size() && !table.full(); ++i) {
            const Node source = table.entries[i].node;
            const Table &from = tables_[source];
            for (std::size_t k = 1; k < from.own; ++k) {
                const Table::Entry &next = from.entries[k];
                const int distance = table.entries[i].distance + next.distance;
                const int known = table.where(next.node);
                if (known < 0) {
                    table.take_over(next.node, source, distance);
                } else if (Table::Entry &old = table.entries[known]; old.taken_over && old.distance > distance) {
                    old.because = {source};
                    old.distance = static_cast<std::uint16_t>(distance);
                }
            }
        }
    }

    // Goes back to the first entry; a branch ends where it meets the chain.
    void walk(const Table &whole, int entry, std::vector<Node> &nodes, const std::vector<Node> *chain) {
        nodes.push_back(whole.entries[entry].node);
        const Table *table = &whole;
        while (entry != 0 && nodes.size() < Table::most) {
            if (table->entries[entry].taken_over) {
                table = &tables_[whole.entries[entry].because[0]];
                entry = table->where(whole.entries[entry].node);
                if (entry < 0) break;
            }
            const Table::Reasons &because = table->entries[entry].because;
            entry = because[0];
            const Node node = table->entries[entry].node;
            nodes.push_back(node);
            if (!chain) {
                passed_ = passed_ | cells_at(node);
                for (int i = 1; i < 5; ++i)
                    if (because[i] && branches_.size() < most_branches) branches_.push_back(table->entries[because[i]].node);
            } else if (passed_.has(cell_at(node)) && std::find(chain->begin(), chain->end(), node) != chain->end()) {
                return;
            }
            if (table != &whole && entry == 0) {
                entry = whole.where(table->entries[0].node);
                if (entry < 0) break;
                table = &whole;
            }
        }
    }
};

}  // namespace whygrid::hodoku
