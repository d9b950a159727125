#include "ui/screens/players/parade.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/sprites/emblems.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kParadeNarrowest = 560, kParadeEach = 96, kParadeHigh = 320;  // columns
constexpr float kParadeLand = 76, kParadeRoll = 14;                         // columns: the land and its waves
constexpr float kParadeBottom = 9;                                          // so that no bedrock is seen
constexpr float kParadeUnder = 14;                                          // of earth below each tank
constexpr double kParadeGentle = 0.25, kParadeBehind = 30;                  // how high the land behind it is
constexpr float kParadeFacing = 500;                                        // tenths of a degree, of barrels

LevelSettings level_of_parade(LevelSettings level, std::size_t count) {
    level.terrain.width = std::max(kParadeNarrowest, kParadeEach * static_cast<int>(count));
    level.height = kParadeHigh;
    level.scale = kParadeGentle;
    level.lift = kParadeBehind;
    level.planet.set(PlanetValue::water, 0);
    return level;
}

std::vector<Sixteenths> rolling(int width) {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < width; ++x) {
        const auto place = static_cast<float>(x);
        const float wave = std::sin(place * 0.011f + 1) + 0.3f * std::sin(place * 0.037f);
        surface.push_back(Sixteenths::rounded(kParadeLand + kParadeRoll * wave));
    }
    return surface;
}

/// A plate with the emblem, and the name where it's wanted.
struct ParadePlate {
    Scale scale;
    TextStyle style = {scale.text(theme::kSmall), theme::kBright, Face::bold};
    float mark = style.size * 0.42f, gap = scale(6);

    float width(const Canvas& canvas, std::string_view name) const {
        return 2 * mark + 2 * gap + (name.empty() ? 0 : gap + canvas.text_width(name, style));
    }
    float height() const { return style.size + 2 * gap; }
    void draw(Canvas& canvas, Point above, const Player& player, std::string_view name) const {
        const float wide = width(canvas, name), left = above.x - wide / 2, top = above.y - style.size - gap;
        canvas.fill_rounded({left, top - scale(2), wide, style.size + scale(4)}, gap, theme::kPlate);
        draw_emblem(canvas, {left + gap + mark, top + style.size / 2}, mark, player.emblem,
                    player_color(player.color));
        canvas.text({left + 2 * (gap + mark), top}, name, style);
    }
};

}  // namespace

Parade::Parade(const LevelSettings& level, std::size_t count)
    : count_(count),
      planet_(level.planet),
      level_(level_of_parade(level, count)),
      ground_(rolling(level_.width()), level_.level_height()),
      landscape_(level_, ground_) {
    landscape_.set_water(0);
}

void Parade::draw(Canvas& canvas, Rect place, std::span<const Player> players) {
    const Part part(canvas, "parade");
    const Scale scale(canvas);
    place = {std::floor(place.x), std::floor(place.y), std::floor(place.w), std::floor(place.h)};
    View own = {
        .bottom = kParadeBottom, .width = static_cast<int>(place.w), .height = static_cast<int>(place.h)};
    own.scale = place.w / static_cast<float>(level_.width());
    own.zoom = 2.2f;
    const float apart = static_cast<float>(level_.width()) / static_cast<float>(players.size());
    const auto top = [&](float x) { return to_columns(ground_.top(static_cast<int>(x))); };
    float lowest = kParadeHigh, highest = 0;  // under tanks
    for (std::size_t k = 0; k < players.size(); ++k) {
        const float under = top(apart * (static_cast<float>(k) + 0.5f));
        lowest = std::min(lowest, under), highest = std::max(highest, under);
    }
    // a low picture leaves out earth and not tanks
    const ParadePlate plate{scale};
    const float tall = own.point({}).y - label_point(own, {}).y + plate.height();
    const float needed = highest + (tall - place.h) / own.scale;
    own.bottom = std::max(kParadeBottom, std::min(needed, lowest - kParadeUnder));
    canvas.image(landscape_.picture(ground_, own), static_cast<int>(place.x), static_cast<int>(place.y));
    View there = own;  // the same on the whole canvas
    there.left = -place.x / own.scale;
    there.bottom = own.bottom - (canvas.height() - place.y - place.h) / own.scale;
    there.width = static_cast<int>(canvas.width()), there.height = static_cast<int>(canvas.height());
    there.zoom = 1;
    there.zoom = own.unit() / there.unit();
    canvas.push_clip(place);
    meadow_.draw(canvas, there, ground_, landscape_);
    const bool named = std::ranges::all_of(players, [&](const Player& player) {
        return plate.width(canvas, player.name) + plate.gap <= apart * own.scale;
    });
    for (std::size_t k = 0; k < players.size(); ++k) {
        BodyState body;
        body.at.x = apart * (static_cast<float>(k) + 0.5f);
        body.at.y = top(body.at.x);
        body.angle = std::atan2(top(body.at.x + 12) - top(body.at.x - 12), 24.0f);
        const bool leftward = 2 * k >= players.size();
        const Player& player = players[k];
        draw_tank(canvas, there,
                  {body, leftward ? 1800 - kParadeFacing : kParadeFacing, player_color(player.color),
                   player.emblem, player.shape});
        plate.draw(canvas, label_point(there, body), player, named ? player.name : "");
    }
    canvas.pop_clip();
    canvas.round_off(place, scale(12), theme::kBackground);
}

}  // namespace terramorph
