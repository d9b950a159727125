#pragma once

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

/// The phrase as samples between -1 and 1, mono, at kSamplesPerSecond. The same notes give the same samples.
std::vector<float> performed(const Phrase& phrase);

}  // namespace terramorph
