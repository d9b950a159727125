#include "ui/screens/players/land_card.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kLandCardHigh = 0.56f;  // of its width
constexpr float kLandCardRound = 12;

}  // namespace

void LandCard::draw(Canvas& canvas, Rect& place, const std::string& rules, float least) {
    const Scale scale(canvas);
    const float wide = std::floor(place.w);
    const float high = std::floor(kLandCardHigh * wide);
    const TextStyle name = {scale.text(theme::kBody), theme::kBright, Face::bold};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    if (high + name.size + quiet.size + scale(38) + least > place.h) return;
    const Part part(canvas, "land_card");
    const Rect land = {std::floor(place.x), std::floor(place.y), wide, high};
    take_top(place, high, scale(10));
    if (picture_.width() != static_cast<int>(wide) || picture_.height() != static_cast<int>(high))
        picture_ = panorama_of(level_, static_cast<int>(wide), static_cast<int>(high));
    canvas.image(picture_, static_cast<int>(land.x), static_cast<int>(land.y));
    canvas.round_off(land, scale(kLandCardRound), theme::kBackground);
    const std::string words = concat(tr(level_.planet.label), " · ", tr(level_.terrain.generator->label));
    line_in(canvas, take_top(place, name.size, scale(4)), words, fitted(canvas, words, place.w, name));
    line_in(canvas, take_top(place, quiet.size, scale(24)), rules, fitted(canvas, rules, place.w, quiet));
}

}  // namespace terramorph
