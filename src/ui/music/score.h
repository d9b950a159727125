#pragma once

#include <vector>

#include "ui/music/tune.h"

namespace terramorph {

/// Who plays a note.
enum class Voice { melody, bass, pad, pedal, drum };

/// How the melody sounds.
enum class Timbre { pluck, flute, bell };

/// A note of a bar. Times are in beats.
struct Note {
    Voice voice = Voice::melody;
    Timbre timbre = Timbre::pluck;  ///< of the melody
    float begins = 0;               ///< after the bar's beginning
    float beats = 1;                ///< how long it's held; it may ring on
    int key = 60;                   ///< as in MIDI
    float loudness = 1;             ///< among the notes of its part, 0 .. 1
};

/// A bar of a tune, from 0 on, without an end: the theme, answers to it, its mirror image and rests take
/// turns, and each time they're varied. `tension`: 0 calm .. 1 somebody is about to lose everything. The same
/// arguments give the same notes.
std::vector<Note> bar_of(const Tune& tune, int bar, float tension);

/// The bars before everything comes round again, varied.
int bars_of_a_cycle();

/// The last bar of a match: home at last for whoever won, and left hanging for whoever didn't.
std::vector<Note> cadence_of(const Tune& tune, bool won);

}  // namespace terramorph
