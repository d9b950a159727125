#pragma once

#include <utility>
#include <vector>

#include "ui/music/score.h"

namespace terramorph {

/// A bar to be played, after the one before it.
struct Phrase {
    std::vector<Note> notes;
    float beats = Tune::kBeats;  ///< after which the next one begins, though notes may ring on
    float tempo = 80;            ///< beats a minute

    float seconds() const { return beats * 60 / tempo; }
};

/// The pitch of a MIDI note, in Hz.
float pitch_of(int key);

/// Plays a phrase piece by piece, for whoever has no time to do it at once.
class Performance {
  public:
    explicit Performance(Phrase phrase);
    /// Plays another note. False if that was the last.
    bool step();
    /// The samples, once all is played.
    std::vector<float> take() { return std::move(samples_); }

  private:
    Phrase phrase_;
    std::size_t next_ = 0;
    std::vector<float> samples_, scratch_;
};

/// The phrase as samples between -1 and 1, mono, at kSamplesPerSecond. The same notes give the same samples.
std::vector<float> performed(const Phrase& phrase);

}  // namespace terramorph
