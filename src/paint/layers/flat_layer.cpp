#include "paint/layers/flat_layer.h"

namespace terramorph {

bool FlatLayer::is_like(const Canvas& canvas) const {
    return picture_.width() == static_cast<int>(canvas.width()) &&
           picture_.height() == static_cast<int>(canvas.height());
}

void FlatLayer::keep(const Canvas& like, std::span<const PictureLayer> layers,
                     const std::function<void(Canvas&)>& paint) {
    if (!is_like(like)) {
        picture_ = {};  // before there's another one
        picture_ = Image(static_cast<int>(like.width()), static_cast<int>(like.height()));
    }
    Canvas canvas(picture_, like.typeface());
    canvas.lay(layers);
    paint(canvas);
    painting_ = new_painting();
}

bool FlatLayer::fits(const Canvas& canvas) const { return painting_ != 0 && is_like(canvas); }

void FlatLayer::forget(const Canvas& canvas) {
    painting_ = 0;
    if (!is_like(canvas)) picture_ = {};
}

PictureLayer FlatLayer::layer() const {
    return {&picture_,
            {0, 0, static_cast<float>(picture_.width()), static_cast<float>(picture_.height())},
            painting_,
            0,
            {}};
}

}  // namespace terramorph
