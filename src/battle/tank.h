#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "base/vec2.h"
#include "battle/flight/flight.h"
#include "battle/shell.h"

namespace terramorph {

struct BattleRules;

/// A rigid body as plain numbers: columns, columns per second, radians.
struct BodyState {
    Vec2<float> at;
    Vec2<float> velocity;
    float angle = 0;
    float spin = 0;
    bool awake = true;
    bool entombed = false;  ///< held fast by the earth around it
};

/// The outline of a tank about the middle of its tracks' underside, in columns, anticlockwise.
constexpr std::array<Vec2<float>, Hull::kCorners> kHullOutline = {
    {{-17, 0}, {17, 0}, {21, 4.5f}, {14, 13.5f}, {-14, 13.5f}, {-21, 4.5f}}};
constexpr int kHullHalfWidth = 21;
constexpr int kHullHeight = 14;
/// The turret's pivot above the underside, and how far the muzzle is from it.
constexpr float kTurretHeight = 12;
constexpr float kBarrelLength = 24;

/// How many of each weapon and of each item of the arsenal somebody has.
struct Kit {
    std::vector<int> weapons;
    std::vector<int> items;

    friend bool operator==(const Kit&, const Kit&) = default;
};

/// What stands between a tank and the shells.
struct Shield {
    enum class Kind { none, absorbs, reflects, deflects };

    Kind kind = Kind::none;
    int strength = 0;  ///< what it can still bear, in health
    int full = 0;
    int push = 0;  ///< of one that deflects, columns per second squared
    bool laser_proof = false;

    bool up() const { return kind != Kind::none && strength > 0; }

    friend bool operator==(const Shield&, const Shield&) = default;
};
constexpr int kShieldRadius = 36;  ///< columns

struct Tank {
    bool alive = true;
    int health = 100;
    int angle = 450;
    int power = 500;
    BodyState body;
    int airborne = 0;  ///< ticks without touching anything
    int last_hurt_by = -1;
    int team = 0;  ///< 0: none

    Kit kit;
    Shield shield;
    int armour = 0;                   ///< %, of all harm, that does not reach it
    int force = 100;                  ///< %, of what its weapons would do, that they do
    float fuel = 0;                   ///< columns
    float way = 0;                    ///< columns that it still drives, to the right; below 0 to the left
    int stuck_ticks = 0;              ///< how long it has not got on
    float parachute = 0;              ///< columns per second at which it sinks; 0: it is folded
    Guidance guidance;                ///< of its next shot
    bool contact = false;             ///< whether its next shot has a contact trigger
    std::optional<Vec2<int>> target;  ///< columns: where guided things are to go

    Hull hull(int number) const;
    Dome dome(int number) const;
    /// The turret's pivot, in columns.
    Vec2<float> turret() const;
    Vec2<float> middle() const;
    /// Where a shot leaves the barrel at this angle.
    Vec2<Fixed> muzzle(int shot_angle) const;
};

/// Whether two tanks, by their numbers, are of one team.
bool allies(std::span<const Tank> tanks, int tank, int other);

/// The most power that a tank has: as much of the full power as it has of its full health.
int power_limit(const Tank& tank, const BattleRules& rules);

/// The flight of a plain shot at this angle and power; `number` is the tank's own.
Flight shot_of(const Tank& tank, int number, const Air& air, int angle, int power);

/// How far a point is from a hull, in columns; 0 inside it.
float distance_to(const Hull& hull, Vec2<float> point);

/// How far the earth rises above the tracks, in columns; 0 where none is inside the hull, which touching the
/// ground or a cliff is not.
float depth_in_earth(const Ground& ground, const Tank& tank);

/// The columns and heights that a hull takes up, for the ground, with a little room around it: the outline
/// that bodies meet strays from the earth by up to a column.
struct Box {
    Range columns;
    Span heights;  ///< 1/16 column
};
Box box_of(const Hull& hull);
Shape shape_of(const Hull& hull);

}  // namespace terramorph
