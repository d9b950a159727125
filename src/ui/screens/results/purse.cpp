#include "ui/screens/results/purse.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/language/language.h"
#include "base/text.h"
#include "match/economy/pay.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

/// A quiet label above a value, from the left of `rest`; takes their room away.
void draw_figure(Canvas& canvas, Rect& rest, std::string_view label, const std::string& value, Color color) {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    const TextStyle figure = {scale.text(theme::kBody + 2), color, Face::bold};
    const float wide = std::max(canvas.text_width(label, quiet), canvas.text_width(value, figure)) + 1;
    Rect own = take_left(rest, wide, scale(44));
    take_top(own, (own.h - quiet.size - figure.size) / 2);
    line_in(canvas, take_top(own, quiet.size), label, quiet);
    line_in(canvas, take_top(own, figure.size), value, figure);
}

}  // namespace

void draw_purse(Canvas& canvas, Rect place, const Match& match, PlayerId player, float counted) {
    const Part part(canvas, "purse");
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kPanel);
    Rect rest = {place.x + scale(24), place.y, place.w - scale(48), place.h};
    const int money = match.money(player), earned = match.scores().round()[player].money;
    const int so_far = static_cast<int>(std::lround(counted * static_cast<float>(earned)));
    draw_figure(canvas, rest, tr("Your money"), tr_money(money - earned + so_far), theme::kAccent);
    draw_figure(canvas, rest, tr("before"), tr_money(money - earned), theme::kText);
    draw_figure(canvas, rest, tr("earned"), tr_money(so_far), theme::kText);
    if (const std::int64_t hits = pay_for_hits(match.state(), player); hits > 0)
        draw_figure(canvas, rest, tr("for hits and kills"), tr_money(hits), theme::kText);
    const std::vector<Side> sides = match.scores().sides();
    const auto own = std::ranges::find_if(
        sides, [&](const Side& side) { return std::ranges::count(side.players, player) > 0; });
    const int behind = sides.front().score.points - own->score.points;
    if (own != sides.begin())
        draw_figure(canvas, rest, tr("to 1st place"), tr(plural("{count} point", "{count} points", behind)),
                    theme::kText);
}

}  // namespace terramorph
