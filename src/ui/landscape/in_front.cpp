#include "ui/landscape/in_front.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "ui/landscape/water.h"

namespace terramorph {

namespace {

constexpr float kEarthBefore = 0.26f;                        // how much of a tank is seen in earth
constexpr float kInEarth = 6, kBeside = kHullHalfWidth + 3;  // columns above the tracks, and from its middle
constexpr float kBelowTracks = 2;                            // columns
constexpr float kPaleEdge = 4;                               // columns, of the earth around its room
constexpr float kHeap = 14;                                  // columns above the tracks, at a single wall

/// The land as it's seen in a box of the picture.
Image land_in(std::span<const PictureLayer> land, const PixelBox& box) {
    Image piece(box.right - box.left, box.bottom - box.top);
    Canvas copy(piece, plain_typeface());
    std::vector<PictureLayer> layers(land.begin(), land.end());
    for (PictureLayer& layer : layers)
        layer.into.x -= static_cast<float>(box.left), layer.into.y -= static_cast<float>(box.top);
    copy.lay(layers);
    return piece;
}

std::uint32_t veiled(std::uint32_t pixel, float seen) {
    return (pixel & 0xffffffu) | static_cast<std::uint32_t>((1 - seen) * 255) << 24;
}

/// The earth at both ends of a tank, which keeps a room free for it.
struct Pit {
    struct Wall {
        float x;    ///< its edge
        float top;  ///< how high the earth is there
    };
    Wall left, right;

    /// Earth that slides from the walls before the tank, in columns.
    float slide(float x) const { return std::max(left.top - (x - left.x), right.top - (right.x - x)); }
};

/// None where there's no earth; `way`: 1 for the right one.
std::optional<Pit::Wall> wall_beside(const Ground& ground, const BodyState& body, float way) {
    const float across = std::cos(body.angle), up = std::sin(body.angle);
    for (float away = 0; away <= kBeside; ++away) {
        const Vec2<float> at =
            body.at + Vec2<float>{way * away * across - kInEarth * up, way * away * up + kInEarth * across};
        const int x = static_cast<int>(std::floor(at.x));
        if (x < 0 || x >= ground.width()) return std::nullopt;
        for (const Span& span : ground.column(x))
            if (at.y >= to_columns(span.bottom) && at.y < to_columns(span.top))
                return Pit::Wall{static_cast<float>(way > 0 ? x : x + 1) + way * kPaleEdge,
                                 to_columns(span.top)};
    }
    return std::nullopt;
}

std::optional<Pit> pit_of(const Ground& ground, const BodyState& body) {
    const auto left = wall_beside(ground, body, -1), right = wall_beside(ground, body, 1);
    if (!left && !right) return std::nullopt;
    if (left && right) return Pit{*left, *right};
    // Of a single wall, however high, only a little earth comes down.
    constexpr float kFar = 1000;
    const auto heap = [&](Pit::Wall wall) {
        return Pit::Wall{wall.x, std::min(wall.top, body.at.y + kHeap)};
    };
    const auto none = [&](float way) { return Pit::Wall{body.at.x + way * kFar, 0}; };
    return left ? Pit{heap(*left), none(1)} : Pit{none(-1), heap(*right)};
}

}  // namespace

void draw_under_water(Canvas& canvas, std::span<const PictureLayer> land, Rect place, float water,
                      const View& view) {
    if (water <= 0) return;
    PixelBox box = nearest_pixels(place);
    box.top = std::max(box.top, static_cast<int>(std::floor(view.y_of(water))));
    box = shared(box, {0, 0, view.width, view.height});
    if (box.empty()) return;
    Image piece = land_in(land, box);
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x) piece.row(y)[x] = veiled(piece.row(y)[x], kShineThrough);
    canvas.image(piece, box.left, box.top);
}

void draw_in_ground(Canvas& canvas, const LaidLand& land, Rect place, const View& view) {
    const PixelBox box = shared(nearest_pixels(place), {0, 0, view.width, view.height});
    if (!land.ground || box.empty()) return;
    Image piece = land_in(land.layers, box);
    const auto last = static_cast<float>(land.ground->width()) - 1;
    for (int x = 0; x < piece.width(); ++x) {
        const float column = view.column_at(static_cast<float>(box.left + x) + 0.5f);
        const float from = std::clamp(column - 0.5f, 0.0f, last);
        const int left = static_cast<int>(from), right = std::min(left + 1, static_cast<int>(last));
        const float top = std::lerp(to_columns(land.ground->top(left)), to_columns(land.ground->top(right)),
                                    from - static_cast<float>(left));
        const float surface = view.y_of(top) - static_cast<float>(box.top);
        for (int y = 0; y < piece.height(); ++y) {
            const float in = std::clamp(static_cast<float>(y) + 1 - surface, 0.0f, 1.0f);
            piece.row(y)[x] = veiled(piece.row(y)[x], 1 - in);
        }
    }
    canvas.image(piece, box.left, box.top);
}

void draw_in_earth(Canvas& canvas, std::span<const PictureLayer> land, Rect place, const BodyState& body,
                   const Ground& ground, const View& view) {
    const std::optional<Pit> pit = pit_of(ground, body);
    const PixelBox box = shared(nearest_pixels(place), {0, 0, view.width, view.height});
    if (!pit || box.empty()) return;
    const int wide = box.right - box.left;
    const Image earth = land_in(land, {box.left - wide, box.top, box.right + wide, box.bottom});
    Image piece(wide, earth.height());
    const auto lay = [&](int x, int from, float top, float bottom) {
        const int first = static_cast<int>(view.y_of(top)) - box.top;
        const int last = std::min(piece.height(), static_cast<int>(view.y_of(bottom)) - box.top);
        for (int y = std::max(0, first); y < last; ++y)
            piece.row(y)[x] = veiled(earth.row(y)[std::clamp(from, 0, 3 * wide - 1)], kEarthBefore);
    };
    for (int x = 0; x < wide; ++x) {
        const float column = view.column_at(static_cast<float>(box.left + x) + 0.5f);
        const int here = static_cast<int>(column);
        if (here < 0 || here >= ground.width()) continue;
        float slide = pit->slide(column), floor = 0;
        for (const Span& span : ground.column(here)) {
            lay(x, wide + x, to_columns(span.top), to_columns(span.bottom));
            if (to_columns(span.bottom) > body.at.y)
                slide = std::max(slide, to_columns(span.bottom));
            else
                floor = std::min(to_columns(span.top), body.at.y);
        }
        if (column <= pit->left.x || column >= pit->right.x) continue;
        // Below its tracks there's none, where it hangs over a hole.
        floor = std::max(floor, body.at.y + std::tan(body.angle) * (column - body.at.x) - kBelowTracks);
        // It looks like the earth beside it.
        const bool nearer_left = column - pit->left.x < pit->right.x - column;
        const float edge = view.x_of(nearer_left ? pit->left.x : pit->right.x) - static_cast<float>(box.left);
        lay(x, wide + static_cast<int>(2 * edge) - x, slide, floor);
    }
    canvas.image(piece, box.left, box.top);
}

}  // namespace terramorph
