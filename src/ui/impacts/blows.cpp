#include "ui/impacts/blows.h"

#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr float kFlashes = 0.26f, kRocks = 0.7f;     // seconds
constexpr float kFar = 8, kTilts = 0.42f;            // columns and radians, of the heaviest blow
constexpr float kBlowSwings = 3.4f, kCalms = 0.17f;  // per second; seconds
constexpr float kLightestBlow = 0.3f;                // of the heaviest

}  // namespace

void Blows::note(const MatchEvent& event, const Battle& battle) {
    if (const auto* exploded = std::get_if<event::Exploded>(&event)) blast_ = exploded->at;
    if (const auto* beamed = std::get_if<event::Beamed>(&event)) blast_ = beamed->from;
    const auto* hurt = std::get_if<event::Hurt>(&event);
    if (!hurt) return;
    const bool struck =
        hurt->cause == HurtCause::blast || hurt->cause == HurtCause::direct || hurt->cause == HurtCause::beam;
    if (!struck) return;
    const Vec2<float> off = battle.state().tank(hurt->tank).middle() - blast_;
    const float far = std::max(1.0f, std::sqrt(off.x * off.x + off.y * off.y));
    const float share =
        static_cast<float>(hurt->health) / static_cast<float>(std::max(1, battle.state().rules.health));
    blows_[hurt->tank] = {off * (1 / far), std::clamp(kLightestBlow + share, 0.0f, 1.0f), 0};
}

bool Blows::advance(double seconds) {
    bool seen = false;
    for (Blow& blow : blows_) {
        seen |= blow.age < kRocks;
        blow.age += static_cast<float>(seconds);
    }
    return seen;
}

float Blows::flash(TankId tank) const {
    const Blow& blow = blows_[tank];
    return blow.age >= kFlashes ? 0 : 1 - smooth(blow.age / kFlashes);
}

BodyState Blows::rocked(TankId tank, BodyState body, float shake) const {
    const Blow& blow = blows_[tank];
    if (blow.age >= kRocks) return body;
    const float swing =
        shake * blow.weight * falling(blow.age / kCalms) * std::sin(2 * kFloatPi * kBlowSwings * blow.age);
    body.at.x += kFar * swing * blow.way.x;
    body.at.y += kFar * std::max(0.0f, swing * blow.way.y);
    body.angle -= kTilts * swing * blow.way.x;
    return body;
}

}  // namespace terramorph
