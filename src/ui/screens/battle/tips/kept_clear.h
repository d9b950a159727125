#pragma once

#include <span>
#include <vector>

#include "match/match.h"
#include "paint/geometry.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// What a box about a shot stands before.
struct ShotScene {
    const Match& match;
    const View& view;
    float label_high;                   ///< pixels that a name and what's around it take above a tank
    std::span<const Vec2<float>> path;  ///< that is shown, in columns
};

/// All living tanks with their names, and crates, in the picture.
std::vector<Rect> tanks_with_labels(const ShotScene& scene);
/// Around a path that's dotted, in columns, of which one of so many places is looked at.
std::vector<Rect> kept_dots(const View& view, std::span<const Vec2<float>> path, std::size_t every = 4);
/// What else somebody who aims has to see: the path, and the ways to the nearest enemies on both sides with
/// the hills below. It doesn't depend on the aim, so that the box stays where it is.
std::vector<Rect> kept_clear(const ShotScene& scene, PlayerId player);

}  // namespace terramorph
