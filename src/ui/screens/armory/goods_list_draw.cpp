// Drawing of the table of goods.
#include <algorithm>
#include <array>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/armory/goods_list.h"
#include "ui/screens/armory/use_in_brief.h"
#include "ui/sprites/icons.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kArmoryListRow = 66, kRowGap = 7;
constexpr float kArmoryListHeads = 30;
constexpr float kArmoryListPadding = 16;  // inside a row
constexpr float kArmoryListText = 22, kArmoryListHelp = 17;
constexpr float kTileAround = 8, kTileSeen = 0.16f;  // an icon
constexpr float kIconInTile = 0.38f;
constexpr float kUnaffordable = 0.4f;  // of a row's panel
constexpr float kArmoryListBar = 4, kArmoryListBarApart = 14;
constexpr std::size_t kArmoryListRounds = 10;  // of a chart
// Widths of text columns.
constexpr float kArmoryListName = 300, kPrice = 112, kArmoryListBundle = 76, kOwned = 92, kChart = 146;

/// Units for text columns, which are wider if letters would be too small.
float wide(const Scale& scale, float units) { return units * scale.text(kArmoryListText) / kArmoryListText; }

/// A chart of a price in the last rounds: green if it fell, red if it rose.
void draw_chart(Canvas& canvas, Rect place, const std::vector<int>& factors) {
    const std::size_t count = std::min(factors.size(), kArmoryListRounds);
    if (count < 2) return;
    const auto begin = factors.end() - static_cast<std::ptrdiff_t>(count);
    const auto [low, high] = std::minmax_element(begin, factors.end());
    const auto range = static_cast<float>(std::max(200, *high - *low));
    const float middle = static_cast<float>(*high + *low) / 2;
    std::vector<Point> line;
    for (std::size_t k = 0; k < count; ++k) {
        const float off = (static_cast<float>(begin[static_cast<std::ptrdiff_t>(k)]) - middle) / range;
        line.push_back({place.x + place.w * static_cast<float>(k) / static_cast<float>(kArmoryListRounds - 1),
                        place.center().y - off * place.h});
    }
    const Color color = factors.back() > *begin ? theme::kBad : theme::kGood;
    canvas.line(line, std::max(1.0f, Scale(canvas)(2)), color);
}

TextStyle value_style(const Scale& scale, Color color) {
    return {scale.text(kArmoryListText), color, Face::regular, Align::right};
}

float between_lines(const Scale& scale) { return std::max(1.0f, scale(5)); }

/// The first of a row's two lines.
Rect name_line(const Scale& scale, Rect row) {
    const float name = scale.text(kArmoryListText), help = scale.text(kArmoryListHelp);
    take_top(row, (row.h - name - between_lines(scale) - help) / 2);
    return take_top(row, name);
}

/// Where letters can't be as small as designed, what a good is for has the row's whole width, below the
/// columns.
bool help_is_below(const Scale& scale) { return scale.text(kArmoryListText) > scale(kArmoryListText); }

/// Its name, and what it's good for as far as `right`; those that can be bought or are owned stand out.
void draw_name(Canvas& canvas, Rect place, float right, const Weapon& good, bool within_reach,
               bool is_marked) {
    const Scale scale(canvas);
    const Color quiet = is_marked ? theme::kText : theme::kMuted;
    const Rect icon = take_left(place, scale.text(24), scale.text(14));
    const float size = std::min(place.h - scale(4), icon.w + 2 * scale(kTileAround));
    const Rect tile = {icon.center().x - size / 2, icon.center().y - size / 2, size, size};
    const Color color = within_reach ? icon_group_color(icon_group(good.icon)) : quiet;
    canvas.fill_rounded(tile, scale(theme::kRadius), with_alpha(color, kTileSeen));
    draw_icon(canvas, tile.center(), kIconInTile * size, good.icon, color);
    const TextStyle name = {scale.text(kArmoryListText), within_reach ? theme::kBright : quiet,
                            within_reach ? Face::bold : Face::regular};
    const TextStyle help = {scale.text(kArmoryListHelp), within_reach ? theme::kText : quiet};
    const Rect line = name_line(scale, place);
    line_in(canvas, line, tr(good.name), name);
    const Rect below = {line.x, line.y + line.h + between_lines(scale), right - line.x, help.size};
    line_in(Part(canvas, "use"), below, use_in_brief(canvas, good, below.w, help), help);
}

/// Instead of the price of a good that nobody may buy yet.
void draw_sale(Canvas& canvas, Rect place, const Match& match, GoodId number, Color color) {
    const std::string words = sale_words(match, number);
    const TextStyle right = {Scale(canvas).text(kArmoryListText - 3), color, Face::regular, Align::right};
    line_in(Part(canvas, "sale"), place, words, fitted(canvas, words, place.w, right));
}

void draw_price(Canvas& canvas, Rect place, const Shop& shop, PlayerId player, GoodId number, bool free) {
    const int price = shop.price(player, number);
    const Color fair = price < shop.price(number) || shop.is_called(number) ? theme::kGood : theme::kValue;
    const Color color = shop.money(player) < price ? theme::kBad : fair;
    line_in(canvas, place, free ? std::string(tr("free")) : tr_number(price),
            value_style(Scale(canvas), color));
}

/// It can be bought, or is owned already.
bool within_reach(const Shop& shop, PlayerId player, GoodId number, const Weapon& good) {
    return good.unlimited || shop.stock(player, number) != 0 || !shop.validate_buy(player, number);
}

std::string owned_text(int count) { return count < 0 ? "∞" : count == 0 ? "–" : concat(count); }

}  // namespace

/// The columns that fit: charts are dropped first.
std::vector<ArmoryList::Cell> ArmoryList::cells(const Scale& scale, Rect row, bool charts) const {
    row.x += scale(kArmoryListPadding), row.w -= 2 * scale(kArmoryListPadding);
    const float rest = row.w - wide(scale, kArmoryListName + kPrice + kArmoryListBundle + kOwned);
    const bool chart = charts && rest >= scale(kChart);
    std::vector<Cell> all;
    all.push_back({Column::owned, take_right(row, wide(scale, kOwned))});
    if (chart) all.push_back({Column::chart, take_right(row, scale(kChart))});
    all.push_back({Column::bundle, take_right(row, wide(scale, kArmoryListBundle))});
    all.push_back({Column::price, take_right(row, wide(scale, kPrice))});
    all.push_back({Column::name, row});
    return all;
}

void ArmoryList::draw(Canvas& canvas, Rect place, const Match& match, PlayerId player) {
    const Scale scale(canvas);
    const bool charts = match.settings().rule(Rule::free_market) != 0;
    draw_heads(canvas, take_top(place, std::max(scale(kArmoryListHeads), scale.text(theme::kSmall) + 4)),
               charts);
    const float gap = std::max(2.0f, scale(kRowGap));
    const float letters = scale.text(kArmoryListText) + scale.text(kArmoryListHelp);
    const float row_high = std::max(scale.pressed(kArmoryListRow), letters + 6) + gap;
    list_.lay(place, row_high, static_cast<std::size_t>(std::max(1.0f, (place.h + gap) / row_high)));
    if (goods_.empty()) return draw_nothing(canvas, place);
    draw_bar(canvas, place);
    for (std::size_t k = list_.first(); k < list_.end(); ++k)
        draw_row(canvas, k, take_top(place, row_high - gap, gap), match, player);
}

void ArmoryList::draw_heads(Canvas& canvas, Rect place, bool charts) {
    const Scale scale(canvas);
    constexpr std::array<std::string_view, 5> kHeadings = {N_("ITEM"), N_("PRICE"), N_("PACK"),
                                                           N_("LAST 10 ROUNDS"), N_("OWNED")};
    constexpr std::array<std::string_view, 5> kIds = {"name", "price", "bundle", "chart", "owned"};
    constexpr std::array<ArmorySort, 5> kSorts = {ArmorySort::name, ArmorySort::price, ArmorySort::bundle,
                                                  ArmorySort::kind, ArmorySort::owned};
    const Part part(canvas, "heads");
    heads_.clear();
    for (const Cell& cell : cells(scale, place, charts)) {
        const auto k = static_cast<std::size_t>(cell.column);
        const bool left = cell.column == Column::name || cell.column == Column::chart;
        const bool sorts = kSorts[k] != ArmorySort::kind;
        const bool chosen = sorts && filter_.sort == kSorts[k];
        TextStyle style = {scale.text(17), chosen ? theme::kAccent : theme::kMuted, Face::regular,
                           left ? Align::left : Align::right};
        Rect words = cell.place;
        if (cell.column == Column::chart) words.x += scale(28), words.w -= scale(28);
        line_in(Part(canvas, kIds[k]), words,
                chosen ? concat(tr(kHeadings[k]), filter_.backward ? " ↓" : " ↑") : concat(tr(kHeadings[k])),
                style);
        if (sorts) heads_.emplace_back(cell.place, kSorts[k]);
    }
}

void ArmoryList::draw_row(Canvas& canvas, std::size_t row, Rect place, const Match& match,
                          PlayerId player) const {
    const Part part(canvas, good(match.arsenal(), goods_[row]).id);
    const Scale scale(canvas);
    const bool is_marked = row == list_.marked();
    const bool reached = within_reach(match.shop(), player, goods_[row], good(match.arsenal(), goods_[row]));
    canvas.fill_rounded(place, scale(theme::kRadius),
                        is_marked ? theme::kSelected
                        : reached ? theme::kPanel
                                  : with_alpha(theme::kPanel, kUnaffordable));
    if (is_marked)
        canvas.outline_rounded(place, scale(theme::kRadius), std::max(1.5f, scale(2)), theme::kAccent);
    for (const Cell& cell : cells(scale, place, match.settings().rule(Rule::free_market) != 0))
        draw_cell(canvas, cell, place.x + place.w - scale(kArmoryListPadding), goods_[row], is_marked, match,
                  player);
}

void ArmoryList::draw_cell(Canvas& canvas, Cell cell, float right, GoodId number, bool is_marked,
                           const Match& match, PlayerId player) const {
    const Scale scale(canvas);
    const Shop& shop = match.shop();
    const Weapon& each = good(match.arsenal(), number);
    const bool forbidden = each.arms_level > shop.arms_level();
    const Color quiet = is_marked ? theme::kText : theme::kMuted;
    TextStyle value = value_style(scale, forbidden ? quiet : theme::kText);
    const bool below = help_is_below(scale);
    Rect place = below && cell.column != Column::name ? name_line(scale, cell.place) : cell.place;
    switch (cell.column) {
        case Column::name:
            return draw_name(canvas, place, below ? right : place.x + place.w, each,
                             within_reach(shop, player, number, each), is_marked);
        case Column::price:
            return forbidden ? draw_sale(canvas, place, match, number, quiet)
                             : draw_price(canvas, place, shop, player, number, each.unlimited);
        case Column::bundle:
            return line_in(canvas, place, each.unlimited ? "" : concat("×", each.bundle), value);
        case Column::chart:
            place = place.inset(scale(14));
            take_left(place, scale(14));
            return draw_chart(canvas, place, shop.market().factors(number));
        case Column::owned: {
            const int count = shop.stock(player, number);
            if (count == 0) value.color = quiet;
            return line_in(canvas, place, owned_text(count), value);
        }
    }
}

/// Draws the scroll bar.
void ArmoryList::draw_bar(Canvas& canvas, Rect place) const {
    if (goods_.size() <= list_.in_view()) return;
    const Scale scale(canvas);
    const float thick = std::max(2.0f, scale(kArmoryListBar)), count = static_cast<float>(goods_.size());
    const Rect bar = {place.x + place.w + scale(kArmoryListBarApart) - thick, place.y, thick, place.h};
    draw_scroll_bar(canvas, bar, bar.h * static_cast<float>(list_.first()) / count,
                    bar.h * static_cast<float>(list_.in_view()) / count);
}

void ArmoryList::draw_nothing(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const std::string words =
        !filter_.sought.empty()          ? tr("No matches for \"{sought}\".", {{"sought", filter_.sought}})
        : filter_.tab == ArmoryTab::mine ? std::string(tr("You own nothing yet."))
                                         : std::string(tr("There's nothing of this kind."));
    const std::string_view id = filter_.sought.empty() ? "nothing_of_this" : "nothing_found";
    line_in(Part(canvas, id), take_top(place, scale(kArmoryListRow)), words,
            {scale.text(kArmoryListText), theme::kMuted});
}

}  // namespace terramorph
