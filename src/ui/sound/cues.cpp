#include "ui/sound/cues.h"

#include <algorithm>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr float kWidestPan = 0.8f;

// Seconds, volume, pitch, glide, tone, brightness, attack: see Sound.
constexpr Sound kShot = {0.32f, 0.45f, 190, 0.3f, 0.35f, 0.5f, 0.002f};
constexpr Sound kDirt = {0.45f, 0.3f, 80, 0.7f, 0.1f, 0.22f, 0.04f};
constexpr Sound kBounce = {0.12f, 0.3f, 330, 1.6f, 0.9f, 0.5f, 0.002f};
constexpr Sound kSparkle = {0.25f, 0.3f, 700, 1.9f, 0.8f, 0.8f, 0.005f};
constexpr Sound kRumble = {0.3f, 0.25f, 60, 1.3f, 0.4f, 0.2f, 0.05f};
constexpr Sound kPop = {0.15f, 0.25f, 240, 0.5f, 0.6f, 0.3f, 0.005f};
constexpr Sound kSplash = {0.7f, 0.3f, 260, 0.4f, 0.12f, 0.6f, 0.01f};
constexpr Sound kGurgle = {0.5f, 0.2f, 120, 2.2f, 0.7f, 0.2f, 0.06f};
constexpr Sound kPatter = {3.5f, 0.12f, 60, 1, 0, 0.7f, 0.9f};
constexpr Sound kFanfare = {1.2f, 0.4f, 392, 2, 1, 1, 0.02f};
constexpr Sound kChime = {0.18f, 0.16f, 520, 1.25f, 1, 1, 0.01f};
constexpr Sound kShieldHit = {0.22f, 0.3f, 620, 0.7f, 0.85f, 0.6f, 0.002f};
constexpr Sound kShieldDown = {0.7f, 0.35f, 880, 0.2f, 0.6f, 0.8f, 0.003f};
constexpr Sound kShieldUp = {0.6f, 0.25f, 240, 2.6f, 0.95f, 0.5f, 0.08f};
constexpr Sound kDeflected = {0.3f, 0.32f, 1100, 0.45f, 0.95f, 0.7f, 0.002f};
constexpr Sound kCuesBeam = {0.45f, 0.4f, 1500, 0.35f, 0.75f, 0.9f, 0.004f};
constexpr Sound kCuesFire = {2.2f, 0.3f, 70, 0.8f, 0.05f, 0.45f, 0.25f};
constexpr Sound kQuake = {2.6f, 0.6f, 38, 0.8f, 0.45f, 0.12f, 0.3f};
constexpr Sound kBreak = {0.5f, 0.4f, 130, 0.4f, 0.15f, 0.4f, 0.003f};
constexpr Sound kTeleport = {0.8f, 0.3f, 300, 4, 0.9f, 0.8f, 0.1f};
constexpr Sound kTheft = {0.35f, 0.25f, 950, 0.5f, 1, 1, 0.01f};
constexpr Sound kCuesHealed = {0.5f, 0.25f, 523, 1.5f, 1, 1, 0.03f};
constexpr Sound kFound = {0.4f, 0.28f, 660, 1.6f, 1, 1, 0.01f};
constexpr Sound kCuesCanopy = {0.5f, 0.28f, 150, 0.7f, 0.05f, 0.55f, 0.05f};
constexpr Sound kStrike = {0.9f, 0.5f, 800, 0.15f, 0.2f, 0.85f, 0.002f};
constexpr Sound kCuesStorm = {2.8f, 0.4f, 55, 1.4f, 0.15f, 0.25f, 0.6f};
constexpr Sound kWeaker = {0.5f, 0.25f, 400, 0.4f, 0.9f, 0.5f, 0.01f};
constexpr Sound kUsed = {0.2f, 0.2f, 440, 1.3f, 1, 1, 0.005f};
constexpr Sound kWalls = {0.5f, 0.25f, 180, 1.5f, 0.6f, 0.4f, 0.03f};

/// The wider, the longer, deeper and louder.
Sound blast(float radius) {
    const float size = std::clamp(radius / 150, 0.1f, 1.0f);
    return {0.5f + 1.5f * size, 0.4f + 0.5f * size, 95 - 50 * size, 0.4f, 0.3f, 0.55f - 0.3f * size, 0.003f};
}

Sound thud(int speed) {
    const float hard = std::clamp(static_cast<float>(speed) / 300, 0.1f, 1.0f);
    return {0.2f + 0.1f * hard, 0.2f + 0.4f * hard, 110, 0.5f, 0.5f, 0.3f, 0.002f};
}

std::optional<Sound> sound_of(const Event& event) {
    using Kind = Event::Kind;
    switch (event.kind) {
        case Kind::fired:
        case Kind::launched:
            return kShot;
        case Kind::blast:
            return blast(event.radius);
        case Kind::dug:
        case Kind::heaped:
        case Kind::earth_fell:
            return kDirt;
        case Kind::bounced:
            return kBounce;
        case Kind::fell:
            return thud(event.amount);
        case Kind::split:
            return kSparkle;
        case Kind::rolling:
            return kRumble;
        case Kind::left:
        case Kind::fizzled:
            return kPop;
        case Kind::splashed:
            return kSplash;
        case Kind::took_water:
            return kGurgle;
        case Kind::weather_changed:
            if (event.amount != static_cast<int>(Weather::rain)) return std::nullopt;
            return kPatter;
        case Kind::turn_began:
            return kChime;
        case Kind::crashed:
            return thud(2 * event.amount);
        case Kind::shielded:
            return kShieldHit;
        case Kind::shield_fell:
            return kShieldDown;
        case Kind::raised:
            return kShieldUp;
        case Kind::deflected:
            return kDeflected;
        case Kind::beamed:
            return kCuesBeam;
        case Kind::burning:
            return kCuesFire;
        case Kind::quaked:
            return kQuake;
        case Kind::broke_off:
            return kBreak;
        case Kind::teleported:
            return kTeleport;
        case Kind::stole:
            return kTheft;
        case Kind::healed:
            return kCuesHealed;
        case Kind::found:
            return kFound;
        case Kind::parachuted:
            return kCuesCanopy;
        case Kind::struck:
            return kStrike;
        case Kind::storm_rose:
            return kCuesStorm;
        case Kind::weakened:
            return kWeaker;
        case Kind::used:
            return kUsed;
        case Kind::walls_changed:
            return kWalls;
        case Kind::round_ended:
        case Kind::match_ended:
            return kFanfare;
        default:
            return std::nullopt;
    }
}

/// Whether it happens at a place; all else is heard from the middle.
bool has_place(Event::Kind kind) {
    return kind != Event::Kind::earth_fell && kind != Event::Kind::turn_began &&
           kind != Event::Kind::weather_changed && kind != Event::Kind::storm_rose &&
           kind != Event::Kind::walls_changed && kind != Event::Kind::round_ended &&
           kind != Event::Kind::match_ended;
}

}  // namespace

std::optional<Sound> cue(const Event& event, float left, float right) {
    std::optional<Sound> sound = sound_of(event);
    if (sound && has_place(event.kind) && right > left)
        sound->pan = std::clamp(((event.at.x - left) / (right - left) * 2 - 1), -1.0f, 1.0f) * kWidestPan;
    return sound;
}

Sound clock_tick() { return {0.06f, 0.3f, 1250, 0.9f, 1, 1, 0.001f}; }

Sound click() { return {0.05f, 0.2f, 900, 0.8f, 1, 1, 0.001f}; }

}  // namespace terramorph
