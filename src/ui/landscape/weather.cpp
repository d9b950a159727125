#include "ui/landscape/weather.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/language/language.h"
#include "base/index.h"
#include "base/random.h"

namespace terramorph {

namespace {

constexpr float kPerSecond = 0.8f;     // of the way from fair weather to rain
constexpr float kWeatherSteps = 8;     // of gloom
constexpr std::uint32_t kFalling = 9;  // a stream of random numbers

/// The look of a kind of precipitation; lengths in pixels of a picture of 1600 x 900.
struct Look {
    int count;
    float speed, spread;  ///< pixels per second, and its variation
    float drift;          ///< sideways speed per unit of wind, as a part of the speed
    float sway;           ///< to and fro
    float length, thick;  ///< of a streak; flakes have length 0
    Color color;
};

Look look_of(Downfall downfall) {
    switch (downfall) {
        case Downfall::snow:
            return {160, 95, 0.6f, 0.035f, 14, 0, 2.6f, {255, 255, 255, 210}};
        case Downfall::ash:
            return {150, 60, 0.5f, 0.035f, 10, 0, 2.2f, {150, 132, 128, 190}};
        default:
            return {190, 1150, 0.3f, 0.016f, 0, 38, 2, {214, 230, 246, 150}};
    }
}

/// The image of a falling drop: small and faint if it's far away.
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
    constexpr std::array<std::string_view, 4> kWords = {
        "", N_("rain: the water rises"), N_("snow: the water rises"), N_("ash: the water rises")};
    if (battle.lake == Sixteenths{} || weather == Weather::fair) return "";
    if (weather == Weather::rain) return kWords[at(downfall_of(battle.level.planet))];
    return battle.water > battle.lake ? N_("sunshine: the water falls") : "";
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
void WeatherPicture::draw(Canvas& canvas, const View& view, const Ground& ground, float water,
                          int wind) const {
    if (gloom_ <= 0) return;
    const Look look = look_of(downfall_);
    const float unit = view.unit();
    const auto wide = static_cast<float>(view.width), high = static_cast<float>(view.height);
    const float across = wide / high * 9 / 16;  // more drops in wider pictures
    const int count = static_cast<int>(static_cast<float>(look.count) * gloom_ * across);
    std::vector<Image> streaks;
    if (look.length > 0)
        for (const float near : {1.0f, 0.85f, 0.7f})
            streaks.push_back(streak_of(look, near * unit, look.drift * static_cast<float>(wind)));
    for (int k = 0; k < count; ++k) {
        const auto draw = [k](int n) { return terramorph::uniform01(kFalling, 0, k, n); };
        const float near = 1 - look.spread * draw(0);
        const float speed = look.speed * near * unit, drift = speed * look.drift * static_cast<float>(wind);
        Point at = {wrapped(static_cast<double>(draw(1) * wide) + static_cast<double>(drift) * time_, wide),
                    wrapped(static_cast<double>(draw(2) * high) + static_cast<double>(speed) * time_, high)};
        if (look.sway > 0)
            at.x +=
                look.sway * unit * std::sin(static_cast<float>(std::fmod(time_, 628.0)) * near + 7 * draw(3));
        const int column = static_cast<int>(view.column_at(at.x));
        const float top = column >= 0 && column < ground.width() ? to_columns(ground.top(column)) : 0;
        if (at.y > view.y_of(std::max(top, water))) continue;
        const float thick = std::max(1.0f, look.thick * unit * near);
        if (look.length <= 0) {
            canvas.circle(at, thick, with_alpha(look.color, static_cast<float>(look.color.a) / 255 * near));
            continue;
        }
        const Image& streak = streaks[static_cast<std::size_t>(k) % streaks.size()];
        canvas.image(streak, static_cast<int>(at.x) - streak.width() / 2,
                     static_cast<int>(at.y) - streak.height());
    }
}

}  // namespace terramorph
