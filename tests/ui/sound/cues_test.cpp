#include "ui/sound/cues.h"

#include <gtest/gtest.h>

#include <vector>

#include "battle/battle.h"
#include "measured.h"
#include "ui/sound/going_on.h"

namespace terramorph {

namespace {

constexpr Ears kEars = {0, 100};

event::Fired fired(float x) { return {.tank = 0, .at = {x, 100}}; }
event::LeftLevel left(float x) { return {.tank = 0, .columns = 100, .at = {x, 100}}; }
event::Exploded exploded(float radius) { return {.tank = 0, .radius = radius, .at = {50, 100}}; }

std::vector<MatchEvent> what_is_heard() {
    using namespace event;
    const Vec2<float> at = {50, 100};
    return {Fired{},
            Launched{},
            Split{.heads = 5},
            exploded(12),
            exploded(40),
            exploded(170),
            Exploded{.radius = 60, .at = at, .spares = true},
            Exploded{.radius = 60, .at = at, .hurts = false},
            Exploded{.radius = 150, .at = at, .height = 10},
            Dug{.radius = 6},
            Dug{.radius = 100},
            Heaped{.radius = 85},
            Bounced{},
            StartedRolling{},
            left(50),
            Fizzled{},
            Fell{.speed = 100, .at = at},
            EarthFell{},
            TurnBegan{},
            RoundEnded{},
            MatchEnded{},
            Splashed{},
            TookWater{},
            ShieldHit{.absorbed = 40},
            ShieldFell{},
            ShieldRaised{.strength = 100},
            Deflected{},
            Beamed{.tank = 0, .radius = 3},
            Beamed{.radius = 3},
            Beamed{.tank = 0, .target = 1, .radius = 1},
            CaughtFire{},
            FiredampExploded{},
            Kindled{},
            Felled{.size = 40},
            SignFell{},
            ConvoyCame{.carts = 3},
            ConvoyCame{.carts = 1, .stranger = true},
            CartLeft{},
            CartWrecked{},
            Robbed{.dollars = 200},
            NativesAimed{},
            NativesFired{.weapon = 0},
            GunWrecked{},
            TradeAgreed{},
            HutFell{.size = 34},
            StoneBroke{.area = 200},
            TowerFell{.size = 70},
            CameLoose{.size = 20},
            Shattered{.size = 20},
            Quaked{.radius = 220},
            Slipped{.from = 400, .to = 600, .rows = 48},
            MapEnded{},
            BrokeOff{.area = 900},
            Crashed{.speed = 100, .at = at},
            Teleported{},
            Stole{},
            Healed{},
            Found{},
            FoundOre{},
            HeldGround{.dollars = 100},
            Salvaged{},
            ParachuteOpened{},
            Anchored{},
            SkyStruck{},
            StormRose{1},
            Weakened{},
            UsedItem{},
            WallsChanged{},
            Cracked{},
            Traced{},
            Hurt{.health = 30},
            Died{},
            WindChanged{20},
            WeatherChanged{Weather::rain},
            WeatherChanged{Weather::sun},
            event::NewLevel{}};
}

}  // namespace

TEST(Cues, WhatAPlayerShouldHearIsHeardOnALaptopToo) {
    for (const MatchEvent& event : what_is_heard()) {
        const auto sound = cue(event, kEars);
        ASSERT_TRUE(sound) << event.index();
        const Measured heard = measured(*sound);
        EXPECT_LT(length_of(*sound), 5) << event.index();
        EXPECT_LT(heard.peak, 1) << event.index();
        EXPECT_GT(heard.loudness, 0.015f) << event.index();
        EXPECT_GT(heard.audible, 0.5f) << event.index() << ": most of it lies above 150 Hz";
        EXPECT_LT(heard.end, 0.004f) << event.index();
    }
}

TEST(Cues, NothingIsLouderThanTheLargestBlast) {
    const float largest = measured(*cue(exploded(180), kEars)).loudness;
    for (const MatchEvent& event : what_is_heard())
        EXPECT_LE(measured(*cue(event, kEars)).loudness, 1.05f * largest) << event.index();
    EXPECT_LT(measured(*cue(event::MatchEnded{}, kEars)).loudness, 0.5f * largest) << "a fanfare";
    EXPECT_LT(measured(*cue(event::MatchEnded{}, kEars)).loudness,
              measured(*cue(exploded(50), kEars)).loudness);
    EXPECT_LT(measured(click()).loudness, 0.25f * largest);
}

TEST(Cues, WhatNobodyHearsHasNone) {
    using namespace event;
    for (const MatchEvent& event : std::initializer_list<MatchEvent>{
             LimitMet{}, ArmoryOpened{}, WindChanged{0}, WeatherChanged{Weather::fair}})
        EXPECT_FALSE(cue(event, kEars)) << event.index();
}

TEST(Cues, AWiderBlastIsLongerLouderAndDeeper) {
    Measured before;
    float long_ = 0;
    for (const float radius : {12.0f, 28.0f, 50.0f, 95.0f, 170.0f}) {
        const Sound sound = *cue(exploded(radius), kEars);
        const Measured now = measured(sound);
        if (before.peak > 0) {
            EXPECT_GT(length_of(sound), long_) << radius;
            EXPECT_GT(now.loudness, before.loudness) << radius;
            EXPECT_LT(now.middle, before.middle) << radius;
        }
        before = now, long_ = length_of(sound);
    }
}

TEST(Cues, EverySurfaceSoundsDifferently) {
    const std::array surfaces = {Surface::air, Surface::earth, Surface::rock, Surface::sand, Surface::water};
    for (const Surface one : surfaces)
        for (const Surface other : surfaces) {
            if (one == other) continue;
            EXPECT_GT(unlike(measured(knock_sound(one, 0.3f)), measured(knock_sound(other, 0.3f))), 0.12f);
            EXPECT_NE(synthesised(blast_sound(50, WeaponVoice::shell, one)),
                      synthesised(blast_sound(50, WeaponVoice::shell, other)));
        }
}

TEST(Cues, ASoundComesFromWhereItHappens) {
    EXPECT_LT(cue(fired(0), kEars)->pan, -0.5f);
    EXPECT_NEAR(cue(fired(50), kEars)->pan, 0, 1e-6f);
    EXPECT_GT(cue(fired(100), kEars)->pan, 0.5f);
}

TEST(Cues, WhatIsFarOutsideIsQuieterAndDullerButNoFurtherThanTheSide) {
    const Sound near = *cue(left(100), kEars), off = *cue(left(300), kEars), far = *cue(left(5000), kEars);
    EXPECT_GT(measured(near).loudness, measured(off).loudness);
    EXPECT_GT(measured(near).middle, measured(off).middle);
    EXPECT_GT(off.volume, far.volume);
    EXPECT_GT(far.volume, 0);
    EXPECT_LE(far.pan, 1);
    EXPECT_GE(cue(left(-5000), kEars)->pan, -1);
}

TEST(Cues, WhatHasNoPlaceIsHeardFromTheMiddle) {
    for (const MatchEvent& event :
         std::initializer_list<MatchEvent>{event::TurnBegan{0}, event::RoundEnded{0}, event::StormRose{1},
                                           event::WeatherChanged{Weather::rain}})
        EXPECT_FLOAT_EQ(cue(event, kEars)->pan, 0);
}

TEST(GoingOn, AmbienceIsSoftAndNeverSilent) {
    for (const float wind : {0.0f, 0.5f, 1.0f})
        for (const float thick : {0.0f, 1.0f, 1.4f}) {
            const Measured heard = measured(ambience({.wind = wind, .thick = thick}));
            EXPECT_GT(heard.loudness, 0.002f) << "over -54 dBFS";
            EXPECT_LT(heard.loudness, 0.04f) << "under -28 dBFS";
        }
    EXPECT_GT(measured(ambience({.wind = 1})).loudness, 2 * measured(ambience({.wind = 0})).loudness);
    EXPECT_LT(measured(ambience({.wind = 0.5f, .gravity = 0.6f})).middle,
              measured(ambience({.wind = 0.5f, .gravity = 1.2f})).middle);
}

TEST(GoingOn, PiecesThatFollowEachOtherAreOneSound) {
    std::vector<float> samples;
    const auto add = [&](std::uint32_t chance) {
        Sound sound = ambience({.wind = 0.5f});
        sound.chance = chance;
        const auto from = static_cast<std::size_t>(kAmbienceEvery * kSamplesPerSecond * chance);
        const auto piece = synthesised(sound);
        samples.resize(std::max(samples.size(), from + piece.size()));
        for (std::size_t k = 0; k < piece.size(); ++k) samples[from + k] += piece[k];
    };
    for (std::uint32_t k = 0; k < 6; ++k) add(k);
    float quietest = 1000, loudest = 0;
    for (std::size_t k = 60000; k + 48000 < 260000; k += 12000) {
        float sum = 0;
        for (std::size_t n = k; n < k + 48000; ++n) sum += samples[n] * samples[n];
        quietest = std::min(quietest, std::sqrt(sum)), loudest = std::max(loudest, std::sqrt(sum));
    }
    EXPECT_LT(loudest, 1.5f * quietest);
}

TEST(GoingOn, AFasterEngineIsHigherAndAFasterShellIsLower) {
    EXPECT_GT(measured(engine(1)).middle, measured(engine(0)).middle);
    EXPECT_LT(measured(whistle(1)).middle, measured(whistle(0.1f)).middle);
    EXPECT_GT(measured(whistle(1)).loudness, measured(whistle(0.1f)).loudness);
}

}  // namespace terramorph
