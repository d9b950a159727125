#include "ui/landscape/earth/land_painting.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace terramorph {

namespace {

/// Takes at most so many columns away from the left.
Range taken_from(Range& columns, int most) {
    const Range taken = {columns.x0, columns.x0 + std::min(most, columns.x1 - columns.x0)};
    columns.x0 = taken.x1;
    return taken;
}

/// Moves a picture to the left, or to the right if it's less than 0.
void shift(Image& picture, int left) {
    const int kept = picture.width() - std::abs(left);
    for (int y = 0; y < picture.height(); ++y)
        std::memmove(picture.row(y) + std::max(0, -left), picture.row(y) + std::max(0, left),
                     static_cast<std::size_t>(kept) * sizeof(std::uint32_t));
}

}  // namespace

bool LandPainting::make_room(const View& view) {
    for (Image* const image : {&picture_, &backdrop_})
        if (image->width() != view.width || image->height() != view.height)
            return *image = Image(view.width, view.height), false;
    return true;
}

void LandPainting::follow(const Ground& ground, const View& view) {
    if (shows(view) || move_along(view)) return;
    while (!make_room(view)) continue;
    begun_ = true;
    painting_ = new_painting();
    view_ = view;
    revision_ = ground.revision();
    stale_.clear();
    behind_ = bare_ = {0, view.width};
}

/// What is painted keeps its place in the level.
bool LandPainting::move_along(const View& view) {
    View beside = view_;
    beside.left = view.left;
    const int left = static_cast<int>(std::lround((view.left - view_.left) * view.scale));
    if (!begun_ || beside != view || std::abs(left) >= view.width || (left < 0 && !finished())) return false;
    for (Image* const image : {&backdrop_, &picture_}) shift(*image, left);
    for (Range* const columns : {&behind_, &bare_})
        if (left > 0)
            *columns = {std::max(0, (columns->empty() ? view.width : columns->x0) - left), view.width};
        else
            *columns = {0, -left};
    stale_.move(-left, view.width);
    view_ = view;
    coats_ += 2;  // more than the next one: nothing is where it was
    return true;
}

void LandPainting::touch(Range columns) {
    if (columns.empty()) return;
    const int margin = face_margin(view_) + 1;
    const auto pixel = [&](int column) { return view_.x_of(static_cast<float>(column)); };
    const int first = std::max(0, static_cast<int>(std::floor(pixel(columns.x0))) - margin);
    const int last = std::min(view_.width, static_cast<int>(std::ceil(pixel(columns.x1))) + margin);
    if (first < last) stale_.add({first, last});
}

int LandPainting::paint_behind(const Behind& behind, int effort) {
    if (!begun_ || behind_.empty()) return 0;
    const Range columns = taken_from(behind_, effort);
    behind.paint(backdrop_, view_, columns);
    return columns.x1 - columns.x0;
}

/// What isn't painted yet needs no second coat.
int LandPainting::paint(const Ground& ground, const LandColors& colors, int effort, bool all) {
    if (!begun_) return 0;
    if (ground.revision() != revision_) touch(ground.changed_since(revision_));
    revision_ = ground.revision();
    coat_ = {};
    int spent = 0;
    while (!stale_.empty() && spent < effort) {
        const Range columns = stale_.take(effort - spent);
        spent += columns.x1 - columns.x0;
        paint_columns(ground, colors, {columns.x0, std::min(columns.x1, painted_from_left())});
    }
    if (!bare_.empty() && (all || spent < effort)) {
        Range ready = {bare_.x0, behind_.empty() ? bare_.x1 : std::min(bare_.x1, behind_.x0)};
        const Range columns = taken_from(ready, all ? kWhole : effort - spent);
        spent += columns.x1 - columns.x0;
        bare_.x0 = ready.x0;
        paint_columns(ground, colors, columns);
    }
    if (!coat_.empty()) ++coats_;
    return spent;
}

PictureLayer LandPainting::layer(const View& view) const {
    return {&picture_, view.rect_of(view_), painting_, coats_, {coat_.x0, 0, coat_.x1, view_.height}};
}

void LandPainting::paint_columns(const Ground& ground, const LandColors& colors, Range columns) {
    if (columns.empty()) return;
    coat_.include(columns);
    draw_face(picture_, backdrop_, ground, view_, colors, columns);
}

}  // namespace terramorph
