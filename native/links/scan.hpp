// A quick try at a Numberlink: depth first, cell by cell along the diagonals, never twice into the same dead end.
//
//     1 2 4 7      When a cell's turn comes, the edges to the cells above it and to its left are settled, and so
//     3 5 8 .      is everything above and to the left of it. What is left to choose is whether it has a line to
//     6 9 . .      the right, and one down. All that the cells to come know of those before them is, along one
//     . . . .      diagonal, which lines lead into it and where their other ends are. Such a front that led
//                  nowhere is noted, and whoever comes to the same one again turns back.
//
// A path that makes a U-turn could mostly be cut short, so at first none does. Then a corner has another of the
// same kind in its bend, and so on to an end of a path: most corners can't be there at all. Where that leads to no
// solution, some exceptions may be made from it, or any number of them.
//
//     ┌ ─ ─        Where cells may stay empty, some solution has no U-turn, if there is one: a shortest one. Of
//     │ ┌ ─        the shortest ones, one of those whose cells are furthest down and to the right, and of these
//     │ │ A        furthest down, has no empty cell in the bend of ┌ or of ┐, or the corner could be turned over.
//                  So what a search without exceptions says is true there, even that there is no solution.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace whygrid::links {

// A board with a rim of one cell: `label` is the number of the path that ends in a cell, or one of these.
constexpr int no_end = -1, rim = -2;

struct Ground {
    int rows, columns;
    std::vector<int> label;
    std::vector<std::int8_t> right, down;  // for each cell the edges from there: drawn, closed or open

    Ground(int rows, int columns)
        : rows(rows), columns(columns), label((rows + 2) * (columns + 2), rim), right(label.size(), -1),
          down(label.size(), -1) {}

    int at(int row, int column) const { return (row + 1) * (columns + 2) + column + 1; }
};

enum class Answer { none, found, unknown };

class Scan {
  public:
    // `exceptions` is how many may be made, or `any`.
    static constexpr int any = -1;
    Scan(Ground ground, bool cover, int exceptions)
        : ground_(std::move(ground)), cover_(cover), allowed_(exceptions), below_(ground_.columns + 2),
          right_(ground_.label.size(), 0), down_(ground_.label.size(), 0), tip_(ground_.label.size()),
          place_(ground_.label.size(), 0), can_turn_(ground_.label.size(), 0), fronts_(ground_.rows + ground_.columns - 1) {
        for (int cell = 0; cell < static_cast<int>(tip_.size()); ++cell) tip_[cell] = cell;
        for (int diagonal = 0; diagonal < ground_.rows + ground_.columns - 1; ++diagonal) {
            const int first = std::max(0, diagonal - ground_.columns + 1), last = std::min(diagonal, ground_.rows - 1);
            for (int row = first; row <= last; ++row) {
                const int cell = ground_.at(row, diagonal - row);
                place_[cell] = static_cast<int>(order_.size());
                order_.push_back(cell);
                front_of_.push_back(row == first ? diagonal : -1);
            }
            fronts_[diagonal].end = static_cast<int>(order_.size());
        }
        for (const int cell : order_) {
            if (!is_end(cell)) continue;
            for (int bend = cell - below_ - 1; is_free(bend); bend -= below_ + 1) can_turn_[bend] = true;
        }
        visits_.resize(order_.size());
        arrive(0);
    }

    // Goes on to the next solution, until so many cells more were looked at. After `unknown` it can go on again.
    Answer run(long work) {
        if (now_ == end()) --now_;  // on from the last solution
        while (now_ >= 0) {
            if (work-- <= 0) return Answer::unknown;
            Visit &visit = visits_[now_];
            take_back(visit);
            if (draw_next(visit)) {
                arrive(now_ + 1);
                if (now_ < end()) continue;
                ++solutions_;
                return Answer::found;
            }
            if (front_of_[now_] >= 0 && visit.solutions == solutions_) {
                Front &front = fronts_[front_of_[now_]];
                front.dead.insert(look_back(now_, front));
            }
            --now_;
        }
        return Answer::none;
    }

    int solutions() const { return solutions_; }
    bool is_right(int cell) const { return right_[cell]; }
    bool is_down(int cell) const { return down_[cell]; }

  private:
    enum Lines : char { nothing = 0, to_right = 1, to_below = 2, both = 3 };

    // A cell whose turn came: which lines from there may lead on, and what was before those that are drawn now.
    struct Visit {
        std::array<Lines, 2> ways;
        int left = 0, changed = 0;
        int solutions = 0;  // so many were found before
        bool is_exception = false;
        std::array<std::pair<int, int>, 4> tips;
    };

    // What is known at the beginning of a diagonal of what is before it, and what of that led nowhere.
    struct Front {
        int end = 0;  // the place behind the diagonal
        std::string now;
        std::unordered_set<std::string> dead;
    };

    Ground ground_;
    bool cover_;
    int allowed_, made_ = 0;  // exceptions
    int below_;
    std::vector<char> right_, down_;
    std::vector<int> tip_;         // for each end of a chain its other end; a cell without lines is both
    std::vector<int> order_, place_;
    std::vector<int> front_of_;   // the diagonal that begins at a place, or -1
    std::vector<char> can_turn_;  // whether an end is along the diagonal of ┌
    std::vector<Front> fronts_;
    std::vector<Visit> visits_;
    int now_ = 0;
    int solutions_ = 0;

    int end() const { return static_cast<int>(order_.size()); }
    bool is_end(int cell) const { return ground_.label[cell] >= 0; }
    bool is_free(int cell) const { return ground_.label[cell] == no_end; }
    bool from_above(int cell) const { return down_[cell - below_]; }
    bool from_left(int cell) const { return right_[cell - 1]; }

    void arrive(int place) {
        now_ = place;
        if (place == end()) return;
        Visit &visit = visits_[place];
        visit.solutions = solutions_;
        visit.left = visit.changed = 0;
        if (front_of_[place] >= 0) {
            Front &front = fronts_[front_of_[place]];
            front.now.clear();
            if (!front.dead.empty() && front.dead.count(look_back(place, front))) return;
        }
        const int cell = order_[place];
        const bool above = from_above(cell), left = from_left(cell);
        // Turns come first: they seldom fit. The ways are taken from behind.
        if (above && left) {
            if (!is_end(cell)) offer(visit, {nothing});
        } else if (is_end(cell)) {
            if (above || left) offer(visit, {nothing});
            else offer(visit, {to_below, to_right});
        } else if (above) offer(visit, {to_below, to_right});
        else if (left) offer(visit, {to_right, to_below});
        else if (cover_) offer(visit, {both});
        else offer(visit, {nothing, both});
    }

    static void offer(Visit &visit, std::initializer_list<Lines> ways) {
        std::copy(ways.begin(), ways.end(), visit.ways.begin());
        visit.left = static_cast<int>(ways.size());
    }

    void take_back(Visit &visit) {
        const int cell = order_[now_];
        right_[cell] = down_[cell] = false;
        made_ -= visit.is_exception;
        visit.is_exception = false;
        while (visit.changed) {
            const auto [tip, other] = visit.tips[--visit.changed];
            tip_[tip] = other;
        }
    }

    // Draws the next lines that fit; false where none are left.
    bool draw_next(Visit &visit) {
        const int cell = order_[now_];
        while (visit.left) {
            const Lines lines = visit.ways[--visit.left];
            const bool right = lines & to_right, down = lines & to_below;
            if (ground_.right[cell] == (right ? -1 : 1) || ground_.down[cell] == (down ? -1 : 1)) continue;
            if (!fits(cell, right)) continue;
            const bool is_exception = allowed_ != any && !is_usual(cell, right, down);
            if (is_exception && made_ == allowed_) continue;
            visit.is_exception = is_exception;
            made_ += is_exception;
            if ((!right || join(cell, cell + 1, visit)) && (!down || join(cell, cell + below_, visit))) {
                right_[cell] = right;
                down_[cell] = down;
                return true;
            }
            take_back(visit);
        }
        return false;
    }

    // False for a loop, or where different paths would be joined.
    bool join(int cell, int beside, Visit &visit) {
        const int one = tip_[cell], other = tip_[beside];
        if (one == beside) return false;
        const int a = ground_.label[one], b = ground_.label[other];
        if (a >= 0 && b >= 0 && a != b) return false;
        visit.tips[visit.changed++] = {one, tip_[one]};
        visit.tips[visit.changed++] = {other, tip_[other]};
        tip_[one] = other;
        tip_[other] = one;
        return true;
    }

    // Whether these lines from a cell leave the next one possible.
    bool fits(int cell, bool right) const {
        const int beside = cell + 1;
        const bool meets = down_[beside - below_];
        if (right) return !(meets && is_end(beside));
        return !cover_ || meets || !is_free(beside) || may_turn(beside);
    }

    // Whether ┌ may be in a cell.
    bool may_turn(int cell) const {
        return ground_.right[cell] >= 0 && ground_.down[cell] >= 0 &&
               (can_turn_[cell] || allowed_ == any || made_ < allowed_);
    }

    // Whether these lines from a cell make no U-turn, and leave nothing empty in a bend.
    bool is_usual(int cell, bool right, bool down) const {
        const bool above = from_above(cell), left = from_left(cell), meets = down_[cell + 1 - below_];
        const int upper_left = cell - below_ - 1;
        const bool in_bend = right_[upper_left] && down_[upper_left];  // of ┌
        if (!cover_ && in_bend && is_free(cell) && !right && !down) return false;
        // └ here, or ┘ beside: no line may close the third side.
        if (right && (above || meets) && ((above && meets) || right_[cell - below_])) return false;
        if (!is_free(cell)) return !(right && is_below_turn(cell));
        if (right && down && !can_turn_[cell]) return false;
        if (down && left && !lane(cell)) return false;
        return !is_below_turn(cell) || (left && down);
    }

    // Whether the cell is in the bend of ┐.
    bool is_below_turn(int cell) const {
        const int corner = cell - below_ + 1;
        return is_free(corner) && right_[corner - 1] && down_[corner];
    }

    // Whether ┐ may be in a cell, and in its bend, and so on to an end.
    bool lane(int cell) const {
        if (down_[cell - 1]) return false;
        for (cell += below_ - 1; is_free(cell); cell += below_ - 1)
            if (from_above(cell) || !from_left(cell)) return false;
        return is_end(cell) && !from_above(cell);
    }

    // What the cells of a diagonal and those behind it know of what is before; worked out when it is first asked for.
    const std::string &look_back(int place, Front &front) const {
        if (!front.now.empty()) return front.now;
        for (; place < front.end; ++place) {
            const int cell = order_[place], corner = cell - below_ - 1;
            const bool above = from_above(cell), left = from_left(cell);
            const bool in_bend = !cover_ && right_[corner] && down_[corner];
            front.now.push_back(static_cast<char>(above + 2 * left + 4 * in_bend));
            if (above == left || is_end(cell)) continue;
            const int other = tip_[cell], label = ground_.label[other];
            front.now.push_back(label >= 0 ? 'e' : 't');
            add(front.now, label >= 0 ? label : place_[other]);
        }
        add(front.now, made_);
        return front.now;
    }

    static void add(std::string &text, int number) {
        for (int shift = 0; shift < 32; shift += 8) text.push_back(static_cast<char>(number >> shift & 255));
    }
};

}  // namespace whygrid::links
