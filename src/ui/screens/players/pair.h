#pragma once

#include <optional>
#include <string>

#include "paint/canvas.h"
#include "ui/screens/players/parade.h"

namespace terramorph {

struct Session;

/// The player's tank and a friend's, on the land where they'd fight next: for pages with room left.
class Pair {
  public:
    /// Nothing where it would be too low.
    void draw(Canvas& canvas, Rect place, const Session& session, const std::string& name);

  private:
    std::optional<Parade> parade_;
};

}  // namespace terramorph
