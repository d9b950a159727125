#include "ui/screens/armory/card.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/effect_descriptions.h"
#include "app/language/language.h"
#include "base/text.h"
#include "ui/narration/narrator.h"
#include "ui/screens/armory/goods.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kArmoryCardPicture = 330;  // high at most
constexpr float kMinPicture = 0.3f;        // of the card
constexpr float kArmoryCardName = 34, kHelp = 23, kFact = 20;
constexpr float kFactName = 170;  // wide at least
constexpr float kLowPicture = 8;  // letters: a lower one has no room for where it is

std::string_view price_id(const Match& match, GoodId number) {
    const int change = price_change(match, number);
    return change > 0 ? "rising" : change < 0 ? "falling" : "price";
}

std::string price_words(const Match& match, PlayerId player, GoodId number) {
    const int change = price_change(match, number), own = match.shop().price(player, number);
    const std::string price = tr_number(own);
    if (own < match.shop().price(number))
        return tr("${price}, {off}% off: your deal with the natives",
                  {{"price", price}, {"off", match.shop().bargain_discount()}});
    if (match.shop().is_called(number))
        return tr("${price}, {off}% off: this world is broadcasting about it",
                  {{"price", price}, {"off", match.shop().called_discount()}});
    if (change > 0) return tr("${price}, rising", {{"price", price}});
    return change < 0 ? tr("${price}, falling", {{"price", price}}) : tr_money(price);
}

std::string others_words(const Match& match, PlayerId player, GoodId number) {
    const int players = static_cast<int>(match.settings().players.size()), others = players - 1;
    const int buyers = others_could_buy(match.shop(), players, player, number);
    if (others == 1) return std::string(buyers == 0 ? tr("can't afford it") : tr("can afford it"));
    if (buyers == 0) return std::string(tr("none can afford it"));
    return tr("{buyers} of {others} can afford it", {{"buyers", buyers}, {"others", others}});
}

std::vector<Fact> facts_to_show(const Match& match, PlayerId player, GoodId number) {
    const Weapon& each = good(match.arsenal(), number);
    const Shop& shop = match.shop();
    std::vector<Fact> facts = facts_of(each);
    if (each.unlimited) return facts;
    if (!shop.sells(number)) facts.push_back({std::string(tr("on sale")), sale_words(match, number)});
    facts.push_back({std::string(tr("price")), price_words(match, player, number), price_id(match, number)});
    if (const int count = shop.resale_count(player, number); count > 0) {
        const Grouped price = {shop.resale(player, number)};
        facts.push_back({std::string(tr("sells for")),
                         tr("${price} for {bundle}", {{"price", price}, {"bundle", count}})});
    }
    const bool others_come = match.state().place + 1 < match.state().order.size();  // else all have shopped
    if (shop.sells(number) && others_come)
        facts.push_back({std::string(match.settings().players.size() == 2 ? tr("rival") : tr("rivals")),
                         others_words(match, player, number), "rivals"});
    return facts;
}

/// What the other tank lost: to the good itself, as in the table below, and to falls.
std::string harm_words(const Demonstration& demonstration) {
    const int harm = demonstration.harm(), fall = demonstration.fall();
    if (harm == 0) return tr("fall {fall}", {{"fall", fall}});
    if (fall == 0) return tr("damage {harm}", {{"harm", harm}});
    return tr("damage {harm} + fall {fall}", {{"harm", harm}, {"fall", fall}});
}

void draw_demonstration(Canvas& canvas, Rect place, Demonstration& demonstration) {
    const Scale scale(canvas);
    demonstration.draw(canvas, place);
    if (!demonstration.match()) return;
    Rect line = place.inset(scale(10));
    line = take_top(line, scale.text(theme::kSmall) + scale(6));
    const std::string where =
        tr("Test shot: {planet}", {{"planet", tr(demonstration.match()->level().planet.label)}});
    const float letters = scale.text(theme::kSmall), edge = scale(8);
    const auto label = [&](const std::string& words, const TextStyle& style, bool right) {
        const float wide = std::min(canvas.text_width(words, style) + 2 * edge + 1, line.w);
        const Rect plate = right ? take_right(line, wide) : take_left(line, wide);
        canvas.fill_rounded(plate, scale(6), theme::kPlate);
        line_in(canvas, {plate.x + edge, plate.y, plate.w - 2 * edge, plate.h}, words, style);
    };
    if (demonstration.harm() + demonstration.fall() != 0)
        label(harm_words(demonstration), {letters, theme::kAccent, Face::bold}, true);
    const TextStyle quiet = {letters, theme::kBright};
    const bool low = place.h < kLowPicture * letters;
    if (!low && canvas.text_width(where, quiet) + 3 * edge <= line.w) label(where, quiet, false);
}

}  // namespace

void draw_armory_card(Canvas& canvas, Rect place, const Match& match, PlayerId player, GoodId number,
                      Demonstration& demonstration) {
    const Part part(canvas, "card");
    const Scale scale(canvas);
    const Weapon& each = good(match.arsenal(), number);
    const std::vector<Fact> facts = facts_to_show(match, player, number);
    const TextStyle help = {scale.text(kHelp), theme::kBright};
    const float line = scale.text(kFact) + std::max(1.0f, scale(9)),
                name = scale.text(kArmoryCardName) + scale(8);
    const float words = canvas.paragraph_height(place.w, tr(each.help), help);
    const float below = scale(14) + name + words + scale(14) + line * static_cast<float>(facts.size());
    const float high = std::clamp(place.h - below, kMinPicture * place.h,
                                  std::max(scale(kArmoryCardPicture), kMinPicture * place.h));
    draw_demonstration(canvas, take_top(place, std::floor(high), scale(14)), demonstration);
    line_in(canvas, take_top(place, name), tr(each.name),
            {scale.text(kArmoryCardName), theme::kBright, Face::bold});
    take_top(place, canvas.paragraph(place, tr(each.help), help), scale(14));
    const TextStyle quiet = {scale.text(kFact), theme::kMuted};
    float wide = kFactName * quiet.size / kFact;
    for (const Fact& fact : facts) wide = std::max(wide, canvas.text_width(fact.name, quiet) + scale(16));
    for (const Fact& fact : facts) {
        if (place.h < scale.text(kFact)) return;
        Rect row = take_top(place, line);
        line_in(canvas, take_left(row, wide), fact.name, quiet);
        line_in(Part(canvas, fact.id), row, fact.value, {scale.text(kFact), theme::kText});
    }
}

std::string card_words(const Match& match, PlayerId player, GoodId number) {
    const Weapon& each = good(match.arsenal(), number);
    std::vector<std::string> words = {concat(tr(each.name), " ×", match.shop().stock(player, number))};
    for (const Fact& fact : facts_to_show(match, player, number))
        words.push_back(concat(fact.name, ": ", fact.value));
    words.emplace_back(tr(each.help));
    return sentences(words);
}

}  // namespace terramorph
