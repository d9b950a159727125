#include "ui/landscape/earth/land_painting.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace terramorph {

Image& LandPainting::begin(const Ground& ground, const View& view) {
    for (Image* const image : {&backdrop_, &picture_})
        if (image->width() != view.width || image->height() != view.height)
            *image = Image(view.width, view.height);
    begun_ = true;
    view_ = view;
    revision_ = ground.revision();
    touched_ = {};
    painted_ = 0;
    return backdrop_;
}

void LandPainting::paint(const Ground& ground, const LandColors& colors, int pixel_columns) {
    if (!begun_) return;
    if (ground.revision() != revision_) touched_.include(ground.changed_since(revision_));
    revision_ = ground.revision();
    if (!touched_.empty()) paint_anew(ground, colors, std::exchange(touched_, {}));
    const int end = std::min(view_.width, painted_ + std::min(pixel_columns, view_.width));
    paint_columns(ground, colors, std::exchange(painted_, end), end);
}

/// What isn't painted yet needs no second coat.
void LandPainting::paint_anew(const Ground& ground, const LandColors& colors, Range columns) {
    const int margin = face_margin(view_) + 1;
    const auto pixel = [&](int column) { return view_.x_of(static_cast<float>(column)); };
    paint_columns(ground, colors, std::max(0, static_cast<int>(std::floor(pixel(columns.x0))) - margin),
                  std::min(painted_, static_cast<int>(std::ceil(pixel(columns.x1))) + margin));
}

void LandPainting::paint_columns(const Ground& ground, const LandColors& colors, int first, int last) {
    if (first >= last) return;
    const auto bytes = static_cast<std::size_t>(last - first) * sizeof(std::uint32_t);
    for (int y = 0; y < view_.height; ++y)
        std::memcpy(picture_.row(y) + first, backdrop_.row(y) + first, bytes);
    draw_face(picture_, ground, colors.layers, view_, colors.palette, colors.water, colors.scorches, first,
              last);
}

}  // namespace terramorph
