#include "ai/aiming/weapon_selection.h"

#include <algorithm>
#include <iterator>

#include "ai/aiming/firepower.h"

namespace terramorph {

namespace {

/// Samples of an aim's error, in % of the largest error.
constexpr int kSamples[][2] = {{0, 0},     {50, 50},     {-50, -50},  {50, -50},  {-50, 50},
                               {100, 100}, {-100, -100}, {100, -100}, {-100, 100}};

const Weapon& weapon_of(const BattleView& view, WeaponId number) {
    return view.match().arsenal().weapons[number];
}

/// Of equal shots the one that comes nearest is the best.
bool is_worse(const Shot& shot, const Shot& other) {
    if (shot.value != other.value) return shot.value < other.value;
    return shot.aim.rating > other.aim.rating;
}

}  // namespace

std::vector<WeaponId> weapons_at_hand(const BattleView& view) {
    std::vector<WeaponId> found;
    for (const WeaponId weapon : ids<WeaponId>(view.match().arsenal().weapons))
        if (weapon_stock(view.battle().state(), view.own_tank(), weapon) != 0) found.push_back(weapon);
    return found;
}

WeaponSelection::WeaponSelection(const BattleView& view, std::vector<Candidate> aims, Weights weights,
                                 AimError error, float dollars)
    : aims_(std::move(aims)),
      weapons_(weapons_at_hand(view)),
      weights_(std::move(weights)),
      error_(error),
      dollars_(dollars) {
    std::erase_if(weapons_, [&](WeaponId weapon) { return firepower(weapon_of(view, weapon)) <= 0; });
    if (weapons_.empty()) weapons_.push_back(0);
    best_.resize(weapons_.size());
}

bool WeaponSelection::advance(const BattleView& view, int& predictions) {
    while (next_ < aims_.size() * weapons_.size()) {
        if (predictions <= 0) return false;
        const WeaponId weapon = weapons_[next_ % weapons_.size()];
        const Candidate& aim = aims_[next_ / weapons_.size()];
        if (aim.straight && weapon_of(view, weapon).shell) {
            ++next_;
            continue;
        }
        if (sample_ == 0) weighed_ = Shot{aim, weapon};
        forecast_next(view, predictions);
        if (++sample_ < std::size(kSamples)) continue;
        weighed_.value = weighed_.damage - price_of_shot(weapon_of(view, weapon)) / dollars_;
        auto& best = best_[next_ % weapons_.size()];
        if (!best || is_worse(*best, weighed_)) best = weighed_;
        sample_ = 0;
        ++next_;
    }
    return true;
}

/// Forecasts the shot with one sample of the aim's error.
void WeaponSelection::forecast_next(const BattleView& view, int& predictions) {
    const auto& [turn, push] = kSamples[sample_];
    const Candidate& aim = weighed_.aim;
    const int angle = std::clamp(aim.angle + error_.angle * turn / 100, 0, kHalfTurn);
    const int power =
        std::clamp(aim.power + aim.power * error_.power / 1000 * push / 100, 0, view.power_limit());
    const ShotForecast forecast = forecast_shot(view, weapon_of(view, weighed_.weapon), angle, power);
    predictions -= forecast.cost;
    weighed_.damage += evaluate(view, forecast.damage, weights_) / static_cast<float>(std::size(kSamples));
}

std::vector<Shot> WeaponSelection::shots() const {
    std::vector<Shot> shots;
    for (const auto& best : best_)
        if (best) shots.push_back(*best);
    std::ranges::reverse(shots);  // of equal ones the first is the best
    std::ranges::stable_sort(shots, is_worse);
    return shots;
}

}  // namespace terramorph
