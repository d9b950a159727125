#include "ui/widgets/theme.h"

#include <cmath>

namespace terramorph {

void line_in(Canvas& canvas, Rect place, std::string_view words, const TextStyle& style) {
    const float x = style.align == Align::left     ? place.x
                    : style.align == Align::center ? place.x + place.w / 2
                                                   : place.x + place.w;
    canvas.text_within({x, std::floor(place.y + (place.h - style.size) / 2)}, place.w, words, style);
}

void page_title(Canvas& canvas, std::string_view title, std::string_view beside) {
    const Scale scale(canvas);
    canvas.clear(theme::kBackground);
    Rect line = {scale(theme::kMargin), scale(34), canvas.width() - 2 * scale(theme::kMargin),
                 scale(theme::kTitle)};
    const TextStyle style = {scale.text(theme::kTitle), theme::kBright, Face::bold};
    const float width = canvas.text_width(title, style);
    line_in(canvas, take_left(line, width + 1, scale(36)), title, style);
    line.y += scale(4);
    line_in(canvas, line, beside, {scale.text(theme::kBody + 2), theme::kMuted});
}

Rect headed(Canvas& canvas, Rect place, std::string_view heading) {
    const Scale scale(canvas);
    const float size = scale.text(theme::kSmall);
    line_in(canvas, take_top(place, size, scale(12)), heading, {size, theme::kMuted});
    return place;
}

void key_hints(Canvas& canvas, Rect place, std::initializer_list<KeyHint> hints) {
    const Scale scale(canvas);
    const TextStyle key = {scale.text(theme::kBody - 2), theme::kAccent, Face::bold};
    const TextStyle does = {key.size, theme::kMuted};
    for (const KeyHint& hint : hints) {
        line_in(canvas, take_left(place, canvas.text_width(hint.key, key), scale(8)), hint.key, key);
        line_in(canvas, take_left(place, canvas.text_width(hint.does, does), scale(24)), hint.does, does);
    }
}

}  // namespace terramorph
