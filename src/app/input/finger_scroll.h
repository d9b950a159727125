#pragma once

#include <vector>

#include "app/input/input.h"

namespace terramorph {

/// Where rows scroll, a finger that moves up or down draws them along; one that only touches them, or moves
/// sideways, presses what's under it; and one that touches nothing points at nothing.
class FingerScroll {
  public:
    /// The presses that are meant by this one, where rows are so many pixels high; 0 where nothing scrolls.
    std::vector<InputEvent> meant(const InputEvent& press, float row);

  private:
    enum class State { none, waits, scrolls, presses };

    std::vector<InputEvent> follow(const InputEvent& move);

    State state_ = State::none;
    InputEvent down_ = {};
    float row_ = 0;
    float drawn_ = 0;  // pixels that rows are still to be moved
};

}  // namespace terramorph
