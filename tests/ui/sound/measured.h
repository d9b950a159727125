#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numbers>
#include <span>
#include <vector>

#include "ui/sound/sound.h"

namespace terramorph {

/// What a sound is like to the ear. Loudness and spectrum are measured by another way than the one it was
/// made by.
struct Measured {
    static constexpr std::size_t kBands = 24;  ///< third octaves from 50 Hz up to 10 kHz

    float peak = 0;
    float loudness = 0;                    ///< the loudest 0.1 s, without what's below 150 Hz
    float audible = 0;                     ///< share of its energy above 150 Hz
    float middle = 0;                      ///< spectral centroid, in Hz
    float end = 0;                         ///< the loudest of its last 50 samples
    std::array<float, kBands> spectrum{};  ///< shares of its energy
};

/// In place; the size is a power of two.
inline void transform(std::vector<std::complex<float>>& wave) {
    const std::size_t count = wave.size();
    for (std::size_t k = 1, j = 0; k < count; ++k) {
        std::size_t bit = count >> 1;
        for (; (j & bit) != 0; bit >>= 1) j ^= bit;
        j ^= bit;
        if (k < j) std::swap(wave[k], wave[j]);
    }
    for (std::size_t length = 2; length <= count; length *= 2) {
        const auto turn = std::polar(1.0f, -2 * std::numbers::pi_v<float> / static_cast<float>(length));
        for (std::size_t k = 0; k < count; k += length) {
            std::complex<float> w = 1;
            for (std::size_t n = 0; n < length / 2; ++n, w *= turn) {
                const auto a = wave[k + n], b = wave[k + n + length / 2] * w;
                wave[k + n] = a + b, wave[k + n + length / 2] = a - b;
            }
        }
    }
}

/// Energies of the frequencies, each kHertz wide.
inline std::vector<float> energies(std::span<const float> samples) {
    constexpr std::size_t kSize = 4096;
    std::vector<float> sums(kSize / 2, 0.0f);
    std::vector<std::complex<float>> wave(kSize);
    for (std::size_t k = 0; k < samples.size(); k += kSize / 2) {
        for (std::size_t n = 0; n < kSize; ++n) {
            const float window =
                0.5f - 0.5f * std::cos(2 * std::numbers::pi_v<float> * static_cast<float>(n) / kSize);
            wave[n] = k + n < samples.size() ? window * samples[k + n] : 0.0f;
        }
        transform(wave);
        for (std::size_t n = 0; n < sums.size(); ++n) sums[n] += std::norm(wave[n]);
    }
    return sums;
}

inline float loudest_moment(std::span<const float> samples) {
    constexpr std::size_t kMoment = 4096;
    constexpr auto kBinHertz = static_cast<float>(kSamplesPerSecond) / kMoment;
    float loudest = 0;
    for (std::size_t k = 0; k < samples.size(); k += kMoment / 2) {
        std::vector<std::complex<float>> wave(kMoment, 0.0f);
        for (std::size_t n = 0; n < kMoment && k + n < samples.size(); ++n) wave[n] = samples[k + n];
        transform(wave);
        float sum = 0;
        for (std::size_t n = 1; n < kMoment / 2; ++n)
            if (static_cast<float>(n) * kBinHertz >= 150) sum += std::norm(wave[n]);
        loudest = std::max(loudest, sum);
    }
    return std::sqrt(2 * loudest) / kMoment;
}

inline Measured measured(std::span<const float> samples) {
    Measured result;
    for (const float sample : samples) result.peak = std::max(result.peak, std::fabs(sample));
    for (const float sample : samples.last(std::min<std::size_t>(50, samples.size())))
        result.end = std::max(result.end, std::fabs(sample));
    const std::vector<float> by_hertz = energies(samples);
    float all = 1e-12f;
    for (std::size_t n = 1; n < by_hertz.size(); ++n) {
        const float hertz = static_cast<float>(n * kSamplesPerSecond) / 4096;
        const int band = static_cast<int>(std::lround(3 * std::log2(hertz / 50)));
        all += by_hertz[n];
        result.middle += hertz * by_hertz[n];
        if (hertz >= 150) result.audible += by_hertz[n];
        result.spectrum[static_cast<std::size_t>(
            std::clamp(band, 0, static_cast<int>(Measured::kBands) - 1))] += by_hertz[n];
    }
    result.middle /= all, result.audible /= all;
    for (float& band : result.spectrum) band /= all;
    result.loudness = loudest_moment(samples);
    return result;
}
inline Measured measured(const Sound& sound) { return measured(synthesised(sound)); }

/// How unlike two spectra are: 0 the same, 1 nothing in common.
inline float unlike(const Measured& one, const Measured& other) {
    float sum = 0;
    for (std::size_t k = 0; k < Measured::kBands; ++k) sum += std::fabs(one.spectrum[k] - other.spectrum[k]);
    return sum / 2;
}

}  // namespace terramorph
