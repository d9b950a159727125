#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/terrain_editor/draft.h"
#include "ui/terrain_editor/map_features.h"
#include "ui/terrain_editor/map_preview.h"
#include "ui/terrain_editor/map_roads.h"

namespace terramorph {

/// The map on the terrain page: its picture, the draggable cut, roads, features, and for infinite land moving
/// around.
class TerrainMap {
  public:
    /// The draft must outlive the map. `say` reports refusals.
    TerrainMap(TerrainDraft& draft, std::function<void(std::string)> say);

    bool press(const InputEvent& press);
    /// Changes the feature at the middle of the cut.
    void change_middle();
    /// Whether a finger changes features where it touches the map, instead of the cut.
    bool touch_places() const { return touch_places_; }
    void let_touch_place(bool places) { touch_places_ = places; }
    /// Resets the cut; if it's already reset, removes all placed features.
    void reset();
    std::string_view help() const;
    /// Advances time; `still`: no input for a while. Returns true if the picture has to be redrawn.
    bool advance(double seconds, bool still);
    /// Marks a castle on this column of the level; none: there's none.
    void mark_castle(std::optional<int> column) { castle_ = column; }
    /// Draws the picture with the cut at the place, which is part of the panel.
    void draw(Canvas& canvas, Rect place, Rect panel, bool focused);

    const MapPreview& preview() const { return preview_; }

  private:
    enum class Grip { none, cut, land };

    MapView view() const;
    bool pointer(const InputEvent& press);
    void take_hold(const InputEvent& press);
    bool double_click(const InputEvent& press);
    void pull(const InputEvent& press);
    bool wander(const InputEvent& press);
    void move_land(Vec2<std::int64_t> to);
    void change_thing_at(Point at, float reach);
    void change_thing_on(Spot spot);
    void fit_picture();
    void name_changed(Canvas& canvas, const MapView& view) const;
    void draw_origin(Canvas& canvas, Rect place) const;

    TerrainDraft& draft_;
    std::function<void(std::string)> say_;
    MapPreview preview_;
    MapRoads roads_;
    MapFeatures features_;
    Image fitted_;  // the preview's picture at its size on the screen
    Rect place_;
    Grip grip_ = Grip::none;
    bool touch_places_ = false;
    std::optional<int> castle_;
    std::optional<Spot> changed_;  // the last changed feature
    CutHold hold_ = CutHold::middle;
    Point grabbed_;              // where the land was grabbed, or the line's offset from its middle
    Vec2<std::int64_t> origin_;  // of the land when it was grabbed
    double since_click_ = 1;     // seconds
    Point clicked_;
};

}  // namespace terramorph
