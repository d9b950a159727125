#include "ui/screens/terrain/terrain_screen.h"
#include "base/index.h"

#include <gtest/gtest.h>

#include <ranges>
#include <set>

#include "base/text.h"
#include "ui/screens/terrain/terrain_page.h"

namespace terramorph {

namespace {

using Page = TerrainTestPage;

/// What a setting of this parameter is called: with its pair, if it has one.
std::string_view label_of(const Generator& generator, const Parameter& parameter) {
    for (const MinMaxPair& pair : generator.min_max_pairs)
        if (pair.low == parameter.name || pair.high == parameter.name) return pair.label;
    return parameter.label;
}

TEST(TerrainScreen, ShowsEveryParameterOfEveryGeneratorByItsLabel) {
    for (const Generator* generator : generators()) {
        Page page(generator->name);
        for (const Parameter& parameter : generator->parameters) {
            page.focus_on(parameter.name);
            EXPECT_TRUE(page.shows(label_of(*generator, parameter)))
                << generator->name << ": " << parameter.label;
            EXPECT_TRUE(page.shows(parameter.help)) << generator->name << ": " << parameter.label;
        }
    }
}

TEST(TerrainScreen, ChangesEveryParameterOfEveryGeneratorByKeys) {
    for (const Generator* generator : generators())
        for (const Parameter& parameter : generator->parameters) {
            Page page(generator->name);
            const bool up = parameter.default_value < parameter.maximum;
            page.key_on_parameter(parameter.name, up ? "shift+right" : "shift+left");
            EXPECT_NE(page.parameter(parameter.name), parameter.default_value) << parameter.label;
        }
}

TEST(TerrainScreen, ChangesTheRulesOfTheLand) {
    Page page;
    const MatchSettings before = page.session().settings;
    for (const Rule rule : TerrainDraft::kRulesHere) {
        const std::size_t number = page.widget_of(kRules[at(rule)].name);
        ASSERT_NE(number, Form::kNone);
        page.key_on(number, before.rule(rule) == 0 ? "right" : "left");
        if (page.session().settings.rule(rule) == before.rule(rule)) page.key("enter");
        EXPECT_NE(page.session().settings.rule(rule), before.rule(rule));
    }
}

TEST(TerrainScreen, ChoosesAPlanetByKeyAndByPointer) {
    Page page;
    const Planets& planets = *page.session().planets;
    for (const Planet& planet : planets) {
        const std::size_t number = page.widget_of(planet.name);
        ASSERT_NE(number, Form::kNone) << planet.name;
        page.key_on(number, "enter");
        EXPECT_EQ(page.level().planet, planet);
        EXPECT_TRUE(page.form()[page.widget_of(planet.name)].selected);
        EXPECT_EQ(page.form().focus(), page.widget_of(planet.name));
    }
    page.click_on(page.widget_of(planets.front().name));
    EXPECT_EQ(page.level().planet, planets.front());
}

TEST(TerrainScreen, APlanetsOwnValuesCanBeChangedAndPutBack) {
    Page page;
    const Planet before = page.level().planet;
    for (const char* name : {"gravity", "least_wind", "most_wind", "water", "air", "rain"}) {
        page.key_on_parameter(name, "shift+right");
        EXPECT_NE(page.level().planet, before) << name;
        page.key("backspace");
        EXPECT_EQ(page.level().planet, before) << name;
    }
}

TEST(TerrainScreen, TellsOfEachPlanetHowItPullsAndBlows) {
    Page page("circle-hill", 1600, 900);
    page.click_on(page.widget_of("moon"));
    EXPECT_FALSE(page.shows_in("moon", "-")) << "no air, no wind";
    EXPECT_TRUE(page.shows_in("desert", "5-40"));
}

TEST(TerrainScreen, WaterOfThePlanetIsSeenOnTheMapAndInTheLevel) {
    Page page("limited-random");
    page.focus_on("water");
    page.wait(1);
    const auto map = page.map_picture(), level = page.level_picture();
    page.key("end");
    page.wait(1);
    EXPECT_TRUE(level != page.level_picture());
    EXPECT_TRUE(map != page.map_picture());
}

TEST(TerrainScreen, ChangesTheLevelsSizeAndItsFit) {
    Page page;
    page.key_on(page.widget_of("width"), "right");
    EXPECT_GT(page.level().width(), 640);
    page.key_on(page.widget_of("height"), "end");
    EXPECT_EQ(page.level().height, kLevelHeight.maximum);
    page.key_on(page.widget_of("scale"), "right");
    EXPECT_GT(page.level().scale, 1);
    page.key_on(page.widget_of("lift"), "left");
    EXPECT_LT(page.level().lift, 0);
}

TEST(TerrainScreen, AnotherWidthKeepsTheHillsAsDense) {
    Page page;
    page.key_on(page.widget_of("width"), "end");
    EXPECT_EQ(page.level().terrain.width, 16384);
    EXPECT_EQ(page.level().terrain.depth, fitting_depth(16384));
}

TEST(TerrainScreen, ChoosesAnotherGeneratorAndRemembersTheValuesOfTheOld) {
    Page page;
    page.key_on(page.widget_of("numCircles"), "right");
    const Values changed = page.level().terrain.values;
    page.click_on(page.widget_of("limited-random"));
    EXPECT_EQ(page.level().terrain.generator->name, "limited-random");
    EXPECT_EQ(page.level().terrain.values, default_values(page.level().terrain.generator->parameters));
    EXPECT_TRUE(page.has("maximumHeightIncrease"));
    EXPECT_FALSE(page.has("numCircles"));
    EXPECT_EQ(page.form().focus(), page.widget_of("limited-random"));
    page.key_on(page.widget_of("circle-hill"), "enter");
    EXPECT_EQ(page.level().terrain.values, changed);
}

TEST(TerrainScreen, DraggingTheLineCutsElsewhereAndDrawsThatLevel) {
    for (const Generator* generator : generators()) {
        Page page(generator->name);
        const auto before = page.level_picture();
        page.drag(0.5, 0.2);
        EXPECT_NEAR(page.level().cut.position, 0.2, 0.01);
        EXPECT_TRUE(page.shows_in("cut", "20%"));
        const auto dragged = page.level_picture();
        EXPECT_TRUE(before != dragged) << generator->name;
        page.drag(0.2, 0.5);
        EXPECT_TRUE(before == page.level_picture()) << generator->name;
    }
}

TEST(TerrainScreen, TheLineFollowsThePointerOffTheMapToItsEdges) {
    Page page;
    page.drag(0.5, -3);
    EXPECT_EQ(page.level().cut.position, 0);
    page.drag(0.5, 7);
    EXPECT_EQ(page.level().cut.position, 1);
}

TEST(TerrainScreen, ThePointerMovesTheLineOnlyWhilePressed) {
    Page page;
    page.pointer(InputEvent::Kind::pointer_move, page.on_map(0.1));
    EXPECT_EQ(page.level().cut.position, 0.5);
    page.drag(0.5, 0.3);
    page.pointer(InputEvent::Kind::pointer_move, page.on_map(0.9));
    EXPECT_NEAR(page.level().cut.position, 0.3, 0.01);
}

TEST(TerrainScreen, TheKeyRGivesAnotherSeedAndAnotherLevel) {
    Page page("limited-random");
    std::set<std::uint32_t> seeds = {page.level().terrain.seed};
    const auto before = page.level_picture();
    for (int k = 0; k < 20; ++k) {
        page.key("r");
        EXPECT_TRUE(seeds.insert(page.level().terrain.seed).second);
    }
    EXPECT_TRUE(before != page.level_picture());
    page.click_on(page.widget_of("new_level"));
    EXPECT_TRUE(seeds.insert(page.level().terrain.seed).second);
}

TEST(TerrainScreen, TakesASeedThatIsTyped) {
    Page page;
    const std::size_t seed = page.widget_of("seed");
    page.key_on(seed, "4");
    page.key("2");
    page.key("enter");
    EXPECT_EQ(page.level().terrain.seed, 42u);
    EXPECT_TRUE(page.shows_in("seed", "42"));
}

TEST(TerrainScreen, BackspaceAndDeletePutBackWhatHasTheFocus) {
    Page page;
    const std::size_t hills = page.widget_of("numCircles");
    const double standard = page.form()[hills].parameter->default_value;
    for (const char* name : {"backspace", "del"}) {
        page.key_on(hills, "right");
        EXPECT_NE(page.value_of("numCircles"), standard);
        page.key(name);
        EXPECT_EQ(page.value_of("numCircles"), standard) << name;
    }
    page.key_on(0, "down");
    page.key("backspace");
    EXPECT_EQ(page.level().cut, Cut{});
}

TEST(TerrainScreen, BackspaceInANumberThatIsTypedOnlyTakesTheDigitBack) {
    Page page;
    page.key_on(page.widget_of("numCircles"), "7");
    page.key("8");
    page.key("backspace");
    page.key("enter");
    EXPECT_EQ(page.value_of("numCircles"), 7);
}

TEST(TerrainScreen, PlayStartsAMatchOnThisLevel) {
    Page page("limited-random");
    page.drag(0.5, 0.25);
    page.key_on(page.widget_of("maximumHeightIncrease"), "right");
    const LevelSettings chosen = page.level();
    page.click_on(page.widget_of("play"));
    ASSERT_TRUE(page.session().runner);
    EXPECT_EQ(page.match().settings().level, chosen);
}

TEST(TerrainScreen, EscapeAndBackKeepTheSettings) {
    for (const bool by_key : {true, false}) {
        Page page;
        page.drag(0.5, 0.75);
        if (by_key)
            page.key("esc");
        else
            page.click_on(page.widget_of("back"));
        EXPECT_FALSE(page.has("terrain/play"));
        EXPECT_EQ(page.kept().level, page.session().settings.level);
        EXPECT_NEAR(page.kept().level.cut.position, 0.75, 0.01);
    }
}

TEST(TerrainScreen, TellsWhyATypedNumberIsRefused) {
    Page page;
    for (const char* name : {"9", "9", "9", "9", "9", "enter"})
        page.key_on(page.widget_of("numCircles"), name);
    EXPECT_EQ(page.numbers_in("terrain/complaint"), (std::vector{99999, 0, 5000}));
}

TEST(TerrainScreen, SaysOfWhatHasTheFocusWhatItIsFor) {
    Page page;
    for (const Generator* generator : generators()) {
        page.form().focus_on(page.widget_of(generator->name));
        EXPECT_TRUE(page.shows(generator->help));
    }
    page.form().focus_on(page.widget_of("numCircles"));
    EXPECT_TRUE(page.shows(page.form().help()));
}

TEST(TerrainScreen, AStillPageIsNotDrawnAgain) {
    Page page;
    page.wait(3);
    EXPECT_FALSE(page.app.advance(1.0 / 60));
}

TEST(TerrainScreen, AWideLevelThatHasComeToRestIsDrawnExactly) {
    Page page;
    page.key_on(page.widget_of("width"), "end");
    page.wait(2);
    const auto still = page.level_picture();
    page.drag(0.5, 0.1);
    page.drag(0.1, 0.5);
    page.wait(2);
    EXPECT_EQ(still, page.level_picture());
}

TEST(TerrainScreen, TheTabKeyVisitsEveryWidgetAndShowsIt) {
    Page page;
    std::set<std::size_t> visited;
    for (std::size_t k = 0; k < 2 * page.form().size(); ++k) {
        page.words();
        const std::size_t focus = page.form().focus();
        visited.insert(focus);
        EXPECT_TRUE(page.form()[focus].in_view) << page.form()[focus].label;
        page.key("tab");
    }
    std::set<std::size_t> enabled;
    for (std::size_t k = 0; k < page.form().size(); ++k) {
        if (page.form()[k].enabled) enabled.insert(k);
    }
    EXPECT_EQ(visited, enabled);
}

TEST(TerrainScreen, TheArrowKeysReachEveryWidgetButTheMap) {
    for (const Generator* generator : generators()) {
        Page page(generator->name);
        page.key("r");  // so that there's something to undo
        std::set<std::size_t> reached = {0, 1};
        std::vector<std::size_t> left = {1};
        while (!left.empty()) {
            const std::size_t from = left.back();
            left.pop_back();
            for (const char* name : {"up", "down", "left", "right"}) {
                page.form().focus_on(from);
                page.words();
                page.key(name);
                if (reached.insert(page.form().focus()).second) left.push_back(page.form().focus());
            }
        }
        for (std::size_t k = 0; k < page.form().size(); ++k)
            EXPECT_TRUE(reached.contains(k) || !page.form()[k].enabled)
                << generator->name << ": " << page.form()[k].label;
    }
}

TEST(TerrainScreen, FingersAddThingsByAButton) {
    Page page;
    const auto touch = [&](Point at) {
        for (const auto kind :
             {InputEvent::Kind::pointer_move, InputEvent::Kind::pointer_down, InputEvent::Kind::pointer_up})
            page.app.press({.kind = kind, .at = at, .reach = 22});
        page.words();
    };
    const std::size_t things = page.widget_of("things");
    EXPECT_FALSE(page.form()[things].enabled) << "a mouse has Ctrl";
    touch({1, 1});
    const auto placed = [&] { return page.session().settings.level.terrain.placed; };
    const auto on_map = [&] { return page.form()[0].place.center() + Point{0, 60}; };
    touch(page.form()[things].place.center());
    ASSERT_TRUE(placed().empty());
    touch(on_map());
    ASSERT_EQ(placed().size(), 1u);
    const auto first = placed();
    touch(on_map() + Point{10, 0});
    EXPECT_EQ(placed().size(), 1u) << "a finger is broad";
    EXPECT_NE(placed(), first) << "it's another thing";
    touch(page.form()[things].place.center());
    const auto kept = placed();
    touch(on_map());
    EXPECT_EQ(placed(), kept) << "the line is moved again";
}

TEST(TerrainScreen, KeysMoveTheLineByAHundredthOrWithShiftByARow) {
    Page page;
    page.key_on(0, "down");
    EXPECT_DOUBLE_EQ(page.cut().position, 0.51);
    page.key("up");
    page.key("up");
    EXPECT_DOUBLE_EQ(page.cut().position, 0.49);
    const int row = cut_row(Page::kDepth, page.cut());
    page.key("shift+down");
    EXPECT_EQ(cut_row(Page::kDepth, page.cut()), row + 1);
    page.key("shift+up");
    page.key("shift+up");
    EXPECT_EQ(cut_row(Page::kDepth, page.cut()), row - 1);
    page.key("home");
    EXPECT_EQ(page.cut().position, 0);
    page.key("up");
    page.key("shift+up");
    EXPECT_EQ(page.cut().position, 0);
    page.key("end");
    EXPECT_EQ(page.cut().position, 1);
}

TEST(TerrainScreen, TheLineIsTurnedByItsEndsAndByKeysAndTheLevelFollows) {
    for (const Generator* generator : generators()) {
        SCOPED_TRACE(generator->name);
        Page page(generator->name);
        if (generator->name == "circle-hill")  // fewer, so that they leave land between them
            for (const char* name : {"1", "2", "enter"}) page.key_on_parameter("numCircles", name);
        const auto flat = page.level_picture();
        page.drag(page.on_map(0.5, 1), page.on_map(0.1, 0.9));
        EXPECT_GT(page.cut().angle, 1);
        EXPECT_EQ(page.cut().position, 0.5);
        EXPECT_TRUE(flat != page.level_picture());
        page.key("0");
        EXPECT_EQ(page.cut().angle, 0);
        page.drag(page.on_map(0.5, 0), page.on_map(0.1, 0.1));
        EXPECT_LT(page.cut().angle, -1);
        page.key_on(0, "0");
        page.key("left");
        EXPECT_EQ(page.cut().angle, 1);
        page.key("shift+right");
        EXPECT_NEAR(page.cut().angle, 0.9, 1e-9);
        EXPECT_TRUE(page.shows_in("cut", "0.9°"));
    }
}

TEST(TerrainScreen, ADoubleClickOnTheLineTurnsItBack) {
    Page page;
    page.key_on(0, "left");
    page.click(page.on_map(0.5));
    page.wait(0.1);
    EXPECT_EQ(page.cut().angle, 1);
    page.click(page.on_map(0.5));
    EXPECT_EQ(page.cut(), (Cut{0.5, 0}));
}

TEST(TerrainScreen, TwoSlowClicksAreNoDoubleClick) {
    Page page;
    page.key_on(0, "left");
    page.click(page.on_map(0.5));
    page.wait(1);
    page.click(page.on_map(0.5));
    EXPECT_EQ(page.cut().angle, 1);
}

TEST(TerrainScreen, LandWithoutEndIsWanderedThroughByDraggingItAndByKeys) {
    for (const Generator* generator : generators()) {
        if (!generator->is_infinite()) continue;
        SCOPED_TRACE(generator->name);
        Page page(generator->name);
        const MapSettings& terrain = page.level().terrain;
        const auto before = page.level_picture();
        page.drag(page.on_map(0.8, 0.75), page.on_map(0.3, 0.25), true);
        EXPECT_NEAR(static_cast<double>(terrain.origin.x), 320, 3);
        EXPECT_NEAR(static_cast<double>(terrain.origin.y), 50, 3);
        EXPECT_EQ(page.cut(), Cut{});
        EXPECT_TRUE(before != page.level_picture());
        const auto origin = terrain.origin;
        page.key_on(0, "ctrl+left");
        EXPECT_EQ(terrain.origin.x, origin.x - 80);
        page.key("ctrl+shift+down");
        EXPECT_EQ(terrain.origin.y, origin.y + 1);
        EXPECT_EQ(page.text_of("corner"),
                  concat(terrain.origin.x, " m east, ", terrain.origin.y, " m south of the start"));
        page.key("home");
        EXPECT_FALSE(page.has("corner")) << "there's nothing to tell at the start";
        EXPECT_EQ(terrain.origin, (Vec2<std::int64_t>{}));
        EXPECT_TRUE(before == page.level_picture());
    }
}

TEST(TerrainScreen, LandWithAnEndStaysWhereItIs) {
    Page page("circle-hill");
    page.drag(page.on_map(0.8, 0.75), page.on_map(0.3, 0.25), true);
    page.key_on(0, "ctrl+left");
    EXPECT_EQ(page.level().terrain.origin, (Vec2<std::int64_t>{}));
}

TEST(TerrainScreen, DefaultsPutsAllBackButTheGeneratorTheSeedAndThePlanet) {
    Page page("limited-random");
    page.drag(0.5, 0.1);
    page.key("r");
    const std::uint32_t seed = page.level().terrain.seed;
    page.key_on_parameter("maximumHeight", "right");
    for (const char* id : {"width", "height", "scale", "lift", "walls"})
        page.key_on(page.widget_of(id), "right");
    page.key_on(page.widget_of("moon"), "enter");
    page.click_on(page.widget_of("defaults"));
    LevelSettings expected;
    expected.terrain = default_terrain(*find_generator("limited-random"));
    expected.terrain.seed = seed;
    expected.planet = *find_planet(*page.session().planets, "moon");
    EXPECT_EQ(page.level(), expected);
    EXPECT_EQ(page.value_of("walls"), 0);
}

TEST(TerrainScreen, TellsWhyAPairIsRefusedAndKeepsTheLastGoodLevel) {
    Page page;
    const LevelSettings good = page.level();
    const auto before = page.level_picture();
    page.key_on_parameter("circleRadiusMin", "end");
    EXPECT_EQ(page.numbers_in("terrain/complaint"), (std::vector{1000, 150, 1, 150}));
    EXPECT_EQ(page.level(), good);
    EXPECT_TRUE(before == page.level_picture());
    EXPECT_FALSE(page.form()[page.widget_of("play")].enabled);
    page.click_on(page.widget_of("play"));
    EXPECT_FALSE(page.session().runner);
    page.key("esc");
    EXPECT_EQ(page.kept().level, good);
}

TEST(TerrainScreen, ARefusedPairIsMendedByTheOtherOne) {
    Page page;
    page.key_on_parameter("circleRadiusMin", "end");
    page.key_on_parameter("circleRadiusMax", "end");
    EXPECT_FALSE(page.has("terrain/complaint"));
    EXPECT_TRUE(page.form()[page.widget_of("play")].enabled);
    EXPECT_EQ(page.parameter("circleRadiusMin"), 1000);
    EXPECT_EQ(page.parameter("circleRadiusMax"), 1000);
}

TEST(TerrainScreen, TheLineCanBeMovedWhileAPairIsRefused) {
    Page page;
    page.key_on_parameter("circleRadiusMin", "end");
    page.drag(0.5, 0.3);
    EXPECT_NEAR(page.cut().position, 0.3, 0.01);
    EXPECT_FALSE(validate(page.level()));
}

TEST(TerrainScreen, APresetSetsTheGeneratorsValuesAndThePlanet) {
    for (const Generator* generator : generators())
        for (const Preset& preset : generator->presets) {
            Page page(generator->name);
            page.key_on(page.widget_of(preset.label), "enter");
            EXPECT_EQ(page.level().planet.name, preset.planet);
            for (const Preset::Setting& setting : preset.settings)
                EXPECT_EQ(page.parameter(setting.parameter), setting.value) << preset.label;
        }
}

TEST(TerrainScreen, TheWheelOverALongListScrollsIt) {
    Page page("circle-hill", 1280, 720);
    const std::size_t moon = page.widget_of("moon");
    const Rect before = page.form()[moon].place;
    page.pointer(InputEvent::Kind::pointer_move, before.center());
    page.app.press({.kind = InputEvent::Kind::wheel, .at = before.center(), .wheel = -1});
    page.words();
    EXPECT_LT(page.form()[moon].place.y, before.y);
}

}  // namespace

}  // namespace terramorph
