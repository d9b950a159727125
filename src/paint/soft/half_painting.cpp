#include "paint/soft/half_painting.h"

#include <algorithm>

namespace terramorph {

void HalfPainting::fit(const Canvas& canvas) {
    const int width = (static_cast<int>(canvas.width()) + 1) / 2,
              height = (static_cast<int>(canvas.height()) + 1) / 2;
    if (!cache_ || &cache_->texts.typeface() != &canvas.typeface())
        cache_ = std::make_unique<CanvasCache>(canvas.typeface());
    if (picture_.width() == width && picture_.height() == height) return;
    picture_ = {};  // before there's another one
    picture_ = Image(width, height, 0);
    cache_->touched.fit(width, height);
    cache_->touched.clear();
}

/// Only where something was painted.
void HalfPainting::lay(Canvas& canvas, const std::function<void(Canvas& half)>& paint) {
    fit(canvas);
    Canvas half(picture_, *cache_);
    paint(half);
    const Rect all = {0, 0, 2 * half.width(), 2 * half.height()};
    cache_->touched.for_each([&](const PixelBox& box) {
        canvas.push_clip({static_cast<float>(2 * box.left), static_cast<float>(2 * box.top),
                          static_cast<float>(2 * (box.right - box.left)),
                          static_cast<float>(2 * (box.bottom - box.top))});
        canvas.painted(picture_, all);
        canvas.pop_clip();
    });
    cache_->touched.for_each([&](const PixelBox& box) {
        for (int y = box.top; y < box.bottom; ++y)
            std::fill(picture_.row(y) + box.left, picture_.row(y) + box.right, 0u);
    });
    cache_->touched.clear();
}

}  // namespace terramorph
