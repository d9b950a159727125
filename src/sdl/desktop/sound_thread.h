#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "sdl/sound_maker.h"

namespace terramorph {

/// Makes sounds on a thread of its own.
class SoundThread : public SoundMaker {
  public:
    void begin(Made made) override;
    void make(const Heard& heard) override;

  private:
    void make_all(const std::stop_token& stopped);  // runs on `thread_`

    Made made_;
    std::mutex lock_;  // of the sounds that wait
    std::condition_variable_any more_;
    std::deque<Heard> waiting_;
    std::jthread thread_;  // ends first
};

}  // namespace terramorph
