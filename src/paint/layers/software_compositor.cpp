#include "paint/layers/software_compositor.h"

#include "paint/canvas.h"
#include "paint/layers/kept_painting.h"

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

/// Nothing covers the picture then.
void SoftwareCompositor::lay(Canvas& canvas, std::span<const PictureLayer> layers) {
    stale_ = touched_of(canvas);
    if (covered_ != 0 && cover_.same_size(stale_)) stale_.add(cover_);
    covered_ = 0;
    lay_stale(canvas, layers);
    bare_.fit(picture_of(canvas).width(), picture_of(canvas).height());
    bare_.add(PixelBox{0, 0, picture_of(canvas).width(), picture_of(canvas).height()});
}

/// Lays back where something else than the cover was painted. What moves a little stays over such parts.
void SoftwareCompositor::lay_below(Canvas& canvas, std::span<const PictureLayer> layers,
                                   const KeptPainting& cover) {
    const Touched& touched = touched_of(canvas);
    if (covered_ != cover.number() || !cover_.same_size(touched)) return lay(canvas, layers);
    stale_ = touched;
    stale_.grow();
    stale_.keep_shared(cover_);
    stale_.add(touched);
    lay_stale(canvas, layers);
    bare_ = stale_;
}

bool SoftwareCompositor::cover(Canvas& canvas, const KeptPainting& cover) {
    const Touched& touched = touched_of(canvas);
    if (!touched.same_size(cover.parts()) || !touched.same_size(bare_)) return cover.lay(canvas), true;
    stale_ = touched;
    stale_.keep_shared(cover.parts());
    if (!stale_.within(bare_)) return false;
    cover.lay_in(canvas, bare_);
    covered_ = cover.number();
    cover_ = bare_;
    cover_.keep_shared(cover.parts());
    laid_.add(cover_);
    cover_ = cover.parts();
    return true;
}

/// What has changed since the last frame, or all, is painted anew.
void SoftwareCompositor::lay_stale(Canvas& canvas, std::span<const PictureLayer> layers) {
    const Image& picture = picture_of(canvas);
    Touched& touched = touched_of(canvas);
    const PixelBox whole = {0, 0, picture.width(), picture.height()};
    laid_.fit(whole.right, whole.bottom);
    if (!follow_changes(layers, whole)) stale_.add(whole);
    stale_.for_each([&](const PixelBox& box) { paint_layers(canvas, layers, box); });
    laid_.add(stale_);
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
