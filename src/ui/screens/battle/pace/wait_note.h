#pragma once

#include <string>

#include "paint/canvas.h"

namespace terramorph {

class Narrator;
struct Session;

/// Says what a match between machines waits for, or why it has stopped.
class WaitNote {
  public:
    /// Call once a frame. Returns true if it says something else now; whoever listens is told, but not of
    /// each second that's counted.
    bool advance(const Session& session, Narrator& narrator);
    /// At the foot of the room.
    void draw(Canvas& canvas, Rect room) const;

  private:
    std::string words_;
    std::string told_;  // without seconds that are counted
};

}  // namespace terramorph
