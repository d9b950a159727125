#include "paint/layers/compositor.h"

#include <algorithm>
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
void Compositor::paint(Canvas& canvas, const PictureLayer& layer, PixelBox box, bool clear) {
    if (box.empty()) return;
    const PixelBox place = nearest_pixels(layer.into);
    const Image& picture = *layer.picture;
    const bool unstretched =
        place.right - place.left == picture.width() && place.bottom - place.top == picture.height();
    if (unstretched && !clear) {
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
    if (unstretched)
        canvas.painted(picture, place.left, place.top);
    else if (clear)
        canvas.painted(picture, layer.into);
    else
        canvas.image(picture, layer.into);
    canvas.pop_clip();
}

namespace {

/// Where a row of the layer's picture begins on the canvas. Rows that are stretched are mixed with those
/// beside them: `way` 1 is past all of that, -1 before it.
int row_on_canvas(const PictureLayer& layer, int row, int way) {
    const PixelBox place = nearest_pixels(layer.into);
    const std::int64_t high = place.bottom - place.top, own = layer.picture->height();
    const auto at = place.top + static_cast<int>(row * high / own);
    return row <= 0 || high == own ? at : at + way * (2 + static_cast<int>(high / own));
}

}  // namespace

PixelBox shown_through(const PictureLayer& layer, PixelBox box) {
    box = shared(nearest_pixels(layer.into), box);
    box.bottom = std::min(box.bottom, row_on_canvas(layer, layer.clear_rows, 1));
    return box;
}

PixelBox filled_by(const PictureLayer& layer, PixelBox box) {
    box = shared(nearest_pixels(layer.into), box);
    box.top = std::max(box.top, row_on_canvas(layer, layer.bare_rows, -1));
    return box;
}

void paint_layers(Canvas& canvas, std::span<const PictureLayer> layers, PixelBox box) {
    if (box.empty() || layers.empty()) return;
    const PictureLayer& top = layers.back();
    const PixelBox mine = shared(nearest_pixels(top.into), box);
    const std::span<const PictureLayer> below = layers.first(layers.size() - 1);
    if (mine.empty()) return paint_layers(canvas, below, box);
    const PixelBox through = shown_through(top, box), filled = filled_by(top, box);
    paint_layers(canvas, below.first(below.size() - (top.replaces ? 1 : 0)), through);
    Compositor::paint(canvas, top, shared(filled, through), true);
    Compositor::paint(canvas, top, {mine.left, std::max(mine.top, through.bottom), mine.right, mine.bottom},
                      false);
    paint_layers(canvas, below, {box.left, box.top, box.right, mine.top});
    paint_layers(canvas, below, {box.left, mine.bottom, box.right, box.bottom});
    paint_layers(canvas, below, {box.left, mine.top, mine.left, mine.bottom});
    paint_layers(canvas, below, {mine.right, mine.top, box.right, mine.bottom});
}

}  // namespace terramorph
