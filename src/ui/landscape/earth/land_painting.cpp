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
    painting_ = new_painting();
    view_ = view;
    revision_ = ground.revision();
    stale_ = {};
    painted_ = 0;
    return backdrop_;
}

void LandPainting::touch(Range columns) {
    if (columns.empty()) return;
    const int margin = face_margin(view_) + 1;
    const auto pixel = [&](int column) { return view_.x_of(static_cast<float>(column)); };
    const int first = std::max(0, static_cast<int>(std::floor(pixel(columns.x0))) - margin);
    const int last = std::min(view_.width, static_cast<int>(std::ceil(pixel(columns.x1))) + margin);
    if (first >= last) return;
    stale_.include({first, last});
    fresh_ = 0;
}

void LandPainting::paint(const Ground& ground, const LandColors& colors, int effort) {
    if (!begun_) return;
    if (ground.revision() != revision_) touch(ground.changed_since(revision_));
    revision_ = ground.revision();
    coat_ = {};
    effort -= paint_changes(ground, colors, effort);
    const int end = std::min(view_.width, painted_ + std::min(effort, view_.width));
    paint_columns(ground, colors, std::exchange(painted_, end), end);
    if (!coat_.empty()) ++coats_;
}

PictureLayer LandPainting::layer(const View& view) const {
    return {&picture_, view.rect_of(view_), painting_, coats_, {coat_.x0, 0, coat_.x1, view_.height}};
}

/// If there's too little time for all changes, the columns take turns, again and again. What isn't painted
/// yet needs no second coat. Returns the effort.
int LandPainting::paint_changes(const Ground& ground, const LandColors& colors, int effort) {
    int spent = 0;
    while (!stale_.empty() && spent < effort) {
        if (next_ < stale_.x0 || next_ >= stale_.x1) next_ = stale_.x0;
        const int wide = stale_.x1 - stale_.x0;
        const int count = std::min({effort - spent, stale_.x1 - next_, wide - fresh_});
        paint_columns(ground, colors, next_, std::min(painted_, next_ + count));
        next_ += count;
        fresh_ += count;
        spent += count;
        if (fresh_ == wide) stale_ = {};
    }
    return spent;
}

void LandPainting::paint_columns(const Ground& ground, const LandColors& colors, int first, int last) {
    if (first >= last) return;
    coat_.include({first, last});
    const auto bytes = static_cast<std::size_t>(last - first) * sizeof(std::uint32_t);
    for (int y = 0; y < view_.height; ++y)
        std::memcpy(picture_.row(y) + first, backdrop_.row(y) + first, bytes);
    draw_face(picture_, ground, view_, colors, first, last);
}

}  // namespace terramorph
