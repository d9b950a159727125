// clang-format off: layers are rows of a table.
#include <algorithm>

#include "ui/sound/event_sounds.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr Sound kLeftLevel = {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.6f, .pitch = 2200,
                                           .glide = 0.3f, .attack = 0.05f, .drop = 1, .width = 0.2f},
                                          {.source = kTone, .level = 0.3f, .seconds = 0.5f, .pitch = 900,
                                           .glide = 0.4f, .attack = 0.05f, .drop = 1}}},
                              .volume = 0.2f,
                              .room = 0.3f};
constexpr Sound kFizzle = {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.5f, .pitch = 3000,
                                        .glide = 0.3f, .attack = 0.01f, .drop = 3, .width = 0.5f},
                                       {.source = kTone, .level = 0.6f, .seconds = 0.12f, .pitch = 230,
                                        .glide = 0.5f, .drop = 5, .overtones = 0.3f}}},
                           .volume = 0.22f,
                           .room = 0.1f};
constexpr Sound kSplash = {
    .layers = {{{.source = kNoise, .level = 1, .seconds = 0.5f, .pitch = 700, .glide = 2.2f,
                 .attack = 0.01f, .drop = 4, .width = 0.9f},
                {.source = kTone, .level = 0.5f, .seconds = 0.18f, .pitch = 240, .glide = 2.4f, .drop = 3},
                {.source = kClicks, .level = 0.5f, .seconds = 1.0f, .pitch = 1300, .glide = 1.6f,
                 .begins = 0.15f, .attack = 0.1f, .drop = 2, .width = 0.12f, .clicks = 70}}},
    .volume = 0.36f,
    .room = 0.25f};
constexpr Sound kGurgle = {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.7f, .pitch = 260,
                                        .glide = 1.8f, .attack = 0.04f, .drop = 1, .flutter = 0.9f,
                                        .flutter_rate = 13, .sway = 0.3f},
                                       {.source = kClicks, .level = 0.6f, .seconds = 0.8f, .pitch = 700,
                                        .glide = 1.5f, .attack = 0.05f, .drop = 1, .width = 0.1f,
                                        .clicks = 40}}},
                           .volume = 0.26f,
                           .room = 0.1f};
constexpr Sound kIntercept = {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.16f, .pitch = 2400,
                                           .glide = 0.3f, .drop = 2, .overtones = 0.6f},
                                          {.source = kNoise, .level = 0.6f, .seconds = 0.25f,
                                           .pitch = 6000, .glide = 0.4f, .drop = 5, .width = 0.5f}}},
                              .volume = 0.4f,
                              .room = 0.2f};
constexpr Sound kDeflected = {.layers = {{{.source = kTone, .level = 0.9f, .seconds = 0.5f, .pitch = 880,
                                           .glide = 0.45f, .drop = 3, .overtones = 0.4f, .flutter_rate = 30,
                                           .sway = 0.06f},
                                          {.source = kNoise, .level = 0.4f, .seconds = 0.3f, .pitch = 3400,
                                           .glide = 0.4f, .drop = 5, .width = 0.3f}}},
                              .volume = 0.34f,
                              .room = 0.3f};

}  // namespace

Sound left_level_sound() { return kLeftLevel; }
Sound fizzle_sound() { return kFizzle; }
Sound splash_sound() { return kSplash; }
Sound gurgle_sound() { return kGurgle; }
Sound intercept_sound() { return kIntercept; }
Sound deflected_sound() { return kDeflected; }

/// The more heads, the brighter.
Sound split_sound(int heads) {
    const float many = std::clamp(static_cast<float>(heads) / 12, 0.1f, 1.0f);
    return {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.18f, .pitch = 2600, .glide = 0.6f,
                         .drop = 7, .width = 0.8f},
                        {.source = kTone, .level = 0.5f, .seconds = 0.5f, .pitch = 700 + 500 * many,
                         .glide = 1.6f, .drop = 2, .overtones = 0.3f, .flutter = 0.9f,
                         .flutter_rate = 14 + 20 * many},
                        {.source = kNoise, .level = 0.6f, .seconds = 0.7f, .pitch = 1500, .glide = 2.0f,
                         .begins = 0.05f, .attack = 0.1f, .drop = 2, .width = 0.25f}}},
            .volume = 0.3f,
            .room = 0.4f};
}

Sound rolling_off_sound(Surface surface) {
    Sound sound = knock_sound(surface, 0.3f);
    sound.layers[3] = {.source = kClicks, .level = 0.6f, .seconds = 0.6f, .pitch = 420, .begins = 0.05f,
                       .attack = 0.1f, .drop = 1, .width = 0.4f, .clicks = 24};
    return sound;
}

/// Light that cuts: thicker beams are deeper.
Sound laser_sound(float radius) {
    const float thick = std::clamp(radius / 8, 0.1f, 1.0f);
    return {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.6f, .pitch = 1500 - 900 * thick,
                         .glide = 0.8f, .drop = 1, .overtones = 0.8f, .flutter = 0.3f, .flutter_rate = 60},
                        {.source = kTone, .level = 0.5f, .seconds = 0.55f, .pitch = 1523 - 900 * thick,
                         .glide = 0.78f, .drop = 1, .overtones = 0.6f},
                        {.source = kNoise, .level = 0.6f, .seconds = 0.5f, .pitch = 5200, .glide = 0.5f,
                         .drop = 3, .width = 0.5f, .flutter = 0.6f, .flutter_rate = 90},
                        {.source = kClicks, .level = 0.5f, .seconds = 0.9f, .pitch = 3300, .begins = 0.1f,
                         .attack = 0.1f, .drop = 2, .width = 0.6f, .clicks = 90}}},
            .volume = 0.45f + 0.2f * thick,
            .room = 0.3f};
}

/// Lightning: a tear, and a long roll.
Sound thunder_sound(float near) {
    return {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.12f + 0.2f * near, .pitch = 4200,
                         .glide = 0.3f, .drop = 4, .width = 1.2f},
                        {.source = kClicks, .level = 0.8f, .seconds = 0.6f, .pitch = 2000, .glide = 0.4f,
                         .drop = 3, .width = 0.9f, .clicks = 160},
                        {.source = kNoise, .level = 0.8f, .seconds = 2.6f, .pitch = 300, .glide = 0.55f,
                         .begins = 0.05f, .attack = 0.1f, .drop = 3, .flutter = 0.6f, .flutter_rate = 7},
                        {.source = kTone, .level = 0.5f, .seconds = 0.9f, .pitch = 130, .glide = 0.5f,
                         .begins = 0.04f, .drop = 4, .overtones = 0.9f}}},
            .volume = 0.45f + 0.25f * near,
            .room = 0.8f};
}

}  // namespace terramorph
