#include "ui/landscape/growing_picture.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

namespace terramorph {

bool GrowingPicture::make_room(const View& view) {
    if (image_.width() == view.width && image_.height() == view.height) return true;
    image_ = {};  // before there's another one
    image_ = Image(view.width, view.height);
    return false;
}

void GrowingPicture::begin(const View& view) {
    make_room(view);
    begun_ = true;
    view_ = view;
    painting_ = new_painting();
    bare_ = {0, view.width};
}

/// What is painted keeps its place in the level.
std::optional<int> GrowingPicture::go_along(const View& view) {
    View beside = view_;
    beside.left = view.left;
    const int left = static_cast<int>(std::lround((view.left - view_.left) * view.scale));
    if (!begun_ || beside != view || std::abs(left) >= view.width || (left < 0 && !finished())) return {};
    for (int y = 0; y < view.height; ++y)
        std::memmove(image_.row(y) + std::max(0, -left), image_.row(y) + std::max(0, left),
                     static_cast<std::size_t>(view.width - std::abs(left)) * sizeof(std::uint32_t));
    if (left > 0)
        bare_ = {std::max(0, (bare_.empty() ? view.width : bare_.x0) - left), view.width};
    else if (left < 0)
        bare_ = {0, -left};
    view_ = view;
    coats_ += 2;  // more than the next one: nothing is where it was
    return left;
}

PictureLayer GrowingPicture::layer(const View& view) const {
    return {&image_, view.rect_of(view_), painting_, coats_, {coat_.x0, 0, coat_.x1, view_.height}};
}

}  // namespace terramorph
