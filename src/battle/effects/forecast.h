#pragma once

#include <span>
#include <vector>

#include "battle/blast.h"
#include "battle/content/effect_kind.h"
#include "battle/tank.h"

namespace terramorph {

/// A place and speed in a forecast.
struct ForecastPlace {
    Vec2<Fixed> at;
    Vec2<Fixed> speed;  ///< columns per tick
    TankId hit_tank = -1;
    bool shielded = false;  ///< true if its shield was hit, not its hull
    int generation = 0;     ///< 0 as fired, 1 for submunitions ...
};

/// Expected damage around a place.
struct ExpectedDamage {
    Vec2<float> at;      ///< columns
    float radius = 0;    ///< columns
    float strength = 0;  ///< health, at its middle
    int height = 100;    ///< % of the radius, up and down
    TankId hit_tank = -1;
    int spared = -1;        ///< a tank that takes no damage
    bool shielded = false;  ///< true if the tank's shield was hit, not its hull
    Piercing pierces = Piercing::none;
    bool even = false;          ///< equally strong everywhere
    bool of_health = false;     ///< `strength` is the % of what health there still is; it never kills
    bool only_shields = false;  ///< it hurts nobody: `strength` is the % that shields of any kind lose
};

/// The interface of effects to a computer's forecast of a shot. It has no randomness, and nothing moves.
class Forecast {
  public:
    virtual const Ground& ground() const = 0;
    /// Of all living tanks.
    virtual std::span<const Hull> hulls() const = 0;

    virtual TankId shooter() const = 0;
    virtual Vec2<float> shooter_middle() const = 0;
    /// Of the barrel, in tenths of a degree.
    virtual int angle() const = 0;
    /// The shooter's number of batteries.
    virtual int batteries() const = 0;
    /// The flight of a plain shell from the barrel.
    virtual const Flight& shot() const = 0;
    /// A submunition's flight; `speed` in columns per tick. At first it passes the hull of `owner`.
    virtual Flight flight(Vec2<Fixed> from, Vec2<Fixed> speed, TankId owner) const = 0;

    virtual void add_damage(const ExpectedDamage& damage) = 0;
    /// The shot opens the earth this far, in columns.
    virtual void open_earth(float columns) = 0;
    /// Follows a flight and applies its effects; `times`: number of shells on this path.
    virtual void fly(const Flight& flight, const Effects& effects, int generation, int times) = 0;
    virtual void trigger(const std::vector<Effect>& effects, const ForecastPlace& place) = 0;

  protected:
    Forecast() = default;
    Forecast(const Forecast&) = default;
    Forecast& operator=(const Forecast&) = default;
    ~Forecast() = default;
};

/// Applies the effects at the end of a path over or through earth: on_tank if it ends at a tank and has any,
/// else on_rest, else on_impact.
void end_way(Forecast& forecast, const Effects& effects, const ForecastPlace& place);

/// Columns per second as columns per tick.
Fixed per_tick(float columns_per_second);

/// A quick test: false if a hull is certainly not within this many columns of a place.
inline bool may_reach(const Hull& hull, Vec2<float> at, float reach) {
    const Vec2<std::int64_t> place = to_chord(fixed_of(at));
    const auto far = static_cast<std::int64_t>(reach * static_cast<float>(kChordOne)) + 1;
    return place.x + far >= hull.low.x && place.x - far <= hull.high.x && place.y + far >= hull.low.y &&
           place.y - far <= hull.high.y;
}

/// True if a hull is within this many columns of a place.
bool is_within(const Hull& hull, Vec2<float> at, float reach);

}  // namespace terramorph
