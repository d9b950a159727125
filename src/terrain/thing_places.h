#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/feature.h"
#include "terrain/scenery.h"
#include "terrain/units.h"

namespace terramorph {

struct LevelSettings;

constexpr int kThingsNear = 10;             ///< columns before and behind a cut
constexpr std::size_t kMostThings = 64;     ///< on a level
constexpr int kThingsApart = 14;            ///< columns, at least ...
constexpr int kBouldersApart = 28;          ///< ... from boulders and huts ...
constexpr int kHutsApart = 64;              ///< ... and huts from each other
constexpr std::uint32_t kThingStream = 64;  ///< of random numbers

/// What grows at spots of the land, if they aren't too high for it.
void covers_on(const MapSettings& terrain, std::span<const Spot> spots, std::span<LandCover> out);
/// What grows on each column of a level, whose surface this is. Land without grass is bare.
std::vector<LandCover> land_covers(const LevelSettings& level, std::span<const Sixteenths> surface);

/// True of features that stand on a level as things; others are part of the ground.
bool is_thing(Feature feature);

/// Where something stands on the cut of a level.
struct ThingPlace {
    int column;
    Feature feature;
    LandCover cover;    ///< what grows around it
    std::uint32_t lot;  ///< random bits of its own

    friend bool operator==(const ThingPlace&, const ThingPlace&) = default;
};

/// The signs, huts, boulders and trees of the land so near its cut that they stand on the level, from left to
/// right; if there are too many, those that a person has placed, then others in this order, the nearest to
/// the cut first. `surface`: the level's, by which land without scenery of its own is wooded. Without air,
/// and on the highest land of such, nothing grows and nobody lives.
std::vector<ThingPlace> thing_places(const LevelSettings& level, std::span<const Sixteenths> surface);

}  // namespace terramorph
