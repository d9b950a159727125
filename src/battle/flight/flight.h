#pragma once

#include "base/ticks.h"
#include "battle/flight/collision_scene.h"

namespace terramorph {

constexpr int kFullPower = 1000;
constexpr int kFullSpeed = 640;  ///< columns a second at full power
constexpr int kHalfTurn = 1800;  ///< angles are in tenths of a degree: 0 right, 900 up, 1800 left
constexpr Ticks kMaxFlightTicks = 60 * kSecond;
constexpr int kMaxBounces = 6;  ///< off walls, the ceiling and shields; the next contact is a hit
constexpr Ticks kOwnHullTicks = 20 * kTick;  ///< age at which a shell starts to meet its own tank

/// Gravity, wind and drag on shells.
struct Air {
    static constexpr int kMaxViscosity = 20;
    static constexpr int kMaxCharge = 300;
    static constexpr int kWindTop = 2000;  ///< in columns: the wind grows up to this height

    int gravity = 200;    ///< columns per second squared, downward
    int wind = 0;         ///< columns per second squared, to the right, at height 0
    int viscosity = 0;    ///< ten-thousandths of its speed that a shell loses in 1/1920 s: 0 .. 20
    int wind_growth = 0;  ///< % of growth per 100 columns of height
    int charge = 100;     ///< how fast shots leave their barrels in it, in % of the usual speed

    /// Half the acceleration at this height, in columns per tick squared.
    Vec2<Fixed> half_acceleration(Fixed height = 0) const;
    /// True if paths aren't parabolas.
    bool bends() const { return viscosity != 0 || (wind_growth != 0 && wind != 0); }
    /// A speed after a tick of drag.
    Vec2<Fixed> slowed(Vec2<Fixed> speed) const;
};

/// A shell's path from tick 0: P(n) = start + n velocity + n^2 acceleration / 2. Closed form, so stepping and
/// jumping ahead give the same bits. Air that bends it begins a new parabola each tick.
struct Flight {
    Vec2<Fixed> start;
    Vec2<Fixed> velocity;           ///< columns per tick
    Vec2<Fixed> half_acceleration;  ///< half the acceleration, columns per tick squared
    Ticks tick = 0;                 ///< on this parabola
    Ticks age = 0;                  ///< since it was fired, over all bounces
    int bounces = 0;
    TankId owner = -1;  ///< the tank whose hull it passes at first
    Air air = {};       ///< used only if it bends paths: gravity and wind are in half_acceleration

    Vec2<Fixed> at(Ticks time) const {
        const std::int64_t n = time.count();
        return {start.x + n * (velocity.x + n * half_acceleration.x),
                start.y + n * (velocity.y + n * half_acceleration.y)};
    }
    Vec2<Fixed> place() const { return at(tick); }
    Vec2<Fixed> speed() const {
        const std::int64_t n = tick.count();
        return {velocity.x + 2 * n * half_acceleration.x, velocity.y + 2 * n * half_acceleration.y};
    }
    /// Begins a new parabola here and now; age and bounces stay. Guidance may call it between any two ticks.
    void turn_to(Vec2<Fixed> place, Vec2<Fixed> speed);
};

/// A flight that begins here, in this air; `speed` in columns per tick.
Flight begin_flight(const Air& air, Vec2<Fixed> place, Vec2<Fixed> speed, TankId owner = -1);

/// The direction of a barrel at an angle in tenths of a degree, of length 1.
Vec2<float> barrel_way(int angle);

/// The velocity of a shot: angle in tenths of a degree, power 0 .. 1000.
Vec2<Fixed> muzzle_velocity(int angle, int power);
/// The speed of a shot in this air, where it may need a larger charge.
inline Vec2<Fixed> muzzle_velocity(const Air& air, int angle, int power) {
    const Vec2<Fixed> usual = muzzle_velocity(angle, power);
    return {usual.x * air.charge / 100, usual.y * air.charge / 100};
}

/// `deflected` is like `flying`, but a shield reflected or pushed it in this tick.
enum class FlightEnd { flying, deflected, hit, left, too_long };

constexpr bool goes_on(FlightEnd end) { return end == FlightEnd::flying || end == FlightEnd::deflected; }

/// Flies one tick: bounces or wraps at walls by their rule, and stops at a hit. On `hit` and `deflected`,
/// `contact` says what and where. A force shield (`reflects`) ends the tick early.
FlightEnd fly_one_tick(Flight& flight, const CollisionScene& scene, Contact& contact);

/// The end of a flight if nothing changes in the meantime: exactly the result of flying it tick by tick, but
/// jumping over empty air.
struct Prediction {
    FlightEnd end = FlightEnd::flying;
    Contact contact;  ///< the hit, or for `left` the last place
    Ticks ticks = 0;
};
Prediction predict(Flight flight, const CollisionScene& scene);

}  // namespace terramorph
