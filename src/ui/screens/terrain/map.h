#pragma once

#include <functional>
#include <string>

#include "app/terrain_editor/draft.h"
#include "ui/terrain_editor/map_features.h"
#include "ui/terrain_editor/map_preview.h"

namespace terramorph {

/// The map from above on the terrain page: its picture, the line of the cut that is dragged over it, what
/// stands on the land, and land without end to wander through.
class TerrainMap {
  public:
    /// The draft outlives the map, which says why it could not do what was asked.
    TerrainMap(TerrainDraft& draft, std::function<void(std::string)> say);

    bool press(const InputEvent& press);
    /// Another thing on the middle of the cut.
    void change_middle();
    /// The line of the cut; when that lies as at first, the land: all that was placed on it is gone.
    void reset();
    std::string_view help() const;
    /// Time went on; all is `still` when nobody has pressed anything for a while. Whether to draw again.
    bool advance(double seconds, bool still);
    /// The picture with the cut on it in the place, which is a part of the panel around it.
    void draw(Canvas& canvas, Rect place, Rect panel, bool focused);

    const MapPreview& survey() const { return survey_; }

  private:
    enum class Grip { none, cut, land };

    MapView view() const;
    bool pointer(const InputEvent& press);
    void take_hold(const InputEvent& press);
    bool double_click(Point at);
    void pull(const InputEvent& press);
    bool wander(const InputEvent& press);
    void move_land(Vec2<std::int64_t> to);
    void change_thing_at(Point at);
    void change_thing_on(Spot spot);
    void fit_picture();
    void name_changed(Canvas& canvas, const MapView& view) const;
    void draw_origin(Canvas& canvas, Rect place) const;

    TerrainDraft& draft_;
    std::function<void(std::string)> say_;
    MapPreview survey_;
    MapFeatures things_;
    Image fitted_;  // the survey's picture as large as it is shown
    Rect place_;
    Grip grip_ = Grip::none;
    std::optional<Spot> changed_;  // the thing that was changed last
    CutHold hold_ = CutHold::middle;
    Point grabbed_;              // where the land was taken, or how far beside the line's middle the line
    Vec2<std::int64_t> origin_;  // of the land when it was taken
    double since_click_ = 1;     // seconds
    Point clicked_;
};

}  // namespace terramorph
