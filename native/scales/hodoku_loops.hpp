// Nice loops and alternating chains, found in the tables.
//
//     loop     from a candidate through other cells to one of the same cell: what does not fit together there falls,
//              or, if all fits (a continuous loop), what each of its weak links excludes
//     chain    a candidate is off, so another is on: what sees both, or clashes with both, falls
//
// The best strikes most, then weighs least (`Best::sum_of`), then is shortest.
#pragma once

#include "hodoku_tables.hpp"

namespace whygrid::hodoku {

class Loops {
  public:
    explicit Loops(Tables &tables) : tables_(tables), board_(tables.board()) {}

    struct Found {
        Candidates struck;
        bool grouped = false;
    };

    Found find() {
        for (const bool on : {true, false})
            tables_.for_candidates([&](int cell, int digit) { loops_in(tables_.of(node_of(cell, digit, on))); });
        tables_.for_candidates([&](int cell, int digit) { chains_in(tables_.of(node_of(cell, digit, false))); });
        return {best_.struck, best_.kind >= grouped};
    }

  private:
    enum Kind { loop, continuous, alternating, grouped };  // a kind with groups is so many higher

    struct Step {
        int kind = 0;
        Candidates struck;
        std::size_t length = 0;
        long sum = 0;
    };

    Tables &tables_;
    const Board &board_;
    Step best_;
    std::map<std::pair<int, Candidates>, std::size_t> shortest_;

    void loops_in(const Table &table) {
        const int start = tables_.cell_at(table.entries[0].node);
        for (std::size_t i = 1; i < table.entries.size(); ++i) {
            const Node node = table.entries[i].node;
            if (!Tables::is_group(node) && tables_.cell_at(node) == start && table.entries[i].distance > 2)
                look_at_loop(table, static_cast<int>(i));
        }
    }

    // First things first; empty where it comes to a cell twice (a loop may, to its first one).
    std::vector<Node> chain_to(const Table &table, int entry, bool is_loop) {
        std::vector<Node> nodes = tables_.chain(table, entry);
        if (is_loop && tables_.cell_at(nodes[0]) == tables_.cell_at(nodes[1])) return {};
        std::reverse(nodes.begin(), nodes.end());
        CellSet passed;  // two digits of a cell may follow each other
        for (std::size_t i = 1; i < nodes.size(); ++i) {
            if (passed.has(tables_.cell_at(nodes[i]))) return {};
            const Node before = nodes[i - 1];
            if (!is_loop || tables_.cell_at(before) != tables_.cell_at(nodes[0])) passed = passed | tables_.cells_at(before);
        }
        return nodes;
    }

    void look_at_loop(const Table &table, int entry) {
        const Node first = table.entries[0].node, last = table.entries[entry].node;
        const int start = tables_.cell_at(first), one = tables_.digit_at(first), other = tables_.digit_at(last);
        const bool strong_out = is_on(table.entries[1].node), strong_back = is_on(last);
        const Marks marks = board_.marks[start];
        Find find;
        bool goes_round = false;
        if (strong_out == strong_back && one == other) {
            find.strike(start, strong_out ? marks & ~mark(one) : mark(one));
        } else if (strong_out != strong_back && one != other) {
            find.strike(start, mark(strong_out ? other : one));
        } else if (strong_out || strong_back || count_of(marks) == 2) {
            goes_round = true;
        } else {
            return;
        }
        if (!goes_round && !worth(find.struck)) return;
        const std::vector<Node> nodes = chain_to(table, entry, true);
        if (nodes.empty() || tables_.cell_at(nodes[0]) == tables_.cell_at(nodes[1])) return;
        if (goes_round) strike_around(nodes, one, other, strong_out && strong_back, find);
        offer(goes_round ? continuous : loop, std::move(find.struck), nodes);
    }

    // What a continuous loop strikes: other digits of cells with two strong links, and what sees both ends of a weak one.
    void strike_around(const std::vector<Node> &nodes, int one, int other, bool strong_at_start, Find &find) const {
        CellSet passed;
        for (const Node node : nodes) passed = passed | tables_.cells_at(node);
        const int start = tables_.cell_at(nodes[0]), last = static_cast<int>(nodes.size()) - 1;
        const auto cell = [&](int i) { return tables_.cell_at(nodes[i]); };
        for (int i = 0; i <= last; ++i) {
            if (i == 0 && strong_at_start) {
                find.strike(start, board_.marks[start] & ~mark(one) & ~mark(other));
            } else if (i > 0 && i <= last - 2 && is_on(nodes[i]) && cell(i - 1) != cell(i) && !is_on(nodes[i + 1]) &&
                       cell(i) == cell(i + 1) && is_on(nodes[i + 2]) && cell(i + 1) != cell(i + 2)) {
                const Marks kept = mark(tables_.digit_at(nodes[i])) | mark(tables_.digit_at(nodes[i + 2]));
                find.strike(cell(i), board_.marks[cell(i)] & ~kept);
            }
            if (i > 0 && !is_on(nodes[i]) && cell(i - 1) != cell(i)) {
                const int digit = tables_.digit_at(nodes[i]);
                const CellSet both = tables_.seen_from(nodes[i - 1]) & tables_.seen_from(nodes[i]) & board_.places[digit];
                find.strike(both - passed - CellSet::of(start), digit);
            }
        }
    }

    void chains_in(const Table &table) {
        const int start = tables_.cell_at(table.entries[0].node), one = tables_.digit_at(table.entries[0].node);
        for (std::size_t i = 1; i < table.entries.size(); ++i) {
            const Node node = table.entries[i].node;
            const int end = tables_.cell_at(node), other = tables_.digit_at(node);
            if (Tables::is_group(node) || !is_on(node) || end == start || table.entries[i].distance <= 2) continue;
            Find find;
            if (one == other) {
                const CellSet both = board_.places[one] & neighbours[start] & neighbours[end];
                if (both.size() >= 2) find.strike(both, one);
            } else if (sees(start, end) && board_.may(end, one) && board_.may(start, other)) {
                find.strike(start, mark(other));
                find.strike(end, mark(one));
            }
            if (!worth(find.struck)) continue;
            const std::vector<Node> nodes = chain_to(table, static_cast<int>(i), false);
            if (!nodes.empty()) offer(alternating, std::move(find.struck), nodes);
        }
    }

    // Can it be the best? Sorts it.
    bool worth(Candidates &struck) const {
        sort_by_digit(struck);
        if (struck.empty() || struck.size() != best_.struck.size()) return struck.size() > best_.struck.size();
        return Best::sum_of(struck) <= best_.sum;
    }

    void offer(Kind kind, Candidates struck, const std::vector<Node> &nodes) {
        if (!worth(struck)) return;
        const bool has_group = std::any_of(nodes.begin(), nodes.end(), Tables::is_group);
        Step step{kind + (has_group ? grouped : 0), std::move(struck), nodes.size(), 0};
        step.sum = Best::sum_of(step.struck);
        const auto [known, is_new] = shortest_.try_emplace({step.kind, step.struck}, step.length);
        if (!is_new && known->second <= step.length) return;
        known->second = step.length;
        if (better(step)) best_ = std::move(step);
    }

    bool better(const Step &step) const {
        if (step.struck.size() != best_.struck.size()) return step.struck.size() > best_.struck.size();
        if (step.kind == best_.kind && step.struck == best_.struck) return step.length < best_.length;
        return step.sum < best_.sum;
    }
};

}  // namespace whygrid::hodoku
