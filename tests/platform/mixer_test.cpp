#include "platform/mixer.h"

#include <gtest/gtest.h>

#include <cmath>

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

TEST(Mixer, AddsSoundsAndNeverGoesPastFullVolume) {
    Mixer mixer;
    play(mixer, 2, 0.25f, -1);
    play(mixer, 1, 0.25f, -1);
    EXPECT_EQ(mixed(mixer, 2), (std::vector<float>{0.5f, 0, 0.25f, 0}));
    for (int k = 0; k < 9; ++k) play(mixer, 1, -0.9f);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{-1, -1}));
}

TEST(Mixer, TakesTheOldestVoiceWhenAllAreTaken) {
    Mixer mixer;
    play(mixer, 10, 0.5f, -1);
    for (std::size_t k = 1; k < Mixer::kVoices; ++k) play(mixer, 10, 0, 1);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{0.5f, 0}));
    play(mixer, 10, 0.25f, 1);
    EXPECT_EQ(mixed(mixer, 1), (std::vector<float>{0, 0.25f}));
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

}  // namespace
}  // namespace terramorph
