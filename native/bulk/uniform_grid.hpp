// Solution grids, each of the 6,670,903,752,021,072,936,960 equally likely.
//
//     [B1][B2][B3]      B1 = 123/456/789 (the digits are relabelled at the end), B2 B3 and B4 B7 uniform
//     [B4][ 6 x 6 ]     among their 56 * 6^6 completions. The open 6x6 square is then filled digit by
//     [B7][ cells ]     digit: a digit's place in the five boxes leaves it 2^4 = 16 patterns of 4 cells.
//
//     pattern     36-bit set of cells, bit = 6 * (row - 3) + (column - 3); nine disjoint ones fill it
//     open        16 bits a digit: its patterns that are disjoint from all chosen ones
//                 [digit 3|digit 2|digit 1|digit 0] [7|6|5|4] [-|-|-|8]
//
// A frame with n completions must come up with weight n: draw k below `ceiling` and take completion
// number k, or start again if there are not so many. The mean of n is 2692.9, its largest value
// 11664 (6280 is the next): tests/bulk/test_frames.py computes n for all frames.
#pragma once

#include "random.hpp"

namespace whygrid {

class UniformGrid {
  public:
    static constexpr std::uint32_t ceiling = 11664;

    UniformGrid() {
        for (int a = 0; a < 512; ++a) {
            for (int b = 0; b < 512; ++b) {
                const int c = 511 & ~(a | b);
                const bool rows_of_three = std::popcount(unsigned(a)) == 3 && std::popcount(unsigned(b)) == 3;
                if (rows_of_three && !(a & b) && !(a & 0007) && !(b & 0070) && !(c & 0700)) {
                    splits_[split_count_][0] = a;
                    splits_[split_count_][1] = b;
                    splits_[split_count_++][2] = c;
                }
            }
        }
    }

    void draw(Random &random, std::uint8_t *grid) {
        do {
            draw_frame(random, grid);
            left_ = random.below(ceiling) + 1;
        } while (!fill(0, all_open));
        for (int digit = 0; digit < 9; ++digit) {
            for (std::uint64_t cells = chosen_[digit]; cells; cells &= cells - 1) {
                const int bit = std::countr_zero(cells);
                grid[9 * (3 + bit / 6) + 3 + bit % 6] = static_cast<std::uint8_t>(digit + 1);
            }
        }
        std::uint8_t label[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        random.shuffle(label + 1, 9);
        for (int cell = 0; cell < 81; ++cell) grid[cell] = label[grid[cell]];
    }

    // How many completions a random frame has: their mean is known, which makes a good test.
    std::uint64_t count_random_frame(Random &random) {
        std::uint8_t grid[81];
        draw_frame(random, grid);
        left_ = ~std::uint64_t{0};
        fill(0, all_open);
        return ~std::uint64_t{0} - left_;
    }

  private:
    struct Open {
        std::uint64_t word[3];

        Open operator&(const Open &o) const {
            return {{word[0] & o.word[0], word[1] & o.word[1], word[2] & o.word[2]}};
        }

        bool some_digit_has_none() const {
            constexpr std::uint64_t ones = 0x0001000100010001, tops = 0x8000800080008000;
            std::uint64_t empty = 0;
            for (const std::uint64_t fields : word) empty |= (fields - ones) & ~fields & tops;
            return empty;
        }
    };

    static constexpr Open all_open{{~std::uint64_t{0}, ~std::uint64_t{0}, ~std::uint64_t{0}}};

    int splits_[56][3];  // the rows of B2 as sets of digits, for B1 = 123/456/789
    int split_count_ = 0;
    std::uint64_t patterns_[9][16];
    Open beside_[9][16];  // what a pattern leaves open: of its own digit, only itself
    std::uint64_t chosen_[9];
    std::uint64_t left_ = 0;

    void draw_frame(Random &random, std::uint8_t *grid) {
        int column_in[9][2], row_in[9][2];  // where each digit stands in B2, B3 and in B4, B7
        for (std::uint8_t i = 0; i < 9; ++i) grid[9 * (i / 3) + i % 3] = i + 1;
        for (int across = 0; across < 2; ++across) {
            const int *split = splits_[random.below(56)];
            for (int line = 0; line < 3; ++line) {
                const int second = split[line], third = 0777 & ~(0007 << (3 * line)) & ~second;
                for (int box = 0; box < 2; ++box) {
                    std::uint8_t digits[3];
                    int count = 0;
                    for (int set = box ? third : second; set; set &= set - 1) {
                        const int digit = std::countr_zero(unsigned(set));
                        // Down the stack, B1 is read column by column.
                        const int read = across ? digit : digit % 3 * 3 + digit / 3;
                        digits[count++] = static_cast<std::uint8_t>(read);
                    }
                    random.shuffle(digits, 3);
                    for (int i = 0; i < 3; ++i) {
                        const int far = 3 + 3 * box + i;
                        (across ? column_in : row_in)[digits[i]][box] = far;
                        const int cell = across ? 9 * line + far : 9 * far + line;
                        grid[cell] = static_cast<std::uint8_t>(digits[i] + 1);
                    }
                }
            }
        }
        for (int digit = 0; digit < 9; ++digit) {
            for (int ways = 0; ways < 16; ++ways) {
                std::uint64_t cells = 0;
                for (int band = 0; band < 2; ++band) {
                    for (int stack = 0; stack < 2; ++stack) {
                        const int row = other(row_in[digit][band], (ways >> band & 1) ^ stack);
                        const int column = other(column_in[digit][stack], (ways >> (2 + stack) & 1) ^ band);
                        cells |= std::uint64_t{1} << (6 * (row - 3) + column - 3);
                    }
                }
                patterns_[digit][ways] = cells;
            }
        }
        for (int digit = 0; digit < 9; ++digit) {
            for (int way = 0; way < 16; ++way) beside_[digit][way] = open_beside(digit, way);
        }
    }

    Open open_beside(int digit, int way) const {
        Open open = all_open;
        for (int later = digit; later < 9; ++later) {
            std::uint64_t ways = 0;
            for (int w = 0; w < 16; ++w) {
                const bool fits = later == digit ? w == way : !(patterns_[digit][way] & patterns_[later][w]);
                ways |= std::uint64_t{fits} << w;
            }
            open.word[later / 4] ^= (ways ^ 0xFFFF) << (16 * (later % 4));
        }
        return open;
    }

    // One of the two other lines of the same three.
    static int other(int line, int which) { return line / 3 * 3 + (line + 1 + which) % 3; }

    // Completions in a fixed order, until `left_` of them have been found.
    bool fill(int digit, const Open &open) {
        for (unsigned ways = open.word[digit / 4] >> (16 * (digit % 4)) & 0xFFFF; ways; ways &= ways - 1) {
            const int way = std::countr_zero(ways);
            chosen_[digit] = patterns_[digit][way];
            const Open &beside = beside_[digit][way];
            if (digit == 7) {  // the last digit has the rest of the cells, or nothing
                const std::uint64_t last = open.word[2] & beside.word[2] & 0xFFFF;
                if (!last || --left_) continue;
                chosen_[8] = patterns_[8][std::countr_zero(last)];
                return true;
            }
            const Open rest = open & beside;
            if (!rest.some_digit_has_none() && fill(digit + 1, rest)) return true;
        }
        return false;
    }
};

}  // namespace whygrid
