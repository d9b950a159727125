#include "battle/natives/gunnery.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "battle/battle_state.h"

namespace terramorph {

namespace {

constexpr int kAngleStep = 75, kPowerStep = 70;  // of the aims that are tried first ...
constexpr int kLeastPower = 160;
constexpr std::size_t kImproved = 3;  // ... of which the best are improved ...
constexpr int kFinestPower = 4;       // ... to steps as fine as this
constexpr float kAtItself = 30;       // columns: a shot that ends so near would do no good
// They take care of their own town: a shot that ends this near the gun counts as missing by so many more
// columns.
constexpr float kCare = 60, kCost = 25;
constexpr float kNever = 1e9f;

/// An aim, and by how much it misses, in columns.
struct Trial {
    GunAim aim;
    float miss = kNever;
};

float length_of(Vec2<float> way) { return std::sqrt(way.x * way.x + way.y * way.y); }

/// Tries a gun's aims at a tank.
class Trials {
  public:
    Trials(const BattleState& state, const Air& air, const CollisionScene& scene, const Thing& gun,
           TankId target)
        : air_(air), scene_(scene), gun_(gun), target_(target), hull_(state.tank(target).hull(target)) {}

    Trial best(Way way) const {
        std::vector<Trial> all;
        for (int angle = kFlattest; angle <= kSteepest; angle += kAngleStep)
            for (int power = kLeastPower; power <= kFullPower && goes(way, angle); power += kPowerStep)
                all.push_back(trial({angle, power}));
        std::ranges::stable_sort(all, {}, &Trial::miss);
        Trial best = all.front();
        for (std::size_t k = 0; k < kImproved && best.miss > 0; ++k)
            if (const Trial found = improved(all[k]); found.miss < best.miss) best = found;
        return best;
    }

  private:
    /// True if a barrel at this angle sends shells by this kind of path.
    static bool goes(Way way, int angle) {
        const int elevation = std::min(angle, kHalfTurn - angle);
        if (way == Way::direct) return elevation <= kHalfTurn / 4;
        return way != Way::lob || elevation >= kHalfTurn / 4;
    }

    Trial trial(GunAim aim) const {
        if (aim.angle < kFlattest || aim.angle > kSteepest || aim.power < kLeastPower ||
            aim.power > kFullPower)
            return {aim};
        const Prediction end = predict(shot_of_gun(air_, gun_, aim.angle, aim.power), scene_);
        const Vec2<float> at = columns_of(end.contact.at);
        const float near = length_of(at - gun_.middle());
        if (end.end != FlightEnd::hit || near < kAtItself) return {aim};
        const bool hits = end.contact.tank == target_;
        return {aim, (hits ? 0 : distance_to(hull_, at)) + (near < kCare ? kCost : 0)};
    }

    /// By steps to all sides that become finer.
    Trial improved(Trial best) const {
        int turn = kAngleStep / 2;
        for (int push = kPowerStep / 2; push >= kFinestPower && best.miss > 0; push /= 2, turn /= 2)
            for (const GunAim step : {GunAim{turn, 0}, {-turn, 0}, {0, push}, {0, -push}})
                while (best.miss > 0) {
                    const Trial next = trial({best.aim.angle + step.angle, best.aim.power + step.power});
                    if (next.miss >= best.miss) break;
                    best = next;
                }
        return best;
    }

    const Air& air_;
    const CollisionScene& scene_;
    const Thing& gun_;
    TankId target_;
    Hull hull_;
};

}  // namespace

Vec2<float> pivot_of(const Thing& gun) { return gun.top(); }

Flight shot_of_gun(const Air& air, const Thing& gun, int angle, int power) {
    const Vec2<Fixed> muzzle = fixed_of(pivot_of(gun) + barrel_way(angle) * kGunBarrel);
    return begin_flight(air, muzzle, muzzle_velocity(air, angle, power));
}

std::optional<GunAim> aim_at(const BattleState& state, const Air& air, const CollisionScene& scene,
                             const Thing& gun, TankId target) {
    const Trials trials(state, air, scene, gun, target);
    Trial best = trials.best(state.rules.gun_crew.way);
    if (best.miss > 0) best = trials.best(Way::any);
    return best.miss < kNever ? std::optional(best.aim) : std::nullopt;
}

}  // namespace terramorph
