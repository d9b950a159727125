#pragma once

#include <optional>
#include <string>

#include "app/input/script.h"

namespace terramorph {

/// A script that's written while it's played, such as by a test that looks how the game answers. Frames pass
/// in real time while no line has come; what a line waits for passes at once.
class LiveScript {
  public:
    /// Reads this file of the system, such as standard input.
    explicit LiveScript(int file) : file_(file) {}

    /// The next action: a frame's wait where none has come. None at the end, or behind a line that's wrong.
    std::optional<Action> next();
    const Refusal& refusal() const { return refusal_; }

  private:
    bool read();

    int file_;
    std::string come_;       // and not played yet
    std::size_t lines_ = 0;  // so far
    Refusal refusal_;
};

}  // namespace terramorph
