// clang-format off: layers are rows of a table.
#include "ui/sound/blast_sound.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr float kFlavour = 2.6f;  // how much of a family is heard in its blasts

/// From 0 to 1; small blasts differ as much as large ones.
float size_of(float radius) { return std::sqrt(std::clamp(radius / kHeaviestBlast, 0.0f, 1.0f)); }

float between(float small, float large, float size) { return small + (large - small) * size; }

/// What a family adds to its blasts.
Layer flavour_of(WeaponVoice voice, float size) {
    const float longer = between(0.6f, 1.4f, size), deeper = between(1.3f, 0.75f, size);
    Layer layer;
    switch (voice) {
        case WeaponVoice::shell:
        case WeaponVoice::beam:
        case WeaponVoice::tracer:
            return {};
        case WeaponVoice::gun:
            layer = {.source = kTone, .level = 0.6f, .seconds = 0.3f, .pitch = 1400, .glide = 0.6f,
                     .drop = 6, .overtones = 0.6f};
            break;
        case WeaponVoice::fan:
            layer = {.source = kNoise, .level = 0.5f, .seconds = 0.25f, .pitch = 1600, .begins = 0.05f,
                     .drop = 6};
            break;
        case WeaponVoice::splitter:
            layer = {.source = kNoise, .level = 0.6f, .seconds = 0.3f, .pitch = 5000, .glide = 0.35f,
                     .drop = 4, .width = 0.5f};
            break;
        case WeaponVoice::strike:
            layer = {.source = kTone, .level = 0.35f, .seconds = 0.5f, .pitch = 520, .glide = 0.3f,
                     .drop = 3, .overtones = 0.5f};
            break;
        case WeaponVoice::roller:
            layer = {.source = kTone, .level = 0.4f, .seconds = 0.7f, .pitch = 270, .glide = 0.9f,
                     .drop = 4, .overtones = 0.8f, .flutter_rate = 90, .sway = 0.05f};
            break;
        case WeaponVoice::digger:
            layer = {.source = kNoise, .level = 0.9f, .seconds = 0.5f, .pitch = 230, .glide = 0.7f,
                     .drop = 3, .width = 0.4f, .flutter = 0.7f, .flutter_rate = 31};
            break;
        case WeaponVoice::dirt:
            layer = {.source = kNoise, .level = 0.7f, .seconds = 0.7f, .pitch = 340, .attack = 0.05f,
                     .drop = 2, .width = 0.8f};
            break;
        case WeaponVoice::fire:
            layer = {.source = kNoise, .level = 0.7f, .seconds = 1, .pitch = 700, .glide = 1.7f,
                     .attack = 0.1f, .drop = 2, .flutter = 0.7f, .flutter_rate = 15};
            break;
        case WeaponVoice::plasma:
            layer = {.source = kTone, .level = 0.5f, .seconds = 0.8f, .pitch = 340, .glide = 0.5f,
                     .drop = 2, .overtones = 0.3f, .flutter_rate = 24, .sway = 0.2f};
            break;
        case WeaponVoice::quake:
            layer = {.source = kTone, .level = 0.7f, .seconds = 1, .pitch = 90, .glide = 0.7f, .drop = 2,
                     .overtones = 0.9f, .flutter = 0.5f, .flutter_rate = 11};
            break;
        case WeaponVoice::guided:
            layer = {.source = kNoise, .level = 0.5f, .seconds = 0.6f, .pitch = 2700, .glide = 0.4f,
                     .drop = 3, .width = 0.5f, .flutter = 0.4f, .flutter_rate = 40};
            break;
        case WeaponVoice::thief:
            layer = {.source = kTone, .level = 0.4f, .seconds = 0.5f, .pitch = 1000, .glide = 0.5f,
                     .drop = 2, .overtones = 0.4f, .flutter_rate = 20, .sway = 0.25f};
            break;
    }
    layer.level *= kFlavour, layer.seconds *= longer, layer.pitch *= deeper;
    return layer;
}

}  // namespace

Layer debris_of(Surface surface, float size) {
    const float long_ = between(0.5f, 2.6f, size), late = between(0.08f, 0.5f, size);
    switch (surface) {
        case Surface::air:
            return {};
        case Surface::earth:
            return {.source = kClicks, .level = 0.3f, .seconds = long_, .pitch = 640, .begins = late,
                    .attack = long_ / 4, .drop = 2, .width = 0.7f, .clicks = 90};
        case Surface::rock:
            return {.source = kClicks, .level = 0.34f, .seconds = long_, .pitch = 2300, .begins = late,
                    .attack = long_ / 5, .drop = 2, .width = 0.25f, .clicks = 45};
        case Surface::sand:
            return {.source = kNoise, .level = 0.28f, .seconds = long_, .pitch = 4600, .glide = 0.6f,
                    .begins = late, .attack = long_ / 3, .drop = 2, .width = 0.9f};
        case Surface::water:
            return {.source = kClicks, .level = 0.5f, .seconds = 1.2f * long_, .pitch = 1100,
                    .glide = 1.9f, .begins = late, .attack = long_ / 6, .drop = 2, .width = 0.12f,
                    .clicks = 130};
    }
    return {};
}

Sound blast_sound(float radius, WeaponVoice voice, Surface surface) {
    const float size = size_of(radius);
    const float deep = between(1.35f, 0.7f, size);
    Sound sound{.volume = between(0.34f, 1, std::clamp(radius / kHeaviestBlast, 0.0f, 1.0f)),
                .room = between(0.35f, 0.7f, size)};
    sound.layers = {{
        {.source = kNoise, .level = between(0.9f, 0.6f, size), .seconds = between(0.07f, 0.2f, size),
         .pitch = 2400 * deep, .glide = 0.5f, .drop = 8, .width = 1.5f},
        {.source = kNoise, .level = 1, .seconds = between(0.4f, 1.9f, size), .pitch = 430 * deep,
         .glide = 0.55f, .attack = 0.004f, .drop = 5, .width = 1.1f},
        {.source = kTone, .level = 0.8f, .seconds = between(0.3f, 1.1f, size), .pitch = 150 * deep,
         .glide = 0.45f, .drop = 4, .overtones = 0.75f},
        {.source = kNoise, .level = between(0.2f, 0.55f, size), .seconds = between(0.6f, 3.6f, size),
         .pitch = 270 * deep, .glide = 0.8f, .begins = 0.03f, .attack = between(0.02f, 0.3f, size),
         .drop = 2, .width = 0.8f, .flutter = 0.45f, .flutter_rate = 9},
        debris_of(surface, size),
        flavour_of(voice, size),
    }};
    if (surface == Surface::water) sound.layers[0].pitch *= 0.6f, sound.layers[1].glide = 1.5f;
    if (surface == Surface::rock) sound.layers[0].pitch *= 1.4f;
    if (surface == Surface::sand) sound.layers[0].level *= 0.5f;
    return sound;
}

Sound blade_sound(float radius) {
    const float size = size_of(radius / 2);
    Sound sound{.volume = between(0.4f, 0.8f, size), .room = 0.4f};
    sound.layers = {{
        {.source = kNoise, .level = 1, .seconds = between(0.4f, 0.9f, size), .pitch = 5200, .glide = 0.18f,
         .attack = 0.01f, .drop = 3, .width = 0.35f},
        {.source = kTone, .level = 0.35f, .seconds = 0.6f, .pitch = 2650, .glide = 0.96f, .drop = 4,
         .overtones = 0.35f},
        {.source = kTone, .level = 0.25f, .seconds = 0.5f, .pitch = 3710, .drop = 5},
        {.source = kNoise, .level = 0.5f, .seconds = 0.5f, .pitch = 380, .glide = 0.6f, .drop = 4},
        debris_of(Surface::earth, size),
    }};
    return sound;
}

Sound plasma_sound(float radius) {
    const float size = size_of(radius);
    Sound sound{.volume = between(0.4f, 0.8f, size), .room = 0.5f};
    sound.layers = {{
        {.source = kTone, .level = 1, .seconds = between(0.7f, 1.5f, size), .pitch = 620, .glide = 0.25f,
         .attack = 0.02f, .drop = 2, .overtones = 0.5f, .flutter_rate = 27, .sway = 0.18f},
        {.source = kTone, .level = 0.6f, .seconds = 1.1f, .pitch = 927, .glide = 0.25f, .attack = 0.02f,
         .drop = 2, .flutter_rate = 31, .sway = 0.15f},
        {.source = kNoise, .level = 0.7f, .seconds = 0.8f, .pitch = 1700, .glide = 0.3f, .drop = 3,
         .width = 0.5f},
        {.source = kClicks, .level = 0.3f, .seconds = 1, .pitch = 6000, .attack = 0.1f, .drop = 1,
         .clicks = 120},
    }};
    return sound;
}

Sound force_sound(float radius) {
    const float size = size_of(radius);
    Sound sound{.volume = between(0.34f, 0.6f, size), .room = 0.45f};
    sound.layers = {{
        {.source = kTone, .level = 1, .seconds = between(0.5f, 1.1f, size), .pitch = 480, .glide = 0.4f,
         .attack = 0.03f, .drop = 2, .overtones = 0.2f, .flutter = 0.8f, .flutter_rate = 18},
        {.source = kNoise, .level = 0.6f, .seconds = 0.9f, .pitch = 2800, .glide = 0.4f, .attack = 0.05f,
         .drop = 2, .width = 0.25f},
    }};
    return sound;
}

Sound knock_sound(Surface surface, float hard) {
    struct Body {
        float pitch, width, seconds;
    };
    constexpr std::array<Body, kSurfaces> kBodies = {
        {{700, 0.4f, 0.12f}, {310, 0.9f, 0.16f}, {1250, 0.3f, 0.1f}, {2900, 1.1f, 0.14f}, {850, 0.5f, 0.3f}}};
    const auto& [pitch, width, seconds] = kBodies[at(surface)];
    Sound sound{.volume = between(0.16f, 0.5f, hard), .room = 0.2f};
    sound.layers = {{
        {.source = kNoise, .level = 1, .seconds = seconds * (1 + hard), .pitch = pitch, .glide = 0.7f,
         .drop = 7, .width = width},
        {.source = kTone, .level = 0.6f, .seconds = 0.12f + 0.2f * hard, .pitch = between(260, 130, hard),
         .glide = 0.6f, .drop = 6, .overtones = 0.5f},
        debris_of(surface, 0.3f * hard),
    }};
    return sound;
}

}  // namespace terramorph
