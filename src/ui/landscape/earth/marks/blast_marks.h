#pragma once

#include <array>
#include <span>

#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/earth/earth_column.h"
#include "ui/landscape/earth/marks/scorch.h"

namespace terramorph {

/// Paints what blasts leave: earth blackened by fire, little heaps on the rims of craters, and clods on their
/// floors. Nobody stands on those; they are in the picture only.
class BlastMarks {
  public:
    /// All must outlive it.
    BlastMarks(const Ground& ground, const View& view, const Palette& palette,
               std::span<const Scorch> scorches);

    /// Paints into pixel column `k` of a strip, before the earth itself.
    void lay_rubble(ColumnTile& strip, int k, float column) const;
    /// Onto the colours of the earth.
    void lay_soot(const EarthColumn& at) const;

  private:
    void lay_heap(ColumnTile& strip, int k, float column, const Scorch& scorch) const;
    void lay_clods(ColumnTile& strip, int k, float column, const Scorch& scorch) const;
    void lay_char(const EarthColumn& at) const;
    float floor_at(float column, const Scorch& scorch) const;
    float open_at(float column, const Scorch& scorch) const;

    const Ground& ground_;
    const View& view_;
    std::span<const Scorch> scorches_;
    Color burnt_;
    std::array<Color, 4> earths_;  // of what was thrown about
};

}  // namespace terramorph
