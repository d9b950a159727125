#pragma once

#include <algorithm>
#include <vector>

#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The rows of a pixel column that are near a gallery.
class LinedRows {
  public:
    /// `reach`: pixels around one.
    LinedRows(const Ground& ground, const View& view, int reach)
        : ground_(ground),
          view_(view),
          reach_(reach),
          beside_(1 + static_cast<int>(static_cast<float>(reach) / view.scale)) {}

    void find(float column) {
        const int x = static_cast<int>(column);
        rows_.clear();
        for (const Lining& lining : ground_.linings())
            if (lining.kind == Lining::Kind::props && x >= lining.columns.x0 - beside_ &&
                x < lining.columns.x1 + beside_)
                rows_.push_back(
                    {row_of(lining.opening.top) - reach_, row_of(lining.opening.bottom) + reach_});
    }
    /// 1 near a gallery, and less and less up to so many pixels more above and below, where it's 0.
    float share(int row) const {
        float most = 0;
        for (const Range& rows : rows_) {
            const int away = std::max({0, rows.x0 - row, row - rows.x1});
            most = std::max(most, 1 - static_cast<float>(away) / static_cast<float>(kFade * reach_));
        }
        return most;
    }

  private:
    static constexpr int kFade = 3;  // times the reach

    int row_of(Sixteenths height) const { return static_cast<int>(view_.y_of(to_columns(height))); }

    const Ground& ground_;
    const View& view_;
    int reach_;   // pixels
    int beside_;  // columns
    std::vector<Range> rows_;
};

}  // namespace terramorph
