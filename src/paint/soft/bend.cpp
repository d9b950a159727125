#include <algorithm>
#include <cmath>
#include <cstring>

#include "paint/canvas_cache.h"
#include "paint/layers/compositor.h"
#include "paint/soft/brush.h"

namespace terramorph {

namespace {

/// The ring as far as it's in sight, and how far it pushes.
struct Bend {
    Point middle;
    float radius, half, far;
    PixelBox sight;

    /// Where the pixel's colour comes from.
    Point source(float x, float y) const {
        const float dx = x - middle.x, dy = y - middle.y, from = std::sqrt(dx * dx + dy * dy);
        const float off = (from - radius) / half, near = 1 - off * off;
        if (near <= 0) return {x, y};
        const float push = far * near * near / std::max(1.0f, from);
        return {x - dx * push, y - dy * push};
    }
};

/// The rows of a picture around one that's being changed, as they were.
class KeptRows {
  public:
    KeptRows(std::vector<std::uint32_t>& room, int wide, int reach)
        : room_(room), wide_(wide), rows_(2 * reach + 2) {
        room_.resize(static_cast<std::size_t>(wide_ * rows_));
    }
    std::uint32_t* row(int y) { return room_.data() + static_cast<std::size_t>(y % rows_ * wide_); }

  private:
    std::vector<std::uint32_t>& room_;
    int wide_, rows_;
};

}  // namespace

void SoftBrush::bend(Point middle, float radius, float half, float far) {
    CanvasCache& paintbox = canvas_.paintbox_;
    if (!sound(middle) || !sound(radius) || !(radius > 0 && half >= 2 && far >= 0.75f)) return;
    const float outer = radius + half;
    const PixelBox clip = paintbox.clips.back();
    const Bend bend = {
        middle,
        radius,
        half,
        std::min(far, 0.6f * half),
        {whole(middle.x - outer, clip.left, clip.right), whole(middle.y - outer, clip.top, clip.bottom),
         whole(middle.x + outer + 1, clip.left, clip.right),
         whole(middle.y + outer + 1, clip.top, clip.bottom)}};
    const PixelBox& sight = bend.sight;
    if (sight.empty()) return;
    if (paintbox.compositor) paintbox.compositor->settle(canvas_, sight);
    const int reach = static_cast<int>(bend.far) + 1, wide = sight.right - sight.left;
    KeptRows kept(paintbox.bent, wide, reach);
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
        std::uint32_t* const pixels = canvas_.target_.row(y);
        const auto push = [&](int from, int to) {
            for (int x = from; x < to; ++x) {
                const Point source = bend.source(static_cast<float>(x) + 0.5f, row);
                const int sx = whole(source.x, sight.left, sight.right - 1);
                const int sy =
                    whole(source.y, std::max(sight.top, y - reach), std::min(sight.bottom - 1, y + reach));
                pixels[x] = kept.row(sy)[sx - sight.left];
            }
            if (from < to) paintbox.touched.add(y, from, to);
        };
        push(whole(middle.x - across, sight.left, sight.right),
             whole(middle.x - hole, sight.left, sight.right));
        push(whole(middle.x + hole, sight.left, sight.right),
             whole(middle.x + across, sight.left, sight.right));
    }
}

}  // namespace terramorph
