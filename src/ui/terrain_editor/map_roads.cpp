#include "ui/terrain_editor/map_roads.h"

#include <algorithm>
#include <utility>

#include "ui/landscape/earth/earth_color.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kWide = 2.4f, kEdge = 1.1f;  // units
constexpr int kRounds = 2;                   // of cutting corners

/// What decides where roads between towns run.
LevelSettings land_of(LevelSettings level) {
    level.cut = {};
    level.terrain.placed.clear();
    level.terrain.roads.clear();
    return level;
}

/// Cuts the corners of a line (Chaikin 1974), and keeps its ends.
std::vector<Point> rounded(std::vector<Point> line) {
    for (int round = 0; round < kRounds; ++round) {
        std::vector<Point> finer = {line.front()};
        for (std::size_t n = 1; n < line.size(); ++n) {
            const Point way = line[n] - line[n - 1];
            finer.push_back(line[n - 1] + way * 0.25f);
            finer.push_back(line[n - 1] + way * 0.75f);
        }
        finer.push_back(line.back());
        line = std::move(finer);
    }
    return line;
}

}  // namespace

bool MapRoads::look(const LevelSettings& level, bool still) {
    LevelSettings land = land_of(level);
    bool changed = built_ != level.terrain.roads;
    built_ = level.terrain.roads;
    if (land != level_) {
        changed = changed || !roads_.empty();
        level_ = std::move(land);
        roads_.clear();
        found_ = false;
    }
    if (found_ || !still) return changed;
    found_ = true;
    const MapSettings& terrain = level.terrain;
    roads_ = roads_near(level, terrain.origin, terrain.origin + Spot{terrain.width - 1, terrain.depth - 1});
    return changed || !roads_.empty();
}

void MapRoads::draw(Canvas& canvas, const MapView& view) const {
    const Scale scale(canvas);
    const Color gravel = road_color(level_.planet.palette);
    const float wide = std::max(1.5f, scale(kWide)), edge = std::max(1.0f, scale(kEdge));
    const auto draw_road = [&](const Road& road, bool verge) {
        std::vector<Point> line;
        for (const Spot& spot : road) {
            const Spot shown = spot - level_.terrain.origin;
            line.push_back(view.on_screen({static_cast<double>(shown.x), static_cast<double>(shown.y)}));
        }
        canvas.line(rounded(std::move(line)), verge ? wide + 2 * edge : wide,
                    verge ? with_alpha(kRoadVerge, 0.7f) : gravel);
    };
    canvas.push_clip(view.place);
    for (const bool verge : {true, false})
        for (const auto* const roads : {&roads_, &built_})
            for (const Road& road : *roads) draw_road(road, verge);
    canvas.pop_clip();
}

}  // namespace terramorph
