#include "ui/terrain_editor/export.h"

#include <algorithm>

#include "terrain/hillshade.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/scenery.h"
#include "ui/terrain_editor/map_covers.h"
#include "ui/terrain_editor/map_roads.h"

namespace terramorph {

namespace {

constexpr int kExportLonger = 1024;

/// The map reduced to some rows and columns at equal distances.
HeightMap thinned(const MapSettings& terrain, int width, int depth) {
    std::vector<int> rows;
    for (int k = 0; k < depth; ++k) rows.push_back(static_cast<int>(std::int64_t{k} * terrain.depth / depth));
    std::vector<float> heights(rows.size() * static_cast<std::size_t>(terrain.width));
    make_rows(terrain, rows, heights);
    HeightMap map(width, depth);
    for (int j = 0; j < depth; ++j) {
        const auto row = std::span<const float>(heights).subspan(static_cast<std::size_t>(j) *
                                                                 static_cast<std::size_t>(terrain.width));
        for (int i = 0; i < width; ++i) map.row(j)[i] = row[std::int64_t{i} * terrain.width / width];
    }
    return map;
}

}  // namespace

Image map_picture(const LevelSettings& level) {
    const MapSettings& terrain = level.terrain;
    const int longer = std::max(terrain.width, terrain.depth), side = std::min(kExportLonger, longer);
    const auto part = [&](int cells) {
        return std::max(1, static_cast<int>(std::int64_t{cells} * side / longer));
    };
    Image picture(part(terrain.width), part(terrain.depth));
    const HeightMap map = thinned(terrain, picture.width(), picture.height());
    std::ranges::transform(
        hillshade(map, picture.width(), picture.height(), level.planet.palette, water_on_map(level)),
        picture.row(0), packed);
    draw_covers(picture, covers_of_map(terrain, picture.width(), picture.height()), map, level.planet.palette,
                water_on_map(level));
    MapRoads roads;
    roads.look(level, true);
    Canvas canvas(picture, plain_typeface());
    const Rect all = {0, 0, static_cast<float>(picture.width()), static_cast<float>(picture.height())};
    roads.draw(canvas, {all, terrain.width, terrain.depth});
    return picture;
}

Image side_picture(const LevelSettings& level, int width, int height) {
    const Ground ground(level_surface(level), level.level_height());
    Landscape landscape(level, ground);
    const float scale = static_cast<float>(width) / static_cast<float>(level.width());
    const View view = {.scale = scale, .width = width, .height = height};
    Image picture = landscape.picture(ground, view);
    Canvas canvas(picture, plain_typeface());
    draw_scenery(canvas, landscape.panorama(), ground, view, landscape.palette());
    return picture;
}

}  // namespace terramorph
