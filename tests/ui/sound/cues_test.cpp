#include "ui/sound/cues.h"

#include <gtest/gtest.h>

#include <array>

#include "battle/battle.h"

namespace terramorph {

namespace {

event::Fired fired(float x) { return {.tank = 0, .at = {x, 100}}; }
event::LeftLevel left(float x) { return {.tank = 0, .columns = 100, .at = {x, 100}}; }
event::Exploded exploded(float radius) { return {.tank = 0, .radius = radius, .at = {50, 100}}; }

}  // namespace

TEST(Cues, WhatAPlayerShouldHearHasASound) {
    using namespace event;
    const Vec2<float> at = {50, 100};
    const MatchEvent events[] = {
        Fired{},      Split{},          exploded(40), Dug{},          Heaped{},
        Bounced{},    StartedRolling{}, left(50),     Fizzled{},      Fell{.speed = 100, .at = at},
        EarthFell{},  TurnBegan{},      RoundEnded{}, MatchEnded{},   Splashed{},
        TookWater{},  ShieldHit{},      ShieldFell{}, ShieldRaised{}, Deflected{},
        Beamed{},     CaughtFire{},     Quaked{},     BrokeOff{},     Crashed{.speed = 100, .at = at},
        Teleported{}, Stole{},          Healed{},     Found{},        ParachuteOpened{},
        SkyStruck{},  StormRose{},      Weakened{},   UsedItem{},     WallsChanged{},
        Cracked{}};
    for (const MatchEvent& event : events) {
        const auto sound = cue(event, 0, 100);
        ASSERT_TRUE(sound) << event.index();
        EXPECT_GT(sound->volume, 0);
        EXPECT_LE(sound->volume, 1);
        EXPECT_GT(sound->seconds, 0);
        EXPECT_LT(sound->seconds, 3);
    }
}

TEST(Cues, WhatNobodyHearsHasNone) {
    using namespace event;
    for (const MatchEvent& event :
         std::initializer_list<MatchEvent>{Hurt{}, WindChanged{}, LimitMet{}, event::NewLevel{}, Traced{}})
        EXPECT_FALSE(cue(event, 0, 100)) << event.index();
}

TEST(Cues, AWiderBlastIsLongerLouderAndDeeper) {
    const auto small = cue(exploded(20), 0, 100);
    const auto large = cue(exploded(150), 0, 100);
    EXPECT_GT(large->seconds, small->seconds);
    EXPECT_GT(large->volume, small->volume);
    EXPECT_LT(large->pitch, small->pitch);
}

TEST(Cues, ASoundComesFromWhereItHappens) {
    EXPECT_LT(cue(fired(0), 0, 100)->pan, -0.5f);
    EXPECT_FLOAT_EQ(cue(fired(50), 0, 100)->pan, 0);
    EXPECT_GT(cue(fired(100), 0, 100)->pan, 0.5f);
}

TEST(Cues, FarOutsideIsNoFurtherThanTheSide) {
    EXPECT_GE(cue(left(-5000), 0, 100)->pan, -1);
    EXPECT_LE(cue(left(5000), 0, 100)->pan, 1);
}

TEST(Cues, WhatHasNoPlaceIsHeardFromTheMiddle) {
    EXPECT_FLOAT_EQ(cue(event::TurnBegan{0}, 0, 100)->pan, 0);
    EXPECT_FLOAT_EQ(cue(event::RoundEnded{0}, 0, 100)->pan, 0);
    EXPECT_FLOAT_EQ(cue(event::StormRose{1}, 0, 100)->pan, 0);
}

TEST(Cues, RainIsHeardWhenItBegins) {
    const event::WeatherChanged rain = {Weather::rain}, fair = {Weather::fair};
    ASSERT_TRUE(cue(rain, 0, 100));
    EXPECT_LT(cue(rain, 0, 100)->volume, cue(fired(50), 0, 100)->volume);
    EXPECT_EQ(cue(rain, 0, 100)->pan, 0) << "it comes from everywhere";
    EXPECT_FALSE(cue(fair, 0, 100));
}

}  // namespace terramorph
