// Patterns in the pencil marks of one puzzle, for the sanitizers: almost locked sets, nets, chains.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "als_search.hpp"
#include "chain_search.hpp"
#include "colours.hpp"
#include "follow.hpp"
#include "forcing.hpp"
#include "nested_net.hpp"
#include "net.hpp"

namespace whygrid::tests {

struct Position {
    std::vector<std::vector<int>> houses;       // 27 houses of nine cells
    std::vector<std::vector<int>> excluded{{}};  // for each fact, from 1 on, those that it excludes
    std::vector<nets::Place> where{{0, 0, {}, {}}};
    nets::Marks marks;

    explicit Position(const std::string &givens) {
        for (int i = 0; i < 27; ++i) {
            auto &house = houses.emplace_back();
            for (int j = 0; j < 9; ++j)
                house.push_back(i < 9    ? 9 * i + j
                                : i < 18 ? 9 * j + i - 9
                                         : 27 * ((i - 18) / 3) + 3 * ((i - 18) % 3) + 9 * (j / 3) + j % 3);
        }
        for (int fact = 1; fact <= 729; ++fact) {
            const int cell = (fact - 1) / 9, digit = (fact - 1) % 9;
            nets::Place place{cell, 1U << digit, {}, {}};
            auto &others = excluded.emplace_back();
            for (int d = 1; d <= 9; ++d)
                if (d != digit + 1) others.push_back(9 * cell + d);
            for (int i = 0, found = 0; i < 27; ++i)
                for (int j = 0; j < 9; ++j)
                    if (houses[i][j] == cell) {
                        place.slots[found] = 9 * i + digit;
                        place.places[found++] = 1U << j;
                        for (const int other : houses[i])
                            if (other != cell) others.push_back(9 * other + digit + 1);
                    }
            where.push_back(place);
        }
        marks = {std::vector<std::int8_t>(730, 0), std::vector<std::uint32_t>(81, 511),
                 std::vector<std::uint32_t>(243, 511)};
        const nets::Layout layout(where, excluded);
        nets::Follow board(layout);
        board.begin(marks);
        for (int cell = 0; cell < 81; ++cell)
            if (givens[cell] != '0') board.place(9 * cell + givens[cell] - '0');
        marks = board.marks();
    }

    std::vector<int> values() const {
        std::vector<int> found(81, 0);
        for (int fact = 1; fact <= 729; ++fact)
            if (marks.truth[fact] == 1) found[(fact - 1) / 9] = (fact - 1) % 9 + 1;
        return found;
    }

    // For each house its places in the boxes or lines that cross it.
    static std::vector<std::vector<std::uint32_t>> parts() {
        std::vector<std::vector<std::uint32_t>> found(18, {7, 56, 448});
        found.resize(27, {7, 56, 448, 73, 146, 292});
        return found;
    }
};

// What the searches find, as numbers to compare: none of them may be zero.
inline std::array<std::size_t, 9> numbers_of_patterns(const std::string &givens) {
    const Position position(givens);
    const als::SetSearch sets(als::Geometry(81, position.houses), position.marks.candidates, 9, 5);
    const nets::Layout layout(position.where, position.excluded);
    nets::Follow work(layout);
    const chains::Shape<2> shape(9, position.houses, position.parts());
    const chains::Position marks{position.marks.candidates, position.values()};
    const auto chains_of = [&](const chains::Kinds &kinds, bool every) {
        const chains::Graph<2> graph(shape, marks, kinds, &sets.sets());
        return chains::ChainSearch<2>(graph, &sets.sets(), nullptr, 200).find(every).size();
    };
    chains::Forcing<2> forcing(shape, marks);
    std::array<std::size_t, 9> found{sets.sets().size(),
                                     sets.chains(2, 5, 300, 200).size(),
                                     sets.doubly_linked().size() + sets.blossoms(100).size(),
                                     0,
                                     0,
                                     chains_of({true, true, true, false, -1}, false),
                                     chains_of({true, true, true, true, -1}, true),
                                     forcing.by_cells().size() + forcing.by_houses().size(),
                                     chains::Colours<2>(shape, marks).find(2).size()};
    nets::each_follow(position.marks, work, [&](int fact, int follow) {
        const nets::Net net(layout, position.marks, fact);
        if (net.story().has_value() != (follow < 0)) throw std::logic_error("nets differ");
        found[3] += follow < 0;
        if (fact % 7 == 0) found[4] += nets::NestedNet(layout, position.marks, fact).story().has_value();
    });
    return found;
}

}  // namespace whygrid::tests
