#include "terrain/road/road_path.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <functional>
#include <limits>
#include <queue>
#include <tuple>

#include "base/random.h"

namespace terramorph {
namespace {

constexpr std::uint32_t kTieStream = 72;
constexpr int kInWater = 4000;

struct RoadStep {
    int dx, dy;
    Sixteenths length;
};

constexpr Sixteenths kStraight = kRoadGrid * kColumn;
constexpr Sixteenths kDiagonal{724};
constexpr Sixteenths kKnight{1145};

constexpr std::array<RoadStep, 16> kRoadSteps = {{
    {1, 0, kStraight},
    {-1, 0, kStraight},
    {0, 1, kStraight},
    {0, -1, kStraight},
    {1, 1, kDiagonal},
    {-1, 1, kDiagonal},
    {1, -1, kDiagonal},
    {-1, -1, kDiagonal},
    {2, 1, kKnight},
    {-2, 1, kKnight},
    {2, -1, kKnight},
    {-2, -1, kKnight},
    {1, 2, kKnight},
    {-1, 2, kKnight},
    {1, -2, kKnight},
    {-1, -2, kKnight},
}};

/// The part of the grid that a road may use: a function of the land and its two ends alone.
struct RoadWindow {
    RoadWindow(const RoadLand& land, const Spot& a, const Spot& b)
        : first{std::min(a.x, b.x) - kRoadMargin, std::min(a.y, b.y) - kRoadMargin} {
        Spot last{std::max(a.x, b.x) + kRoadMargin, std::max(a.y, b.y) + kRoadMargin};
        if (land.size) {
            const auto edge = [](int size) { return std::int64_t{(size - 1) / kRoadGrid * kRoadGrid}; };
            first = {std::max<std::int64_t>(first.x, 0), std::max<std::int64_t>(first.y, 0)};
            last = {std::min(last.x, edge(land.size->x)), std::min(last.y, edge(land.size->y))};
        }
        width = static_cast<int>((last.x - first.x) / kRoadGrid) + 1;
        depth = static_cast<int>((last.y - first.y) / kRoadGrid) + 1;
    }

    int cell(const Spot& spot) const {
        return static_cast<int>((spot.y - first.y) / kRoadGrid) * width +
               static_cast<int>((spot.x - first.x) / kRoadGrid);
    }
    Spot spot(int cell) const {
        return {first.x + std::int64_t{cell % width} * kRoadGrid,
                first.y + std::int64_t{cell / width} * kRoadGrid};
    }
    int size() const { return width * depth; }

    Spot first;
    int width;
    int depth;
};

/// Never more than any road from one cell to another costs. With 16 directions the usual bound for 8 would
/// be too high.
int least_cost(const RoadWindow& window, int from, int to) {
    const int dx = std::abs(from % window.width - to % window.width);
    const int dy = std::abs(from / window.width - to / window.width);
    return kStraight.count() * std::max(dx, dy) + (kKnight - 2 * kStraight).count() * std::min(dx, dy);
}

}  // namespace

int road_cost(Sixteenths length, Sixteenths climb, bool into_water) {
    const int steps = abs(climb).count();
    return length.count() + 2 * steps + 16 * std::max(0, steps - length.count() / 6) +
           (into_water ? kInWater : 0);
}

std::vector<Spot> road_path(const RoadLand& land, const Spot& from, const Spot& to) {
    assert(from != to);
    assert(std::abs(from.x - to.x) <= kLongestRoad && std::abs(from.y - to.y) <= kLongestRoad);
    const RoadWindow window(land, from, to);
    const auto size = static_cast<std::size_t>(window.size());
    std::vector<Spot> spots(size);
    std::vector<std::uint32_t> ties(size);
    for (int cell = 0; cell < window.size(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        spots[at] = window.spot(cell);
        ties[at] = hash_bits(land.seed, kTieStream, static_cast<std::int32_t>(spots[at].x / kRoadGrid),
                             static_cast<std::int32_t>(spots[at].y / kRoadGrid));
    }
    std::vector<Sixteenths> heights(size);
    land.heights(spots, heights);

    const int start = window.cell(from);
    const int goal = window.cell(to);
    std::vector<int> costs(size, std::numeric_limits<int>::max());
    std::vector<int> before(size, start);
    using Entry = std::tuple<int, std::uint32_t, int>;  // the least that a road through it costs, tie, cell
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    std::vector<char> closed(size);
    costs[static_cast<std::size_t>(start)] = 0;
    open.emplace(least_cost(window, start, goal), ties[static_cast<std::size_t>(start)], start);
    while (!open.empty()) {
        const int cell = std::get<2>(open.top());
        const auto here = static_cast<std::size_t>(cell);
        open.pop();
        if (closed[here]) continue;
        closed[here] = 1;
        if (cell == goal) break;
        for (const RoadStep& step : kRoadSteps) {
            const int x = cell % window.width + step.dx;
            const int y = cell / window.width + step.dy;
            if (x < 0 || x >= window.width || y < 0 || y >= window.depth) continue;
            const int next = y * window.width + x;
            const auto there = static_cast<std::size_t>(next);
            const int cost = costs[here] + road_cost(step.length, heights[there] - heights[here],
                                                     heights[there] < land.water);
            if (cost >= costs[there]) continue;
            costs[there] = cost;
            before[there] = cell;
            open.emplace(cost + least_cost(window, next, goal), ties[there], next);
        }
    }

    std::vector<Spot> path = {to};
    for (int cell = goal; cell != start;) {
        cell = before[static_cast<std::size_t>(cell)];
        path.push_back(window.spot(cell));
    }
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace terramorph
