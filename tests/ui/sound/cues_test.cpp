#include "ui/sound/cues.h"

#include <gtest/gtest.h>

#include <array>

#include "battle/battle.h"

namespace terramorph {

namespace {

Event at(Event::Kind kind, float x, float radius = 40) {
    return {.kind = kind, .tank = 0, .amount = 100, .radius = radius, .at = {x, 100}};
}

}  // namespace

TEST(Cues, WhatAPlayerShouldHearHasASound) {
    using Kind = Event::Kind;
    for (const Kind kind :
         {Kind::fired,      Kind::split,      Kind::blast,       Kind::dug,         Kind::heaped,
          Kind::bounced,    Kind::rolling,    Kind::left,        Kind::fizzled,     Kind::fell,
          Kind::earth_fell, Kind::turn_began, Kind::round_ended, Kind::match_ended, Kind::splashed,
          Kind::took_water, Kind::shielded,   Kind::shield_fell, Kind::raised,      Kind::deflected,
          Kind::beamed,     Kind::burning,    Kind::quaked,      Kind::broke_off,   Kind::crashed,
          Kind::teleported, Kind::stole,      Kind::healed,      Kind::found,       Kind::parachuted,
          Kind::struck,     Kind::storm_rose, Kind::weakened,    Kind::used,        Kind::walls_changed}) {
        const auto sound = cue(at(kind, 50), 0, 100);
        ASSERT_TRUE(sound) << static_cast<int>(kind);
        EXPECT_GT(sound->volume, 0);
        EXPECT_LE(sound->volume, 1);
        EXPECT_GT(sound->seconds, 0);
        EXPECT_LT(sound->seconds, 3);
    }
}

TEST(Cues, WhatNobodyHearsHasNone) {
    using Kind = Event::Kind;
    for (const Kind kind : {Kind::hurt, Kind::wind_changed, Kind::limit_met, Kind::new_level, Kind::traced})
        EXPECT_FALSE(cue(at(kind, 50), 0, 100)) << static_cast<int>(kind);
}

TEST(Cues, AWiderBlastIsLongerLouderAndDeeper) {
    const auto small = cue(at(Event::Kind::blast, 50, 20), 0, 100);
    const auto large = cue(at(Event::Kind::blast, 50, 150), 0, 100);
    EXPECT_GT(large->seconds, small->seconds);
    EXPECT_GT(large->volume, small->volume);
    EXPECT_LT(large->pitch, small->pitch);
}

TEST(Cues, ASoundComesFromWhereItHappens) {
    EXPECT_LT(cue(at(Event::Kind::fired, 0), 0, 100)->pan, -0.5f);
    EXPECT_FLOAT_EQ(cue(at(Event::Kind::fired, 50), 0, 100)->pan, 0);
    EXPECT_GT(cue(at(Event::Kind::fired, 100), 0, 100)->pan, 0.5f);
}

TEST(Cues, FarOutsideIsNoFurtherThanTheSide) {
    EXPECT_GE(cue(at(Event::Kind::left, -5000), 0, 100)->pan, -1);
    EXPECT_LE(cue(at(Event::Kind::left, 5000), 0, 100)->pan, 1);
}

TEST(Cues, WhatHasNoPlaceIsHeardFromTheMiddle) {
    EXPECT_FLOAT_EQ(cue(at(Event::Kind::turn_began, 0), 0, 100)->pan, 0);
    EXPECT_FLOAT_EQ(cue(at(Event::Kind::round_ended, 0), 0, 100)->pan, 0);
    EXPECT_FLOAT_EQ(cue(at(Event::Kind::storm_rose, 0), 0, 100)->pan, 0);
}

TEST(Cues, RainIsHeardWhenItBegins) {
    Event change;
    change.kind = Event::Kind::weather_changed;
    change.amount = static_cast<int>(Weather::rain);
    ASSERT_TRUE(cue(change, 0, 100));
    EXPECT_LT(cue(change, 0, 100)->volume, cue(at(Event::Kind::fired, 50), 0, 100)->volume);
    EXPECT_EQ(cue(change, 0, 100)->pan, 0) << "it comes from everywhere";
    change.amount = static_cast<int>(Weather::fair);
    EXPECT_FALSE(cue(change, 0, 100));
}

}  // namespace terramorph
