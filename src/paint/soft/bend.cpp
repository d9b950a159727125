#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/index.h"
#include "paint/canvas_cache.h"
#include "paint/layers/compositor.h"
#include "paint/soft/brush.h"
#include "paint/soft/rows.h"

namespace terramorph {

namespace {

/// The rows of a picture around one that's being changed, as they were.
class KeptRows {
  public:
    KeptRows(CanvasCache& paintbox, int wide, int reach)
        : room_(paintbox.bent), places_(paintbox.bent_rows), wide_(wide), rows_(2 * reach + 2) {
        room_.resize(static_cast<std::size_t>(wide_ * rows_));
        places_.resize(static_cast<std::size_t>(rows_));
    }
    std::uint32_t* row(int y) { return room_.data() + static_cast<std::size_t>(y % rows_ * wide_); }
    /// These rows, the first to the last.
    const std::uint32_t* const* rows(int first, int last) {
        for (int y = first; y <= last; ++y) places_[static_cast<std::size_t>(y - first)] = row(y);
        return places_.data();
    }

  private:
    std::vector<std::uint32_t>& room_;
    std::vector<const std::uint32_t*>& places_;
    int wide_, rows_;
};

}  // namespace

void SoftBrush::bend(Point middle, float radius, float half, float far, Floor floor) {
    CanvasCache& paintbox = canvas_.paintbox_;
    if (!sound(middle) || !sound(radius) || !(radius > 0 && half >= 2 && far >= 0.75f)) return;
    const float outer = radius + half;
    const PixelBox clip = paintbox.clips.back();
    far = std::min(far, 0.6f * half);
    const PixelBox sight = {whole(middle.x - outer, clip.left, clip.right),
                            whole(middle.y - outer, clip.top, clip.bottom),
                            whole(middle.x + outer + 1, clip.left, clip.right),
                            whole(middle.y + outer + 1, clip.top, clip.bottom)};
    if (sight.empty()) return;
    if (paintbox.compositor) paintbox.compositor->settle(canvas_, sight);
    const int reach = static_cast<int>(far) + 1, wide = sight.right - sight.left;
    KeptRows kept(paintbox, wide, reach);
    std::vector<std::int32_t>&across_from = paintbox.bent_across, &down_from = paintbox.bent_down;
    for (std::vector<std::int32_t>* const places : {&across_from, &down_from})
        places->resize(static_cast<std::size_t>(wide));
    const auto keep = [&](int y) {
        if (y < sight.bottom)
            std::memcpy(kept.row(y), canvas_.target_.row(y) + sight.left, static_cast<std::size_t>(wide) * 4);
    };
    for (int y = sight.top; y < sight.top + reach; ++y) keep(y);
    for (int y = sight.top; y < sight.bottom; ++y) {
        keep(y + reach);
        const float row = static_cast<float>(y) + 0.5f, down = row - middle.y;
        const float across = std::sqrt(std::max(0.0f, outer * outer - down * down));
        const float inner = std::max(0.0f, radius - half);
        const float hole = std::sqrt(std::max(0.0f, inner * inner - down * down));
        const PixelBox within = {sight.left, std::max(sight.top, y - reach), sight.right - 1,
                                 std::min(sight.bottom - 1, y + reach)};
        const std::uint32_t* const* const rows = kept.rows(within.top, within.bottom);
        const auto push = [&](int from, int to) {
            if (from >= to) return;
            find_sources(across_from.data(), down_from.data(), to - from,
                         {static_cast<float>(from) + 0.5f, row, middle.x, middle.y, radius, half, far,
                          within.left, within.top, within.right, within.bottom});
            std::uint32_t* const pixels = canvas_.target_.row(y) + from;
            for (int k = 0; k < to - from; ++k)
                if (at(from + k) >= floor.size() || row < floor[at(from + k)])
                    pixels[k] = rows[down_from[k]][across_from[k]];
            paintbox.touched.add(y, from, to);
        };
        push(whole(middle.x - across, sight.left, sight.right),
             whole(middle.x - hole, sight.left, sight.right));
        push(whole(middle.x + hole, sight.left, sight.right),
             whole(middle.x + across, sight.left, sight.right));
    }
}

}  // namespace terramorph
