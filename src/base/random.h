#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace terramorph {

// Random numbers are a function of position, never of time: each can be drawn alone, in any order, on any
// thread.

/// The published mixer `lowbias32` (C. Wellons, hash-prospector): 32 bits to 32 bits, wrapping.
constexpr std::uint32_t mix(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

/// The part of hash_bits that's shared by all columns of a row.
constexpr std::uint32_t row_key(std::uint32_t seed, std::uint32_t stream, std::int32_t j) {
    return mix(mix(seed + 0x9e3779b9u * (stream + 1)) + static_cast<std::uint32_t>(j));
}

/// 32 random bits that belong to column i, row j of a stream.
constexpr std::uint32_t hash_bits(std::uint32_t seed, std::uint32_t stream, std::int32_t i, std::int32_t j) {
    return mix(row_key(seed, stream, j) + static_cast<std::uint32_t>(i));
}

/// 32 random bits that belong to column i, row j, storey k of a stream.
constexpr std::uint32_t hash_bits(std::uint32_t seed, std::uint32_t stream, std::int32_t i, std::int32_t j,
                                  std::int32_t k) {
    return mix(mix(row_key(seed, stream, j) + static_cast<std::uint32_t>(k)) + static_cast<std::uint32_t>(i));
}

/// The top 24 of the bits as a number in [0, 1).
constexpr float uniform01(std::uint32_t random_bits) {
    return static_cast<float>(random_bits >> 8) * 0x1p-24f;
}

constexpr float uniform01(std::uint32_t seed, std::uint32_t stream, std::int32_t i, std::int32_t j) {
    return uniform01(hash_bits(seed, stream, i, j));
}

/// A number in [low, high).
constexpr float uniform(float low, float high, std::uint32_t seed, std::uint32_t stream, std::int32_t i,
                        std::int32_t j) {
    return low + uniform01(seed, stream, i, j) * (high - low);
}

/// A sequence of random numbers, for events in time. Its whole state is how many have been drawn.
class Random {
  public:
    Random() = default;
    Random(std::uint32_t seed, std::uint32_t stream) : seed_(seed), stream_(stream) {}

    std::uint32_t next() {
        const std::uint32_t n = drawn_++;
        return hash_bits(seed_, stream_, static_cast<std::int32_t>(n), 0);
    }

    /// A whole number in [0, count). Count is at least 1.
    int below(int count) {
        const std::uint64_t scaled = static_cast<std::uint64_t>(next()) * static_cast<std::uint64_t>(count);
        return static_cast<int>(scaled >> 32);
    }

    /// A whole number in [low, high].
    int from_to(int low, int high) { return low + below(high - low + 1); }

    /// 0 .. count - 1 in a random order (the shuffle of Fisher and Yates).
    std::vector<int> permutation(int count) {
        std::vector<int> lots(static_cast<std::size_t>(count));
        for (int k = 0; k < count; ++k) lots[k] = k;
        for (int k = count; k > 1; --k) {
            const int other = below(k);
            std::swap(lots[k - 1], lots[other]);
        }
        return lots;
    }

    std::uint32_t drawn() const { return drawn_; }

  private:
    std::uint32_t seed_ = 0;
    std::uint32_t stream_ = 0;
    std::uint32_t drawn_ = 0;
};

constexpr int kBellDeviation = 1000;

/// Nearly normal, around 0 with a standard deviation of kBellDeviation, and never more than three times that.
inline int bell(Random& random) {
    int sum = 0;
    for (int k = 0; k < 3; ++k) sum += random.from_to(-kBellDeviation, kBellDeviation);
    return sum;
}

}  // namespace terramorph
