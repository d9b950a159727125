#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "app/player/volumes.h"

namespace terramorph {

/// A part of a sound: what makes it, where in the spectrum it lies, and how it comes and goes.
struct Layer {
    enum class Source {
        nothing,
        tone,    ///< a wave with overtones
        noise,   ///< a band of noise
        clicks,  ///< single knocks in that band, such as falling stones
    };

    Source source = Source::nothing;
    float level = 0;          ///< among the other layers
    float seconds = 0.2f;     ///< how long it lasts
    float pitch = 440;        ///< Hz: of a tone, or the middle of a band
    float glide = 1;          ///< its pitch in the end is so many times that of the beginning
    float begins = 0;         ///< seconds after the sound's beginning
    float attack = 0.002f;    ///< seconds until it's at its loudest
    float drop = 3;           ///< how steeply it falls off after that: 0 gently, 20 at once
    float width = 1;          ///< of a band, as a share of its middle
    float overtones = 0;      ///< of a tone: 0 none, 1 harsh
    float flutter = 0;        ///< how deeply its loudness trembles, 0 .. 1 ...
    float flutter_rate = 12;  ///< ... how often a second
    float sway = 0;           ///< how much its pitch swings at that rate, as a share of it
    float clicks = 60;        ///< a second
    bool even = false;        ///< goes as slowly as it comes: two such layers in turn are one long sound
    bool pure = false;        ///< its pitch tells something: it doesn't vary as those of others do
};

/// A sound: layers that are mixed, brought to a loudness and placed.
struct Sound {
    static constexpr std::size_t kLayers = 6;

    std::array<Layer, kLayers> layers = {};
    float volume = 0.5f;         ///< how loud it is, 0 .. 1, whatever its layers are
    float pan = 0;               ///< -1 left .. 1 right
    float far = 0;               ///< how far away: 0 here .. 1, where only deep sounds are left
    float room = 0;              ///< how much of it echoes, 0 .. 1
    Bus bus = Bus::effects;      ///< whose volume people set
    std::uint32_t chance = 0;    ///< its random numbers: no two are alike
    std::string_view name = {};  ///< in captions, in English, a literal; empty: there it's left out
};

constexpr int kSamplesPerSecond = 48000;

/// How long it is, in seconds; chance may make it a tenth longer.
float length_of(const Sound& sound);

/// Makes a sound piece by piece, for whoever has no time to do it at once.
class Synthesis {
  public:
    explicit Synthesis(const Sound& sound) : sound_(sound) {}
    /// Makes another layer. False if that was the last.
    bool step();
    /// The samples, once all is made.
    std::vector<float> take() { return std::move(samples_); }

  private:
    void add(const Layer& layer, std::uint32_t number);
    void finish();

    Sound sound_;
    std::uint32_t next_ = 0;
    std::vector<float> samples_, scratch_;
};

/// The sound as samples between -1 and 1, mono, at kSamplesPerSecond. The same numbers always give the same
/// samples.
std::vector<float> synthesised(const Sound& sound);

}  // namespace terramorph
