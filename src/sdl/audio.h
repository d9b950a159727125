#pragma once

#include <SDL.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <variant>

#include "platform/mixer.h"
#include "ui/music/performance.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// Sound output. Without a device everything is silent, which isn't an error. Sounds are made on a thread of
/// their own, because a large one takes longer than a frame has.
class Audio {
  public:
    /// Opens the device; none is opened if `wanted` is false.
    explicit Audio(bool wanted);
    ~Audio();
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;

    /// Plays it as soon as its samples are made. If too many wait, the one that waits longest is left out.
    void play(const Sound& sound);
    /// Plays it after all music so far.
    void play(const Phrase& phrase);
    /// Seconds of music that are still to be heard; infinitely many without a device, and while a phrase is
    /// being made.
    double music_left();
    void set_volumes(const Volumes& volumes);

  private:
    void add(const std::variant<Sound, Phrase>& heard);
    void make(const Sound& sound);
    void make(const Phrase& phrase);
    static void fill(void* audio, Uint8* bytes, int count);  // runs on a thread of SDL's
    void make_sounds(const std::stop_token& stopped);        // runs on `maker_`

    Mixer mixer_;                     // locked by the device
    Volumes volumes_ = {1, 1, 1, 1};  // of the mixer
    SDL_AudioDeviceID device_ = 0;
    std::mutex lock_;  // of the sounds that wait
    std::condition_variable_any more_;
    std::deque<std::variant<Sound, Phrase>> waiting_;
    std::atomic<int> phrases_ = 0;  // that wait or are being made
    std::jthread maker_;            // ends first
};

}  // namespace terramorph
