// Layout and drawing of the armory.
#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "app/player/menu_keys.h"
#include "app/session.h"
#include "app/teaching/lessons.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/armory/card.h"
#include "ui/screens/armory/page.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kArmoryTop = 34, kTabs = 124, kTable = 170, kCard = 184;
constexpr float kArmoryBottom = 72;  // below the table, for the keys
constexpr float kTableWide = 870, kGoodCardWide = 592;
constexpr float kTabWide = 130, kTabHigh = 40, kArmorySearchWide = 240;
constexpr float kUsualWide = 150;
constexpr float kArmoryButtonHigh = 58;
constexpr float kPurse = 42, kPurseWide = 520;
constexpr float kTableShare = 0.6f;  // of the room below the tabs, on a page that stands upright
constexpr float kTipShare = 0.2f;    // of the card's height at most

}  // namespace

void ArmoryPage::draw(Canvas& canvas) {
    canvas.clear(theme::kBackground);
    lay_widgets(canvas);
    draw_head(canvas);
    form_.draw(canvas);
    draw_search_hint(canvas);
    if (const auto marked = list_.marked())
        draw_armory_card(canvas, card_place_, match(), player_, *marked, demonstration_);
    if (const auto box = tip(tip_place_)) draw_tip_box(canvas, *box);
    draw_foot(canvas);
}

/// For whoever hasn't bought anything yet, in the first rounds of a first match.
std::optional<TipBox> ArmoryPage::tip(Rect room) const {
    if (!shop().receipts().empty() || !is_newcomer(app().session(), match())) return std::nullopt;
    const auto key = [this](std::string_view name) {
        return concat("[", menu_caps(app().session().device, name), "]");
    };
    return TipBox{
        "armory_tip",
        Scale::finger() > 0 ? std::string(tr("Buy weapons, then tap Ready"))
        : app().session().mouse
            ? std::string(tr("Buy weapons, then click Ready"))
            : tr("{buy} buys, {ready} starts the round", {{"buy", key("enter")}, {"ready", key("r")}}),
        brief_tip_ ? std::string()
                   : std::string(tr(
                         "Pick a stronger weapon, then look under Defense. Money you keep earns interest.")),
        room.center(),
        room.center(),
        room,
        false};
}

void ArmoryPage::lay_widgets(const Canvas& canvas) {
    const Scale scale(canvas);
    Rect card = canvas.width() < canvas.height() ? lay_upright(canvas) : lay_across(canvas);
    for (std::size_t k = 0; k < tabs_.size(); ++k)
        form_[tabs_[k]].selected = filter_.sought.empty() && k == static_cast<std::size_t>(filter_.tab);
    form_[usual_].enabled = has_usual_;
    Rect buttons = take_bottom(card, scale.pressed(kArmoryButtonHigh), scale(16));
    const float gap = scale(14), part = (buttons.w - 3 * gap) / 11;
    const auto marked = list_.marked();
    const Weapon* const goods = marked ? &good(match().arsenal(), *marked) : nullptr;
    lay_buy(goods, marked && !shop().sells(*marked));
    form_[sell_].enabled = marked && shop().stock(player_, *marked) > 0;
    form_[undo_].enabled = !match().validate(Command{Undo{player_}});
    form_[ready_].place = take_right(buttons, std::max(part * 3, Scale::finger()), gap);
    for (const std::size_t number : {undo_, sell_})
        form_[number].place = take_right(buttons, std::max(part * 2, Scale::finger()), gap);
    form_[buy_].place = buttons;
    lay_tip(canvas, card);
    card_place_ = card;
}

/// The table at the left; returns the card's place at the right, buttons included.
Rect ArmoryPage::lay_across(const Canvas& canvas) {
    const Scale scale(canvas);
    const float edge = scale(theme::kMargin), right = canvas.width() - edge;
    const float bottom = canvas.height() - scale(kArmoryBottom), middle = edge + scale(kTableWide);
    const float tab_high = scale.pressed(kTabHigh), lower = tab_high - scale(kTabHigh);
    const float table = scale(kTable) + lower, card_top = scale(kCard) + lower;
    form_[table_].place = {edge, table, scale(kTableWide), bottom - table};
    Rect line = {edge, scale(kTabs), scale(kTableWide), tab_high};
    for (const std::size_t tab : tabs_)
        form_[tab].place = take_left(line, scale.pressed(kTabWide), scale(10));
    form_[search_].place = take_right(line, scale(kArmorySearchWide));
    form_[usual_].place = {right - scale(kUsualWide), scale(kTabs), scale(kUsualWide), tab_high};
    Rect card = {right - scale(kGoodCardWide), card_top, scale(kGoodCardWide), bottom - card_top};
    card.x = std::max(card.x, middle + scale(30)), card.w = right - card.x;
    return card;
}

/// The table above the card, each as wide as the page.
Rect ArmoryPage::lay_upright(const Canvas& canvas) {
    const Scale scale(canvas);
    const float edge = scale(theme::kMargin), gap = std::max(4.0f, scale(theme::kGap));
    const float top = scale(kArmoryTop) + scale.text(kPurse) + scale.text(theme::kSmall) + gap;
    Rect page = {edge, top, canvas.width() - 2 * edge, canvas.height() - scale(kArmoryBottom) - top};
    const auto places =
        columns(take_top(page, scale.pressed(kTabHigh), gap), static_cast<int>(tabs_.size()), gap);
    for (std::size_t k = 0; k < tabs_.size(); ++k) form_[tabs_[k]].place = places[k];
    Rect line = take_top(page, scale.pressed(kTabHigh), gap);
    form_[usual_].place = take_right(line, line.w / 3, gap);
    form_[search_].place = line;
    form_[table_].place = take_top(page, kTableShare * page.h, gap);
    return page;
}

/// Above the card, whose picture is seen best: with its heading only, where the card is low.
void ArmoryPage::lay_tip(const Canvas& canvas, Rect& card) {
    brief_tip_ = false;
    auto box = tip(card);
    if (!box) return;
    brief_tip_ = tip_box_place(canvas, *box).h > kTipShare * card.h;
    if (brief_tip_) box = tip(card);
    tip_place_ = take_top(card, tip_box_place(canvas, *box).h, Scale(canvas)(theme::kGap));
}

/// Says why it can't be bought; a press then says more.
void ArmoryPage::lay_buy(const Weapon* goods, bool locked) {
    Widget& buy = form_[buy_];
    const bool is_free = goods && goods->unlimited;
    buy.enabled = goods && !is_free;
    const bool dear =
        buy.enabled && !locked && shop().price(player_, *list_.marked()) > shop().money(player_);
    buy.tone = buy.enabled && !locked && !dear ? Tone::accent : Tone::plain;
    buy.label = !goods    ? std::string(tr("Buy"))
                : is_free ? std::string(tr("Free"))
                : locked  ? std::string(tr("Locked"))
                : dear    ? std::string(tr("Too expensive"))
                          : tr("Buy ×{bundle}", {{"bundle", goods->bundle}});
}

/// The marked good as its card tells it, what the last press did, and what is searched for.
Spoken ArmoryPage::spoken() const {
    const std::string round = tr("before round {round}", {{"round", match().round()}});
    const std::string money = tr_money(shop().money(player_));
    const auto marked = list_.marked();
    return {sentences({match().player(player_).name, round}),
            sentences({said_, form_.wants_text() ? form_.speech() : std::string(), money,
                       marked ? card_words(match(), player_, *marked) : std::string()})};
}

/// Draws the player and its money.
void ArmoryPage::draw_head(Canvas& canvas) const {
    const Scale scale(canvas);
    const Player& player = match().player(player_);
    Rect line = {scale(theme::kMargin), scale(kArmoryTop), canvas.width() - 2 * scale(theme::kMargin),
                 scale.text(theme::kTitle)};
    Rect purse = take_right(line, scale(kPurseWide), scale(20));
    const Color color = player_color(player.color);
    canvas.fill(take_left(line, std::max(3.0f, scale(10)), scale(16)), color);
    const Rect emblem = take_left(line, line.h * 0.7f, scale(14));
    draw_emblem(canvas, emblem.center(), emblem.w / 2, player.emblem, color);
    const TextStyle name = {scale.text(theme::kTitle), theme::kBright, Face::bold};
    line_in(canvas, take_left(line, std::min(canvas.text_width(player.name, name) + 1, line.w), scale(20)),
            player.name, name);
    line.y += scale(4);
    line_in(Part(canvas, "round"), line, tr("before round {round}", {{"round", match().round()}}),
            {scale.text(theme::kBody), theme::kMuted});
    const TextStyle money = {scale.text(kPurse), theme::kAccent, Face::bold, Align::right};
    line_in(Part(canvas, "money"), take_top(purse, money.size, scale(2)), tr_money(std::llround(money_)),
            money);
    const int interest = static_cast<int>(match().settings().rule(Rule::interest));
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted, Face::regular, Align::right};
    line_in(canvas, {purse.x, purse.y, purse.w, quiet.size},
            tr("Unspent money earns {interest}%. Goods resell at {sell_back}%.",
               {{"interest", interest}, {"sell_back", sell_back(match().settings())}}),
            quiet);
}

void ArmoryPage::draw_search_hint(Canvas& canvas) {
    if (!filter_.sought.empty() || form_.wants_text()) return;
    const Scale scale(canvas);
    Rect place = form_[search_].place;
    take_left(place, scale(16));
    const TextStyle key = {scale.text(theme::kBody - 2), theme::kAccent, Face::bold};
    if (Scale::finger() == 0)
        line_in(canvas, take_left(place, canvas.text_width("/", key) + 1, scale(14)), "/", key);
    line_in(canvas, place, tr("search"), {key.size, theme::kMuted});
}

/// Draws key hints; at the right, why the last key did nothing.
void ArmoryPage::draw_foot(Canvas& canvas) const {
    const Scale scale(canvas);
    Rect foot = {scale(theme::kMargin), canvas.height() - scale(kArmoryBottom) + scale(14),
                 canvas.width() - 2 * scale(theme::kMargin), scale(44)};
    const Rect news = take_right(foot, card_place_.w, scale(30));
    key_hints(canvas, foot,
              {{"up down", tr("choose")},
               {"enter", tr("buy")},
               {"del", tr("sell")},
               {"z", tr("undo")},
               {"u", tr("buy again")},
               {"r", tr("ready")},
               {"s", tr("sort")},
               {"f1", tr("help")}});
    if (said_.empty()) return;
    const bool good = said_is_ == News::good;
    const Part tone(canvas, good ? "good_news" : "bad_news");
    Part(canvas, said_id_)
        ->paragraph(news, said_, {scale.text(theme::kBody - 2), good ? theme::kGood : theme::kBad});
}

}  // namespace terramorph
