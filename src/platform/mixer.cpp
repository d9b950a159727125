#include "platform/mixer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace terramorph {

void Mixer::play(std::vector<float>& samples, float pan) {
    const auto last_wanted = [](const Voice& voice) { return std::pair(!voice.over(), voice.begun); };
    Voice& voice = *std::ranges::min_element(voices_, {}, last_wanted);
    voice.samples.swap(samples);
    voice.next = 0;
    // equal power: a sound is as loud in the middle as at the sides
    voice.left = std::sqrt((1 - std::clamp(pan, -1.0f, 1.0f)) / 2);
    voice.right = std::sqrt((1 + std::clamp(pan, -1.0f, 1.0f)) / 2);
    voice.begun = ++begun_;
}

void Mixer::mix(std::span<float> stereo) {
    std::ranges::fill(stereo, 0.0f);
    for (Voice& voice : voices_) {
        for (std::size_t k = 0; k + 1 < stereo.size() && !voice.over(); k += 2) {
            const float sample = voice.samples[voice.next++];
            stereo[k] += voice.left * sample;
            stereo[k + 1] += voice.right * sample;
        }
    }
    for (float& sample : stereo) sample = std::clamp(sample, -1.0f, 1.0f);
}

}  // namespace terramorph
