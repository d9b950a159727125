#include "ui/landscape.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace terramorph {

Landscape::Landscape(const LevelSettings& level, const Ground& ground)
    : palette_(level.planet.palette), panorama_(panorama_of(level)), strata_(ground) {}

const Image& Landscape::picture(const Ground& ground, const View& view) {
    if (view != view_)
        redraw(ground, view);
    else if (ground.revision() != revision_)
        redraw_columns(ground, ground.changed_since(revision_));
    revision_ = ground.revision();
    return picture_;
}

void Landscape::redraw(const Ground& ground, const View& view) {
    view_ = view;
    if (backdrop_.width() != view.width || backdrop_.height() != view.height)
        backdrop_ = Image(view.width, view.height);
    draw_backdrop(backdrop_, panorama_, view, palette_);
    picture_ = backdrop_;
    draw_face(picture_, ground, strata_, view, palette_, 0, view.width);
}

void Landscape::redraw_columns(const Ground& ground, Range columns) {
    const int margin = face_margin(view_) + 1;
    const int first =
        std::max(0, static_cast<int>(std::floor(view_.x_of(static_cast<float>(columns.x0)))) - margin);
    const int last = std::min(
        view_.width, static_cast<int>(std::ceil(view_.x_of(static_cast<float>(columns.x1)))) + margin);
    if (first >= last) return;
    const auto bytes = static_cast<std::size_t>(last - first) * sizeof(std::uint32_t);
    for (int y = 0; y < view_.height; ++y)
        std::memcpy(picture_.row(y) + first, backdrop_.row(y) + first, bytes);
    draw_face(picture_, ground, strata_, view_, palette_, first, last);
}

}  // namespace terramorph
