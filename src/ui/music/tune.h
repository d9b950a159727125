#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "terrain/units.h"

namespace terramorph {

struct LevelSettings;

/// How a beat of the melody is filled.
enum class Rhythm {
    held,    ///< with the beat before it, where it's flat
    single,  ///< by one note
    pair,    ///< by two, where it's steep
    dotted,  ///< by a long one and a short one, where it's very steep
};

/// The tune of a level: eight bars of four beats, to be varied.
struct Tune {
    static constexpr int kBars = 8;
    static constexpr int kBeats = 4;  ///< in a bar
    static constexpr std::size_t kPlaces = 32;

    std::array<int, kPlaces> degrees{};  ///< of the scale, from its root: one for each beat
    std::array<Rhythm, kPlaces> rhythms{};
    std::span<const int> scale;  ///< in semitones above the root, within an octave
    int root = 57;               ///< as in MIDI: 69 is the A of 440 Hz
    bool pedal = false;          ///< the root sounds all the time
    float tempo = 80;            ///< beats a minute
    std::uint32_t seed = 0;      ///< of its variations

    /// A degree as a MIDI note, in any octave.
    int key(int degree) const;
};

/// Reads the tune off a surface. `planet`: its number in level codes; `wind` in columns per second squared.
Tune tune_of(std::span<const Sixteenths> surface, int planet, bool water, int wind);
/// The tune of a level in the wind that its planet usually has.
Tune tune_of(const LevelSettings& level);

}  // namespace terramorph
