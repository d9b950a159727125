#include "match/settings/settings.h"
#include "base/index.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>
#include <set>

#include "base/random.h"
#include "base/text.h"
#include "support/land/waves.h"

namespace terramorph {
namespace {

std::string error_of(std::string_view toml) {
    const auto settings = parse_settings(toml, "mine.toml");
    return settings ? "no error" : settings.error().text();
}

/// Any value that a parameter allows, its ends now and then.
double any_value(const Parameter& parameter, Random& random) {
    if (random.below(6) == 0) return parameter.minimum;
    if (random.below(6) == 0) return parameter.maximum;
    const double part = random.below(10001) / 10000.0;
    const double value = parameter.minimum + part * (parameter.maximum - parameter.minimum);
    return parameter.whole ? static_cast<double>(static_cast<std::int64_t>(value)) : value;
}

Planet any_planet(Random& random) {
    const Planets& all = built_in_planets();
    Planet planet = all[random.below(static_cast<int>(all.size()))];
    planet.name = "vorun-iv";
    planet.label = "Vorun \"IV\"";
    for (std::size_t k = 0; k < kPlanetParameters.size(); ++k)
        planet.values[k] = any_value(kPlanetParameters[k], random);
    const double most = planet.value(PlanetValue::air) > 0 ? planet.value(PlanetValue::most_wind) : 0;
    planet.set(PlanetValue::most_wind, most);
    planet.set(PlanetValue::least_wind, std::min(planet.value(PlanetValue::least_wind), most));
    return planet;
}

MatchSettings any_settings(Random& random) {
    MatchSettings settings = default_settings();
    settings.seed = random.next();
    const int players = random.from_to(kMinPlayers, kMaxPlayers);
    while (static_cast<int>(settings.players.size()) < players)
        settings.players.push_back(another_player(settings.players));
    for (Player& player : settings.players) {
        player.kind = random.below(9) == 0 ? kPerson : computer("spoiler");
        player.emblem = random.below(kMaxPlayers);
        player.difficulty = static_cast<Difficulty>(random.below(4));
    }
    settings.players[0].name = "Zoë \"\\ Ünal ☃";
    for (std::size_t k = 0; k < kRules.size(); ++k) settings.rules[k] = any_value(kRules[k], random);
    LevelSettings& level = settings.level;
    const auto all = generators();
    level.terrain = default_terrain(*all[random.below(static_cast<int>(all.size()))]);
    level.terrain.seed = random.next();
    if (level.terrain.generator->is_infinite())
        level.terrain.origin = {static_cast<std::int64_t>(any_value(kMapOriginX, random)),
                                static_cast<std::int64_t>(any_value(kMapOriginY, random))};
    level.planet = any_planet(random);
    for (int n = random.below(4); n > 0; --n) {
        const auto x = static_cast<std::int32_t>(random.next());
        const auto y = static_cast<std::int32_t>(random.next());
        level.terrain.placed[{x, y}] =
            static_cast<Feature>(random.below(static_cast<int>(kFeatureNames.size())));
    }
    for (int n = random.below(4); n > 0; --n) {
        const int x = random.from_to(-500, 500), y = random.from_to(-500, 500);
        level.terrain.strokes[{Spot{x, y} * kStrokeGrid, random.below(kBrushSizes)}] =
            random.below(2) == 0 ? random.from_to(1, kMostSteps) : random.from_to(-kMostSteps, -1);
    }
    for (int n = random.below(3); n > 0; --n) {
        Road& road = level.terrain.roads.emplace_back();
        for (int turns = random.from_to(1, 4); turns > 0; --turns)
            road.push_back({random.from_to(-5000, 5000), 10 * turns});
    }
    if (level.terrain.generator->has_wave && random.below(2) == 0)
        level.terrain.wave = test::random_curve(random);
    for (std::size_t k = 0; k < kDrakeFactors.size(); ++k)
        settings.galaxy[k] = any_value(kDrakeFactors[k], random);
    level.terrain.width = random.from_to(640, 16384);
    level.terrain.depth = random.from_to(16, 16384);
    level.height = random.below(2) == 0 ? 0 : random.from_to(320, 8192);
    level.scale = any_value(kLevelScale, random);
    level.lift = any_value(kLevelLift, random);
    level.cut = {any_value(kCutPosition, random), any_value(kCutAngle, random)};
    return settings;
}

TEST(Settings, AreReadBackAsTheyWereWritten) {
    for (std::uint32_t seed = 1; seed <= 100; ++seed) {
        Random random(seed, 4);
        const MatchSettings settings = any_settings(random);
        ASSERT_FALSE(validate(settings)) << "seed " << seed << ": " << validate(settings)->text();
        const auto read = parse_settings(settings_text(settings), "mine.toml");
        ASSERT_TRUE(read) << "seed " << seed << ": " << read.error().text();
        EXPECT_EQ(*read, settings) << "seed " << seed;
    }
}

TEST(Settings, WhatIsMissingKeepsItsStandard) {
    const auto nothing = parse_settings("", "mine.toml");
    ASSERT_TRUE(nothing);
    EXPECT_EQ(*nothing, default_settings());
    const auto little = parse_settings("[rules]\nrounds = 12\nwalls = \"rubber\"\n", "mine.toml");
    ASSERT_TRUE(little) << little.error().text();
    MatchSettings expected = default_settings();
    expected.set(Rule::rounds, 12);
    expected.set(Rule::walls, 3);
    EXPECT_EQ(*little, expected);
}

TEST(Settings, TheStandardOnesAreAllowed) {
    EXPECT_FALSE(validate(default_settings()));
    EXPECT_EQ(default_settings().players.size(), 2u);
}

TEST(Settings, EveryRuleHasItsPlaceInTheBattle) {
    MatchSettings settings = default_settings();
    const std::map<Rule, double> values = {
        {Rule::gravity, 150},   {Rule::wind, 80},          {Rule::changing_wind, 0}, {Rule::wind_growth, 7},
        {Rule::viscosity, 13},  {Rule::water_damage, 11},  {Rule::walls, 5},         {Rule::ceiling, 1},
        {Rule::hostile_sky, 2}, {Rule::sudden_death, 3},   {Rule::ends_by, 1},       {Rule::crates, 44},
        {Rule::loose_earth, 0}, {Rule::suspend_chance, 9}, {Rule::wreckage, 0},      {Rule::direct_hit, 0},
        {Rule::fall_damage, 0}, {Rule::parachutes, 21},    {Rule::health, 77},       {Rule::fuel, 345},
        {Rule::refuel, 44}};
    for (const auto& [rule, value] : values) settings.set(rule, value);
    const BattleRules rules = battle_rules(settings, settings.level);
    EXPECT_EQ(rules.gravity, 300);
    EXPECT_EQ(rules.most_wind, 20);
    EXPECT_FALSE(rules.changing_wind);
    EXPECT_EQ(rules.wind_growth, 7);
    EXPECT_EQ(rules.viscosity, 13);
    EXPECT_EQ(rules.water_damage, 11);
    EXPECT_EQ(rules.walls, Walls::concrete);
    EXPECT_TRUE(rules.ceiling);
    EXPECT_EQ(rules.sky, HostileSky::lightning);
    EXPECT_EQ(rules.sudden_death, 3);
    EXPECT_EQ(rules.ends_by, SuddenDeath::drift);
    EXPECT_EQ(rules.crates, 44);
    EXPECT_EQ(rules.loose_earth, LooseEarth::hangs);
    EXPECT_EQ(rules.suspend_chance, 9);
    EXPECT_FALSE(rules.wreckage);
    EXPECT_FALSE(rules.direct_hit_kills);
    EXPECT_FALSE(rules.fall_damage);
    EXPECT_EQ(rules.parachute_threshold, 21);
    EXPECT_EQ(rules.health, 77);
    EXPECT_EQ(rules.fuel, 345);
    EXPECT_EQ(rules.refuel, 44);
}

TEST(Settings, TheStandardBattleBreaksItsEarthAndEndsByItself) {
    const MatchSettings settings = default_settings();
    const BattleRules rules = battle_rules(settings, settings.level);
    EXPECT_EQ(rules.loose_earth, LooseEarth::breaks);
    EXPECT_EQ(rules.suspend_chance, 0);
    EXPECT_EQ(rules.sudden_death, 12);
    EXPECT_EQ(rules.crates, 10);
    EXPECT_EQ(rules.fuel, 150);
    EXPECT_EQ(rules.refuel, 60);
    EXPECT_EQ(rules.parachute_threshold, 25);
    EXPECT_EQ(rules.sky, HostileSky::calm);
    EXPECT_EQ(rules.wind_growth, 0);
    EXPECT_EQ(rules.viscosity, 0);
    EXPECT_FALSE(rules.ceiling);
    EXPECT_TRUE(rules.wreckage);
}

TEST(Settings, AWorldWithoutAirSlowsNothingDown) {
    MatchSettings settings = default_settings();
    settings.set(Rule::viscosity, 20);
    EXPECT_EQ(battle_rules(settings, settings.level).viscosity, 20);
    settings.level.planet.set(PlanetValue::air, 0);
    EXPECT_EQ(battle_rules(settings, settings.level).viscosity, 0);
}

TEST(Settings, EveryChoiceHasAName) {
    const auto names = [](Rule rule) { return kRules[at(rule)].choices.size(); };
    EXPECT_EQ(names(Rule::walls), static_cast<std::size_t>(Walls::erratic) + 1);
    EXPECT_EQ(names(Rule::loose_earth), static_cast<std::size_t>(LooseEarth::breaks) + 1);
    EXPECT_EQ(names(Rule::hostile_sky), static_cast<std::size_t>(HostileSky::both) + 1);
    for (const Parameter& rule : kRules) {
        if (!rule.choices.empty()) {
            EXPECT_EQ(rule.choices.size(), static_cast<std::size_t>(rule.maximum) + 1) << rule.name;
        }
    }
}

TEST(Settings, GravityAndWindAreSharesOfWhatThePlanetHas) {
    MatchSettings settings = default_settings();
    EXPECT_EQ(battle_rules(settings, settings.level).gravity, 200);
    EXPECT_EQ(battle_rules(settings, settings.level).least_wind, 0);
    EXPECT_EQ(battle_rules(settings, settings.level).most_wind, 25);
    Planet& planet = settings.level.planet;
    planet.set(PlanetValue::gravity, 4.9);
    planet.set(PlanetValue::least_wind, 15);
    planet.set(PlanetValue::most_wind, 30);
    settings.set(Rule::gravity, 300);
    settings.set(Rule::wind, 200);
    EXPECT_EQ(battle_rules(settings, settings.level).gravity, 300);
    EXPECT_EQ(battle_rules(settings, settings.level).least_wind, 30);
    EXPECT_EQ(battle_rules(settings, settings.level).most_wind, kStrongestWind);  // not 60
    settings.set(Rule::wind, 0);
    EXPECT_EQ(battle_rules(settings, settings.level).least_wind, 0);
    EXPECT_EQ(battle_rules(settings, settings.level).most_wind, 0);
}

TEST(Settings, TheLightestAndTheHeaviestPlanetsHaveGravity) {
    const Parameter& pull = kPlanetParameters[at(PlanetValue::gravity)];
    const Parameter& share = kRules[at(Rule::gravity)];
    MatchSettings settings = default_settings();
    settings.set(Rule::gravity, share.minimum);
    settings.level.planet.set(PlanetValue::gravity, pull.minimum);
    EXPECT_EQ(battle_rules(settings, settings.level).gravity, 2);
    settings.set(Rule::gravity, share.maximum);
    settings.level.planet.set(PlanetValue::gravity, pull.maximum);
    EXPECT_EQ(battle_rules(settings, settings.level).gravity, 3000);
}

TEST(Settings, APlanetLooksLikeOneOfTheFile) {
    Planets planets = built_in_planets();
    planets[1].palette.sky = {1, 2, 3};
    planets[1].set(PlanetValue::rain, 66);
    const auto read =
        parse_settings("[level.planet]\nlook = \"desert\"\ngravity = 5\n", "mine.toml", planets);
    ASSERT_TRUE(read) << read.error().text();
    Planet expected = planets[1];
    expected.set(PlanetValue::gravity, 5);
    EXPECT_EQ(read->level.planet, expected);
}

TEST(Settings, TeamsShapesAndPricesAreReadBackAsTheyWere) {
    MatchSettings settings = default_settings();
    settings.players[0].team = 2;
    settings.players[1].shape = TankShape::tower;
    settings.prices["nuke"] = {120, {1000, 1040, 10000}};
    settings.prices["baby_missile"] = {0, {}};
    const auto read = parse_settings(settings_text(settings), "mine.toml");
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, settings);
}

TEST(Settings, EndlessPriceHistoriesAreRefused) {
    MatchSettings settings = default_settings();
    settings.prices["nuke"].factors.assign(kMaxPriceHistory, kOwnPrice);
    EXPECT_FALSE(validate(settings));
    settings.prices["nuke"].factors.push_back(kOwnPrice);
    EXPECT_TRUE(validate(settings));
    EXPECT_FALSE(parse_settings(settings_text(settings), "mine.toml"));
}

template <class Items>
std::string names_of(const Items& items) {
    std::vector<std::string> names;
    for (const auto& item : items) names.emplace_back(item.name);
    return joined(names, ", ");
}

TEST(Settings, MistakesSayWhereWhatAndWhatIsAllowed) {
    const std::map<std::string, std::string> mistakes = {
        {"volume = 3",
         "mine.toml:1: unknown key volume; known keys: seed, rules, galaxy, prices, level, player"},
        {"seed = -1", "mine.toml:1: seed can't be -1; allowed: 0 to 4294967295"},
        {"seed = \"x\"", "mine.toml:1: seed must be a number (0 to 4294967295), not a string"},
        {"rules = 3", "mine.toml:1: rules must be a table, not a number"},
        {"[rules]\nrounds = 0", "mine.toml:2: rounds can't be 0; allowed: 1 to 1000"},
        {"[rules]\nrounds = 2.5", "mine.toml:2: rounds can't be 2.5; allowed: 1 to 1000, whole numbers only"},
        {"[rules]\nrounds = true", "mine.toml:2: rounds must be a number (1 to 1000), not true or false"},
        {"[rules]\nwalls = \"mud\"",
         "mine.toml:2: walls can't be \"mud\"; allowed: one of none, wrap, padded, rubber, spring, concrete, "
         "random, erratic"},
        {"[rules]\nspeed = 3", "mine.toml:2: rules has no key speed; known keys: " + names_of(kRules)},
        {"[rules]\nwindPercent = 20",
         "mine.toml:2: rules has no key windPercent; known keys: " + names_of(kRules)},
        {"[rules]\nplanets = \"none\"",
         "mine.toml:2: planets can't be \"none\"; allowed: one of fixed, random, galaxy"},
        {"[galaxy]\nfp = 2", "mine.toml:2: fp can't be 2; allowed: 0 to 1"},
        {"[galaxy]\nstars = 2",
         "mine.toml:2: galaxy has no key stars; known keys: " + names_of(kDrakeFactors)},
        {"galaxy = 2", "mine.toml:1: galaxy must be a table, not a number"},
        {"[level]\nplanet = \"moon\"", "mine.toml:2: planet must be a table, not a string"},
        {"[level.planet]\nlook = \"cheese\"",
         "mine.toml:2: unknown look \"cheese\"; use one of " + names_of(built_in_planets())},
        {"[level.planet]\nlook = 3", "mine.toml:2: look must be a string, not a number"},
        {"[level.planet]\nlabel = 3", "mine.toml:2: label must be a string, not a number"},
        {"[level.planet]\nname = \"a\\tb\"", "mine.toml:2: name must be at most 40 plain letters"},
        {"[level.planet]\nwater = 99", "mine.toml:2: water can't be 99; allowed: 0 to 60%"},
        {"[level.planet]\nsky = 1",
         "mine.toml:2: planet has no key sky; known keys: look, name, label, " + names_of(kPlanetParameters)},
        {"[level.planet]\nair = 0",
         "mine.toml: most_wind can't be 25 while air is 0: without air there's no wind"},
        {"[level]\norigin_x = 3",
         "mine.toml: origin_x and origin_y can't be 3 and 0: circle-hill has only one map, at 0 and 0"},
        {"[level]\norigin_y = 3e9",
         "mine.toml:2: origin_y can't be 3000000000; allowed: -2147467264 to 2147467264 m"},
        {"[rules]\nwind = nan", "mine.toml:2: numbers must be finite"},
        {"level = 3", "mine.toml:1: level must be a table, not a number"},
        {"[level]\ngenerator = \"chaos\"", "mine.toml:2: unknown generator \"chaos\""},
        {"[level]\ngenerator = 4", "mine.toml:2: generator must be a string, not a number"},
        {"[level]\nwidth = 100", "mine.toml:2: width can't be 100; allowed: 640 to 16384 m"},
        {"[level]\nsky = 100",
         concat("mine.toml:2: level has no key sky; known keys: generator, seed, width, depth, ",
                kMapOriginX.name, ", ", kMapOriginY.name, ", height, scale, lift, ", kCutPosition.name, ", ",
                kCutAngle.name, ", set, planet, placed, strokes, roads, wave")},
        {"[level]\nwave = 3", "mine.toml:2: wave must be a string, not a number"},
        {"[level]\nwave = \"77\"",
         "mine.toml:2: a wave is 32 letters of level codes, with a dash before each that it jumps to"},
        {"[prices]\nnuke = 3",
         "mine.toml:2: prices must be a list of numbers: the demand, then what it cost"},
        {"[prices]\nnuke = []",
         "mine.toml:2: prices must be a list of numbers: the demand, then what it cost"},
        {"[prices]\nnuke = [-1]", "mine.toml:2: demand can't be -1; allowed: 0 to 1000000"},
        {"[prices]\nnuke = [0, 99]", "mine.toml:2: price can't be 99; allowed: 100 to 10000"},
        {"[[player]]\nname = \"A\"\nteam = 6", "mine.toml:3: team can't be 6; allowed: 0 to 5"},
        {"[[player]]\nname = \"A\"\nshape = \"cube\"",
         "mine.toml:3: shape can't be \"cube\"; allowed: one of classic, dome, wedge, tower, bunker, rover"},
        {"[[player]]\nname = \"A\"\nteam = 1\n[[player]]\nname = \"B\"\nteam = 1",
         "mine.toml: all players are on one team, so there's nobody to fight"},
        {"[level]\nplaced = 3",
         "mine.toml:2: placed must be a list of objects such as { x = 7, y = -3, what = \"tree\" }"},
        {"[level]\nplaced = [3]", "mine.toml:2: placed must be a table, not a number"},
        {"[level]\nplaced = [{ x = 1, y = 2, what = \"chair\" }]",
         "mine.toml:2: what must be one of none, boulder, pond, mineshaft, tree, sign, hut, castle"},
        {"[level]\nstrokes = 3",
         "mine.toml:2: strokes must be a list of strokes such as { x = 64, y = -128, radius = 32, lift = 8 "
         "}"},
        {"[level]\nstrokes = [{ x = 4, y = 8, radius = 24, lift = 8 }]",
         "mine.toml:2: radius can't be 24; allowed: 8, doubled any times up to 1024"},
        {"[level]\nstrokes = [{ x = 4, y = 8, radius = 32, lift = 6 }]",
         "mine.toml:2: lift can't be 6; allowed: multiples of 4"},
        {"[level]\nstrokes = [{ x = 4, y = 8, radius = 32 }]", "mine.toml:2: lift is missing"},
        {"[level]\nplaced = [{ x = 1, y = 2 }]", "mine.toml:2: what is missing"},
        {"[level]\nroads = [3]",
         "mine.toml:2: roads must be a list of roads such as [{ x = 64, y = -128 }, { x = 90, y = -20 }]"},
        {"[level]\nroads = [[{ x = 1 }]]", "mine.toml:2: y is missing"},
        {"[level]\nroads = [[{ x = 1, y = 2 }, { x = 1, y = 2 }]]",
         "mine.toml: the points of a road can't be 0 m apart; allowed: 1 to 16384"},
        {"[level]\nroads = [[]]", "mine.toml: a road can't have 0 points; allowed: 1 to 32"},
        {"[level]\nplaced = [{ x = 1, y = 3e9, what = \"tree\" }]",
         "mine.toml:2: y can't be 3000000000; allowed: -2147483648 to 2147483647 rows"},
        {"[level.set]\nhills = 3", "mine.toml:2: set has no key hills; known keys: " +
                                       names_of(find_generator("circle-hill")->parameters)},
        {"player = 3", "mine.toml:1: player must be a list of tables: [[player]]"},
        {"player = [3, 4]", "mine.toml:1: player must be a table, not a number"},
        {"[[player]]\nname = 3", "mine.toml:2: name must be a string, not a number"},
        {"[[player]]\nkind = \"Genius\"", "mine.toml:2: kind must be person or the name of a temperament"},
        {"[[player]]\ncolor = 10", "mine.toml:2: color can't be 10; allowed: 0 to 9"},
        {"[[player]]\nhat = 10",
         "mine.toml:2: unknown key hat; known keys: name, color, emblem, kind, difficulty, team, shape"},
        {"[[player]]\nkind = \"cyborg\"\ndifficulty = \"mad\"",
         "mine.toml:3: difficulty can't be \"mad\"; allowed: one of easy, normal, hard, expert"},
        {"[[player]]\nname = \"A\"", "mine.toml: a match has 2 to 10 players, not 1"},
        {"[[player]]\nname = \"A\"\n[[player]]\nname = \"A\"", "mine.toml: two players are called A"},
        {"[[player]]\nname = \"A\"\n[[player]]\nname = \" \"", "mine.toml: a player has no name"},
        {"[[player]]\nname = \"A\"\n[[player]]\nname = \"A name as long as this\"",
         "mine.toml: the name \"A name as long a\" must be at most 16 plain letters"},
    };
    for (const auto& [toml, mistake] : mistakes) EXPECT_EQ(error_of(toml), mistake) << toml;
}

TEST(Settings, ElevenPlayersAreTooMany) {
    std::string eleven;
    for (int k = 0; k < 11; ++k) eleven += concat("[[player]]\nname = \"P", k, "\"\n");
    EXPECT_EQ(error_of(eleven), "mine.toml:21: there are more than 10 players");
}

TEST(Settings, ComputersOfOldFilesAreNormalAndOthersStayAsTheyWere) {
    const auto read = parse_settings(
        "[[player]]\nname = \"A\"\nkind = \"cyborg\"\n"
        "[[player]]\nname = \"B\"\nkind = \"tosser\"\ndifficulty = \"hard\"\n",
        "mine.toml");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->players[0].difficulty, Difficulty::normal);
    EXPECT_EQ(read->players[1].difficulty, Difficulty::hard);
    const auto again = parse_settings(settings_text(*read), "mine.toml");
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->players, read->players);
}

TEST(Settings, NoCutOfAFileCrashesTheReader) {
    Random random(6, 4);
    const std::string whole = settings_text(any_settings(random));
    for (std::size_t size = 0; size < whole.size(); size += 3) {
        const std::string error = error_of(whole.substr(0, size));
        EXPECT_TRUE(error == "no error" || error.starts_with("mine.toml")) << error;
    }
    for (int k = 0; k < 300; ++k) {
        std::string garbled = whole;
        for (int n = 0; n < 3; ++n)
            garbled[random.below(static_cast<int>(whole.size()))] = static_cast<char>(random.next());
        const auto read = parse_settings(garbled, "mine.toml");
        if (read) {
            EXPECT_FALSE(validate(*read));
        } else {
            EXPECT_TRUE(read.error().text().starts_with("mine.toml")) << read.error().text();
        }
    }
}

TEST(Settings, TenPlayersAreAllUnlikeEachOther) {
    std::vector<Player> players;
    std::set<std::string> names;
    std::set<int> colors;
    std::set<int> emblems;
    for (int k = 0; k < kMaxPlayers; ++k) {
        players.push_back(another_player(players));
        names.insert(players.back().name);
        colors.insert(players.back().color);
        emblems.insert(players.back().emblem);
    }
    EXPECT_EQ(names.size(), 10u);
    EXPECT_EQ(colors.size(), 10u);
    EXPECT_EQ(emblems.size(), 10u);
}

TEST(Settings, EveryRuleKeepsToItsRange) {
    for (std::size_t k = 0; k < kRules.size(); ++k)
        for (const double wrong :
             {kRules[k].minimum - 1, kRules[k].maximum + 1, kRules[k].minimum + 0.5,
              std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            MatchSettings settings = default_settings();
            settings.rules[k] = wrong;
            const Refusal refusal = validate(settings);
            ASSERT_TRUE(refusal) << kRules[k].name << " = " << wrong;
            EXPECT_NE(refusal->text().find(kRules[k].name), std::string::npos) << refusal->text();
        }
}

}  // namespace
}  // namespace terramorph
