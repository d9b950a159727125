#include "ui/sprites/icons.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "paint/outline.h"
#include "ui/sprites/icon_marks.h"

namespace terramorph {

namespace {

using icon_marks::Icon, icon_marks::kIcons, icon_marks::kIconGroupColors, icon_marks::kIconGroupNames;

constexpr std::string_view kPlain = "o 12 12 7 d 12 12 2";

const Icon* find(std::string_view name) {
    const auto* icon = std::find_if(std::begin(kIcons), std::end(kIcons),
                                    [&](const Icon& each) { return each.name == name; });
    return icon == std::end(kIcons) ? nullptr : icon;
}

/// Draws the marks one by one as they are read.
class Drawing {
  public:
    Drawing(Canvas& canvas, Point center, float radius, Color color)
        : canvas_(canvas), center_(center), unit_(radius / 12), color_(color) {}

    void draw(std::string_view marks) {
        while (!marks.empty()) {
            const std::size_t end = std::min(marks.find(' '), marks.size());
            const std::string_view word = marks.substr(0, end);
            marks.remove_prefix(std::min(end + 1, marks.size()));
            if (word.empty()) continue;
            if (const auto number = to_number(word)) {
                if (count_ < kMostNumbers) numbers_[count_++] = static_cast<float>(*number);
                continue;
            }
            draw_mark();
            kind_ = word.front();
            count_ = 0;
        }
        draw_mark();
    }

  private:
    Point at(float x, float y) const { return {center_.x + (x - 12) * unit_, center_.y + (y - 12) * unit_}; }

    void draw_mark() const {
        const float thick = std::max(1.0f, 2 * unit_);
        Outline points;
        for (std::size_t k = 0; k + 1 < count_; k += 2) points.push_back(at(numbers_[k], numbers_[k + 1]));
        if (kind_ == 'd') canvas_.circle(points[0], numbers_[2] * unit_, color_);
        if (kind_ == 'o') canvas_.ring(points[0], numbers_[2] * unit_, thick, color_);
        if (kind_ == 'p') canvas_.polygon(points, color_);
        if (kind_ == 'l') canvas_.line(points, thick, color_);
    }

    static constexpr std::size_t kMostNumbers = 2 * Outline::kMost;

    Canvas& canvas_;
    Point center_;
    float unit_;
    Color color_;
    char kind_ = 0;
    std::array<float, kMostNumbers> numbers_;
    std::size_t count_ = 0;  // of the numbers
};

}  // namespace

void draw_icon(Canvas& canvas, Point center, float radius, std::string_view icon, Color color) {
    const Icon* known = find(icon);
    Drawing(canvas, center, radius, color).draw(known ? known->marks : kPlain);
}

int icon_group(std::string_view icon) {
    const Icon* known = find(icon);
    return known ? known->group : icon_marks::others;
}

std::string_view icon_group_name(int group) { return kIconGroupNames[group]; }

Color icon_group_color(int group) { return kIconGroupColors[group]; }

}  // namespace terramorph
