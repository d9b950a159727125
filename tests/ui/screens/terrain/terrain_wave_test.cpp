#include <gtest/gtest.h>

#include <bit>
#include <optional>

#include "terrain/code/level_code.h"
#include "ui/screens/terrain/terrain_page.h"

namespace terramorph {

namespace {

/// The terrain page with waves, and the board on which they're drawn.
struct WavePage : TerrainTestPage {
    explicit WavePage(int width = 1280, int height = 720) : TerrainTestPage("waves", width, height) {
        form().focus_on(widget_of("wave_board"));
        words();
    }

    const std::optional<WaveCurve>& wave() { return level().terrain.wave; }
    WaveCurve shown() { return wave() ? *wave() : curve_of_seed(level().terrain.seed); }
    /// A place on the board: parts of it from the left and from the foot.
    Point on_board(double across, double up) {
        const Rect all = form()[widget_of("wave_board")].place;
        const float foot = all.y + all.h - 4, high = 0.55f * all.h;
        return {all.x + 6 + (all.w - 12) * static_cast<float>(across), foot - high * static_cast<float>(up)};
    }
    void click(Point at, bool control = false) {
        app.press({.kind = InputEvent::Kind::pointer_down, .control = control, .at = at});
        app.press({.kind = InputEvent::Kind::pointer_up, .control = control, .at = at});
        words();
    }
};

int knots_changed(const WaveCurve& a, const WaveCurve& b) {
    int count = 0;
    for (std::size_t k = 0; k < a.knots.size(); ++k) count += a.knots[k] != b.knots[k];
    return count;
}

}  // namespace

TEST(TerrainWave, IsDrawnForWavesOnly) {
    for (const Generator* generator : generators()) {
        TerrainTestPage page(generator->name);
        EXPECT_EQ(page.widget_of("wave_board") != Form::kNone, generator->has_wave) << generator->name;
        EXPECT_EQ(page.widget_of("wave_words") != Form::kNone, generator->has_wave) << generator->name;
    }
}

TEST(TerrainWave, FollowsTheHandFromTheSeedsOwn) {
    WavePage page;
    const WaveCurve before = page.shown();
    EXPECT_FALSE(page.wave());
    EXPECT_TRUE(page.shows("drag to draw"));
    page.drag(page.on_board(0.25, 0.02), page.on_board(0.5, 0.02));
    ASSERT_TRUE(page.wave());
    for (std::size_t k = 9; k <= 15; ++k)
        EXPECT_LE(page.wave()->knots[k], 4) << "knot " << k << ": a quick hand leaves none out";
    for (std::size_t k = 18; k < 32; ++k)
        EXPECT_EQ(page.wave()->knots[k], before.knots[k]) << "knot " << k << " wasn't drawn over";
    EXPECT_TRUE(page.shows("drawn"));
    EXPECT_FALSE(page.shows("drag to draw"));
    page.key("ctrl+z");
    EXPECT_FALSE(page.wave()) << "one drag is one step to undo";
    page.key("ctrl+y");
    EXPECT_TRUE(page.wave());
}

TEST(TerrainWave, IsDrawnWithKeysAlone) {
    WavePage page;
    const WaveCurve before = page.shown();
    for (int k = 0; k < 3; ++k) page.key("right");
    const int step = before.knots[3] > 15 ? -1 : 1;
    for (int k = 0; k < 4; ++k) page.key(step > 0 ? "up" : "down");
    ASSERT_TRUE(page.wave());
    EXPECT_EQ(page.wave()->knots[3], before.knots[3] + 4 * step);
    EXPECT_EQ(knots_changed(*page.wave(), before), 1);
    page.key("enter");
    EXPECT_TRUE(page.wave()->steps_to(3));
    page.key("enter");
    EXPECT_FALSE(page.wave()->steps_to(3));
    for (int k = 0; k < 40; ++k) page.key("up");
    EXPECT_EQ(page.wave()->knots[3], WaveCurve::kHighest) << "and no higher";
    page.key("left");
    page.key("left");
    page.key("left");
    page.key("left");
    page.key(before.knots[31] > 15 ? "down" : "up");
    EXPECT_NE(page.wave()->knots[31], before.knots[31]) << "before the first comes the last";
    page.key("backspace");
    EXPECT_FALSE(page.wave()) << "the seed's own again";
    page.key("tab");
    EXPECT_NE(page.form().focus(), page.widget_of("wave_board"));
}

TEST(TerrainWave, HasFourCliffsAtMostAndSaysSo) {
    WavePage page;
    for (const double across : {0.1, 0.3, 0.5, 0.7}) page.click(page.on_board(across, 0.5), true);
    ASSERT_TRUE(page.wave());
    const WaveCurve four = *page.wave();
    EXPECT_EQ(std::popcount(four.steps), 4);
    page.click(page.on_board(0.9, 0.5), true);
    EXPECT_TRUE(page.shows("A wave has 4 cliffs at most."));
    EXPECT_EQ(*page.wave(), four);
    page.click(page.on_board(0.1, 0.5), true);
    EXPECT_EQ(std::popcount(page.wave()->steps), 3) << "once more takes it away";
}

TEST(TerrainWave, HasACliffAfterADoubleTap) {
    WavePage page;
    page.click(page.on_board(0.5, 0.9));
    EXPECT_EQ(page.wave()->steps, 0u);
    page.click(page.on_board(0.5, 0.9));
    EXPECT_EQ(page.wave()->steps, 1u << 16);
}

TEST(TerrainWave, IsMadeOfAWord) {
    WavePage page;
    page.form().focus_on(page.widget_of("wave_words"));
    for (const char* letter : {"O", "t", "t", "o"}) page.type(letter);
    EXPECT_EQ(page.wave(), curve_of_name("Otto"));
    EXPECT_TRUE(page.shows("Otto"));
    page.form().focus_on(page.widget_of("wave_board"));
    page.key(page.wave()->knots[0] > 15 ? "down" : "up");
    EXPECT_FALSE(page.shows("Otto")) << "it's no longer that word's";
}

TEST(TerrainWave, StaysWithItsGeneratorAndInTheCode) {
    WavePage page;
    page.drag(page.on_board(0.2, 0.9), page.on_board(0.4, 0.1));
    const std::optional<WaveCurve> drawn = page.wave();
    page.click_on(page.widget_of("hill"));
    EXPECT_FALSE(page.wave());
    EXPECT_FALSE(validate(page.level()));
    page.click_on(page.widget_of("waves"));
    EXPECT_EQ(page.wave(), drawn);
    const auto read = parse_level_code(level_code(page.level()));
    ASSERT_TRUE(std::holds_alternative<LevelSettings>(read));
    EXPECT_EQ(std::get<LevelSettings>(read).terrain.wave, drawn);
}

TEST(TerrainWave, ChangesTheMapWhileOneDraws) {
    WavePage page;
    const auto before = page.map_picture();
    page.drag(page.on_board(0.1, 0.95), page.on_board(0.6, 0.95));
    page.wait(0.5);
    EXPECT_NE(page.map_picture(), before);
}

TEST(TerrainWave, HasRoomInEveryWindow) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}, {3840, 2160}}) {
        WavePage page(width, height);
        const Widget& board = page.form()[page.widget_of("wave_board")];
        EXPECT_TRUE(board.in_view);
        EXPECT_GE(board.place.h, 44) << width << " x " << height;
        EXPECT_GE(board.place.w, 96) << "three pixels for each knot at " << width << " x " << height;
    }
}

}  // namespace terramorph
