#include "ui/landscape/basins_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "base/random.h"
#include "paint/gradient.h"
#include "ui/landscape/lakes/shore.h"
#include "ui/landscape/water.h"

namespace terramorph {

namespace {

constexpr float kFoamOfSheet = 2;  // pixels of a picture of 1600 x 900
// Water that's less deep, or has a narrower surface, has neither waves nor foam, in columns.
constexpr float kPuddle = 8;
constexpr float kNarrowWater = 40;
constexpr float kCavePale = 0.35f;  // how much of foam is in a cave's water at its top
constexpr float kStillLine = 1.2f;  // columns: the line of its surface
constexpr float kSpeckFor = 420;    // square columns of its water for each speck ...
constexpr int kFewSpecks = 3, kManySpecks = 16;
constexpr float kSpeck = 0.7f;                          // columns: the radius of the smallest
constexpr float kSpeckSeen = 0.4f, kSpeckRises = 2.5f;  // columns per second
constexpr std::uint32_t kSpeckChance = 84;
constexpr float kLitDeep = 11, kSurfaceLight = 0.4f;  // just below its surface: light that's in the water
constexpr float kSheetDeep = 0.3f;  // how deep a sheet looks where it has run far down: it's thin there
constexpr float kLeastDeep = 46;    // of a lake that's shallow: where it has its full colour
// The earth of a crater is drawn ragged, and less of it than there is: water reaches into that, but not on a
// flat shore.
constexpr float kSoaks = 3, kSoaksFrom = 8;  // columns: how far at most, and from which depth on
constexpr float kPixelsPerCorner = 1;        // of a line along the water

/// How deep water is in columns from .. to - 1 of a body, where it's deepest.
float deepest(std::span<const float> tops, std::span<const float> bottoms, std::size_t from, std::size_t to) {
    float deep = 0;
    for (std::size_t k = from; k < to; ++k) deep = std::max(deep, tops[k] - bottoms[k]);
    return deep;
}

bool is_seen(const View& view, int x0, std::size_t columns) {
    const auto from = static_cast<float>(x0);
    return view.x_of(from + static_cast<float>(columns)) > 0 &&
           view.x_of(from) < static_cast<float>(view.width);
}

/// The water's colour over things in it, and what's behind them for its full colour elsewhere.
Color before(Color water) {
    return with_alpha(water, std::min(kShineThrough, static_cast<float>(water.a) / 255));
}
Color behind(Color water) {
    const float through = 1 - static_cast<float>(water.a) / 255;
    return with_alpha(water, 1 - std::min(1.0f, through / (1 - kShineThrough)));
}

Color paler(Color water, Color foam) {
    return with_alpha(mixed(water, foam, kCavePale), static_cast<float>(water.a) / 255);
}

}  // namespace

void BasinsPicture::draw_behind(Canvas& canvas, const View& view, const Palette& palette) {
    draw(canvas, view, behind(palette.water), behind(palette.deep_water), palette.foam);
    for (const Body& body : bodies_)
        if (!body.roofed && is_seen(view, body.x0, body.count)) draw_sky_in(canvas, view, body, palette);
}

void BasinsPicture::draw_before(Canvas& canvas, const View& view, const Palette& palette) {
    draw(canvas, view, before(palette.water), before(palette.deep_water), palette.foam);
}

/// Adds a line through the middles of columns, and on to the sides of the first and the last.
void BasinsPicture::add_line(std::vector<Point>& line, const View& view, int x0,
                             std::span<const float> heights) {
    const auto from = static_cast<float>(x0);
    const std::size_t step =
        std::max(std::size_t{1}, static_cast<std::size_t>(kPixelsPerCorner / view.scale));
    line.push_back(view.point({from, heights.front()}));
    for (std::size_t k = 0; k < heights.size(); k += step)
        line.push_back(view.point({from + static_cast<float>(k) + 0.5f, heights[k]}));
    line.push_back(view.point({from + static_cast<float>(heights.size()), heights.back()}));
}

void BasinsPicture::draw(Canvas& canvas, const View& view, Color shallow, Color deep, Color foam) {
    const float high = kDeepWater * view.unit();
    for (const std::vector<Body>* bodies : {&bodies_, &sheets_}) {
        for (const Body& body : *bodies) {
            if (!is_seen(view, body.x0, body.count)) continue;
            const float top = view.y_of(body.roofed ? std::ranges::max(tops(body)) : body.level);
            const float lowest = view.y_of(std::ranges::min(bottoms(body)));
            const float bottom =
                body.roofed ? lowest : top + std::clamp(lowest - top, kLeastDeep * view.unit(), high);
            line_.clear();
            add_line(line_, view, body.x0, tops(body));
            const auto corners = static_cast<std::ptrdiff_t>(line_.size());
            shore_.assign(bottoms(body).begin(), bottoms(body).end());
            for (std::size_t k = 0; bodies == &bodies_ && !body.roofed && k < shore_.size(); ++k)
                shore_[k] -= std::clamp((tops(body)[k] - shore_[k] - kSoaksFrom) / 2, 0.0f, kSoaks);
            add_line(line_, view, body.x0, shore_);
            std::reverse(line_.begin() + corners, line_.end());
            const Color low = bodies == &sheets_ ? with_alpha(mixed(shallow, deep, kSheetDeep),
                                                              static_cast<float>(shallow.a) / 255)
                                                 : deep;
            canvas.shaded(line_, {{0, top}, {0, bottom}, body.roofed ? paler(shallow, foam) : shallow, low});
        }
    }
}

/// The surface in these of its columns: waves and foam, or a line where it's still.
void BasinsPicture::draw_top(Canvas& canvas, const View& view, const Body& body, Range columns,
                             const Palette& palette, const Waves& waves) {
    const float from = view.x_of(static_cast<float>(body.x0 + columns.x0));
    const float to = view.x_of(static_cast<float>(body.x0 + columns.x1));
    const auto wide = static_cast<float>(columns.x1 - columns.x0);
    if (body.roofed) {
        const float y = view.y_of(body.level);
        canvas.line({from, y}, {to, y}, std::max(1.0f, kStillLine * view.scale),
                    with_alpha(palette.foam, 2 * kSpeckSeen));
    } else if (wide >= kNarrowWater &&
               deepest(tops(body), bottoms(body), at(columns.x0), at(columns.x1)) >= kPuddle) {
        draw_glints(canvas, view, body, columns, palette, waves.time);
        draw_bands(canvas, view, body, columns, palette, waves.time);
        draw_light_in(canvas, view, body, columns, kLitDeep * view.unit(),
                      with_alpha(palette.foam, kSurfaceLight));
        draw_wave(canvas, from, to, body.level, view, palette, waves, line_, {body.x0, bottoms(body)});
    }
}

/// A few pale bubbles that rise in a cave's water.
void BasinsPicture::draw_specks(Canvas& canvas, const View& view, const Body& body, const Palette& palette,
                                double time) const {
    const Heights tops = this->tops(body), bottoms = this->bottoms(body);
    float area = 0;
    for (std::size_t k = 0; k < tops.size(); ++k) area += tops[k] - bottoms[k];
    const int specks = std::clamp(static_cast<int>(area / kSpeckFor), kFewSpecks, kManySpecks);
    for (int n = 0; n < specks; ++n) {
        const std::uint32_t bits = hash_bits(kSpeckChance, 0, body.x0, n);
        const float across = uniform01(bits) * static_cast<float>(tops.size());
        const auto k = static_cast<std::size_t>(across);
        const float room = tops[k] - bottoms[k];
        const double risen =
            static_cast<double>(uniform01(mix(bits + 1)) * room) + time * double{kSpeckRises};
        if (room < 4 * kSpeck) continue;
        const Vec2<float> place = {static_cast<float>(body.x0) + across,
                                   bottoms[k] + static_cast<float>(std::fmod(risen, double{room}))};
        canvas.circle(view.point(place), std::max(0.7f, kSpeck * (1 + uniform01(mix(bits + 2))) * view.scale),
                      with_alpha(palette.foam, kSpeckSeen));
    }
}

/// Not of puddles and narrow holes.
void BasinsPicture::draw_shores(Canvas& canvas, const View& view, const Body& body, const Palette& palette) {
    const Heights tops = this->tops(body), bottoms = this->bottoms(body);
    if (static_cast<float>(body.count) < kNarrowWater || deepest(tops, bottoms, 0, body.count) < kPuddle)
        return;
    draw_shore(canvas, view, {body.x0, body.level, tops, bottoms, body.leaves}, palette, shore_, line_);
}

void BasinsPicture::draw_surface(Canvas& canvas, const View& view, const Palette& palette,
                                 const Waves& waves) {
    for (const Body& body : bodies_) {
        const Heights tops = this->tops(body);
        if (!is_seen(view, body.x0, body.count)) continue;
        if (body.roofed)
            draw_specks(canvas, view, body, palette, waves.time);
        else
            draw_shores(canvas, view, body, palette);
        for (std::size_t k = 0; k < tops.size();) {
            const std::size_t from = k;
            while (k < tops.size() && tops[k] == body.level) ++k;
            if (k > from)
                draw_top(canvas, view, body, {static_cast<int>(from), static_cast<int>(k)}, palette, waves);
            else
                ++k;
        }
    }
    const float thick = std::max(1.5f, kFoamOfSheet * view.unit());
    for (const Body& sheet : sheets_) {
        if (!is_seen(view, sheet.x0, sheet.count) ||
            deepest(tops(sheet), bottoms(sheet), 0, sheet.count) <= kThinnest)
            continue;
        line_.clear();
        add_line(line_, view, sheet.x0, tops(sheet));
        canvas.line(line_, thick, palette.foam);
    }
}

}  // namespace terramorph
