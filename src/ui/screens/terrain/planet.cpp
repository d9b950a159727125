#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "ui/screens/terrain/form.h"

namespace terramorph {

std::string planet_note(const Planet& planet) {
    const double least = planet.value(PlanetValue::least_wind), most = planet.value(PlanetValue::most_wind);
    const std::string wind = planet.value(PlanetValue::air) == 0 ? std::string(tr("no air"))
                             : most == 0                         ? std::string(tr("no wind"))
                                         : tr("wind {least}-{most}", {{"least", least}, {"most", most}});
    return tr("g {gravity} · {wind}", {{"gravity", planet.value(PlanetValue::gravity)}, {"wind", wind}});
}

/// The sky above, and land in two waves below it.
void paint_planet(Canvas& canvas, Rect place, const Palette& colors) {
    const float radius = std::min(place.w, place.h) / 2;
    const Point middle = place.center();
    canvas.circle(middle, radius, mixed(colors.sky, colors.horizon, 0.35f));
    constexpr int kSteps = 24;
    for (const auto& [lift, sway, color] :
         {std::tuple{0.15f, 0.25f, colors.relief[2]}, std::tuple{-0.3f, -0.2f, colors.earth[0]}}) {
        std::vector<Point> land;
        for (int k = 0; k <= kSteps; ++k) {
            const float x = 2.0f * static_cast<float>(k) / kSteps - 1;
            const float edge = std::sqrt(std::max(0.0f, 1 - x * x));
            const float height = std::clamp(lift + sway * std::sin(x * 3.6f), -edge, edge);
            land.push_back({middle.x + radius * x, middle.y - radius * height});
        }
        for (int k = kSteps; k >= 0; --k) {
            const float x = 2.0f * static_cast<float>(k) / kSteps - 1;
            land.push_back({middle.x + radius * x, middle.y + radius * std::sqrt(std::max(0.0f, 1 - x * x))});
        }
        canvas.polygon(land, color);
    }
}

}  // namespace terramorph
