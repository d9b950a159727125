#include "ui/screens/battle/hud/map.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.h"
#include "terrain/code/level_code.h"
#include "terrain/cross_section.h"
#include "terrain/hillshade.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/sprites/emblems.h"
#include "ui/terrain_editor/map_covers.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kCells = 400;              // samples along the map's longer side
constexpr int kPixels = 400;             // of the picture, along its longer side
constexpr float kBattleMapLonger = 560;  // units on the screen
constexpr float kMapMark = 9;            // units: the radius of a tank's mark; others are smaller

int step_of(const MapSettings& terrain) {
    return std::max(1, std::max(terrain.width, terrain.depth) / kCells);
}

/// Every n-th cell of the map, with heights divided by n, so that slopes are kept.
HeightMap thinned(const MapSettings& terrain) {
    const int step = step_of(terrain);
    HeightMap small(terrain.width / step, terrain.depth / step);
    std::vector<int> rows(static_cast<std::size_t>(small.depth()));
    for (std::size_t j = 0; j < rows.size(); ++j) rows[j] = static_cast<int>(j) * step;
    std::vector<float> heights(rows.size() * static_cast<std::size_t>(terrain.width));
    terrain.generator->rows(terrain, rows, heights);
    for (int j = 0; j < small.depth(); ++j) {
        const std::size_t start = static_cast<std::size_t>(j) * static_cast<std::size_t>(terrain.width);
        for (int i = 0; i < small.width(); ++i)
            small.row(j)[i] = heights[start + static_cast<std::size_t>(i * step)] / static_cast<float>(step);
    }
    return small;
}

Image relief_of(const LevelSettings& level) {
    const HeightMap map = thinned(level.terrain);
    const float water = water_on_map(level) / static_cast<float>(step_of(level.terrain));
    const int longer = std::max(map.width(), map.depth());
    const int width = std::max(1, map.width() * kPixels / longer),
              height = std::max(1, map.depth() * kPixels / longer);
    Image image(width, height);
    std::ranges::transform(hillshade(map, width, height, level.planet.palette, water), image.row(0), packed);
    draw_covers(image, covers_of_map(level.terrain, width, height), map, level.planet.palette, water);
    return image;
}

}  // namespace

void BattleMap::show(const LevelSettings& level) {
    shown_ = true;
    if (level == level_) return;
    level_ = level;
    relief_ = relief_of(level);
    roads_.look(level, true);
}

Point BattleMap::place_of(const Rect& map, float column) const {
    const MapSettings& terrain = level_.terrain;
    const Vec2<double> place =
        place_on_map(terrain.width, terrain.depth, level_.cut, static_cast<int>(column));
    return {map.x + map.w * static_cast<float>(place.x) / static_cast<float>(terrain.width),
            map.y + map.h * static_cast<float>(place.y) / static_cast<float>(terrain.depth)};
}

void BattleMap::draw_marks(Canvas& canvas, const Match& match, const Rect& map) const {
    const Scale scale(canvas);
    const float mark = std::max(4.0f, scale(kMapMark)), edge = std::max(1.0f, scale(2));
    const auto square = [&](float column, Color color) {
        const Point at = place_of(map, column);
        const float half = mark / 2;
        canvas.fill({at.x - half - edge, at.y - half - edge, 2 * (half + edge), 2 * (half + edge)},
                    theme::kBackground);
        canvas.fill({at.x - half, at.y - half, 2 * half, 2 * half}, color);
    };
    for (const Debris& piece : match.battle().state().debris)
        if (piece.kind == Debris::Kind::crate) square(piece.body.at.x, theme::kBad);
    for (const Thing& thing : match.battle().state().things)
        if (thing.is_cart()) square(thing.at.x, theme::kBright);
    for (const PlayerId number : ids<PlayerId>(match.settings().players)) {
        const Tank& tank = match.state().tank(number);
        if (!tank.alive) continue;
        const Player& player = match.player(number);
        const Point at = place_of(map, tank.body.at.x);
        draw_emblem(canvas, at, mark + edge, player.emblem, theme::kBackground);
        draw_emblem(canvas, at, mark, player.emblem, player_color(player.color));
    }
}

void BattleMap::draw(Canvas& canvas, const Match& match, std::span<const DrivingLine::Piece> drive) const {
    if (!shown_) return;
    const Scale scale(canvas);
    const float factor =
        scale(kBattleMapLonger) / static_cast<float>(std::max(relief_.width(), relief_.height()));
    const float width = factor * static_cast<float>(relief_.width()),
                height = factor * static_cast<float>(relief_.height());
    const Rect map = {canvas.width() - width - scale(44), hud_bottom(canvas) + scale(36), width, height};
    canvas.fill_rounded(map.inset(-scale(10)), scale(10), with_alpha(theme::kBackground, 0.9f));
    canvas.image(relief_, map);
    roads_.draw(canvas, {map, level_.terrain.width, level_.terrain.depth});

    const float turn = static_cast<float>(level_.cut.angle) * kFloatPi / 180;
    const Point middle = {map.x + map.w / 2, map.y + map.h * static_cast<float>(level_.cut.position)};
    const Point half = {map.w / 2 * std::cos(turn), map.w / 2 * std::sin(turn)};
    canvas.push_clip(map);
    canvas.line(middle - half, middle + half, std::max(2.0f, scale(4)), theme::kAccent);
    for (const DrivingLine::Piece& piece : drive)
        if (!piece.falls)
            canvas.line(place_of(map, piece.places.front().x), place_of(map, piece.places.back().x),
                        std::max(3.0f, scale(7)), player_color(match.player(match.player()).color));
    draw_marks(canvas, match, map);
    canvas.pop_clip();
    Part(canvas, "map")
        ->text({map.x + scale(12), map.y + scale(10)}, level_code(level_),
               {scale.text(18), theme::kBright, Face::mono});
}

}  // namespace terramorph
