#pragma once

#include <span>
#include <vector>

#include "match/match.h"
#include "paint/image.h"
#include "ui/camera/camera.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

/// The land around these places, as high as its hills need.
View view_around(std::span<const Vec2<float>> places, const Ground& ground, int width, int height);

/// The tanks of a match as they stand now, by player.
std::vector<TankLook> looks_of(const Match& match);

/// A still picture of a match as a battle draws it: the land around the tanks, what grows on it, and the
/// tanks where they stand.
Image portrait(const Match& match, int width, int height);

/// The same of the whole width of a level; hills that are too high for a picture of this shape are drawn
/// lower. Without tanks, before anybody fights there; drawn from this many pixels at most.
Image panorama_of(const LevelSettings& level, int width, int height, int most_pixels = 1 << 24);
/// The same of a match, with what stands and lies on its land, but without its tanks.
Image panorama_of(const Match& match, int width, int height);
/// The tanks of a match on it.
void draw_tanks_on_panorama(Image& panorama, const Match& match);

}  // namespace terramorph
