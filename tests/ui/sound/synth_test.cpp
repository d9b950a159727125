#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

#include "base/random.h"
#include "ui/sound/sound.h"

namespace terramorph {

namespace {

float loudest(std::span<const float> samples) {
    float most = 0;
    for (const float sample : samples) most = std::max(most, std::fabs(sample));
    return most;
}

Sound random_sound(Random& random) {
    Sound sound;
    sound.seconds = uniform01(random.next());
    sound.volume = uniform01(random.next());
    sound.pitch = 4000 * uniform01(random.next());
    sound.glide = 3 * uniform01(random.next());
    sound.tone = uniform01(random.next());
    sound.brightness = uniform01(random.next());
    sound.attack = 0.2f * uniform01(random.next());
    return sound;
}

}  // namespace

TEST(Synth, LastsAsLongAsAsked) {
    EXPECT_EQ(synthesised({.seconds = 0.5f}).size(), 24000u);
    EXPECT_TRUE(synthesised({.seconds = 0}).empty());
}

TEST(Synth, AnySoundIsHeardStaysWithinItsVolumeAndEndsQuietly) {
    const std::uint32_t seed = 808;
    Random random(seed, 0);
    for (int round = 0; round < 60; ++round) {
        Sound sound = random_sound(random);
        sound.seconds += 0.05f, sound.volume += 0.01f, sound.tone = std::max(sound.tone, 0.2f),
                                                       sound.pitch += 100;
        const auto samples = synthesised(sound);
        EXPECT_GT(loudest(samples), 0) << "seed " << seed;
        EXPECT_LE(loudest(samples), std::min(1.0f, sound.volume) * 1.001f);
        EXPECT_LT(loudest(std::span(samples).last(50)), 0.002f);
        EXPECT_LT(std::fabs(samples.front()), 0.01f) << "it begins without a click";
    }
}

TEST(Synth, TheSameNumbersGiveTheSameSamples) {
    Random random(3, 0);
    for (int round = 0; round < 5; ++round) {
        const Sound sound = random_sound(random);
        EXPECT_EQ(synthesised(sound), synthesised(sound));
    }
}

TEST(Synth, APitchIsItsNumberOfWavesASecond) {
    const auto samples = synthesised({.seconds = 1, .volume = 1, .pitch = 440, .tone = 1, .attack = 0.001f});
    int rising = 0;
    for (std::size_t k = 1; k < samples.size(); ++k) rising += samples[k - 1] <= 0 && samples[k] > 0;
    EXPECT_NEAR(rising, 440, 1);
}

TEST(Synth, AGlideEndsAtItsMultipleOfThePitch) {
    const auto samples = synthesised({.seconds = 1, .volume = 1, .pitch = 200, .glide = 3, .tone = 1});
    const auto waves = [&](std::size_t from) {
        int rising = 0;
        for (std::size_t k = from + 1; k < from + 4800; ++k) rising += samples[k - 1] <= 0 && samples[k] > 0;
        return 10 * rising;
    };
    EXPECT_NEAR(waves(0), 220, 20);
    EXPECT_NEAR(waves(43000), 580, 20);
}

TEST(Synth, NumbersThatMakeNoSenseMakeNoNoise) {
    constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();
    constexpr float kEverything = std::numeric_limits<float>::infinity();
    constexpr std::array kFields = {&Sound::seconds, &Sound::volume,     &Sound::pitch, &Sound::glide,
                                    &Sound::tone,    &Sound::brightness, &Sound::attack};
    for (const float odd : {kNothing, kEverything, -kEverything, -1.0f, 1e30f})
        for (const auto field : kFields) {
            Sound sound;
            sound.*field = odd;
            const auto samples = synthesised(sound);
            EXPECT_LE(samples.size(), 480000u);
            for (const float sample : samples) ASSERT_LE(std::fabs(sample), 1.0f);
        }
}

}  // namespace terramorph
