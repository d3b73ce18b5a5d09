// All ways to place one digit in the whole grid; toolbox/one_digit.py has the counterpart.
//
//     rows[r]    bit c: the digit may go to column c of row r
//     columns    those taken by the rows above          stacks    those taken by the rows above of the same band
//
// Of the rows above no more counts than this, so that each such situation is looked at once.
#pragma once

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace whygrid::patterns {

using Mask = std::uint32_t;

class OneDigit {
  public:
    OneDigit(const std::vector<Mask> &rows, int depth, int width)
        : possible(rows.size(), 0), rows_(rows), size_(static_cast<int>(rows.size())), depth_(depth),
          width_(width) {
        if (size_ > 9 || depth < 1 || width < 1 || depth * width != size_)
            throw std::invalid_argument("no board of up to nine rows");
        seen_.assign(((static_cast<std::size_t>(size_) << (size_ + depth_)) + 63) / 64, 0);
        alive_ = seen_;
        for (const Mask row : rows_)
            if (row >> size_) throw std::invalid_argument("a column that is not there");
        fill(0, 0, 0);
    }

    std::vector<Mask> possible;  // of the places those that are in some way

  private:
    const std::vector<Mask> &rows_;
    int size_, depth_, width_;
    // By row, columns and stacks, of which there are as many as rows in a box: what was looked at, what leads on.
    std::vector<std::uint64_t> seen_, alive_;

    bool fill(int row, Mask columns, Mask stacks) {
        if (row == size_) return true;
        if (row % depth_ == 0) stacks = 0;
        const std::size_t index = (static_cast<std::size_t>(row) << size_ | columns) << depth_ | stacks;
        const std::uint64_t bit = std::uint64_t{1} << (index & 63);
        if (!(seen_[index >> 6] & bit)) {
            seen_[index >> 6] |= bit;
            for (Mask rest = rows_[row] & ~columns; rest; rest &= rest - 1) {
                const int column = std::countr_zero(rest);
                const Mask stack = Mask{1} << column / width_;
                if (stacks & stack || !fill(row + 1, columns | Mask{1} << column, stacks | stack)) continue;
                possible[row] |= Mask{1} << column;
                alive_[index >> 6] |= bit;
            }
        }
        return alive_[index >> 6] & bit;
    }
};

}  // namespace whygrid::patterns
