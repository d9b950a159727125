#include "ui/landscape/landscape.h"

#include <algorithm>
#include <cmath>

#include "paint/canvas.h"
#include "ui/landscape/scenery.h"

namespace terramorph {

namespace {

constexpr Color kLandscapeGrey = {104, 108, 116};
constexpr Color kLandscapeStorm = {34, 36, 48};
constexpr int kFramesOfPainting = 12;  // of what will be seen closely
constexpr int kMostChanges = 640;      // pixel columns painted anew in a frame

/// A planet's colours in other weather.
Palette by_weather(const Palette& fair, float gloom) {
    Palette palette = fair;
    const float dull = std::clamp(gloom, 0.0f, 1.0f), storm = std::max(0.0f, gloom - 1),
                bright = std::max(0.0f, -gloom);
    for (Color* const color :
         {&palette.zenith, &palette.sky, &palette.horizon, &palette.mist, &palette.far_ridge}) {
        const Color grey = mixed(kLandscapeGrey, *color, 0.35f);
        *color = mixed(mixed(*color, grey, 0.75f * dull), palette.sun, 0.1f * bright);
        *color = mixed(*color, kLandscapeStorm, 0.6f * storm);
    }
    // Clouds are lit by it.
    palette.sun =
        mixed(fair.sun, with_alpha(kLandscapeStorm, static_cast<float>(fair.sun.a) / 255), 0.9f * storm);
    palette.star = with_alpha(fair.star, static_cast<float>(fair.star.a) / 255 * (1 - dull));
    palette.sun = with_alpha(palette.sun, static_cast<float>(fair.sun.a) / 255 * (1 - 0.85f * dull));
    palette.halo =
        with_alpha(fair.halo, static_cast<float>(fair.halo.a) / 255 * (1 - 0.7f * dull + 0.8f * bright));
    return palette;
}

}  // namespace

Landscape::Landscape(const LevelSettings& level, const Ground& ground)
    : fair_(level.planet.palette),
      palette_(fair_),
      panorama_(panorama_of(level)),
      layers_(ground),
      clouds_(panorama_.clouds) {}

void Landscape::set_water(float water) {
    if (water == panorama_.water) return;
    panorama_.water = water;
    forget_paintings();
}

void Landscape::set_gloom(float gloom) {
    if (gloom == gloom_) return;
    gloom_ = gloom;
    palette_ = by_weather(fair_, gloom);
    panorama_.clouds = panorama_.air > 0 ? std::clamp(clouds_ + 0.6f * gloom, 0.0f, 1.0f) : 0;
    forget_paintings();
}

void Landscape::scorch(const Scorch& scorch) {
    constexpr std::size_t kMaxScorches = 400;
    if (scorches_.size() >= kMaxScorches) scorches_.erase(scorches_.begin());
    scorches_.push_back(scorch);
    const Range columns = {static_cast<int>(scorch.left()), static_cast<int>(scorch.right()) + 1};
    whole_.touch(columns);
    close_.touch(columns);
}

void Landscape::clear_scorches() {
    if (!scorches_.empty()) forget_paintings();
    scorches_.clear();
}

void Landscape::forget_paintings() {
    whole_.clear();
    close_.clear();
}

const Image& Landscape::picture(const Ground& ground, const View& view) {
    begin_whole(ground, view);
    whole_.paint(ground, colors());
    return whole_.picture();
}

/// The close painting where there is one, and around it the whole one.
std::span<const PictureLayer> Landscape::layers(const Ground& ground, const Views& views) {
    begin_whole(ground, views.whole);
    paint_closely(ground, views);
    seen_.clear();
    const bool closely = views.now != views.whole && close_.shows(views.now);
    if (!closely) {
        whole_.paint(ground, colors(), whole_.finished() ? kMostChanges : LandPainting::kWhole);
        seen_.push_back(whole_.layer(views.now));
    }
    if (closely || (views.now != views.whole && close_.finished())) seen_.push_back(close_.layer(views.now));
    return seen_;
}

void Landscape::begin_whole(const Ground& ground, const View& view) {
    if (whole_.shows(view)) return;
    Image& backdrop = whole_.begin(ground, view);
    cloud_places_ = draw_backdrop(backdrop, panorama_, view, palette_);
    Canvas canvas(backdrop, plain_typeface());
    draw_distant_scenery(canvas, panorama_, view, palette_);
    close_ = {};
}

/// Painted on the way, so that it's ready when the camera comes to rest. What was seen closely before stays
/// until then. The land far away is a little blurred, as it would be.
void Landscape::paint_closely(const Ground& ground, const Views& views) {
    const View& view = views.rest;
    if (view != views.whole && !close_.shows(view)) {
        Canvas(close_.begin(ground, view), plain_typeface())
            .image(whole_.backdrop(), view.rect_of(whole_.view()));
        if (views.now != view) return;  // that is enough for one frame
    }
    const int effort = close_.finished()   ? kMostChanges
                       : views.now == view ? LandPainting::kWhole
                                           : view.width / kFramesOfPainting + 1;
    close_.paint(ground, colors(), effort);
}

}  // namespace terramorph
