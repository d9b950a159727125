#pragma once

#include <deque>
#include <optional>

#include "sdl/sound_maker.h"

namespace terramorph {

/// Makes sounds between frames, piece by piece, and music when there's nothing else to make: a page has no
/// threads, unless its server says so with every file.
class PageSounds : public SoundMaker {
  public:
    void begin(Made made) override { made_ = std::move(made); }
    void make(const Heard& heard) override;
    /// Goes on for a few milliseconds; call this once a frame.
    void go_on();

  private:
    bool step();

    Made made_;
    std::deque<Sound> sounds_;
    std::deque<Phrase> phrases_;
    std::optional<Synthesis> synthesis_;      // of the first sound
    std::optional<Performance> performance_;  // of the first phrase
};

}  // namespace terramorph
