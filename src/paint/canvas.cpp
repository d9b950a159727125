#include "paint/canvas.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "paint/canvas_cache.h"
#include "paint/path_builder.h"

namespace terramorph {

namespace {

Rect bounds_of(std::span<const Point> points, float margin) {
    Point low = points.front(), high = low;
    for (const Point p : points) {
        if (!sound(p)) return {};
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {low.x - margin, low.y - margin, high.x - low.x + 2 * margin, high.y - low.y + 2 * margin};
}

Rect around(Point center, float radius) {
    return {center.x - radius, center.y - radius, 2 * radius, 2 * radius};
}

}  // namespace

Canvas::Canvas(Image& target, const Typeface& typeface)
    : own_(std::make_unique<CanvasCache>(typeface)), target_(target), paintbox_(*own_) {
    paintbox_.clips.assign(1, {0, 0, target.width(), target.height()});
    paintbox_.touched.fit(target.width(), target.height());
}

Canvas::Canvas(Image& target, CanvasCache& paintbox) : target_(target), paintbox_(paintbox) {
    paintbox_.clips.assign(1, {0, 0, target.width(), target.height()});
    if (paintbox_.touched.fit(target.width(), target.height())) {
        paintbox_.raster = {};  // larger pictures take more memory
        paintbox_.stretching = {};
    }
    paintbox_.words_drawn.clear();
    paintbox_.places_drawn.clear();
    paintbox_.colors_drawn.clear();
    paintbox_.parts_drawn.clear();
}

Canvas::~Canvas() = default;

const Typeface& Canvas::typeface() const { return paintbox_.texts.typeface(); }

float Canvas::width() const { return static_cast<float>(target_.width()); }
float Canvas::height() const { return static_cast<float>(target_.height()); }

void Canvas::push_clip(Rect rect) {
    paintbox_.clips.push_back(shared(nearest_pixels(rect), paintbox_.clips.back()));
}

void Canvas::pop_clip() {
    assert(paintbox_.clips.size() > 1);
    paintbox_.clips.pop_back();
}

/// Prepares the raster for a shape; false if nothing of it would be visible.
bool Canvas::begin(Rect bounds) {
    if (!drawable(bounds)) return false;
    const PixelBox clip = paintbox_.clips.back();
    if (clip.empty()) return false;
    const auto up = [](float number, int low, int high) { return -whole(-number, -high, -low); };
    const PixelBox box = {whole(bounds.x, clip.left, clip.right), whole(bounds.y, clip.top, clip.bottom),
                          up(bounds.x + bounds.w, clip.left, clip.right),
                          up(bounds.y + bounds.h, clip.top, clip.bottom)};
    if (box.empty()) return false;
    paintbox_.raster.begin(box);
    return true;
}

void Canvas::paint(Color color) { paintbox_.raster.paint(target_, color, paintbox_.touched); }

void Canvas::clear(Color color) { fill({0, 0, width(), height()}, {color.r, color.g, color.b, 255}); }

void Canvas::fill(Rect rect, Color color) {
    if (rect.w > 0 && rect.h > 0 && begin(rect))
        paintbox_.raster.paint_rect(target_, rect, color, paintbox_.touched);
}

void Canvas::polygon(std::span<const Point> corners, Color color) {
    if (corners.size() < 3 || !begin(bounds_of(corners, 0))) return;
    PathBuilder(paintbox_.raster).polygon(corners);
    paint(color);
}

void Canvas::shaded(std::span<const Point> corners, const Gradient& gradient) {
    if (corners.size() < 3 || !sound(gradient.from) || !sound(gradient.to)) return;
    if (!begin(bounds_of(corners, 0))) return;
    PathBuilder(paintbox_.raster).polygon(corners);
    paintbox_.raster.paint(target_, gradient, paintbox_.touched);
}

void Canvas::fill_rounded(Rect rect, float radius, Color color) {
    if (!sound(radius) || !begin(rect)) return;
    PathBuilder(paintbox_.raster).rounded(rect, radius);
    paint(color);
}

void Canvas::outline_rounded(Rect rect, float radius, float thickness, Color color) {
    if (!sound(radius) || !(thickness > 0) || !begin(rect)) return;
    const Rect hole = rect.inset(thickness);
    PathBuilder(paintbox_.raster).rounded(rect, radius);
    if (drawable(hole))
        PathBuilder(paintbox_.raster, PathBuilder::Cuts::hole).rounded(hole, radius - thickness);
    paint(color);
}

void Canvas::round_off(Rect rect, float radius, Color around) {
    if (!sound(radius) || !begin(rect)) return;
    PathBuilder(paintbox_.raster).rounded(rect, 0);
    PathBuilder(paintbox_.raster, PathBuilder::Cuts::hole).rounded(rect, radius);
    paint(around);
}

void Canvas::line(std::span<const Point> points, float thickness, Color color) {
    if (points.empty() || !sound(thickness) || !(thickness > 0)) return;
    if (!begin(bounds_of(points, thickness / 2))) return;
    PathBuilder(paintbox_.raster).stroke(points, thickness / 2);
    paint(color);
}

void Canvas::line(Point from, Point to, float thickness, Color color) {
    line(std::array<Point, 2>{from, to}, thickness, color);
}

void Canvas::circle(Point center, float radius, Color color) {
    fill_rounded(around(center, radius), radius, color);
}

void Canvas::ring(Point center, float radius, float thickness, Color color) {
    outline_rounded(around(center, radius), radius, thickness, color);
}

}  // namespace terramorph
