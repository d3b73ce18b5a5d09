// Sets of small numbers as rows of 64-bit words, all of the same length.
//
//     word 0                    word 1
//     63 62 ...  2  1  0        127 126 ... 65 64
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace whygrid::chains {

template <typename Visit>
void each_bit(const std::uint64_t *row, std::size_t words, Visit visit) {
    for (std::size_t w = 0; w < words; ++w)
        for (std::uint64_t rest = row[w]; rest; rest &= rest - 1)
            visit(static_cast<int>(64 * w) + std::countr_zero(rest));
}

class Row {
  public:
    explicit Row(std::size_t bits = 0) : words_((bits + 63) / 64, 0) {}

    Row(std::size_t bits, const unsigned char *bytes, std::size_t size) : Row(bits) {
        for (std::size_t i = 0; i < size && i / 8 < words_.size(); ++i)
            words_[i / 8] |= static_cast<std::uint64_t>(bytes[i]) << i % 8 * 8;
    }

    void add(int bit) { words_[bit >> 6] |= 1ULL << (bit & 63); }
    bool has(int bit) const { return words_[bit >> 6] >> (bit & 63) & 1; }
    Row &operator|=(const Row &o) { return merge(o, [](auto a, auto b) { return a | b; }); }
    Row &operator&=(const Row &o) { return merge(o, [](auto a, auto b) { return a & b; }); }
    Row &operator-=(const Row &o) { return merge(o, [](auto a, auto b) { return a & ~b; }); }
    void add_all(const std::uint64_t *words) {
        for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= words[w];
    }
    bool empty() const {
        for (const std::uint64_t word : words_)
            if (word) return false;
        return true;
    }
    int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }
    template <typename Visit>
    void each(Visit visit) const {
        each_bit(words_.data(), words_.size(), visit);
    }

    const std::vector<std::uint64_t> &words() const { return words_; }

  private:
    std::vector<std::uint64_t> words_;

    template <typename Merge>
    Row &merge(const Row &o, Merge with) {
        for (std::size_t w = 0; w < words_.size(); ++w) words_[w] = with(words_[w], o.words_[w]);
        return *this;
    }
};

// As many rows as there are numbers, in one piece of memory.
class Rows {
  public:
    explicit Rows(std::size_t size = 0) : words_((size + 63) / 64), all_(words_ * size, 0) {}

    void add(int row, int bit) { (*this)[row][bit >> 6] |= 1ULL << (bit & 63); }
    bool has(int row, int bit) const { return (*this)[row][bit >> 6] >> (bit & 63) & 1; }
    std::uint64_t *operator[](int row) { return all_.data() + words_ * row; }
    const std::uint64_t *operator[](int row) const { return all_.data() + words_ * row; }
    std::size_t words() const { return words_; }

    void merge(int row, const std::uint64_t *other) {
        std::uint64_t *const into = (*this)[row];
        for (std::size_t w = 0; w < words_; ++w) into[w] |= other[w];
    }
    template <typename Visit>
    void each(int row, Visit visit) const {
        each_bit((*this)[row], words_, visit);
    }

  private:
    std::size_t words_;
    std::vector<std::uint64_t> all_;
};

}  // namespace whygrid::chains
