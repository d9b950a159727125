#include "ui/screens/battle/hud/cards/player_card.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/language/language.h"
#include "base/text.h"
#include "match/economy/pay.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/screens/battle/people.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr float kPlayerCardWide = 340, kCardName = 34, kCardWords = 18;  // units
constexpr float kCardEmblem = 20;
constexpr float kCardWidest = 0.3f;  // of the window

float edge_of(const Canvas& canvas) { return std::max(4.0f, Scale(canvas)(14)); }

/// Where the words begin, from the card's left edge.
float words_at(const Canvas& canvas) {
    const Scale scale(canvas);
    return stripe_wide(canvas) + 2 * edge_of(canvas) + 2 * scale(kCardEmblem);
}

std::string round_words(const Match& match) {
    return tr("round {round} of {rounds}", {{"round", match.round()}, {"rounds", match.settings().rounds()}});
}

/// Its money with what it has earned in this round, which is paid at the end; or its points where no money is
/// spent.
std::string worth_words(const Match& match, PlayerId player) {
    const bool unpaid = match.phase() == Phase::aiming || match.phase() == Phase::flying;
    if (match.settings().has_armory())
        return tr_money(match.money(player) + (unpaid ? pay_for_hits(match.state(), player) : 0));
    return tr(plural("{count} point", "{count} points", match.scores().match()[player].points));
}

/// Money only of people, who spend it by what it says, and not before a newcomer's first shot.
bool tells_worth(const Match& match, const HudState& state) {
    const bool spends = match.player(card_player(match, state)).kind == kPerson && !state.replay;
    if (match.settings().has_armory() && !spends) return false;
    return !state.quiet || several_people(match);
}

/// Fresh earnings take the place of the round.
void draw_worth(Canvas& canvas, Rect line, const Match& match, const HudState& state) {
    const float size = line.h;
    const std::string worth = worth_words(match, card_player(match, state));
    const TextStyle style = {size, theme::kAccent, Face::bold, Align::right};
    const float wide = canvas.text_width(worth, style);
    line_in(canvas, line, worth, style);
    line.w -= wide + size / 2;
    if (state.earned > 0 && match.settings().has_armory()) {
        const std::string earned = concat("+", tr_money(state.earned));
        return line_in(Part(canvas, "earned"), line, earned, {size, theme::kGood, Face::bold, Align::right});
    }
    line_in(Part(canvas, "round"), line, round_words(match), {size, kHudQuiet});
}

void draw_all(Canvas& canvas, Rect lines, const Match& match, const HudState& state) {
    const Scale scale(canvas);
    const bool aims = match.phase() == Phase::aiming && !state.aftermath;
    const TextStyle style = {scale.text(kCardName), theme::kBright, Face::bold};
    line_in(Part(canvas, aims ? "all_aim" : "all_fire"), take_top(lines, style.size),
            aims ? tr("Everyone aims") : tr("Everyone fires"), style);
    const float size = scale.text(kCardWords);
    line_in(Part(canvas, "round"), take_bottom(lines, size), round_words(match), {size, kHudQuiet});
}

}  // namespace

float player_card_height(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale.text(kCardName) + scale.text(kCardWords) + 2 * std::max(3.0f, scale(8));
}

float player_card_width(const Canvas& canvas, const Match& match, const HudState& state) {
    const Scale scale(canvas);
    const float size = scale.text(kCardWords);
    const TextStyle bold = {size, {}, Face::bold};
    const float worth = std::max(canvas.text_width(tr_money(100000), bold),
                                 canvas.text_width(worth_words(match, card_player(match, state)), bold));
    const float words = canvas.text_width(round_words(match), {size, {}}) + worth + size + 1;
    const float wide = std::max(scale(kPlayerCardWide), words_at(canvas) + words + edge_of(canvas));
    return std::min(wide, (state.lab ? kCardWidest * 0.8f : kCardWidest) * canvas.width());
}

void draw_player_card(Canvas& canvas, Rect place, const Match& match, const HudState& state) {
    const Part part(canvas, "player");
    const Scale scale(canvas);
    draw_plate(canvas, place);
    const float edge = edge_of(canvas), words = scale.text(kCardName) + scale.text(kCardWords);
    Rect lines = {place.x + edge, place.y + (place.h - words) / 2, place.w - 2 * edge, words};
    if (state.aims_hidden && !state.mine.exists()) return draw_all(canvas, lines, match, state);
    const Player& player = match.player(card_player(match, state));
    const Color color = player_color(player.color);
    draw_stripe(canvas, place, color);
    const float radius = scale(kCardEmblem), from = words_at(canvas);
    const Point middle = {place.x + stripe_wide(canvas) + edge + radius, place.center().y};
    draw_emblem(canvas, middle, radius + std::max(1.0f, scale(3)), player.emblem, theme::kBright);
    draw_emblem(canvas, middle, radius, player.emblem, color);
    lines.w = place.w - from - edge, lines.x = place.x + from;
    Rect name = take_top(lines, scale.text(kCardName));
    if (state.you.exists() && state.you == card_player(match, state)) {
        const Rect mark = take_right(name, you_wide(canvas), scale(8));
        draw_you(canvas, {mark.x, mark.center().y - you_high(canvas) / 2});
    }
    const float team = player.team > 0 ? name.h : 0;
    TextStyle style = {name.h, theme::kBright, Face::bold};
    style = fitted(canvas, player.name, name.w - team, style);
    style.size = std::max(style.size, scale.text(kCardWords));
    name.w -= team;
    line_in(canvas, name, player.name, style);
    draw_team(
        canvas,
        {name.x + std::min(name.w, canvas.text_width(player.name, style)) + team * 0.6f, name.center().y},
        team * 0.3f, player.team);
    const Rect line = take_top(lines, scale.text(kCardWords));
    if (tells_worth(match, state)) return draw_worth(canvas, line, match, state);
    line_in(Part(canvas, "round"), line, round_words(match), {line.h, kHudQuiet});
}

}  // namespace terramorph
