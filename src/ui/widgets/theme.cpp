#include "ui/widgets/theme.h"

#include <cmath>

namespace terramorph {

namespace {

constexpr float kMinText = 8;  // pixels
constexpr float kBehindKey = 8, kBehindHint = 24;

float width_of(const Canvas& canvas, std::initializer_list<KeyHint> hints, const TextStyle& key,
               const TextStyle& does) {
    const Scale scale(canvas);
    float width = -scale(kBehindHint);
    for (const KeyHint& hint : hints)
        width += canvas.text_width(hint.key, key) + scale(kBehindKey) + canvas.text_width(hint.does, does) +
                 scale(kBehindHint);
    return width;
}

}  // namespace

void line_in(Canvas& canvas, Rect place, std::string_view words, const TextStyle& style) {
    const float x = style.align == Align::left     ? place.x
                    : style.align == Align::center ? place.x + place.w / 2
                                                   : place.x + place.w;
    canvas.text_within({x, std::floor(place.y + (place.h - style.size) / 2)}, place.w, words, style);
}

TextStyle fitted(const Canvas& canvas, std::string_view words, float width, TextStyle style) {
    while (canvas.text_width(words, style) > width && style.size > kMinText) --style.size;
    return style;
}

void page_title(Canvas& canvas, std::string_view title, std::string_view beside, float free) {
    const Scale scale(canvas);
    canvas.clear(theme::kBackground);
    Rect line = {scale(theme::kMargin), scale(34), canvas.width() - 2 * scale(theme::kMargin) - free,
                 scale(theme::kTitle)};
    const TextStyle style =
        fitted(canvas, title, line.w, {scale.text(theme::kTitle), theme::kBright, Face::bold});
    const float width = canvas.text_width(title, style);
    line_in(Part(canvas, "page_title"), take_left(line, width + 1, scale(36)), title, style);
    line.y += scale(4);
    line_in(Part(canvas, "subtitle"), line, beside, {scale.text(theme::kBody + 2), theme::kMuted});
}

Rect headed(Canvas& canvas, Rect place, std::string_view heading) {
    const Scale scale(canvas);
    const float size = scale.text(theme::kSmall);
    line_in(canvas, take_top(place, size, scale(12)), heading, {size, theme::kMuted});
    return place;
}

void key_hints(Canvas& canvas, Rect place, std::initializer_list<KeyHint> hints) {
    const Scale scale(canvas);
    TextStyle key = {scale.text(theme::kBody - 2), theme::kAccent, Face::bold};
    TextStyle does = {key.size, theme::kMuted};
    while (width_of(canvas, hints, key, does) > place.w && key.size > kMinText) --key.size, --does.size;
    for (const auto& [name, words] : hints) {
        line_in(canvas, take_left(place, canvas.text_width(name, key), scale(kBehindKey)), name, key);
        line_in(canvas, take_left(place, canvas.text_width(words, does), scale(kBehindHint)), words, does);
    }
}

}  // namespace terramorph
