#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "battle/battle.h"
#include "battle/world/effect_world.h"
#include "support/events.h"
#include "support/two.h"

namespace terramorph::test {

constexpr int kFlat = 200;  ///< the height of flat levels, in columns

/// A level that is as flat as a table, `high` columns above its floor.
LevelSettings flat_level(int width = 1024, int high = kFlat);

/// A level of a generator of this name as the game starts with it.
LevelSettings hilly_level(std::string_view generator, int width, std::uint32_t seed);

/// A level 1,024 columns wide whose flat land and lake have these heights in columns, on a planet where it
/// rains so often, in %.
LevelSettings lake_level(int land, int lake, int rain);

/// The weapons of a text that has no mistake in it.
Arsenal arsenal_of(std::string_view toml);

/// The weapon of this id in the game's own arsenal.
WeaponId weapon(std::string_view id);

/// A parameter of an effect, by its name.
struct NamedValue {
    std::string_view name;
    double value;
};

/// An effect of the game with its standard numbers but for these.
Effect effect(std::string_view kind, std::initializer_list<NamedValue> values = {});

Vec2<Fixed> fixed_place(double x, double y);

/// The rules of sudden death, with which most tests do their sums: a tank has 100 health, a direct hit
/// destroys it, and the more it's damaged, the weaker its shots.
BattleRules sudden_rules();

/// Makes a blast of the given size happen at a place, in columns, by the hand of a tank.
void explode(Battle& battle, Vec2<double> at, int radius, double strength, TankId by, TankId hit_tank = -1);

/// Destroys a tank, whatever its shield and armour, by the hand of another (-1: nobody).
void destroy(Battle& battle, TankId tank, TankId by);

/// Steps until the battle is quiet, `most` ticks at most, and says what happened.
BattleEvents settle(Battle& battle, Ticks most = 70 * kSecond);

/// Steps both so many times. The first tick after which they differ; none: they go on alike.
std::optional<int> parted(Battle& one, Battle& other, int ticks);

/// Aims, fires and settles.
BattleEvents shoot(Battle& battle, TankId tank, WeaponId weapon, int angle, int power);

/// What must hold at every tick of every battle, and does not: one sentence each.
std::vector<std::string> violations(const Battle& battle);

}  // namespace terramorph::test
