#include "ui/terrain_editor/map_covers.h"

#include <algorithm>
#include <array>

#include "base/index.h"
#include "base/random.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr int kCoverStep = 4;            // pixels from one place to the next
constexpr float kMapTreeLine = 0.85f;    // of a map's heights
constexpr std::uint32_t kMapGrain = 46;  // a stream of random numbers

/// How a cover looks from above: a colour over all of it, and grains of another one.
struct CoverLook {
    Color wash;
    float alpha;
    Color grain;
    float grains, grain_alpha;  ///< share of its pixels, and how far those take its colour
};

constexpr std::array<CoverLook, 7> kCoverLooks = {{
    {{0, 0, 0}, 0, {0, 0, 0}, 0, 0},                        // bare
    {{150, 104, 146}, 0.16f, {122, 70, 120}, 0.18f, 0.3f},  // moor
    {{52, 104, 58}, 0.2f, {34, 78, 46}, 0.3f, 0.35f},       // thicket
    {{26, 78, 46}, 0.28f, {12, 48, 32}, 0.42f, 0.5f},       // wood
    {{226, 190, 96}, 0.2f, {190, 150, 70}, 0.3f, 0.25f},    // field
    {{206, 176, 140}, 0.2f, {150, 72, 56}, 0.1f, 0.6f},     // town
    {{0, 0, 0}, 0, {0, 0, 0}, 0, 0},                        // road
}};

}  // namespace

MapCovers covers_of_map(const MapSettings& terrain, int width, int height) {
    MapCovers map{std::max(1, width / kCoverStep), std::max(1, height / kCoverStep), {}};
    std::vector<Spot> spots;
    for (int j = 0; j < map.down; ++j)
        for (int i = 0; i < map.across; ++i)
            spots.push_back(terrain.origin +
                            Spot{std::int64_t{terrain.width} * (2 * i + 1) / (2 * map.across),
                                 std::int64_t{terrain.depth} * (2 * j + 1) / (2 * map.down)});
    map.covers.resize(spots.size());
    covers_on(terrain, spots, map.covers);
    return map;
}

void draw_covers(Image& picture, const MapCovers& covers, const HeightMap& heights, const Palette& palette,
                 float water) {
    if (palette.cover != Cover::grass || heights.width() == 0) return;
    float low = heights.row(0)[0], high = low;
    for (int j = 0; j < heights.depth(); ++j)
        for (const float height : heights.row(j)) low = std::min(low, height), high = std::max(high, height);
    const float bare = low + kMapTreeLine * (high - low);
    for (int y = 0; y < picture.height(); ++y) {
        const auto land = heights.row(y * heights.depth() / picture.height());
        for (int x = 0; x < picture.width(); ++x) {
            const float height = land[at(x * heights.width() / picture.width())];
            if (height <= water || (height > bare && high > low)) continue;
            // Borders are frayed, or they'd be steps.
            const float lot = uniform01(kMapGrain, 0, x / 2, y / 2),
                        other = uniform01(kMapGrain, 1, x / 2, y / 2);
            const auto place_of = [](int pixel, float off, int pixels, int places) {
                const int frayed = pixel + static_cast<int>(off * (2 * kCoverStep)) - kCoverStep;
                return std::clamp(frayed, 0, pixels - 1) * places / pixels;
            };
            const int i = place_of(x, lot, picture.width(), covers.across),
                      j = place_of(y, other, picture.height(), covers.down);
            const CoverLook& look = kCoverLooks[at(covers.covers[at(j * covers.across + i)])];
            std::uint32_t& pixel = picture.row(y)[x];
            const Color washed = mixed(unpacked(pixel), look.wash, look.alpha);
            const bool grain = uniform01(kMapGrain, 2, x / 2, y / 2) < look.grains;
            pixel = packed(grain ? mixed(washed, look.grain, look.grain_alpha) : washed);
        }
    }
}

}  // namespace terramorph
