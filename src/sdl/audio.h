#pragma once

#include <SDL.h>

#include <atomic>
#include <memory>
#include <vector>

#include "platform/mixer.h"
#include "sdl/sound_maker.h"

namespace terramorph {

/// Sound output. Without a device everything is silent, which isn't an error.
class Audio {
  public:
    /// Opens the device; none is opened if `wanted` is false.
    Audio(bool wanted, std::unique_ptr<SoundMaker> maker);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    /// Plays it as soon as its samples are made.
    void play(const Sound& sound);
    /// Plays it after all music so far.
    void play(const Phrase& phrase);
    /// Seconds of music that are still to be heard; infinitely many without a device, and while a phrase is
    /// being made.
    double music_left();
    void set_volumes(const Volumes& volumes);

  private:
    void add(const Sound& sound, std::vector<float> samples);
    void add(const Phrase& phrase, std::vector<float> samples);
    static void fill(void* audio, Uint8* bytes, int count);  // may run on a thread of SDL's

    Mixer mixer_;                     // locked by the device
    Volumes volumes_ = {1, 1, 1, 1};  // of the mixer
    SDL_AudioDeviceID device_ = 0;
    std::atomic<int> phrases_ = 0;  // that wait or are being made
    std::unique_ptr<SoundMaker> maker_;
};

}  // namespace terramorph
