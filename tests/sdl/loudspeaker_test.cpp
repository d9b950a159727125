#include <gtest/gtest.h>

#include <cmath>

#include "platform/mixer.h"
#include "ui/sound/blast_sound.h"
#include "ui/sound/event_sounds.h"

namespace terramorph {
namespace {

constexpr std::size_t kSecondOfPairs = kSamplesPerSecond;

void play(Mixer& mixer, Sound sound, std::uint32_t chance) {
    sound.chance = chance;
    std::vector<float> samples = synthesised(sound);
    mixer.play(samples, sound.pan, sound.room);
}

float loudest(Mixer& mixer, std::size_t pairs) {
    std::vector<float> stereo(2 * pairs);
    mixer.mix(stereo);
    float most = 0;
    for (const float sample : stereo) most = std::max(most, std::fabs(sample));
    return most;
}

TEST(Loudspeaker, ManyBlastsAtOnceStayBelowFullScale) {
    for (const std::uint32_t count : {1u, 3u, 10u}) {
        Mixer mixer;
        for (std::uint32_t k = 0; k < count; ++k)
            play(mixer, blast_sound(170, WeaponVoice::shell, Surface::earth), k);
        const float most = loudest(mixer, 4 * kSecondOfPairs);
        EXPECT_GT(most, 0.4f) << count;
        EXPECT_LT(most, 1) << count;
    }
}

TEST(Loudspeaker, AFanfareIsNoLouderThanAnyBlast) {
    Mixer fanfare, blast;
    play(fanfare, match_over_sound(), 1);
    play(blast, blast_sound(170, WeaponVoice::shell, Surface::earth), 1);
    EXPECT_LT(loudest(fanfare, kSecondOfPairs), 0.6f * loudest(blast, kSecondOfPairs));
}

}  // namespace
}  // namespace terramorph
