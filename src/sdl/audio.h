#pragma once

#include <SDL.h>

#include "platform/mixer.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// Sound output. Without a device everything is silent, which isn't an error.
class Audio {
  public:
    /// Opens the device; none is opened if `wanted` is false.
    explicit Audio(bool wanted);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    void play(const Sound& sound);

  private:
    static void fill(void* audio, Uint8* bytes, int count);  // runs on a thread of SDL's

    Mixer mixer_;
    SDL_AudioDeviceID device_ = 0;
};

}  // namespace terramorph
