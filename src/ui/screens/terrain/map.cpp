#include "ui/screens/terrain/map.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/screens/terrain/map_tools.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kDoubleClick = 0.4;  // seconds from one click to the next
constexpr float kReach = 18;          // pixels around an end of the line, or beside the line, of a mouse

std::int64_t held(const Parameter& parameter, std::int64_t value) {
    return std::clamp(value, static_cast<std::int64_t>(parameter.minimum),
                      static_cast<std::int64_t>(parameter.maximum));
}

/// How far from the line or its ends a press is still on them.
float reach_of(const InputEvent& press) { return std::max(kReach, press.reach); }

float distance_from_line(const MapView& view, const Cut& cut, Point at) {
    const auto [left, right] = cut_ends(view, cut);
    const Point along = right - left, to = at - left;
    const float length = std::max(1.0f, std::hypot(along.x, along.y));
    return std::fabs(along.x * to.y - along.y * to.x) / length;
}

/// How far an endless map has been moved: "512 m east, 64 m north of the start"; empty there.
std::string way_from_start(Vec2<std::int64_t> to) {
    std::vector<std::string> ways;
    if (to.x != 0)
        ways.push_back(tr(to.x > 0 ? N_("{n} m east") : N_("{n} m west"), {{"n", Grouped{std::abs(to.x)}}}));
    if (to.y != 0)
        ways.push_back(
            tr(to.y > 0 ? N_("{n} m south") : N_("{n} m north"), {{"n", Grouped{std::abs(to.y)}}}));
    return ways.empty() ? "" : tr("{way} of the start", {{"way", joined(ways, ", ")}});
}

}  // namespace

TerrainMap::TerrainMap(TerrainDraft& draft, std::function<void(std::string)> say)
    : draft_(draft), hand_(draft, std::move(say)), preview_(draft.last_good().terrain) {}

MapView TerrainMap::view() const {
    const MapSettings& terrain = draft_.level().terrain;
    return {place_, terrain.width, terrain.depth};
}

bool TerrainMap::press(const InputEvent& press) {
    if (grip_ == Grip::none && hand_.press(press, view(), features_)) return true;
    if (points(press)) return pointer(press);
    if (wander(press)) return true;
    const LevelSettings& level = draft_.level();
    const auto cut = cut_after(press, level.cut, level.terrain.depth);
    if (!cut) return false;
    if (*cut != level.cut) draft_.change([&](LevelSettings& changed) { changed.cut = *cut; });
    return true;
}

bool TerrainMap::pointer(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::pointer_down) take_hold(press);
    pull(press);
    if (press.kind == InputEvent::Kind::pointer_up) grip_ = Grip::none;
    return true;
}

void TerrainMap::take_hold(const InputEvent& press) {
    const Cut& cut = draft_.level().cut;
    hold_ = cut_hold(view(), cut, press.at, reach_of(press));
    if (double_click(press) && distance_from_line(view(), cut, press.at) < reach_of(press)) {
        grip_ = Grip::none;
        return draft_.change([](LevelSettings& level) { level.cut.angle = 0; });
    }
    const bool infinite = draft_.level().terrain.generator->is_infinite();
    if (infinite && press.shift && hold_ == CutHold::middle) {
        grip_ = Grip::land;
        grabbed_ = press.at;
        origin_ = draft_.level().terrain.origin;
        return;
    }
    grip_ = Grip::cut;
    const auto [left, right] = cut_ends(view(), cut);
    const bool on_line =
        hold_ == CutHold::middle && distance_from_line(view(), cut, press.at) < reach_of(press);
    grabbed_ = on_line && cut.angle != 0 ? Point{0, press.at.y - (left.y + right.y) / 2} : Point{};
}

bool TerrainMap::double_click(const InputEvent& press) {
    const Point at = press.at;
    const bool again =
        since_click_ < kDoubleClick && std::hypot(at.x - clicked_.x, at.y - clicked_.y) < reach_of(press);
    since_click_ = again ? kDoubleClick : 0;
    clicked_ = at;
    return again;
}

void TerrainMap::pull(const InputEvent& press) {
    if (grip_ == Grip::cut) {
        const Cut cut = dragged(view(), draft_.level().cut, hold_, press.at - grabbed_, press.shift);
        if (cut != draft_.level().cut) draft_.change([&](LevelSettings& level) { level.cut = cut; });
    } else if (grip_ == Grip::land) {
        const MapView shown = view();
        const Vec2<double> way = shown.on_map(grabbed_) - shown.on_map(press.at);
        move_land({origin_.x + std::llround(way.x), origin_.y + std::llround(way.y)});
    }
}

void TerrainMap::reset() {
    if (hand_.tool() != MapTool::line || draft_.level().cut == Cut{}) return hand_.clear();
    draft_.change([](LevelSettings& level) { level.cut = {}; });
}

std::string TerrainMap::help() const {
    if (const std::string of_hand = hand_.help(); !of_hand.empty()) return of_hand;
    if (Scale::finger() > 0) return std::string(tr("Drag the line or its ends. Double-tap to level it."));
    return std::string(draft_.level().terrain.generator->is_infinite()
                           ? tr("Drag the line or its ends; Shift+drag explores. Right-click (or P) adds "
                                "objects; B shapes the land.")
                           : tr("Drag the line or its ends. Right-click (or P) adds objects; B shapes the "
                                "land; Backspace clears."));
}

std::string TerrainMap::said() const {
    const std::string of_hand = hand_.said();
    return of_hand.empty() ? std::string(tr("drag the line to pick your level")) : of_hand;
}

/// Ctrl and an arrow moves by an eighth of the map, with shift by a sixty-fourth; Home goes back to the
/// origin.
bool TerrainMap::wander(const InputEvent& press) {
    const MapSettings& terrain = draft_.level().terrain;
    if (press.kind != InputEvent::Kind::down || !terrain.generator->is_infinite()) return false;
    if (press.key == Key::home) return move_land({}), true;
    if (!press.control) return false;
    const std::int64_t across = terrain.width / (press.shift ? 64 : 8),
                       down = terrain.depth / (press.shift ? 64 : 8);
    const Vec2<std::int64_t> from = terrain.origin;
    switch (press.key) {
        case Key::left:
            return move_land({from.x - across, from.y}), true;
        case Key::right:
            return move_land({from.x + across, from.y}), true;
        case Key::up:
            return move_land({from.x, from.y - down}), true;
        case Key::down:
            return move_land({from.x, from.y + down}), true;
        default:
            return false;
    }
}

void TerrainMap::move_land(Vec2<std::int64_t> to) {
    const Vec2<std::int64_t> origin = {held(kMapOriginX, to.x), held(kMapOriginY, to.y)};
    if (origin == draft_.level().terrain.origin) return;
    draft_.change([&](LevelSettings& level) { level.terrain.origin = origin; });
}

bool TerrainMap::advance(double seconds, bool still) {
    since_click_ += seconds;
    hand_.advance(seconds, view());
    const LevelSettings& level = draft_.last_good();
    preview_.turn_to(level.terrain);
    const bool dressed = preview_.dress(level.planet.palette, water_on_map(level));
    const bool seen = preview_.advance(still);
    if (seen || dressed) fitted_ = {};
    const bool roads = roads_.look(level, preview_.finished());
    return seen || dressed || roads || !preview_.finished();  // keeps frames coming while it works
}

/// Stretches the map's picture only if it has changed.
void TerrainMap::fit_picture() {
    const int width = static_cast<int>(place_.w), height = static_cast<int>(place_.h);
    if (fitted_.width() == width && fitted_.height() == height) return;
    fitted_ = Image(width, height);
    Canvas(fitted_, plain_typeface()).image(preview_.picture(), {0, 0, place_.w, place_.h});
}

void TerrainMap::draw(Canvas& canvas, Rect place, Rect panel, bool focused) {
    const Scale scale(canvas);
    const LevelSettings& level = draft_.last_good();
    place_ = place;
    fit_picture();
    canvas.image(fitted_, static_cast<int>(place.x), static_cast<int>(place.y));
    canvas.round_off(panel, scale(theme::kRadius), theme::kBackground);
    if (focused)
        canvas.outline_rounded(place.inset(-scale(3)), scale(theme::kRadius + 3), std::max(1.5f, scale(2)),
                               theme::kAccent);
    if (level.terrain.generator->is_infinite()) draw_origin(canvas, place);
    const MapView shown = {place, level.terrain.width, level.terrain.depth};
    roads_.draw(canvas, shown);
    features_.look(level.terrain, level.cut, shown);
    draw_cut(canvas, shown, level.cut, map_tools_foot(canvas));
    features_.draw(canvas, shown);
    if (castle_)
        draw_castle_mark(canvas, shown.on_screen(place_on_map(shown.width, shown.depth, level.cut, *castle_)),
                         std::max(4.0f, scale(8)));
    hand_.draw(canvas, shown, focused);
}

void TerrainMap::draw_origin(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), theme::kBright, Face::regular, Align::right};
    const std::string words = way_from_start(draft_.last_good().terrain.origin);
    if (words.empty()) return;
    const float width = canvas.text_width(words, style);
    const Point at = {place.x + place.w - scale(14),
                      place.y + place.h - style.size - scale(24) - map_tool_size(canvas)};
    canvas.fill_rounded({at.x - width - scale(6), at.y - scale(2), width + scale(12), style.size + scale(4)},
                        scale(6), with_alpha(theme::kBackground, 0.7f));
    Part(canvas, "corner")->text(at, words, style);
}

}  // namespace terramorph
