// The brush on the map of the terrain page.
#include "ui/terrain_editor/map_hand.h"

#include <gtest/gtest.h>

#include "app/terrain_editor/brush.h"
#include "app/terrain_editor/favourites.h"
#include "base/text.h"
#include "terrain/code/level_code.h"
#include "ui/screens/terrain/terrain_page.h"

namespace terramorph {
namespace {

using Page = TerrainTestPage;
using Kind = InputEvent::Kind;

/// The page with a tool in the hand.
struct HandPage : Page {
    explicit HandPage(std::string_view tool, std::string_view generator = "circle-hill", int width = 1280,
                      int height = 720)
        : Page(generator, width, height) {
        words();
        click(form()[widget_of(tool)].place.center());
    }
    void click(Point at) {
        for (const auto kind : {Kind::pointer_move, Kind::pointer_down, Kind::pointer_up})
            app.press({.kind = kind, .at = at});
        words();
    }
    const std::vector<Road>& roads() { return level().terrain.roads; }
    const Strokes& strokes() { return level().terrain.strokes; }
};

TEST(Brush, IsOnAGridSoThatGoingOverLandAgainAddsUp) {
    EXPECT_EQ(stroke_at({100, -70}, 4), (StrokePlace{{96, -64}, 4}));
    EXPECT_EQ(stroke_at({110, -90}, 4), (StrokePlace{{96, -96}, 4}));
    EXPECT_EQ(stroke_at({-3, -2}, 0), (StrokePlace{{-4, 0}, 0}));
    MapSettings terrain = default_terrain(*find_generator("hill"));
    EXPECT_EQ(*touch_with_brush(terrain, {100, 70}, 4, true), 12);
    EXPECT_EQ(*touch_with_brush(terrain, {102, 72}, 4, true), 24);
    EXPECT_EQ(terrain.strokes, (Strokes{{{{96, 64}, 4}, 6}}));
    EXPECT_EQ(*touch_with_brush(terrain, {100, 70}, 4, false), 12);
    EXPECT_EQ(*touch_with_brush(terrain, {100, 70}, 4, false), 0);
    EXPECT_TRUE(terrain.strokes.empty());
}

TEST(Brush, SaysWhenItCanDoNoMore) {
    MapSettings terrain = default_terrain(*find_generator("hill"));
    int touches = 0;
    while (touch_with_brush(terrain, {100, 70}, 4, false).ok()) ++touches;
    EXPECT_EQ(touches, 5);
    EXPECT_EQ(terrain.strokes.begin()->second, -kMostSteps);
    for (int n = 0; n < 63; ++n) ASSERT_TRUE(touch_with_brush(terrain, {64 * n, 500}, 3, true).ok());
    const Result<int> more = touch_with_brush(terrain, {64 * 63, 500}, 3, true);
    ASSERT_FALSE(more.ok());
    EXPECT_EQ(more.error().text(), "A map can hold 64 strokes: undo some, or use a bigger brush.");
    EXPECT_TRUE(touch_with_brush(terrain, {64, 500}, 3, true).ok()) << "but those it has can grow";
    EXPECT_FALSE(validate(terrain));
}

TEST(MapHand, DragsRaiseTheLandAndAreUndoneAtOnce) {
    HandPage page("map_raise");
    const auto map = page.map_picture();
    const Cut cut = page.cut();
    page.drag(page.on_map(0.5, 0.3), page.on_map(0.5, 0.6));
    EXPECT_GE(page.strokes().size(), 2u);
    for (const auto& [place, steps] : page.strokes()) EXPECT_GT(steps, 0);
    EXPECT_EQ(page.cut(), cut) << "the line stays";
    EXPECT_NE(page.map_picture(), map);
    EXPECT_TRUE(page.shows("raised by 8 m"));
    page.key("ctrl+z");
    EXPECT_TRUE(page.strokes().empty());
    page.key("ctrl+y");
    EXPECT_GE(page.strokes().size(), 2u);
}

TEST(MapHand, LowersByItsToolByShiftAndByTheOtherButton) {
    HandPage page("map_lower");
    page.click(page.on_map(0.5, 0.3));
    ASSERT_EQ(page.strokes().size(), 1u);
    EXPECT_EQ(page.strokes().begin()->second, -2);
    EXPECT_TRUE(page.shows("lowered by 8 m"));
    page.app.press({.kind = Kind::pointer_other, .at = page.on_map(0.5, 0.3)});
    EXPECT_TRUE(page.strokes().empty());
    page.drag(page.on_map(0.5, 0.3), page.on_map(0.5, 0.3), true);
    EXPECT_GT(page.strokes().begin()->second, 0);
}

TEST(MapHand, SaysThatTheLandIsAsItWasOnceAStrokeIsUndoneByItsOpposite) {
    Page page;
    page.form().focus_on(0);
    for (const char* key : {"b", "enter"}) page.key(key);
    EXPECT_TRUE(page.form()[0].said().ends_with(": raised by 8 m")) << page.form()[0].said();
    page.key("shift+enter");
    EXPECT_TRUE(page.shows("as it was"));
    EXPECT_TRUE(page.form()[0].said().ends_with(": as it was")) << page.form()[0].said();
}

TEST(MapHand, GoesOnWhileItIsHeldAndStopsWithThePointer) {
    HandPage page("map_raise");
    page.app.press({.kind = Kind::pointer_down, .at = page.on_map(0.5, 0.3)});
    page.wait(0.5);
    const int held = page.strokes().begin()->second;
    EXPECT_GE(held, 6);
    page.app.press({.kind = Kind::pointer_up, .at = page.on_map(0.5, 0.3)});
    page.wait(0.5);
    EXPECT_EQ(page.strokes().begin()->second, held);
    page.key("ctrl+z");
    EXPECT_TRUE(page.strokes().empty()) << "all of it";
}

TEST(MapHand, KeysTakeABrushMoveItAndChangeItsSize) {
    Page page;
    page.form().focus_on(0);
    page.key("b");
    page.key("enter");
    EXPECT_EQ(page.level().terrain.strokes, (Strokes{{{{320, 48}, 3}, 2}})) << "in the middle of the line";
    for (const char* key : {"right", "right", "up", "page_up", "shift+enter"}) page.key(key);
    ASSERT_EQ(page.level().terrain.strokes.size(), 2u);
    EXPECT_EQ(page.level().terrain.strokes.begin()->first.size, 4);
    EXPECT_EQ(page.level().terrain.strokes.begin()->second, -3);
    EXPECT_EQ(page.cut(), Cut{});
    EXPECT_TRUE(page.shows("radius 128 m"));
    page.key("b");
    page.key("enter");
    EXPECT_EQ(page.level().terrain.strokes.begin()->second, -6) << "now it lowers";
    page.key("backspace");
    EXPECT_TRUE(page.level().terrain.strokes.empty());
    page.key("esc");
    page.key("down");
    EXPECT_NE(page.cut(), Cut{}) << "the line again";
}

TEST(MapHand, KeysPlaceThingsAnywhere) {
    HandPage page("map_things");
    page.form().focus_on(0);
    page.key("left");
    page.key("enter");
    EXPECT_EQ(page.level().terrain.placed, (Features{{{316, 50}, Feature::tree}}));
    page.click(page.on_map(0.2, 0.8));
    EXPECT_EQ(page.level().terrain.placed.size(), 2u);
}

TEST(MapHand, ClicksBuildARoadTurnByTurnUntilItsLastTurnIsClickedAgain) {
    HandPage page("map_roads");
    const auto bare = page.map_picture();
    const Cut cut = page.cut();
    for (const double across : {0.2, 0.5, 0.8}) page.click(page.on_map(0.3, across));
    ASSERT_EQ(page.roads().size(), 1u);
    EXPECT_EQ(page.roads()[0].size(), 3u);
    EXPECT_NEAR(static_cast<double>(length_of(page.roads()[0])), 384, 2) << "640 m are as wide as the map";
    EXPECT_TRUE(page.shows(concat("road, ", length_of(page.roads()[0]), " m")));
    EXPECT_EQ(page.cut(), cut) << "the line stays";
    EXPECT_NE(page.map_picture(), bare);
    page.click(page.on_map(0.3, 0.8));
    page.click(page.on_map(0.6, 0.2));
    page.click(page.on_map(0.3, 0.5));
    ASSERT_EQ(page.roads().size(), 2u);
    EXPECT_EQ(page.roads()[1].back(), page.roads()[0][1]) << "it ends in the first one";
    page.key("ctrl+z");
    EXPECT_EQ(page.roads()[1].size(), 1u);
    page.click(page.on_map(0.6, 0.6));
    EXPECT_EQ(page.roads()[1].size(), 2u) << "and goes on";
}

TEST(MapHand, TheOtherButtonTakesTurnsOfRoadsAway) {
    HandPage page("map_roads");
    for (const double across : {0.2, 0.5, 0.8}) page.click(page.on_map(0.3, across));
    page.app.press({.kind = Kind::pointer_other, .at = page.on_map(0.3, 0.5)});
    ASSERT_EQ(page.roads().size(), 1u);
    EXPECT_EQ(page.roads()[0].size(), 2u);
    page.app.press({.kind = Kind::pointer_other, .at = page.on_map(0.6, 0.5)});
    EXPECT_EQ(page.roads().size(), 1u) << "there's none";
    page.app.press({.kind = Kind::pointer_other, .at = page.on_map(0.3, 0.8)});
    EXPECT_TRUE(page.roads().empty()) << "one turn is no road";
}

TEST(MapHand, KeysBuildRoads) {
    HandPage page("map_roads");
    page.form().focus_on(0);
    for (const char* key : {"left", "left", "enter", "right", "right", "down", "enter", "enter"})
        page.key(key);
    ASSERT_EQ(page.roads().size(), 1u);
    EXPECT_EQ(page.roads()[0].size(), 2u);
    for (const char* key : {"down", "down", "down", "enter"}) page.key(key);
    EXPECT_EQ(page.roads().size(), 2u) << "the last one ended where Enter was pressed again";
    EXPECT_TRUE(page.form()[0].said().ends_with(": road, 0 m")) << page.form()[0].said();
    page.key("shift+enter");
    EXPECT_EQ(page.roads().size(), 1u);
    page.key("backspace");
    EXPECT_TRUE(page.roads().empty());
}

TEST(MapHand, CodesAndFavouritesHaveRoads) {
    HandPage page("map_roads");
    for (const double across : {0.2, 0.5, 0.8}) page.click(page.on_map(0.3, across));
    page.key("f");
    const auto parsed = parse_level_code(load_favourites(page.session()).front().code);
    ASSERT_TRUE(std::holds_alternative<LevelSettings>(parsed));
    EXPECT_EQ(std::get<LevelSettings>(parsed).terrain, page.level().terrain);
}

TEST(MapHand, TheWheelChangesTheBrushAndItsButtonToo) {
    HandPage page("map_raise");
    EXPECT_TRUE(page.shows_in("terrain/brush_size", "64"));
    page.app.press({.kind = Kind::pointer_move, .at = page.on_map(0.5)});
    page.app.press({.kind = Kind::wheel, .at = page.on_map(0.5), .wheel = 1});
    EXPECT_TRUE(page.shows_in("terrain/brush_size", "128"));
    page.click(page.form()[page.widget_of("brush_size")].place.center());
    EXPECT_TRUE(page.shows_in("terrain/brush_size", "256"));
    page.click(page.form()[page.widget_of("map_line")].place.center());
    EXPECT_FALSE(page.form()[page.widget_of("brush_size")].enabled);
}

TEST(MapHand, CodesAndFavouritesHaveItsStrokesAndThePlainLevelHasItsHill) {
    HandPage page("map_raise", "plateaus");
    const std::vector<Sixteenths> before = level_surface(page.level());
    for (int n = 0; n < 3; ++n) page.click(page.on_map(0.5, 0.3));
    EXPECT_NE(level_surface(page.level()), before);
    page.key("f");
    const auto parsed = parse_level_code(load_favourites(page.session()).front().code);
    ASSERT_TRUE(std::holds_alternative<LevelSettings>(parsed));
    EXPECT_EQ(std::get<LevelSettings>(parsed).terrain, page.level().terrain);
}

TEST(MapHand, ItsToolsFitInSmallWindowsAndTellWhatTheyDo) {
    for (const auto& [wide, high] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}}) {
        HandPage page("map_raise", "circle-hill", wide, high);
        const Rect map = page.map();
        for (const std::string_view id :
             {"map_line", "map_things", "map_roads", "map_raise", "map_lower", "brush_size"}) {
            const Widget& tool = page.form()[page.widget_of(id)];
            EXPECT_TRUE(tool.in_view && tool.enabled) << id << wide;
            EXPECT_TRUE(map.holds(tool.place.center())) << id << wide;
            EXPECT_GE(tool.place.w, 20) << id << wide;
            page.app.press({.kind = Kind::pointer_move, .at = tool.place.center()});
            EXPECT_TRUE(page.shows_in("terrain/help", ":")) << id << wide;
        }
    }
}

}  // namespace
}  // namespace terramorph
