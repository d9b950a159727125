#include "ai/aiming/way_out.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kSteep = 600;     // tenths of a degree above the horizontal
constexpr int kThickest = 300;  // columns of earth that are looked through
constexpr int kLookStep = 4;    // columns
constexpr int kOutPower = 500;

bool is_in_earth(const BattleView& view, Vec2<float> at) {
    const Ground& ground = view.battle().state().ground;
    const Vec2<Sixteenths> place = sixteenths_of(fixed_of(at));
    const int x = place.x / kColumn;
    return x >= 0 && x < ground.width() && ground.solid(x, place.y);
}

/// How far it is through earth from the barrel's end, in columns.
int earth_before(const BattleView& view, int angle) {
    const Vec2<float> way = barrel_way(angle);
    const Vec2<float> muzzle = columns_of(view.tank().muzzle(angle));
    int far = 0;
    while (far < kThickest && is_in_earth(view, muzzle + way * static_cast<float>(far))) far += kLookStep;
    return far;
}

/// Steeply up to the side with less earth; of equal ones to that of the nearest enemy.
Candidate upward(const BattleView& view) {
    const TankId enemy = view.nearest_enemy();
    const int right = earth_before(view, kSteep);
    const int left = earth_before(view, kHalfTurn - kSteep);
    const bool enemy_is_right = view.tank(enemy).body.at.x > view.tank().body.at.x;
    const bool to_right = right == left ? enemy_is_right : right < left;
    const int power = std::min(kOutPower, view.power_limit());
    return {to_right ? kSteep : kHalfTurn - kSteep, power, enemy, 0, 0, view.tank().middle()};
}

/// Enough is better than not enough, then less than more.
bool is_better_digger(float opened, float other, float needed) {
    if ((opened >= needed) != (other >= needed)) return opened >= needed;
    return opened >= needed ? opened < other : opened > other;
}

}  // namespace

bool is_buried(const BattleView& view) {
    constexpr int kLook = 100;  // tenths of a degree
    for (int angle = 0; angle <= kHalfTurn; angle += kLook)
        if (!is_in_earth(view, columns_of(view.tank().muzzle(angle)))) return false;
    return true;
}

std::optional<Shot> digging_shot(const BattleView& view) {
    const Candidate aim = upward(view);
    const auto needed = static_cast<float>(earth_before(view, aim.angle));
    std::optional<Shot> best;
    float opened = 0;
    for (const WeaponId weapon : weapons_at_hand(view)) {
        const ShotForecast forecast =
            forecast_shot(view, view.match().arsenal().weapons[weapon], aim.angle, aim.power);
        if (forecast.opened_earth <= 0) continue;
        if (evaluate(view, forecast.damage, even_weights(view)) < 0) continue;
        if (best && !is_better_digger(forecast.opened_earth, opened, needed)) continue;
        opened = forecast.opened_earth;
        best = Shot{aim, weapon};
    }
    return best;
}

Shot shot_out_of_earth(const BattleView& view) {
    if (const auto shot = digging_shot(view)) return *shot;
    return {upward(view), plain_weapon(view)};
}

WeaponId plain_weapon(const BattleView& view) {
    const auto at_hand = weapons_at_hand(view);
    const auto is_endless = [&](WeaponId weapon) {
        return weapon_stock(view.battle().state(), view.own_tank(), weapon) < 0;
    };
    const auto found = std::ranges::find_if(at_hand, is_endless);
    if (found != at_hand.end()) return *found;
    return at_hand.empty() ? WeaponId(0) : at_hand.front();
}

}  // namespace terramorph
