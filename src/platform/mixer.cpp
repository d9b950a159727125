#include "platform/mixer.h"

#include <algorithm>
#include <cmath>

#include "base/index.h"

namespace terramorph {

namespace {

constexpr float kRelease = 1.0f / 9600;  // of the limiter, per sample
constexpr float kTurned = 0.12f;         // a volume, in a part: without a click
constexpr float kAttack = 1.0f / 48;     // at most, unless a blow comes at once

}  // namespace

void Mixer::play(std::vector<float>& samples, float pan, float room, Bus bus) {
    start(samples, pan, room, bus);
}

void Mixer::queue(std::vector<float>& samples, std::size_t length, float room, Bus bus) {
    start(samples, 0, room, bus).wait = queued_;
    queued_ += length;
}

Mixer::Voice& Mixer::start(std::vector<float>& samples, float pan, float room, Bus bus) {
    Voice& voice = *std::ranges::min_element(voices_, {}, &Voice::to_come);
    fade_out(voice);
    voice.samples.swap(samples);
    voice.next = 0;
    voice.wait = 0;
    // equal power: a sound is as loud in the middle as at the sides
    voice.left = std::sqrt((1 - std::clamp(pan, -1.0f, 1.0f)) / 2);
    voice.right = std::sqrt((1 + std::clamp(pan, -1.0f, 1.0f)) / 2);
    voice.room = std::clamp(room, 0.0f, 1.0f);
    voice.bus = bus;
    return voice;
}

/// What is cut off clicks, unless it fades.
void Mixer::fade_out(const Voice& voice) {
    if (voice.wait > 0) return;
    for (std::size_t k = 0; k < std::min(kFade, voice.to_come()); ++k) {
        const float sample = volumes_[at(voice.bus)] * voice.samples[voice.next + k] *
                             (1 - static_cast<float>(k) / static_cast<float>(kFade));
        fading_[2 * k] += voice.left * sample;
        fading_[2 * k + 1] += voice.right * sample;
    }
}

void Mixer::mix(std::span<float> stereo) {
    for (; stereo.size() > 1; stereo = stereo.subspan(std::min(stereo.size(), 2 * kPart)))
        mix_part(stereo.first(std::min(stereo.size() & ~std::size_t{1}, 2 * kPart)));
    std::ranges::fill(stereo, 0.0f);
}

/// Adds the next samples of a voice, while its volume goes from one value to another.
void Mixer::add(Voice& voice, std::span<float> stereo, float from, float to) {
    const std::size_t waits = std::min(stereo.size() / 2, voice.wait);
    voice.wait -= waits;
    const std::size_t end = std::min(stereo.size() / 2, waits + voice.samples.size() - voice.next);
    const float step = (to - from) / static_cast<float>(stereo.size() / 2);
    for (std::size_t k = waits; k < end; ++k) {
        const float volume = from + step * static_cast<float>(k);
        const float sample = volume * voice.samples[voice.next++];
        stereo[2 * k] += voice.left * sample;
        stereo[2 * k + 1] += voice.right * sample;
        sent_[k] += voice.room * sample;
    }
}

void Mixer::mix_part(std::span<float> stereo) {
    const std::size_t faded = std::min(stereo.size(), fading_.size());
    std::ranges::fill(stereo, 0.0f);
    std::copy_n(fading_.begin(), faded, stereo.begin());
    std::shift_left(fading_.begin(), fading_.end(), static_cast<std::ptrdiff_t>(faded));
    std::fill(fading_.end() - static_cast<std::ptrdiff_t>(faded), fading_.end(), 0.0f);
    sent_.fill(0);
    queued_ -= std::min(queued_, stereo.size() / 2);
    const Volumes before = volumes_;
    for (std::size_t k = 0; k < kBuses; ++k)
        volumes_[k] += std::clamp(wanted_[k] - volumes_[k], -kTurned, kTurned);
    for (Voice& voice : voices_) add(voice, stereo, before[at(voice.bus)], volumes_[at(voice.bus)]);
    echo_.add(std::span(sent_).first(stereo.size() / 2), stereo);
    limit(stereo);
}

/// Turns the volume down just before a peak, and slowly up again. Looks ahead as far as the part goes.
void Mixer::limit(std::span<float> stereo) {
    std::array<float, kPart + 1> most;
    const std::size_t count = stereo.size() / 2;
    most[count] = 1;
    for (std::size_t k = count; k-- > 0;) {
        const float peak = std::max(std::fabs(stereo[2 * k]), std::fabs(stereo[2 * k + 1]));
        most[k] = std::min(peak > kCeiling ? kCeiling / peak : 1.0f, most[k + 1] + kAttack);
    }
    for (std::size_t k = 0; k < count; ++k) {
        gain_ = std::min(most[k], gain_ + kRelease);
        stereo[2 * k] *= gain_;
        stereo[2 * k + 1] *= gain_;
    }
}

}  // namespace terramorph
