#include "ai/aiming/weapon_selection.h"

#include <algorithm>
#include <iterator>

#include "ai/aiming/firepower.h"

namespace terramorph {

namespace {

/// Samples of an aim's error, in % of the largest error.
constexpr int kSamples[][2] = {{0, 0},     {50, 50},     {-50, -50},  {50, -50},  {-50, 50},
                               {100, 100}, {-100, -100}, {100, -100}, {-100, 100}};

std::vector<int> weapons_at_hand(const BattleView& view, bool (*fits)(const Weapon&)) {
    std::vector<int> found;
    const auto& weapons = view.match().arsenal().weapons;
    for (int k = 0; k < static_cast<int>(weapons.size()); ++k)
        if (weapon_stock(view.match().battle().state(), view.player(), k) != 0 && fits(weapons[k]))
            found.push_back(k);
    return found;
}

const Weapon& weapon_of(const BattleView& view, int number) { return view.match().arsenal().weapons[number]; }

/// The shot of a tank that points up towards its nearest enemy.
Candidate upward(const BattleView& view) {
    constexpr int kSteep = 600;  // tenths of a degree
    const int enemy = view.nearest_enemy();
    const bool right = view.tank(enemy).body.at.x > view.tank().body.at.x;
    return {right ? kSteep : kHalfTurn - kSteep, view.power_limit() / 2, enemy, 0, 0, view.tank().middle()};
}

}  // namespace

WeaponSelection::WeaponSelection(const BattleView& view, std::vector<Candidate> aims, Weights weights,
                                 AimError error, float dollars)
    : aims_(std::move(aims)),
      weapons_(weapons_at_hand(view, [](const Weapon& each) { return firepower(each) > 0; })),
      weights_(std::move(weights)),
      error_(error),
      dollars_(dollars),
      best_(aims_.size()) {
    if (weapons_.empty()) weapons_.push_back(0);
}

bool WeaponSelection::advance(const BattleView& view, int& predictions) {
    while (next_ < aims_.size() * weapons_.size()) {
        if (predictions <= 0) return false;
        const int weapon = weapons_[next_ % weapons_.size()];
        const Candidate& aim = aims_[next_ / weapons_.size()];
        if (sample_ == 0) weighed_ = Shot{aim, weapon};
        fire_in_mind(view, predictions);
        if (++sample_ < std::size(kSamples)) continue;
        weighed_.value = weighed_.damage - price_of_shot(weapon_of(view, weapon)) / dollars_;
        auto& best = best_[next_ / weapons_.size()];
        if (!best || weighed_.value > best->value) best = weighed_;
        sample_ = 0;
        ++next_;
    }
    return true;
}

/// Forecasts the shot with one sample of the aim's error.
void WeaponSelection::fire_in_mind(const BattleView& view, int& predictions) {
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
    if (shots.empty()) return shots;
    // Of equal shots the nearest is the best.
    const auto best = std::ranges::max_element(shots, [](const Shot& a, const Shot& b) {
        return a.value != b.value ? a.value < b.value : a.aim.rating > b.aim.rating;
    });
    std::rotate(best, best + 1, shots.end());
    return shots;
}

std::optional<Shot> digging_shot(const BattleView& view) {
    const Candidate aim = upward(view);
    std::optional<Shot> best;
    float most = 0;
    for (const int weapon : weapons_at_hand(view, [](const Weapon&) { return true; })) {
        const ShotForecast forecast = forecast_shot(view, weapon_of(view, weapon), aim.angle, aim.power);
        const bool harmless = evaluate(view, forecast.damage, even_weights(view)) >= 0;
        if (!harmless || forecast.opened_earth <= most) continue;
        most = forecast.opened_earth;
        best = Shot{aim, weapon};
    }
    return best;
}

bool is_buried(const BattleView& view) {
    constexpr int kLook = 100;  // tenths of a degree
    const Ground& ground = view.battle().state().ground;
    for (int angle = 0; angle <= kHalfTurn; angle += kLook) {
        const Vec2<int> muzzle = cells_of(view.tank().muzzle(angle));
        if (!ground.solid(muzzle.x / kSub, muzzle.y)) return false;
    }
    return true;
}

}  // namespace terramorph
