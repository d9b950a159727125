#include "ui/widgets/theme.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "app/player/menu_keys.h"
#include "base/text.h"
#include "base/text/utf8.h"
#include "ui/widgets/key_cap.h"

namespace terramorph {

namespace {

constexpr float kMinText = 8;            // pixels
constexpr float kReadableLight = 0.42f;  // with a plate over snow: 4.5 to 1
constexpr float kMoreWhite = 0.05f;
constexpr float kBehindCap = 5, kBehindHint = 24;

/// About its luminance, 0 to 1.
float light_of(Color color) {
    const auto light = [](std::uint8_t value) { return std::pow(static_cast<float>(value) / 255, 2.2f); };
    return 0.2126f * light(color.r) + 0.7152f * light(color.g) + 0.0722f * light(color.b);
}

Device hint_device = Device::keyboard;

/// A hint as it's drawn. Between keys there may be what isn't one, as in "1 - 4".
struct Hint {
    std::string caps;
    std::string_view does;

    template <class Do>
    void each_cap(Do act) const {
        for (const std::string_view cap : words(caps)) act(cap, cap == "-");
    }
};

std::vector<Hint> shown_hints(std::initializer_list<KeyHint> hints) {
    std::vector<Hint> shown;
    for (const auto& [keys, does] : hints)
        if (std::string caps = menu_caps(hint_device, keys); !caps.empty())
            shown.push_back({std::move(caps), does});
    return shown;
}

float cap_wide(const Canvas& canvas, std::string_view words, bool plain, const TextStyle& style) {
    return plain ? canvas.text_width(words, style) : cap_width(canvas, words, style.size);
}

float width_of(const Canvas& canvas, const std::vector<Hint>& hints, const TextStyle& style) {
    const Scale scale(canvas);
    float width = -scale(kBehindHint);
    for (const Hint& hint : hints) {
        hint.each_cap([&](std::string_view cap, bool plain) {
            width += cap_wide(canvas, cap, plain, style) + scale(kBehindCap);
        });
        width += scale(kBehindCap) + canvas.text_width(hint.does, style) + scale(kBehindHint);
    }
    return width;
}

void draw_hint(Canvas& canvas, Rect& place, const Hint& hint, const TextStyle& style) {
    const Scale scale(canvas);
    hint.each_cap([&](std::string_view cap, bool plain) {
        const Rect at = take_left(place, cap_wide(canvas, cap, plain, style), scale(kBehindCap));
        if (plain) return line_in(canvas, at, cap, style);
        const float high = cap_height(canvas, style.size);
        draw_cap(canvas, {at.x, std::floor(at.center().y - high / 2), at.w, high}, cap,
                 hint_device == Device::pad, style.size);
    });
    take_left(place, 0, scale(kBehindCap));
    line_in(canvas, take_left(place, canvas.text_width(hint.does, style) + 1, scale(kBehindHint)), hint.does,
            style);
}

}  // namespace

Color readable(Color color) {
    Color ink = color;
    for (float white = 0; white < 1 && light_of(ink) < kReadableLight; white += kMoreWhite)
        ink = mixed(color, theme::kBright, white);
    return ink;
}

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

std::string shortened(const Canvas& canvas, std::string_view words, float width, const TextStyle& style) {
    if (canvas.text_width(words, style) <= width) return std::string(words);
    const std::size_t letters = code_point_count(words);
    for (std::size_t kept = letters - 1; kept > 2; --kept) {
        std::size_t head = 0, tail = words.size();
        for (std::size_t k = 0; k < (kept + 1) / 2; ++k) head = code_point_after(words, head);
        for (std::size_t k = 0; k < kept / 2; ++k) tail = code_point_before(words, tail);
        std::string brief = concat(words.substr(0, head), "…", words.substr(tail));
        if (canvas.text_width(brief, style) <= width) return brief;
    }
    return std::string(words);
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

float field_high(const Scale& scale, float units) {
    return std::max(scale.pressed(units), scale.text(theme::kSmall) + 2 * scale.text(theme::kBody));
}

Rect headed(Canvas& canvas, Rect place, std::string_view heading) {
    const Scale scale(canvas);
    const float size = scale.text(theme::kSmall);
    line_in(canvas, take_top(place, size, scale(12)), heading, {size, theme::kMuted});
    return place;
}

void set_hint_device(Device device) { hint_device = device; }

void key_hints(Canvas& canvas, Rect place, std::initializer_list<KeyHint> hints) {
    const Scale scale(canvas);
    const Part part(canvas, "key_hints");
    if (Scale::finger() > 0) return;  // nobody has keys in their hands
    const std::vector<Hint> shown = shown_hints(hints);
    TextStyle style = {scale.text(theme::kBody - 3), theme::kMuted};
    while (width_of(canvas, shown, style) > place.w && style.size > kMinText) --style.size;
    for (const Hint& hint : shown) draw_hint(canvas, place, hint, style);
}

}  // namespace terramorph
