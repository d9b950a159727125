#pragma once

#include <optional>
#include <vector>

#include "app/input/input.h"

namespace terramorph {

/// Where rows scroll, a finger that moves up or down draws them along; one that only touches them, or moves
/// sideways, presses what's under it; and one that touches nothing points at nothing. Rows that a fast finger
/// has left go on, slow down, and stop as soon as they're touched.
class FingerScroll {
  public:
    /// The presses that are meant by this one, where rows are so many pixels high; 0 where nothing scrolls.
    std::vector<InputEvent> meant(const InputEvent& press, float row);

    /// What rows that go on by themselves do in so many seconds.
    std::vector<InputEvent> advance(double seconds);
    /// The turn that they're going on with; none at rest.
    std::optional<InputEvent> going() const;
    void stop();

  private:
    enum class State { none, waits, scrolls, presses, goes };

    std::vector<InputEvent> follow(const InputEvent& move);
    std::vector<InputEvent> drawn(float pixels);
    InputEvent turn(float pixels) const;

    State state_ = State::none;
    InputEvent down_ = {};
    float row_ = 0;
    float drawn_ = 0;  // pixels that rows are still to be moved
    float moved_ = 0;  // pixels since the last frame
    float speed_ = 0;  // pixels a second
};

}  // namespace terramorph
