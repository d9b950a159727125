#include "ui/screens/battle/hud/map.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "terrain/cross_section.h"
#include "terrain/hillshade.h"
#include "ui/captions/label_room.h"
#include "ui/landscape/earth/earth_color.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/sprites/emblems.h"
#include "ui/terrain_editor/map_covers.h"
#include "ui/terrain_editor/short_code.h"
#include "ui/widgets/key_cap.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kCells = 400;          // samples along the map's longer side
constexpr int kPixels = 400;         // of the picture, along its longer side
constexpr float kMapMark = 9;        // units: the radius of a tank's mark; others are smaller
constexpr float kMapPad = 18;        // units around the map and its legend
constexpr float kMapLegend = 270;    // units wide, where letters are as large as usual
constexpr float kMapWidest = 0.64f;  // of the room with its legend, so that whoever aims stays in sight
constexpr float kLegendHigh = 1.6f;  // of its width, at least
constexpr float kMapTitle = 26, kMapWords = 19, kMapCode = 17, kMapName = 17;  // letters

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
    make_rows(terrain, rows, heights);
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

float mark_of(const Canvas& canvas) { return std::max(4.0f, Scale(canvas)(kMapMark)); }

void draw_square(Canvas& canvas, Point at, Color color) {
    const float half = mark_of(canvas) / 2, edge = std::max(1.0f, Scale(canvas)(2));
    canvas.fill({at.x - half - edge, at.y - half - edge, 2 * (half + edge), 2 * (half + edge)},
                theme::kBackground);
    canvas.fill({at.x - half, at.y - half, 2 * half, 2 * half}, color);
}

/// An arrow that stands on `foot` and points that way.
void draw_look(Canvas& canvas, Point foot, Point way, float size) {
    const Point aside = Point{-way.y, way.x} * (0.6f * size);
    canvas.polygon(std::array<Point, 3>{foot - aside, foot + aside, foot + way * size}, theme::kAccent);
}

}  // namespace

void BattleMap::show(const LevelSettings& level) {
    shown_ = true;
    if (level == level_) return;
    level_ = level;
    code_ = short_code_of(level);
    relief_ = relief_of(level);
    roads_.look(level, true);
}

Point BattleMap::place_of(const MapView& map, float column) const {
    return map.on_screen(place_on_map(map.width, map.depth, level_.cut, static_cast<int>(column)));
}

/// With arrows the way one looks on the battlefield: to what lies behind the cut.
void BattleMap::draw_cut(Canvas& canvas, const MapView& map) const {
    constexpr int kArrows = 4;
    const Scale scale(canvas);
    const auto [left, right] = cut_ends(map, level_.cut);
    const Point way = right - left;
    const Point behind = Point{way.y, -way.x} * (1 / std::max(1.0f, std::hypot(way.x, way.y)));
    const float thick = std::max(2.0f, scale(4)), size = std::max(5.0f, scale(10));
    canvas.line(left, right, thick, theme::kAccent);
    for (int k = 0; k < kArrows; ++k) {
        const Point foot = left + way * ((static_cast<float>(k) + 0.5f) / kArrows) + behind * thick;
        draw_look(canvas, foot, behind, size);
    }
}

void BattleMap::draw_marks(Canvas& canvas, const Match& match, const MapView& map) const {
    const float mark = mark_of(canvas), edge = std::max(1.0f, Scale(canvas)(2));
    for (const Debris& piece : match.battle().state().debris)
        if (piece.kind == Debris::Kind::crate)
            draw_square(canvas, place_of(map, piece.body.at.x), theme::kBad);
    for (const Thing& thing : match.battle().state().things)
        if (thing.is_cart()) draw_square(canvas, place_of(map, thing.at.x), theme::kBright);
    if (const Thing* const gun = gun_of(match.battle().state()))
        draw_square(canvas, place_of(map, gun->at.x), theme::kGood);
    for (const PlayerId number : ids<PlayerId>(match.settings().players)) {
        const Tank& tank = match.state().tank(number);
        if (!tank.alive) continue;
        const Player& player = match.player(number);
        const Point at = place_of(map, tank.body.at.x);
        draw_emblem(canvas, at, mark + edge, player.emblem, theme::kBackground);
        draw_emblem(canvas, at, mark, player.emblem, player_color(player.color));
    }
}

/// Near the marks, on none of them.
void BattleMap::draw_names(Canvas& canvas, const Match& match, const MapView& map) const {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(kMapName), theme::kBright, Face::bold};
    const float mark = mark_of(canvas) + scale(3), inset = scale(5);
    LabelRoom room(map.place.inset(scale(3)));
    const auto each_tank = [&](auto what) {
        for (const PlayerId number : ids<PlayerId>(match.settings().players))
            if (match.state().tank(number).alive)
                what(match.player(number).name, place_of(map, match.state().tank(number).body.at.x));
    };
    each_tank([&](const std::string&, Point at) {
        room.take({at.x - mark, at.y - mark, 2 * mark, 2 * mark});
    });
    each_tank([&](const std::string& name, Point at) {
        const float wide = canvas.text_width(name, style) + 2 * inset, high = style.size + inset;
        const Rect plate = room.place({at.x - wide / 2, at.y - mark - high - scale(12), wide, high});
        canvas.fill_rounded(plate, scale(5), with_alpha(theme::kBackground, 0.75f));
        canvas.text({plate.x + inset, plate.y + inset / 2}, name, style);
    });
}

/// What's on the map, line by line, and how to leave it.
void BattleMap::draw_legend(Canvas& canvas, const BattleMapScene& scene, Rect place) const {
    const Scale scale(canvas);
    const BattleState& state = scene.match.battle().state();
    const float line = scale.text(kMapWords), gap = scale(13);
    const TextStyle words = {line, theme::kText};
    const auto is_crate = [](const Debris& piece) { return piece.kind == Debris::Kind::crate; };
    const float key_high = cap_height(canvas);
    Rect foot = {place.x, place.y + place.h - std::max(key_high, line), place.w, std::max(key_high, line)};
    if (!scene.key.empty()) {
        const Rect cap = take_left(foot, cap_width(canvas, scene.key), gap);
        draw_cap(canvas, {cap.x, foot.y, cap.w, key_high}, scene.key, scene.pad);
        line_in(Part(canvas, "close"), foot, tr("closes the map"), words);
    } else {
        line_in(Part(canvas, "close"), foot, Scale::finger() > 0 ? tr("Tap to close") : tr("Click to close"),
                words);
    }
    place.h -= foot.h + gap;
    const float code = scale.text(kMapCode);
    line_in(Part(canvas, "code"), {place.x, place.y + place.h - code, place.w, code}, code_,
            fitted(canvas, code_, place.w, {code, kHudQuiet, Face::mono}));
    place.h -= code + gap;
    const TextStyle title = {scale.text(kMapTitle), theme::kBright, Face::bold};
    const float title_high = canvas.paragraph(place, tr("The map"), title) + gap;
    place.y += title_high, place.h -= title_high;
    const auto row = [&](std::string_view meaning, auto draw_glyph) {
        Rect rest = place;
        const Rect glyph = take_left(rest, 1.6f * line, gap);
        const float high = canvas.paragraph_height(rest.w, meaning, words) + gap;
        if (high > place.h) return;  // the low window of a phone
        draw_glyph(Point{glyph.center().x, glyph.y + line / 2});
        canvas.paragraph(rest, meaning, words);
        place.y += high, place.h -= high;
    };
    const auto stroke = [&](Point at, Color color, float thick) {
        const Point half = {0.8f * line, 0};
        canvas.line(at - half, at + half, std::max(2.0f, scale(thick)), color);
    };
    row(tr("the battlefield"), [&](Point at) { stroke(at, theme::kAccent, 4); });
    row(tr("view direction"), [&](Point at) {
        const float size = std::max(5.0f, scale(10));
        draw_look(canvas, at + Point{0, size / 2}, {0, -1}, size);
    });
    const Color own = player_color(scene.match.player(scene.match.player()).color);
    if (std::ranges::any_of(scene.drive, [](const auto& piece) { return !piece.falls; }))
        row(tr("as far as you can drive"), [&](Point at) { stroke(at, own, 7); });
    if (!roads_.empty()) row(tr("road"), [&](Point at) { stroke(at, road_color(level_.planet.palette), 3); });
    if (std::ranges::any_of(state.debris, is_crate))
        row(tr("crate"), [&](Point at) { draw_square(canvas, at, theme::kBad); });
    if (std::ranges::any_of(state.things, &Thing::is_cart))
        row(tr("convoy"), [&](Point at) { draw_square(canvas, at, theme::kBright); });
    if (gun_of(state)) row(tr("natives"), [&](Point at) { draw_square(canvas, at, theme::kGood); });
}

void BattleMap::draw(Canvas& canvas, const BattleMapScene& scene) const {
    if (!shown_) return;
    const Part part(canvas, "map");
    const Scale scale(canvas);
    const float pad = scale(kMapPad), legend = std::min(scale.text(kMapLegend), scene.room.w * 0.36f);
    const auto wide = static_cast<float>(relief_.width()), high = static_cast<float>(relief_.height());
    const float factor =
        std::min((kMapWidest * scene.room.w - 3 * pad - legend) / wide, (scene.room.h - 2 * pad) / high);
    const float height = std::max(factor * high, std::min(scene.room.h - 2 * pad, kLegendHigh * legend));
    Rect panel = {scene.room.x, scene.room.y, factor * wide + legend + 3 * pad, height + 2 * pad};
    if (scene.keeps_off < scene.room.center().x) panel.x = scene.room.x + scene.room.w - panel.w;
    canvas.fill_rounded(panel, scale(theme::kRadius), with_alpha(theme::kBackground, 0.94f));
    Rect inside = panel.inset(pad);
    MapView map = {take_left(inside, factor * wide, pad), level_.terrain.width, level_.terrain.depth};
    map.place.h = factor * high;
    canvas.image(relief_, map.place);
    canvas.push_clip(map.place);
    roads_.draw(canvas, map);
    draw_cut(canvas, map);
    const Color own = player_color(scene.match.player(scene.match.player()).color);
    for (const DrivingLine::Piece& piece : scene.drive)
        if (!piece.falls)
            canvas.line(place_of(map, piece.places.front().x), place_of(map, piece.places.back().x),
                        std::max(3.0f, scale(7)), own);
    draw_marks(canvas, scene.match, map);
    draw_names(canvas, scene.match, map);
    canvas.pop_clip();
    draw_legend(canvas, scene, inside);
}

}  // namespace terramorph
