#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/terrain_editor/draft.h"
#include "app/terrain_editor/road_builder.h"
#include "ui/terrain_editor/map_features.h"

namespace terramorph {

/// What a hand does on the map of the terrain page.
enum class MapTool { line, things, roads, raise, lower };
constexpr std::array<std::string_view, 5> kMapToolNames = {N_("Line"), N_("Objects"), N_("Roads"),
                                                           N_("Raise"), N_("Lower")};

/// Draws a tool's sign, about `size` wide.
void draw_map_tool(Canvas& canvas, Point center, float size, MapTool tool);

/// The hand that places things on the map, builds roads, and raises and lowers the land with a brush, by the
/// pointer or by keys, which move it over the map. The line of the cut isn't its business.
class MapHand {
  public:
    /// The draft must outlive it. `say` reports refusals.
    MapHand(TerrainDraft& draft, std::function<void(std::string)> say);

    MapTool tool() const { return tool_; }
    void take(MapTool tool);
    /// The next tool, and after the last the first.
    void take_next();
    bool brushes() const { return tool_ == MapTool::raise || tool_ == MapTool::lower; }
    /// The brush's size; its radius is brush_radius() columns of the map.
    int size() const { return size_; }
    /// Makes the brush broader or narrower by so many sizes; past the broadest and the narrowest it stays so.
    void resize(int by);
    /// The next size, and after the broadest the narrowest.
    void next_size();

    /// Returns true if the input was for the hand.
    bool press(const InputEvent& press, const MapView& view, const MapFeatures& features);
    /// Tells it where the pointer is that isn't pressed.
    void hover(Point at) { at_ = at, keyed_ = false; }
    /// Places a thing where keys have moved the hand, or in the middle of the line.
    void change_middle();
    /// Removes what this tool has made: things, roads, strokes, or with the line all of them.
    void clear();
    /// A brush held still goes on.
    void advance(double seconds, const MapView& view);
    /// Draws the brush, or the keys' hand, and the name of what was changed last.
    void draw(Canvas& canvas, const MapView& view, bool focused) const;
    /// What the tool does, and how; empty for the line.
    std::string help() const;
    /// The tool, the place of the keys' hand and the last change, for whoever doesn't see them.
    std::string said() const;

  private:
    bool key(const InputEvent& press, const MapView& view);
    bool size_key(const InputEvent& press);
    bool move(const InputEvent& press, const MapView& view);
    void act(bool other_way, const MapView& view);
    void begin_stroke(const InputEvent& press, const MapView& view);
    void touch(Spot spot);
    void touch_at(Point at, const MapView& view);
    void change_thing_at(Point at, float reach, const MapView& view, const MapFeatures& features);
    void change_thing_on(Spot spot);
    void build_at(Point at, float reach, const MapView& view, bool takes_away);
    void build_on(Spot spot, bool takes_away);
    std::optional<Spot> turn_near(Point at, float reach, const MapView& view) const;
    Spot middle() const;
    std::string last_change() const;
    void draw_turns(Canvas& canvas, const MapView& view) const;
    void name_last(Canvas& canvas, const MapView& view) const;
    Point point_of(Spot spot, const MapView& view) const;

    TerrainDraft& draft_;
    std::function<void(std::string)> say_;
    MapTool tool_ = MapTool::line;
    RoadBuilder road_;
    int size_ = 3;
    bool stroking_ = false;        // the pointer is pressed with a brush ...
    bool raises_ = true;           // ... which raises the land
    double since_touch_ = 0;       // seconds
    std::optional<Point> at_;      // the pointer
    std::optional<Spot> keys_at_;  // the hand that keys move, in the land
    bool keyed_ = false;           // keys were used last
    std::optional<Spot> changed_;  // where something was changed last ...
    std::optional<int> lift_;      // ... and how far the brush has raised it, if it was the brush
};

}  // namespace terramorph
