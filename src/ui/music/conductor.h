#pragma once

#include <optional>

#include "ui/music/performance.h"

namespace terramorph {

/// Says which bar comes when. Times are in seconds.
class Conductor {
  public:
    /// Plays this tune from the next bar on, at the same place in the form, so that it follows a cut that's
    /// being moved.
    void take(const Tune& tune) { tune_ = tune; }
    /// Begins at the form's beginning.
    void begin_anew() { bar_ = 0, over_ = false; }
    /// Ends with a cadence, after which there's silence until it begins anew.
    void end(bool won) { cadence_ = won; }

    /// How much danger there is, 0 .. 1, and whether something flies: then everybody listens to that.
    void set_mood(float tension, bool hushed) { tension_ = tension, hushed_ = hushed; }

    /// Lets time pass. Returns the next phrase once it's due.
    std::optional<Phrase> advance(double seconds);
    /// How loud it is, 0 .. 1: it fades where something flies.
    float loudness() const { return loudness_; }

  private:
    Phrase next_phrase();

    std::optional<Tune> tune_;
    int bar_ = 0;
    float tension_ = 0;
    bool hushed_ = false;
    bool over_ = false;
    std::optional<bool> cadence_;
    double left_ = 0;  // of what was handed out
    float loudness_ = 0;
};

}  // namespace terramorph
