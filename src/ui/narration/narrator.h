#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "ui/narration/rested.h"
#include "ui/screen.h"

namespace terramorph {

/// Says what happens in plain sentences, one to a line, for programs that read them aloud. Silent until
/// somebody listens.
class Narrator {
  public:
    /// The listener must outlive it.
    void tell_to(std::ostream& listener) { listener_ = &listener; }
    bool on() const { return listener_ != nullptr; }

    /// At once. Nothing to say is no line.
    void say(std::string_view words);
    /// Call once a frame with what is shown: says it once it stays. Returns true while there's something to
    /// say.
    bool look(std::string_view screen, const Spoken& spoken, double seconds);

  private:
    std::ostream* listener_ = nullptr;
    Rested shown_;
    std::string heading_;  // said last, with its screen
};

/// Puts pieces of speech behind each other, each as a sentence of its own; what's empty is left out.
std::string sentences(const std::vector<std::string>& pieces);

}  // namespace terramorph
