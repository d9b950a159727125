#include "paint/image.h"

namespace terramorph {

namespace {

/// Converts to a channel; clamps, and accepts NaN.
std::uint8_t channel(float value) {
    if (!(value > 0)) return 0;
    return value >= 255 ? std::uint8_t{255} : static_cast<std::uint8_t>(value + 0.5f);
}

}  // namespace

Color mixed(Color from, Color to, float amount) {
    const float part = amount > 0 ? (amount < 1 ? amount : 1.0f) : 0.0f;
    const auto mix_channel = [part](std::uint8_t a, std::uint8_t b) {
        return channel(static_cast<float>(a) + static_cast<float>(b - a) * part);
    };
    return {mix_channel(from.r, to.r), mix_channel(from.g, to.g), mix_channel(from.b, to.b),
            mix_channel(from.a, to.a)};
}

Color with_alpha(Color color, float alpha) { return {color.r, color.g, color.b, channel(255 * alpha)}; }

}  // namespace terramorph
