// Drawing of the list of weapons or items.
#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hud/stock_list.h"
#include "ui/sprites/icons.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kStockListPictureEdge = 24;  // between the list and the window
constexpr float kStockListPicturePadding = 16;
constexpr float kStockListPictureRow = 40;
constexpr float kStockColumn = 262, kNarrowest = 168;  // units; pixels
constexpr float kStockListPictureText = 21, kQuietText = 17;
constexpr float kMinWide = 620;
constexpr int kMaxColumns = 5;
constexpr int kHelpLines = 2;
constexpr float kPunchWide = 130;  // units, the longest
constexpr Color kRadius = theme::kAccent, kDamage = theme::kBad;

float punch_thick(const Scale& scale) { return std::max(2.0f, std::round(scale(4))); }
float punch_gap(const Scale& scale) { return std::max(1.0f, std::round(scale(2))); }
/// Of its lines and the gaps above them.
float punch_height(const Scale& scale) { return 2 * (punch_thick(scale) + punch_gap(scale)); }

std::string count_of(const StockEntry& entry) {
    return entry.left < 0 ? "∞" : entry.left == 0 ? "–" : concat("×", entry.left);
}

Color color_of(const StockEntry& entry, bool marked) {
    if (marked) return theme::kOnAccent;
    return entry.left == 0 || entry.by_itself ? theme::kMuted : theme::kText;
}

/// As many of its numbers as fit: "blast radius 28 m · damage up to 50".
std::string facts_in(const Canvas& canvas, const Weapon& weapon, float width) {
    const TextStyle quiet = {Scale(canvas).text(kQuietText)};
    std::string all;
    for (const Fact& fact : facts_of(weapon)) {
        const std::string more = concat(all, all.empty() ? "" : " · ", fact.name, " ", fact.value);
        if (canvas.text_width(more, quiet) > width) break;
        all = more;
    }
    return all;
}

/// Where a plate so wide has its left end, beside a place on a picture so wide; none if there's no room.
std::optional<float> left_beside(Rect place, float wide, float edge, float whole) {
    if (place.w <= 0 || edge + wide <= place.x) return edge;
    const float left = whole - edge - wide;
    return left >= place.x + place.w ? std::optional(left) : std::nullopt;
}

}  // namespace

struct StockList::Sizes {
    float row, group, column, head, foot;
};

/// Computes the number of columns and lines that fit, and the list's place.
StockList::Sizes StockList::measure(Canvas& canvas, Rect seen, float top, float bottom) {
    const Scale scale(canvas);
    Sizes sizes{};
    const float letters = scale.text(kStockListPictureText);
    sizes.head = std::max(scale(kStockListPictureRow), letters + 5);
    sizes.row = std::max(sizes.head, Scale::finger());
    if (most_.radius > 0) sizes.row = std::max(sizes.row, letters + punch_height(scale) + 4);
    sizes.foot = letters * (kHelpLines + 1) + scale(16);
    sizes.column = std::max(scale(kStockColumn), kNarrowest);
    for (const StockEntry& entry : entries_)
        sizes.group = std::max(sizes.group, canvas.text_width(tr(group_of(entry)), {scale.text(kQuietText)}));
    sizes.group += scale(20);

    const float edge = scale(kStockListPictureEdge), padding = scale(kStockListPicturePadding);
    const float around = 2 * padding + sizes.group;
    const int fit = static_cast<int>((canvas.width() - 2 * edge - around) / sizes.column);
    const auto wide = [&](int columns) {
        return std::max(scale(kMinWide), around + sizes.column * static_cast<float>(columns));
    };
    int columns = std::clamp(std::min(fit, max_group_size()), 1, kMaxColumns);
    while (columns > 1 && !left_beside(seen, wide(columns), edge, canvas.width())) --columns;
    if (columns != columns_) {
        columns_ = columns;
        break_lines();
    }
    const float room = bottom - top - sizes.head - sizes.foot - 2 * padding;
    const int lines = std::max(1, static_cast<int>(lines_.size()));
    const int in_view = std::clamp(static_cast<int>(room / sizes.row), 1, lines);
    if (static_cast<std::size_t>(in_view) != list_.in_view()) show_mark();
    plate_ = {left_beside(seen, wide(columns), edge, canvas.width()).value_or(edge), top, wide(columns),
              2 * padding + sizes.head + sizes.foot + sizes.row * static_cast<float>(in_view)};
    list_.lay(plate_, sizes.row, static_cast<std::size_t>(in_view));
    return sizes;
}

void StockList::draw(Canvas& canvas, Rect seen, float top, float bottom) {
    if (!open_) return;
    const Part part(canvas, "stock_list");
    const Scale scale(canvas);
    const Sizes sizes = measure(canvas, seen, top, bottom);
    canvas.fill_rounded(plate_, scale(10), theme::kBackground);
    canvas.outline_rounded(plate_, scale(10), std::max(1.0f, scale(1)), theme::kSelected);
    Rect rest = plate_.inset(scale(kStockListPicturePadding));
    draw_head(canvas, take_top(rest, sizes.head));
    draw_foot(canvas, take_bottom(rest, sizes.foot));
    draw_bar(canvas, rest);
    places_.clear();
    for (std::size_t k = list_.first(); k < list_.end(); ++k)
        draw_line(canvas, lines_[k], sizes, take_top(rest, sizes.row));
    if (lines_.empty())
        line_in(Part(canvas, "nothing_found"), rest, tr("no matches"),
                {scale.text(kStockListPictureText), theme::kMuted});
}

void StockList::draw_head(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(kQuietText), theme::kMuted};
    const TextStyle right = {quiet.size, letters_.empty() ? theme::kMuted : theme::kAccent, Face::regular,
                             Align::right};
    line_in(canvas, take_left(place, canvas.text_width(heading_, quiet) + 1, quiet.size), heading_, quiet);
    const std::string search = letters_.empty() ? std::string(tr("type to search")) : letters_ + "_";
    line_in(Part(canvas, "search"), take_right(place, canvas.text_width(search, right) + 1, quiet.size),
            search, right);
    if (most_.radius > 0) draw_legend(canvas, place);
}

/// What the lines below names are, where there's room for both words.
void StockList::draw_legend(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(kQuietText), theme::kMuted};
    const float swatch = std::max(8.0f, scale(20)), thick = punch_thick(scale), apart = quiet.size / 2;
    const auto wide_of = [&](std::string_view words) {
        return swatch + apart + canvas.text_width(words, quiet) + 1;
    };
    const std::string_view radius = tr("blast"), damage = tr("damage");
    const float wide = wide_of(radius) + wide_of(damage) + 2 * apart;
    if (wide > place.w) return;
    const Part part(canvas, "legend");
    place = take_right(place, wide);
    for (const auto& [words, color] : {std::pair{radius, kRadius}, {damage, kDamage}}) {
        Rect own = take_left(place, wide_of(words), 2 * apart);
        const Rect line = take_left(own, swatch, apart);
        canvas.fill_rounded({line.x, std::floor(line.center().y - thick / 2), line.w, thick}, thick / 2,
                            color);
        line_in(canvas, own, words, quiet);
    }
}

void StockList::draw_line(Canvas& canvas, const Line& line, const Sizes& sizes, Rect place) {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(kQuietText), theme::kMuted};
    line_in(canvas, take_left(place, sizes.group), tr(line.group), quiet);
    for (const std::size_t k : line.entries) {
        const Rect own = take_left(place, k == kFold ? place.w : sizes.column);
        places_.emplace_back(own, k);
        if (k == kFold)
            draw_fold(canvas, own, k == marked_);
        else
            draw_entry(canvas, entries_[k], own, k == marked_);
    }
}

/// Draws the row in place of everything that there's none of.
void StockList::draw_fold(Canvas& canvas, Rect place, bool marked) const {
    const Part part(canvas, "folded");
    const Scale scale(canvas);
    if (marked) canvas.fill_rounded(place.inset(std::max(1.0f, scale(1))), scale(6), theme::kAccent);
    const TextStyle style = {scale.text(kStockListPictureText), marked ? theme::kOnAccent : theme::kMuted,
                             marked ? Face::bold : Face::regular};
    take_left(place, scale(8));
    const float tip = style.size * 0.3f;
    const Point middle = take_left(place, style.size, scale(8)).center();
    const Point arrow[] = {{middle.x - tip, middle.y - tip / 2},
                           {middle.x + tip, middle.y - tip / 2},
                           {middle.x, middle.y + tip / 2}};
    canvas.polygon(arrow, style.color);
    line_in(canvas, place, fold_words(), style);
}

void StockList::draw_entry(Canvas& canvas, const StockEntry& entry, Rect place, bool marked) const {
    const Part part(canvas, entry.weapon->id);
    const Scale scale(canvas);
    if (marked) canvas.fill_rounded(place.inset(std::max(1.0f, scale(1))), scale(6), theme::kAccent);
    const Color color = color_of(entry, marked);
    Rect inside = {place.x + scale(8), place.y, place.w - std::max(14.0f, scale(18)), place.h};
    const Rect icon = take_left(inside, std::min(place.h, scale.text(30)), scale(6));
    const TextStyle style = {scale.text(kStockListPictureText), color, marked ? Face::bold : Face::regular};
    draw_icon(canvas, icon.center(), style.size * 0.5f, entry.weapon->icon,
              marked || entry.left == 0 ? color : theme::kValue);
    const std::string count = count_of(entry);
    const TextStyle right = {style.size, color, Face::regular, Align::right};
    line_in(Part(canvas, "left"), take_right(inside, canvas.text_width(count, right) + 1, scale(6)), count,
            right);
    const Punch punch = punch_of(*entry.weapon);
    if (punch.radius <= 0) return line_in(canvas, inside, tr(entry.weapon->name), style);
    const float high = punch_height(scale), over = std::floor((inside.h - style.size - high) / 2);
    line_in(canvas, {inside.x, inside.y + over, inside.w, style.size}, tr(entry.weapon->name), style);
    draw_punch(canvas, punch, {inside.x, inside.y + over + style.size, inside.w, high}, marked);
}

/// Two lines below its name, for how wide and how heavy its blast is beside all others: by the root, or small
/// ones would be specks.
void StockList::draw_punch(Canvas& canvas, const Punch& punch, Rect place, bool marked) const {
    const Part part(canvas, "punch");
    const Scale scale(canvas);
    const float thick = punch_thick(scale), most = std::min(place.w, scale(kPunchWide));
    place.y += place.h - 2 * thick - punch_gap(scale);
    const auto line = [&](float share, Color color) {
        const float wide = std::round(most * std::sqrt(std::min(1.0f, share)));
        if (wide >= 1)
            canvas.fill_rounded({place.x, place.y, std::max(wide, thick), thick}, thick / 2,
                                marked ? theme::kOnAccent : color);
        place.y += thick + punch_gap(scale);
    };
    line(punch.radius / most_.radius, kRadius);
    line(punch.damage / std::max(1.0f, most_.damage), kDamage);
}

Spoken StockList::spoken() const {
    if (lines_.empty()) return {heading_, letters_};
    if (marked_ == kFold) return {heading_, fold_words()};
    const StockEntry& entry = entries_[marked_];
    return {heading_, sentences({concat(tr(entry.weapon->name), ", ", count_of(entry)), entry.source,
                                 std::string(tr(entry.weapon->help))})};
}

/// Draws the description of the marked entry.
void StockList::draw_foot(Canvas& canvas, Rect place) const {
    if (lines_.empty()) return;
    const Scale scale(canvas);
    if (marked_ == kFold)
        return line_in(
            canvas, place,
            Scale::finger() > 0 ? tr("Tap to see them.") : tr("Press Enter to see them, or type a name."),
            {scale.text(kQuietText), theme::kMuted});
    const StockEntry& entry = entries_[marked_];
    canvas.fill({place.x, place.y + scale(6), place.w, std::max(1.0f, scale(1))}, theme::kSelected);
    take_top(place, scale(14));
    Rect first = take_top(place, scale.text(kStockListPictureText));
    const TextStyle name = {first.h, theme::kBright, Face::bold};
    const float used = canvas.text_within({first.x, first.y}, first.w, tr(entry.weapon->name), name);
    take_left(first, used, scale(14));
    if (entry.by_itself)
        line_in(Part(canvas, "by_itself"), first, tr("works by itself"),
                {scale.text(kQuietText), theme::kValue});
    if (!entry.source.empty())
        line_in(Part(canvas, "source"), first, entry.source,
                fitted(canvas, entry.source, first.w, {scale.text(kQuietText), theme::kValue}));
    else if (!entry.by_itself)
        line_in(Part(canvas, "facts"), first, facts_in(canvas, *entry.weapon, first.w),
                {scale.text(kQuietText), theme::kMuted});
    canvas.paragraph(place, tr(entry.weapon->help), {scale.text(kStockListPictureText), theme::kText});
}

/// Draws the scroll bar.
void StockList::draw_bar(Canvas& canvas, Rect place) const {
    const auto lines = static_cast<float>(lines_.size());
    const auto in_view = static_cast<float>(list_.in_view());
    if (lines <= in_view) return;
    const Scale scale(canvas);
    const float thick = std::max(2.0f, scale(4));
    const Rect bar = {plate_.x + plate_.w - thick - std::max(2.0f, scale(5)), place.y, thick, place.h};
    draw_scroll_bar(canvas, bar, bar.h * static_cast<float>(list_.first()) / lines, bar.h * in_view / lines);
}

}  // namespace terramorph
