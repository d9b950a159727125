#include "paint/raster.h"

#include <algorithm>
#include <bit>

#include "paint/pixel.h"
#include "paint/soft/rows.h"

namespace terramorph {

namespace {

constexpr int kPixel = 256;  // steps per pixel
constexpr int kLong = 16;    // pixels that are worth a call
constexpr int kPeriod = 64;  // pixels set one by one before the rest is copied from them

int steps(double pixels) { return static_cast<int>(pixels * kPixel + 0.5); }

/// 0 .. 256, from twice the winding area of a pixel (sums of two offsets aren't halved).
std::uint32_t coverage(std::uint32_t winding) {
    const std::uint32_t size = winding >> 31 ? 0 - winding : winding;
    return std::min<std::uint32_t>(256, (size + kPixel) / (2 * kPixel));
}

void paint_span(std::uint32_t* pixels, int count, std::uint32_t color, std::uint32_t cover) {
    if (cover == 256) {
        std::fill_n(pixels, std::min(count, kPeriod), color | 0xff000000u);
        return repeat(pixels, kPeriod, count);
    }
    if (count >= kLong) return lay_color(pixels, count, color, cover);
    for (int k = 0; k < count; ++k) pixels[k] = blended(pixels[k], color, cover);
}

}  // namespace

void CoverageRasterizer::begin(PixelBox box) {
    box_ = box;
    width_ = box.right - box.left;
    height_ = box.bottom - box.top;
    stride_ = static_cast<std::size_t>(width_) + 2;
    words_ = (stride_ + 63) / 64;
    const auto rows = static_cast<std::size_t>(height_);
    if (areas_.size() < stride_ * rows) areas_.resize(stride_ * rows);
    if (touched_.size() < words_ * rows) touched_.resize(words_ * rows);
}

// Edges are always walked downward, so that a shared edge of two shapes is cut and rounded identically.
void CoverageRasterizer::edge(Point from, Point to) {
    const int sign = from.y < to.y ? 1 : -1;
    if (sign < 0) std::swap(from, to);
    double left = static_cast<double>(from.x) - box_.left;
    double right = static_cast<double>(to.x) - box_.left;
    double top = static_cast<double>(from.y) - box_.top;
    double bottom = static_cast<double>(to.y) - box_.top;
    if (!(top < bottom) || bottom <= 0 || top >= height_) return;
    const double slope = (right - left) / (bottom - top);
    const double first_x = left, first_y = top;
    const auto x_at = [&](double y) { return first_x + (y - first_y) * slope; };
    const auto y_at = [&](double x) { return std::clamp(first_y + (x - first_x) / slope, top, bottom); };
    if (bottom > height_) right = x_at(bottom = height_);
    if (top < 0) left = x_at(top = 0);

    // Left of the box an edge counts as a vertical one along the border; right of it, not at all.
    if (left <= 0 && right <= 0) return upright(0, top, bottom, sign);
    if (left >= width_ && right >= width_) return;
    if (left < 0) {
        const double y = y_at(0);
        upright(0, top, y, sign);
        left = 0, top = y;
    } else if (left > width_) {
        top = y_at(width_), left = width_;
    }
    if (right < 0) {
        const double y = y_at(0);
        upright(0, y, bottom, sign);
        right = 0, bottom = y;
    } else if (right > width_) {
        bottom = y_at(width_), right = width_;
    }
    slanting({steps(left), steps(top)}, {steps(right), steps(bottom)}, sign);
}

void CoverageRasterizer::upright(double x, double top, double bottom, int sign) {
    slanting({steps(x), steps(top)}, {steps(x), steps(bottom)}, sign);
}

void CoverageRasterizer::slanting(Dot from, Dot to, int sign) {
    if (from.y >= to.y) return;
    const double slope = static_cast<double>(to.x - from.x) / (to.y - from.y);
    int x = from.x;
    for (int y = from.y; y < to.y;) {
        const int row = y / kPixel;
        const int next_y = std::min((row + 1) * kPixel, to.y);
        const int next_x = next_y == to.y ? to.x : from.x + static_cast<int>(slope * (next_y - from.y));
        within_row(row, x, next_x, sign * (next_y - y));
        x = next_x, y = next_y;
    }
}

// The rise is divided among the pixels in proportion to the edge's width in each.
void CoverageRasterizer::within_row(int row, int from_x, int to_x, int rise) {
    const int left = std::min(from_x, to_x), right = std::max(from_x, to_x);
    int column = left / kPixel;
    if (right <= (column + 1) * kPixel) return add(row, column, rise, left + right - 2 * column * kPixel);
    int x = left, done = 0;
    for (; x < right; ++column) {
        const int next_x = std::min((column + 1) * kPixel, right);
        const int so_far = rise * (next_x - left) / (right - left);
        add(row, column, so_far - done, x + next_x - 2 * column * kPixel);
        x = next_x, done = so_far;
    }
}

/// `offset` is the edge's distance from the left of its pixel, as the sum of both ends, 0 .. 2 kPixel.
void CoverageRasterizer::add(int row, int column, int rise, int offset) {
    touch(static_cast<std::size_t>(row), column, rise * (2 * kPixel - offset));
    touch(static_cast<std::size_t>(row), column + 1, rise * offset);
}

void CoverageRasterizer::touch(std::size_t row, int column, int area) {
    if (area == 0) return;
    const auto at = static_cast<std::size_t>(column);
    areas_[row * stride_ + at] += static_cast<std::uint32_t>(area);
    touched_[row * words_ + at / 64] |= std::uint64_t{1} << at % 64;
}

void CoverageRasterizer::paint(Image& target, Color color, Touched& touched) {
    const std::uint32_t ink = packed(color), solid = cover_of(color.a);
    for (int row = 0; row < height_; ++row) {
        const int y = box_.top + row;
        std::uint32_t* pixels = target.row(y) + box_.left;
        sweep(row, [&](int from, int to, std::uint32_t inside) {
            const std::uint32_t cover = inside * solid / 256;
            if (cover == 0) return;
            paint_span(pixels + from, to - from, ink, cover);
            touched.add(y, box_.left + from, box_.left + to);
        });
    }
}

/// Gives what its outline would.
void CoverageRasterizer::paint_rect(Image& target, Rect rect, Color color, Touched& touched) {
    const std::uint32_t ink = packed(color), solid = cover_of(color.a);
    const auto within = [](float place, int from, int size) {
        return steps(std::clamp(static_cast<double>(place) - from, 0.0, static_cast<double>(size)));
    };
    const int left = within(rect.x, box_.left, width_), right = within(rect.x + rect.w, box_.left, width_);
    const int top = within(rect.y, box_.top, height_), bottom = within(rect.y + rect.h, box_.top, height_);
    for (int from = top; from < bottom; from = (from / kPixel + 1) * kPixel) {
        const int rise = std::min((from / kPixel + 1) * kPixel, bottom) - from, y = box_.top + from / kPixel;
        std::uint32_t* const pixels = target.row(y) + box_.left;
        const auto fill = [&](int first, int last, int part) {  // of a pixel's width, in 1 / 256
            const std::uint32_t cover = coverage(static_cast<std::uint32_t>(2 * rise * part)) * solid / 256;
            if (first >= last || cover == 0) return;
            paint_span(pixels + first, last - first, ink, cover);
            touched.add(y, box_.left + first, box_.left + last);
        };
        const int first = left / kPixel, last = right / kPixel;
        if (first == last) {
            fill(first, std::min(first + 1, width_), right - left);
            continue;
        }
        fill(first, first + 1, (first + 1) * kPixel - left);
        fill(first + 1, last, kPixel);
        fill(last, std::min(last + 1, width_), right - last * kPixel);
    }
}

void CoverageRasterizer::paint(Image& target, const Gradient& gradient, Touched& touched) {
    const GradientTable colors(gradient);
    for (int row = 0; row < height_; ++row) {
        const int y = box_.top + row;
        std::uint32_t* pixels = target.row(y) + box_.left;
        sweep(row, [&](int from, int to, std::uint32_t inside) {
            if (inside == 0) return;
            float place = colors.place_of(box_.left + from, y);
            for (int x = from; x < to; ++x, place += colors.step()) {
                const std::uint32_t color = colors.at(place);
                pixels[x] = blended(pixels[x], color, inside * cover_of(color >> 24) / 256);
            }
            touched.add(y, box_.left + from, box_.left + to);
        });
    }
}

/// Calls fill(from, to, coverage) for each run of pixels that are covered alike.
template <class Fill>
void CoverageRasterizer::sweep(int row, Fill fill) {
    std::uint32_t* areas = areas_.data() + static_cast<std::size_t>(row) * stride_;
    std::uint64_t* changes = touched_.data() + static_cast<std::size_t>(row) * words_;
    std::uint32_t winding = 0;
    int x = 0;
    for (std::size_t word = 0; word < words_; ++word) {
        for (; changes[word] != 0; changes[word] &= changes[word] - 1) {
            const int next = static_cast<int>(word) * 64 + std::countr_zero(changes[word]);
            const int end = std::min(next, width_);
            if (x < end) fill(x, end, coverage(winding));
            winding += areas[next];
            areas[next] = 0;
            x = end;
        }
    }
    if (x < width_) fill(x, width_, coverage(winding));
}

}  // namespace terramorph
