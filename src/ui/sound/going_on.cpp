// clang-format off: layers are rows of a table.
#include "ui/sound/going_on.h"

#include <algorithm>

#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr auto kAmbienceLasts = static_cast<float>(2 * kAmbienceEvery);
constexpr auto kMachineLasts = static_cast<float>(2 * kMachineEvery);
constexpr auto kGrindingLasts = static_cast<float>(2 * kGrindingEvery);

/// A piece of a sound that goes on: it comes and goes evenly.
constexpr Layer piece(float seconds, Layer layer) {
    layer.seconds = seconds;
    layer.even = true;
    return layer;
}
constexpr Layer air_piece(const Layer& layer) { return piece(kAmbienceLasts, layer); }
constexpr Layer machine_piece(const Layer& layer) { return piece(kMachineLasts, layer); }
constexpr Layer ground_piece(const Layer& layer) { return piece(kGrindingLasts, layer); }

}  // namespace

Sound ambience(const Airs& airs) {
    if (airs.thick <= 0)
        return {.layers = {{air_piece({.source = kTone, .level = 0.8f, .pitch = 98, .overtones = 0.5f}),
                            air_piece({.source = kTone, .level = 0.4f, .pitch = 147, .overtones = 0.3f}),
                            air_piece({.source = kNoise, .level = 0.25f, .pitch = 500, .width = 0.2f})}},
                .volume = 0.025f};
    const float deep = airs.gravity / airs.thick;
    return {.layers =
                {{air_piece(
                      {.source = kNoise, .level = 1, .pitch = (260 + 260 * airs.wind) * deep,
                       .width = 0.7f}),
                  air_piece({.source = kNoise, .level = 0.25f + 0.5f * airs.wind,
                             .pitch = (520 + 420 * airs.wind) * deep, .glide = 1.15f, .width = 0.12f}),
                  air_piece({.source = kNoise, .level = 0.12f + 0.5f * airs.sand * airs.wind,
                             .pitch = 3900, .width = 0.6f})}},
            .volume = 0.022f + 0.06f * airs.wind};
}

Sound lapping_water() {
    return {.layers = {{{.source = kNoise, .level = 1, .seconds = 1.4f, .pitch = 520, .glide = 1.3f,
                         .attack = 0.5f, .drop = 1, .width = 0.5f},
                        {.source = kClicks, .level = 0.6f, .seconds = 1.2f, .pitch = 900, .glide = 1.3f,
                         .begins = 0.2f, .attack = 0.3f, .drop = 1, .width = 0.1f, .clicks = 14}}},
            .volume = 0.03f};
}

Sound falling_rain() {
    return {
        .layers = {{air_piece({.source = kNoise, .level = 0.6f, .pitch = 3400}),
                    air_piece(
                        {.source = kClicks, .level = 0.6f, .pitch = 1900, .width = 0.3f, .clicks = 140})}},
        .volume = 0.07f};
}

Sound something_alive(float kind) {
    return {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.22f, .pitch = 1900 + 1500 * kind,
                         .glide = 1.25f, .attack = 0.03f, .drop = 0, .flutter = 0.9f,
                         .flutter_rate = 18 + 30 * kind},
                        {.source = kTone, .level = 0.6f, .seconds = 0.16f, .pitch = 2200 + 1500 * kind,
                         .glide = 0.85f, .begins = 0.3f, .attack = 0.03f, .drop = 0, .flutter = 0.9f,
                         .flutter_rate = 24}}},
            .volume = 0.035f,
            .far = 0.25f,
            .room = 0.4f};
}

Sound turning_turret(float speed) {
    return {
        .layers = {{machine_piece({.source = kTone, .level = 0.6f, .pitch = 230 + 190 * speed,
                                   .overtones = 0.6f, .flutter = 0.3f, .flutter_rate = 45}),
                    machine_piece(
                        {.source = kNoise, .level = 0.35f, .pitch = 1500 + 700 * speed, .width = 0.15f})}},
        .volume = 0.07f + 0.03f * speed};
}

Sound loading_charge(float power) {
    return {.layers = {{machine_piece(
                            {.source = kTone, .level = 0.6f, .pitch = 300 + 520 * power,
                             .overtones = 0.25f}),
                        machine_piece(
                            {.source = kNoise, .level = 0.3f, .pitch = 2600 + 1400 * power, .width = 0.1f})}},
            .volume = 0.06f};
}

Sound engine(float speed) {
    const float beat = 17 + 16 * speed;
    return {.layers = {{machine_piece({.source = kTone, .level = 0.9f, .pitch = 78 + 50 * speed,
                                       .overtones = 0.95f, .flutter = 0.6f, .flutter_rate = beat}),
                        machine_piece({.source = kNoise, .level = 0.6f, .pitch = 340 + 160 * speed,
                                       .width = 0.6f, .flutter = 0.7f, .flutter_rate = beat}),
                        machine_piece({.source = kClicks, .level = 0.3f, .pitch = 1700, .width = 0.15f,
                                       .clicks = 20 + 40 * speed})}},
            .volume = 0.14f + 0.06f * speed,
            .room = 0.1f};
}

Sound whistle(float speed) {
    const float pitch = 2300 - 1300 * speed;
    return {.layers =
                {{machine_piece(
                      {.source = kNoise, .level = 0.9f, .pitch = pitch, .glide = 0.97f, .width = 0.03f}),
                  machine_piece(
                      {.source = kNoise, .level = 0.3f, .pitch = 2 * pitch, .glide = 0.97f, .width = 0.06f}),
                  machine_piece({.source = kNoise, .level = 0.3f * speed, .pitch = 700, .width = 0.8f})}},
            .volume = 0.03f + 0.13f * speed,
            .room = 0.25f};
}

Sound jet() {
    return {.layers = {{machine_piece({.source = kNoise, .level = 1, .pitch = 620, .width = 1}),
                        machine_piece({.source = kNoise, .level = 0.5f, .pitch = 2900, .width = 0.6f,
                                       .flutter = 0.3f, .flutter_rate = 37})}},
            .volume = 0.22f,
            .room = 0.2f};
}

Sound rolling(float speed, float size) {
    return {.layers = {{ground_piece({.source = kNoise, .level = 1,
                                      .pitch = (260 + 240 * speed) * (1.3f - 0.6f * size), .width = 0.6f,
                                      .flutter = 0.8f, .flutter_rate = 7 + 14 * speed}),
                        ground_piece({.source = kClicks, .level = 0.6f, .pitch = 1100 - 500 * size,
                                      .width = 0.4f, .clicks = 20 + 70 * speed})}},
            .volume = 0.06f + 0.16f * speed * (0.5f + 0.5f * size),
            .room = 0.15f};
}

Sound grinding(float much) {
    return {.layers = {{ground_piece({.source = kTone, .level = 0.5f, .pitch = 105, .overtones = 1,
                                      .flutter = 0.8f, .flutter_rate = 31}),
                        ground_piece({.source = kNoise, .level = 0.8f, .pitch = 420, .width = 0.8f,
                                      .flutter = 0.6f, .flutter_rate = 27}),
                        ground_piece(
                            {.source = kClicks, .level = 0.5f, .pitch = 1500, .width = 0.5f, .clicks = 60})}},
            .volume = 0.12f + 0.12f * much,
            .room = 0.15f};
}

Sound tumbling(float much) {
    return {.layers = {{ground_piece({.source = kNoise, .level = 1, .pitch = 300, .width = 0.8f,
                                      .flutter = 0.5f, .flutter_rate = 13}),
                        ground_piece({.source = kClicks, .level = 0.8f, .pitch = 700, .width = 0.6f,
                                      .clicks = 40 + 60 * much})}},
            .volume = 0.06f + 0.14f * much,
            .room = 0.3f};
}

Sound burning(float much) {
    return {.layers = {{ground_piece({.source = kNoise, .level = 1, .pitch = 320 + 120 * much, .width = 1,
                                      .flutter = 0.4f, .flutter_rate = 11}),
                        ground_piece({.source = kClicks, .level = 0.7f, .pitch = 2700, .width = 0.5f,
                                      .clicks = 15 + 50 * much})}},
            .volume = 0.05f + 0.16f * much,
            .room = 0.1f};
}

Sound quaking(float much) {
    return {.layers = {{ground_piece({.source = kTone, .level = 0.8f, .pitch = 82, .overtones = 1,
                                      .flutter = 0.6f, .flutter_rate = 9, .sway = 0.12f}),
                        ground_piece({.source = kNoise, .level = 1, .pitch = 230, .width = 0.7f,
                                      .flutter = 0.5f, .flutter_rate = 11})}},
            .volume = 0.18f + 0.14f * much,
            .room = 0.3f};
}

Sound flowing(float much) {
    return {.layers = {{ground_piece({.source = kNoise, .level = 1, .pitch = 430, .width = 0.4f,
                                      .flutter = 0.5f, .flutter_rate = 9}),
                        ground_piece({.source = kClicks, .level = 0.7f, .pitch = 520, .glide = 1.4f,
                                      .width = 0.12f, .clicks = 30})}},
            .volume = 0.07f + 0.1f * much};
}

Sound rushing_water(float much) {
    return {.layers = {{ground_piece({.source = kNoise, .level = 1, .pitch = 780 - 300 * much, .width = 1.1f,
                                      .flutter = 0.35f, .flutter_rate = 7}),
                        ground_piece({.source = kClicks, .level = 0.6f, .pitch = 1250, .glide = 1.2f,
                                      .width = 0.2f, .clicks = 40 + 40 * much})}},
            .volume = 0.06f + 0.16f * much,
            .room = 0.25f};
}

}  // namespace terramorph
