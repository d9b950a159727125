#include "terrain/road/road.h"

#include <algorithm>
#include <cstdlib>

namespace terramorph {

namespace {

Refusal validate_road(const Road& road) {
    if (road.empty() || road.size() > kMostPointsOfRoad)
        return error("a road can't have {count} points; allowed: 1 to {most}",
                     {{"count", road.size()}, {"most", kMostPointsOfRoad}});
    for (std::size_t k = 0; k < road.size(); ++k) {
        if (!is_on_land(road[k].x) || !is_on_land(road[k].y))
            return error("a road's points must be on the land: columns and rows {least} to {most}",
                         {{"least", -kEndOfLand}, {"most", kEndOfLand - 1}});
        if (k == 0) continue;
        const Spot way = road[k] - road[k - 1];
        const std::int64_t far = std::max(std::abs(way.x), std::abs(way.y));
        if (far == 0 || far > kFarthestPoint)
            return error("the points of a road can't be {far} m apart; allowed: 1 to {most}",
                         {{"far", far}, {"most", kFarthestPoint}});
    }
    return std::nullopt;
}

}  // namespace

Refusal validate(const std::vector<Road>& roads) {
    if (roads.size() > kMostRoads)
        return error("a map can't have {count} roads; allowed: 0 to {most}",
                     {{"count", roads.size()}, {"most", kMostRoads}});
    for (const Road& road : roads)
        if (Refusal refusal = validate_road(road)) return refusal;
    return std::nullopt;
}

}  // namespace terramorph
