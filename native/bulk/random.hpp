// Random numbers that depend on a seed and an item's number alone, so that item i of a batch is the
// same whatever thread makes it and whatever was made before it.
//
//     (seed, item) ──splitmix64──▶ [s0][s1][s2][s3] ──xoshiro256++──▶ 64 bits, 64 bits, ...
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

namespace whygrid {

class Random {
  public:
    Random(std::uint64_t seed, std::uint64_t item) {
        std::uint64_t mixer = seed;
        mixer = splitmix(mixer) ^ item;
        for (std::uint64_t &word : state_) word = splitmix(mixer);
    }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Exactly uniform in 0..bound-1: draws from the incomplete last block are thrown away.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t spare = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < spare) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Random words by number instead of one after the other: word `number` of the stream that `key` starts.
    static std::uint64_t word(std::uint64_t key, std::uint64_t number) {
        std::uint64_t mixer = key + number * 0x9E3779B97F4A7C15;
        return splitmix(mixer);
    }

    // One of the two whole numbers around a value >= 0, so that the mean is the value.
    std::uint64_t rounded(double value) {
        const auto whole = static_cast<std::uint64_t>(value);
        return whole + (share() < value - static_cast<double>(whole));
    }

    // From 0 on, below 1.
    double share() {
        constexpr double unit = 1.0 / 9007199254740992.0;  // 2^-53
        return static_cast<double>(next() >> 11) * unit;
    }

    template <typename T>
    void shuffle(T *items, std::uint32_t count) {
        for (std::uint32_t i = count; i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

  private:
    std::uint64_t state_[4];

    static std::uint64_t splitmix(std::uint64_t &state) {
        std::uint64_t z = state += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
};

}  // namespace whygrid
