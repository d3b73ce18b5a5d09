// What rests on there being one solution: unique rectangles and loops, and the bivalue universal grave.
//
//     a loop of cells that may all hold x and y, each house of it twice, by turns:
//         {xy}──────{xy}        type 1   one cell has more          type 3   two have, and form a set with others
//           │         │         type 2   all that have more have    type 4   two have, and x is locked in them
//         {xy}──────{xyz}                the same one
//
// Of loops the lowest rating is taken, then the lowest type, then the first found.
#pragma once

#include <optional>

#include "se_steps.hpp"

namespace whygrid::WHYGRID_RATER {

class UniqueLoops {
  public:
    explicit UniqueLoops(const Board &board) : board_(board) {}

    bool find(Step &step) {
        for (int cell = 0; cell < 81; ++cell) {
            pair_ = board_.marks[cell];
            if (!two_in(pair_)) continue;
            size_ = 0;
            inside_ = {};
            walk(cell, -1, 2, 0, 0, 0);
        }
        if (best_) step = *best_;
        return best_.has_value();
    }

  private:
    const Board &board_;
    unsigned pair_ = 0;
    int loop_[81], size_ = 0;
    Cells inside_;
    std::optional<Step> best_;
    int best_type_ = 0;

    // Goes on from a cell by another kind of house than it came. `spare` cells with more digits are still allowed; `extra`
    // are the digits which those seen so far have (of all that were tried, as in the program).
    void walk(int cell, int came_by, int spare, unsigned extra, unsigned odd, unsigned even) {
        unsigned &visited = size_ % 2 ? odd : even;
        for (const int house : shape.home[cell]) {
            if (visited >> house & 1) return;  // no loop through here will do
            visited |= 1u << house;
        }
        loop_[size_++] = cell;
        inside_.add(cell);
        for (int kind = 0; kind < 3; ++kind) {
            if (kind == came_by) continue;
            for (const int next : shape.cells[shape.home[cell][kind]]) {
                if (next == loop_[0] && size_ >= 4) {
                    if (odd == even) judge();
                    continue;
                }
                const unsigned marks = board_.marks[next];
                if (inside_.has(next) || (marks & pair_) != pair_) continue;
                extra |= marks & ~pair_;
                if (marks != pair_ && !one_in(extra) && spare <= 0) continue;
                walk(next, kind, spare - (marks != pair_), extra, odd, even);
            }
        }
        inside_.drop(cell);
        --size_;
    }

    void judge() {
        int more[81], count = 0;
        for (int i = 0; i < size_; ++i)
            if (board_.marks[loop_[i]] != pair_) more[count++] = loop_[i];
        if (count == 1) {
            Step step = rated(0);
            step.removals.add(more[0], pair_);
            offer(step, 1);
        } else if (count > 2) {
            same_extra(more, count);
        } else if (count == 2) {
            const unsigned extra = (board_.marks[more[0]] | board_.marks[more[1]]) & ~pair_;
            if (one_in(extra)) same_extra(more, count);
            else with_a_set(more[0], more[1], extra);
            locked(more[0], more[1]);
        }
    }

    void same_extra(const int *more, int count) {
        const int digit = std::countr_zero(board_.marks[more[0]] & ~pair_);
        Cells victims = board_.live[digit];
        for (int i = 0; i < count; ++i) victims &= shape.seen[more[i]];
        Step step = rated(0);
        victims.each([&](int cell) { step.removals.add(cell, 1u << digit); });
        offer(step, 2);
    }

    void with_a_set(int one, int other, unsigned extra) {
        for (int degree = shape.bits[extra]; degree <= 7; ++degree)
            for (int kind = 0; kind < 3; ++kind) {
                const int house = shape.home[one][kind];
                if (house != shape.home[other][kind]) continue;
                if (2 * degree <= board_.empty[house]) naked(one, other, extra, house, kind, degree);
                if (2 * degree < board_.empty[house]) hidden(one, other, extra, house, kind, degree);
            }
    }

    void naked(int one, int other, unsigned extra, int house, int kind, int degree) {
        const unsigned ones = 1u << shape.place[one][kind], others = 1u << shape.place[other][kind];
        for (int i = 0; i < shape.many[degree]; ++i) {
            const unsigned places = shape.subsets[degree][i];
            if (!(places & ones) || places & others) continue;
            unsigned covered = extra & board_.marks[one] & board_.marks[other], digits = extra;
            bool wide = true;
            each_bit(places & ~ones, [&](int place) {
                const unsigned marks = board_.marks[shape.cells[house][place]];
                covered |= marks, digits |= marks;
                wide = wide && marks & (marks - 1);
            });
            if (!wide || shape.bits[covered] != degree || shape.bits[digits] != degree) continue;
            Step step = rated((degree - 1) * 0.1);
            each_bit(511 & ~places & ~others, [&](int place) {
                const int cell = shape.cells[house][place];
                step.removals.add(cell, board_.marks[cell] & digits);
            });
            offer(step, 3);
        }
    }

    void hidden(int one, int other, unsigned extra, int house, int kind, int degree) {
        const unsigned rest = 511 & ~pair_ & ~extra;
        const unsigned ones = 1u << shape.place[one][kind], others = 1u << shape.place[other][kind];
        for (int i = 0; i < shape.many[degree - 2]; ++i) {
            const unsigned chosen = shape.subsets[degree - 2][i];
            if (chosen & ~rest) continue;
            unsigned places = 0;
            bool all = true;
            each_bit(chosen | pair_, [&](int digit) {
                const unsigned here = board_.places[house][digit] & ~others;
                places |= here;
                all = all && here;
            });
            if (!all || shape.bits[places] != degree) continue;
            places &= ~ones;
            Step step = rated((shape.bits[places] - 1) * 0.1);
            each_bit(places, [&](int place) {
                const int cell = shape.cells[house][place];
                step.removals.add(cell, board_.marks[cell] & ~(chosen | pair_));
            });
            offer(step, 3);
        }
    }

    void locked(int one, int other) {
        unsigned alone = 0;  // digits of the pair with no other place in some common house
        for (int kind = 0; kind < 3; ++kind) {
            const int house = shape.home[one][kind];
            if (house != shape.home[other][kind]) continue;
            const unsigned both = 1u << shape.place[one][kind] | 1u << shape.place[other][kind];
            each_bit(pair_, [&](int digit) {
                if (!(board_.places[house][digit] & ~both)) alone |= 1u << digit;
            });
        }
        if (!alone) return;
        const unsigned gone = pair_ & ~(alone & -alone);  // where both are, the first is the one that stays
        Step step = rated(0);
        step.removals.add(one, gone);
        step.removals.add(other, gone);
        offer(step, 4);
    }

    Step rated(double more) const {
        Step step;
        step.rating = 4.5;
        if (size_ >= 10) step.rating += 0.3;
        if (size_ >= 8) step.rating += 0.2;
        else if (size_ >= 6) step.rating += 0.1;
        step.rating += more;
        return step;
    }

    void offer(const Step &step, int type) {
        if (!step.removals.count) return;
        if (best_ && (step.rating > best_->rating || (step.rating == best_->rating && type >= best_type_))) return;
        best_ = step;
        best_type_ = type;
    }
};

// The bivalue universal grave: but for some extra digits, every cell has two digits and every digit two places.
class Grave {
  public:
    explicit Grave(const Board &board) : board_(board) {}

    bool find(Step &step) {
        if (!collect() || !deadly()) return false;
        if (count_ == 1) {
            step.rating = 5.6;
            step.removals.add(cells_[0], board_.marks[cells_[0]] & ~all_);
            return true;
        }
        if (one_in(all_)) return same_extra(step) || (count_ == 2 && locked(step));
        return common_.any() && ((count_ == 2 && locked(step)) || with_a_set(step));
    }

  private:
    const Board &board_;
    int cells_[81], count_ = 0;
    unsigned extra_[81] = {}, all_ = 0;
    Cells common_;  // what sees all cells with extra digits

    bool collect() {
        Cells known;
        for (int house = 0; house < 27; ++house)
            for (int digit = 0; digit < 9; ++digit) {
                const unsigned places = board_.places[house][digit];
                if (!places || two_in(places)) continue;
                int cell = -1, found = 0;
                each_bit(places, [&](int place) {
                    const int here = shape.cells[house][place];
                    if (shape.bits[board_.marks[here]] >= 3) cell = here, ++found;
                });
                if (!found) return false;
                if (found > 1) continue;  // another house will say which
                if (!known.has(cell)) {
                    common_ = count_ ? common_ & shape.seen[cell] : shape.seen[cell];
                    cells_[count_++] = cell;
                    known.add(cell);
                }
                extra_[cell] |= 1u << digit;
                all_ |= 1u << digit;
                common_ = common_ - known;
                if (count_ > 1 && !one_in(all_) && !common_.any()) return false;
            }
        return count_ > 0;
    }

    bool deadly() const {
        for (int cell = 0; cell < 81; ++cell)
            if (board_.marks[cell] | extra_[cell] && !two_in(board_.marks[cell] & ~extra_[cell])) return false;
        for (int house = 0; house < 27; ++house)
            for (int digit = 0; digit < 9; ++digit) {
                unsigned places = board_.places[house][digit];
                each_bit(places, [&](int place) {
                    if (extra_[shape.cells[house][place]] >> digit & 1) places &= ~(1u << place);
                });
                if (places && !two_in(places)) return false;
            }
        return true;
    }

    bool same_extra(Step &step) const {
        const int digit = std::countr_zero(all_);
        const Cells victims = common_ & board_.live[digit];
        step.rating = 5.7;
        victims.each([&](int cell) { step.removals.add(cell, all_); });
        return victims.any();
    }

    // The house of this kind that all cells with extra digits are in, or -1.
    int shared_house(int kind) const {
        const int house = shape.home[cells_[0]][kind];
        for (int i = 1; i < count_; ++i)
            if (shape.home[cells_[i]][kind] != house) return -1;
        return house;
    }

    bool locked(Step &step) const {
        const int one = cells_[0], other = cells_[1];
        const unsigned common = board_.marks[one] & board_.marks[other] & ~all_;
        if (!one_in(common)) return false;
        for (int kind = 0; kind < 3; ++kind) {
            if (shared_house(kind) < 0) continue;
            step.rating = 5.7;
            step.removals.add(one, board_.marks[one] & ~extra_[one] & ~common);
            step.removals.add(other, board_.marks[other] & ~extra_[other] & ~common);
            return true;
        }
        return false;
    }

    bool with_a_set(Step &step) const {
        for (int kind = 0; kind < 3; ++kind) {
            const int house = shared_house(kind);
            if (house < 0) continue;
            int cells[20], count = 0;  // in the order of what the first of them sees
            for (const int cell : shape.peers[cells_[0]])
                if (common_.has(cell) && shape.of_house[house].has(cell)) cells[count++] = cell;
            for (int degree = 2; degree <= 6 && degree <= count; ++degree)
                for (int i = 0; i < shape.many[degree - 1]; ++i) {
                    const unsigned chosen = shape.subsets[degree - 1][i];
                    if (chosen >> count) break;
                    if (exclude(chosen, cells, count, degree, step)) return true;
                }
        }
        return false;
    }

    bool exclude(unsigned chosen, const int *cells, int count, int degree, Step &step) const {
        unsigned others = 0;
        bool wide = all_ & (all_ - 1);
        each_bit(chosen, [&](int i) {
            others |= board_.marks[cells[i]];
            wide = wide && board_.marks[cells[i]] & (board_.marks[cells[i]] - 1);
        });
        const unsigned set = others | all_;
        if (!wide || shape.bits[others] != degree || shape.bits[set] != degree) return false;
        for (int i = 0; i < count; ++i)
            if (!(chosen >> i & 1)) step.removals.add(cells[i], board_.marks[cells[i]] & set);
        step.rating = 5.7 + (degree - 1) * 0.1;
        return step.removals.count > 0;
    }
};

}  // namespace whygrid::WHYGRID_RATER
