#include "ui/landscape/weather.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/language/language.h"
#include "base/index.h"
#include "base/random.h"
#include "battle/systems/weather.h"

namespace terramorph {

namespace {

constexpr float kPerSecond = 0.8f;     // of the way from fair weather to rain
constexpr float kWeatherSteps = 8;     // of gloom
constexpr float kSplashes = 42;        // at a time
constexpr double kSplashTime = 0.3;    // seconds
constexpr std::uint32_t kFalling = 9;  // a stream of random numbers

/// The look of precipitation at some distance; lengths in pixels of a picture of 1600 x 900.
struct Look {
    int count;
    float speed, spread;  ///< pixels per second, and its variation
    float drift;          ///< sideways speed per unit of wind, as a part of the speed
    float sway;           ///< to and fro
    float length, thick;  ///< of a streak; flakes have length 0
    Color color;
};

/// Far away, where the battle is, and close to the eye.
using Looks = std::array<Look, 3>;

Looks looks_of(Downfall downfall) {
    switch (downfall) {
        case Downfall::snow:
            return {{{190, 55, 0.3f, 0.035f, 8, 0, 1.4f, {255, 255, 255, 150}},
                     {90, 95, 0.3f, 0.035f, 14, 0, 2.6f, {255, 255, 255, 220}},
                     {14, 170, 0.3f, 0.035f, 26, 0, 5, {255, 255, 255, 130}}}};
        case Downfall::ash:
            return {{{150, 40, 0.3f, 0.035f, 6, 0, 1.4f, {150, 118, 112, 150}},
                     {80, 64, 0.3f, 0.035f, 10, 0, 2.4f, {170, 140, 132, 190}},
                     {14, 130, 0.3f, 0.035f, 20, 0, 4.2f, {70, 50, 50, 150}}}};
        default:
            return {{{300, 680, 0.2f, 0.016f, 0, 20, 1, {178, 208, 236, 105}},
                     {120, 1150, 0.2f, 0.016f, 0, 46, 1.7f, {206, 228, 248, 150}},
                     {22, 1900, 0.1f, 0.016f, 0, 120, 2.6f, {222, 238, 252, 95}}}};
    }
}

/// The image of a falling drop.
Image streak_of(const Look& look, float scale, float drift) {
    const float high = look.length * scale, slant = high * drift, thick = std::max(1.0f, look.thick * scale);
    Image image(static_cast<int>(std::abs(slant) + thick) + 2, static_cast<int>(high) + 1);
    for (int y = 0; y < image.height(); ++y) {
        const float down = static_cast<float>(y) / static_cast<float>(image.height());
        const float left = std::max(0.0f, -slant) + slant * down, right = left + thick;
        for (int x = 0; x < image.width(); ++x) {
            const auto from = static_cast<float>(x);
            const float cover = std::clamp(std::min(right, from + 1) - std::max(left, from), 0.0f, 1.0f);
            image.row(y)[x] =
                packed(with_alpha(look.color, cover * down * static_cast<float>(look.color.a) / 255));
        }
    }
    return image;
}

/// What a drop throws up where it ends; `age`: 0 .. 1.
void draw_splash(Canvas& canvas, Point at, float age, float unit) {
    const Color color = with_alpha({226, 240, 252}, 0.6f * (1 - age));
    const float wide = (2 + 8 * age) * unit, high = 26 * age * (1 - age) * unit,
                dot = std::max(1.0f, 1.3f * unit);
    canvas.line(at - Point{0.7f * wide, 0}, at + Point{0.7f * wide, 0}, dot,
                with_alpha(color, 0.4f * (1 - age)));
    for (const float way : {-1.0f, 0.2f, 0.9f})
        canvas.circle(at + Point{way * wide, -high * (1 - 0.3f * std::abs(way))}, 0.8f * dot, color);
}

bool white(Color color) { return std::min({color.r, color.g, color.b}) > 215; }
bool glows(Color color) { return color.r > color.b + 80; }

/// The remainder of a number modulo a period.
float wrapped(double number, double period) {
    return static_cast<float>(number - period * std::floor(number / period));
}

}  // namespace

Downfall downfall_of(const Planet& planet) {
    if (planet.value(PlanetValue::air) <= 0) return Downfall::none;
    if (glows(planet.palette.water)) return Downfall::ash;
    return white(planet.palette.grass) ? Downfall::snow : Downfall::rain;
}

std::string_view weather_words(Weather weather, const BattleState& battle) {
    constexpr std::array<std::string_view, 4> kWords = {"", N_("rain: water rising"), N_("snow: water rising"),
                                                        N_("ash: lakes rise")};
    if (!has_lakes(battle) || weather == Weather::fair) return "";
    if (weather == Weather::rain) return kWords[at(downfall_of(battle.level.planet))];
    const bool has_risen = battle.basins ? battle.rains > 0 : battle.water > battle.lake;
    return has_risen ? N_("sun: water falling") : "";
}

void WeatherPicture::begin(Weather weather, const Planet& planet) {
    downfall_ = downfall_of(planet);
    changes_ = downfall_ != Downfall::none;
    gloom_ = !changes_ ? 0 : weather == Weather::rain ? 1.0f : weather == Weather::sun ? -1.0f : 0.0f;
}

bool WeatherPicture::advance(double seconds, Weather weather) {
    if (!changes_) return false;
    time_ += seconds;
    const float wanted = weather == Weather::rain ? 1.0f : weather == Weather::sun ? -1.0f : 0.0f;
    const float step = kPerSecond * static_cast<float>(seconds);
    const bool moves = gloom_ != wanted || gloom_ > 0;
    gloom_ += std::clamp(wanted - gloom_, -step, step);
    return moves;
}

float WeatherPicture::gloom() const { return std::round(gloom_ * kWeatherSteps) / kWeatherSteps; }

// Each drop moves through the picture on a fixed cyclic path, so no state is needed.
void WeatherPicture::draw(Canvas& canvas, const View& view, const Ground& ground,
                          const std::function<float(int)>& water, int wind) const {
    if (gloom_ <= 0) return;
    const float unit = view.unit();
    const auto wide = static_cast<float>(view.width), high = static_cast<float>(view.height);
    const float many = gloom_ * wide / high * 9 / 16;  // more drops in wider pictures
    const auto surface_at = [&](float x) {
        const int column = static_cast<int>(view.column_at(x));
        const float top = column >= 0 && column < ground.width() ? to_columns(ground.top(column)) : 0;
        return view.y_of(std::max(top, water(column)));
    };
    int first = 0;
    for (const Look& look : looks_of(downfall_)) {
        const float slant = look.drift * static_cast<float>(wind), thick = std::max(1.0f, look.thick * unit);
        const bool streaks = look.length > 0;
        const Image streak = streaks ? streak_of(look, unit, slant) : Image(1, 1);
        for (int k = first; k < first + static_cast<int>(static_cast<float>(look.count) * many); ++k) {
            const auto draw = [k](int n) { return terramorph::uniform01(kFalling, 0, k, n); };
            const float near = 1 - look.spread * draw(0), speed = look.speed * near * unit;
            const auto fallen = static_cast<double>(speed) * time_;
            Point at = {
                wrapped(static_cast<double>(draw(1) * wide) + static_cast<double>(slant) * fallen, wide),
                wrapped(static_cast<double>(draw(2) * high) + fallen, high)};
            if (look.sway > 0)
                at.x += look.sway * unit *
                        std::sin(static_cast<float>(std::fmod(time_, 628.0)) * near + 7 * draw(3));
            if (at.y > surface_at(at.x)) continue;
            if (streaks)
                canvas.image(streak, static_cast<int>(at.x) - streak.width() / 2,
                             static_cast<int>(at.y) - streak.height());
            else
                canvas.circle(at, thick * near, look.color);
        }
        first += look.count;
    }
    if (downfall_ != Downfall::rain) return;
    for (int k = 0; k < static_cast<int>(kSplashes * many); ++k) {
        const double turns =
            time_ / kSplashTime + static_cast<double>(terramorph::uniform01(kFalling, 1, k, 0));
        const auto turn = static_cast<int>(std::fmod(turns, 65536.0));
        const float x = terramorph::uniform01(kFalling, 2, k, turn) * wide;
        draw_splash(canvas, {x, surface_at(x)}, static_cast<float>(turns - std::floor(turns)), unit);
    }
}

}  // namespace terramorph
