#include "terrain/road/road_links.h"

#include <algorithm>
#include <array>

#include "base/random.h"

namespace terramorph {
namespace {

constexpr std::uint32_t kTownColumnStream = 70;
constexpr std::uint32_t kTownRowStream = 71;
constexpr std::uint32_t kLinkStream = 73;
/// Towns are drawn at least this far from their cell's sides.
constexpr int kTownInset = 128;
constexpr std::uint32_t kTownSpots = (kTownCell - 2 * kTownInset) / kRoadGrid;

/// The cell of a column or a row, rounded down.
std::int32_t town_cell(std::int64_t at) {
    static_assert(kTownCell == 1 << 10);
    return static_cast<std::int32_t>(at >> 10);
}

bool may_pass(const RoadLink& link, const Spot& first, const Spot& last) {
    const auto meets = [](std::int64_t a, std::int64_t b, std::int64_t low, std::int64_t high) {
        return std::min(a, b) - kRoadMargin <= high && std::max(a, b) + kRoadMargin >= low;
    };
    return meets(link.from.x, link.to.x, first.x, last.x) && meets(link.from.y, link.to.y, first.y, last.y);
}

}  // namespace

std::optional<Spot> town_of_cell(const RoadLand& land, std::int32_t i, std::int32_t j) {
    const std::uint32_t column = hash_bits(land.seed, kTownColumnStream, i, j);
    if ((column & 3) == 0) return std::nullopt;
    const std::uint32_t row = hash_bits(land.seed, kTownRowStream, i, j);
    const auto drawn = [](std::int32_t cell, std::uint32_t bits) {
        return std::int64_t{cell} * kTownCell + kTownInset + std::int64_t{bits % kTownSpots} * kRoadGrid;
    };
    const Spot middle{drawn(i, column >> 2), drawn(j, row >> 2)};

    // The drawn spot, the 8 around it, and what lies around those.
    constexpr int kSide = 5;
    std::array<Spot, kSide * kSide> spots;
    for (int k = 0; k < kSide * kSide; ++k)
        spots[static_cast<std::size_t>(k)] = {middle.x + (k % kSide - 2) * kRoadGrid,
                                              middle.y + (k / kSide - 2) * kRoadGrid};
    std::array<Sixteenths, kSide * kSide> heights;
    land.heights(spots, heights);
    const auto height = [&](int x, int y) { return heights[static_cast<std::size_t>(y * kSide + x)]; };

    std::optional<Spot> town;
    Sixteenths least;
    for (int y = 1; y < kSide - 1; ++y)
        for (int x = 1; x < kSide - 1; ++x) {
            const Sixteenths here = height(x, y);
            if (here < land.water) continue;
            const Sixteenths climb = abs(height(x - 1, y) - here) + abs(height(x + 1, y) - here) +
                                     abs(height(x, y - 1) - here) + abs(height(x, y + 1) - here);
            if (town && climb >= least) continue;
            least = climb;
            town = spots[static_cast<std::size_t>(y * kSide + x)];
        }
    return town;
}

std::vector<RoadLink> links_near(const RoadLand& land, const Spot& first, const Spot& last) {
    std::vector<RoadLink> links;
    for (std::int32_t j = town_cell(first.y - kRoadMargin) - 1; j <= town_cell(last.y + kRoadMargin); ++j)
        for (std::int32_t i = town_cell(first.x - kRoadMargin) - 1; i <= town_cell(last.x + kRoadMargin);
             ++i) {
            const std::optional<Spot> from = town_of_cell(land, i, j);
            if (!from) continue;
            const std::uint32_t bits = hash_bits(land.seed, kLinkStream, i, j);
            const auto add = [&](const std::optional<Spot>& to) {
                if (to && may_pass({*from, *to}, first, last)) links.push_back({*from, *to});
            };
            if ((bits & 3) != 0) add(town_of_cell(land, i + 1, j));
            if ((bits >> 2 & 3) != 0) add(town_of_cell(land, i, j + 1));
        }
    return links;
}

}  // namespace terramorph
