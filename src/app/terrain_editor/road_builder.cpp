#include "app/terrain_editor/road_builder.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/text.h"

namespace terramorph {

Refusal RoadBuilder::build(MapSettings& terrain, Spot spot) {
    const Road* const open = building(terrain);
    if (open && open->back() == spot) return end(), std::nullopt;
    if (open ? open->size() >= kMostPointsOfRoad : terrain.roads.size() >= kMostRoads)
        return error(N_("A map can have up to {roads} roads of up to {points} points each."),
                     {{"roads", kMostRoads}, {"points", kMostPointsOfRoad}});
    if (open) {
        const Spot way = spot - open->back();
        if (std::max(std::abs(way.x), std::abs(way.y)) > kFarthestPoint)
            return error(N_("That's too far from the road's last point."));
        terrain.roads.back().push_back(spot);
    } else {
        terrain.roads.push_back({spot});
        begun_ = {terrain.roads.size() - 1, spot};
    }
    return std::nullopt;
}

void RoadBuilder::take_away(MapSettings& terrain, Spot point) {
    end();
    for (Road& road : terrain.roads) {
        std::erase(road, point);
        road.erase(std::unique(road.begin(), road.end()), road.end());
    }
    std::erase_if(terrain.roads, [](const Road& road) { return road.size() < 2; });
}

const Road* RoadBuilder::building(const MapSettings& terrain) const {
    const bool goes_on =
        begun_ && terrain.roads.size() == begun_->number + 1 && terrain.roads.back().front() == begun_->at;
    return goes_on ? &terrain.roads.back() : nullptr;
}

std::int64_t length_of(const Road& road) {
    double columns = 0;
    for (std::size_t k = 1; k < road.size(); ++k) {
        const Spot way = road[k] - road[k - 1];
        columns += std::hypot(static_cast<double>(way.x), static_cast<double>(way.y));
    }
    return std::llround(columns);
}

}  // namespace terramorph
