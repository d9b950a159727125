#include "ui/widgets/text_fit.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kSmaller = 0.93f;  // what's tried next
constexpr float kSizeSteps = 20;   // of 5 %
constexpr float kSame = 0.01f;
constexpr float kRounding = 1;  // pixels

bool inside(Rect place, const Image& picture) {
    return place.x >= -kRounding && place.y >= -kRounding &&
           place.x + place.w <= static_cast<float>(picture.width()) + kRounding &&
           place.y + place.h <= static_cast<float>(picture.height()) + kRounding;
}

bool meet(Rect a, Rect b) {
    return std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x) > kRounding &&
           std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y) > kRounding;
}

/// A word and its shadow are the same.
bool readable(const std::vector<std::string>& words, std::span<const Rect> places, const Image& picture) {
    for (std::size_t k = 0; k < words.size(); ++k) {
        if (words[k].ends_with("...") || !inside(places[k], picture)) return false;
        for (std::size_t other = 0; other < k; ++other)
            if (meet(places[k], places[other]) && words[k] != words[other]) return false;
    }
    return true;
}

}  // namespace

float TextFit::largest(const Canvas& like, float size, const std::function<void(Canvas&)>& draw) {
    const int width = static_cast<int>(like.width()), height = static_cast<int>(like.height());
    if (picture_.width() != width || picture_.height() != height) picture_ = Image(width, height);
    if (!cache_) cache_ = std::make_unique<CanvasCache>(like.typeface());
    float failed = size + 1 / kSizeSteps;
    while (size > 1 && !holds(size, draw)) {
        failed = size;
        size = std::max(1.0f, std::floor(size * kSmaller * kSizeSteps) / kSizeSteps);
    }
    for (float more = size + 1 / kSizeSteps; more < failed - kSame && holds(more, draw);
         more += 1 / kSizeSteps)
        size = more;
    return size;
}

bool TextFit::holds(float size, const std::function<void(Canvas&)>& draw) {
    Scale::set_text_size(size);
    Canvas canvas(picture_, *cache_);
    canvas.push_clip({});
    draw(canvas);
    const bool does = readable(canvas.words_drawn(), canvas.places_drawn(), picture_);
    canvas.pop_clip();
    return does;
}

}  // namespace terramorph
