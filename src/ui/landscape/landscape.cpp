#include "ui/landscape/landscape.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "paint/canvas.h"
#include "ui/landscape/scenery.h"

namespace terramorph {

namespace {

constexpr Color kLandscapeGrey = {104, 108, 116};
constexpr Color kLandscapeStorm = {34, 36, 48};

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
    stale_ |= water != panorama_.water;
    panorama_.water = water;
}

void Landscape::set_gloom(float gloom) {
    if (gloom == gloom_) return;
    gloom_ = gloom;
    palette_ = by_weather(fair_, gloom);
    panorama_.clouds = panorama_.air > 0 ? std::clamp(clouds_ + 0.6f * gloom, 0.0f, 1.0f) : 0;
    stale_ = true;
}

void Landscape::scorch(const Scorch& scorch) {
    constexpr std::size_t kMaxScorches = 400;
    if (scorches_.size() >= kMaxScorches) scorches_.erase(scorches_.begin());
    scorches_.push_back(scorch);
    scorched_.include({static_cast<int>(scorch.left()), static_cast<int>(scorch.right()) + 1});
}

void Landscape::clear_scorches() {
    stale_ |= !scorches_.empty();
    scorches_.clear();
}

const Image& Landscape::picture(const Ground& ground, const View& view) {
    if (stale_ || view != view_)
        redraw(ground, view);
    else
        redraw_changes(ground);
    revision_ = ground.revision();
    scorched_ = {};
    return picture_;
}

void Landscape::redraw(const Ground& ground, const View& view) {
    view_ = view;
    stale_ = false;
    if (backdrop_.width() != view.width || backdrop_.height() != view.height)
        backdrop_ = Image(view.width, view.height);
    draw_backdrop(backdrop_, panorama_, view, palette_);
    Canvas canvas(backdrop_, plain_typeface());
    draw_distant_scenery(canvas, panorama_, view, palette_);
    picture_ = backdrop_;
    draw_face(picture_, ground, layers_, view, palette_, panorama_.water, scorches_, 0, view.width);
}

void Landscape::redraw_changes(const Ground& ground) {
    Range changed = scorched_;
    if (ground.revision() != revision_) changed.include(ground.changed_since(revision_));
    if (!changed.empty()) redraw_columns(ground, changed);
}

void Landscape::redraw_columns(const Ground& ground, Range columns) {
    const int margin = face_margin(view_) + 1;
    const int first =
        std::max(0, static_cast<int>(std::floor(view_.x_of(static_cast<float>(columns.x0)))) - margin);
    const int last = std::min(
        view_.width, static_cast<int>(std::ceil(view_.x_of(static_cast<float>(columns.x1)))) + margin);
    if (first >= last) return;
    const auto bytes = static_cast<std::size_t>(last - first) * sizeof(std::uint32_t);
    for (int y = 0; y < view_.height; ++y)
        std::memcpy(picture_.row(y) + first, backdrop_.row(y) + first, bytes);
    draw_face(picture_, ground, layers_, view_, palette_, panorama_.water, scorches_, first, last);
}

}  // namespace terramorph
