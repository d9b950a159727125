#pragma once

#include <optional>

#include "ui/music/performance.h"

namespace terramorph {

/// Says which bar comes when. Times are in seconds.
class Conductor {
  public:
    /// Plays this tune from the next bar on: at the same place in the form, so that it follows a cut that's
    /// being moved, or from its beginning if the last one has ended.
    void take(const Tune& tune);
    /// Ends with a cadence, after which there's silence until there's another tune.
    void end(bool won) { cadence_ = won; }

    /// How much danger there is, 0 .. 1, and whether something flies: then everybody listens to that.
    void set_mood(float tension, bool hushed) { tension_ = tension, hushed_ = hushed; }

    /// Lets time pass: it fades where something flies, and comes back.
    void advance(double seconds);
    /// How loud it is, 0 .. 1.
    float loudness() const { return loudness_; }
    /// The next phrase, if it's due: `left` seconds of what was handed out are still to be heard.
    std::optional<Phrase> next(double left);

  private:
    std::optional<Tune> tune_;
    int bar_ = 0;
    float tension_ = 0;
    bool hushed_ = false;
    bool over_ = false;
    std::optional<bool> cadence_;
    float loudness_ = 0;
};

}  // namespace terramorph
