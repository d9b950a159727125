#include "ui/screens/menu/steps.h"

#include <algorithm>

#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kCard = {28, 26, 37};
constexpr float kStepNumber = 30, kStepApart = 10;

TextStyle step_style(const Canvas& canvas) { return {Scale(canvas).text(theme::kBody), theme::kText}; }

float number_side(const Canvas& canvas) {
    return std::max(Scale(canvas)(kStepNumber), 1.1f * step_style(canvas).size);
}

float step_height(const Canvas& canvas, float width, std::string_view words) {
    const float side = number_side(canvas), beside = width - side - Scale(canvas)(kStepApart);
    return std::max(side, canvas.paragraph_height(beside, words, step_style(canvas)));
}

}  // namespace

Rect draw_menu_card(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), kCard);
    return place.inset(scale(kWayEdge));
}

void draw_step_number(Canvas& canvas, Rect place, int number) {
    const Rect disc = {place.x, place.y, place.h, place.h};
    canvas.circle(disc.center(), disc.h / 2, theme::kAccent);
    const TextStyle style = {0.7f * disc.h, theme::kOnAccent, Face::bold, Align::center};
    line_in(canvas, disc, concat(number), style);
}

void draw_steps(Canvas& canvas, Rect place, std::span<const std::string_view> steps) {
    const float side = number_side(canvas), gap = Scale(canvas)(kStepApart);
    for (std::size_t k = 0; k < steps.size(); ++k) {
        Rect line = take_top(place, step_height(canvas, place.w, steps[k]), gap);
        Rect mark = take_left(line, side, gap);
        mark.h = side;
        draw_step_number(canvas, mark, static_cast<int>(k) + 1);
        const float high = canvas.paragraph_height(line.w, steps[k], step_style(canvas));
        line.y += std::max(0.0f, (side - high) / 2);
        canvas.paragraph(line, steps[k], step_style(canvas));
    }
}

float steps_height(const Canvas& canvas, float width, std::span<const std::string_view> steps) {
    float high = 0;
    for (const std::string_view each : steps) high += step_height(canvas, width, each);
    return high + Scale(canvas)(kStepApart) * static_cast<float>(std::max<std::size_t>(1, steps.size()) - 1);
}

}  // namespace terramorph
