#pragma once

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "base/random.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/mine/works.h"

namespace terramorph::test {

/// A level of a generator as chance has it, 2,048 columns wide.
inline LevelSettings any_level(const Generator& generator, std::uint32_t seed) {
    Random random(seed, 7);
    LevelSettings level;
    level.terrain = default_terrain(generator);
    level.terrain.seed = random.next();
    level.terrain.width = 2048;
    level.terrain.depth = fitting_depth(level.terrain.width);
    level.cut.position = random.below(1001) / 1000.0;
    if (random.below(4) == 0) level.cut.angle = random.from_to(-90, 90);
    if (generator.is_infinite())
        level.terrain.origin = {random.from_to(-1000000, 1000000), random.from_to(-1000000, 1000000)};
    level.planet.set(PlanetValue::water, std::max(random.from_to(-20, 20), 0));
    return level;
}

/// The ground of a level with its mine in it.
struct MinedLevel {
    explicit MinedLevel(const LevelSettings& settings)
        : level(settings),
          surface(level_surface(settings)),
          works(mine_works(settings, surface)),
          ground(surface, settings.level_height()) {
        before = ground.area();
        for (const MineOpening& opening : works.openings) taken += ground.carve(opening.air);
    }

    LevelSettings level;
    std::vector<Sixteenths> surface;
    MineWorks works;
    Ground ground;
    std::int64_t before;
    std::int64_t taken = 0;
};

/// The columns that a tank comes to from a shaft with 14 columns of headroom, under roofs.
inline int columns_of_gallery(const Ground& ground, Range mouth) {
    constexpr Sixteenths kHeadroom = 14 * kColumn;
    std::set<std::pair<int, int>> seen;
    std::vector<std::pair<int, int>> open;
    const auto gap = [&](int x, int n) {
        const auto column = ground.column(x);
        const auto k = static_cast<std::size_t>(n);
        return Span{column[k].top, k + 1 < column.size() ? column[k + 1].bottom : 100000 * kColumn};
    };
    const auto enter = [&](int x, int n) {
        const bool roofed = static_cast<std::size_t>(n) + 1 < ground.column(x).size();
        if (!roofed && (x < mouth.x0 || x >= mouth.x1)) return;
        if (gap(x, n).length() >= kHeadroom && seen.insert({x, n}).second) open.push_back({x, n});
    };
    const int middle = (mouth.x0 + mouth.x1) / 2;
    enter(middle, static_cast<int>(ground.column(middle).size()) - 1);
    std::set<int> columns;
    while (!open.empty()) {
        const auto [x, n] = open.back();
        open.pop_back();
        columns.insert(x);
        for (const int beside : {x - 1, x + 1}) {
            if (beside < 0 || beside >= ground.width()) continue;
            for (int m = 0; m < static_cast<int>(ground.column(beside).size()); ++m) {
                const Span a = gap(x, n), b = gap(beside, m);
                if (std::min(a.top, b.top) - std::max(a.bottom, b.bottom) >= kHeadroom) enter(beside, m);
            }
        }
    }
    return static_cast<int>(columns.size());
}

}  // namespace terramorph::test
