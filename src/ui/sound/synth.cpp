#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/sound/sound.h"

namespace terramorph {

namespace {

constexpr float kMaxSoundSeconds = 10;     // seconds
constexpr float kShortestAttack = 0.001f;  // shorter ones click
constexpr double kTurn = 6.283185307179586;

/// Clamps a number; NaN gives the lower limit.
float within(float number, float low, float high) { return number > low ? std::min(number, high) : low; }

Sound mended(const Sound& sound) {
    constexpr float kMaxPitch = static_cast<float>(kSamplesPerSecond) / 2;
    Sound good = sound;
    good.seconds = within(sound.seconds, 0, kMaxSoundSeconds);
    good.volume = within(sound.volume, 0, 1);
    good.pitch = within(sound.pitch, 0, kMaxPitch);
    good.glide = within(sound.glide, 0, 100);
    good.tone = within(sound.tone, 0, 1);
    good.brightness = within(sound.brightness, 0, 1);
    good.attack = std::min(within(sound.attack, kShortestAttack, kMaxSoundSeconds), good.seconds / 2);
    return good;
}

/// Rises over the attack and then falls off gently to exactly 0.
float loudness(float seconds, const Sound& sound) {
    if (seconds < sound.attack) return seconds / sound.attack;
    const float left = (sound.seconds - seconds) / (sound.seconds - sound.attack);
    return left > 0 ? left * left : 0.0f;
}

}  // namespace

std::vector<float> synthesised(const Sound& any_sound) {
    const Sound sound = mended(any_sound);
    constexpr auto kRate = static_cast<float>(kSamplesPerSecond);
    std::vector<float> samples(static_cast<std::size_t>(sound.seconds * kRate));
    Random noise(0, 0);
    double turns = 0;
    float rumble = 0;
    for (std::size_t k = 0; k < samples.size(); ++k) {
        const float part = static_cast<float>(k) / static_cast<float>(samples.size());
        const float envelope = loudness(static_cast<float>(k) / kRate, sound);
        const float pitch = std::min(sound.pitch * (1 + (sound.glide - 1) * part), kRate / 2);
        const float random = 2 * uniform01(noise.next()) - 1;
        rumble += sound.brightness * envelope * (random - rumble);
        const auto tone = static_cast<float>(sine(turns * kTurn));
        samples[k] = sound.volume * envelope * (sound.tone * tone + (1 - sound.tone) * rumble);
        turns += static_cast<double>(pitch / kRate);
        turns -= std::floor(turns);
    }
    return samples;
}

}  // namespace terramorph
