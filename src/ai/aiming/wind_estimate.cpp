#include "ai/aiming/wind_estimate.h"

#include <algorithm>

#include "ai/battle_view.h"

namespace terramorph {

namespace {

/// The wind that would have carried a shot to where it came down, if `believed` carries it to `end`.
float wind_that_explains(const PastShot& shot, const Prediction& end, float believed) {
    constexpr int kShortest = kTicksPerSecond / 2;  // a shot that hardly flew tells nothing
    if (end.end != FlightEnd::hit || end.ticks < kShortest) return believed;
    const float seconds = static_cast<float>(end.ticks) / kTicksPerSecond;
    const float astray = shot.end->x - columns_of(end.contact.at).x;
    const float wind = believed + 2 * astray / (seconds * seconds);
    return std::clamp(wind, -static_cast<float>(kStrongestWind), static_cast<float>(kStrongestWind));
}

}  // namespace

WindEstimate estimate_wind(const Match& match, int player, int wind_sense, int learning) {
    WindEstimate known;
    known.wind = static_cast<float>(match.battle().state().air.wind * wind_sense) / 100;
    for (const PastShot& shot : match.tally().shots()) {
        if (shot.player != player) continue;
        ++known.shots;
        if (!shot.end || learning == 0) continue;
        const BattleView view(match, player, static_cast<int>(known.wind));
        const float explained = wind_that_explains(shot, view.predict(shot.angle, shot.power), known.wind);
        known.wind += (explained - known.wind) * static_cast<float>(learning) / 100;
    }
    return known;
}

}  // namespace terramorph
