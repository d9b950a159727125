#include "ui/cues.h"

#include <algorithm>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr float kWidestPan = 0.8f;

Sound shot() {
    return {.seconds = 0.32f,
            .volume = 0.45f,
            .pitch = 190,
            .glide = 0.3f,
            .tone = 0.35f,
            .brightness = 0.5f,
            .attack = 0.002f};
}

/// The wider, the longer, deeper and louder.
Sound blast(float radius) {
    const float size = std::clamp(radius / 150, 0.1f, 1.0f);
    return {.seconds = 0.5f + 1.5f * size,
            .volume = 0.4f + 0.5f * size,
            .pitch = 95 - 50 * size,
            .glide = 0.4f,
            .tone = 0.3f,
            .brightness = 0.55f - 0.3f * size,
            .attack = 0.003f};
}

Sound dirt() {
    return {.seconds = 0.45f,
            .volume = 0.3f,
            .pitch = 80,
            .glide = 0.7f,
            .tone = 0.1f,
            .brightness = 0.22f,
            .attack = 0.04f};
}

Sound bounce() {
    return {.seconds = 0.12f,
            .volume = 0.3f,
            .pitch = 330,
            .glide = 1.6f,
            .tone = 0.9f,
            .brightness = 0.5f,
            .attack = 0.002f};
}

Sound thud(int speed) {
    const float hard = std::clamp(static_cast<float>(speed) / 300, 0.1f, 1.0f);
    return {.seconds = 0.2f + 0.1f * hard,
            .volume = 0.2f + 0.4f * hard,
            .pitch = 110,
            .glide = 0.5f,
            .tone = 0.5f,
            .brightness = 0.3f,
            .attack = 0.002f};
}

Sound sparkle() {
    return {.seconds = 0.25f,
            .volume = 0.3f,
            .pitch = 700,
            .glide = 1.9f,
            .tone = 0.8f,
            .brightness = 0.8f,
            .attack = 0.005f};
}

Sound rumble() {
    return {.seconds = 0.3f,
            .volume = 0.25f,
            .pitch = 60,
            .glide = 1.3f,
            .tone = 0.4f,
            .brightness = 0.2f,
            .attack = 0.05f};
}

Sound pop() {
    return {.seconds = 0.15f,
            .volume = 0.25f,
            .pitch = 240,
            .glide = 0.5f,
            .tone = 0.6f,
            .brightness = 0.3f,
            .attack = 0.005f};
}

Sound splash() {
    return {.seconds = 0.7f,
            .volume = 0.3f,
            .pitch = 260,
            .glide = 0.4f,
            .tone = 0.12f,
            .brightness = 0.6f,
            .attack = 0.01f};
}

Sound gurgle() {
    return {.seconds = 0.5f,
            .volume = 0.2f,
            .pitch = 120,
            .glide = 2.2f,
            .tone = 0.7f,
            .brightness = 0.2f,
            .attack = 0.06f};
}

Sound patter() {
    return {.seconds = 3.5f,
            .volume = 0.12f,
            .pitch = 60,
            .glide = 1,
            .tone = 0,
            .brightness = 0.7f,
            .attack = 0.9f};
}

Sound fanfare() {
    return {.seconds = 1.2f,
            .volume = 0.4f,
            .pitch = 392,
            .glide = 2,
            .tone = 1,
            .brightness = 1,
            .attack = 0.02f};
}

Sound chime() {
    return {.seconds = 0.18f,
            .volume = 0.16f,
            .pitch = 520,
            .glide = 1.25f,
            .tone = 1,
            .brightness = 1,
            .attack = 0.01f};
}

std::optional<Sound> sound_of(const Event& event) {
    using Kind = Event::Kind;
    switch (event.kind) {
        case Kind::fired:
            return shot();
        case Kind::blast:
            return blast(event.radius);
        case Kind::dug:
        case Kind::heaped:
        case Kind::earth_fell:
            return dirt();
        case Kind::bounced:
            return bounce();
        case Kind::fell:
            return thud(event.amount);
        case Kind::split:
            return sparkle();
        case Kind::rolling:
            return rumble();
        case Kind::left:
        case Kind::fizzled:
            return pop();
        case Kind::splashed:
            return splash();
        case Kind::took_water:
            return gurgle();
        case Kind::weather_changed:
            if (event.amount != static_cast<int>(Weather::rain)) return std::nullopt;
            return patter();
        case Kind::turn_began:
            return chime();
        case Kind::round_ended:
        case Kind::match_ended:
            return fanfare();
        default:
            return std::nullopt;
    }
}

/// Whether it happens at a place; all else is heard from the middle.
bool has_place(Event::Kind kind) {
    return kind != Event::Kind::earth_fell && kind != Event::Kind::turn_began &&
           kind != Event::Kind::weather_changed && kind != Event::Kind::round_ended &&
           kind != Event::Kind::match_ended;
}

}  // namespace

std::optional<Sound> cue(const Event& event, float left, float right) {
    std::optional<Sound> sound = sound_of(event);
    if (sound && has_place(event.kind) && right > left)
        sound->pan = std::clamp(((event.at.x - left) / (right - left) * 2 - 1), -1.0f, 1.0f) * kWidestPan;
    return sound;
}

Sound click() {
    return {.seconds = 0.05f,
            .volume = 0.2f,
            .pitch = 900,
            .glide = 0.8f,
            .tone = 1,
            .brightness = 1,
            .attack = 0.001f};
}

}  // namespace terramorph
