// HoDoKu's rating of a 9x9 Sudoku: one step at a time, always by the first technique in its order that finds one.
//
//     score    the points of all steps          level    of the hardest step, or the one that the score belongs to
#pragma once

#include <functional>
#include <optional>

#include "hodoku_chains.hpp"
#include "hodoku_crossing.hpp"
#include "hodoku_digit.hpp"
#include "hodoku_fish.hpp"
#include "hodoku_forcing.hpp"
#include "hodoku_loops.hpp"
#include "hodoku_sets.hpp"
#include "hodoku_simple.hpp"
#include "hodoku_unique.hpp"
#include "hodoku_wings.hpp"

namespace whygrid::hodoku {

enum Level { easy, medium, hard, unfair, extreme };

struct Rating {
    int level = easy, score = 0;
};

class Rater {
  public:
    // `stop` is asked before each technique that can take long; a solution is needed where all of them fail.
    Rater(const Grid &givens, const Grid &solution, std::function<bool()> stop)
        : board_(givens), solution_(solution), stop_(std::move(stop)) {}

    // Nothing, if it was stopped.
    std::optional<Rating> rate() {
        while (!board_.empty.empty()) {
            const Find find = next();
            if (stopped_) return {};
            for (const auto [cell, digit] : find.placed) board_.place(cell, digit);
            for (const auto [cell, digit] : find.struck) board_.strike(cell, digit);
            rectangles_.reset();
            avoidable_.reset();
            sets_.reset();
            filled_ = Filled::nothing;
        }
        constexpr std::array<int, 4> most{800, 1000, 1600, 1800};
        while (rating_.level < extreme && rating_.score > most[rating_.level]) ++rating_.level;
        return rating_;
    }

  private:
    enum class Filled { nothing, plain, grouped, nets };
    Board board_;
    const Grid solution_;
    const std::function<bool()> stop_;
    bool stopped_ = false;
    Rating rating_;
    std::optional<std::vector<UniqueFind>> rectangles_, avoidable_;
    std::optional<Sets> sets_;
    Tables tables_;
    Filled filled_ = Filled::nothing;

    // By the places of one digit: in vain for the digit as long as these stay the same.
    static constexpr int digit_techniques = 21;
    std::array<std::array<CellSet, 10>, digit_techniques> in_vain_{};
    int technique_ = 0;

    bool take(Level level, int points, const Find &find) {
        if (!find.any()) return false;
        rating_.level = std::max<int>(rating_.level, level);
        rating_.score += points;
        return true;
    }

    template <typename Finder>
    Find by_digit(Finder finder) {
        auto &in_vain = in_vain_[technique_++];
        for (int digit = 1; digit <= 9; ++digit) {
            if (board_.places[digit].empty() || board_.places[digit] == in_vain[digit]) continue;
            Find find = finder(digit);
            if (find.any()) return find;
            in_vain[digit] = board_.places[digit];
        }
        return {};
    }

    Find line_fish(int size, LineFish::Kind kind) {
        return by_digit([&](int digit) { return LineFish(board_, digit, size, kind).find(); });
    }

    Find franken_fish(int size, bool finned) {
        return by_digit([&](int digit) { return FrankenFish(board_, digit, size, finned).find(); });
    }

    Find x_chain(int most) {
        auto &in_vain = in_vain_[technique_++];
        Best best;
        for (int digit = 1; digit <= 9; ++digit) {
            if (board_.places[digit] == in_vain[digit]) continue;
            bool any = false;
            XChains(board_, digit, most).each([&](CellSet falls) {
                any = true;
                best.offer(falls, digit);
            });
            if (!any) in_vain[digit] = board_.places[digit];
        }
        return best.find;
    }

    Find unique(std::initializer_list<Unique> kinds) {
        if (!rectangles_) rectangles_ = Rectangles(board_).finds;
        if (!avoidable_) avoidable_ = AvoidableRectangles(board_).finds;
        for (const Unique kind : kinds)
            for (const auto *finds : {&*rectangles_, &*avoidable_})
                for (const UniqueFind &found : *finds)
                    if (found.kind == kind) return found.find;
        return {};
    }

    Sets &sets() {
        if (!sets_) sets_.emplace(board_);
        return *sets_;
    }

    void fill(Filled how) {
        if (filled_ == how) return;
        how == Filled::nets ? tables_.fill_nets(board_) : tables_.fill(board_, how == Filled::grouped);
        filled_ = how;
    }

    bool loops(Filled how, Find &found) {
        fill(how);
        Loops::Found loop = Loops(tables_).find();
        found = {{}, std::move(loop.struck)};
        return take(unfair, loop.grouped ? 300 : 280, found);
    }

    bool forcing(bool nets, Find &found) {
        fill(nets ? Filled::nets : Filled::grouped);
        found = Forcing(tables_, nets).find();
        return take(extreme, nets ? 700 : 500, found);
    }

    bool halt() {
        stopped_ = stopped_ || stop_();
        return stopped_;
    }

    Find next() {
        Find f;
        technique_ = 0;
        if (take(easy, 4, f = full_house(board_))) return f;
        if (take(easy, 4, f = naked_single(board_))) return f;
        if (take(easy, 14, f = hidden_single(board_))) return f;
        if (take(medium, 40, f = naked_subset<2, true>(board_))) return f;
        if (take(medium, 60, f = naked_subset<3, true>(board_))) return f;
        if (take(medium, 50, f = pointing(board_))) return f;
        if (take(medium, 50, f = claiming(board_))) return f;
        if (take(medium, 60, f = naked_subset<2, false>(board_))) return f;
        if (take(medium, 80, f = naked_subset<3, false>(board_))) return f;
        if (take(medium, 70, f = hidden_subset<2>(board_))) return f;
        if (take(medium, 100, f = hidden_subset<3>(board_))) return f;
        if (take(hard, 120, f = naked_subset<4, false>(board_))) return f;
        if (take(hard, 150, f = hidden_subset<4>(board_))) return f;
        if (halt()) return f;
        if (take(hard, 140, f = line_fish(2, LineFish::Kind::basic))) return f;
        if (take(hard, 150, f = line_fish(3, LineFish::Kind::basic))) return f;
        if (take(hard, 160, f = line_fish(4, LineFish::Kind::basic))) return f;
        if (take(hard, 110, f = remote_pair(board_))) return f;
        if (take(hard, 100, f = bug_plus_1(board_))) return f;
        for (const bool rows : {true, false})
            if (take(hard, 130, f = by_digit([&](int digit) { return skyscraper(board_, digit, rows); }))) return f;
        if (take(hard, 150, f = by_digit([&](int digit) { return two_string_kite(board_, digit); }))) return f;
        if (take(hard, 120, f = x_chain(4))) return f;
        if (take(hard, 120, f = by_digit([&](int digit) { return empty_rectangle(board_, digit); }))) return f;
        if (take(hard, 150, f = w_wing(board_))) return f;
        if (take(hard, 160, f = wing<false>(board_))) return f;
        if (take(hard, 180, f = wing<true>(board_))) return f;
        if (take(hard, 100, f = unique({Unique::type_1, Unique::type_2, Unique::type_3, Unique::type_4, Unique::type_5,
                                        Unique::type_6, Unique::hidden, Unique::avoidable_1, Unique::avoidable_2})))
            return f;
        if (take(hard, 130, f = line_fish(2, LineFish::Kind::finned))) return f;
        if (take(hard, 150, f = line_fish(2, LineFish::Kind::sashimi))) return f;
        if (take(unfair, 200, f = line_fish(3, LineFish::Kind::finned))) return f;
        if (take(unfair, 240, f = line_fish(3, LineFish::Kind::sashimi))) return f;
        if (take(unfair, 250, f = line_fish(4, LineFish::Kind::finned))) return f;
        if (take(unfair, 260, f = line_fish(4, LineFish::Kind::sashimi))) return f;
        if (halt()) return f;
        if (take(unfair, 250, f = sue_de_coq(board_))) return f;
        if (take(hard, 150, f = by_digit([&](int digit) { return simple_colours(board_, digit); }))) return f;
        if (take(hard, 200, f = by_digit([&](int digit) { return multi_colours(board_, digit); }))) return f;
        if (take(unfair, 260, f = x_chain(20))) return f;
        if (take(unfair, 260, f = xy_chain(board_))) return f;
        if (halt() || loops(Filled::plain, f)) return f;
        if (halt() || loops(Filled::grouped, f)) return f;
        if (halt()) return f;
        if (take(unfair, 300, f = sets().pair())) return f;
        if (take(unfair, 320, f = sets().wing())) return f;
        if (take(unfair, 340, f = sets().chain())) return f;
        if (halt()) return f;
        if (take(unfair, 300, f = franken_fish(2, false))) return f;
        if (take(unfair, 350, f = franken_fish(3, false))) return f;
        if (take(unfair, 390, f = franken_fish(2, true))) return f;
        if (take(unfair, 410, f = franken_fish(3, true))) return f;
        if (halt() || forcing(false, f)) return f;
        if (halt() || forcing(true, f)) return f;
        // The middle one of the empty cells, as the solution has it.
        int middle = board_.empty.size() / 2;
        board_.empty.each([&](int cell) {
            if (middle-- == 0) f.placed.push_back({static_cast<std::uint8_t>(cell), solution_[cell]});
        });
        take(extreme, 10000, f);
        return f;
    }
};

}  // namespace whygrid::hodoku
