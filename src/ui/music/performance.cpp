#include "ui/music/performance.h"

#include <algorithm>
#include <cmath>

#include "ui/sound/layer_wave.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr float kRing = 1.5f;  // seconds that notes may ring on

/// A note's layers: what's struck or blown, and what rings with it.
struct Voiced {
    Layer body;
    Layer ring = {};
};

Voiced melody(Timbre timbre, float pitch, float seconds) {
    switch (timbre) {
        case Timbre::pluck:
            return {
                .body = {.source = kTone,
                         .level = 0.16f,
                         .seconds = seconds + 0.7f,
                         .pitch = pitch,
                         .attack = 0.004f,
                         .drop = 7,
                         .overtones = 0.35f},
                .ring = {.source = kTone, .level = 0.05f, .seconds = 0.12f, .pitch = pitch * 4, .drop = 12}};
        case Timbre::flute:
            return {.body = {.source = kTone,
                             .level = 0.11f,
                             .seconds = seconds + 0.25f,
                             .pitch = pitch,
                             .attack = 0.07f,
                             .drop = 1,
                             .overtones = 0.14f,
                             .flutter = 0.12f,
                             .flutter_rate = 4.8f,
                             .sway = 0.004f},
                    .ring = {.source = Layer::Source::noise,
                             .level = 0.012f,
                             .seconds = seconds,
                             .pitch = pitch * 2,
                             .attack = 0.03f,
                             .width = 0.3f}};
        case Timbre::bell:
            return {
                .body = {.source = kTone,
                         .level = 0.13f,
                         .seconds = seconds + 1.4f,
                         .pitch = pitch,
                         .attack = 0.003f,
                         .drop = 9},
                .ring = {
                    .source = kTone, .level = 0.05f, .seconds = 0.8f, .pitch = pitch * 2.76f, .drop = 12}};
    }
    return {};
}

Voiced voiced(const Note& note, float seconds) {
    const float pitch = pitch_of(note.key);
    switch (note.voice) {
        case Voice::melody:
            return melody(note.timbre, pitch, seconds);
        case Voice::bass:
            return {.body = {.source = kTone,
                             .level = 0.2f,
                             .seconds = seconds + 0.15f,
                             .pitch = pitch,
                             .attack = 0.012f,
                             .drop = 3,
                             .overtones = 0.45f}};
        case Voice::pad:
            return {.body = {.source = kTone,
                             .level = 0.035f,
                             .seconds = seconds + 0.8f,
                             .pitch = pitch,
                             .overtones = 0.2f,
                             .flutter = 0.2f,
                             .flutter_rate = 0.7f,
                             .even = true}};
        case Voice::pedal:
            return {.body = {.source = kTone,
                             .level = 0.07f,
                             .seconds = seconds + 0.8f,
                             .pitch = pitch,
                             .overtones = 0.3f,
                             .even = true}};
        case Voice::drum:
            return {.body = {.source = kTone,
                             .level = 0.25f,
                             .seconds = 0.22f,
                             .pitch = pitch * 2,
                             .glide = 0.5f,
                             .attack = 0.004f,
                             .drop = 8}};
    }
    return {};
}

}  // namespace

float pitch_of(int key) {
    constexpr int kA = 69;
    constexpr float kHertz = 440, kOctave = 12;
    return kHertz * std::exp2(static_cast<float>(key - kA) / kOctave);
}

Performance::Performance(Phrase phrase) : phrase_(std::move(phrase)) {
    samples_.assign(static_cast<std::size_t>((phrase_.seconds() + kRing) * kSampleRate), 0.0f);
}

bool Performance::step() {
    if (next_ == phrase_.notes.size()) {
        for (float& sample : samples_) sample = std::tanh(sample);
        return false;
    }
    const Note& note = phrase_.notes[next_++];
    const float beat = 60 / phrase_.tempo;
    Voiced sound = voiced(note, note.beats * beat);
    for (Layer* layer : {&sound.body, &sound.ring}) {
        if (layer->source == Layer::Source::nothing) continue;
        layer->begins = note.begins * beat;
        layer->level *= note.loudness;
        const float end = layer->begins + layer->seconds;
        samples_.resize(std::max(samples_.size(), static_cast<std::size_t>(end * kSampleRate) + 8), 0.0f);
        add_wave(*layer, static_cast<std::uint32_t>(note.key), samples_, scratch_);
    }
    return true;
}

std::vector<float> performed(const Phrase& phrase) {
    Performance performance(phrase);
    while (performance.step()) {
    }
    return performance.take();
}

}  // namespace terramorph
