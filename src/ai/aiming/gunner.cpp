#include "ai/aiming/gunner.h"

#include <algorithm>
#include <cmath>

#include "ai/conduct.h"
#include "ai/rivals.h"
#include "base/index.h"

namespace terramorph {

namespace {

constexpr int kToEntertain = 130;  // % of its own errors, of a computer that entertains

/// Samples reach to this many thousandths of a standard deviation.
constexpr int kFarthestSample = 1340;

/// A bias that's left and a scatter, together, as the largest of the samples.
int together(int bias, std::int64_t left, int scatter) {
    const float faded = static_cast<float>(bias) * static_cast<float>(left) / 65536;
    const auto own = static_cast<float>(scatter);
    return static_cast<int>(std::sqrt(faded * faded + own * own) * kFarthestSample / 1000);
}

/// Scales the errors by a percentage; it learns as fast.
Marksmanship scaled(Marksmanship who, int percent) {
    for (int Marksmanship::*part :
         {&Marksmanship::bias_angle, &Marksmanship::bias_power, &Marksmanship::scatter_angle,
          &Marksmanship::scatter_power, &Marksmanship::wind_share, &Marksmanship::wind_offset})
        who.*part = who.*part * percent / 100;
    return who;
}

}  // namespace

Marksmanship marksmanship(Difficulty difficulty, const Temperament& temperament, bool banked) {
    Marksmanship own = conduct(difficulty).aim;
    const int bank = banked ? temperament.whole(Trait::bank_bias) : 0;
    own.bias_angle = own.bias_angle * (temperament.whole(Trait::bias_angle) + bank) / 100;
    own.bias_power = own.bias_power * (temperament.whole(Trait::bias_power) + bank) / 100;
    own.scatter_angle = own.scatter_angle * temperament.whole(Trait::scatter) / 100;
    own.keep = std::min(100, own.keep * temperament.whole(Trait::keep) / 100);
    own.wind_share = own.wind_share * temperament.whole(Trait::misread_wind) / 100;
    return own;
}

int flight_kind(const Weapon& weapon) { return weapon.effects.on(Trigger::at_apex).empty() ? 0 : 1; }

TankId mark_of(const BattleView& view, const PastShot& shot) {
    if (!shot.target) return {};
    const auto& tanks = view.battle().state().tanks;
    TankId nearest;
    float least = 0;
    for (const TankId tank : ids<TankId>(tanks)) {
        if (allies(tanks, tank, tank_of(shot.player))) continue;
        const float far = std::abs(at(shot.columns, tank) - static_cast<float>(shot.target->x));
        if (nearest.exists() && far >= least) continue;
        nearest = tank;
        least = far;
    }
    return nearest;
}

Gunner::Gunner(const BattleView& view, Difficulty difficulty, const Temperament& temperament, TankId mark)
    : temperament_(temperament),
      difficulty_(difficulty),
      entertains_(view.match().settings().rule(Rule::entertain) != 0 &&
                  is_far_ahead(view.match(), view.player())),
      key_{view.match().settings().seed, view.match().round(), view.own_tank(), mark},
      now_{view.tank().body.at.x, view.tank(mark).body.at.x, view.battle().state().air.wind, 0} {
    for (const PastShot& shot : view.match().tally().shots()) {
        if (shot.player != view.player() || mark_of(view, shot) != mark) continue;
        now_.flight = flight_kind(at(view.match().arsenal().weapons, shot.weapon));
        past_.look({at(shot.columns, view.own_tank()), at(shot.columns, mark), shot.wind, now_.flight});
        past_.shoot();
        ++shots_;
    }
}

Marksmanship Gunner::hand(bool banked) const {
    const Marksmanship own = marksmanship(difficulty_, temperament_, banked);
    return entertains_ ? scaled(own, kToEntertain) : own;
}

AimHistory Gunner::history(int flight) const {
    AimHistory history = past_;
    AimSituation now = now_;
    now.flight = flight;
    history.look(now);
    return history;
}

int Gunner::wind() const { return misread_wind(hand(false), key_, history(now_.flight), now_.wind); }

AimError Gunner::error(bool banked) const {
    const Marksmanship own = hand(banked);
    const std::int64_t left = bias_left(own, history(now_.flight).shots());
    return {together(own.bias_angle, left, own.scatter_angle),
            together(own.bias_power, left, own.scatter_power)};
}

Deviation Gunner::stray(const Weapon& weapon, int power, bool banked, Random& scatter) const {
    return deviation(hand(banked), key_, history(flight_kind(weapon)), power, scatter);
}

}  // namespace terramorph
