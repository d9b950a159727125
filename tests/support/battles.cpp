#include "support/battles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "base/text.h"
#include "battle/bodies/bodies.h"

namespace terramorph::test {

namespace {

void check_body(const Battle& battle, const Tank& tank, std::vector<std::string>& wrong) {
    const BodyState& body = tank.body;
    for (const float number : {body.at.x, body.at.y, body.velocity.x, body.velocity.y, body.angle, body.spin})
        if (!std::isfinite(number)) wrong.emplace_back("a tank's body is not a number");
    if (body.at.x < 0 || body.at.x > static_cast<float>(battle.state().ground.width()))
        wrong.push_back(concat("a tank is beside the level, at ", body.at.x));
    if (body.at.y < 0 || body.at.y > 40000)
        wrong.push_back(concat("a tank is out of the level, at height ", body.at.y));
}

void check_tank(const Battle& battle, const Tank& tank, std::vector<std::string>& wrong) {
    if (tank.health < 0 || tank.health > battle.state().rules.health)
        wrong.push_back(concat("a tank's health is ", tank.health));
    if (tank.angle < 0 || tank.angle > kHalfTurn) wrong.push_back(concat("a tank aims at ", tank.angle));
    if (tank.power < 0 || tank.power > kFullPower) wrong.push_back(concat("a tank's power is ", tank.power));
    if (!(tank.fuel >= 0)) wrong.push_back(concat("a tank's fuel is ", tank.fuel));
    if (tank.armour < 0 || tank.armour >= 100) wrong.push_back(concat("a tank's armour is ", tank.armour));
    if (tank.damage_percent < 1) wrong.push_back(concat("a tank's force is ", tank.damage_percent));
    for (const auto* stock : {&tank.kit.weapons, &tank.kit.items})
        for (const int number : *stock)
            if (number < 0) wrong.push_back(concat("a kit holds ", number, " of something"));
    if (tank.shield.strength < 0 || tank.shield.strength > tank.shield.full)
        wrong.push_back(concat("a shield of ", tank.shield.full, " has ", tank.shield.strength));
    if (tank.alive) return check_body(battle, tank, wrong);
    if (tank.remaining_drive != 0) wrong.emplace_back("a dead tank drives");
    if (tank.shield.up()) wrong.emplace_back("a dead tank has a shield");
}

/// Pieces may be on their way out, so far as the next tick takes them.
void check_piece(const Battle& battle, const Debris& piece, std::vector<std::string>& wrong) {
    const BodyState& body = piece.body;
    for (const float number : {body.at.x, body.at.y, body.velocity.x, body.velocity.y, body.angle, body.spin})
        if (!std::isfinite(number)) wrong.emplace_back("a piece's body is not a number");
    const float beside = kFastestBody / kTicksPerSecond + 1;
    if (body.at.x < -beside || body.at.x > static_cast<float>(battle.state().ground.width()) + beside ||
        body.at.y < -beside)
        wrong.push_back(concat("a piece is out of the level, at ", body.at.x, " ", body.at.y));
}

void check_column(const Ground& ground, int x, std::vector<std::string>& wrong) {
    Sixteenths above{-1};
    for (const Span& span : ground.column(x)) {
        if (span.bottom <= above || span.empty()) wrong.push_back(concat("column ", x, " is out of order"));
        above = span.top;
    }
    if (ground.column(x).front().bottom != Sixteenths{} || ground.column(x).front().top < Ground::kBedrock)
        wrong.push_back(concat("column ", x, " has lost its bedrock"));
    if (above > ground.height() * kColumn) wrong.push_back(concat("column ", x, " rises above the level"));
}

}  // namespace

LevelSettings flat_level(int width, int high) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("limited-random"));
    level.terrain.width = width;
    level.terrain.depth = 16;
    level.terrain.values = {0, 0, 0, 1};
    level.lift = high;
    return level;
}

LevelSettings hilly_level(std::string_view generator, int width, std::uint32_t seed) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator(generator));
    level.terrain.width = width;
    level.terrain.depth = 64;
    level.terrain.seed = seed;
    return level;
}

LevelSettings lake_level(int land, int lake, int rain) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("waves"));
    level.terrain.width = 1024;
    const auto parameters = level.terrain.generator->parameters;
    const auto set = [&](std::string_view name, double value) {
        level.terrain.values[index_of(parameters, name)] = value;
    };
    set("heightScale", 0);
    set("base", 2 * land);  // a level of half the full height halves them
    set("lakeLevel", 2 * lake);
    level.planet.set(PlanetValue::rain, rain);
    return level;
}

Arsenal arsenal_of(std::string_view toml) {
    auto arsenal = parse_arsenal(toml, "test.toml");
    if (!arsenal) throw std::runtime_error(arsenal.error().text());
    return arsenal.take();
}

WeaponId weapon(std::string_view id) {
    const WeaponId found = built_in_arsenal().find(id);
    if (!found.exists()) throw std::runtime_error(concat("no weapon is called ", id));
    return found;
}

Effect effect(std::string_view kind, std::initializer_list<NamedValue> values) {
    Effect made;
    made.kind = find_effect_kind(kind);
    if (!made.kind) throw std::runtime_error(concat("no effect is called ", kind));
    made.values = default_values(made.kind->parameters);
    for (const auto& [name, value] : values) {
        const auto parameter = std::ranges::find(made.kind->parameters, name, &Parameter::name);
        if (parameter == made.kind->parameters.end())
            throw std::runtime_error(concat(kind, " has no ", name));
        made.values[static_cast<std::size_t>(parameter - made.kind->parameters.begin())] = value;
    }
    return made;
}

Vec2<Fixed> fixed_place(double x, double y) {
    return {static_cast<Fixed>(x * 4294967296.0), static_cast<Fixed>(y * 4294967296.0)};
}

BattleRules sudden_rules() {
    BattleRules rules;
    rules.health = 100;
    rules.direct_hit_kills = true;
    rules.damage_weakens = true;
    rules.water_damage = 5;
    rules.parachute_threshold = 5;
    return rules;
}

void explode(Battle& battle, Vec2<double> at, int radius, double strength, TankId by, TankId hit_tank) {
    EffectContext context;
    context.at = fixed_place(at.x, at.y);
    context.tank = by;
    context.hit_tank = hit_tank;
    battle.world().apply({effect("blast", {{"radius", static_cast<double>(radius)}, {"strength", strength}})},
                         context);
}

void destroy(Battle& battle, TankId tank, TankId by) {
    constexpr int kMoreThanAnyHealth = 100'000;
    battle.world().hurt(tank, kMoreThanAnyHealth, by, HurtCause::other, true);
}

BattleEvents settle(Battle& battle, Ticks most) {
    BattleEvents all = battle.take_events();
    for (Ticks tick; tick < most; ++tick) {
        battle.step();
        for (const BattleEvent& event : battle.take_events()) all.push_back(event);
        if (battle.at_rest()) return all;
    }
    ADD_FAILURE() << "not quiet after " << to_seconds(most) << " s";
    return all;
}

std::optional<int> parted(Battle& one, Battle& other, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) {
        one.step();
        other.step();
        if (one.hash() != other.hash()) return tick;
    }
    return std::nullopt;
}

BattleEvents shoot(Battle& battle, TankId tank, WeaponId weapon, int angle, int power) {
    battle.aim(tank, angle, power);
    battle.fire(tank, weapon);
    return settle(battle);
}

std::vector<std::string> violations(const Battle& battle) {
    std::vector<std::string> wrong;
    for (const Tank& tank : battle.state().tanks) check_tank(battle, tank, wrong);
    for (int x = 0; x < battle.state().ground.width(); ++x) check_column(battle.state().ground, x, wrong);
    const int most_wind =
        battle.state().rules.sudden_death > 0 ? kStrongestWind : battle.state().rules.most_wind;
    if (std::abs(battle.state().air.wind) > most_wind)
        wrong.push_back(concat("the wind is ", battle.state().air.wind));
    if (battle.state().shells.size() > BattleState::kMaxShells)
        wrong.push_back(concat(battle.state().shells.size(), " shells fly"));
    constexpr int kSome = 4;  // where none of them may give way
    const auto debris = std::count_if(battle.state().debris.begin(), battle.state().debris.end(),
                                      [](const Debris& piece) { return !piece.over; });
    if (debris > BattleState::kMaxPieces + kSome) wrong.push_back(concat("there are ", debris, " debris"));
    for (const Debris& piece : battle.state().debris) check_piece(battle, piece, wrong);
    if (battle.state().ongoing.size() > BattleState::kMaxOngoing)
        wrong.push_back(concat(battle.state().ongoing.size(), " things go on"));
    for (const Shell& shell : battle.state().shells)
        if (shell.flight.age > kMaxFlightTicks || !shell.effects)
            wrong.emplace_back("a shell flies that should not");
    return wrong;
}

}  // namespace terramorph::test
