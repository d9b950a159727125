#include <algorithm>
#include <cmath>
#include <string>

#include "base/text.h"
#include "base/text/utf8.h"
#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "paint/pixel.h"

namespace terramorph {

namespace {

constexpr std::string_view kCut = "...";

int pixel_size(const TextStyle& style) { return whole(style.size + 0.5f, 1, 1000); }

/// The distance from the start of a text of this width to `at`.
float lead(Align align, float width) {
    return align == Align::left ? 0 : align == Align::center ? width / 2 : width;
}

void lay_letters(std::uint32_t* pixels, const std::uint8_t* coverage, int count, std::uint32_t color,
                 std::uint32_t cover) {
    for (int k = 0; k < count; ++k)
        if (coverage[k] != 0) pixels[k] = blended(pixels[k], color, cover_of(coverage[k]) * cover / 256);
}

}  // namespace

/// Each pixel has the most that any letter within reach covers.
void Canvas::lay_ink(const TextMask& mask, PixelBox all, const TextStyle& style) {
    const int reach = whole(style.outline + 0.99f, 1, 16);
    const int wide = mask.width + 2 * reach, high = mask.height + 2 * reach;
    std::vector<std::uint8_t>& ink = paintbox_.ink;
    ink.assign(static_cast<std::size_t>(wide) * static_cast<std::size_t>(high), 0);
    for (int down = -reach; down <= reach; ++down)
        for (int across = -reach; across <= reach; ++across) {
            const auto far = std::sqrt(static_cast<float>(across * across + down * down));
            const int share = whole(256 * (style.outline + 1 - far), 0, 256);
            if (share == 0) continue;
            for (int y = 0; y < mask.height; ++y) {
                const std::uint8_t* from = mask.coverage.data() + y * mask.width;
                std::uint8_t* to = ink.data() + (y + reach + down) * wide + reach + across;
                for (int x = 0; x < mask.width; ++x)
                    to[x] = std::max(to[x], static_cast<std::uint8_t>(from[x] * share >> 8));
            }
        }
    const int left = all.left - reach, top = all.top - reach;
    const PixelBox box = shared({left, top, left + wide, top + high}, paintbox_.clips.back());
    paintbox_.touched.add(box);
    for (int y = box.top; y < box.bottom && !box.empty(); ++y)
        lay_letters(target_.row(y) + box.left, ink.data() + (y - top) * wide + (box.left - left),
                    box.right - box.left, packed(style.ink), cover_of(style.ink.a));
}

float Canvas::text(Point at, std::string_view words, const TextStyle& style) {
    if (words.empty() || !sound(at) || !sound(style.size)) return 0;
    const TextMask& mask = paintbox_.texts.line(words, style.face, pixel_size(style));
    const auto width = static_cast<float>(mask.width), height = static_cast<float>(mask.height);
    const Rect place = {at.x - lead(style.align, width), at.y, width, height};
    paintbox_.words_drawn.append(words).push_back('\n');
    paintbox_.places_drawn.push_back(place);
    paintbox_.colors_drawn.push_back(style.color);
    const PixelBox all = nearest_pixels(place);
    if (style.outline > 0) lay_ink(mask, all, style);
    const PixelBox box =
        shared({all.left, all.top, all.left + mask.width, all.top + mask.height}, paintbox_.clips.back());
    paintbox_.touched.add(box);
    for (int y = box.top; y < box.bottom && !box.empty(); ++y) {
        const std::uint8_t* coverage =
            mask.coverage.data() + (y - all.top) * mask.width + (box.left - all.left);
        lay_letters(target_.row(y) + box.left, coverage, box.right - box.left, packed(style.color),
                    cover_of(style.color.a));
    }
    return width;
}

float Canvas::text_width(std::string_view words, const TextStyle& style) const {
    if (words.empty() || !sound(style.size)) return 0;
    return static_cast<float>(paintbox_.texts.width(words, style.face, pixel_size(style)));
}

float Canvas::text_within(Point at, float width, std::string_view words, const TextStyle& style) {
    if (text_width(words, style) <= width) return text(at, words, style);
    std::string& shortened = paintbox_.shortened;
    std::string_view kept = words;
    do {
        if (kept.empty()) return 0;
        kept = kept.substr(0, code_point_before(kept, kept.size()));
        shortened.assign(trimmed(kept)).append(kCut);
    } while (text_width(shortened, style) > width);
    return text(at, shortened, style);
}

float Canvas::paragraph(Rect within, std::string_view words, const TextStyle& style) {
    const float left = within.x + lead(style.align, within.w);
    float height = 0;
    while (!words.empty()) {
        const std::size_t end = line_end(words, within.w, style);
        text_within({left, within.y + height}, within.w, words.substr(0, end), style);
        height += style.size;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return height;
}

float Canvas::paragraph_height(float width, std::string_view words, const TextStyle& style) const {
    float height = 0;
    while (!words.empty()) {
        words.remove_prefix(std::min(line_end(words, width, style) + 1, words.size()));
        height += style.size;
    }
    return height;
}

float Canvas::balanced_width(float width, std::string_view words, const TextStyle& style) const {
    constexpr int kSteps = 6;
    const float height = paragraph_height(width, words, style);
    if (height <= style.size) return width;
    float narrow = width / 2;
    for (int step = 0; step < kSteps; ++step) {
        const float middle = (narrow + width) / 2;
        (paragraph_height(middle, words, style) > height ? narrow : width) = middle;
    }
    return std::ceil(width);
}

/// The part of the words that fits on a line: up to a blank or a line break, but at least one word.
std::size_t Canvas::line_end(std::string_view words, float width, const TextStyle& style) const {
    std::size_t end = 0;
    for (std::size_t k = 0; k <= words.size(); ++k) {
        if (k < words.size() && words[k] != ' ' && words[k] != '\n') continue;
        if (end > 0 && text_width(words.substr(0, k), style) > width) return end;
        end = k;
        if (k < words.size() && words[k] == '\n') break;
    }
    return end;
}

std::vector<std::string> Canvas::words_drawn() const {
    std::vector<std::string> lines;
    std::string_view rest = paintbox_.words_drawn;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        lines.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    return lines;
}

std::span<const Rect> Canvas::places_drawn() const { return paintbox_.places_drawn; }

std::span<const DrawnPart> Part::drawn(const Canvas& canvas) { return canvas.paintbox_.parts_drawn; }

Part::Part(Canvas& canvas, std::string_view id)
    : canvas_(canvas), number_(canvas.paintbox_.parts_drawn.size()) {
    const std::size_t first = canvas.paintbox_.places_drawn.size();
    canvas.paintbox_.parts_drawn.push_back({id, first, first});
}

Part::~Part() {
    CanvasCache& paintbox = canvas_.paintbox_;
    paintbox.parts_drawn[number_].end = paintbox.places_drawn.size();
}

}  // namespace terramorph
