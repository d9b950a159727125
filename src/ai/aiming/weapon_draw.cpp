#include "ai/aiming/weapon_draw.h"

#include <algorithm>
#include <cstdint>

#include "ai/aiming/firepower.h"
#include "ai/aiming/foothold.h"
#include "ai/aiming/shot_forecast.h"
#include "ai/conduct.h"
#include "ai/marks.h"

namespace terramorph {

namespace {

constexpr int kNearlyAsGood = 60;     // % of the best
constexpr std::size_t kLately = 4;    // shots
constexpr int kFreeShare = 4;         // by which the weight of what's always there is divided ...
constexpr int kFreeShareByTaste = 64;  // ... for who would rather fire anything else
constexpr float kHarmByFall = 0.08f;  // of a column's fall: what is undermined often holds
constexpr float kMaxHarmByFall = 10;  // harm
constexpr float kFarthest = 79;       // eighths of a halving
constexpr int kRoots[] = {256, 235, 215, 197, 181, 166, 152, 140};  // 256 * 2^(-k / 8)

const Weapon& weapon_in(const BattleView& view, WeaponId weapon) {
    return at(view.match().arsenal().weapons, weapon);
}

/// The weapons of the player's last shots of the round, the last one first.
std::vector<WeaponId> fired_lately(const BattleView& view) {
    std::vector<WeaponId> fired;
    const auto& shots = view.match().tally().shots();
    for (auto shot = shots.rbegin(); shot != shots.rend() && fired.size() < kLately; ++shot)
        if (shot->player == view.player()) fired.push_back(shot->weapon);
    return fired;
}

bool heaps_earth(const Weapon& weapon) { return role_of(weapon) == WeaponRole::earth; }

bool moves_ground(const Weapon& weapon) {
    const Purposes purposes = purposes_of(weapon);
    return purposes.has(Purpose::digs) || purposes.has(Purpose::shakes);
}

/// What it's worth, in harm, to take the ground away from under a mark, for those who know how.
float gain_of_undermining(const BattleView& view, TankId mark) {
    if (!conduct(view.match(), view.player()).undermines) return 0;
    const int x = static_cast<int>(view.tank(mark).body.at.x);
    return std::min(kMaxHarmByFall, fall_from(view.battle().state().ground, x) * kHarmByFall);
}

/// 256 for the best, and ever less for what's worth less.
int weight_of_worth(float value, float best, int sharpness) {
    const float halving = best / static_cast<float>(sharpness);
    const int eighths = static_cast<int>(std::min((best - value) * 8 / halving, kFarthest));
    return (256 >> (eighths / 8)) * kRoots[eighths % 8] / 256;
}

/// The largest part of its health that one of these would lose, in %.
float first_blow(const BattleView& view, const std::vector<TankId>& untried, const Shot& shot) {
    const auto harm =
        forecast_shot(view, weapon_in(view, shot.weapon), shot.aim.angle, shot.aim.power).damage;
    float most = 0;
    for (const Hull& hull : view.battle().state().hulls) {
        if (std::ranges::count(untried, hull.tank) == 0) continue;
        const auto health = static_cast<float>(view.tank(hull.tank).health);
        most = std::max(most, 100 * expected_loss(view, harm, hull) / health);
    }
    return most;
}

}  // namespace

std::vector<Shot> without_first_blows(const BattleView& view, std::vector<Shot> shots) {
    const Conduct& how = conduct(view.match(), view.player());
    std::vector<TankId> untried = view.enemies();
    std::erase_if(untried, [&](TankId enemy) { return shots_fired(view.match(), enemy) >= how.spares; });
    const bool is_a_duel = view.enemies().size() < 2;
    if (untried.empty() || is_a_duel) return shots;
    std::vector<float> blows;
    for (const Shot& shot : shots) blows.push_back(first_blow(view, untried, shot));
    const float least = *std::ranges::min_element(blows);
    const float most = std::max(least, static_cast<float>(how.first_blow));
    std::vector<Shot> left;
    for (std::size_t k = 0; k < shots.size(); ++k)
        if (blows[k] <= most) left.push_back(shots[k]);
    return left;
}

Shot drawn_shot(const BattleView& view, const std::vector<Shot>& shots, const Temperament& temperament,
                Random& random) {
    const Conduct& how = conduct(view.match(), view.player());
    const auto counts = [&](const Shot& shot) { return shot.value > 0 || (how.by_taste && shot.damage > 0); };
    const Shot& best = *std::ranges::max_element(shots, {}, &Shot::value);
    if (std::ranges::none_of(shots, counts)) return best;
    const std::vector<WeaponId> lately = fired_lately(view);
    std::vector<std::int64_t> weights;
    std::int64_t sum = 0;
    for (const Shot& shot : shots) {
        const Weapon& weapon = weapon_in(view, shot.weapon);
        std::int64_t weight =
            16 * (how.by_taste ? 256 : weight_of_worth(shot.value, best.value, how.sharpness));
        if (!how.by_taste && shot.value * 100 < best.value * kNearlyAsGood) weight = 0;
        if (!counts(shot)) weight = 0;
        weight = weight * temperament.taste(role_of(weapon)) / 100;
        weight >>= std::ranges::count(lately, shot.weapon);
        if (weapon.unlimited && shots.size() > 1) weight /= how.by_taste ? kFreeShareByTaste : kFreeShare;
        sum += weights.emplace_back(weight);
    }
    if (sum == 0) return best;
    std::int64_t lot = random.below(static_cast<int>(sum));
    std::size_t which = 0;
    while (lot >= weights[which]) lot -= weights[which++];
    return shots[which];
}

std::vector<Shot> side_shots(const BattleView& view, const Candidate& aim, const Temperament& temperament) {
    const auto dollars = static_cast<float>(temperament.value(Trait::thrift));
    const float undermined = gain_of_undermining(view, aim.victim);
    const std::vector<WeaponId> lately = fired_lately(view);
    const auto heaps = [&](WeaponId weapon) { return heaps_earth(weapon_in(view, weapon)); };
    const std::size_t remembered =
        std::min(lately.size(), conduct(view.match(), view.player()).by_taste ? kLately : std::size_t{1});
    const bool has_heaped = std::any_of(lately.begin(), lately.begin() + static_cast<std::ptrdiff_t>(remembered), heaps);
    std::vector<Shot> shots;
    for (const WeaponId number : weapons_at_hand(view)) {
        const Weapon& weapon = weapon_in(view, number);
        const WeaponRole role = role_of(weapon);
        const bool is_of_use = weapon.shell || purposes_of(weapon).has(Purpose::shakes);
        if (firepower(weapon) > 0 || !is_of_use || role == WeaponRole::trick) continue;
        if (has_heaped && heaps_earth(weapon)) continue;
        const ShotForecast forecast = forecast_shot(view, weapon, aim.angle, aim.power);
        if (!forecast.damage.empty() && evaluate(view, forecast.damage, even_weights(view)) <= 0) continue;
        const float value = kSideValue + (moves_ground(weapon) ? undermined : 0);
        shots.push_back({aim, number, 0, value - price_of_shot(weapon) / dollars});
    }
    return shots;
}

}  // namespace terramorph
