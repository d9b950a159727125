#include "ui/captions/label_room.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kApart = 2;        // pixels between two labels
constexpr float kAnywhere = 1e6f;  // pixels
constexpr float kLabelAside =
    1.5f;                   // of a label's width: farther to the side it would stand beside another thing
constexpr float kNear = 6;  // of a label's heights: farther off it would rather stand on what's to be avoided

bool meet(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

}  // namespace

void LabelRoom::take(Rect place) {
    if (place.w > 0 && place.h > 0 && count_ + avoided_ < kMost) taken_[count_++] = place;
}

void LabelRoom::avoid(Rect place) {
    if (place.w > 0 && place.h > 0 && count_ + avoided_ < kMost) taken_[kMost - ++avoided_] = place;
}

bool LabelRoom::is_free(Rect place, Rect own) const {
    return std::ranges::none_of(taken(),
                                [&](const Rect& other) { return other != own && meet(place, other); });
}

bool LabelRoom::fits(Rect place) const {
    return place.x >= field_.x && place.x + place.w <= field_.x + field_.w && place.y >= field_.y &&
           place.y + place.h <= field_.y + field_.h;
}

Rect LabelRoom::place(Rect wanted, Way first, Way second) {
    wanted = within_field(wanted);
    Rect found = free_along(wanted, first);
    if (!fits(found)) found = free_along(wanted, second);
    if (!fits(found)) found = nearest(wanted, Off::taken, kAnywhere).value_or(wanted);
    take(found);
    return found;
}

Rect LabelRoom::place_near(Rect wanted) {
    wanted = within_field(wanted);
    Rect found = free_along(wanted, Way::down);
    float least = -1;
    for (const Way way : {Way::up, Way::left, Way::right}) {
        const Rect free = free_along(wanted, way);
        const float moved = std::abs(free.x - wanted.x) + std::abs(free.y - wanted.y);
        const bool near = std::abs(free.x - wanted.x) <= kLabelAside * wanted.w;
        if (fits(free) && near && (least < 0 || moved < least)) found = free, least = moved;
    }
    const bool far_below = least < 0 && found.y - wanted.y > kNear * wanted.h;
    if (!fits(found) || far_below) {
        const auto free = nearest(wanted, Off::all, kLabelAside * wanted.w + kNear * wanted.h);
        found = free ? *free : nearest(wanted, Off::taken, kAnywhere).value_or(wanted);
    }
    take(found);
    return found;
}

/// Row by row: the first free place to either side.
std::optional<Rect> LabelRoom::nearest(Rect wanted, Off off, float most) const {
    std::optional<Rect> found;
    const float step = std::max(1.0f, wanted.h / 2);
    for (float down = 0; down < std::min(most, field_.h); down += step)
        for (const float y : {wanted.y - down, wanted.y + down})
            for (const Way way : {Way::left, Way::right}) {
                const Rect free = free_along({wanted.x, y, wanted.w, wanted.h}, way, off);
                const float moved = std::abs(free.x - wanted.x) + down;
                if (moved < most && fits(free)) found = free, most = moved;
            }
    return found;
}

Rect LabelRoom::within_field(Rect place) const {
    place.x = std::max(field_.x, std::min(place.x, field_.x + field_.w - place.w));
    place.y = std::max(field_.y, std::min(place.y, field_.y + field_.h - place.h));
    return place;
}

Rect LabelRoom::free_along(Rect place, Way way, Off off) const {
    const auto past = [way](Rect& moved, const Rect& other) {
        switch (way) {
            case Way::up:
                return void(moved.y = other.y - moved.h - kApart);
            case Way::down:
                return void(moved.y = other.y + other.h + kApart);
            case Way::left:
                return void(moved.x = other.x - moved.w - kApart);
            case Way::right:
                return void(moved.x = other.x + other.w + kApart);
        }
    };
    const std::size_t all = count_ + (off == Off::all ? avoided_ : 0);
    for (std::size_t k = 0; k < all; ++k) {
        const Rect& other = k < count_ ? taken_[k] : taken_[kMost - 1 - (k - count_)];
        if (!meet(place, other)) continue;
        past(place, other);
        k = static_cast<std::size_t>(-1);  // it may now cover another one
    }
    return place;
}

}  // namespace terramorph
