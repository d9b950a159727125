#include "sdl/audio.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "base/files/file.h"
#include "sdl/desktop/sound_thread.h"
#include "support/scratch.h"
#include "ui/sound/blast_sound.h"
#include "ui/sound/cues.h"

namespace terramorph {
namespace {

constexpr std::size_t kMaxAudio = 1u << 26;

/// A device that writes what it plays into a file.
class AudioOutput : public test::ScratchTest {
  protected:
    AudioOutput() {
        setenv("SDL_AUDIODRIVER", "disk", 1);
        setenv("SDL_DISKAUDIOFILE", file_.c_str(), 1);
    }
    ~AudioOutput() override {
        unsetenv("SDL_AUDIODRIVER");
        unsetenv("SDL_DISKAUDIOFILE");
    }

    /// The loudest sample so far.
    float loudest() const {
        const Result<std::string> bytes = read_file(file_, kMaxAudio);
        float most = 0;
        for (std::size_t at = 0; bytes && at + sizeof(float) <= bytes->size(); at += sizeof(float)) {
            float sample = 0;
            std::memcpy(&sample, bytes->data() + at, sizeof sample);
            most = std::max(most, std::abs(sample));
        }
        return most;
    }
    /// Waits until something is heard, at most for a minute.
    bool hears() const {
        for (int k = 0; k < 600 && loudest() == 0; ++k) SDL_Delay(100);
        return loudest() > 0;
    }

    std::string file_ = path("played");
};

TEST_F(AudioOutput, PlaysSoundsThatAreMadeBesideTheGame) {
    Audio audio(true, std::make_unique<SoundThread>());
    audio.set_volumes({1, 1, 1, 1});
    audio.play(blast_sound(100, WeaponVoice::shell, Surface::earth));
    EXPECT_TRUE(hears());
}

TEST_F(AudioOutput, PlaysOnlyTheBusesThatAreNotSilent) {
    Audio audio(true, std::make_unique<SoundThread>());
    audio.set_volumes({0, 1, 0, 0});
    SDL_Delay(300);  // until they're turned
    audio.play(blast_sound(100, WeaponVoice::shell, Surface::earth));
    SDL_Delay(1000);
    EXPECT_EQ(loudest(), 0);
    audio.play(click());
    EXPECT_TRUE(hears());
}

TEST_F(AudioOutput, EndsWhileSoundsStillWait) {
    Audio audio(true, std::make_unique<SoundThread>());
    for (int k = 0; k < 100; ++k) audio.play(blast_sound(180, WeaponVoice::shell, Surface::rock));
}

TEST(AudioWithoutADevice, IsSilentAndNoError) {
    Audio audio(false, std::make_unique<SoundThread>());
    audio.set_volumes({1, 1, 1, 1});
    audio.play(click());
}

}  // namespace
}  // namespace terramorph
