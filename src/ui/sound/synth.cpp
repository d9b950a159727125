#include <algorithm>
#include <cmath>
#include <span>

#include "base/random.h"
#include "base/trig.h"
#include "ui/sound/layer_wave.h"
#include "ui/sound/sound.h"

namespace terramorph {

namespace {

constexpr float kFull = 0.26f;         // how loud a volume of 1 is, as the ear weighs it
constexpr float kHeard = 180;          // Hz: what lies lower is heard less
constexpr float kNear = 16000;         // Hz: the highest that's heard from here ...
constexpr float kFarAway = 500;        // ... and from far away
constexpr std::size_t kMoment = 4800;  // samples over which the ear adds up

/// The share of the difference that a simple filter at this pitch follows in a sample.
float follows(float hertz) { return 1 - std::exp(-2 * kFloatPi * hertz / kSampleRate); }

/// Air takes the high tones away.
void dull(std::span<float> samples, float far) {
    if (!(far > 0)) return;
    const float share = follows(kNear * std::pow(kFarAway / kNear, std::min(far, 1.0f)));
    float low = 0;
    for (float& sample : samples) sample = low += share * (sample - low);
}

/// The loudest moment, without what small loudspeakers don't play.
float loudness(std::span<const float> samples) {
    const float share = follows(kHeard);
    float low = 0, loudest = 0;
    for (std::size_t k = 0; k < samples.size(); k += kMoment) {
        float sum = 0;
        for (const float sample : samples.subspan(k, std::min(kMoment, samples.size() - k))) {
            low += share * (sample - low);
            sum += (sample - low) * (sample - low);
        }
        loudest = std::max(loudest, sum);
    }
    return std::sqrt(loudest / kMoment);
}

/// Bends peaks back below 1, as a loudspeaker does that's driven hard.
float rounded_off(float sample) {
    const float x = std::clamp(sample, -3.0f, 3.0f);
    return 0.98f * x * (27 + x * x) / (27 + 9 * x * x);
}

}  // namespace

float length_of(const Sound& sound) {
    float longest = 0;
    for (const Layer& layer : sound.layers)
        if (layer.source != Layer::Source::nothing) longest = std::max(longest, layer.begins + layer.seconds);
    return longest;
}

void Synthesis::add(const Layer& plain, std::uint32_t number) {
    const std::uint32_t chance = hash_bits(sound_.chance, 43, static_cast<std::int32_t>(number), 0);
    const Layer layer = varied(plain, chance);
    const auto needed = static_cast<std::size_t>((layer.begins + layer.seconds) * kSampleRate) + 8;
    if (samples_.size() < needed) samples_.resize(needed, 0.0f);
    add_wave(layer, chance, samples_, scratch_);
}

void Synthesis::finish() {
    dull(samples_, sound_.far);
    const float loud = loudness(samples_);
    const float volume = sound_.volume > 0 ? std::min(sound_.volume, 1.0f) : 0.0f;
    const float gain = loud > 1e-6f ? kFull * volume / loud : 0;
    for (float& sample : samples_) sample = rounded_off(gain * sample);
}

bool Synthesis::step() {
    while (next_ < Sound::kLayers && sound_.layers[next_].source == Layer::Source::nothing) ++next_;
    if (next_ == Sound::kLayers) return finish(), false;
    add(sound_.layers[next_], next_);
    ++next_;
    return true;
}

std::vector<float> synthesised(const Sound& sound) {
    Synthesis synthesis(sound);
    while (synthesis.step()) {
    }
    return synthesis.take();
}

}  // namespace terramorph
