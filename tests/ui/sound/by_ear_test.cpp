#include "ui/sound/by_ear.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/two.h"
#include "ui/game.h"
#include "ui/narration/listener.h"
#include "ui/sound/layer_wave.h"

namespace terramorph {

namespace {

/// Of the land; ticks are mixed from two layers at once and don't swell.
bool is_land(const DueSound& each) { return each.sound.layers[0].even; }

struct PlayedByEar : testing::Test {
    PlayedByEar() { game.start(); }

    std::vector<DueSound> ticks() {
        std::vector<DueSound> all = land_sweep(game.match(), game.match().player());
        std::erase_if(all, is_land);
        return all;
    }
    void aim(int angle, int power) { ASSERT_FALSE(game.give(Aim{game.match().player(), angle, power})); }
    void listen(double seconds, bool aiming = true) {
        for (int frame = 0; frame < static_cast<int>(seconds * 60); ++frame)
            by_ear.advance(kFrame, game.match(), aiming);
    }
    std::size_t tones_since() {
        const std::size_t count = played.size();
        played.clear();
        return count;
    }

    MemoryStorage storage;
    Game game{storage, 3};
    std::vector<Sound> played;
    ByEar by_ear{[this](const Sound& sound) { played.push_back(sound); }};
};

}  // namespace

TEST_F(PlayedByEar, TheSweepGoesFromLeftToRightAndRisesWithTheLand) {
    std::vector<DueSound> sweep = land_sweep(game.match(), game.match().player());
    EXPECT_TRUE(std::ranges::is_sorted(sweep, {}, &DueSound::after));
    std::erase_if(sweep, [](const DueSound& each) { return !is_land(each); });
    ASSERT_GE(sweep.size(), 20u);
    EXPECT_LT(sweep.front().sound.pan, -0.8f);
    EXPECT_GT(sweep.back().sound.pan, 0.8f);
    const Ground& ground = game.match().battle().state().ground;
    const auto height = [&](std::size_t k) {
        const auto part = (static_cast<float>(k) + 0.5f) / static_cast<float>(sweep.size());
        return ground.top(static_cast<int>(part * static_cast<float>(ground.width())));
    };
    for (std::size_t k = 1; k < sweep.size(); ++k) {
        const float before = sweep[k - 1].sound.layers[0].pitch, now = sweep[k].sound.layers[0].pitch;
        EXPECT_EQ(height(k) > height(k - 1), now > before) << k;
    }
}

TEST_F(PlayedByEar, ATickTellsWhereEachTankStandsAndTheMarkIsLouder) {
    const auto all = ticks();
    ASSERT_EQ(all.size(), 3u);
    const PlayerId own = game.match().player();
    const TankId mark = mark_of(game.match(), own);
    ASSERT_TRUE(mark.exists());
    EXPECT_NE(mark, tank_of(own));
    std::vector<float> columns;
    for (const Tank& tank : game.match().battle().state().tanks) columns.push_back(tank.body.at.x);
    std::ranges::sort(columns);
    const auto loudest =
        std::ranges::max_element(all, {}, [](const DueSound& each) { return each.sound.volume; });
    const float mark_at = game.match().battle().state().tank(mark).body.at.x;
    EXPECT_EQ(columns[static_cast<std::size_t>(loudest - all.begin())], mark_at);
}

TEST_F(PlayedByEar, TheMarkIsTheNearestOneThatTheBarrelPointsAt) {
    const PlayerId own = game.match().player();
    const float from = game.playing().body.at.x;
    const auto at = [&](TankId tank) { return game.match().battle().state().tank(tank).body.at.x; };
    for (const int angle : {300, 1500}) {
        aim(angle, 500);
        const TankId mark = mark_of(game.match(), own);
        const bool right = angle < 900;
        for (const TankId each : ids<TankId>(game.match().battle().state().tanks)) {
            if (each == tank_of(own) || (at(each) > from) != right) continue;
            EXPECT_EQ(at(mark) > from, right);
            EXPECT_LE(std::abs(at(mark) - from), std::abs(at(each) - from));
        }
    }
}

TEST(ByEar, SteepBarrelsAndStrongShotsSoundHigherAndTheWindGoesItsWay) {
    const auto pitch = [](const Sound& sound) { return sound.layers[0].pitch; };
    EXPECT_LT(pitch(angle_tone(300)), pitch(angle_tone(600)));
    EXPECT_FLOAT_EQ(pitch(angle_tone(300)), pitch(angle_tone(1500)));
    EXPECT_GT(angle_tone(300).pan, 0.5f);
    EXPECT_LT(angle_tone(1500).pan, -0.5f);
    EXPECT_LT(pitch(power_tone(200)), pitch(power_tone(900)));
    const auto right = wind_tones(12), left = wind_tones(-30);
    EXPECT_LT(right.front().sound.pan, right.back().sound.pan);
    EXPECT_GT(left.front().sound.pan, left.back().sound.pan);
    EXPECT_GT(left.front().sound.volume, right.front().sound.volume);
    EXPECT_EQ(wind_tones(0).size(), 1u);
}

TEST(ByEar, APitchThatTellsSomethingNeverVaries) {
    const Layer layer = power_tone(500).layers[0];
    Layer other = layer;
    other.pure = false;
    bool varies = false;
    for (std::uint32_t chance = 0; chance < 20; ++chance) {
        EXPECT_EQ(varied(layer, chance).pitch, layer.pitch);
        varies |= varied(other, chance).pitch != layer.pitch;
    }
    EXPECT_TRUE(varies);
}

TEST_F(PlayedByEar, TonesTellTheAimAsItChangesAndThenRest) {
    listen(2);
    EXPECT_GE(tones_since(), 1u) << "the wind, at first";
    listen(2);
    EXPECT_EQ(tones_since(), 0u);
    aim(700, 500);
    listen(0.5);
    const std::size_t changed = tones_since();
    EXPECT_GE(changed, 1u);
    aim(700, 300);
    listen(0.5, false);
    EXPECT_EQ(tones_since(), 0u) << "nobody aims";
    listen(0.5);
    ASSERT_EQ(played.size(), 1u);
    EXPECT_FLOAT_EQ(played[0].layers[0].pitch, power_tone(300).layers[0].pitch);
}

TEST_F(PlayedByEar, AKeyPlaysTheLandOnceAndCanBeAnother) {
    game.session().controls.bind(Control::listen, Device::keyboard, "n");
    const auto pure = [this](double seconds) {
        std::ptrdiff_t count = 0;
        for (int frame = 0; frame < static_cast<int>(seconds * 60); ++frame) {
            game.app.advance(kFrame);
            count += std::ranges::count_if(game.app.take_sounds(),
                                           [](const Sound& each) { return each.layers[0].pure; });
        }
        return count;
    };
    game.key("e");
    EXPECT_EQ(pure(4), 0);
    game.key("n");
    EXPECT_EQ(pure(4), std::ssize(land_sweep(game.match(), game.match().player())));
    EXPECT_EQ(pure(1), 0);
    game.key("up");
    EXPECT_EQ(pure(1), 0) << "tones of the aim are for whoever wants them";
    game.session().preferences[at(Preference::play_by_ear)] = 1;
    pure(1);
    game.key("up");
    EXPECT_GE(pure(1), 1);
}

TEST_F(PlayedByEar, WhoeverListensToTheNarratorHearsTheAimToo) {
    NarrationListener listener(game.app);
    game.wait(2);
    game.app.take_sounds();
    game.key("up");
    game.wait(0.2);
    EXPECT_TRUE(std::ranges::any_of(game.app.take_sounds(), [&](const Sound& each) {
        return each.layers[0].pitch == power_tone(game.playing().power).layers[0].pitch;
    }));
}

}  // namespace terramorph
