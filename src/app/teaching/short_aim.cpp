#include "app/teaching/short_aim.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <vector>

namespace terramorph {

namespace {

constexpr float kShort = 70;  // columns
constexpr float kAloof = 52;  // columns from the middle of any tank: the smallest blasts do it no harm there
constexpr int kLoft = 600, kStep = 10;
constexpr std::size_t kMostTrials = 8;

float column_of(const Match& match, PlayerId player) { return match.state().tank(player).body.at.x; }

/// None if there's no enemy.
PlayerId nearest_enemy(const Match& match, PlayerId player) {
    const float own = column_of(match, player);
    float least = std::numeric_limits<float>::max();
    PlayerId nearest;
    for (const PlayerId other : ids<PlayerId>(match.settings().players)) {
        const float far = std::abs(column_of(match, other) - own);
        if (match.state().allies(player, other) || !match.state().tank(other).alive || far >= least) continue;
        least = far;
        nearest = other;
    }
    return nearest;
}

bool misses_all(const Match& match, const Prediction& shot) {
    if (shot.end != FlightEnd::hit || shot.contact.tank.exists()) return false;
    const Vec2<float> end = columns_of(shot.contact.at);
    return std::ranges::all_of(match.battle().state().tanks, [end](const Tank& tank) {
        return std::abs(tank.body.at.x - end.x) >= kAloof;
    });
}

/// Trees and loose earth may do what the shot itself doesn't.
bool is_harmless(const Match& match, const Aim& aim) {
    const std::unique_ptr<Match> trial = match.fork();
    if (trial->apply(aim) || trial->apply(Fire{aim.player})) return false;
    while (trial->phase() == Phase::flying) trial->step();
    const auto unhurt = [&](PlayerId each) {
        return trial->state().tank(each).health == match.state().tank(each).health;
    };
    return std::ranges::all_of(ids<PlayerId>(match.settings().players), unhurt);
}

/// An aim, and how far from where it's wanted its shot comes down, in columns.
struct Trial {
    Aim aim;
    float off;
};

}  // namespace

Aim short_aim(const Match& match, PlayerId player) {
    const Tank& tank = match.state().tank(player);
    const Aim usual = {player, tank.angle, tank.power};
    const PlayerId mark = nearest_enemy(match, player);
    if (!mark.exists()) return usual;
    const float way = column_of(match, mark) - column_of(match, player);
    const float wanted = column_of(match, mark) - std::copysign(kShort, way);
    const int angle = way > 0 ? kLoft : kHalfTurn - kLoft;
    std::vector<Trial> trials;
    for (int power = kStep; power <= kFullPower; power += kStep) {
        const Prediction shot = match.battle().predict_shot(tank_of(player), angle, power);
        if (misses_all(match, shot))
            trials.push_back({{player, angle, power}, std::abs(columns_of(shot.contact.at).x - wanted)});
    }
    std::ranges::stable_sort(trials, {}, &Trial::off);
    trials.resize(std::min(trials.size(), kMostTrials));
    const auto best =
        std::ranges::find_if(trials, [&](const Trial& each) { return is_harmless(match, each.aim); });
    return best == trials.end() ? usual : best->aim;
}

}  // namespace terramorph
