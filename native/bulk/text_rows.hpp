// Puzzles as lines of text, the way most collections come: 81 symbols and an end of line, 82 bytes a row.
//
//     ..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n
//
// Whoever reads looks whether a text is of this form and no other; all else is read by slower code that says what is
// wrong with it.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace whygrid {

constexpr std::size_t line_bytes = 82;

// Sixteen symbols at a time; the last sixteen of a row overlap the ones before.
typedef std::uint8_t Symbols __attribute__((vector_size(16)));
constexpr int first_symbols[] = {0, 16, 32, 48, 64, 65};

inline Symbols load_symbols(const std::uint8_t *from) {
    Symbols symbols;
    __builtin_memcpy(&symbols, from, sizeof symbols);
    return symbols;
}

// Whether a line is a row.
inline bool plain_row(const std::uint8_t *line, std::uint8_t *digits) {
    Symbols odd{};
    for (const int i : first_symbols) {
        const Symbols symbols = load_symbols(line + i), values = symbols - '0';
        const Symbols is_digit = reinterpret_cast<Symbols>(values <= 9);
        const Symbols is_empty = reinterpret_cast<Symbols>((symbols == '.') | (symbols == '*') | (symbols == '_') |
                                                           (symbols == '-'));
        odd |= ~(is_digit | is_empty);
        const Symbols found = values & is_digit;
        __builtin_memcpy(digits + i, &found, sizeof found);
    }
    std::uint64_t halves[2];
    __builtin_memcpy(halves, &odd, sizeof halves);
    return !(halves[0] | halves[1]) && line[81] == '\n';
}

// How many rows stand at the start of a text, each in a line of its own; their digits go to `grids`, if wanted.
inline std::size_t plain_rows(const std::uint8_t *text, std::size_t size, std::uint8_t *grids) {
    std::size_t rows = 0;
    std::uint8_t aside[81];
    while (line_bytes * (rows + 1) <= size) {
        if (!plain_row(text + line_bytes * rows, grids ? grids + 81 * rows : aside)) break;
        ++rows;
    }
    return rows;
}

inline char *put_symbols(char *to, const std::uint8_t *digits) {
    for (const int i : first_symbols) {
        const Symbols values = load_symbols(digits + i);
        const Symbols empty = reinterpret_cast<Symbols>(values == 0);
        const Symbols symbols = ((values + '0') & ~empty) | (empty & '.');
        __builtin_memcpy(to + i, &symbols, sizeof symbols);
    }
    return to + 81;
}

// Each puzzle in a line, with its solution, if there are some, and whole numbers after commas. In each line the same
// may stand before the puzzle, and between its solution and the numbers.
inline std::string rows_as_text(const std::uint8_t *puzzles, const std::uint8_t *solutions, std::size_t rows,
                                const std::vector<const std::uint64_t *> &columns, const std::string &before,
                                const std::string &between) {
    constexpr std::size_t longest_number = 21;  // with its comma
    const std::size_t fixed = before.size() + line_bytes * (solutions ? 2 : 1) + between.size();
    std::string text(rows * (fixed + longest_number * columns.size()), ' ');
    char *at = text.data();
    for (std::size_t row = 0; row < rows; ++row) {
        at = std::ranges::copy(before, at).out;
        at = put_symbols(at, puzzles + 81 * row);
        if (solutions) {
            *at++ = ',';
            at = put_symbols(at, solutions + 81 * row);
        }
        at = std::ranges::copy(between, at).out;
        for (const std::uint64_t *column : columns) {
            *at++ = ',';
            at = std::to_chars(at, at + longest_number - 1, column[row]).ptr;
        }
        *at++ = '\n';
    }
    text.resize(static_cast<std::size_t>(at - text.data()));
    return text;
}

}  // namespace whygrid
