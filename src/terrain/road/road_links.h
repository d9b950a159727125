#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "terrain/road/road_path.h"

namespace terramorph {

/// Land is shared out into cells of this many columns and rows, land with an end into cells at most as large,
/// at least two in each direction. Each has at most one town.
constexpr int kTownCell = 1024;

/// The town of cell (i, j) of endless land, which begins at column and row kTownCell times these: on the road
/// grid, where the land is most level nearby, and never in water.
std::optional<Spot> town_of_cell(const RoadLand& land, std::int32_t i, std::int32_t j);

/// Two towns that a road joins.
struct RoadLink {
    Spot from;
    Spot to;

    friend bool operator==(const RoadLink&, const RoadLink&) = default;
};

/// The links whose roads may pass through a box, from its first spot to its last, inclusive: neighbors'
/// towns.
std::vector<RoadLink> links_near(const RoadLand& land, const Spot& first, const Spot& last);

}  // namespace terramorph
