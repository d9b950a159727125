#include "ui/landscape_backdrop.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "ui/landscape_curve.h"
#include "ui/landscape_strip.h"
#include "ui/pixel.h"

namespace terramorph {

namespace {

// Of the lines behind the cut, those that are drawn: close together near by, wider apart further away.
constexpr std::array kLines = {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40};
constexpr int kLinesAcrossWidth = 80;    // the lines' spacing, as a part of what is seen of the level
constexpr float kEyeDistance = 0.4f;     // in widths of what is seen: how soon things grow small
constexpr float kAboveLand = 0.15f;      // the horizon above the land, in picture heights ...
constexpr float kAboveHighLand = 0.08f;  // ... at most, and over land that leaves little sky
constexpr float kHighLand = 0.4f;        // from here on it is less
constexpr float kLowest = 0.3f;          // the horizon above the picture's lower edge
constexpr std::uint32_t kStars = 1;      // a stream of random numbers

float mean(const std::vector<float>& heights) {
    double sum = 0;
    for (const float height : heights) sum += static_cast<double>(height);
    return static_cast<float>(sum / static_cast<double>(heights.size()));
}

/// How the land behind the level is seen: it sinks together towards the horizon.
class Perspective {
  public:
    Perspective(const std::vector<Ridge>& ridges, const View& view) : view_(view) {
        const float high = static_cast<float>(view.height) / view.scale;
        eye_ = kEyeDistance * static_cast<float>(view.width) / view.scale;
        const float land = ridges.empty() ? 0 : (mean(ridges.front().heights) - view.bottom) / high;
        const float above = std::clamp(kAboveLand - (land - kHighLand) * 0.3f, kAboveHighLand, kAboveLand);
        horizon_ = view.bottom + std::max(kLowest, land + above) * high;
    }

    float horizon() const { return view_.y_of(horizon_); }
    /// 1 at the cut, falling to 0 in the distance.
    float size_at(float distance) const { return eye_ / (eye_ + distance); }
    /// 0 at the cut to 1 in the haze.
    float haze_at(float distance) const {
        const float furthest =
            static_cast<float>(kLines.back()) * 2.5f / static_cast<float>(kLinesAcrossWidth) * eye_;
        return std::min(1.0f, (1 - size_at(distance)) / (1 - size_at(furthest)));
    }
    float y_of(float height, float size) const { return view_.y_of(horizon_ + (height - horizon_) * size); }

  private:
    const View& view_;
    float horizon_ = 0;
    float eye_ = 1;
};

/// Where the sun is least hidden by the level itself: the lowest stretch of its surface, not too near the
/// sides.
float place_for_sun(const std::vector<float>& surface) {
    const auto count = static_cast<std::ptrdiff_t>(surface.size());
    float best = 0.7f;
    float lowest = 1e9f;
    for (const float place : {0.7f, 0.74f, 0.66f, 0.62f, 0.78f, 0.3f, 0.26f, 0.34f, 0.38f, 0.22f, 0.5f}) {
        const auto middle = surface.begin() + static_cast<std::ptrdiff_t>(place * static_cast<float>(count));
        const float highest = *std::max_element(middle - count / 20, middle + count / 20);
        if (highest < lowest * 0.9f) lowest = highest, best = place;
    }
    return best;
}

struct Star {
    Point at;
    float radius;
    float light;
};

class Backdrop {
  public:
    Backdrop(const Panorama& panorama, const View& view, const Palette& palette)
        : view_(view), palette_(palette), seen_(panorama.ridges, view), unit_(view.unit()) {
        for (const Ridge& ridge : panorama.ridges) {
            const float haze = seen_.haze_at(ridge.distance);
            const Color color = mixed(palette.near_ridge, palette.far_ridge, haze);
            const float strength = static_cast<float>(palette.contour.a) / 255 * (1 - 0.6f * haze);
            lines_.push_back({&ridge, seen_.size_at(ridge.distance), packed(color),
                              packed(mixed(color, with_alpha(palette.contour, 1), strength))});
        }
        sun_ = {panorama.sun * static_cast<float>(view.width), seen_.horizon() - 34 * unit_};
        scatter_stars();
    }

    void draw(Image& picture) {
        Strip strip(view_.height);
        for (int x = 0; x < view_.width; x += Strip::kWidth) {
            draw_sky(strip, x);
            for (int k = 0; k < Strip::kWidth; ++k) draw_ridges(strip, x, k);
            strip.copy_to(picture, x);
        }
    }

  private:
    struct Line {
        const Ridge* ridge;
        float size;
        std::uint32_t color;
        std::uint32_t edge;
    };

    /// What is seen of a line in one pixel column.
    struct Piece {
        const Line* line;
        float top;
        float bottom;
        float slope;
    };

    void scatter_stars() {
        const float cell = 42 * unit_;
        const int across = static_cast<int>(static_cast<float>(view_.width) / cell) + 1;
        const int down = static_cast<int>(seen_.horizon() * 0.75f / cell);
        for (int j = 0; j < down; ++j) {
            for (int i = 0; i < across; ++i) {
                const auto draw = [&](int n) { return unit(kStars, static_cast<std::uint32_t>(n), i, j); };
                if (draw(0) < 0.45f) continue;
                const float high = 1 - static_cast<float>(j) / static_cast<float>(down);
                const float bright = draw(3);
                stars_.push_back(
                    {{(static_cast<float>(i) + draw(1)) * cell, (static_cast<float>(j) + draw(2)) * cell},
                     (0.6f + 0.8f * bright) * unit_,
                     (0.1f + 0.6f * bright * bright) * high});
            }
        }
    }

    /// The sky's colour on a row, in 1/256 of a step of each channel.
    std::array<int, 3> sky_at(float y) const {
        const float down = y / std::max(1.0f, seen_.horizon());
        Color from = palette_.zenith, to = palette_.sky;
        float amount = down / 0.58f;
        if (down >= 1) {
            from = palette_.horizon, to = palette_.mist, amount = std::min(1.0f, (down - 1) * 4);
        } else if (down >= 0.58f) {
            from = palette_.sky, to = palette_.horizon, amount = (down - 0.58f) / 0.42f;
        }
        const auto channel = [amount](int a, int b) {
            return static_cast<int>((static_cast<float>(a) + static_cast<float>(b - a) * amount) * 256);
        };
        return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b)};
    }

    void draw_sky(Strip& strip, int left) {
        for (int y = 0; y < view_.height; ++y) {
            const auto [r, g, b] = sky_at(static_cast<float>(y) + 0.5f);
            for (int k = 0; k < Strip::kWidth; ++k) {
                // A little noise of place keeps the gradient from showing bands.
                const std::uint32_t noise =
                    mix(static_cast<std::uint32_t>(((left + k) & 63) * 64 + (y & 63)));
                const auto dithered = [](int channel, std::uint32_t dither) {
                    return static_cast<std::uint32_t>(channel + static_cast<int>(dither & 0xff)) >> 8;
                };
                strip.at(k, y) = 0xff000000u | dithered(r, noise) << 16 | dithered(g, noise >> 8) << 8 |
                                 dithered(b, noise >> 16);
            }
        }
        for (const Star& star : stars_)
            draw_disc(strip, left, star.at, star.radius, palette_.star, star.light);
        for (const float radius : {148.0f, 104.0f, 73.0f})
            draw_disc(strip, left, sun_, radius * unit_, palette_.halo,
                      static_cast<float>(palette_.halo.a) / 255);
        draw_disc(strip, left, sun_, 50 * unit_, palette_.sun, 1);
    }

    void draw_disc(Strip& strip, int left, Point center, float radius, Color color, float light) {
        const int x0 = std::max(0, static_cast<int>(center.x - radius - 1) - left);
        const int x1 = std::min(Strip::kWidth, static_cast<int>(center.x + radius + 2) - left);
        const int y0 = std::max(0, static_cast<int>(center.y - radius - 1));
        const int y1 = std::min(view_.height, static_cast<int>(center.y + radius + 2));
        if (x0 >= x1) return;
        for (int y = y0; y < y1; ++y) {
            for (int x = x0; x < x1; ++x) {
                const float dx = static_cast<float>(left + x) + 0.5f - center.x;
                const float dy = static_cast<float>(y) + 0.5f - center.y;
                const float cover =
                    std::clamp(radius - std::sqrt(dx * dx + dy * dy) + 0.5f, 0.0f, 1.0f) * light;
                strip.at(x, y) =
                    blended(strip.at(x, y), packed(color), static_cast<std::uint32_t>(cover * 256));
            }
        }
    }

    /// Only what no nearer ridge hides, from the furthest to the nearest, so that each smooth edge lies on
    /// the one behind.
    void draw_ridges(Strip& strip, int left, int k) {
        std::array<Piece, kLines.size()> pieces;
        std::size_t count = 0;
        float hidden = static_cast<float>(view_.height);
        float soft = 1;
        const float column = view_.column_at(static_cast<float>(left + k) + 0.5f);
        for (const Line& line : lines_) {
            const float top = seen_.y_of(height_along(line.ridge->heights, column), line.size);
            if (top >= hidden) continue;
            const float beside =
                seen_.y_of(height_along(line.ridge->heights, column + 1 / view_.scale), line.size);
            pieces[count++] = {&line, top, hidden + soft, std::abs(beside - top)};
            hidden = top;
            soft = 1 + pieces[count - 1].slope;
        }
        while (count-- > 0) draw_piece(strip, k, pieces[count]);
    }

    void draw_piece(Strip& strip, int k, const Piece& piece) {
        const auto& [line, top, bottom, slope] = piece;
        const float soft = std::max(1.0f, slope);
        const float thick = std::max(1.0f, 1.3f * unit_) * std::sqrt(1 + slope * slope);
        const int last = std::min(view_.height, static_cast<int>(bottom + 1));
        int y = std::max(0, static_cast<int>(top - soft / 2));
        for (; y < last; ++y) {
            const float in = (static_cast<float>(y) + 0.5f - top) / soft + 0.5f;
            const float past = (static_cast<float>(y) + 0.5f - top - thick) / soft + 0.5f;
            if (past >= 1) break;
            const auto share = [](float t) {
                return static_cast<std::uint32_t>(std::clamp(t, 0.0f, 1.0f) * 256);
            };
            const std::uint32_t color = blended(line->edge, line->color, share(past));
            strip.at(k, y) = blended(strip.at(k, y), color, share(in));
        }
        for (; y < last; ++y) strip.at(k, y) = line->color;
    }

    const View& view_;
    const Palette& palette_;
    Perspective seen_;
    float unit_;
    Point sun_;
    std::vector<Line> lines_;
    std::vector<Star> stars_;
};

}  // namespace

Panorama panorama_of(const LevelSettings& level) {
    const int seen = level.width() <= Camera::kWidestWhole ? level.width() : Camera::kPartSeen;
    const int spacing = std::max(1, seen / kLinesAcrossWidth);
    const auto lines = ridgelines(level.terrain, level.cut, kLines.back(), spacing);
    Panorama panorama;
    panorama.sun = place_for_sun(lines.front());
    for (const int k : kLines) {
        if (k >= static_cast<int>(lines.size())) break;
        const std::vector<int> surface = surface_of(level, lines[static_cast<std::size_t>(k)]);
        std::vector<float> heights(surface.size());
        std::transform(surface.begin(), surface.end(), heights.begin(),
                       [](int h) { return static_cast<float>(h) / kSub; });
        const int radius = 2 + k / 2;
        panorama.ridges.push_back(
            {static_cast<float>(k * spacing), smoothed(smoothed(heights, radius), radius)});
    }
    return panorama;
}

void draw_backdrop(Image& picture, const Panorama& panorama, const View& view, const Palette& palette) {
    Backdrop(panorama, view, palette).draw(picture);
}

}  // namespace terramorph
