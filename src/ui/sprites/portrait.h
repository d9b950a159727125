#pragma once

#include <optional>
#include <span>
#include <vector>

#include "match/match.h"
#include "paint/image.h"
#include "ui/camera/camera.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

/// The land around these places, as high as its hills need.
View view_around(std::span<const Vec2<float>> places, const Ground& ground, int width, int height);

/// The whole width of a level; none if its hills are too high for a picture of this shape.
std::optional<View> view_of_whole(const Ground& ground, int width, int height);

/// The tanks of a match as they stand now, by player.
std::vector<TankLook> looks_of(const Match& match);

/// A still picture of a match as a battle draws it: the land around the tanks, what grows on it, and the
/// tanks where they stand. Or as much of it as the view shows.
Image portrait(const Match& match, int width, int height);
Image portrait(const Match& match, const View& view);

}  // namespace terramorph
