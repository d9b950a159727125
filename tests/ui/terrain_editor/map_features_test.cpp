#include "ui/terrain_editor/map_features.h"
#include "base/index.h"

#include <gtest/gtest.h>

#include "app/terrain_editor/favourites.h"
#include "terrain/code/level_code.h"
#include "ui/screens/terrain/terrain_page.h"

namespace terramorph {

namespace {

using Page = TerrainTestPage;

constexpr Spot kSpot = {300, 40};

MapSettings terrain_of(std::string_view generator) {
    MapSettings terrain = default_terrain(*find_generator(generator));
    terrain.width = 640;
    terrain.depth = 101;
    return terrain;
}

/// A thing that waves generate, far from the edges of its map.
Spot generated_spot(const MapSettings& terrain) {
    for (int row = 20; row < 80; ++row) {
        const SpotRun run = {Spot{20, row}, 600};
        const Features found = features_on(terrain, {&run, 1});
        if (!found.empty()) return found.begin()->first;
    }
    ADD_FAILURE() << "nothing is generated there";
    return {};
}

TEST(MapFeatures, GoThroughAllKindsAndBackToNothing) {
    MapSettings terrain = terrain_of("hill");
    std::vector<Feature> seen;
    for (std::size_t k = 0; k < kFeatureNames.size(); ++k) {
        const Result<Feature> put = change_feature(terrain, kSpot);
        ASSERT_TRUE(put.ok());
        EXPECT_EQ(feature_on(terrain, kSpot), *put);
        seen.push_back(*put);
    }
    EXPECT_EQ(seen, (std::vector{Feature::tree, Feature::boulder, Feature::pond, Feature::mineshaft,
                                 Feature::sign, Feature::hut, Feature::castle, Feature::none}));
    EXPECT_TRUE(terrain.placed.empty());
}

TEST(MapFeatures, NothingOverWhatIsGeneratedTakesItAway) {
    MapSettings terrain = terrain_of("waves");
    const Spot spot = generated_spot(terrain);
    const Feature own = feature_on(terrain, spot);
    for (std::size_t k = 0; k < kFeatureNames.size() && feature_on(terrain, spot) != Feature::none; ++k)
        ASSERT_TRUE(change_feature(terrain, spot).ok());
    EXPECT_EQ(feature_on(terrain, spot), Feature::none);
    EXPECT_EQ(terrain.placed.at(spot), Feature::none);
    for (std::size_t k = 0; k < kFeatureNames.size() && feature_on(terrain, spot) != own; ++k)
        ASSERT_TRUE(change_feature(terrain, spot).ok());
    EXPECT_TRUE(terrain.placed.empty()) << "what is generated needn't be placed";
}

TEST(MapFeatures, AreRefusedWhenThereAreTooManyAndThenAllStaysAsItWas) {
    MapSettings terrain = terrain_of("hill");
    for (std::int64_t k = 0; k < static_cast<std::int64_t>(kMaxPlaced); ++k)
        terrain.placed[{k % 600, 100 + k / 600}] = Feature::tree;
    const MapSettings before = terrain;
    const Result<Feature> put = change_feature(terrain, kSpot);
    ASSERT_FALSE(put.ok());
    EXPECT_NE(put.error().text().find("can't place 10001 objects"), std::string::npos) << put.error().text();
    EXPECT_EQ(terrain, before);
}

TEST(MapFeatures, AreFoundAFewPixelsAwayTheNearestFirst) {
    MapSettings terrain = terrain_of("hill");
    terrain.placed = {{{300, 40}, Feature::tree}, {{305, 40}, Feature::sign}};
    const MapView view = {{10, 20, 640, 101}, 640, 101};
    MapFeatures things;
    things.look(terrain, {}, view);
    const Point at = view.on_screen({300, 40});
    EXPECT_EQ(things.near(view, at + Point{2, 1}, 8), (Spot{300, 40}));
    EXPECT_EQ(things.near(view, at + Point{4, 1}, 8), (Spot{305, 40}));
    EXPECT_EQ(things.near(view, at + Point{0, 9}, 8), std::nullopt);
}

TEST(MapFeatures, LieOnTheLandAndNotOnTheMapThatIsSeenOfIt) {
    MapSettings terrain = terrain_of("waves");
    terrain.origin = {5000, -700};
    const MapView view = {{0, 0, 640, 101}, 640, 101};
    EXPECT_EQ(spot_at(terrain, view, view.on_screen({12, 34})), (Spot{5012, -666}));
    EXPECT_EQ(spot_at(terrain, view, {-3, 50}), std::nullopt);
}

TEST(MapFeatures, TheMapMarksWhatIsGeneratedOnTheLevel) {
    MapSettings terrain = terrain_of("waves");
    const Spot spot = generated_spot(terrain);
    const MapView view = {{0, 0, 640, 101}, 640, 101};
    MapFeatures things;
    things.look(terrain, {static_cast<double>(spot.y) / 100, 0}, view);
    const Point at = view.on_screen({static_cast<double>(spot.x), static_cast<double>(spot.y)});
    EXPECT_EQ(things.near(view, at, 1), spot);
}

/// A click with the control key held.
void place(Page& page, Point at) {
    page.words();
    for (const auto kind : {InputEvent::Kind::pointer_down, InputEvent::Kind::pointer_up})
        page.app.press({.kind = kind, .control = true, .at = at});
}

TEST(MapFeatures, ArePlacedByAClickWithControlOnEveryGeneratorsMap) {
    for (const Generator* generator : generators()) {
        SCOPED_TRACE(generator->name);
        Page page(generator->name);
        const auto before = page.map_picture();
        const Cut cut = page.cut();
        place(page, page.on_map(0.3, 0.25));
        ASSERT_EQ(page.level().terrain.placed.size(), 1u);
        const auto [spot, feature] = *page.level().terrain.placed.begin();
        EXPECT_NEAR(static_cast<double>(spot.x), 160, 2);
        EXPECT_NEAR(static_cast<double>(spot.y), 30, 1);
        EXPECT_EQ(page.cut(), cut);
        EXPECT_TRUE(before != page.map_picture());
        EXPECT_TRUE(page.shows(kFeatureNames[at(feature)]));
    }
}

TEST(MapFeatures, AreUndoneOneByOne) {
    Page page;
    place(page, page.on_map(0.3, 0.25));
    const Features first = page.level().terrain.placed;
    place(page, page.on_map(0.3, 0.25));
    EXPECT_EQ(page.level().terrain.placed.size(), 1u);
    EXPECT_EQ(page.level().terrain.placed.begin()->second, Feature::boulder);
    page.key("ctrl+z");
    EXPECT_EQ(page.level().terrain.placed, first);
    page.key("ctrl+z");
    EXPECT_TRUE(page.level().terrain.placed.empty());
}

TEST(MapFeatures, TheKeyPPlacesOneOnTheMiddleOfTheLineAndItIsSeenInTheLevel) {
    Page page;
    page.drag(0.5, 0.2);
    page.wait(0.5);
    const auto before = page.level_picture();
    page.key("p");
    EXPECT_EQ(page.level().terrain.placed, (Features{{{319, 20}, Feature::tree}}));
    page.wait(0.5);
    EXPECT_TRUE(before != page.level_picture());
}

TEST(MapFeatures, BackspaceOnTheMapPutsTheLineBackAndThenClearsAllThings) {
    Page page;
    page.form().focus_on(0);
    place(page, page.on_map(0.3, 0.25));
    place(page, page.on_map(0.6, 0.75));
    const Features placed = page.level().terrain.placed;
    page.key("down");
    page.key("backspace");
    EXPECT_EQ(page.cut(), Cut{});
    EXPECT_EQ(page.level().terrain.placed, placed);
    page.key("backspace");
    EXPECT_TRUE(page.level().terrain.placed.empty());
    page.key("ctrl+z");
    EXPECT_EQ(page.level().terrain.placed, placed);
}

TEST(MapFeatures, AreInCodesAndFavourites) {
    Page page;
    page.key("p");
    const LevelSettings made = page.level();
    page.key("ctrl+c");
    const auto copied = parse_level_code(page.app.clipboard().text());
    ASSERT_TRUE(std::holds_alternative<LevelSettings>(copied)) << page.app.clipboard().text();
    EXPECT_EQ(std::get<LevelSettings>(copied).terrain, made.terrain);
    page.key("f");
    const Favourites kept = load_favourites(page.session());
    ASSERT_FALSE(kept.empty());
    EXPECT_EQ(kept.front().code, *code_of(made));
}

TEST(MapFeatures, TheOtherButtonPlacesAndTakes) {
    Page page;
    page.words();
    for (std::size_t k = 0; k + 1 < kFeatureNames.size(); ++k) {
        page.app.press({.kind = InputEvent::Kind::pointer_other, .at = page.on_map(0.3, 0.25)});
        ASSERT_EQ(page.level().terrain.placed.size(), 1u);
    }
    EXPECT_EQ(page.level().terrain.placed.begin()->second, Feature::castle);
    page.app.press({.kind = InputEvent::Kind::pointer_other, .at = page.on_map(0.3, 0.25)});
    EXPECT_TRUE(page.level().terrain.placed.empty());
}

TEST(MapFeatures, ACastleThatFindsNoRoomIsSaidToHaveNone) {
    Page page;
    page.app.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
    page.words();
    const auto place = [&](std::size_t times) {
        for (std::size_t k = 0; k < times; ++k)
            page.app.press({.kind = InputEvent::Kind::pointer_other, .at = page.on_map(0.5, 0.5)});
        page.wait(1);
        return page.level().terrain.placed.begin()->second;
    };
    const std::size_t before_castle = kFeatureNames.size() - 2;
    ASSERT_EQ(place(before_castle), Feature::hut);
    EXPECT_FALSE(page.has("no_castle"));
    ASSERT_EQ(place(1), Feature::castle);
    EXPECT_TRUE(page.has("no_castle")) << "640 m are too few";
}

/// A page with ponds placed on its line, at shares of its length.
struct PondPage : Page {
    explicit PondPage(const std::vector<double>& shares, bool air = true) {
        app.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
        words();
        if (!air) click_on(widget_of("moon"));
        constexpr int kTimesToAPond = 3;  // a tree, a boulder, a pond
        for (const double share : shares)
            for (int k = 0; k < kTimesToAPond; ++k) put(share);
        wait(1);
    }
    void put(double share) { app.press({.kind = InputEvent::Kind::pointer_other, .at = on_map(0.5, share)}); }
};

TEST(MapFeatures, APondThatFindsNoRoomIsSaidToHaveNone) {
    EXPECT_FALSE(PondPage({0.5}).has("no_pond"));
    EXPECT_FALSE(PondPage({0.3, 0.7}).has("no_pond"));
    EXPECT_TRUE(PondPage({0.5, 0.56}).shows_in("no_pond", "fit here")) << "they'd touch";
    EXPECT_TRUE(PondPage({0.5}, false).shows_in("no_pond", "no air"));
}

TEST(TerrainKeep, ARefusedLevelIsNotKeptCopiedOrExportedAndItIsSaidWhy) {
    Page page;
    const std::string code = *code_of(page.level());
    page.key_on_parameter("circleRadiusMin", "end");
    ASSERT_TRUE(page.shows_in("terrain/complaint", "1000"));
    EXPECT_TRUE(page.shows(code)) << "the code of the last good level";
    page.app.clipboard().set_text("as it was");
    const auto files = page.storage.files;
    for (const auto& [key, notice] :
         {std::pair{"f", "favourite_refused"}, {"ctrl+c", "no_code"}, {"e", "no_pictures"}}) {
        page.key(key);
        EXPECT_TRUE(page.has(notice)) << key;
    }
    EXPECT_EQ(page.app.clipboard().text(), "as it was");
    EXPECT_EQ(page.storage.files, files);
}

TEST(TerrainKeep, AGeneratorWithoutCodesSaysSoInTheField) {
    Generator strange = *find_generator("hill");
    strange.name = "strange";
    strange.label = "Strange";
    strange.letters = {};
    Page page(strange, 1600, 900);
    EXPECT_EQ(page.numbers_in("code"), std::vector<int>{});
    page.key("f");
    EXPECT_TRUE(page.shows_in("favourite_refused", "Strange"));
    page.key("ctrl+c");
    EXPECT_TRUE(page.shows_in("no_code", "Strange"));
}

TEST(TerrainKeep, ALevelThatIsRefusedHasNoCode) {
    LevelSettings level;
    level.terrain = terrain_of("hill");
    EXPECT_TRUE(code_of(level).ok());
    level.cut.position = 2;
    EXPECT_FALSE(code_of(level).ok());
}

}  // namespace

}  // namespace terramorph
