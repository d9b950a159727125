#include "battle/content/arsenal.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "base/text.h"
#include "support/battles.h"
#include "support/effects/geyser.h"
#include "support/paths.h"

namespace terramorph {
namespace {

using test::arsenal_of;

constexpr std::string_view kPlainPebble = R"([pebble]
name = "Pebble"
unlimited = true
)";

std::string error_of(const std::string& toml) {
    const auto arsenal = parse_arsenal(toml, "mine.toml");
    return arsenal ? "no error" : arsenal.error().text();
}

/// The error that a line behind the pebble's three makes.
std::string error_of_line(std::string_view line) { return error_of(concat(kPlainPebble, line, "\n")); }

TEST(Arsenal, APebbleIsAWeapon) {
    const Arsenal arsenal = arsenal_of(kPlainPebble);
    ASSERT_EQ(arsenal.weapons.size(), 1u);
    const Weapon& pebble = arsenal.weapons[0];
    EXPECT_EQ(pebble.id, "pebble");
    EXPECT_EQ(pebble.name, "Pebble");
    EXPECT_EQ(pebble.price, 0);
    EXPECT_EQ(pebble.bundle, 1);
    EXPECT_TRUE(pebble.unlimited);
    for (const auto& effects : pebble.effects.by_trigger) EXPECT_TRUE(effects.empty());
    EXPECT_EQ(arsenal.find("pebble"), 0);
    EXPECT_EQ(arsenal.find("boulder"), -1);
}

TEST(Arsenal, MistakesSayWhereWhatAndWhatIsAllowed) {
    std::vector<std::string> kinds;
    for (const EffectKind* kind : effect_kinds()) kinds.emplace_back(kind->name);
    const std::string effects = joined(kinds, ", ");
    const std::string triggers =
        "on_fire, at_apex, on_impact, on_tank, after, on_rest, each, on_use, on_fall, on_slip, on_death, "
        "on_turn, on_round";
    const std::map<std::string, std::string> mistakes = {
        {"colour = 3",
         "unknown key colour; known keys: name, help, icon, price, bundle, arms_level, chance, unlimited, "
         "shell, lasting, role, " +
             triggers},
        {"price = -1", "price can't be -1; allowed: 0 to 9999999"},
        {"price = \"cheap\"", "price must be a number (0 to 9999999), not a string"},
        {"price = 1.5", "price can't be 1.5; allowed: 0 to 9999999, whole numbers only"},
        {"bundle = 0", "bundle can't be 0; allowed: 1 to 99"},
        {"arms_level = 7", "arms_level can't be 7; allowed: 0 to 6"},
        {"help = 4", "help must be a string, not a number"},
        {"icon = \"\"", "icon must be 1 to 30 plain letters"},
        {"help = \"a\\u0007b\"", "help must be 1 to 200 plain letters"},
        {"on_fire = 3", "on_fire must be a list of effects, not a number"},
        {"on_fire = [3]", "on_fire must hold tables such as { effect = \"blast\" }, not a number"},
        {"on_fire = [{}]", "effect must name one of " + effects},
        {"on_fire = [{ effect = 4 }]", "effect must name one of " + effects},
        {"on_fire = [{ effect = \"bang\" }]", "unknown effect \"bang\"; use one of " + effects},
        {"on_fire = [{ effect = \"blast\", size = 4 }]",
         "blast has no key size; known keys: radius, strength, height, digs, pierces, around, batteries, "
         "per_battery, " +
             triggers},
        {"on_fire = [{ effect = \"blast\", radius = 401 }]",
         "radius can't be 401; allowed: 1 to 400 columns"},
        {"on_fire = [{ effect = \"blast\", radius = true }]",
         "radius must be a number (1 to 400 columns), not true or false"},
        {"at_top = [{ effect = \"blast\" }]",
         "unknown key at_top; known keys: name, help, icon, price, bundle, arms_level, chance, unlimited, "
         "shell, lasting, role, " +
             triggers},
    };
    for (const auto& [line, mistake] : mistakes)
        EXPECT_EQ(error_of_line(line), "mine.toml:4: weapon pebble: " + mistake) << line;
}

TEST(Arsenal, NoParameterIsCalledLikeATrigger) {
    for (const EffectKind* kind : effect_kinds())
        for (const std::string_view trigger : kTriggerNames)
            EXPECT_EQ(index_of(kind->parameters, trigger), -1) << kind->name << " " << trigger;
}

TEST(Arsenal, ANumberMustBeOne) {
    EXPECT_EQ(error_of_line("price = nan"), "mine.toml:4: numbers must be finite");
    EXPECT_EQ(error_of_line("on_fire = [{ effect = \"blast\", strength = inf }]"),
              "mine.toml:4: numbers must be finite");
}

TEST(Arsenal, AMistakeDeepInTheTreeIsFoundOnItsOwnLine) {
    EXPECT_EQ(
        error_of_line(
            "on_impact = [\n  { effect = \"split\", heads = 3, on_impact = [\n    { effect = \"blast\", "
            "radius = 0 }]}]"),
        "mine.toml:6: weapon pebble: radius can't be 0; allowed: 1 to 400 columns");
}

TEST(Arsenal, AWeaponHasAName) {
    EXPECT_EQ(error_of("[pebble]\nunlimited = true\n"), "mine.toml:1: weapon pebble: name is missing");
    EXPECT_EQ(error_of("[pebble]\nname = \"\"\n"),
              "mine.toml:2: weapon pebble: name must be 1 to 30 plain letters");
}

TEST(Arsenal, ThereIsAlwaysSomethingToFire) {
    EXPECT_EQ(error_of(""), "mine.toml: contains no weapons");
    EXPECT_EQ(error_of("# nothing but words\n"), "mine.toml: contains no weapons");
    EXPECT_EQ(error_of("[pebble]\nname = \"Pebble\"\n"),
              "mine.toml:1: weapon pebble: unlimited must be true for the first weapon, so that there's "
              "always something to fire");
    EXPECT_EQ(error_of_line("unlimited = 1").substr(0, 12), "mine.toml:4:");
    EXPECT_EQ(error_of("[pebble]\nname = \"Pebble\"\nunlimited = 1\n"),
              "mine.toml:3: weapon pebble: unlimited must be true or false, not a number");
}

TEST(Arsenal, WhatIsNoTableIsNoWeapon) {
    EXPECT_EQ(error_of("pebble = 3\n"), "mine.toml:1: weapon pebble: pebble must be a table, not a number");
}

TEST(Arsenal, ADoubledKeyIsAMistake) {
    EXPECT_EQ(error_of_line("unlimited = false").substr(0, 13), "mine.toml:4: ");
    EXPECT_EQ(error_of(concat(kPlainPebble, kPlainPebble)).substr(0, 13), "mine.toml:4: ");
}

std::string nested(int depth) {
    std::string tree;
    for (int k = 0; k < depth; ++k) tree += "on_impact = [{ effect = \"split\", ";
    tree += "heads = 2";
    for (int k = 0; k < depth; ++k) tree += " }]";
    return tree;
}

TEST(Arsenal, EffectsMayLeadToEffectsToACertainDepth) {
    EXPECT_EQ(error_of_line("on_tank = [{ effect = \"blast\", on_rest = [{ effect = \"blast\" }] }]"),
              "no error");
    EXPECT_NE(error_of_line(nested(9)), "no error");
    EXPECT_NE(error_of_line(nested(9)).find("mine.toml:4"), std::string::npos);
    EXPECT_NE(error_of_line(nested(100)), "no error");
}

TEST(Arsenal, AWeaponHasAtMost2000Effects) {
    const auto with = [](int effects) {
        std::string line = "on_impact = [";
        for (int k = 0; k < effects; ++k) line += "{ effect = \"trace\" }, ";
        return error_of_line(line + "]");
    };
    EXPECT_EQ(with(2000), "no error");
    EXPECT_EQ(with(2001), "mine.toml:4: weapon pebble: on_impact takes the weapon past 2000 effects");
}

TEST(Arsenal, ThereAreAtMost500Weapons) {
    std::string many(kPlainPebble);
    for (int k = 1; k < 500; ++k) many += concat("[w", k, "]\nname = \"W\"\n");
    EXPECT_EQ(error_of(many), "no error");
    EXPECT_EQ(error_of(many + "[w500]\nname = \"W\"\n"),
              "mine.toml:1002: more than 500 with the role weapon");
}

TEST(Arsenal, GarbageIsAnErrorHoweverMuchOfItThereIs) {
    Random random(3, 0);
    std::string garbage(10 << 20, ' ');
    for (char& letter : garbage) letter = static_cast<char>(random.next());
    for (const std::size_t size : {std::size_t{1}, std::size_t{100}, std::size_t{5000}, garbage.size()})
        EXPECT_EQ(error_of(garbage.substr(0, size)).substr(0, 9), "mine.toml");
    EXPECT_EQ(error_of(std::string(3 << 20, '[')).substr(0, 9), "mine.toml");
}

TEST(Arsenal, EveryCutOfTheGamesOwnFileIsReadOrRefusedInWords) {
    std::ifstream file(test::source_path("assets/weapons.toml"));
    std::stringstream content;
    content << file.rdbuf();
    const std::string whole = content.str();
    ASSERT_EQ(error_of(whole), "no error");
    for (std::size_t size = 0; size < whole.size(); size += 7) {
        const std::string error = error_of(whole.substr(0, size));
        EXPECT_TRUE(error == "no error" || error.starts_with("mine.toml")) << error;
    }
}

TEST(Arsenal, ANewWeaponIsOneTable) {
    const Arsenal arsenal = arsenal_of(concat(kPlainPebble, R"(
[hail]
name = "Hail"
price = 700
bundle = 4
at_apex = [{ effect = "split", heads = 7, fan = 20, on_impact = [{ effect = "blast", radius = 9 }] }]
)"));
    Battle battle({}, test::flat_level(), arsenal, 2, 1);
    const BattleEvents events = test::shoot(battle, 0, arsenal.find("hail"), 800, 400);
    EXPECT_EQ(test::count<event::Exploded>(events), 7);
}

TEST(Arsenal, ANewEffectIsOneFileAndOneLine) {
    std::vector<const EffectKind*> kinds(effect_kinds().begin(), effect_kinds().end());
    kinds.push_back(&test::kGeyser);
    const std::string toml = concat(kPlainPebble, "on_impact = [{ effect = \"geyser\", heat = 12 }]\n");
    EXPECT_FALSE(parse_arsenal(toml, "mine.toml"));
    auto arsenal = parse_arsenal(toml, "mine.toml", kinds);
    ASSERT_TRUE(arsenal) << arsenal.error().text();
    Battle battle({}, test::flat_level(), *arsenal, 2, 1);
    test::shoot(battle, 0, 0, 900, 100);
    EXPECT_EQ(battle.state().tanks[0].health, 188);
    EXPECT_EQ(battle.state().tanks[1].health, 200);
}

std::string content_of(std::string_view asset) {
    std::ifstream file(test::source_path(concat("assets/", asset)));
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

TEST(Arsenal, TheGamesOwnWeaponsAndItemsAreBuiltIn) {
    const std::string weapons = content_of("weapons.toml");
    const std::string items = content_of("items.toml");
    const auto arsenal =
        parse_arsenal(std::array{ArsenalFile{"weapons.toml", weapons}, ArsenalFile{"items.toml", items}});
    ASSERT_TRUE(arsenal) << arsenal.error().text();
    EXPECT_EQ(fingerprint(*arsenal), fingerprint(built_in_arsenal()));
}

}  // namespace
}  // namespace terramorph
