#include "ui/landscape/wind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr int kStreaks = 22;
constexpr float kWindSpeed = 5.2f;   // pixels per second of a picture of 1600 x 900, for each unit of wind
constexpr float kStreakLong = 3.4f;  // pixels for each unit of wind ...
constexpr float kStreakLeast = 26;   // ... and at least
constexpr Color kStreak = {255, 246, 232};
constexpr std::uint32_t kPlaces = 51, kCarried = 52;  // streams of random numbers

/// What is carried: how many at full wind, how fast against the air, how large.
struct Freight {
    int least, most;  ///< how many in weak and in strong wind, on a picture of 1600 x 900
    float speed, size;
    float sways;
    std::array<Color, 3> colors;
};

Freight freight_of(const Palette& palette) {
    constexpr Color kAutumn = {232, 166, 62}, kRust = {214, 112, 48}, kEmber = {255, 190, 96};
    switch (palette.cover) {
        case Cover::grass:
            return {16, 50, 1, 5.4f, 13, {palette.grass, mixed(palette.grass, kAutumn, 0.8f), kRust}};
        case Cover::sand:
            return {30, 190, 1.7f, 0, 4, {palette.grass, palette.rim, palette.grass_shade}};
        case Cover::snow:
            return {24, 150, 1.3f, 1.7f, 9, {palette.grass, palette.rim, palette.grass_shade}};
        case Cover::crust:
            return {16, 60, 0.9f, 1.5f, 16, {kEmber, palette.rim, mixed(palette.rim, palette.grass, 0.5f)}};
        case Cover::dust:
            return {0, 0, 1, 0, 0, {}};
    }
    return {};
}

float strength(const Battle& battle) { return static_cast<float>(battle.state().air.wind); }

/// How much stronger the wind is at a height.
float grown(const Battle& battle, float height) {
    const float growth = static_cast<float>(battle.state().rules.wind_growth) / 10000;
    return 1 + growth * std::max(0.0f, height);
}

float wrapped_in(double place, float period) {
    return static_cast<float>(place -
                              static_cast<double>(period) * std::floor(place / static_cast<double>(period)));
}

/// Draws one picture. Everything moves cyclically through the picture, so no state is needed.
class WindPainter {
  public:
    WindPainter(Canvas& canvas, const View& view, const Battle& battle, double time, double gone)
        : canvas_(canvas),
          view_(view),
          battle_(battle),
          time_(static_cast<float>(std::fmod(time, 4096.0))),
          gone_(gone),
          unit_(view.unit() / view.zoom),
          near_(std::sqrt(view.zoom)),
          wind_(strength(battle)),
          side_(wind_ < 0 ? -1.0f : 1.0f) {}

    void draw_streaks() const {
        for (int k = 0; k < kStreaks; ++k) {
            const auto draw = [k](int n) { return terramorph::uniform01(kPlaces, 0, k, n); };
            const float y = (static_cast<float>(k) + draw(0)) / kStreaks * static_cast<float>(view_.height);
            const float wind = std::abs(wind_) * grown(battle_, view_.height_at(y));
            const float length = (kStreakLeast + kStreakLong * wind) * (0.6f + draw(2)) * unit_ * near_;
            const float x = place(draw(1), 1.15f + 0.3f * draw(3), y, length);
            if (hidden({x, y})) continue;
            const float wave = 2.2f * unit_ * std::sin(0.7f * time_ + 9 * draw(4));
            const std::array<Point, 3> tail = {
                Point{x - side_ * length, y + wave}, {x - side_ * length / 2, y - wave}, {x, y}};
            const float thick = std::max(1.0f, 1.1f * unit_), seen = std::min(1.0f, 0.35f + wind / 26);
            canvas_.line(tail, thick, with_alpha(kStreak, 0.07f * seen));
            canvas_.line(std::span(tail).subspan(1), thick, with_alpha(kStreak, 0.13f * seen));
        }
    }

    void draw_freight(const Freight& freight, Cover cover) const {
        const float wide = static_cast<float>(view_.width) / static_cast<float>(view_.height) * 9 / 16;
        const float part = std::min(1.0f, std::abs(wind_) / 30);
        const auto count = static_cast<int>(wide * (static_cast<float>(freight.least) +
                                                    part * static_cast<float>(freight.most - freight.least)));
        for (int k = 0; k < count; ++k) {
            const auto draw = [k](int n) { return terramorph::uniform01(kCarried, 0, k, n); };
            // Sand and snow are thickest near the ground.
            const float high = cover == Cover::grass ? draw(0) : draw(0) * draw(5);
            const float falls = cover == Cover::crust ? -14.0f : cover == Cover::sand ? 0.0f : 9.0f;
            const float span = static_cast<float>(view_.height) * 1.1f;
            const float y = wrapped_in(static_cast<double>((1 - high) * span) +
                                           static_cast<double>(falls * (0.5f + draw(6)) * unit_) *
                                               static_cast<double>(time_),
                                       span) +
                            freight.sways * unit_ * std::sin(time_ * (0.8f + draw(2)) + 7 * draw(3));
            const float size = freight.size * (0.7f + 0.6f * draw(4)) * unit_ * near_;
            const float x = place(draw(1), freight.speed * (0.6f + 0.7f * draw(7)), y, 60 * unit_);
            if (hidden({x, y})) continue;
            const Color color = freight.colors[static_cast<std::size_t>(k) % freight.colors.size()];
            draw_one(cover, {x, y}, size, color, draw(8));
        }
    }

  private:
    /// Where something is in its row now, beginning somewhere between 0 and 1.
    float place(float begin, float speed, float y, float margin) const {
        const float wide = static_cast<float>(view_.width) + 2 * margin;
        const float way = kWindSpeed * speed * grown(battle_, view_.height_at(y)) * unit_ * near_;
        return wrapped_in(static_cast<double>(begin * wide) + gone_ * static_cast<double>(way), wide) -
               margin;
    }

    bool hidden(Point at) const {
        const Ground& ground = battle_.state().ground;
        const int column = std::clamp(static_cast<int>(view_.column_at(at.x)), 0, ground.width() - 1);
        return at.y >
               view_.y_of(to_columns(std::max(ground.top(column), water_over(battle_.state(), column))));
    }

    void draw_one(Cover cover, Point at, float size, Color color, float own) const {
        const float wind = std::abs(wind_);
        if (cover == Cover::grass) return draw_leaf(at, size, color, own);
        if (cover == Cover::sand) {
            const Point tail = {at.x - side_ * (4 + 0.55f * wind) * (0.5f + own) * unit_,
                                at.y + unit_ * (own - 0.5f)};
            return canvas_.line(at, tail, std::max(1.0f, 1.1f * unit_),
                                with_alpha(color, 0.3f + 0.35f * own));
        }
        if (cover == Cover::crust) {
            const float glow = 0.55f + 0.45f * std::sin(5 * time_ + 40 * own);
            canvas_.circle(at, 2.6f * size, with_alpha(color, 0.16f * glow));
        }
        const Point tail = {at.x - side_ * 0.25f * wind * unit_, at.y};
        canvas_.line(at, tail, std::max(1.0f, 1.6f * size), with_alpha(color, 0.45f + 0.4f * own));
    }

    /// A leaf turns over as it goes, and draws a thin streak of air after it.
    void draw_leaf(Point at, float size, Color color, float own) const {
        const float turn = 6.28f * own + time_ * (1.2f + 2.2f * own) * side_,
                    flat = 0.3f + 0.7f * std::abs(std::sin(2.3f * time_ + 20 * own));
        const Point along = {std::cos(turn) * size, std::sin(turn) * size};
        const Point across = {-along.y * 0.42f * flat, along.x * 0.42f * flat};
        const float length = (8 + 1.7f * std::abs(wind_)) * unit_;
        canvas_.line(at, {at.x - side_ * length, at.y - 0.04f * length}, std::max(1.0f, unit_),
                     with_alpha(kStreak, 0.13f));
        const std::array<Point, 6> leaf = {
            at - along, at - along * 0.35f + across,       at + along * 0.4f + across * 0.8f,
            at + along, at + along * 0.4f - across * 0.8f, at - along * 0.35f - across};
        canvas_.polygon(leaf, with_alpha(color, 0.9f));
    }

    Canvas& canvas_;
    const View& view_;
    const Battle& battle_;
    float time_;
    double gone_;
    float unit_, near_;  // what the camera looks at closely is larger, but not as much as the land
    float wind_, side_;
};

}  // namespace

bool WindPicture::advance(double seconds, const Battle& battle) {
    if (battle.state().air.wind == 0) return false;
    const double before = time_;
    time_ += seconds;
    gone_ += seconds * static_cast<double>(battle.state().air.wind);
    return std::floor(before * kPictures) != std::floor(time_ * kPictures);
}

void WindPicture::draw(Canvas& canvas, const View& view, const Battle& battle, const Palette& palette) const {
    if (battle.state().air.wind == 0) return;
    const WindPainter painter(canvas, view, battle, time_, gone_);
    painter.draw_streaks();
    painter.draw_freight(freight_of(palette), palette.cover);
}

}  // namespace terramorph
