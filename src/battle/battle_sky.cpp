// What comes from above by itself: meteors, lightning, crates, and the storm that ends a round of waiting.
#include <algorithm>
#include <cstdlib>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr int kStrikeChance = 40;  // %, that a hostile sky does something at the end of a turn
constexpr int kMostFalling = 3;    // meteors at a time, while there is no storm
constexpr int kGust = 5;           // columns per second squared, by which a storm's wind rises each turn
constexpr int kWindyTurns = 4;     // of a storm; from then on there are meteors, each turn one more
constexpr int kMostMeteors = 40;
constexpr int kAboveLevel = 200;      // columns: where meteors come from
constexpr int kMostDrift = 150;       // columns per second, to either side
constexpr float kPlainMeteor = 40;    // columns: its blast where no weapons file knows a better one
constexpr int kCrateHeight = 240;     // columns above the ground
constexpr float kCrateSpeed = 80;     // columns per second
constexpr float kFarFromTanks = 100;  // columns, from a crate
constexpr int kTries = 20;            // to find such a place

Fixed per_tick(int columns_per_second) { return columns_per_second * kFixedOne / kTicksPerSecond; }

}  // namespace

/// How near sudden death is: 0 before it, then one more for each further turn without damage.
int Battle::storm() const {
    return rules_.sudden_death == 0 ? 0 : std::max(0, calm_turns_ - rules_.sudden_death + 1);
}

/// The wind grows beyond what the rules allow it, where there is air.
void Battle::raise_storm() {
    emit({.kind = Event::Kind::storm_rose, .amount = storm()});
    if (level_.planet.value(PlanetValue::air) == 0) return;
    const int strength = std::min(kStrongestWind, std::abs(air_.wind) + kGust);
    turn_wind(air_.wind < 0 ? -strength : strength);
}

void Battle::strike() {
    const int meteors = std::min(storm() - kWindyTurns, kMostMeteors);
    if (meteors > 0) return send_meteors(meteors);
    if (rules_.sky == HostileSky::calm || random_.below(100) >= kStrikeChance) return;
    const bool flashes =
        rules_.sky == HostileSky::lightning || (rules_.sky == HostileSky::both && random_.below(2) == 0);
    if (flashes) return send_lightning();
    send_meteors(random_.from_to(1, kMostFalling));
}

/// From where things fall: above the level, or right below its ceiling.
int Battle::sky_height() const {
    const bool closed = rules_.ceiling && walls_ != Walls::none;
    return closed ? ground_.height() - 1 : ground_.height() + kAboveLevel;
}

void Battle::send_meteors(int count) {
    for (int k = 0; k < count; ++k) {
        const Weapon* meteor =
            pick_weighted(arsenal_->sky, random_, [](const Weapon& weapon) { return weapon.shell; });
        const int x = random_.below(ground_.width());
        const int sideways = random_.from_to(-kMostDrift, kMostDrift);
        const int down = random_.from_to(kMostDrift, 2 * kMostDrift);
        EffectContext context;
        context.at = {x * kFixedOne + kFixedOne / 2, sky_height() * kFixedOne};
        if (!meteor) context.at.y = ground_.top(x) * (kFixedOne / kSub);
        emit({.kind = Event::Kind::struck, .at = columns_of(context.at)});
        if (meteor)
            launch_submunition(
                submunition(air_, context, meteor->effects, {per_tick(sideways), -per_tick(down)}));
        else
            blast(context, {kPlainMeteor, 100});
    }
}

/// High above, from where a beam goes down; nothing where the arsenal knows no lightning.
void Battle::send_lightning() {
    const Weapon* lightning =
        pick_weighted(arsenal_->sky, random_, [](const Weapon& weapon) { return !weapon.shell; });
    if (!lightning) return;
    const int x = random_.below(ground_.width());
    EffectContext context;
    context.at = {x * kFixedOne + kFixedOne / 2, sky_height() * kFixedOne};
    emit({.kind = Event::Kind::struck, .at = columns_of(context.at)});
    apply(lightning->effects.on(Trigger::on_fire), context);
}

/// It comes down under a parachute, away from all tanks; not where there is no such place.
void Battle::drop_crate() {
    if (rules_.crates == 0 || random_.below(100) >= rules_.crates) return;
    for (int lot = 0; lot < kTries; ++lot) {
        const auto x = static_cast<float>(random_.below(ground_.width())) + 0.5f;
        const bool near = std::any_of(hulls_.begin(), hulls_.end(), [&](const Hull& hull) {
            return std::abs(tank(hull.tank).body.at.x - x) < kFarFromTanks;
        });
        if (near) continue;
        Piece crate;
        crate.kind = Piece::Kind::crate;
        crate.radius = crate.half_width = kCrateSize;
        const int height = ground_.top(static_cast<int>(x)) / kSub + kCrateHeight;
        crate.body.at = {x, static_cast<float>(height)};
        crate.parachute = kCrateSpeed;
        return add_debris(crate);
    }
}

}  // namespace terramorph
