#pragma once

#include <functional>
#include <variant>
#include <vector>

#include "ui/music/performance.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// What can be heard.
using Heard = std::variant<Sound, Phrase>;

/// Makes samples beside the game, because those of a large sound take longer than a frame has.
class SoundMaker {
  public:
    /// Gets what was to be made and its samples, on any thread, or no samples if it's left out.
    using Made = std::function<void(const Heard&, std::vector<float>)>;

    virtual ~SoundMaker() = default;
    /// Begins; nothing is made before. It's stopped by its end.
    virtual void begin(Made made) = 0;
    /// Makes this after all of its kind before it. If too many sounds wait, the one that waits longest is left out.
    virtual void make(const Heard& heard) = 0;
};

/// The samples of what's heard.
inline std::vector<float> samples_of(const Heard& heard) {
    const auto* const phrase = std::get_if<Phrase>(&heard);
    return phrase ? performed(*phrase) : synthesised(std::get<Sound>(heard));
}

}  // namespace terramorph
