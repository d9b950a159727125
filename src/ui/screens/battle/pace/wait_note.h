#pragma once

#include <string>

#include "paint/canvas.h"

namespace terramorph {

struct Session;

/// Says what a match between machines waits for, or why it has stopped.
class WaitNote {
  public:
    /// Call once a frame. Returns true if it says something else now.
    bool advance(const Session& session);
    /// At the foot of the room.
    void draw(Canvas& canvas, Rect room) const;

  private:
    std::string words_;
};

}  // namespace terramorph
