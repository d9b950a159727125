#include "ui/landscape/earth/land_painting.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace terramorph {

void LandPainting::follow(const Ground& ground, const View& view) {
    if (shows(view)) return;
    if (const std::optional<int> left = picture_.go_along(view)) {
        stale_.move(-*left, view.width);
        if (*left > 0)
            std::ranges::copy(rows_.begin() + *left, rows_.end(), rows_.begin());
        else
            std::ranges::copy_backward(rows_.begin(), rows_.end() + *left, rows_.end());
        return;
    }
    picture_.begin(view);
    revision_ = ground.revision();
    stale_.clear();
    rows_.assign(static_cast<std::size_t>(view.width), {view.height, 0});
}

void LandPainting::touch(Range columns) {
    if (columns.empty()) return;
    const int margin = face_margin(view()) + 1;
    const auto pixel = [&](int column) { return view().x_of(static_cast<float>(column)); };
    const int first = std::max(0, static_cast<int>(std::floor(pixel(columns.x0))) - margin);
    const int last = std::min(view().width, static_cast<int>(std::ceil(pixel(columns.x1))) + margin);
    if (first < last) stale_.add({first, last});
}

/// What isn't painted yet needs no second coat.
int LandPainting::paint(const Ground& ground, const LandColors& colors, int effort, bool all) {
    if (blank()) return 0;
    if (ground.revision() != revision_) touch(ground.changed_since(revision_));
    revision_ = ground.revision();
    picture_.begin_coat();
    int spent = 0;
    while (!stale_.empty() && spent < effort) {
        const Range columns = stale_.take(effort - spent);
        spent += columns.x1 - columns.x0;
        paint_columns(ground, colors, {columns.x0, std::min(columns.x1, picture_.painted_from_left())});
    }
    if (!finished() && (all || spent < effort)) {
        const Range columns = picture_.take(all ? kWhole : effort - spent);
        spent += columns.x1 - columns.x0;
        paint_columns(ground, colors, columns);
    }
    return spent;
}

PictureLayer LandPainting::layer(const View& view) const {
    PictureLayer layer = picture_.layer(view);
    FaceRows rows = {this->view().height, 0};
    for (const auto& [first, solid] : rows_)
        rows = {std::min(rows.first, first), std::max(rows.solid, solid)};
    layer.bare_rows = std::min(rows.first, rows.solid), layer.clear_rows = rows.solid;
    return layer;
}

void LandPainting::paint_columns(const Ground& ground, const LandColors& colors, Range columns) {
    if (columns.empty()) return;
    picture_.coat(columns);
    draw_face(picture_.image(), ground, view(), colors, columns, rows_);
}

}  // namespace terramorph
