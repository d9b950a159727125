#include "ui/impacts/heat.h"

#include <algorithm>
#include <array>

#include "paint/image.h"

namespace terramorph {

namespace {

struct Step {
    float heat;
    Color color;
};

constexpr std::array<Step, 7> kHeat = {{{0, {58, 23, 18}},
                                        {0.2f, {142, 44, 23}},
                                        {0.4f, {221, 90, 29}},
                                        {0.6f, {249, 146, 48}},
                                        {0.78f, {255, 207, 94}},
                                        {0.9f, {255, 240, 176}},
                                        {1, {255, 255, 255}}}};
constexpr Color kYoungLit = {190, 150, 126}, kYoungDark = {58, 42, 44};
constexpr float kAirShare = 0.34f;  // of smoke's colour
constexpr Color kOldLit = {188, 166, 162}, kOldDark = {92, 78, 84};

std::uint8_t plus(std::uint8_t channel, float light) {
    return static_cast<std::uint8_t>(std::clamp(static_cast<float>(channel) + light, 0.0f, 255.0f));
}

/// Fire below lights smoke red.
Color lit_by_fire(Color smoke, float fire) {
    return {plus(smoke.r, 150 * fire), plus(smoke.g, 65 * fire), plus(smoke.b, 17 * fire)};
}

}  // namespace

Color heat_color(float heat) {
    if (heat <= 0) return kHeat.front().color;
    for (std::size_t k = 1; k < kHeat.size(); ++k)
        if (heat < kHeat[k].heat)
            return mixed(kHeat[k - 1].color, kHeat[k].color,
                         (heat - kHeat[k - 1].heat) / (kHeat[k].heat - kHeat[k - 1].heat));
    return kHeat.back().color;
}

Color fire_color(float heat, Color tint) {
    constexpr float kPure = 0.6f;  // heat at which it has that colour; hotter is whiter, cooler darker
    if (tint == Color{}) return heat_color(heat);
    return heat > kPure ? mixed(tint, {255, 255, 255}, (heat - kPure) / (1 - kPure))
                        : mixed(mixed(tint, {30, 16, 34}, 0.7f), tint, heat / kPure);
}

SmokeColors air_light(const Palette& palette) {
    return {mixed(palette.horizon, palette.halo, 0.3f), mixed(palette.sky, palette.zenith, 0.5f)};
}

SmokeColors smoke_colors(float old, float fire, const std::optional<SmokeColors>& air) {
    Color lit = mixed(kYoungLit, kOldLit, old), dark = mixed(kYoungDark, kOldDark, old);
    if (air) lit = mixed(lit, air->lit, kAirShare), dark = mixed(dark, air->dark, kAirShare);
    return {lit_by_fire(lit, 0.35f * fire), lit_by_fire(dark, fire)};
}

}  // namespace terramorph
