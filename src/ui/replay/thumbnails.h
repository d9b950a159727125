#pragma once

#include <map>
#include <string>

#include "paint/image.h"
#include "terrain/level.h"

namespace terramorph {

/// A level from the side, in pixels.
Image level_picture(const LevelSettings& level, int width, int height);

/// Small pictures of recordings' first levels, by recording name.
class Thumbnails {
  public:
    /// The picture, if it has been drawn; else nullptr.
    const Image* find(const std::string& name) const;
    /// Draws the picture if there is none of this size yet. Returns true if it did.
    bool prepare(const std::string& name, const LevelSettings& level, int width, int height);

  private:
    std::map<std::string, Image> images_;
};

}  // namespace terramorph
