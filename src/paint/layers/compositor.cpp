#include "paint/layers/compositor.h"

#include <array>
#include <atomic>

#include "paint/canvas_cache.h"

namespace terramorph {

namespace {

void paint_layer(Canvas& canvas, const PictureLayer& layer, PixelBox box) {
    const PixelBox place = nearest_pixels(layer.into);
    canvas.push_clip({static_cast<float>(box.left), static_cast<float>(box.top),
                      static_cast<float>(box.right - box.left), static_cast<float>(box.bottom - box.top)});
    if (place.right - place.left == layer.picture->width() &&
        place.bottom - place.top == layer.picture->height())
        canvas.image(*layer.picture, place.left, place.top);
    else
        canvas.image(*layer.picture, layer.into);
    canvas.pop_clip();
}

}  // namespace

std::uint64_t new_painting() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

Image& Compositor::picture_of(Canvas& canvas) { return canvas.target_; }
Touched& Compositor::touched_of(Canvas& canvas) { return canvas.paintbox_.touched; }

void paint_layers(Canvas& canvas, std::span<const PictureLayer> layers, PixelBox box) {
    if (box.empty() || layers.empty()) return;
    const PictureLayer& top = layers.back();
    const PixelBox mine = shared(nearest_pixels(top.into), box);
    const std::span<const PictureLayer> below = layers.first(layers.size() - 1);
    if (mine.empty()) return paint_layers(canvas, below, box);
    paint_layer(canvas, top, mine);
    paint_layers(canvas, below, {box.left, box.top, box.right, mine.top});
    paint_layers(canvas, below, {box.left, mine.bottom, box.right, box.bottom});
    paint_layers(canvas, below, {box.left, mine.top, mine.left, mine.bottom});
    paint_layers(canvas, below, {mine.right, mine.top, box.right, mine.bottom});
}

}  // namespace terramorph
