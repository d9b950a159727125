#include "terrain/road/road_bed.h"

#include <algorithm>
#include <deque>
#include <vector>

#include "base/index.h"

namespace terramorph {

namespace {

constexpr Sixteenths kRoadsideGrade{12};  // per column: of slopes beside a road ...
constexpr int kRoadside = 48;             // ... which reach so many columns

/// The bed of a road in place of this surface.
std::vector<Sixteenths> bed_of(std::span<const Sixteenths> surface) {
    std::vector<Sixteenths> bed(surface.begin(), surface.end());
    for (std::size_t x = 1; x < bed.size(); ++x) bed[x] = std::min(bed[x], bed[x - 1] + kRoadGrade);
    for (std::size_t x = bed.size() - 1; x > 0; --x) bed[x - 1] = std::min(bed[x - 1], bed[x] + kRoadGrade);
    return bed;
}

}  // namespace

/// A bed lies as low as its lowest column, and rises from there by its grade: it's too deep where two columns
/// differ by more. With the grade subtracted only the part's lowest column matters, with the grade added only
/// its highest. (Source: D. Lemire, "Streaming maximum-minimum filter using
/// no more than three comparisons per element", 2006.)
Range even_part(const Range& stretch, std::span<const Sixteenths> surface) {
    std::deque<int> lowest, highest;  // columns of the part, each of which would decide without those before
    const auto rising = [&](int x) { return surface[at(x)] - x * kRoadGrade; };
    const auto falling = [&](int x) { return surface[at(x)] + x * kRoadGrade; };
    Range best, part{stretch.x0, stretch.x0};
    while (part.x1 < stretch.x1) {
        const int last = part.x1++;
        while (!lowest.empty() && rising(lowest.back()) >= rising(last)) lowest.pop_back();
        while (!highest.empty() && falling(highest.back()) <= falling(last)) highest.pop_back();
        lowest.push_back(last), highest.push_back(last);
        while (rising(last) - rising(lowest.front()) > kDeepestBed ||
               falling(highest.front()) - falling(last) > kDeepestBed) {
            ++part.x0;
            if (lowest.front() < part.x0) lowest.pop_front();
            if (highest.front() < part.x0) highest.pop_front();
        }
        if (columns_in(part) > columns_in(best)) best = part;
    }
    return best;
}

void lay_roads(std::span<Sixteenths> surface, std::span<const Range> roads) {
    for (const Range& road : roads) {
        const std::span<Sixteenths> part = surface.subspan(at(road.x0), at(road.x1 - road.x0));
        std::ranges::copy(bed_of(part), part.begin());
    }
    const auto is_road = [&](int x) {
        return std::ranges::any_of(roads, [&](const Range& road) { return x >= road.x0 && x < road.x1; });
    };
    const auto slope = [&](int from, int side) {
        const Sixteenths foot = surface[at(from)];
        for (int away = 1; away <= kRoadside; ++away) {
            const int x = from + side * away;
            if (x < 0 || x >= static_cast<int>(surface.size()) || is_road(x)) return;
            const Sixteenths most = kDeepestBed * (kRoadside - away) / kRoadside;
            surface[at(x)] =
                std::min(surface[at(x)], std::max(foot + away * kRoadsideGrade, surface[at(x)] - most));
        }
    };
    for (const Range& road : roads) slope(road.x0, -1), slope(road.x1 - 1, 1);
}

}  // namespace terramorph
