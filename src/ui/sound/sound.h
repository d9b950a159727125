#pragma once

#include <vector>

namespace terramorph {

/// A sound's parameters: an oscillator that glides, noise through a low pass, and an envelope.
struct Sound {
    float seconds = 0.2f;
    float volume = 0.5f;    ///< 0 .. 1
    float pitch = 440;      ///< Hz at the start ...
    float glide = 1;        ///< ... times this at the end
    float tone = 1;         ///< share of the oscillator, 0 .. 1; the rest is noise
    float brightness = 1;   ///< cut-off of the noise's low pass, 0 .. 1, falling with the envelope
    float attack = 0.005f;  ///< seconds until full volume
    float pan = 0;          ///< -1 left .. 1 right
};

constexpr int kSamplesPerSecond = 48000;

/// The sound as samples in -1 .. 1, mono, at kSamplesPerSecond. The same numbers always give the same
/// samples.
std::vector<float> synthesised(const Sound& sound);

}  // namespace terramorph
