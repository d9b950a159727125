#pragma once

#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// The colour of rock on a planet, before that of its stratum is mixed in.
Color rock_color(const Palette& palette);
/// The colour of a road's gravel.
Color road_color(const Palette& palette);

/// The colour that earth has at a place, or had before it was dug away: grass at the surface, strata, rock.
Color earth_color(const Ground& ground, const TerrainFaceLayers& layers, const Palette& palette,
                  const View& view, Vec2<float> place);

}  // namespace terramorph
