#include <algorithm>
#include <array>
#include <cstring>

#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "paint/layers/kept_painting.h"
#include "paint/pixel.h"
#include "paint/soft/rows.h"

namespace terramorph {

namespace {

/// Bayer's order of 8 x 8 thresholds: spreads a value between two shades evenly over the pixels.
constexpr std::array<std::array<std::uint8_t, 8>, 8> kThresholds = {{{0, 32, 8, 40, 2, 34, 10, 42},
                                                                     {48, 16, 56, 24, 50, 18, 58, 26},
                                                                     {12, 44, 4, 36, 14, 46, 6, 38},
                                                                     {60, 28, 52, 20, 62, 30, 54, 22},
                                                                     {3, 35, 11, 43, 1, 33, 9, 41},
                                                                     {51, 19, 59, 27, 49, 17, 57, 25},
                                                                     {15, 47, 7, 39, 13, 45, 5, 37},
                                                                     {63, 31, 55, 23, 61, 29, 53, 21}}};

using Eight = std::array<std::uint32_t, 8>;

/// The pixels of columns 0 .. 7 in row y of a gradient that is `part` / `whole` of the way down; they repeat.
Eight dithered(Color top, Color bottom, int part, int whole, int y) {
    Eight pixels = {};
    const auto shade = [&](int from, int to, int x) {
        const std::int64_t fine =
            std::int64_t{64} * (from * std::int64_t{whole - part} + to * std::int64_t{part});
        return static_cast<std::uint8_t>((fine / whole + kThresholds[y & 7][x]) / 64);
    };
    for (int x = 0; x < 8; ++x)
        pixels[x] = packed({shade(top.r, bottom.r, x), shade(top.g, bottom.g, x), shade(top.b, bottom.b, x),
                            shade(top.a, bottom.a, x)});
    return pixels;
}

void lay_row(std::uint32_t* to, const std::uint32_t* from, int count) {
    if (all_opaque(from, count))
        std::memcpy(to, from, static_cast<std::size_t>(count) * sizeof *to);
    else
        lay_pixels(to, count, from);
}

/// Repeats the eight pixels, beginning with that of the first column.
void lay_pattern(std::uint32_t* to, const Eight& pattern, int first_column, int count) {
    constexpr int kPeriod = 64;
    for (int k = 0; k < std::min(count, kPeriod); ++k) to[k] = pattern[(first_column + k) & 7];
    repeat(to, kPeriod, count);
}

/// The source position of the middle of a stretched pixel, in 1/256 pixel, at most the last pixel.
std::uint32_t place_in(int pixel, int stretched, int side) {
    const std::int64_t middle = (std::int64_t{2} * pixel + 1) * side * 128 / stretched - 128;
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(middle, 0, std::int64_t{side - 1} * 256));
}

}  // namespace

void Canvas::gradient(Rect rect, Color top, Color bottom) {
    const PixelBox whole = nearest_pixels(rect);
    const PixelBox box = shared(whole, paintbox_.clips.back());
    if (box.empty()) return;
    paintbox_.touched.add(box);
    const int count = box.right - box.left;
    paintbox_.stretching.line.resize(static_cast<std::size_t>(count));
    for (int y = box.top; y < box.bottom; ++y) {
        const int steps = std::max(1, whole.bottom - whole.top - 1);
        const Eight pattern = dithered(top, bottom, y - whole.top, steps, y);
        std::uint32_t* pixels = target_.row(y) + box.left;
        if (all_opaque(pattern.data(), 8)) {
            lay_pattern(pixels, pattern, box.left, count);
        } else {
            lay_pattern(paintbox_.stretching.line.data(), pattern, box.left, count);
            lay_row(pixels, paintbox_.stretching.line.data(), count);
        }
    }
}

void Canvas::lay(std::span<const PictureLayer> layers, const KeptPainting* cover) {
    if (!paintbox_.compositor || paintbox_.clips.size() > 1)
        paint_layers(*this, layers, paintbox_.clips.back());
    else if (cover)
        paintbox_.compositor->lay_below(*this, layers, *cover);
    else
        paintbox_.compositor->lay(*this, layers);
}

bool Canvas::cover(const KeptPainting& cover) {
    if (!paintbox_.compositor || paintbox_.clips.size() > 1) return cover.lay(*this), true;
    return paintbox_.compositor->cover(*this, cover);
}

void Canvas::image(const Image& image, int x, int y) {
    constexpr int kFar = 1 << 20;
    x = std::clamp(x, -kFar, kFar), y = std::clamp(y, -kFar, kFar);
    const PixelBox box = shared({x, y, x + image.width(), y + image.height()}, paintbox_.clips.back());
    if (box.empty()) return;
    paintbox_.touched.add(box);
    for (int row = box.top; row < box.bottom; ++row)
        lay_row(target_.row(row) + box.left, image.row(row - y) + (box.left - x), box.right - box.left);
}

void Canvas::painted(const Image& painting, int x, int y) {
    const PixelBox box = shared({x, y, x + painting.width(), y + painting.height()}, paintbox_.clips.back());
    if (box.empty()) return;
    paintbox_.touched.add(box);
    for (int row = box.top; row < box.bottom; ++row)
        put_pixels(target_.row(row) + box.left, box.right - box.left, painting.row(row - y) + (box.left - x));
}

// Stretches rows of the image sideways, each once, and mixes two of them for each row of the picture: at its
// own place if they're opaque.
void Canvas::stretch(const Image& image, Rect into, LayRow* lay_row) {
    const PixelBox whole = nearest_pixels(into);
    const PixelBox box = shared(whole, paintbox_.clips.back());
    if (box.empty() || image.width() == 0 || image.height() == 0) return;
    paintbox_.touched.add(box);
    const int count = box.right - box.left;
    std::vector<std::uint32_t>& places = paintbox_.stretching.places;
    std::vector<std::uint32_t>& amounts = paintbox_.stretching.amounts;
    std::vector<std::uint32_t>& upper = paintbox_.stretching.upper;
    std::vector<std::uint32_t>& lower = paintbox_.stretching.lower;
    std::vector<std::uint32_t>& line = paintbox_.stretching.line;
    for (std::vector<std::uint32_t>* const row : {&places, &amounts, &upper, &lower, &line})
        row->resize(static_cast<std::size_t>(count));
    const std::uint32_t beside = image.width() > 1;
    for (int k = 0; k < count; ++k) {
        const std::uint32_t place =
            place_in(box.left + k - whole.left, whole.right - whole.left, image.width());
        places[k] = std::min(place / 256, static_cast<std::uint32_t>(image.width()) - 1 - beside);
        amounts[k] = place - places[k] * 256;
    }
    const auto stretched_row = [&](int row, std::vector<std::uint32_t>& to) {
        stretch_pixels(image.row(std::min(row, image.height() - 1)), beside, places.data(), amounts.data(),
                       count, to.data());
        return all_opaque(to.data(), count);
    };
    bool upper_opaque = false, lower_opaque = false;
    int stretched = -2;  // the row that's in `upper`; the next one is in `lower`
    for (int y = box.top; y < box.bottom; ++y) {
        const std::uint32_t place = place_in(y - whole.top, whole.bottom - whole.top, image.height());
        const int row = static_cast<int>(place / 256);
        if (row == stretched + 1)
            std::swap(upper, lower), upper_opaque = lower_opaque;
        else if (row != stretched)
            upper_opaque = stretched_row(row, upper);
        if (row != stretched) lower_opaque = stretched_row(row + 1, lower);
        stretched = row;
        std::uint32_t* const pixels = target_.row(y) + box.left;
        const bool covers = upper_opaque && lower_opaque;
        mix_pixels(upper.data(), lower.data(), place % 256, count, covers ? pixels : line.data());
        if (!covers) lay_row(pixels, count, line.data());
    }
}

void Canvas::image(const Image& image, Rect into) { stretch(image, into, lay_pixels); }

void Canvas::painted(const Image& painting, Rect into) { stretch(painting, into, put_pixels); }

}  // namespace terramorph
