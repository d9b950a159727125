#include "ui/landscape/distance/roads_picture.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

#include "ui/landscape/distance/backdrop.h"
#include "ui/landscape/distance/perspective.h"
#include "ui/landscape/earth/earth_color.h"
#include "ui/landscape/earth/height_profile.h"

namespace terramorph {

namespace {

constexpr float kRoadWide = 26, kBroadest = 11;  // columns: as it is, and as it is seen at most
constexpr Color kVergeDark = {30, 22, 34}, kTrodden = {255, 248, 230};
constexpr float kVerge = 1.5f;                        // of its width, with what lies beside it
constexpr float kThinnest = 1.5f;                     // pixels of a picture of 1600 x 900
constexpr std::ptrdiff_t kScrap = 16;                 // places: of less than these nothing is seen
constexpr float kRoadHaze = 0.5f, kMoreHaze = 0.3f;  // of the ridge's color in it: at the cut, and far away

class RoadsPainter {
  public:
    RoadsPainter(Canvas& canvas, const Panorama& panorama, const View& view, const Palette& palette)
        : canvas_(canvas), panorama_(panorama), view_(view), palette_(palette), seen_(panorama, view) {}

    void draw(const std::vector<RoadPlace>& road) {
        for (auto first = road.begin(); first != road.end();) {
            const auto last =
                std::find_if_not(first, road.end(), [&](const RoadPlace& at) { return is_seen(at); });
            if (last - first >= kScrap) draw_seen(std::span(first, last));
            first = std::find_if(last, road.end(), [&](const RoadPlace& at) { return is_seen(at); });
        }
    }

  private:
    float row_of(const RoadPlace& at) const { return seen_.y_of(at.height, seen_.size_at(at.behind)); }

    /// True if it's dry and above all that stands before it.
    bool is_seen(const RoadPlace& at) const {
        if (at.height < panorama_.water) return false;
        const float row = row_of(at);
        return std::ranges::none_of(panorama_.ridges, [&](const Ridge& ridge) {
            return ridge.distance < at.behind &&
                   seen_.y_of(height_along(ridge.heights, at.column), seen_.size_at(ridge.distance)) < row;
        });
    }

    void draw_seen(std::span<const RoadPlace> places) {
        for (const float wide : {kVerge, 1.0f})
            for (std::size_t n = 1; n < places.size(); ++n) draw_piece(places[n - 1], places[n], wide);
    }

    /// Pieces overlap in discs, so that nothing is seen between them.
    void draw_piece(const RoadPlace& from, const RoadPlace& to, float wide) {
        const float size = seen_.size_at(to.behind), haze = seen_.haze_at(size);
        const Color ridge = ridge_color(palette_, haze, std::min(1.0f, panorama_.air));
        const Color own =
            wide > 1 ? mixed(ridge, kVergeDark, 0.12f) : mixed(road_color(palette_), kTrodden, 0.2f);
        const Color color = mixed(own, ridge, kRoadHaze + kMoreHaze * haze);
        const Point first = point_of(from), last = point_of(to);
        const float thick = std::max({1.0f, kThinnest * view_.unit() * size, seen_width(from, to)}) * wide;
        canvas_.line(first, last, thick, color);
        canvas_.circle(last, thick / 2, color);
    }

    Point point_of(const RoadPlace& at) const { return {view_.x_of(at.column), row_of(at)}; }

    /// How wide a piece is seen, in pixels: a road that leads away is seen broad, one that runs along the
    /// level nearly from its side.
    float seen_width(const RoadPlace& from, const RoadPlace& to) const {
        const float across = to.column - from.column, away = to.behind - from.behind;
        const float length = std::max(1.0f, std::hypot(across, away)), half = kRoadWide / 2;
        const auto side = [&](float way) {
            const float behind = std::max(0.0f, to.behind - way * half * across / length);
            const float size = seen_.size_at(behind);
            return Point{view_.x_of(to.column + way * half * away / length * size),
                         seen_.y_of(to.height, size)};
        };
        const Point over = side(1) - side(-1), along = point_of(to) - point_of(from);
        const float seen =
            std::abs(over.x * along.y - over.y * along.x) / std::max(1.0f, std::hypot(along.x, along.y));
        return std::min(seen, kBroadest * view_.scale * seen_.size_at(to.behind));
    }

    Canvas& canvas_;
    const Panorama& panorama_;
    const View& view_;
    const Palette& palette_;
    Perspective seen_;
};

}  // namespace

void draw_distant_roads(Canvas& canvas, const Panorama& panorama, const View& view, const Palette& palette) {
    RoadsPainter painter(canvas, panorama, view, palette);
    for (const std::vector<RoadPlace>& road : panorama.roads) painter.draw(road);
}

}  // namespace terramorph
