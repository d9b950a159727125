#pragma once

#include <deque>

#include "sdl/sound_maker.h"

namespace terramorph {

/// Makes sounds between frames: a page has no threads, unless its server says so with every file.
class PageSounds : public SoundMaker {
  public:
    void begin(Made made) override { made_ = std::move(made); }
    void make(const Heard& heard) override;
    /// Makes what waits longest; call this once a frame.
    void make_one();

  private:
    Made made_;
    std::deque<Heard> waiting_;
};

}  // namespace terramorph
