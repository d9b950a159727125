#include "ui/terrain_editor/map_hand.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "app/terrain_editor/brush.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/terrain_editor/map_roads.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kFeatureReach = 8;      // pixels around a feature
constexpr double kTouchesApart = 0.12;  // seconds, of a brush that's held still
constexpr int kStepsAcross = 32;        // of a map that keys cross; with Shift a quarter of one
constexpr Color kRoadGravel = {222, 206, 168};
constexpr Color kRaiseColor = {255, 214, 120}, kLowerColor = {130, 200, 255};

/// How far a key moves the hand, in columns and rows.
int key_step(const MapView& view, bool fine) {
    return std::max(1, std::min(view.width, view.depth) / kStepsAcross / (fine ? 4 : 1));
}

Color color_of(bool raises) { return raises ? kRaiseColor : kLowerColor; }

}  // namespace

void draw_map_tool(Canvas& canvas, Point center, float size, MapTool tool) {
    const auto at = [&](float x, float y) { return center + Point{x, y} * size; };
    const float thick = std::max(1.5f, 0.14f * size);
    if (tool == MapTool::line) {
        canvas.line(std::array{at(-0.5f, 0.12f), at(0.5f, -0.12f)}, thick, theme::kAccent);
        for (const Point end : {at(-0.5f, 0.12f), at(0.5f, -0.12f)})
            canvas.circle(end, 0.15f * size, theme::kAccent);
        return;
    }
    if (tool == MapTool::things) return draw_feature(canvas, center, 0.5f * size, Feature::tree);
    if (tool == MapTool::roads) {
        const std::array bend = {at(-0.5f, 0.4f), at(-0.1f, 0.1f), at(0.1f, -0.15f), at(0.5f, -0.4f)};
        canvas.line(bend, 2.4f * thick, kRoadVerge);
        return canvas.line(bend, 1.5f * thick, kRoadGravel);
    }
    const bool raises = tool == MapTool::raise;
    const float up = raises ? 1 : -1;
    canvas.line(std::array{at(-0.5f, 0.34f), at(-0.24f, 0.34f), at(0, 0.34f - 0.3f * up), at(0.24f, 0.34f),
                           at(0.5f, 0.34f)},
                thick, theme::kText);
    canvas.line(std::array{at(0, -0.1f + 0.06f * up), at(0, -0.1f - 0.36f * up)}, thick, color_of(raises));
    canvas.line(
        std::array{at(-0.17f, -0.1f - 0.17f * up), at(0, -0.1f - 0.36f * up), at(0.17f, -0.1f - 0.17f * up)},
        thick, color_of(raises));
}

MapHand::MapHand(TerrainDraft& draft, std::function<void(std::string)> say)
    : draft_(draft), say_(std::move(say)) {}

void MapHand::take(MapTool tool) {
    tool_ = tool;
    road_.end();
    stroking_ = false;
    changed_.reset();
}

void MapHand::take_next() { take(static_cast<MapTool>((at(tool_) + 1) % kMapToolNames.size())); }

void MapHand::resize(int by) { size_ = std::clamp(size_ + by, 0, kBrushSizes - 1); }

void MapHand::next_size() { size_ = (size_ + 1) % kBrushSizes; }

bool MapHand::press(const InputEvent& press, const MapView& view, const MapFeatures& features) {
    using Kind = InputEvent::Kind;
    if (press.kind == Kind::down) return key(press, view);
    if (press.kind == Kind::wheel || press.kind == Kind::pinch) {
        if (!brushes() || press.control) return false;
        return resize(press.wheel > 0 ? 1 : -1), true;
    }
    if (!points(press) && press.kind != Kind::pointer_other) return false;
    hover(press.at);
    const bool presses = press.kind == Kind::pointer_down || press.kind == Kind::pointer_other;
    if (presses) changed_.reset();
    if (brushes() && !press.control) {
        if (presses) begin_stroke(press, view);
        if (press.kind == Kind::pointer_move && stroking_) touch_at(press.at, view);
        if (press.kind == Kind::pointer_up) stroking_ = false;
        return true;
    }
    if (tool_ == MapTool::roads && !press.control) {
        const bool takes_away = press.kind == Kind::pointer_other || press.shift;
        if (presses) build_at(press.at, std::max(kFeatureReach, press.reach), view, takes_away);
        return true;
    }
    const bool places = press.control || tool_ == MapTool::things || press.kind == Kind::pointer_other;
    if (presses && places) change_thing_at(press.at, press.reach, view, features);
    return places && press.kind != Kind::pointer_up;
}

/// The other button, and Shift, do the opposite.
void MapHand::begin_stroke(const InputEvent& press, const MapView& view) {
    const bool other = press.kind == InputEvent::Kind::pointer_other;
    raises_ = (tool_ == MapTool::raise) != (other != press.shift);
    stroking_ = !other;
    const std::optional<Spot> spot = spot_at(draft_.last_good().terrain, view, press.at);
    if (spot) touch(*spot);
}

/// Goes on where the pointer has come to another place of strokes.
void MapHand::touch_at(Point at, const MapView& view) {
    const std::optional<Spot> spot = spot_at(draft_.last_good().terrain, view, at);
    if (!spot || (changed_ && stroke_at(*changed_, size_) == stroke_at(*spot, size_))) return;
    touch(*spot);
}

void MapHand::touch(Spot spot) {
    since_touch_ = 0;
    draft_.change([&](LevelSettings& level) {
        const Result<int> lift = touch_with_brush(level.terrain, spot, size_, raises_);
        if (!lift) {
            stroking_ = false;
            return say_(tr(lift.error()));
        }
        changed_ = spot;
        lift_ = *lift;
    });
}

void MapHand::advance(double seconds, const MapView& view) {
    since_touch_ += seconds;
    if (!stroking_ || !at_ || since_touch_ < kTouchesApart) return;
    if (const std::optional<Spot> spot = spot_at(draft_.last_good().terrain, view, *at_)) touch(*spot);
}

void MapHand::change_thing_at(Point at, float reach, const MapView& view, const MapFeatures& features) {
    std::optional<Spot> spot = features.near(view, at, std::max(kFeatureReach, reach));
    if (!spot) spot = spot_at(draft_.last_good().terrain, view, at);
    if (spot) change_thing_on(*spot);
}

void MapHand::change_thing_on(Spot spot) {
    draft_.change([&](LevelSettings& level) {
        const Result<Feature> put = change_feature(level.terrain, spot);
        if (!put) return say_(tr(put.error()));
        changed_ = spot;
        lift_.reset();
    });
}

/// The turn of a road that a person has built nearest to a place, at most so many pixels away.
std::optional<Spot> MapHand::turn_near(Point at, float reach, const MapView& view) const {
    std::optional<Spot> nearest;
    for (const Road& road : draft_.last_good().terrain.roads)
        for (const Spot& turn : road) {
            const Point way = point_of(turn, view) - at;
            const float away = std::hypot(way.x, way.y);
            if (away > reach) continue;
            reach = away;
            nearest = turn;
        }
    return nearest;
}

void MapHand::build_at(Point at, float reach, const MapView& view, bool takes_away) {
    std::optional<Spot> spot = turn_near(at, reach, view);
    if (!spot && takes_away) return road_.end();
    if (!spot) spot = spot_at(draft_.last_good().terrain, view, at);
    if (spot) build_on(*spot, takes_away);
}

void MapHand::build_on(Spot spot, bool takes_away) {
    draft_.change([&](LevelSettings& level) {
        if (takes_away)
            road_.take_away(level.terrain, spot);
        else if (const Refusal refusal = road_.build(level.terrain, spot))
            return say_(tr(*refusal));
        changed_ = spot;
        lift_.reset();
    });
}

Spot MapHand::middle() const {
    if (keys_at_ && tool_ != MapTool::line) return *keys_at_;
    const LevelSettings& level = draft_.level();
    return level.terrain.origin + Spot{(level.terrain.width - 1) / 2, cut_row(level.terrain, level.cut)};
}

void MapHand::change_middle() { change_thing_on(middle()); }

void MapHand::clear() {
    draft_.change([&](LevelSettings& level) {
        const bool all = tool_ == MapTool::line;
        if (all || tool_ == MapTool::things) level.terrain.placed.clear();
        if (all || tool_ == MapTool::roads) level.terrain.roads.clear();
        if (all || brushes()) level.terrain.strokes.clear();
    });
}

bool MapHand::key(const InputEvent& press, const MapView& view) {
    if (press.key == Key::letter && press.letter == 'b' && !press.control) {
        const MapTool next = tool_ == MapTool::raise   ? MapTool::lower
                             : tool_ == MapTool::lower ? MapTool::line
                                                       : MapTool::raise;
        return take(next), true;
    }
    if (tool_ == MapTool::line) return changed_.reset(), false;
    if (press.key == Key::escape) return take(MapTool::line), true;
    if (brushes() && size_key(press)) return true;
    if (press.key == Key::enter || press.key == Key::space) return act(press.shift, view), true;
    return !press.control && move(press, view);
}

bool MapHand::size_key(const InputEvent& press) {
    const bool letter = press.key == Key::letter;
    const bool broader =
        press.key == Key::page_up || (letter && (press.letter == ']' || press.letter == '+'));
    const bool narrower =
        press.key == Key::page_down || (letter && (press.letter == '[' || press.letter == '-'));
    if (broader || narrower) resize(broader ? 1 : -1);
    return broader || narrower;
}

/// Moves the keys' hand over the map, which it doesn't leave.
bool MapHand::move(const InputEvent& press, const MapView& view) {
    Spot way;
    if (press.key == Key::left) way.x = -1;
    if (press.key == Key::right) way.x = 1;
    if (press.key == Key::up) way.y = -1;
    if (press.key == Key::down) way.y = 1;
    if (way == Spot{}) return false;
    const int step = key_step(view, press.shift);
    const Spot origin = draft_.last_good().terrain.origin;
    const Spot to = middle() - origin + way * step;
    keys_at_ = origin + Spot{std::clamp<std::int64_t>(to.x, 0, view.width - 1),
                             std::clamp<std::int64_t>(to.y, 0, view.depth - 1)};
    keyed_ = true;
    changed_.reset();
    return true;
}

void MapHand::act(bool other_way, const MapView& view) {
    keys_at_ = middle();
    keyed_ = true;
    if (tool_ == MapTool::roads) {
        const float reach =
            static_cast<float>(key_step(view, true)) * view.place.w / static_cast<float>(view.width);
        return build_at(point_of(*keys_at_, view), reach, view, other_way);
    }
    if (!brushes()) return change_thing_on(*keys_at_);
    raises_ = (tool_ == MapTool::raise) != other_way;
    touch(*keys_at_);
}

Point MapHand::point_of(Spot spot, const MapView& view) const {
    const Spot on_map = spot - draft_.last_good().terrain.origin;
    return view.on_screen({static_cast<double>(on_map.x), static_cast<double>(on_map.y)});
}

/// The turns of built roads as dots, and a ring around the one from which a road goes on.
void MapHand::draw_turns(Canvas& canvas, const MapView& view) const {
    const Scale scale(canvas);
    const MapSettings& terrain = draft_.last_good().terrain;
    canvas.push_clip(view.place);
    for (const Road& road : terrain.roads)
        for (const Spot& turn : road) {
            canvas.circle(point_of(turn, view), std::max(3.0f, scale(4)), kRoadVerge);
            canvas.circle(point_of(turn, view), std::max(2.0f, scale(2.8f)), theme::kBright);
        }
    if (const Road* const open = road_.building(terrain))
        canvas.ring(point_of(open->back(), view), scale(8), std::max(1.5f, scale(2)), theme::kAccent);
    canvas.pop_clip();
}

void MapHand::draw(Canvas& canvas, const MapView& view, bool focused) const {
    const Scale scale(canvas);
    if (tool_ == MapTool::roads) draw_turns(canvas, view);
    const float thick = std::max(1.5f, scale(2));
    std::optional<Point> at = at_;
    if (keyed_ || !at || !view.place.holds(*at)) at = std::nullopt;
    if (!at && keys_at_ && focused) at = point_of(*keys_at_, view);
    if (at && brushes()) {
        const auto columns = static_cast<float>(view.width);
        const float radius =
            std::max(scale(5), static_cast<float>(brush_radius(size_)) * view.place.w / columns);
        canvas.push_clip(view.place);
        canvas.ring(*at, radius, thick + 2, with_alpha(theme::kBackground, 0.5f));
        canvas.ring(*at, radius, thick, color_of(tool_ == MapTool::raise));
        draw_map_tool(canvas, *at, scale(22), tool_);
        canvas.pop_clip();
    } else if (at && keyed_ && tool_ != MapTool::line) {
        canvas.ring(*at, scale(12), thick, theme::kAccent);
    }
    if (changed_ && focused) name_last(canvas, view);
}

std::string MapHand::last_change() const {
    if (!changed_) return {};
    if (lift_ == 0) return std::string(tr("as it was"));
    if (lift_)
        return tr(*lift_ > 0 ? N_("raised by {n} m") : N_("lowered by {n} m"), {{"n", std::abs(*lift_)}});
    if (tool_ == MapTool::roads) {
        const std::vector<Road>& roads = draft_.last_good().terrain.roads;
        const auto leads_there = [this](const Road& road) {
            return std::ranges::find(road, *changed_) != road.end();
        };
        const auto newest = std::find_if(roads.rbegin(), roads.rend(), leads_there);
        return newest == roads.rend() ? std::string(tr("nothing"))
                                      : tr("road, {n} m", {{"n", length_of(*newest)}});
    }
    const Feature feature = feature_on(draft_.last_good().terrain, *changed_);
    return std::string(feature == Feature::none ? tr("nothing") : tr(kFeatureNames[at(feature)]));
}

/// Writes it beside the mark, above the pointer.
void MapHand::name_last(Canvas& canvas, const MapView& view) const {
    const Point at = point_of(*changed_, view);
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), theme::kBright};
    const std::string words = last_change();
    const float wide = canvas.text_width(words, style) + scale(12), high = style.size + scale(4);
    const float left = std::clamp(at.x - wide / 2, view.place.x, view.place.x + view.place.w - wide);
    const float above = at.y - scale(18) - high;
    const Rect label = {left, above < view.place.y ? at.y + scale(18) : above, wide, high};
    canvas.fill_rounded(label, scale(6), with_alpha(theme::kBackground, 0.8f));
    Part(canvas, "feature")->text({label.x + scale(6), label.y + scale(2)}, words, style);
}

std::string MapHand::help() const {
    const bool touched = Scale::finger() > 0;
    if (tool_ == MapTool::things)
        return std::string(touched ? tr("Touch the map to add something, and again to change it.")
                                   : tr("Click the map to add something, and again to change it; or use the "
                                        "arrows and Enter. Backspace clears."));
    if (tool_ == MapTool::roads)
        return std::string(
            touched
                ? tr("Touch the map to build a road, point by point; touch its last point again to end it.")
                : tr("Click to build a road point by point, or use the arrows and Enter. Click its last "
                     "point "
                     "again to end it. Right-click removes a point."));
    if (!brushes()) return {};
    const Argument wide = {"n", brush_radius(size_)};
    if (touched) return tr("Drag to shape the land; pinch to resize the brush. Radius: {n} m", {wide});
    return tool_ == MapTool::raise
               ? tr("Drag to raise the land, Shift lowers it; or use the arrows and Enter. [ and ]: radius "
                    "{n} m",
                    {wide})
               : tr("Drag to lower the land, Shift raises it; or use the arrows and Enter. [ and ]: radius "
                    "{n} m",
                    {wide});
}

std::string MapHand::said() const {
    if (tool_ == MapTool::line) return {};
    const Spot at = middle() - draft_.last_good().terrain.origin;
    std::string all = tr("{tool}, {x} m from the left, {y} m from the top",
                         {{"tool", message(kMapToolNames[terramorph::at(tool_)])}, {"x", at.x}, {"y", at.y}});
    const std::string last = last_change();
    return last.empty() ? all : concat(all, ": ", last);
}

}  // namespace terramorph
