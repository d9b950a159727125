#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

#include "base/random.h"
#include "measured.h"
#include "ui/sound/sound.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

Layer random_layer(Random& random) {
    const auto up_to = [&random](float most) { return most * uniform01(random.next()); };
    Layer layer;
    layer.source = static_cast<Layer::Source>(random.from_to(1, 3));
    layer.level = 0.1f + up_to(1);
    layer.seconds = 0.05f + up_to(1);
    layer.pitch = 150 + up_to(4000);
    layer.glide = 0.3f + up_to(3);
    layer.begins = up_to(0.3f);
    layer.attack = up_to(0.2f);
    layer.drop = up_to(10);
    layer.width = 0.05f + up_to(1);
    layer.overtones = up_to(1);
    layer.flutter = up_to(1);
    layer.flutter_rate = up_to(60);
    layer.clicks = 50 + up_to(200);
    return layer;
}

Sound random_sound(Random& random) {
    Sound sound{.volume = 0.05f + 0.95f * uniform01(random.next())};
    for (std::size_t k = 0; k < 3; ++k) sound.layers[k] = random_layer(random);
    sound.chance = random.next();
    return sound;
}

Sound tone(float hertz) {
    return {.layers = {{{.source = kTone, .level = 1, .seconds = 1, .pitch = hertz}}}, .volume = 0.5f};
}

}  // namespace

TEST(Synth, LastsAsLongAsItsLayersDo) {
    Sound sound = tone(440);
    sound.layers[1] = {.source = kNoise, .level = 1, .seconds = 0.5f, .begins = 1.5f};
    EXPECT_FLOAT_EQ(length_of(sound), 2);
    EXPECT_NEAR(static_cast<double>(synthesised(sound).size()), 96000, 9600);
    EXPECT_TRUE(synthesised(Sound{}).empty());
}

TEST(Synth, AnySoundIsHeardStaysBelowFullScaleAndEndsQuietly) {
    Random random(808, 0);
    for (int round = 0; round < 60; ++round) {
        const auto samples = synthesised(random_sound(random));
        const Measured result = measured(samples);
        EXPECT_GT(result.peak, 0) << round;
        EXPECT_LT(result.peak, 1) << round;
        EXPECT_LT(result.end, 0.004f) << round;
        EXPECT_LT(std::fabs(samples.front()), 0.03f) << "it begins without a click: " << round;
    }
}

TEST(Synth, TheSameNumbersGiveTheSameSamplesAndAnotherChanceOthers) {
    Random random(3, 0);
    for (int round = 0; round < 5; ++round) {
        Sound sound = random_sound(random);
        const auto samples = synthesised(sound);
        EXPECT_EQ(samples, synthesised(sound));
        ++sound.chance;
        EXPECT_NE(samples, synthesised(sound));
    }
}

TEST(Synth, AVolumeIsALoudnessWhateverTheSoundIsLike) {
    for (const Layer::Source source : {kTone, kNoise, kClicks})
        for (const float hertz : {300.0f, 900.0f, 3000.0f}) {
            const Sound sound = {
                .layers = {{{.source = source, .level = 1, .seconds = 0.8f, .pitch = hertz, .width = 0.5f}}},
                .volume = 0.3f};
            EXPECT_NEAR(measured(sound).loudness, 0.078f, 0.03f) << hertz;
        }
}

TEST(Synth, APitchIsWhereItsEnergyIs) {
    for (const float hertz : {200.0f, 440.0f, 2000.0f})
        EXPECT_NEAR(measured(tone(hertz)).middle, hertz, 0.08f * hertz);
    Sound sound = tone(1500);
    sound.layers[0].source = kNoise, sound.layers[0].width = 0.1f;
    EXPECT_NEAR(measured(sound).middle, 1500, 250);
}

TEST(Synth, AGlideEndsAtItsMultipleOfThePitch) {
    Sound sound = tone(500);
    sound.layers[0].glide = 3, sound.layers[0].drop = 0;
    const auto samples = synthesised(sound);
    EXPECT_NEAR(measured(std::span(samples).first(4800)).middle, 550, 70);
    EXPECT_NEAR(measured(std::span(samples).subspan(36000, 4800)).middle, 1250, 170);
}

TEST(Synth, FarAwayOnlyDeepSoundsAreLeft) {
    Sound sound = {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.5f, .pitch = 3000, .width = 2}}}};
    const float here = measured(sound).middle;
    sound.far = 0.8f;
    EXPECT_LT(measured(sound).middle, 0.6f * here);
}

TEST(Synth, NumbersThatMakeNoSenseMakeNoNoise) {
    constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();
    constexpr float kEverything = std::numeric_limits<float>::infinity();
    constexpr std::array kFields = {&Layer::level,    &Layer::seconds, &Layer::pitch,        &Layer::glide,
                                    &Layer::begins,   &Layer::attack,  &Layer::drop,         &Layer::width,
                                    &Layer::flutter,  &Layer::sway,    &Layer::flutter_rate, &Layer::clicks,
                                    &Layer::overtones};
    for (const float odd : {kNothing, kEverything, -kEverything, -1.0f, 1e30f})
        for (const Layer::Source source : {kTone, kNoise, kClicks})
            for (const auto field : kFields) {
                Sound sound;
                sound.layers[0] = {.source = source, .level = 1};
                sound.layers[0].*field = odd;
                const auto samples = synthesised(sound);
                EXPECT_LE(samples.size(), 1000000u);
                for (const float sample : samples) ASSERT_LE(std::fabs(sample), 1.0f);
            }
}

}  // namespace terramorph
