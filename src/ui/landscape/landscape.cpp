#include "ui/landscape/landscape.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace terramorph {

namespace {

constexpr Color kLandscapeGrey = {104, 108, 116};
constexpr Color kLandscapeStorm = {34, 36, 48};
constexpr float kLeapOfGloom = 0.25f, kLeapOfWater = 16;  // columns: more is seen at once

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
      strata_(ground),
      clouds_(panorama_.clouds) {
    shown_.begin(panorama_, palette_);
}

void Landscape::set_water(float water) {
    if (water == panorama_.water) return;
    const bool leaps = std::abs(water - shown_.panorama().water) > kLeapOfWater;
    panorama_.water = water;
    change_look(leaps);
}

void Landscape::set_gloom(float gloom) {
    if (gloom == gloom_) return;
    const bool leaps = std::abs(gloom - gloom_) > kLeapOfGloom;
    gloom_ = gloom;
    palette_ = by_weather(fair_, gloom);
    panorama_.clouds = panorama_.air > 0 ? std::clamp(clouds_ + 0.6f * gloom, 0.0f, 1.0f) : 0;
    change_look(leaps);
}

void Landscape::scorch(const Scorch& scorch) {
    constexpr std::size_t kMaxScorches = 400;
    if (scorches_.size() >= kMaxScorches) scorches_.erase(scorches_.begin());
    scorches_.push_back(scorch);
    const Range columns = {static_cast<int>(scorch.left()), static_cast<int>(scorch.right()) + 1};
    shown_.touch(columns);
    coming_.touch(columns);
}

void Landscape::clear_scorches() {
    if (!scorches_.empty()) change_look(true);
    scorches_.clear();
}

void Landscape::change_look(bool at_once) {
    changes_ = !at_once && !shown_.blank();
    comes_ = false;
    if (changes_) return;
    shown_.begin(panorama_, palette_);
    coming_ = {};
}

const Image& Landscape::picture(const Ground& ground, const View& view) {
    if (changes_) change_look(true);
    return shown_.picture(ground, view, details());
}

std::span<const PictureLayer> Landscape::layers(const Ground& ground, const Views& views) {
    if (changes_) prepare_look(ground, views);
    return shown_.layers(ground, views, details());
}

/// What is coming keeps the look that it was begun with, or it would never be finished while that changes.
void Landscape::prepare_look(const Ground& ground, const Views& views) {
    if (coming_.blank()) coming_.begin(panorama_, palette_), comes_ = true;
    if (!coming_.prepare(ground, views, details())) return;
    std::swap(shown_, coming_);
    changes_ = !comes_;
    if (!changes_) return void(coming_ = {});
    coming_.begin(panorama_, palette_);
    comes_ = true;
}

}  // namespace terramorph
