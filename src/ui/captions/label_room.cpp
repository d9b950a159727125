#include "ui/captions/label_room.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr float kApart = 2;  // pixels between two labels, one above the other

bool meet(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

}  // namespace

void LabelRoom::take(Rect place) {
    if (place.w > 0 && place.h > 0 && count_ < kMost) taken_[count_++] = place;
}

Rect LabelRoom::place(Rect wanted, int way) {
    wanted = within_field(wanted);
    const auto fits = [this](Rect place) {
        return place.y >= field_.y && place.y + place.h <= field_.y + field_.h;
    };
    Rect found = free_along(wanted, way);
    if (!fits(found)) found = free_along(wanted, -way);
    if (!fits(found)) found = wanted;
    take(found);
    return found;
}

Rect LabelRoom::within_field(Rect place) const {
    place.x = std::max(field_.x, std::min(place.x, field_.x + field_.w - place.w));
    place.y = std::max(field_.y, std::min(place.y, field_.y + field_.h - place.h));
    return place;
}

Rect LabelRoom::free_along(Rect place, int way) const {
    for (std::size_t k = 0; k < count_; ++k) {
        const Rect& other = taken_[k];
        if (!meet(place, other)) continue;
        place.y = way < 0 ? other.y - place.h - kApart : other.y + other.h + kApart;
        k = static_cast<std::size_t>(-1);  // it may now cover another one
    }
    return place;
}

}  // namespace terramorph
