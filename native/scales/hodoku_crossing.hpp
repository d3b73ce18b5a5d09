// Sue de Coq: two or three cells where a line crosses a box, and as many cells of both as they have digits to spare.
#pragma once

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

class SueDeCoq {
  public:
    explicit SueDeCoq(const Board &board) : board_(board) {}

    Find find() {
        for (int line = 0; line < 18; ++line)
            for (int box = 18; box < 27 && !found_.any(); ++box) {
                line_ = houses.set[line] & board_.empty;
                box_ = houses.set[box] & board_.empty;
                if ((line_ & box_).size() >= 2) crossing();
            }
        return found_;
    }

  private:
    const Board &board_;
    CellSet line_, box_;                    // cells without a digit
    CellSet middle_, beside_;               // where they cross, and the cells chosen from the line
    Marks digits_ = 0, line_digits_ = 0;    // their digits
    Find found_;

    void crossing() {
        std::vector<int> cells;
        (line_ & box_).each([&](int cell) { cells.push_back(cell); });
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                const CellSet two = CellSet::of(cells[i]) | CellSet::of(cells[j]);
                const Marks digits = board_.marks[cells[i]] | board_.marks[cells[j]];
                from(two, digits, 2);
                for (std::size_t k = j + 1; k < cells.size(); ++k)
                    from(two | CellSet::of(cells[k]), digits | board_.marks[cells[k]], 3);
            }
    }

    void from(CellSet cells, Marks digits, int count) {
        const int spare = count_of(digits) - count;
        if (spare < 2 || found_.any()) return;
        middle_ = cells;
        digits_ = digits;
        in_line(line_ - cells, 0, {}, 0, spare);
    }

    // Cells of the line that use up some of what is to spare.
    void in_line(CellSet rest, int count, CellSet cells, Marks digits, int spare) {
        while (!rest.empty() && !found_.any()) {
            const int cell = rest.first();
            rest = rest - CellSet::of(cell);
            const Marks more = digits | board_.marks[cell];
            const int uses = count + 1 - count_of(more & ~digits_);
            if ((more & digits_) && uses > 0 && uses < spare) {
                beside_ = cells | CellSet::of(cell);
                line_digits_ = more;
                in_box(box_ - middle_ - beside_, 0, {}, 0, spare - uses);
            }
            if (!found_.any()) in_line(rest, count + 1, cells | CellSet::of(cell), more, spare);
        }
    }

    // Cells of the box that use up the rest, without the digits that the line has used.
    void in_box(CellSet rest, int count, CellSet cells, Marks digits, int spare) {
        while (!rest.empty() && !found_.any()) {
            const int cell = rest.first();
            rest = rest - CellSet::of(cell);
            if (board_.marks[cell] & line_digits_ & digits_) continue;
            const Marks more = digits | board_.marks[cell];
            const int uses = count + 1 - count_of(more & ~digits_);
            const CellSet with = cells | CellSet::of(cell);
            if ((more & digits_) && uses == spare) strike(with, more);
            if (uses <= spare && !found_.any()) in_box(rest, count + 1, with, more, spare);
        }
    }

    void strike(CellSet cells, Marks digits) {
        const Marks both = line_digits_ & digits & ~digits_;
        Find find;
        const Marks in_box = ((digits_ | digits) & ~line_digits_) | both;
        (box_ - middle_ - cells).each([&](int cell) { find.strike(cell, board_.marks[cell] & in_box); });
        const Marks in_line = ((digits_ | line_digits_) & ~digits) | both;
        // Three cells lie on one line of the two that cross there; of a row, if it is one.
        const int first = middle_.first();
        const CellSet across = houses.set[row(first)], down = houses.set[9 + column(first)];
        ((middle_.within(across) ? across : down) & board_.empty).each([&](int cell) {
            if (!middle_.has(cell) && !beside_.has(cell)) find.strike(cell, board_.marks[cell] & in_line);
        });
        if (find.any()) found_ = find;
    }
};

inline Find sue_de_coq(Board &board) { return SueDeCoq(board).find(); }

}  // namespace whygrid::hodoku
