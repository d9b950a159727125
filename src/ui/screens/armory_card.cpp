#include "ui/screens/armory_card.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "base/text.h"
#include "ui/good_words.h"
#include "ui/screens/armory_goods.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kPicture = 330;        // high at most
constexpr float kLeastPicture = 0.3f;  // of the card
constexpr float kName = 34, kHelp = 21, kFact = 20;
constexpr float kFactName = 170;  // wide

std::string price_words(const Match& match, int number) {
    const int change = price_change(match, number);
    const std::string_view way = change > 0 ? ", rising" : change < 0 ? ", falling" : "";
    return text("$", grouped_text(match.shop().price(number)), way);
}

std::string others_words(const Match& match, int player, int number) {
    const int others = static_cast<int>(match.settings().players.size()) - 1;
    return text(match.shop().others_could_buy(player, number), " of ", others, " could buy it");
}

std::vector<Fact> facts_to_show(const Match& match, int player, int number) {
    const Weapon& each = good(match.arsenal(), number);
    const Shop& shop = match.shop();
    std::vector<Fact> facts = facts_of(each);
    if (each.unlimited) return facts;
    facts.push_back({"arms level", text(each.arms_level,
                                        shop.sells(number) ? "" : text(", now it is ", shop.arms_level()))});
    facts.push_back({"price now", price_words(match, number)});
    if (const int count = shop.resale_count(player, number); count > 0)
        facts.push_back({"sells for", text("$", grouped_text(shop.resale(player, number)), " the ", count)});
    if (shop.sells(number)) facts.push_back({"rivals", others_words(match, player, number)});
    return facts;
}

void draw_demonstration(Canvas& canvas, Rect place, Demonstration& demonstration) {
    const Scale scale(canvas);
    demonstration.draw(canvas, place);
    if (!demonstration.match()) return;
    Rect line = place.inset(scale(14));
    line = take_top(line, scale.text(theme::kSmall));
    const std::string where = text("on ", demonstration.match()->level().planet.label);
    line_in(canvas, line, where, {line.h, theme::kBright});
    if (demonstration.harm() == 0) return;
    const TextStyle harm = {line.h, theme::kAccent, Face::bold, Align::right};
    line_in(canvas, line, text("harm ", demonstration.harm()), harm);
}

}  // namespace

void draw_armory_card(Canvas& canvas, Rect place, const Match& match, int player, int number,
                      Demonstration& demonstration) {
    const Scale scale(canvas);
    const Weapon& each = good(match.arsenal(), number);
    const std::vector<Fact> facts = facts_to_show(match, player, number);
    const TextStyle help = {scale.text(kHelp), theme::kText};
    const float line = scale.text(kFact) + std::max(1.0f, scale(9)), name = scale.text(kName) + scale(8);
    const float words = canvas.paragraph_height(place.w, each.help, help);
    const float below = scale(14) + name + words + scale(14) + line * static_cast<float>(facts.size());
    const float high = std::clamp(place.h - below, kLeastPicture * place.h,
                                  std::max(scale(kPicture), kLeastPicture * place.h));
    draw_demonstration(canvas, take_top(place, std::floor(high), scale(14)), demonstration);
    line_in(canvas, take_top(place, name), each.name, {scale.text(kName), theme::kBright, Face::bold});
    take_top(place, canvas.paragraph(place, each.help, help), scale(14));
    for (const Fact& fact : facts) {
        if (place.h < scale.text(kFact)) return;
        Rect row = take_top(place, line);
        const float wide = kFactName * scale.text(kFact) / kFact;
        line_in(canvas, take_left(row, wide), fact.name, {scale.text(kFact), theme::kMuted});
        line_in(canvas, row, fact.value, {scale.text(kFact), theme::kText, Face::mono});
    }
}

}  // namespace terramorph
