#include "terrain/wave/wave_sum.h"

#include <algorithm>
#include <cmath>

#include "base/multiversion.h"
#include "base/random.h"
#include "base/trig.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kShiftStream = 30;

// Phases at whole columns are in 2^-16 entry, those at places in 1/256 of that.
constexpr unsigned kPhaseBits = 16;
constexpr unsigned kFinePhaseBits = kPhaseBits + 8;
constexpr std::uint32_t kWholeEntry = 1u << kPhaseBits;

/// Combines two turns: the angles add up.
Harmonics operator*(const Harmonics& p, const Harmonics& q) {
    Harmonics both;
    for (std::size_t h = 0; h < Harmonics::kCount; ++h) {
        both.cosines[h] = p.cosines[h] * q.cosines[h] - p.sines[h] * q.sines[h];
        both.sines[h] = p.sines[h] * q.cosines[h] + p.cosines[h] * q.sines[h];
    }
    return both;
}

/// The turns from one entry to the next: harmonic h + 1 turns by (h + 1) / length of a whole turn.
Harmonics turn_of_one_entry(int length) {
    const double angle = 2 * kPi / length;
    Harmonics turn;
    for (std::size_t h = 0; h < Harmonics::kCount; ++h) {
        turn.cosines[h] = cosine(angle * static_cast<double>(h + 1));
        turn.sines[h] = sine(angle * static_cast<double>(h + 1));
    }
    return turn;
}

/// The harmonics at entry 0: higher ones are weaker, and each is shifted by some entries.
Harmonics first_harmonics(std::uint32_t seed, int length) {
    Harmonics first;
    double total = 0;
    for (std::size_t h = 0; h < Harmonics::kCount; ++h) {
        const int order = static_cast<int>(h) + 1;
        const float drawn = uniform01(seed, kShiftStream, static_cast<std::int32_t>(h), 0);
        const int shift = static_cast<int>(drawn * static_cast<float>(length));
        const double angle = 2 * kPi / length * (order * shift % length);
        const double amplitude = 1 / (order * std::sqrt(static_cast<double>(order)));
        first.cosines[h] = amplitude * cosine(angle);
        first.sines[h] = amplitude * sine(angle);
        total += amplitude;
    }
    for (double& part : first.cosines) part *= WaveProfile::kPeak / total;
    for (double& part : first.sines) part *= WaveProfile::kPeak / total;
    return first;
}

/// To the nearest whole number; `height` is above -32768.
std::int32_t rounded(double height) { return static_cast<std::int32_t>(height + 32768.5) - 32768; }

/// An odd multiple of 2^-16, at least 1/16 in size and near `number`, which is below 2.
std::int32_t odd_near(double number) {
    const double size = std::max(std::abs(number), 1.0 / 16);
    constexpr int kHalf = kWholeEntry / 2;
    const int odd = 2 * static_cast<int>(size * kHalf) + 1;
    return number < 0 ? -odd : odd;
}

/// Direction k of `count`, at random within its own part of half a turn.
WaveDirection drawn_direction(std::uint32_t seed, std::uint32_t stream, int lot, int k, int count) {
    const double part = k + static_cast<double>(uniform01(seed, stream, lot, 0));
    const auto size = static_cast<double>(uniform(0.25f, 1.25f, seed, stream + 1, lot, 0));
    const double angle = kPi * part / count;
    return {odd_near(size * cosine(angle)), odd_near(size * sine(angle))};
}

bool parallel(const WaveDirection& p, const WaveDirection& q) {
    return std::int64_t{p.a} * q.b == std::int64_t{q.a} * p.b;
}

float between_pair(std::int32_t pair, float part) {
    const auto from = static_cast<float>(static_cast<std::int16_t>(pair));
    const auto to = static_cast<float>(pair >> 16);
    return from + (to - from) * part;
}

TERRAMORPH_MULTIVERSION
void add_profile(const std::int32_t* pairs, std::uint32_t mask, std::uint32_t phase, std::uint32_t step,
                 float* sums, std::uint32_t count) {
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t here = phase + i * step;
        const auto part = static_cast<float>(static_cast<std::int32_t>(here & (kWholeEntry - 1)));
        const auto index = static_cast<std::int32_t>(here >> kPhaseBits & mask);
        sums[i] += between_pair(pairs[index], part * (1.0f / kWholeEntry));
    }
}

/// The entries of a block, from the harmonics at its start and the turns to each.
TERRAMORPH_MULTIVERSION
void make_entries(const Harmonics& start, const WaveProfile::Turns& turns, std::int32_t* entries) {
    for (std::size_t n = 0; n < WaveProfile::kBlock; ++n) {
        double sum = 0;
#pragma GCC unroll 8
        for (std::size_t h = 0; h < Harmonics::kCount; ++h)
            sum += start.cosines[h] * turns.cosines[h][n] - start.sines[h] * turns.sines[h][n];
        entries[n] = rounded(sum);
    }
}

}  // namespace

WaveProfile::WaveProfile(std::uint32_t seed, int length)
    : mask_(static_cast<std::uint32_t>(length) - 1),
      made_(static_cast<std::size_t>(length) / kBlock),
      pairs_(static_cast<std::size_t>(length)) {
    const Harmonics one = turn_of_one_entry(length);
    Harmonics turn = {.cosines = {1, 1, 1, 1, 1, 1, 1, 1}, .sines = {}};
    for (std::size_t n = 0; n < kBlock; ++n) {
        for (std::size_t h = 0; h < Harmonics::kCount; ++h) {
            turns_.cosines[h][n] = turn.cosines[h];
            turns_.sines[h][n] = turn.sines[h];
        }
        turn = turn * one;
    }
    starts_.reserve(made_.size());
    starts_.push_back(first_harmonics(seed, length));
    while (starts_.size() < made_.size()) starts_.push_back(starts_.back() * turn);
}

WaveProfile::WaveProfile(const WaveCurve& curve, int length)
    : mask_(static_cast<std::uint32_t>(length) - 1),
      curve_(curve),
      made_(static_cast<std::size_t>(length) / kBlock),
      pairs_(static_cast<std::size_t>(length)) {}

int WaveProfile::entry(std::uint32_t index) const {
    const Harmonics& start = starts_[(index & mask_) / kBlock];
    const std::size_t n = index % kBlock;
    double sum = 0;
    for (std::size_t h = 0; h < Harmonics::kCount; ++h)
        sum += start.cosines[h] * turns_.cosines[h][n] - start.sines[h] * turns_.sines[h][n];
    return rounded(sum);
}

void WaveProfile::make_block(std::uint32_t block) {
    std::array<std::int32_t, kBlock + 1> entries;
    make_entries(starts_[block], turns_, entries.data());
    entries[kBlock] = entry((block + 1) * kBlock);
    std::int32_t* const pairs = pairs_.data() + block * kBlock;
    for (std::size_t n = 0; n < kBlock; ++n) pairs[n] = entries[n + 1] * 0x10000 + (entries[n] & 0xffff);
    made_[block] = 1;
}

/// Where the wave jumps, the entry before goes on level: so it's a cliff in each direction.
void WaveProfile::draw_block(std::uint32_t block) {
    const int length = static_cast<int>(mask_) + 1;
    const auto first = static_cast<int>(block * kBlock);
    for (int n = first; n < first + static_cast<int>(kBlock); ++n) {
        const std::int32_t here = curve_entry(*curve_, n, length);
        const std::int32_t next =
            jumps_after(*curve_, n, length) ? here : curve_entry(*curve_, n + 1, length);
        pairs_[static_cast<std::size_t>(n)] = next * 0x10000 + (here & 0xffff);
    }
    made_[block] = 1;
}

void WaveProfile::make(std::uint32_t first, std::uint32_t count) {
    const auto blocks = static_cast<std::uint32_t>(made_.size());
    const std::uint32_t from = (first & mask_) / kBlock;
    const std::uint32_t wanted = std::min(((first & (kBlock - 1)) + count) / kBlock + 1, blocks);
    for (std::uint32_t n = 0; n < wanted; ++n)
        if (const std::uint32_t block = (from + n) & (blocks - 1); !made_[block])
            curve_ ? draw_block(block) : make_block(block);
}

float WaveProfile::at(std::uint32_t index, float part) const {
    return between_pair(pairs_[index & mask_], part);
}

void WaveProfile::add(std::uint32_t phase, std::uint32_t step, std::span<float> sums) const {
    add_profile(pairs_.data(), mask_, phase, step, sums.data(), static_cast<std::uint32_t>(sums.size()));
}

std::vector<WaveDirection> wave_directions(std::uint32_t seed, std::uint32_t stream, int count) {
    std::vector<WaveDirection> directions;
    for (int lot = 0; std::ssize(directions) < count; ++lot) {
        const WaveDirection drawn =
            drawn_direction(seed, stream, lot, static_cast<int>(directions.size()), count);
        if (std::ranges::none_of(directions, [&](const auto& other) { return parallel(drawn, other); }))
            directions.push_back(drawn);
    }
    return directions;
}

void WaveSum::row(std::int64_t x, std::int64_t y, std::span<float> sums) {
    std::ranges::fill(sums, 0.0f);
    for (const auto& [a, b] : directions_) {
        const auto phase = static_cast<std::uint32_t>(a * x + b * y);
        const std::int64_t length = a * (std::ssize(sums) - 1);
        const std::int64_t lowest = phase + std::min<std::int64_t>(length, 0);
        profile_.make(static_cast<std::uint32_t>(lowest >> kPhaseBits),
                      static_cast<std::uint32_t>(std::abs(length) >> kPhaseBits) + 1);
        profile_.add(phase, static_cast<std::uint32_t>(a), sums);
    }
}

float WaveSum::at(Place place) {
    float sum = 0;
    for (const auto& [a, b] : directions_) {
        const std::int64_t phase = a * place.x + b * place.y;
        const auto index = static_cast<std::uint32_t>(phase >> kFinePhaseBits);
        const auto part = static_cast<std::int32_t>(phase & ((1 << kFinePhaseBits) - 1));
        profile_.make(index, 0);
        sum += profile_.at(index, static_cast<float>(part) * (1.0f / (1 << kFinePhaseBits)));
    }
    return sum;
}

}  // namespace terramorph
