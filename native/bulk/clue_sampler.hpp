// Uniform sets of n cells of a grid, out of those that meet many of its unavoidable sets by construction.
//
//     place     the cells, renumbered: five blocks of 16 and one cell that is left over
//
//               low   [ block 3 | block 2 | block 1 | block 0 ]      16 bits each
//               high  [    -    |    -    |  left over | block 4 ]
//
//     block     its 2^16 subsets, without those that miss an unavoidable set inside the block; by size
//     ways      ways[b][m]: choices of m cells from the blocks b, b + 1, ... and the one left over
//
// Drawing is choosing the sizes first, each vector of sizes with its share of the ways, and then one
// subset a block. Blocks are chosen so that they hold many small unavoidable sets. Whoever draws can look
// at the blocks so far and go on with several subsets of the next one: each result alone is uniform.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "random.hpp"
#include "unavoidable.hpp"

namespace whygrid {

class ClueSampler {
  public:
    static constexpr int blocks = 5;

    void start(const std::vector<CellSet> &unavoidable, int clues) {
        clues_ = clues;
        choose_blocks(unavoidable);
        for (int block = 0; block < blocks; ++block) list_subsets(block, unavoidable);
        count_ways();
    }

    // The share of all sets of n cells that can be drawn.
    double share() const { return static_cast<double>(ways_[0][clues_]) / binomial(cells, clues_); }

    // Chooses how many cells of each block; gives the cell left over, or nothing.
    CellSet draw_sizes(Random &random) {
        Wide number = below(random, ways_[0][clues_]);
        int m = clues_;
        for (int block = 0; block < blocks; ++block) {
            int size = 0;
            for (;; ++size) {
                const Wide here = count(block, size) * ways_[block + 1][m - size];
                if (number < here) break;
                number -= here;
            }
            number %= ways_[block + 1][m - size];
            m -= size;
            first_[block] = valid_[block].data() + start_[block][size];
            counts_[block] = count(block, size);
        }
        CellSet left_over;
        if (m) left_over.add(cells - 1);
        return left_over;
    }

    // The subset of a block that a random word means, one bit a place.
    unsigned part(int block, std::uint64_t word) const {
        return first_[block][Wide{word} * counts_[block] >> 64];
    }

    static CellSet in_block(int block, unsigned part) {
        return block < 4 ? CellSet{std::uint64_t{part} << (16 * block), 0} : CellSet{0, part};
    }

    int cell_at(int place) const { return cell_at_[place]; }

    CellSet to_places(const CellSet &set) const {
        CellSet result;
        set.each([&](int cell) { result.add(place_of_[cell]); });
        return result;
    }

    // The block that settles whether a set of places is met; -1 if all sets drawn meet it.
    static int settled_by(const CellSet &places) {
        int first = blocks, last = 0;
        places.each([&](int place) {
            const int block = place == cells - 1 ? -1 : place / block_cells;  // the one left over comes first
            first = std::min(first, block);
            last = std::max(last, block);
        });
        return first == last ? -1 : last;
    }

  private:
    __extension__ typedef unsigned __int128 Wide;

    static constexpr int cells = 81, block_cells = 16, subsets = 1 << block_cells;

    int clues_ = 0;
    std::uint8_t place_of_[cells], cell_at_[cells];
    std::vector<std::uint16_t> valid_[blocks];      // subsets, by size
    std::uint32_t start_[blocks][block_cells + 2];  // size s: valid_[start_[s]] .. [start_[s + 1])
    Wide ways_[blocks + 1][cells + 1];
    const std::uint16_t *first_[blocks];
    std::uint32_t counts_[blocks];
    std::array<std::uint64_t, subsets / 64> missed_;

    static const std::vector<std::uint16_t> &by_size() {
        static const std::vector<std::uint16_t> table = [] {
            std::vector<std::uint16_t> all(subsets);
            for (unsigned i = 0; i < subsets; ++i) all[i] = static_cast<std::uint16_t>(i);
            const auto smaller = [](unsigned a, unsigned b) { return std::popcount(a) < std::popcount(b); };
            std::stable_sort(all.begin(), all.end(), smaller);
            return all;
        }();
        return table;
    }

    static double binomial(int n, int k) {
        double result = 1;
        for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
        return result;
    }

    // An unavoidable set of so many cells is missed by 0.68^size of all puzzles with 26 clues.
    static std::uint64_t worth(int size) {
        std::uint64_t value = std::uint64_t{1} << 40;
        for (int i = 0; i < size; ++i) value = value * 68 / 100;
        return value;
    }

    void choose_blocks(const std::vector<CellSet> &unavoidable) {
        CellSet used;
        CellSet members[blocks];
        for (CellSet &block : members) {
            for (;;) {
                const CellSet *best = nullptr;
                std::uint64_t best_score = 0;
                for (const CellSet &set : unavoidable) {
                    const int fresh = (set - block).size();
                    if (fresh == 0 || set.meets(used) || block.size() + fresh > block_cells) continue;
                    const std::uint64_t score = worth(set.size()) / static_cast<std::uint64_t>(fresh);
                    if (score > best_score) best = &set, best_score = score;
                }
                if (!best) break;
                block = block | *best;
            }
            used = used | block;
        }
        int rest = 0, place = 0;
        const auto put = [&](int cell) {
            place_of_[cell] = static_cast<std::uint8_t>(place);
            cell_at_[place++] = static_cast<std::uint8_t>(cell);
        };
        for (const CellSet &block : members) {
            block.each(put);
            for (; place % block_cells; ++rest) {
                if (!used.has(rest)) put(rest);
            }
            if (block.size() == 0) {  // nothing fitted: any cells will do
                for (int i = 0; i < block_cells; ++rest) {
                    if (!used.has(rest)) put(rest), ++i;
                }
            }
        }
        while (used.has(rest)) ++rest;
        put(rest);
    }

    // One bit for each subset: it misses some unavoidable set inside the block.
    void mark_missed(int block, const std::vector<CellSet> &unavoidable) {
        std::fill(missed_.begin(), missed_.end(), 0);
        for (const CellSet &set : unavoidable) {
            unsigned inside = 0;
            bool all = true;
            set.each([&](int cell) {
                const int place = place_of_[cell];
                all = all && place / block_cells == block;
                inside |= 1u << (place % block_cells);
            });
            const unsigned outside = (subsets - 1) & ~inside;
            if (all) missed_[outside / 64] |= std::uint64_t{1} << outside % 64;
        }
        // What a set misses, its subsets miss: first without each of the low six cells, within words.
        constexpr std::uint64_t without[6] = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                              0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
        for (std::uint64_t &word : missed_) {
            for (int cell = 0; cell < 6; ++cell) word |= word >> (1 << cell) & without[cell];
        }
        for (std::size_t step = 1; step < missed_.size(); step *= 2) {
            for (std::size_t base = 0; base < missed_.size(); base += 2 * step) {
                for (std::size_t i = base; i < base + step; ++i) missed_[i] |= missed_[i + step];
            }
        }
    }

    void list_subsets(int block, const std::vector<CellSet> &unavoidable) {
        mark_missed(block, unavoidable);
        const std::vector<std::uint16_t> &all = by_size();
        std::vector<std::uint16_t> &valid = valid_[block];
        valid.resize(subsets);
        std::uint32_t *start = start_[block], count = 0;
        std::size_t at = 0;
        for (int size = 0; size <= block_cells; ++size) {
            start[size] = count;
            const auto end = at + static_cast<std::size_t>(binomial(block_cells, size));
            for (; at < end; ++at) {  // no branch: which subsets are missed is anybody's guess
                valid[count] = all[at];
                count += !(missed_[all[at] / 64] >> all[at] % 64 & 1);
            }
        }
        start[block_cells + 1] = count;
    }

    std::uint32_t count(int block, int size) const { return start_[block][size + 1] - start_[block][size]; }

    void count_ways() {
        for (int m = 0; m <= cells; ++m) ways_[blocks][m] = m <= 1;
        for (int block = blocks - 1; block >= 0; --block) {
            for (int m = 0; m <= cells; ++m) {
                ways_[block][m] = 0;
                for (int size = 0; size <= std::min(m, block_cells); ++size) {
                    ways_[block][m] += count(block, size) * ways_[block + 1][m - size];
                }
            }
        }
    }

    static Wide below(Random &random, Wide bound) {
        Wide mask = bound - 1;
        for (int shift = 1; shift < 128; shift <<= 1) mask |= mask >> shift;
        for (;;) {
            const Wide high = random.next(), number = (high << 64 | random.next()) & mask;
            if (number < bound) return number;
        }
    }
};

}  // namespace whygrid
