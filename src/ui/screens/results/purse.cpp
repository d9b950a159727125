#include "ui/screens/results/purse.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "base/text.h"
#include "match/economy/pay.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

/// A quiet label above a value.
struct Figure {
    std::string label, value;
    Color color = theme::kText;
};

TextStyle label_style(const Canvas& canvas) { return {Scale(canvas).text(theme::kSmall), theme::kMuted}; }

TextStyle value_style(const Canvas& canvas, const Figure& figure) {
    return {Scale(canvas).text(theme::kBody + 2), figure.color, Face::bold};
}

float wide_of(const Canvas& canvas, const Figure& figure) {
    return 1 + std::max(canvas.text_width(figure.label, label_style(canvas)),
                        canvas.text_width(figure.value, value_style(canvas, figure)));
}

/// Draws it from the left of `rest`; takes its room away, and `apart` more.
void draw_figure(Canvas& canvas, Rect& rest, const Figure& figure, float apart) {
    const TextStyle quiet = label_style(canvas), value = value_style(canvas, figure);
    Rect own = take_left(rest, wide_of(canvas, figure), apart);
    take_top(own, (own.h - quiet.size - value.size) / 2);
    line_in(canvas, take_top(own, quiet.size), figure.label, quiet);
    line_in(canvas, take_top(own, value.size), figure.value, value);
}

/// Where money came from.
struct Income {
    std::string_view label;
    std::int64_t dollars;
};

/// What a round has earned; the sum is exactly that.
std::vector<Income> incomes_of(const Match& match, PlayerId player) {
    const int earned = match.scores().round()[player].money;
    const PayParts pay = pay_parts(match.state(), player);
    std::vector<Income> all = {{tr("hits and kills"), pay.hits},
                               {tr("round bonus"), pay.taking_part},
                               {tr("survival"), pay.survival},
                               {tr("fines"), -pay.fines},
                               {tr("interest"), match.shop().interest_on(match.money(player) - earned)}};
    std::int64_t left = earned;
    for (const Income& each : all) left -= each.dollars;
    all.push_back({tr("assists and loot"), left});
    std::erase_if(all, [](const Income& each) { return each.dollars == 0; });
    return all;
}

/// So many figures at most: the smallest ones become one, and all of them what was earned.
std::vector<Income> joined_incomes(std::vector<Income> incomes, std::size_t most) {
    if (incomes.size() <= most) return incomes;
    Income rest = {most == 1 ? tr("earned") : tr("the rest"), 0};
    while (incomes.size() >= most && !incomes.empty()) {
        const auto least =
            std::ranges::min_element(incomes, {}, [](const Income& each) { return std::abs(each.dollars); });
        rest.dollars += least->dollars;
        incomes.erase(least);
    }
    incomes.push_back(rest);
    return incomes;
}

std::string gain_words(std::int64_t dollars) {
    return tr_money(concat(dollars > 0 ? "+" : "", tr_number(dollars)));
}

/// Points that are missing to the first place; 0 there.
int points_behind(const Match& match, PlayerId player) {
    const std::vector<Side> sides = match.scores().sides();
    const auto own = std::ranges::find_if(
        sides, [&](const Side& side) { return std::ranges::count(side.players, player) > 0; });
    return sides.front().score.points - own->score.points;
}

/// How much is told.
struct ShownFigures {
    std::size_t incomes = 0;
    bool points = true;
    float apart = 0;  // pixels
};

/// The money, and where it came from as far as it has been counted up.
std::vector<Figure> figures_of(const Match& match, PlayerId player, float counted,
                               const ShownFigures& shown) {
    const std::int64_t before = match.money(player) - match.scores().round()[player].money;
    std::int64_t money = before;
    std::vector<Figure> all = {{}, {std::string(tr("before")), tr_money(before)}};
    for (const Income& each : joined_incomes(incomes_of(match, player), shown.incomes)) {
        const auto so_far = std::llround(static_cast<double>(counted) * static_cast<double>(each.dollars));
        money += so_far;
        all.push_back({std::string(each.label), gain_words(so_far)});
    }
    all.front() = {std::string(tr("Your money")), tr_money(money), theme::kAccent};
    if (const int behind = points_behind(match, player); behind > 0 && shown.points)
        all.push_back(
            {std::string(tr("behind 1st place")), tr(plural("{count} point", "{count} points", behind))});
    return all;
}

/// As many figures as there's room for, by what they are in the end.
ShownFigures shown_in(const Canvas& canvas, float room, const Match& match, PlayerId player) {
    const Scale scale(canvas);
    ShownFigures shown = {incomes_of(match, player).size(), true, scale(44)};
    while (true) {
        const std::vector<Figure> all = figures_of(match, player, 1, shown);
        float wide = 0;
        for (const Figure& each : all) wide += wide_of(canvas, each);
        shown.apart = std::min(scale(44), (room - wide) / static_cast<float>(all.size() - 1));
        if (shown.apart >= scale(18) || (shown.incomes <= 1 && !shown.points)) return shown;
        shown.points ? void(shown.points = false) : void(--shown.incomes);
    }
}

}  // namespace

void draw_purse(Canvas& canvas, Rect place, const Match& match, PlayerId player, float counted) {
    const Part part(canvas, "purse");
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kPanel);
    Rect rest = {place.x + scale(24), place.y, place.w - scale(48), place.h};
    const ShownFigures shown = shown_in(canvas, rest.w, match, player);
    for (const Figure& each : figures_of(match, player, counted, shown))
        draw_figure(canvas, rest, each, shown.apart);
}

}  // namespace terramorph
