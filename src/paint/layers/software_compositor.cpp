#include "paint/layers/software_compositor.h"

#include "paint/canvas.h"

namespace terramorph {

namespace {

/// Whether the layer covers all of a picture, unstretched.
bool fills(const PictureLayer& layer, const PixelBox& whole) {
    return nearest_pixels(layer.into) == whole && layer.picture->width() == whole.right &&
           layer.picture->height() == whole.bottom;
}

}  // namespace

/// Returns false if all has to be painted anew; else what has changed counts as stale.
bool SoftwareCompositor::follow_changes(std::span<const PictureLayer> layers, PixelBox whole) {
    if (layers.size() != layers_.size()) return false;
    for (std::size_t k = 0; k < layers.size(); ++k) {
        const PictureLayer &now = layers[k], &before = layers_[k];
        if (now.painting != before.painting || now.into != before.into) return false;
        if (now.revision == before.revision) continue;
        if (now.revision != before.revision + 1 || !fills(now, whole)) return false;
        stale_.add(shared(now.changed, whole));
    }
    return true;
}

void SoftwareCompositor::lay(Canvas& canvas, std::span<const PictureLayer> layers) {
    const Image& picture = picture_of(canvas);
    Touched& touched = touched_of(canvas);
    stale_ = touched;
    const PixelBox whole = {0, 0, picture.width(), picture.height()};
    laid_.fit(whole.right, whole.bottom);
    if (follow_changes(layers, whole))
        stale_.for_each([&](const PixelBox& box) { paint_layers(canvas, layers, box); });
    else
        paint_layers(canvas, layers, whole);
    laid_.add(touched);
    touched.clear();
    layers_.assign(layers.begin(), layers.end());
}

const Touched& SoftwareCompositor::take_changes(const Touched& touched) {
    changes_ = touched;
    if (laid_.same_size(touched)) changes_.add(laid_);
    laid_.clear();
    return changes_;
}

}  // namespace terramorph
