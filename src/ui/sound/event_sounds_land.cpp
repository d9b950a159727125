// clang-format off: layers are rows of a table.
#include <algorithm>

#include "ui/sound/event_sounds.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr Sound kEarthFell = {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.7f, .pitch = 330,
                                           .glide = 0.6f, .attack = 0.03f, .drop = 4, .width = 0.9f},
                                          {.source = kClicks, .level = 0.6f, .seconds = 1.2f, .pitch = 780,
                                           .glide = 0.8f, .begins = 0.04f, .attack = 0.06f, .drop = 2,
                                           .width = 0.6f, .clicks = 80}}},
                              .volume = 0.26f,
                              .room = 0.3f};
constexpr Sound kCrack = {
    .layers = {{{.source = kClicks, .level = 1, .seconds = 0.5f, .pitch = 1100, .glide = 0.5f, .drop = 1,
                 .width = 0.35f, .clicks = 38},
                {.source = kTone, .level = 0.5f, .seconds = 0.55f, .pitch = 130, .glide = 1.5f,
                 .attack = 0.03f, .drop = 1, .overtones = 0.95f, .flutter = 0.8f, .flutter_rate = 23},
                {.source = kNoise, .level = 0.4f, .seconds = 0.4f, .pitch = 420, .drop = 2, .width = 0.7f}}},
    .volume = 0.34f,
    .room = 0.3f};
constexpr Sound kCatchesFire = {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.8f, .pitch = 360,
                                             .glide = 2.4f, .attack = 0.18f, .drop = 2, .width = 1.2f,
                                             .flutter = 0.5f, .flutter_rate = 14},
                                            {.source = kClicks, .level = 0.6f, .seconds = 1.6f,
                                             .pitch = 2700, .begins = 0.1f, .attack = 0.2f, .drop = 1,
                                             .width = 0.6f, .clicks = 45}}},
                                .volume = 0.34f,
                                .room = 0.15f};
constexpr Sound kFiredamp = {.layers = {{{.source = kTone, .level = 1, .seconds = 1.6f, .pitch = 74,
                                          .glide = 0.5f, .attack = 0.02f, .drop = 2, .overtones = 0.8f,
                                          .flutter = 0.5f, .flutter_rate = 7},
                                         {.source = kNoise, .level = 0.9f, .seconds = 1.9f, .pitch = 240,
                                          .glide = 0.5f, .attack = 0.05f, .drop = 2, .width = 0.9f},
                                         {.source = kNoise, .level = 0.4f, .seconds = 0.5f, .pitch = 900,
                                          .glide = 2.2f, .attack = 0.15f, .drop = 3, .width = 0.6f}}},
                             .volume = 0.42f,
                             .room = 0.8f};
constexpr Sound kRain = {.layers = {{{.source = kNoise, .level = 0.6f, .seconds = 1.8f, .pitch = 3600,
                                      .attack = 0.7f, .drop = 0.5f, .width = 1.0f},
                                     {.source = kClicks, .level = 0.8f, .seconds = 1.8f, .pitch = 1900,
                                      .glide = 1.2f, .attack = 0.7f, .drop = 0.5f, .width = 0.3f,
                                      .clicks = 160}}},
                         .volume = 0.14f,
                         .room = 0.2f};
constexpr Sound kSunshine = {.layers = {{{.source = kTone, .level = 0.6f, .seconds = 1.8f, .pitch = 784,
                                          .attack = 0.5f, .drop = 1, .flutter = 0.4f, .flutter_rate = 5},
                                         {.source = kTone, .level = 0.4f, .seconds = 1.8f, .pitch = 1176,
                                          .begins = 0.15f, .attack = 0.6f, .drop = 1, .flutter = 0.4f,
                                          .flutter_rate = 6},
                                         {.source = kTone, .level = 0.25f, .seconds = 1.6f, .pitch = 1568,
                                          .begins = 0.3f, .attack = 0.6f, .drop = 1}}},
                             .volume = 0.16f,
                             .room = 0.4f};

}  // namespace

Sound earth_fell_sound() { return kEarthFell; }
Sound crack_sound() { return kCrack; }
Sound catches_fire_sound() { return kCatchesFire; }
Sound firedamp_sound() { return kFiredamp; }
Sound rain_begins_sound() { return kRain; }
Sound sunshine_sound() { return kSunshine; }

Sound digging_sound(float radius, Surface surface) {
    const float size = std::clamp(radius / 110, 0.05f, 1.0f);
    Sound sound{.volume = 0.2f + 0.4f * size, .room = 0.15f + 0.3f * size};
    sound.layers = {{{.source = kNoise, .level = 1, .seconds = 0.25f + 0.7f * size,
                      .pitch = 520 - 240 * size, .glide = 0.6f, .attack = 0.02f, .drop = 4, .width = 0.8f},
                     {.source = kTone, .level = 0.5f, .seconds = 0.2f + 0.4f * size, .pitch = 210,
                      .glide = 0.5f, .drop = 4, .overtones = 0.7f},
                     debris_of(surface, size)}};
    return sound;
}

Sound heaping_sound(float radius) {
    const float size = std::clamp(radius / 170, 0.05f, 1.0f);
    Sound sound{.volume = 0.24f + 0.34f * size, .room = 0.2f + 0.2f * size};
    sound.layers = {{{.source = kNoise, .level = 1, .seconds = 0.3f + 0.9f * size,
                      .pitch = 340 - 100 * size, .attack = 0.05f + 0.15f * size, .drop = 3, .width = 0.8f},
                     {.source = kClicks, .level = 0.7f, .seconds = 0.5f + 1.6f * size, .pitch = 900,
                      .glide = 0.6f, .begins = 0.05f, .attack = 0.1f + 0.3f * size, .drop = 2,
                      .width = 0.7f, .clicks = 190},
                     {.source = kTone, .level = 0.4f, .seconds = 0.3f, .pitch = 140, .glide = 0.6f,
                      .begins = 0.06f, .drop = 4, .overtones = 0.6f}}};
    return sound;
}

Sound broke_off_sound(float size) {
    return {.layers = {{{.source = kClicks, .level = 0.9f, .seconds = 0.25f, .pitch = 1500, .glide = 0.5f,
                         .drop = 5, .width = 0.6f, .clicks = 120},
                        {.source = kNoise, .level = 0.8f, .seconds = 0.5f + size,
                         .pitch = 420 - 200 * size, .glide = 0.7f, .drop = 4},
                        {.source = kTone, .level = 0.7f, .seconds = 0.45f, .pitch = 170, .glide = 0.45f,
                         .drop = 4, .overtones = 0.9f}}},
            .volume = 0.3f + 0.3f * size,
            .room = 0.4f};
}

/// Wood that splits, and leaves that rush down.
Sound tree_falls_sound(float size) {
    return {.layers = {{{.source = kClicks, .level = 1, .seconds = 0.5f, .pitch = 820, .glide = 0.7f,
                         .drop = 1, .width = 0.3f, .clicks = 26},
                        {.source = kTone, .level = 0.5f, .seconds = 0.7f, .pitch = 240 - 90 * size,
                         .glide = 0.7f, .attack = 0.05f, .drop = 2, .overtones = 0.95f, .flutter = 0.7f,
                         .flutter_rate = 19},
                        {.source = kNoise, .level = 0.6f, .seconds = 0.9f + 0.4f * size, .pitch = 2300,
                         .glide = 0.6f, .begins = 0.35f, .attack = 0.4f, .drop = 2, .width = 0.9f}}},
            .volume = 0.26f + 0.12f * size,
            .room = 0.3f};
}

/// Iron tires on gravel, and a small bell: from one cart (0) to three (1).
Sound wheels_sound(float carts) {
    return {.layers = {{{.source = kClicks, .level = 0.8f, .seconds = 1 + 0.4f * carts, .pitch = 1250,
                         .glide = 0.9f, .attack = 0.3f, .drop = 1, .width = 0.5f, .clicks = 26 + 20 * carts},
                        {.source = kNoise, .level = 0.5f, .seconds = 1.1f + 0.4f * carts, .pitch = 330,
                         .attack = 0.35f, .drop = 1.5f, .width = 0.7f},
                        {.source = kTone, .level = 0.3f, .seconds = 0.5f, .pitch = 1568, .begins = 0.3f,
                         .drop = 4, .overtones = 0.3f}}},
            .volume = 0.16f + 0.08f * carts,
            .room = 0.25f};
}

/// A small bell, struck three times in haste.
Sound alarm_sound() {
    const auto strike = [](float begins) {
        return Layer{.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 1046, .begins = begins,
                     .drop = 4, .overtones = 0.6f, .flutter = 0.2f, .flutter_rate = 7};
    };
    return {.layers = {{strike(0), strike(0.22f), strike(0.44f)}}, .volume = 0.22f, .room = 0.5f};
}

/// A hum that rises and sinks again, with something of a voice.
Sound stranger_sound() {
    return {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 1.6f, .pitch = 116, .glide = 1.3f,
                         .attack = 0.5f, .drop = 1, .overtones = 0.7f, .flutter = 0.4f, .flutter_rate = 6},
                        {.source = kTone, .level = 0.5f, .seconds = 1.6f, .pitch = 174, .glide = 1.2f,
                         .attack = 0.6f, .drop = 1, .overtones = 0.4f, .flutter = 0.5f, .flutter_rate = 5},
                        {.source = kTone, .level = 0.25f, .seconds = 0.9f, .pitch = 932, .glide = 0.8f,
                         .begins = 0.5f, .attack = 0.3f, .drop = 2, .overtones = 0.2f}}},
            .volume = 0.2f,
            .room = 0.6f};
}

/// Boards that crack, tumble over each other and settle.
Sound hut_falls_sound(float size) {
    return {.layers = {{{.source = kClicks, .level = 1, .seconds = 0.9f, .pitch = 620, .glide = 0.6f,
                         .drop = 1.5f, .width = 0.5f, .clicks = 34},
                        {.source = kTone, .level = 0.6f, .seconds = 0.4f, .pitch = 150 - 40 * size,
                         .glide = 0.6f, .begins = 0.2f, .drop = 4, .overtones = 0.9f},
                        {.source = kNoise, .level = 0.7f, .seconds = 1.1f + 0.4f * size, .pitch = 1500,
                         .glide = 0.4f, .begins = 0.1f, .attack = 0.1f, .drop = 3, .width = 0.9f}}},
            .volume = 0.28f + 0.12f * size,
            .room = 0.3f};
}

/// A heavy stone that grinds out of its bed.
Sound comes_loose_sound(float size) {
    return {.layers = {{{.source = kNoise, .level = 0.8f, .seconds = 0.5f + 0.3f * size,
                         .pitch = 330 - 120 * size, .glide = 0.8f, .attack = 0.08f, .drop = 2, .width = 0.6f,
                         .flutter = 0.6f, .flutter_rate = 13},
                        {.source = kTone, .level = 0.8f, .seconds = 0.4f, .pitch = 120 - 30 * size,
                         .glide = 0.6f, .begins = 0.12f, .drop = 4, .overtones = 0.7f},
                        {.source = kClicks, .level = 0.6f, .seconds = 0.7f, .pitch = 520, .begins = 0.1f,
                         .attack = 0.1f, .drop = 1, .width = 0.4f, .clicks = 30}}},
            .volume = 0.24f + 0.12f * size,
            .room = 0.3f};
}

/// Stone that bursts, and pieces that patter down.
Sound shatters_sound(float size) {
    return {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.12f, .pitch = 2600, .glide = 0.5f,
                         .drop = 6, .width = 0.9f},
                        {.source = kTone, .level = 0.7f, .seconds = 0.3f, .pitch = 190 - 50 * size,
                         .glide = 0.5f, .drop = 4, .overtones = 0.8f},
                        {.source = kClicks, .level = 0.9f, .seconds = 0.9f + 0.4f * size, .pitch = 1300,
                         .glide = 0.7f, .begins = 0.05f, .drop = 2, .width = 0.6f, .clicks = 90}}},
            .volume = 0.3f + 0.12f * size,
            .room = 0.35f};
}

Sound quake_sound(float radius) {
    const float size = std::clamp(radius / 380, 0.1f, 1.0f);
    return {.layers = {{{.source = kTone, .level = 0.9f, .seconds = 1.4f + 1.4f * size,
                         .pitch = 100 - 25 * size, .glide = 0.8f, .attack = 0.25f, .drop = 1,
                         .overtones = 1, .flutter = 0.7f, .flutter_rate = 9, .sway = 0.1f},
                        {.source = kNoise, .level = 0.9f, .seconds = 1.6f + 1.2f * size, .pitch = 240,
                         .glide = 0.8f, .attack = 0.3f, .drop = 1, .width = 0.7f, .flutter = 0.6f,
                         .flutter_rate = 11},
                        {.source = kClicks, .level = 0.5f, .seconds = 1.6f + 1.6f * size, .pitch = 620,
                         .attack = 0.5f, .drop = 1, .width = 0.5f, .clicks = 60}}},
            .volume = 0.5f + 0.3f * size,
            .room = 0.5f};
}

/// Wind that turns.
Sound gust_sound(float strength) {
    return {.layers = {{{.source = kNoise, .level = 1, .seconds = 1.8f, .pitch = 420 + 300 * strength,
                         .glide = 1.4f, .attack = 0.7f, .drop = 1, .width = 0.35f, .flutter = 0.4f,
                         .flutter_rate = 2},
                        {.source = kNoise, .level = 0.4f, .seconds = 1.6f, .pitch = 1900, .glide = 1.2f,
                         .attack = 0.8f, .drop = 1, .width = 0.4f}}},
            .volume = 0.06f + 0.16f * strength,
            .room = 0.2f};
}

Sound storm_rises_sound(int step) {
    Sound sound = thunder_sound(0.1f * static_cast<float>(std::min(step, 5)));
    sound.far = 0.35f;
    sound.layers[0].level = 0.3f;
    sound.layers[4] = {.source = kNoise, .level = 0.7f, .seconds = 2.4f, .pitch = 500, .glide = 1.8f,
                       .attack = 1.0f, .drop = 1, .width = 0.25f};
    return sound;
}

Sound walls_sound(Walls walls) {
    return {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.8f,
                         .pitch = 180 + 30 * static_cast<float>(walls), .glide = 1.6f, .attack = 0.1f,
                         .drop = 1, .overtones = 0.7f, .flutter = 0.5f, .flutter_rate = 16},
                        {.source = kNoise, .level = 0.5f, .seconds = 0.7f, .pitch = 2400, .glide = 1.4f,
                         .attack = 0.1f, .drop = 2, .width = 0.15f}}},
            .volume = 0.26f,
            .room = 0.4f};
}

}  // namespace terramorph
