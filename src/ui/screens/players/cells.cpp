#include "ui/screens/players/cells.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "ai/conduct.h"
#include "ai/temperament.h"
#include "app/language/language.h"
#include "base/index.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kSign = 11;      // its radius
constexpr float kTankTall = 28;  // columns, with its turret
constexpr float kBarHigh = 5, kBarsRoom = 10, kBarsApart = 4;
constexpr float kPlayersCellsTankWide = 50;  // with its barrel

void paint_word(Canvas& canvas, Rect place, std::string_view word, Color color) {
    const TextStyle style = {Scale(canvas).text(theme::kBody - 2), color, Face::regular, Align::center};
    line_in(canvas, place, word, fitted(canvas, word, place.w, style));
}

/// As many bars as there are difficulties, the first ones lit.
void paint_bars(Canvas& canvas, Rect place, int lit) {
    const Scale scale(canvas);
    const float high = std::max(2.0f, scale(kBarHigh));
    const std::vector<Rect> bars =
        columns(place.inset(scale(kBarsApart)), static_cast<int>(kDifficultyNames.size()), scale(kBarsApart));
    for (std::size_t k = 0; k < bars.size(); ++k)
        canvas.fill_rounded({bars[k].x, place.y, bars[k].w, high}, high / 2,
                            static_cast<int>(k) < lit ? theme::kValue : theme::kTrack);
}

}  // namespace

void paint_color(Canvas& canvas, Rect place, const Player& player) {
    canvas.circle(place.center(), Scale(canvas)(kSign), player_color(player.color));
}

void paint_emblem(Canvas& canvas, Rect place, const Player& player) {
    draw_emblem(canvas, place.center(), Scale(canvas)(kSign), player.emblem, theme::kText);
}

void paint_shape(Canvas& canvas, Rect place, const Player& player) {
    paint_word(canvas, place, tr(kTankShapeNames[at(player.shape)]), theme::kText);
}

void paint_team(Canvas& canvas, Rect place, const Player& player) {
    if (player.team == 0) return paint_word(canvas, place, tr("none"), theme::kMuted);
    draw_team(canvas, place.center(), Scale(canvas)(kSign), player.team);
}

void paint_kind(Canvas& canvas, Rect place, const Player& player) {
    if (player.kind.is_person()) return paint_word(canvas, place, tr("Human"), theme::kText);
    Rect word = place;
    paint_bars(canvas, take_bottom(word, Scale(canvas)(kBarsRoom)), 1 + static_cast<int>(player.difficulty));
    paint_word(canvas, word, tr(conduct(player.difficulty).label), theme::kValue);
}

void paint_temperament(Canvas& canvas, Rect place, const Player& player) {
    paint_word(canvas, place, tr(label_of(player.kind)), theme::kText);
}

void draw_tank_in(Canvas& canvas, Rect place, const Player& player) {
    const View view = {.bottom = 0,
                       .scale = std::min(place.w / kPlayersCellsTankWide, place.h / kTankTall),
                       .width = static_cast<int>(canvas.width()),
                       .height = static_cast<int>(canvas.height())};
    BodyState body;
    const float below = (place.h - kTankTall * view.scale) / 2;
    body.at = view.place({place.center().x, place.y + place.h - below});
    draw_tank(canvas, view, {body, 300, player_color(player.color), player.emblem, player.shape});
}

}  // namespace terramorph
