#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "terrain/generator.h"
#include "terrain/wave/wave_curve.h"

namespace terramorph {

/// Harmonics 1 .. 8 of a wave, each with its own phase.
struct Harmonics {
    static constexpr std::size_t kCount = 8;
    std::array<double, kCount> cosines;
    std::array<double, kCount> sines;
};

/// A wave of whole numbers between -kPeak and kPeak, without beginning or end: smooth, the sum of 8 harmonics
/// from the seed, or as somebody drew it. Entries are made lazily, in blocks.
class WaveProfile {
  public:
    static constexpr int kPeak = 32767;
    static constexpr std::uint32_t kBlock = 64;

    /// From the start of a block to each of its entries.
    struct Turns {
        std::array<std::array<double, kBlock>, Harmonics::kCount> cosines;
        std::array<std::array<double, kBlock>, Harmonics::kCount> sines;
    };

    /// `length` entries, after which it repeats: a power of two, 256 .. 65536.
    WaveProfile(std::uint32_t seed, int length);
    WaveProfile(const WaveCurve& curve, int length);

    /// Makes entries first .. first + count; indexes wrap around.
    void make(std::uint32_t first, std::uint32_t count);

    /// Interpolates between entry `index`, which wraps around, and the next; `part` is 0 .. 1. Its block must
    /// be made.
    float at(std::uint32_t index, float part) const;

    /// Adds to each column i of a row the profile at phase + i * step, in 2^-16 entry. The blocks must be
    /// made.
    void add(std::uint32_t phase, std::uint32_t step, std::span<float> sums) const;

  private:
    int entry(std::uint32_t index) const;
    void make_block(std::uint32_t block);
    void draw_block(std::uint32_t block);

    std::uint32_t mask_;
    std::optional<WaveCurve> curve_;  // if it was drawn: without turns and starts
    Turns turns_;
    std::vector<Harmonics> starts_;    // of each block
    std::vector<std::uint8_t> made_;   // for each block
    std::vector<std::int32_t> pairs_;  // an entry in the lower 16 bits, the next in the upper
};

/// The step along a profile per column and per row, in 2^-16 entry: odd, and between 1/16 and 2 in size.
struct WaveDirection {
    std::int32_t a;
    std::int32_t b;
};

/// Directions all around, no two parallel, drawn from `stream` and the next one.
std::vector<WaveDirection> wave_directions(std::uint32_t seed, std::uint32_t stream, int count);

/// A profile laid across the land in several directions: the sum over k of profile(a_k * x + b_k * y). (The
/// technique of G. Relf's "The Forest".) Phases are exact at any place within 2^31 columns.
class WaveSum {
  public:
    WaveSum(WaveProfile profile, std::vector<WaveDirection> directions)
        : profile_(std::move(profile)), directions_(std::move(directions)) {}

    /// The sums at whole columns from x on, in row y.
    void row(std::int64_t x, std::int64_t y, std::span<float> sums);

    /// The sum at a place, in 1/256 column.
    float at(Place place);

  private:
    WaveProfile profile_;
    std::vector<WaveDirection> directions_;
};

}  // namespace terramorph
