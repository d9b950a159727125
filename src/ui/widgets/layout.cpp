#include "ui/widgets/layout.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kUsualText = 22;  // units

float text_size = 1;
float finger_size = 0;

}  // namespace

Scale::Scale(float width, float height) : factor_(std::min(width / 1600, height / 900)) {}

float Scale::operator()(float units) const { return std::floor(units * factor_ + 0.5f); }

float Scale::text(float units) const {
    const float wanted = units * text_size;
    const float most = std::max({units, kLargestText, kUsualText * text_size});
    return std::max(kMinText, (*this)(std::min(wanted, most)));
}

void Scale::set_text_size(float size) { text_size = size; }

float Scale::text_size_now() { return text_size; }

float Scale::pressed(float units) const { return std::max((*this)(units), finger_size); }

void Scale::set_finger(float pixels) { finger_size = pixels; }

float Scale::finger() { return finger_size; }

Rect take_top(Rect& rest, float height, float gap) {
    const Rect piece = {rest.x, rest.y, rest.w, std::min(height, rest.h)};
    const float used = std::min(height + gap, rest.h);
    rest.y += used, rest.h -= used;
    return piece;
}

Rect take_bottom(Rect& rest, float height, float gap) {
    const float piece = std::min(height, rest.h);
    const Rect taken = {rest.x, rest.y + rest.h - piece, rest.w, piece};
    rest.h -= std::min(height + gap, rest.h);
    return taken;
}

Rect take_left(Rect& rest, float width, float gap) {
    const Rect piece = {rest.x, rest.y, std::min(width, rest.w), rest.h};
    const float used = std::min(width + gap, rest.w);
    rest.x += used, rest.w -= used;
    return piece;
}

Rect take_right(Rect& rest, float width, float gap) {
    const float piece = std::min(width, rest.w);
    const Rect taken = {rest.x + rest.w - piece, rest.y, piece, rest.h};
    rest.w -= std::min(width + gap, rest.w);
    return taken;
}

std::vector<Rect> columns(Rect place, int count, float gap) {
    std::vector<Rect> pieces;
    const auto number = static_cast<float>(count);
    const float width = (place.w - gap * (number - 1)) / number;
    for (int k = 0; k < count; ++k)
        pieces.push_back({place.x + static_cast<float>(k) * (width + gap), place.y, width, place.h});
    return pieces;
}

std::vector<Rect> rows(Rect place, int count, float gap) {
    std::vector<Rect> pieces;
    const auto number = static_cast<float>(count);
    const float height = (place.h - gap * (number - 1)) / number;
    for (int k = 0; k < count; ++k)
        pieces.push_back({place.x, place.y + static_cast<float>(k) * (height + gap), place.w, height});
    return pieces;
}

}  // namespace terramorph
