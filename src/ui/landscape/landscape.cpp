#include "ui/landscape/landscape.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "terrain/scenery.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr Color kLandscapeStorm = {20, 24, 40};
constexpr float kVeiled = 0.85f;                          // of the sky's light, near the horizon
constexpr float kLeapOfGloom = 0.25f, kLeapOfWater = 16;  // columns: more is seen at once

/// What clouds leave of the light, of each colour.
struct Dimmed {
    float r, g, b;
};

/// The light below clouds: dark up in the sky, and brighter towards the horizon.
struct Overcast {
    Dimmed zenith, sky, horizon, land;
    float veil;  ///< how much of the sky's colour lies over the horizon, which else looked muddy where it's
                 ///< warm
};

Overcast overcast_of(Downfall downfall) {
    switch (downfall) {
        case Downfall::snow:
            return {{0.6f, 0.68f, 0.78f},
                    {0.66f, 0.75f, 0.85f},
                    {0.76f, 0.84f, 0.92f},
                    {0.9f, 0.93f, 0.97f},
                    0.2f};
        case Downfall::ash:
            return {
                {0.6f, 0.5f, 0.5f}, {0.6f, 0.5f, 0.5f}, {0.68f, 0.55f, 0.5f}, {0.86f, 0.82f, 0.82f}, 0.2f};
        default:
            return {
                {0.4f, 0.52f, 0.64f}, {0.46f, 0.6f, 0.7f}, {0.68f, 0.72f, 0.8f}, {0.8f, 0.83f, 0.87f}, 0.5f};
    }
}

/// A colour in that light, and richer the more so.
Color dimmed(Color color, Dimmed light, float amount) {
    constexpr float kRicher = 0.3f;
    const float r = static_cast<float>(color.r) * light.r, g = static_cast<float>(color.g) * light.g,
                b = static_cast<float>(color.b) * light.b, grey = (r + g + b) / 3;
    const auto channel = [grey](float part) {
        return static_cast<std::uint8_t>(std::clamp(part + kRicher * (part - grey), 0.0f, 255.0f));
    };
    return mixed(color, {channel(r), channel(g), channel(b), color.a}, amount);
}

/// A planet's colours in other weather. What is wet is darker and richer.
Palette by_weather(const Palette& fair, Downfall downfall, float gloom) {
    Palette palette = fair;
    const float dull = std::clamp(gloom, 0.0f, 1.0f), storm = std::max(0.0f, gloom - 1),
                bright = std::max(0.0f, -gloom);
    const Overcast light = overcast_of(downfall);
    palette.zenith = dimmed(fair.zenith, light.zenith, dull);
    palette.sky = dimmed(fair.sky, light.sky, dull);
    const Color veil = dimmed(fair.sky, {kVeiled, kVeiled, kVeiled}, dull);
    for (Color* const color : {&palette.horizon, &palette.mist, &palette.far_ridge})
        *color = dimmed(mixed(dimmed(*color, light.horizon, dull), veil, light.veil * dull), {1, 1, 1}, dull);
    for (Color* const color :
         {&palette.zenith, &palette.sky, &palette.horizon, &palette.mist, &palette.far_ridge}) {
        *color = mixed(*color, fair.sun, 0.1f * bright);
        *color = mixed(*color, kLandscapeStorm, 0.6f * storm);
    }
    for (Color* const color : {&palette.near_ridge, &palette.grass, &palette.grass_shade, &palette.rim,
                               &palette.loose, &palette.water, &palette.foam})
        *color = dimmed(*color, light.land, dull);
    for (Color& color : palette.earth) color = dimmed(color, light.land, dull);
    // The sun is behind clouds, which are lit by it.
    palette.sun = mixed(dimmed(fair.sun, light.horizon, dull), with_alpha(kLandscapeStorm, 1), 0.9f * storm);
    palette.star = with_alpha(fair.star, static_cast<float>(fair.star.a) / 255 * (1 - dull));
    palette.sun = with_alpha(palette.sun, static_cast<float>(fair.sun.a) / 255 * (1 - dull));
    palette.halo =
        with_alpha(fair.halo, static_cast<float>(fair.halo.a) / 255 * (1 - 0.6f * dull + 0.8f * bright));
    return palette;
}

/// True of what stands on the level, at the bottom of a lake.
bool is_sunk(const Standing& standing, const BattleState& battle) {
    const int column = std::clamp(static_cast<int>(standing.column), 0, battle.ground.width() - 1);
    return std::abs(standing.behind) <= kOnTheLevel && battle.ground.top(column) < water_over(battle, column);
}

}  // namespace

Landscape::Landscape(const LevelSettings& level, const Ground& ground)
    : fair_(level.planet.palette),
      downfall_(downfall_of(level.planet)),
      palette_(fair_),
      panorama_(panorama_of(level)),
      strata_(ground),
      clouds_(panorama_.clouds) {
    shown_.begin(panorama_, palette_);
}

void Landscape::set_living_land(LivingLand land) {
    if (land == LivingLand::off) panorama_.scenery.clear();
    panorama_.basins = land == LivingLand::in_play;
    if (land == LivingLand::in_play)  // shafts and ponds are there to fall into, and what stands as things
        std::erase_if(panorama_.scenery, [](const Standing& standing) {
            const Feature feature = standing.feature;
            if (feature == Feature::castle || feature == Feature::mineshaft)
                return std::abs(standing.behind) <= kNearCut;
            return (is_thing(feature) || feature == Feature::pond) &&
                   std::abs(standing.behind) <= kOnTheLevel;
        });
    if (land != LivingLand::scenery) change_look(true);
}

void Landscape::set_battle(const BattleState& battle) {
    set_living_land(battle.rules.living_land);
    castle_ = battle.castle;
    covers_ = battle.covers;
    if (castle_ || std::ranges::count(covers_, LandCover::road) > 0) change_look(true);
}

void Landscape::clear_lake_beds(const BattleState& battle) {
    const auto is_drowned = [&](const Standing& standing) { return is_sunk(standing, battle); };
    if (std::erase_if(panorama_.scenery, is_drowned) > 0) change_look(true);
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
    palette_ = by_weather(fair_, downfall_, gloom);
    panorama_.overcast = panorama_.air > 0 ? std::clamp(gloom, 0.0f, 1.0f) : 0;
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

/// Strata and scorches ride on ground that slips.
void Landscape::follow_slips(const Ground& ground) {
    if (std::exchange(seen_, ground.revision()) == ground.revision()) return;
    for (Scorch& scorch : scorches_)
        scorch.at.y +=
            strata_.risen(ground, std::clamp(static_cast<int>(scorch.at.x), 0, ground.width() - 1));
    strata_.follow(ground);
}

const Image& Landscape::picture(const Ground& ground, const View& view) {
    follow_slips(ground);
    if (changes_) change_look(true);
    return shown_.picture(ground, view, details());
}

std::span<const PictureLayer> Landscape::layers(const Ground& ground, const Views& views) {
    follow_slips(ground);
    if (changes_) prepare_look(ground, views);
    return shown_.layers(ground, views, details());
}

/// What is coming keeps the look that it was begun with, or it would never be finished while that changes.
void Landscape::prepare_look(const Ground& ground, const Views& views) {
    if (coming_.blank()) coming_.begin(panorama_, palette_), comes_ = true;
    if (!coming_.prepare(ground, views, details(), shown_.spent())) return;
    std::swap(shown_, coming_);
    changes_ = !comes_;
    if (!changes_) return void(coming_ = {});
    coming_.begin(panorama_, palette_);
    comes_ = true;
}

}  // namespace terramorph
