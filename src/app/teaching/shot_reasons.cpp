#include "app/teaching/shot_reasons.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace terramorph {

bool is_guided(const BattleView& view, int angle, int power) {
    const Vec2<Fixed> plain = view.shot(angle, power).velocity;
    return std::ranges::any_of(view.battle().state().launched, [&](const Shell& shell) {
        return shell.guidance.kind != Guidance::Kind::none || shell.flight.velocity != plain;
    });
}

bool is_plain(const Prediction& end, const FlownWay& way, const BattleView& view) {
    const bool met = end.end == FlightEnd::hit && std::ranges::count(view.enemies(), end.contact.tank) > 0;
    return !met && !way.by_shield;
}

TankId mark_of(const BattleView& view, Vec2<float> end) {
    const float from = view.tank().body.at.x;
    return *std::ranges::min_element(view.enemies(), {}, [&](TankId enemy) {
        const float at = view.tank(enemy).body.at.x;
        return std::pair((at > from) != (end.x > from), std::abs(at - end.x));
    });
}

std::optional<int> blown_by(const BattleView& view, int angle, int power, Ticks ticks) {
    const Flight flight = view.shot(angle, power);
    if (flight.air.bends()) return std::nullopt;
    const BattleView calm(view.match(), view.player(), 0);
    const Vec2<Fixed> by = flight.at(ticks) - calm.shot(angle, power).at(ticks);
    return static_cast<int>(std::lround(columns_of(by).x));
}

bool is_blocked(const Prediction& end, const FlownWay& way, Vec2<float> mark) {
    constexpr float kBefore = 40;  // columns: nearer, it's the rim of a crater around the mark
    if (end.end != FlightEnd::hit || end.contact.with != Contact::With::ground) return false;
    Flight flight = way.last;
    const float left = mark.x - columns_of(end.contact.at).x;
    if (std::abs(left) < kBefore || (left > 0) != (flight.speed().x > 0)) return false;
    for (Ticks flown = 0; flown < kMaxFlightTicks; flown += kTick, flight.tick += kTick) {
        const Vec2<float> at = columns_of(flight.place());
        if (at.y < mark.y) return false;
        if ((mark.x - at.x > 0) != (left > 0)) return true;
    }
    return false;
}

}  // namespace terramorph
