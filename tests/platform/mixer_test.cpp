#include "platform/mixer.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/index.h"
#include "base/random.h"

namespace terramorph {
namespace {

void play(Mixer& mixer, std::size_t count, float value, float pan = 0) {
    std::vector<float> samples(count, value);
    mixer.play(samples, pan);
}

std::vector<float> mixed(Mixer& mixer, std::size_t pairs) {
    std::vector<float> stereo(2 * pairs, 9.0f);
    mixer.mix(stereo);
    return stereo;
}

TEST(Mixer, IsSilentWithoutSounds) {
    Mixer mixer;
    EXPECT_EQ(mixed(mixer, 3), std::vector<float>(6, 0.0f));
}

TEST(Mixer, PlaysASoundToItsEndAndThenIsSilent) {
    Mixer mixer;
    play(mixer, 3, 0.5f);
    const float half = 0.5f * std::sqrt(0.5f);
    EXPECT_EQ(mixed(mixer, 2), (std::vector<float>{half, half, half, half}));
    EXPECT_EQ(mixed(mixer, 2), (std::vector<float>{half, half, 0, 0}));
}

TEST(Mixer, PansToEitherSide) {
    Mixer mixer;
    play(mixer, 1, 0.5f, -1);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{0.5f, 0}));
    play(mixer, 1, 0.5f, 1);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{0, 0.5f}));
    play(mixer, 1, 0.5f, 7);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{0, 0.5f}));
}

TEST(Mixer, AddsSoundsAndNeverReachesFullVolume) {
    Mixer mixer;
    play(mixer, 2, 0.25f, -1);
    play(mixer, 1, 0.25f, -1);
    EXPECT_EQ(mixed(mixer, 2), (std::vector<float>{0.5f, 0, 0.25f, 0}));
    for (int k = 0; k < 9; ++k) play(mixer, 1, -0.9f);
    for (const float sample : mixed(mixer, 1)) EXPECT_FLOAT_EQ(sample, -Mixer::kCeiling);
}

/// Ten different blasts of noise at full volume.
std::vector<float> many_blasts(Mixer& mixer, int count) {
    Random random(5, 0);
    for (int blast = 0; blast < count; ++blast) {
        std::vector<float> samples(20000);
        for (float& sample : samples) sample = 1.9f * uniform01(random.next()) - 0.95f;
        mixer.play(samples, 0, 0.7f);
    }
    return mixed(mixer, 48000);
}

TEST(Mixer, NeverClipsHoweverManySoundsThereAreAtOnce) {
    for (const int count : {3, 10, 32}) {
        Mixer mixer;
        for (const float sample : many_blasts(mixer, count))
            ASSERT_LE(std::fabs(sample), Mixer::kCeiling * 1.0001f);
    }
}

TEST(Mixer, TurnsUpAgainAfterItHadToTurnDown) {
    Mixer mixer;
    many_blasts(mixer, 10);
    mixed(mixer, 200000);
    play(mixer, 10, 0.5f, -1);
    EXPECT_FLOAT_EQ(mixed(mixer, 1)[0], 0.5f);
}

TEST(Mixer, TheLimitIsMetWithoutAJump) {
    Mixer mixer;
    play(mixer, 400, 0.5f, -1);
    mixed(mixer, 1);
    for (int k = 0; k < 3; ++k) {
        std::vector<float> later(100, 0.0f);
        later.resize(400, 0.9f);
        mixer.play(later, -1);
    }
    const auto stereo = mixed(mixer, 300);
    EXPECT_FLOAT_EQ(stereo[0], 0.5f);
    EXPECT_LT(stereo[2 * 90], 0.5f) << "turned down before the blow";
}

TEST(Mixer, AValleyEchoes) {
    Mixer mixer;
    std::vector<float> samples(1000, 0.5f);
    mixer.play(samples, 0, 1);
    mixed(mixer, 1000);
    const auto energy = [](const std::vector<float>& stereo) {
        float sum = 0;
        for (const float sample : stereo) sum += sample * sample;
        return sum;
    };
    EXPECT_EQ(energy(mixed(mixer, 8000)), 0) << "the slopes are far";
    const float first = energy(mixed(mixer, 12000));
    mixed(mixer, 48000);
    const float later = energy(mixed(mixer, 12000));
    EXPECT_GT(first, 0.1f);
    EXPECT_LT(later, first / 10);
    mixed(mixer, 480000);
    EXPECT_EQ(energy(mixed(mixer, 1000)), 0);
}

TEST(Mixer, TheSoundNearestToItsEndMakesRoomAndFades) {
    Mixer mixer;
    play(mixer, 300, 0.5f, -1);
    for (std::size_t k = 1; k < Mixer::kVoices; ++k) play(mixer, 1000, 0, 1);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{0.5f, 0}));
    play(mixer, 1000, 0.25f, 1);
    const auto stereo = mixed(mixer, 2 * Mixer::kFade);
    EXPECT_FLOAT_EQ(stereo[1], 0.25f);
    for (std::size_t k = 1; k < 2 * Mixer::kFade; ++k) {
        EXPECT_LE(stereo[2 * k], stereo[2 * k - 2]);
        EXPECT_GT(stereo[2 * k], stereo[2 * k - 2] - 0.01f) << "without a click";
    }
    EXPECT_EQ(stereo[2 * Mixer::kFade], 0);
}

TEST(Mixer, TakesAVoiceThatIsOverBeforeOneThatPlays) {
    Mixer mixer;
    play(mixer, 10, 0.5f, -1);
    for (std::size_t k = 1; k < Mixer::kVoices; ++k) play(mixer, 1, 0, 1);
    mixed(mixer, 1);
    play(mixer, 1, 0.25f, 1);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{0.5f, 0.25f}));
}

TEST(Mixer, HandsBackWhatItNoLongerNeeds) {
    Mixer mixer;
    for (std::size_t k = 0; k < Mixer::kVoices; ++k) play(mixer, 5, 0.1f);
    std::vector<float> samples(7, 0.2f);
    mixer.play(samples, 0);
    EXPECT_EQ(samples.size(), 5u);
}

TEST(Mixer, PlaysEachBusAsLoudAsItIsTold) {
    Mixer mixer;
    Volumes volumes = {1, 1, 1, 1};
    volumes[at(Bus::interface)] = 0;
    mixer.set_volumes(volumes);
    mixed(mixer, 48000);  // until they're turned
    std::vector<float> click(4, 0.5f), shot(2, 0.5f);
    mixer.play(click, -1, 0, Bus::interface);
    EXPECT_EQ(mixed(mixer, 2), std::vector<float>(4, 0.0f));
    mixer.play(shot, -1, 0, Bus::effects);
    EXPECT_EQ(mixed(mixer, 2), (std::vector<float>{0.5f, 0, 0.5f, 0}));
}

TEST(Mixer, TurnsVolumesWithoutAClick) {
    Mixer mixer;
    play(mixer, 48000, 0.5f, -1);
    mixed(mixer, 256);
    mixer.set_volumes({0, 0, 0, 0});
    const std::vector<float> turned = mixed(mixer, 24000);
    for (std::size_t k = 2; k < turned.size(); k += 2) EXPECT_LT(turned[k - 2] - turned[k], 0.01f) << k;
    EXPECT_EQ(turned[turned.size() - 2], 0);
}

TEST(Mixer, PlaysWhatIsQueuedOneAfterTheOtherToTheSample) {
    Mixer mixer;
    std::vector<float> low(1000, 0.1f), high(500, 0.2f);
    mixer.queue(low, 700, 0, Bus::music);  // rings on for 300 samples
    mixer.queue(high, 500, 0, Bus::music);
    EXPECT_EQ(mixer.queued(), 1200u);
    std::vector<float> stereo(2 * 1300);
    mixer.mix(stereo);
    EXPECT_EQ(mixer.queued(), 0u);
    const float one = stereo[2 * 10];
    EXPECT_GT(one, 0);
    EXPECT_EQ(stereo[2 * 699], one);
    EXPECT_NEAR(stereo[2 * 700], 3 * one, 1e-5);
    EXPECT_NEAR(stereo[2 * 999], 3 * one, 1e-5);
    EXPECT_NEAR(stereo[2 * 1000], 2 * one, 1e-5);
    EXPECT_NEAR(stereo[2 * 1199], 2 * one, 1e-5);
    EXPECT_EQ(stereo[2 * 1200], 0);
}

}  // namespace
}  // namespace terramorph
