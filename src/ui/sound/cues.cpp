#include "ui/sound/cues.h"

#include <algorithm>

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
constexpr Sound kCreak = {0.6f, 0.3f, 70, 1.6f, 0.7f, 0.35f, 0.05f};
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

/// Larger explosions are longer, deeper and louder.
Sound blast(float radius) {
    const float size = std::clamp(radius / 150, 0.1f, 1.0f);
    return {0.5f + 1.5f * size, 0.4f + 0.5f * size, 95 - 50 * size, 0.4f, 0.3f, 0.55f - 0.3f * size, 0.003f};
}

Sound thud(int speed) {
    const float hard = std::clamp(static_cast<float>(speed) / 300, 0.1f, 1.0f);
    return {0.2f + 0.1f * hard, 0.2f + 0.4f * hard, 110, 0.5f, 0.5f, 0.3f, 0.002f};
}

/// The sound of each kind of event; none if it's silent.
struct Sounds {
    using Cue = std::optional<Sound>;

    Cue operator()(const event::Fired&) const { return kShot; }
    Cue operator()(const event::Launched&) const { return kShot; }
    Cue operator()(const event::Dug&) const { return kDirt; }
    Cue operator()(const event::Heaped&) const { return kDirt; }
    Cue operator()(const event::EarthFell&) const { return kDirt; }
    Cue operator()(const event::Bounced&) const { return kBounce; }
    Cue operator()(const event::Split&) const { return kSparkle; }
    Cue operator()(const event::StartedRolling&) const { return kRumble; }
    Cue operator()(const event::LeftLevel&) const { return kPop; }
    Cue operator()(const event::Fizzled&) const { return kPop; }
    Cue operator()(const event::Splashed&) const { return kSplash; }
    Cue operator()(const event::TookWater&) const { return kGurgle; }
    Cue operator()(const event::TurnBegan&) const { return kChime; }
    Cue operator()(const event::ShieldHit&) const { return kShieldHit; }
    Cue operator()(const event::ShieldFell&) const { return kShieldDown; }
    Cue operator()(const event::ShieldRaised&) const { return kShieldUp; }
    Cue operator()(const event::Deflected&) const { return kDeflected; }
    Cue operator()(const event::Beamed&) const { return kCuesBeam; }
    Cue operator()(const event::CaughtFire&) const { return kCuesFire; }
    Cue operator()(const event::Quaked&) const { return kQuake; }
    Cue operator()(const event::BrokeOff&) const { return kBreak; }
    Cue operator()(const event::Cracked&) const { return kCreak; }
    Cue operator()(const event::Teleported&) const { return kTeleport; }
    Cue operator()(const event::Stole&) const { return kTheft; }
    Cue operator()(const event::Healed&) const { return kCuesHealed; }
    Cue operator()(const event::Found&) const { return kFound; }
    Cue operator()(const event::ParachuteOpened&) const { return kCuesCanopy; }
    Cue operator()(const event::SkyStruck&) const { return kStrike; }
    Cue operator()(const event::StormRose&) const { return kCuesStorm; }
    Cue operator()(const event::Weakened&) const { return kWeaker; }
    Cue operator()(const event::UsedItem&) const { return kUsed; }
    Cue operator()(const event::WallsChanged&) const { return kWalls; }
    Cue operator()(const event::RoundEnded&) const { return kFanfare; }
    Cue operator()(const event::MatchEnded&) const { return kFanfare; }
    Cue operator()(const event::Exploded& exploded) const { return blast(exploded.radius); }
    Cue operator()(const event::Fell& fell) const { return thud(fell.speed); }
    Cue operator()(const event::Crashed& crashed) const { return thud(2 * crashed.speed); }
    Cue operator()(const event::WeatherChanged& changed) const {
        return changed.weather == Weather::rain ? Cue(kPatter) : std::nullopt;
    }
    Cue operator()(const event::Hurt&) const { return std::nullopt; }
    Cue operator()(const event::Died&) const { return std::nullopt; }
    Cue operator()(const event::Traced&) const { return std::nullopt; }
    Cue operator()(const event::LimitMet&) const { return std::nullopt; }
    Cue operator()(const event::WindChanged&) const { return std::nullopt; }
    Cue operator()(const event::NewLevel&) const { return std::nullopt; }
    Cue operator()(const event::ArmoryOpened&) const { return std::nullopt; }
};

/// The column that an event is heard from; none: from the middle.
struct Origins {
    std::optional<float> operator()(const event::Beamed& beamed) const { return beamed.from.x; }
    std::optional<float> operator()(const event::EarthFell&) const { return std::nullopt; }
    template <class Kind>
    std::optional<float> operator()(const Kind& each) const {
        if constexpr (requires { each.at.x; })
            return each.at.x;
        else
            return std::nullopt;
    }
};

}  // namespace

std::optional<Sound> cue(const MatchEvent& event, float left, float right) {
    std::optional<Sound> sound = std::visit(Sounds{}, event);
    const std::optional<float> column = std::visit(Origins{}, event);
    if (sound && column && right > left)
        sound->pan = std::clamp(((*column - left) / (right - left) * 2 - 1), -1.0f, 1.0f) * kWidestPan;
    return sound;
}

Sound clock_tick() { return {0.06f, 0.3f, 1250, 0.9f, 1, 1, 0.001f}; }

Sound click() { return {0.05f, 0.2f, 900, 0.8f, 1, 1, 0.001f}; }

}  // namespace terramorph
