#pragma once

#include "terrain/castle/castle.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

/// Paints loose earth: clods at uneven places, each with a lit and a dark side.
class LoosePainter {
  public:
    /// All must outlive it.
    LoosePainter(const Ground& ground, const View& view, const Palette& palette,
                 const Castle* castle = nullptr);

    /// All earth above the generated surface was added or has fallen.
    void lay_heaps(const EarthColumn& at) const;
    /// Clods that lie on heaps, in column `k` of a strip, so that no heap has a straight edge.
    void lay_lumps(ColumnTile& strip, int k, const EarthColumn& at) const;
    /// What has crumbled lies on all earth that was cut open, but not on rock.
    void lay_crumbs(const EarthColumn& at) const;

  private:
    float heap_at(const EarthColumn& at) const { return at.here.surface - static_cast<float>(at.here.top); }
    float rubble_at(float column) const;
    void lay_layer(const EarthColumn& at, int top, int end) const;

    const Ground& ground_;
    const View& view_;
    const Palette& palette_;
    const Castle* castle_;
    float unit_;
};

}  // namespace terramorph
