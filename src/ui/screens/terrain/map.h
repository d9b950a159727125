#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/terrain_editor/draft.h"
#include "ui/terrain_editor/map_features.h"
#include "ui/terrain_editor/map_hand.h"
#include "ui/terrain_editor/map_preview.h"
#include "ui/terrain_editor/map_roads.h"

namespace terramorph {

/// The map on the terrain page: its picture, the draggable cut, roads, features, a hand that places things
/// and shapes the land, and for infinite land moving around.
class TerrainMap {
  public:
    /// The draft must outlive the map. `say` reports refusals.
    TerrainMap(TerrainDraft& draft, std::function<void(std::string)> say);

    bool press(const InputEvent& press);
    MapHand& hand() { return hand_; }
    /// Tells it where the pointer is that isn't pressed.
    void hover(Point at) { hand_.hover(at); }
    /// Resets the cut, unless another tool than the line is used; if it's already reset, removes what was
    /// made by hand.
    void reset();
    std::string help() const;
    /// What's on the map, for whoever doesn't see it.
    std::string said() const;
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
    void fit_picture();
    void draw_origin(Canvas& canvas, Rect place) const;

    TerrainDraft& draft_;
    MapHand hand_;
    MapPreview preview_;
    MapRoads roads_;
    MapFeatures features_;
    Image fitted_;  // the preview's picture at its size on the screen
    Rect place_;
    Grip grip_ = Grip::none;
    std::optional<int> castle_;
    CutHold hold_ = CutHold::middle;
    Point grabbed_;              // where the land was grabbed, or the line's offset from its middle
    Vec2<std::int64_t> origin_;  // of the land when it was grabbed
    double since_click_ = 1;     // seconds
    Point clicked_;
};

}  // namespace terramorph
