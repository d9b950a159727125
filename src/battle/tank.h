#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

#include "base/ticks.h"
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
    bool buried = false;  ///< held by the earth around it
};

/// In columns per second.
inline float speed_of(const BodyState& body) {
    return std::sqrt(body.velocity.x * body.velocity.x + body.velocity.y * body.velocity.y);
}

/// The outline of a tank relative to the middle of its tracks' underside, in columns, anticlockwise.
constexpr std::array<Vec2<float>, Hull::kCorners> kHullOutline = {
    {{-17, 0}, {17, 0}, {21, 4.5f}, {14, 13.5f}, {-14, 13.5f}, {-21, 4.5f}}};
constexpr int kHullHalfWidth = 21;
constexpr int kHullHeight = 14;
/// The turret's pivot above the underside, and the distance of the muzzle from it.
constexpr float kTurretHeight = 12;
constexpr float kBarrelLength = 24;

/// Where damage weakens shots: the power that every tank keeps, in % of full power.
constexpr int kMinPowerShare = 60;

/// The stock of each weapon and item of the arsenal.
struct Kit {
    std::vector<int> weapons;
    std::vector<int> items;

    friend bool operator==(const Kit&, const Kit&) = default;
};

/// A tank's shield.
struct Shield {
    enum class Kind { none, absorbs, reflects, deflects };

    Kind kind = Kind::none;
    int strength = 0;  ///< remaining strength, in health
    int full = 0;
    int push = 0;  ///< of one that deflects, columns per second squared
    bool laser_proof = false;
    bool catches = false;  ///< of one that reflects: the next shell bursts at it

    bool up() const { return kind != Kind::none && strength > 0; }

    friend bool operator==(const Shield&, const Shield&) = default;
};
constexpr int kShieldRadius = 36;  ///< columns

struct Tank {
    bool alive = true;
    int health = 200;
    bool repaired = false;  ///< by an item that was used in this turn
    int angle = 450;
    int power = 500;
    BodyState body;
    Ticks airborne = 0;  ///< without touching anything
    TankId last_hurt_by = -1;
    TankId pushed_by = -1;  ///< who pushed it last ...
    Ticks push_ticks = 0;   ///< ... and for how long a fall is still that one's doing
    int team = 0;           ///< 0: none

    Kit kit;
    Shield shield;
    int armour = 0;                   ///< % of damage absorbed
    int damage_percent = 100;         ///< damage of its weapons in %
    float fuel = 0;                   ///< columns
    float remaining_drive = 0;        ///< columns left to drive, to the right; negative: left
    Ticks stuck_ticks = 0;            ///< without progress
    float parachute = 0;              ///< sinking speed in columns per second; 0: folded
    Guidance guidance;                ///< of its next shot
    bool contact = false;             ///< true if its next shot has a contact fuze
    int survey = 0;                   ///< rows before and behind that its player sees until the round ends
    std::optional<Vec2<int>> target;  ///< target of guided shots, in columns

    Hull hull(TankId number) const;
    ShieldCollider shield_collider(TankId number) const;
    /// The turret's pivot, in columns.
    Vec2<float> turret() const;
    Vec2<float> middle() const;
    /// The muzzle's place at this angle.
    Vec2<Fixed> muzzle(int shot_angle) const;
};

/// Blames this tank for the falls of another that it has pushed, -1: nobody.
void push_by(Tank& pushed, TankId by);

/// True if two tanks, by number, are allies.
bool allies(std::span<const Tank> tanks, TankId tank, TankId other);

/// A tank's maximum power: full, or by the rules in proportion to its health but never below kMinPowerShare.
int power_limit(const Tank& tank, const BattleRules& rules);

/// The flight of a plain shot at this angle and power; `number` is the tank's own.
Flight shot_of(const Tank& tank, TankId number, const Air& air, int angle, int power);

/// The distance of a point from a hull, in columns; 0 inside it.
float distance_to(const Hull& hull, Vec2<float> point);
/// The distance of a line from a hull that it doesn't cross, in columns.
float distance_to(const Hull& hull, Vec2<float> from, Vec2<float> to);

/// The height of earth above the tracks, in columns; 0 if no earth is inside the hull (touching ground or a
/// cliff doesn't count).
float depth_in_earth(const Ground& ground, const Tank& tank);

/// The columns and heights that a hull occupies, with a margin, because bodies' contours deviate from the
/// earth by up to a column.
struct Box {
    Range columns;
    Span heights;
};
Box box_of(const Hull& hull);
Shape shape_of(const Hull& hull);

}  // namespace terramorph
