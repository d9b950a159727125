#include "ui/terrain_editor/map_preview.h"

#include <gtest/gtest.h>

#include "app/terrain_editor/draft.h"
#include "match/settings/settings.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

std::vector<std::size_t>& calls() {
    static std::vector<std::size_t> rows_asked_for;
    return rows_asked_for;
}

/// A ridge across the map whose height is the seed.
void ridge_rows(const MapSettings& terrain, std::span<const int> rows, std::span<float> out) {
    calls().push_back(rows.size());
    std::size_t k = 0;
    for (const int j : rows)
        for (int i = 0; i < terrain.width; ++i)
            out[k++] = static_cast<float>(terrain.seed) * static_cast<float>(i == j ? 100 : 1);
}

HeightMap no_map(const MapSettings&) { return {}; }

const Generator kRidge = {.name = "ridge",
                          .label = "Ridge",
                          .help = "-",
                          .parameters = {},
                          .min_max_pairs = {},
                          .rows = ridge_rows,
                          .map = no_map};

MapSettings ridge(std::uint32_t seed, int width = 1000, int depth = 1000) {
    calls().clear();
    MapSettings terrain;
    terrain.generator = &kRidge;
    terrain.seed = seed;
    terrain.width = width;
    terrain.depth = depth;
    return terrain;
}

int frames_until_finished(MapPreview& preview) {
    int frames = 0;
    for (; !preview.finished() && frames < 1000; ++frames) preview.advance(true);
    return frames;
}

TEST(MapPreview, HasACoarsePictureAtOnceAndTheFinestInTheEnd) {
    MapPreview preview(ridge(1));
    EXPECT_EQ(preview.picture().width(), MapPreview::kCoarse);
    EXPECT_LT(frames_until_finished(preview), 100);
    EXPECT_EQ(preview.picture().width(), MapPreview::kFinest);
}

TEST(MapPreview, AsksForAFewRowsAFrame) {
    MapPreview preview(ridge(1));
    frames_until_finished(preview);
    for (const std::size_t rows : calls()) EXPECT_LE(rows, static_cast<std::size_t>(MapPreview::kRowsAtOnce));
    calls().clear();
    preview.turn_to(ridge(2));
    preview.advance(true);
    EXPECT_EQ(calls().size(), 1u);
}

TEST(MapPreview, AsksForAPictureOfABigMapAtOnce) {
    const MapSettings big = ridge(1, 16384, 2048);
    ASSERT_TRUE(MapPreview::big(big));
    MapPreview preview(big);
    EXPECT_EQ(calls(), std::vector<std::size_t>{MapPreview::kCoarse});
    frames_until_finished(preview);
    EXPECT_EQ(calls(), (std::vector<std::size_t>{MapPreview::kCoarse, MapPreview::kFinest}));
}

TEST(MapPreview, GoesOnShowingNewPicturesWhileTheMapChangesInEveryFrame) {
    MapSettings terrain = ridge(1);
    MapPreview preview(terrain);
    int pictures = 0;
    for (int frame = 0; frame < 60; ++frame) {
        ++terrain.seed;
        preview.turn_to(terrain);
        pictures += preview.advance(false);
    }
    EXPECT_GE(pictures, 10);
}

TEST(MapPreview, ShowsTheSameInTheEndWhateverItShowedBefore) {
    MapPreview straight(ridge(9));
    frames_until_finished(straight);
    MapPreview detour(ridge(1));
    for (int frame = 0; frame < 7; ++frame) detour.advance(frame % 2 == 0);
    detour.turn_to(ridge(5));
    for (int frame = 0; frame < 3; ++frame) detour.advance(true);
    detour.turn_to(ridge(9));
    frames_until_finished(detour);
    EXPECT_TRUE(same(straight.picture(), detour.picture()));
}

TEST(MapPreview, MakesFinerPicturesOnlyWhileAllIsStill) {
    MapPreview preview(ridge(1));
    calls().clear();
    for (int frame = 0; frame < 50; ++frame) EXPECT_FALSE(preview.advance(false));
    EXPECT_TRUE(calls().empty());
}

TEST(MapPreview, RestsWhenItIsFinished) {
    MapPreview preview(ridge(1));
    frames_until_finished(preview);
    calls().clear();
    EXPECT_FALSE(preview.advance(true));
    EXPECT_TRUE(calls().empty());
}

TEST(MapPreview, ShowsMapsOfAllSizesAndShapes) {
    for (const auto& [width, depth] : {std::pair{16, 16}, {16, 16384}, {16384, 16}, {640, 65}, {513, 511}}) {
        MapPreview preview(ridge(1, width, depth));
        frames_until_finished(preview);
        EXPECT_TRUE(preview.finished()) << width << " x " << depth;
        EXPECT_EQ(preview.picture().height(), MapPreview::kFinest);
    }
}

TEST(TerrainDraft, HandsOnlyGoodLevelsToTheMatch) {
    MatchSettings settings = default_settings();
    const LevelSettings good = settings.level;
    TerrainDraft draft(settings);
    draft.change([](LevelSettings& level) { level.height = 100; });
    EXPECT_EQ(draft.complaint(), "height can't be 100; allowed: 0 (half the width) or 320 to 8192 m");
    EXPECT_EQ(settings.level, good);
    draft.change([](LevelSettings& level) { level.height = 640; });
    EXPECT_EQ(draft.complaint(), "");
    EXPECT_EQ(settings.level.height, 640);
}

}  // namespace

}  // namespace terramorph
