#include "paint/layers/compositor.h"

#include <atomic>
#include <cstring>

#include "paint/canvas_cache.h"

namespace terramorph {

std::uint64_t new_painting() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

Image& Compositor::picture_of(Canvas& canvas) { return canvas.target_; }
Touched& Compositor::touched_of(Canvas& canvas) { return canvas.paintbox_.touched; }

void Compositor::lay_below(Canvas& canvas, std::span<const PictureLayer> layers, const KeptPainting&) {
    lay(canvas, layers);
}

/// Unstretched ones are copied.
void Compositor::paint(Canvas& canvas, const PictureLayer& layer, PixelBox box) {
    const PixelBox place = nearest_pixels(layer.into);
    const Image& picture = *layer.picture;
    if (place.right - place.left == picture.width() && place.bottom - place.top == picture.height()) {
        box = shared(box, canvas.paintbox_.clips.back());
        if (box.empty()) return;
        const auto bytes = static_cast<std::size_t>(box.right - box.left) * sizeof(std::uint32_t);
        for (int y = box.top; y < box.bottom; ++y)
            std::memcpy(canvas.target_.row(y) + box.left, picture.row(y - place.top) + box.left - place.left,
                        bytes);
        return touched_of(canvas).add(box);
    }
    canvas.push_clip({static_cast<float>(box.left), static_cast<float>(box.top),
                      static_cast<float>(box.right - box.left), static_cast<float>(box.bottom - box.top)});
    canvas.image(picture, layer.into);
    canvas.pop_clip();
}

void paint_layers(Canvas& canvas, std::span<const PictureLayer> layers, PixelBox box) {
    if (box.empty() || layers.empty()) return;
    const PictureLayer& top = layers.back();
    const PixelBox mine = shared(nearest_pixels(top.into), box);
    const std::span<const PictureLayer> below = layers.first(layers.size() - 1);
    if (mine.empty()) return paint_layers(canvas, below, box);
    Compositor::paint(canvas, top, mine);
    paint_layers(canvas, below, {box.left, box.top, box.right, mine.top});
    paint_layers(canvas, below, {box.left, mine.bottom, box.right, box.bottom});
    paint_layers(canvas, below, {box.left, mine.top, mine.left, mine.bottom});
    paint_layers(canvas, below, {mine.right, mine.top, box.right, mine.bottom});
}

}  // namespace terramorph
