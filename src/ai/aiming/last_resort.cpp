#include "ai/aiming/last_resort.h"

#include <algorithm>
#include <cmath>

#include "ai/aiming/firepower.h"
#include "ai/aiming/way_out.h"
#include "ai/weapon_role.h"

namespace terramorph {

namespace {

constexpr int kLowest = 300;  // tenths of a degree above the horizontal, of a ranging shot
constexpr int kSteepest = 850;
constexpr int kTurn = 50;
constexpr int kPowers[] = {1000, 800, 600, 400};

const Weapon& weapon_at(const BattleView& view, WeaponId weapon) {
    return at(view.match().arsenal().weapons, weapon);
}

float gain(const BattleView& view, WeaponId weapon, const Candidate& aim) {
    return evaluate(view, forecast_shot(view, weapon_at(view, weapon), aim.angle, aim.power).damage,
                    even_weights(view));
}

/// True if the weapon takes land away, or reaches far enough to be felt around a corner. What heaps earth
/// only adds to what's in the way.
bool is_for_land(const Weapon& weapon) {
    constexpr float kArea = 60;  // columns
    const Purposes purposes = purposes_of(weapon);
    return purposes.has(Purpose::digs) || purposes.has(Purpose::shakes) || firepower(weapon) >= kArea;
}

/// A shot at the land with something that isn't free, if there is such a weapon and it spares everybody who
/// isn't an enemy.
std::optional<Shot> shot_at_land(const BattleView& view, const Candidate& aim, Random& random) {
    std::vector<Shot> shots;
    for (const WeaponId weapon : weapons_at_hand(view)) {
        const Weapon& each = weapon_at(view, weapon);
        if (each.unlimited || !is_for_land(each)) continue;
        if (gain(view, weapon, aim) >= 0) shots.push_back({aim, weapon});
    }
    if (shots.empty()) return std::nullopt;
    return shots[at(random.below(static_cast<int>(shots.size())))];
}

/// The weapon that shows where a shot goes, if there is one; else the plain one.
WeaponId ranging_weapon(const BattleView& view) {
    for (const WeaponId weapon : weapons_at_hand(view))
        if (purposes_of(weapon_at(view, weapon)).has(Purpose::traces)) return weapon;
    return plain_weapon(view);
}

/// Where a shot would come down, seen as an aim at a mark.
Candidate aim_of(const BattleView& view, TankId mark, int angle, int power) {
    const Prediction end = view.predict(angle, power);
    const Vec2<float> place = columns_of(end.contact.at);
    const Vec2<float> off = place - view.tank(mark).middle();
    const float miss = std::sqrt(off.x * off.x + off.y * off.y);
    return {angle, power, mark, miss, miss, place};
}

/// Steep shots to both sides with the plain weapon: the one that comes nearest to the mark, of those that
/// harm least.
Shot ranging_shot(const BattleView& view, TankId mark) {
    const WeaponId weapon = plain_weapon(view);
    std::optional<Shot> best;
    for (int elevation = kLowest; elevation <= kSteepest; elevation += kTurn)
        for (const int angle : {elevation, kHalfTurn - elevation})
            for (const int power : kPowers) {
                const Candidate aim = aim_of(view, mark, angle, std::min(power, view.power_limit()));
                const float damage = std::min(0.0f, gain(view, weapon, aim));
                if (best && damage < best->damage) continue;
                if (best && damage == best->damage && aim.miss >= best->aim.miss) continue;
                best = Shot{aim, weapon, damage, damage};
            }
    return *best;
}

}  // namespace

Shot last_resort(const BattleView& view, TankId mark, const std::vector<Candidate>& aims, Random& random) {
    if (aims.empty()) return ranging_shot(view, mark);
    const Candidate& aim = aims.front();
    if (const auto shot = shot_at_land(view, aim, random)) return *shot;
    const WeaponId weapon = ranging_weapon(view);
    return gain(view, weapon, aim) < 0 ? ranging_shot(view, mark) : Shot{aim, weapon};
}

}  // namespace terramorph
