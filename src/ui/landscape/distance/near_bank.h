#pragma once

#include <array>
#include <cstdint>

#include "base/color.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/column_tile.h"

namespace terramorph {

/// Low hills between a far lake and a level whose own water has sunk or run out: its near bank, and the land
/// that falls from there, one fold behind another.
class NearBank {
  public:
    /// `row`: of the far lake's near end. `land`: the colour of the nearest ridge, `low`: of what's deep in a
    /// valley before it, `shore`: of the line at the water.
    NearBank(const View& view, float row, Color land, Color low, Color shore);

    /// Draws it in column `k` of a strip; `column`: of the level.
    void draw(ColumnTile& strip, int k, float column) const;

  private:
    static constexpr int kFolds = 4, kSteps = 64;

    struct Fold {
        float top;   // its mean row
        float high;  // pixels up and down
        std::array<std::uint32_t, kSteps> colors;
    };

    float row_of(int fold, float column) const;

    int height_;
    float unit_, per_pixel_;
    std::uint32_t shore_;
    std::array<Fold, kFolds> folds_;
};

}  // namespace terramorph
