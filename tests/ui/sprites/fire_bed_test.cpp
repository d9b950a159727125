#include "ui/sprites/fire/fire_bed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "support/matches.h"
#include "ui/picture.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/sprites/ongoing_effects.h"

namespace terramorph {

namespace {

constexpr int kBedWidth = 640;
constexpr float kBedTop = 150;
constexpr double kBedFrame = 1.0 / 60;

/// Level land on which fire runs.
struct Bed {
    Bed() : ground(std::vector(kBedWidth, Sixteenths(static_cast<int>(kBedTop) * 16)), 400) {}

    void put_drops(float from, float to) {
        static const Effect burn = make_effect("burn");
        drops.clear();
        for (float x = from; x < to; x += 2) {
            drops.emplace_back().effect = &burn;
            drops.back().context.at = fixed_of(Vec2<float>{x, kBedTop + 1});
        }
    }
    bool pass(double seconds) {
        bool hot = false;
        for (double time = 0; time < seconds; time += kBedFrame) hot = bed.advance(kBedFrame, drops, ground);
        return hot;
    }
    void draw(Picture& on) {
        const View view = Camera(kBedWidth).view(kBedWidth, 360);
        bed.draw(on.canvas, view);
        OngoingEffectsPicture().draw(on.canvas, view, {drops, bed.spots(), ground}, Palette{});
    }
    double light() {
        Picture on(kBedWidth, 360);
        draw(on);
        return on.area();
    }
    /// The brightest of a pixel column.
    static int brightest(const Picture& on, int x) {
        int most = 0;
        for (int y = 0; y < 360; ++y) most = std::max(most, on.grey(x, y));
        return most;
    }

    Ground ground;
    std::vector<OngoingEffect> drops;
    FireBed bed;
};

}  // namespace

TEST(FireBed, WhereFireHasRunOnFlamesLingerForAMoment) {
    Bed land;
    land.put_drops(200, 260);
    land.pass(0.2);
    land.put_drops(270, 360);
    land.pass(0.3);
    Picture soon(kBedWidth, 360), later(kBedWidth, 360);
    land.draw(soon);
    for (int x = 205; x < 355; x += 5) EXPECT_GT(Bed::brightest(soon, x), 90) << x << ": one sheet";
    land.pass(3);
    land.draw(later);
    for (int x = 205; x < 255; x += 5) EXPECT_LT(Bed::brightest(later, x), Bed::brightest(soon, x)) << x;
}

TEST(FireBed, LowFlamesLickTheGroundBesideWhatBurnsButNotBeyondAnEdge) {
    Bed land;
    land.put_drops(200, 230);
    land.pass(0.2);
    const auto fire_at = [&](float x) {
        float most = 0;
        for (const HotSpot& spot : land.bed.spots())
            if (std::abs(spot.middle().x - x) < HotSpot::kWide) most = std::max(most, spot.fire);
        return most;
    };
    EXPECT_GT(fire_at(239), 0.2f);
    EXPECT_LT(fire_at(239), 0.9f * fire_at(225)) << "they're lower";
    EXPECT_LT(fire_at(247), fire_at(239));
    EXPECT_EQ(fire_at(280), 0);
    Bed cliff;
    cliff.ground.carve({233, std::vector(60, Span{10 * kColumn, Sixteenths::truncated(kBedTop)})});
    cliff.put_drops(200, 230);
    cliff.pass(0.2);
    for (const HotSpot& spot : cliff.bed.spots()) EXPECT_LT(spot.middle().x, 236);
}

TEST(FireBed, GroundThatHasBurntGlowsAndCoolsUntilItIsDark) {
    Bed land;
    land.put_drops(200, 260);
    land.pass(0.5);
    land.put_drops(0, 0);
    std::vector<double> light;
    for (int k = 0; k < 4; ++k) {
        EXPECT_TRUE(land.pass(1.5));
        light.push_back(land.light());
    }
    EXPECT_TRUE(std::ranges::is_sorted(light, std::greater()));
    EXPECT_GT(light.front(), light.back() + 100);
    EXPECT_FALSE(land.pass(2.5));
    EXPECT_EQ(land.light(), 0);
}

TEST(FireBed, ALineOfGroundBurnsBlackAtOnceAndOnlyOnce) {
    Bed land;
    land.put_drops(200, 260);
    land.pass(0.3);
    const std::vector<Vec2<float>> black = land.bed.take_blackened();
    EXPECT_GE(black.size(), 8u);
    for (const Vec2<float> at : black) {
        EXPECT_NEAR(at.x, 230, 34);
        EXPECT_EQ(at.y, kBedTop);
    }
    land.pass(1);
    EXPECT_TRUE(land.bed.take_blackened().empty());
}

TEST(FireBed, GroundThatIsGoneIsNotHot) {
    Bed land;
    land.put_drops(200, 260);
    land.pass(0.3);
    land.put_drops(0, 0);
    land.ground.carve({220, std::vector(20, Span{100 * kColumn, 150 * kColumn})});
    land.pass(0.05);
    for (const HotSpot& spot : land.bed.spots()) EXPECT_TRUE(spot.middle().x < 221 || spot.middle().x > 239);
    EXPECT_FALSE(land.bed.spots().empty());
}

TEST(FireBed, DropsThatFallLeaveTheGroundFarBelowCold) {
    Bed land;
    land.put_drops(200, 260);
    for (OngoingEffect& drop : land.drops) drop.context.at = drop.context.at + fixed_of(Vec2<float>{0, 90});
    EXPECT_FALSE(land.pass(0.2));
}

TEST(FireBed, NapalmLeavesABlackStripInTheBattlesPicture) {
    Match match(test::small_match(2), test::the_arsenal());
    BattlePicture picture(match);
    BattleState& battle = test::battle_state_of(match);
    static const Effect burn = make_effect("burn");
    const int x = battle.ground.width() / 2;
    const auto brightness = [&] {
        Picture on(640, 360);
        picture.draw(on.canvas, match, 1, LabelRoom({0, 20, 640, 300}));
        const Point at =
            picture.view(640, 360).point({static_cast<float>(x), to_columns(battle.ground.top(x)) - 2});
        return on.grey(static_cast<int>(at.x), static_cast<int>(at.y));
    };
    const int before = brightness();
    for (int k = -10; k <= 10; ++k) {
        battle.ongoing.emplace_back().effect = &burn;
        battle.ongoing.back().context.at =
            fixed_of(Vec2<float>{static_cast<float>(x + k), to_columns(battle.ground.top(x + k))});
    }
    picture.advance(0.1, match);
    picture.note(match, {});
    battle.ongoing.clear();
    for (int k = 0; k < 600; ++k) picture.advance(kBedFrame, match);
    EXPECT_LT(brightness(), before - 25);
}

}  // namespace terramorph
