#include "ui/screens/results/honours.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "base/text.h"
#include "match/score/awards.h"
#include "ui/screens/players/list.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

/// Draws a player's tank with its tracks on the lower edge of a place.
void draw_winner(Canvas& canvas, Rect place, const Player& player) {
    const View view = {.bottom = 0,
                       .scale = place.w / (2.6f * kHullHalfWidth),
                       .width = static_cast<int>(canvas.width()),
                       .height = static_cast<int>(canvas.height())};
    BodyState body;
    body.at = view.place({place.center().x, place.y + place.h});
    draw_tank(canvas, view, {body, 450, player_color(player.color), player.emblem, player.shape});
}

std::string names(const Results& results, const std::vector<PlayerId>& players) {
    std::vector<std::string> names;
    for (const PlayerId player : players) names.push_back(results.player(player).name);
    return listed(std::move(names));
}

/// "Otto and Wilma did 50 damage", or "2 players did ..." if the names don't fit.
std::string sentence(const Canvas& canvas, float width, const TextStyle& style, const Results& results,
                     const Award& award) {
    const std::string what = tr(award.words);
    std::string whole = tr("{names} {did}", {{"names", names(results, award.players)}, {"did", what}});
    if (award.players.size() == 1 || canvas.text_width(whole, style) <= width) return whole;
    return tr(
        plural("{count} player {did}", "{count} players {did}", std::ssize(award.players), {{"did", what}}));
}

void draw_award(Canvas& canvas, Rect card, const Results& results, const Award& award) {
    const Scale scale(canvas);
    canvas.fill_rounded(card, scale(theme::kRadius), theme::kPanel);
    const float size = std::min(scale.text(theme::kBody), std::max(Scale::kMinText, card.h * 0.36f));
    const float air = std::max(0.0f, (card.h - 2 * size) / 3), tank = std::min(1.3f * card.h, scale(110));
    draw_winner(canvas, {card.x + scale(12), card.y, tank, card.h * 0.8f}, results.player(award.players[0]));
    const float left = tank + scale(28);
    Rect name = {card.x + left, card.y + air, card.w - left - scale(16), size};
    Rect line = {name.x, name.y + size + air, name.w, size};
    line_in(canvas, name, tr(award.name), {size, theme::kValue, Face::bold});
    for (const PlayerId number : award.players) {
        const Player& player = results.player(number);
        const Rect emblem = take_left(line, size, scale(4));
        draw_emblem(canvas, emblem.center(), size * 0.4f, player.emblem, player_color(player.color));
    }
    take_left(line, scale(6));
    const TextStyle style = {size, theme::kText};
    line_in(canvas, line, sentence(canvas, line.w, style, results, award), style);
}

}  // namespace

void draw_awards(Canvas& canvas, Rect place, const Results& results) {
    const Part part(canvas, "all_awards");
    const Scale scale(canvas);
    const std::vector<Award> all = awards(results.scores, results.money);
    if (all.empty())
        line_in(canvas, take_top(place, scale.text(theme::kBody)), tr("Nobody has earned an award."),
                {scale.text(theme::kBody), theme::kMuted});
    const std::vector<Rect> sides = columns(place, 2, scale(16));
    const std::size_t lines = std::max<std::size_t>(1, (all.size() + 1) / 2);
    const float gap = scale(10);
    const float high = std::min(scale(84), place.h / static_cast<float>(lines) - gap);
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Rect& side = sides[k % 2];
        const std::size_t line = k / 2;
        const float y = side.y + static_cast<float>(line) * (high + gap);
        draw_award(canvas, {side.x, y, side.w, high}, results, all[k]);
    }
}

}  // namespace terramorph
