// Forcing chains and nets: tables that contradict themselves, and what follows in every case.
//
// HoDoKu takes a digit to place rather than one to strike, then the first cell. In nets only what really takes one counts.
#pragma once

#include "hodoku_tables.hpp"

namespace whygrid::hodoku {

class Forcing {
  public:
    Forcing(Tables &tables, bool nets) : tables_(tables), board_(tables.board()), nets_(nets) {
        allowed_.fill(board_.empty);
        for (int cell = 0; cell < 81; ++cell)
            if (board_.value[cell]) allowed_[board_.value[cell]] = allowed_[board_.value[cell]] - neighbours[cell];
    }

    Find find() {
        tables_.for_candidates([&](int cell, int digit) {
            for (const bool on : {true, false}) contradiction(tables_.of(node_of(cell, digit, on)));
        });
        tables_.for_candidates([&](int cell, int digit) {
            in_all_of({node_of(cell, digit, true), node_of(cell, digit, false)}, CellSet::of(cell));
        });
        board_.empty.each([&](int cell) {
            std::vector<Node> cases;
            for (Marks rest = board_.marks[cell]; rest; rest &= rest - 1) cases.push_back(node_of(cell, digit_of(rest), true));
            in_all_of(cases, {});
        });
        for (int house = 0; house < 27; ++house)
            for (int digit = 1; digit <= 9; ++digit) {
                std::vector<Node> cases;
                (board_.places[digit] & houses.set[house]).each([&](int cell) { cases.push_back(node_of(cell, digit, true)); });
                if (!cases.empty()) in_all_of(cases, {});
            }
        return best_;
    }

  private:
    static constexpr int none = 100000;
    static constexpr std::size_t most_chains = 9;
    Tables &tables_;
    const Board &board_;
    const bool nets_;
    std::array<CellSet, 10> allowed_{};  // where a digit could be but for placed ones
    Find best_;
    int rank_ = none;

    struct Chain {
        const Table *table;
        Node node;
    };

    static int rank_of(int cell, int digit, bool place) { return place ? cell : 1000 + 10 * cell + digit; }

    // If it is better than what is known, and holds by these chains: a net if one of the first nine is one.
    template <typename Chains>
    void offer(int cell, int digit, bool place, Chains chains) {
        const int rank = rank_of(cell, digit, place);
        if (rank >= rank_) return;
        if (nets_) {
            std::vector<Chain> all;
            chains(all);
            // Those that are not there are not counted.
            std::size_t counted = 0;
            bool net = false;
            for (std::size_t i = 0; i < all.size() && counted < most_chains && !net; ++i) {
                counted += all[i].table->where(all[i].node) >= 0;
                net = tables_.is_net(*all[i].table, all[i].node);
            }
            if (!net) return;
        }
        rank_ = rank;
        best_ = {};
        (place ? best_.placed : best_.struck).push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
    }

    // What is supposed can't be so.
    void contradiction(const Table &table) {
        const Node first = table.entries[0].node;
        const int cell = tables_.cell_at(first), digit = tables_.digit_at(first);
        if (rank_of(cell, digit, !is_on(first)) >= rank_) return;
        const auto refute = [&](auto chains) { offer(cell, digit, !is_on(first), chains); };
        const auto chain = [&](std::vector<Chain> &all, int where, int which, bool on) { all.push_back({&table, node_of(where, which, on)}); };

        if ((is_on(first) ? table.off : table.on)[digit].has(cell))
            refute([&](auto &all) { chain(all, cell, digit, !is_on(first)); });
        for (int one = 1; one <= 9; ++one) {
            const CellSet both = table.on[one] & table.off[one];
            if (!both.empty()) refute([&](auto &all) {
                    chain(all, both.first(), one, false);
                    chain(all, both.first(), one, true);
                });
        }
        for (int one = 1; one <= 9; ++one)
            for (int other = one + 1; other <= 9; ++other) {
                const CellSet two = table.on[one] & table.on[other];
                if (!two.empty()) refute([&](auto &all) {
                        chain(all, two.first(), one, true);
                        chain(all, two.first(), other, true);
                    });
            }
        each_house([&](int house, int one) {
            const CellSet twice = table.on[one] & houses.set[house];
            if (twice.size() > 1) refute([&](auto &all) { twice.each([&](int where) { chain(all, where, one, true); }); });
        });
        CellSet bare = board_.empty;
        for (int one = 1; one <= 9; ++one) bare = (bare - (board_.places[one] - table.off[one])) - table.on[one];
        bare.each([&](int where) {
            refute([&](auto &all) {
                for (Marks rest = board_.marks[where]; rest; rest &= rest - 1) chain(all, where, digit_of(rest), false);
            });
        });
        each_house([&](int house, int one) {
            const CellSet places = allowed_[one] & houses.set[house];
            if (!places.empty() && places.within(table.off[one]))
                refute([&](auto &all) { places.each([&](int where) { chain(all, where, one, false); }); });
        });
    }

    // Rows, then columns, then boxes, and in each digit by digit.
    template <typename Visit>
    static void each_house(Visit visit) {
        for (int kind = 0; kind < 27; kind += 9)
            for (int digit = 1; digit <= 9; ++digit)
                for (int house = kind; house < kind + 9; ++house) visit(house, digit);
    }

    void in_all_of(const std::vector<Node> &cases, CellSet but) {
        for (int digit = 1; digit <= 9; ++digit)
            for (const bool on : {true, false}) {
                CellSet all = CellSet::all() - but;
                for (const Node node : cases) all = all & (on ? tables_.of(node).on : tables_.of(node).off)[digit];
                all.each([&](int cell) {
                    offer(cell, digit, on, [&](auto &chains) {
                        for (const Node node : cases) chains.push_back({&tables_.of(node), node_of(cell, digit, on)});
                    });
                });
            }
    }
};

}  // namespace whygrid::hodoku
