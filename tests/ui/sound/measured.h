#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

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

/// The energies of the frequencies in kSize samples, each kBinHertz wide. Plain loops, as tests are compiled
/// without much care for speed.
class Spectrum {
  public:
    static constexpr unsigned kSize = 4096;
    static constexpr float kBinHertz = static_cast<float>(kSamplesPerSecond) / kSize;

    Spectrum() {
        for (unsigned k = 0; k < kSize; ++k) {
            const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(k) / kSize;
            cosines_[k] = std::cos(turn), sines_[k] = std::sin(turn);
        }
    }
    /// Of a piece of the samples, with silence behind it.
    const float* of(std::span<const float> samples) {
        for (unsigned k = 0, j = 0; k < kSize; ++k) {
            x_[j] = k < samples.size() ? samples[k] : 0.0f, y_[j] = 0;
            unsigned bit = kSize / 2;
            for (; (j & bit) != 0; bit /= 2) j ^= bit;
            j ^= bit;
        }
        for (unsigned half = 1; half < kSize; half *= 2)
            for (unsigned n = 0; n < half; ++n) turn(n, half);
        for (unsigned k = 0; k < kSize / 2; ++k) energy_[k] = x_[k] * x_[k] + y_[k] * y_[k];
        return energy_;
    }

  private:
    void turn(unsigned n, unsigned half) {
        const float c = cosines_[n * (kSize / 2 / half)], s = -sines_[n * (kSize / 2 / half)];
        for (unsigned k = n; k < kSize; k += 2 * half) {
            const float x = x_[k + half] * c - y_[k + half] * s, y = x_[k + half] * s + y_[k + half] * c;
            x_[k + half] = x_[k] - x, y_[k + half] = y_[k] - y;
            x_[k] += x, y_[k] += y;
        }
    }

    float x_[kSize], y_[kSize], cosines_[kSize], sines_[kSize], energy_[kSize / 2];
};

inline Measured measured(std::span<const float> samples) {
    static Spectrum spectrum;
    Measured result;
    for (const float sample : samples) result.peak = std::max(result.peak, std::fabs(sample));
    for (const float sample : samples.last(std::min<std::size_t>(50, samples.size())))
        result.end = std::max(result.end, std::fabs(sample));
    float all = 1e-12f, loudest = 0;
    for (std::size_t k = 0; k < samples.size(); k += Spectrum::kSize) {
        const float* energy = spectrum.of(samples.subspan(k));
        float moment = 0;
        for (unsigned n = 1; n < Spectrum::kSize / 2; ++n) {
            const float hertz = static_cast<float>(n) * Spectrum::kBinHertz;
            const auto band = static_cast<int>(std::lround(3 * std::log2(hertz / 50)));
            all += energy[n], result.middle += hertz * energy[n];
            if (hertz >= 150) moment += energy[n];
            result.spectrum[static_cast<std::size_t>(std::clamp(band, 0, int{Measured::kBands} - 1))] +=
                energy[n];
        }
        result.audible += moment;
        loudest = std::max(loudest, moment);
    }
    result.middle /= all, result.audible /= all;
    for (float& band : result.spectrum) band /= all;
    result.loudness = std::sqrt(2 * loudest) / Spectrum::kSize;
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
