// The light in a battle's lakes.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "base/random.h"
#include "ui/landscape/basins_picture.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kGlintChance = 85;
constexpr float kSkyDeep = 44, kGlintApart = 16;  // pixels of a picture of 1600 x 900
constexpr float kSkyInWater = 0.65f, kFoamInSky = 0.35f, kGlintSeen = 0.6f;
/// Waves that are seen through its side, below the surface.
struct Band {
    float deep, high, length, speed;  ///< pixels of a picture of 1600 x 900; columns, and radians per second
    float seen;
};
constexpr std::array<Band, 3> kBands = {
    {{7, 1.4f, 11, 1.3f, 0.3f}, {15, 1.8f, 15, -0.9f, 0.22f}, {27, 2.2f, 21, 0.7f, 0.15f}}};
constexpr float kBandThick = 1.5f, kBandStep = 5, kBandLong = 46;  // likewise, and columns
constexpr std::uint32_t kBandChance = 94;

}  // namespace

/// Open water has the sky's light in it, less and less so with depth.
void BasinsPicture::draw_sky_in(Canvas& canvas, const View& view, const Body& body, const Palette& palette) {
    const Color sky = mixed(palette.horizon, with_alpha(palette.foam, 1), kFoamInSky);
    draw_light_in(canvas, view, body, {0, static_cast<int>(body.count)}, kSkyDeep * view.unit(),
                  with_alpha(sky, kSkyInWater));
}

/// Light from the surface down to so many pixels below it, where it's gone, or to the earth, in these of its
/// columns.
void BasinsPicture::draw_light_in(Canvas& canvas, const View& view, const Body& body, Range columns,
                                  float deep, Color light) {
    const Heights tops = this->tops(body).subspan(at(columns.x0), at(columns.x1 - columns.x0));
    const Heights bottoms = this->bottoms(body).subspan(at(columns.x0), tops.size());
    const float top = view.y_of(body.level), lowest = body.level - deep / view.scale;
    shore_.clear();
    for (std::size_t k = 0; k < tops.size(); ++k)
        shore_.push_back(std::min(tops[k], std::max(bottoms[k], lowest)));
    line_.clear();
    add_line(line_, view, body.x0 + columns.x0, tops);
    const auto corners = static_cast<std::ptrdiff_t>(line_.size());
    add_line(line_, view, body.x0 + columns.x0, shore_);
    std::reverse(line_.begin() + corners, line_.end());
    canvas.shaded(line_, {{0, top}, {0, top + deep}, light, with_alpha(light, 0)});
}

/// Light that dances below the surface in these of its columns.
void BasinsPicture::draw_glints(Canvas& canvas, const View& view, const Body& body, Range columns,
                                const Palette& palette, double time) const {
    const float unit = view.unit(), wide = static_cast<float>(columns.x1 - columns.x0);
    const Color light = with_alpha(mixed(palette.sun, palette.foam, 0.5f), 1);
    const int glints = static_cast<int>(wide * view.scale / (kGlintApart * unit));
    for (int n = 0; n < glints; ++n) {
        const std::uint32_t bits = hash_bits(kGlintChance, 0, body.x0 + columns.x0, n);
        const auto draw = [&](std::uint32_t k) { return uniform01(mix(bits + k)); };
        const float beat =
            std::sin(static_cast<float>(std::fmod(time, 4096.0)) * (0.5f + draw(1)) + 7 * draw(2));
        const float column = static_cast<float>(columns.x0) +
                             wide * (static_cast<float>(n) + draw(3)) / static_cast<float>(glints);
        const float half = (4 + 14 * draw(4)) * unit * (0.6f + 0.4f * beat);
        const float down = (4 + kSkyDeep * draw(5) * draw(5)) * unit;
        const auto is_deep = [&](float place) {
            const auto k = static_cast<std::size_t>(std::max(0.0f, place));
            return k < body.count && down + 4 * unit <= (body.level - bottoms(body)[k]) * view.scale;
        };
        const float reach = half / view.scale;
        if (beat <= 0 || !is_deep(column - reach) || !is_deep(column + reach)) continue;
        const Point at = {view.x_of(static_cast<float>(body.x0) + column), view.y_of(body.level) + down};
        canvas.line({at.x - half, at.y}, {at.x + half, at.y}, std::max(1.0f, 1.6f * unit),
                    with_alpha(light, kGlintSeen * beat));
    }
}

/// Waves below its surface, in pieces that come and go.
void BasinsPicture::draw_bands(Canvas& canvas, const View& view, const Body& body, Range columns,
                               const Palette& palette, double time) {
    const float unit = view.unit(), now = static_cast<float>(std::fmod(time, 4096.0));
    const Heights bottoms = this->bottoms(body);
    const float from = std::max(-kBandStep * unit, view.x_of(static_cast<float>(body.x0 + columns.x0)));
    const float to =
        std::min(canvas.width() + kBandStep * unit, view.x_of(static_cast<float>(body.x0 + columns.x1)));
    const Color light = with_alpha(palette.foam, 1);
    for (const Band& band : kBands) {
        const auto stream = kBandChance + static_cast<std::uint32_t>(&band - kBands.data());
        const float surface = view.y_of(body.level) + band.deep * unit;
        line_.clear();
        const auto end = [&] {
            if (line_.size() > 1)
                canvas.line(line_, std::max(1.0f, kBandThick * unit), with_alpha(light, band.seen));
            line_.clear();
        };
        for (float x = from; x < to; x += kBandStep * unit) {
            const float column = view.column_at(x);
            const int k = std::clamp(static_cast<int>(column) - body.x0, 0, static_cast<int>(body.count) - 1);
            const bool deep = (body.level - bottoms[at(k)]) * view.scale > (band.deep + 8) * unit;
            if (!deep || noise_along(stream, column / kBandLong + 0.2f * band.speed * now) < 0.1f) {
                end();
                continue;
            }
            line_.push_back(
                {x, surface + band.high * unit * std::sin(column / band.length + band.speed * now)});
        }
        end();
    }
}

}  // namespace terramorph
