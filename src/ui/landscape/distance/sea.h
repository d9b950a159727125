#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "paint/pixel.h"
#include "terrain/palette.h"
#include "ui/landscape/distance/perspective.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// Water out to the horizon, row by row, and the sun in it. Columns are those of the sky.
class Sea {
  public:
    Sea(const Panorama& panorama, const View& view, const Palette& palette, const Perspective& seen,
        Point sun)
        : horizon_(seen.horizon()),
          unit_(view.unit()),
          sun_(sun.x),
          there_(panorama.water > 0),
          glint_(packed(mixed(with_alpha(palette.foam, 1), with_alpha(palette.sun, 1), 0.5f))) {
        if (!there_) return;
        const float near = seen.y_of(panorama.water, 1);
        const Color far =
            mixed(with_alpha(palette.water, 1), palette.horizon, 0.72f * std::min(1.0f, panorama.air));
        for (int y = 0; y < view.height; ++y) {
            const float size =
                std::clamp((static_cast<float>(y) + 0.5f - horizon_) / (near - horizon_), 0.0f, 1.0f);
            const float haze = seen.haze_at(size);
            colors_.push_back(packed(mixed(with_alpha(palette.water, 1), far, haze * haze)));
            glints_.push_back(share(0.5f * static_cast<float>(palette.sun.a) / 255 * (1 - 0.8f * size)));
        }
    }

    bool there() const { return there_; }
    std::uint32_t at(int x, int y) const {
        const auto row = static_cast<std::size_t>(y);
        const float down = (static_cast<float>(y) - horizon_) / unit_;
        if (down < 0) return colors_[row];
        const float wide = (26 + 0.5f * down) * unit_, long_ = (5 + 0.12f * down) * unit_;
        const float off = std::abs(static_cast<float>(x) - sun_) / wide;
        if (off > 2.2f) return colors_[row];
        const int dash = static_cast<int>(static_cast<float>(x) / long_ + 0.37f * static_cast<float>(y % 5));
        const int band = static_cast<int>(down / (1.6f + 0.012f * down));
        const float chance = 0.62f * (1 - off / 2.2f);
        if (uniform01(kGlitter, 0, dash, band) >= chance) return colors_[row];
        return blended(colors_[row], glint_, glints_[row]);
    }

  private:
    static constexpr std::uint32_t kGlitter = 8;  // a stream of random numbers

    float horizon_;
    float unit_;
    float sun_;
    bool there_;
    std::uint32_t glint_;  // a colour, and its strength on each row
    std::vector<std::uint32_t> colors_, glints_;
};

}  // namespace terramorph
