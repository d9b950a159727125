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

/// Draws the tanks of a side side by side on their step.
void draw_tanks(Canvas& canvas, Rect step, float y, const Results& results, const Side& side, bool leftward) {
    const Scale scale(canvas);
    const std::vector<Rect> places = columns(step, static_cast<int>(side.players.size()), 0);
    const float wide = std::min(scale(70), places[0].w * 0.85f);
    const View view = {.bottom = 0,
                       .scale = wide / (2 * kHullHalfWidth),
                       .width = static_cast<int>(canvas.width()),
                       .height = static_cast<int>(canvas.height())};
    for (std::size_t k = 0; k < places.size(); ++k) {
        const Player& player = results.player(side.players[k]);
        BodyState body;
        body.at = view.place({places[k].center().x, y});
        draw_tank(
            canvas, view,
            {body, leftward ? 1350.0f : 450.0f, player_color(player.color), player.emblem, player.shape});
    }
}

/// Large emblems, because those on many tanks are too small to see.
void draw_emblems(Canvas& canvas, Rect step, const Results& results, const Side& side) {
    const Scale scale(canvas);
    const float y = step.y + scale(30) + scale.text(48);
    const std::vector<Rect> places = columns(step, static_cast<int>(side.players.size()), 0);
    const float radius = std::min(scale(13), places[0].w * 0.3f);
    for (std::size_t k = 0; k < places.size(); ++k) {
        const Player& player = results.player(side.players[k]);
        const Point center = {places[k].center().x, y};
        canvas.circle(center, radius * 1.5f, theme::kBackground);
        draw_emblem(canvas, center, radius, player.emblem, player_color(player.color));
    }
}

void draw_step(Canvas& canvas, Rect step, const Results& results, const Side& side, int rank) {
    const Scale scale(canvas);
    canvas.fill_rounded(step, scale(theme::kRadius), rank == 1 ? theme::kAccent : theme::kSelected);
    const TextStyle place = {scale.text(48), rank == 1 ? theme::kOnAccent : theme::kBright, Face::bold,
                             Align::center};
    canvas.text({step.center().x, step.y + scale(14)}, concat(rank), place);
    const float size = scale.text(24);
    const float y = step.y - size - scale(10);
    line_in(canvas, {step.x, y, step.w, size}, side_name(results, side),
            {size, theme::kBright, Face::bold, Align::center});
    draw_tanks(canvas, step, y - scale(8), results, side, rank == 3);
    if (side.players.size() > 1) draw_emblems(canvas, step, results, side);
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
    const float air = std::max(0.0f, (card.h - 2 * size) / 3);
    Rect name = {card.x + scale(16), card.y + air, card.w - scale(32), size};
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

void draw_podium(Canvas& canvas, Rect place, const Results& results) {
    const std::vector<Side> sides = results.scores.sides();
    const std::vector<Rect> steps = columns(place, 3, Scale(canvas)(10));
    constexpr std::array<std::size_t, 3> kWhere = {1, 0, 2};  // the first stands in the middle
    constexpr std::array<float, 3> kHigh = {0.5f, 0.36f, 0.25f};
    for (std::size_t rank = 0; rank < std::min<std::size_t>(3, sides.size()); ++rank) {
        Rect step = steps[kWhere[rank]];
        step.y += step.h * (1 - kHigh[rank]);
        step.h *= kHigh[rank];
        draw_step(canvas, step, results, sides[rank], static_cast<int>(rank) + 1);
    }
}

void draw_awards(Canvas& canvas, Rect place, const Results& results) {
    const Part part(canvas, "all_awards");
    const Scale scale(canvas);
    const std::vector<Award> all = awards(results.scores);
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
