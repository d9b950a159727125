#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/castle/castle.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/castle/courses.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

/// Paints the masonry of a ground, and the walls behind it.
class MasonryPainter {
  public:
    /// All must outlive it. `castle`: null if the level has none.
    MasonryPainter(const Ground& ground, const View& view, const Palette& palette, const Castle* castle);

    /// Paints onto the colours of a pixel column, where they're stone.
    void lay_stone(const EarthColumn& at, float sun_side) const;
    /// What is seen at a place in columns, behind air.
    Color wall_behind(float column, float high) const;
    /// The rows between which walls can be behind a column; none if the first is at or below the last.
    struct Rows {
        int first = 0, end = 0;
    };
    Rows rows_behind(float column) const;
    bool any() const { return castle_ != nullptr; }

  private:
    void find_tops();
    float top_behind(float column) const;
    float floor_at(int x) const;
    Color furnished(Color wall, float column, float high) const;
    Color seen_through_window(Color wall, const CastleRoom& room, Vec2<float> off, float room_high) const;
    float torchlight(float column, float above) const;

    const Ground& ground_;
    const View& view_;
    const Palette& palette_;
    const Castle* castle_;
    Courses courses_;
    std::vector<float> tops_;  // of the walls at the back, above the floor, by column of the castle
    float night_;
    Color dark_, moss_, cap_, sky_, glow_;
};

}  // namespace terramorph
