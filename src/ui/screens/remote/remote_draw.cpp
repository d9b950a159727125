// How the page Friends online is laid out and drawn.
#include <algorithm>

#include "app/language/language.h"
#include "ui/screens/menu/steps.h"
#include "ui/screens/remote/remote_page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kFieldHigh = 84, kBigHigh = 72, kWaitingHigh = 64, kAdvancedWide = 260, kDayWide = 300;
constexpr float kWaysGap = 16, kListHeading = 44;

/// A row has two lines in any window: in one its state would be cut off.
float waiting_row(const Scale& scale) {
    const float lines = scale.text(theme::kBody + 2) + scale.text(theme::kSmall + 1) + scale(16);
    return std::max(scale.pressed(kWaitingHigh), lines) + scale(8);
}

}  // namespace

std::vector<RemotePage::Way> RemotePage::ways() const {
    return {{tr("Play by message"),
             std::string(tr("Nothing to set up: send each turn as a line in any chat.")),
             {tr("Invite a friend"), tr("Send the line you get"), tr("Paste the line they send back")}},
            {tr("Host"),
             host_words(),
             {tr("Host a match"), tr("Send its code to your friends"), tr("Begin once they're in")}},
            {tr("Join"), std::string(tr("Type the code from your host.")), {}}};
}

/// With a field and a button, as on the last one.
float RemotePage::card_height(const Canvas& canvas, float width, Explained how) const {
    const Scale scale(canvas);
    const float inside = width - 2 * scale(kWayEdge), gap = scale(kWaysGap);
    const float big = scale.pressed(kBigHigh), field = field_high(scale, kFieldHigh);
    const TextStyle quiet = {scale.text(theme::kBody), theme::kMuted};
    float most = 0;
    for (const Way& way : ways()) {
        float high = big + (way.steps.empty() ? field + gap : 0);
        if (how != Explained::nothing) high += canvas.paragraph_height(inside, way.words, quiet) + gap;
        if (how == Explained::steps && !way.steps.empty())
            high += steps_height(canvas, inside, way.steps) + gap;
        most = std::max(most, high);
    }
    return 2 * scale(kWayEdge) + scale.text(theme::kLarge) + scale(8) + most;
}

/// A card with a heading and what it's for; returns the room for what's done on it.
Rect RemotePage::draw_card(Canvas& canvas, Rect place, const Way& way, Explained how) const {
    const Scale scale(canvas);
    Rect inside = draw_menu_card(canvas, place);
    const TextStyle large = {scale.text(theme::kLarge), theme::kBright, Face::bold};
    const TextStyle quiet = {scale.text(theme::kBody), theme::kMuted};
    line_in(canvas, take_top(inside, large.size, scale(8)), way.heading,
            fitted(canvas, way.heading, inside.w, large));
    if (how == Explained::nothing) return inside;
    Rect words = take_top(inside, canvas.paragraph_height(inside.w, way.words, quiet), scale(kWaysGap));
    canvas.paragraph(words, way.words, quiet);
    if (how == Explained::steps) draw_steps(canvas, inside, way.steps);
    return inside;
}

/// Rooms in other windows, and matches to go back to.
void RemotePage::lay_rows(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    std::vector<WidgetList::Line> lines;
    const auto add_row = [&](std::size_t widget) {
        lines.push_back({.widgets = {widget}, .height = waiting_row(scale), .gap = scale(8)});
    };
    for (std::size_t k = 0; k < rooms_.size(); ++k) add_row(first_row_ + k);
    list_heading_ = news_words();
    const std::size_t seats = news_.seats().size();
    if (seats > 0) lines.push_back({.heading = list_heading_, .height = scale(kListHeading)});
    for (std::size_t k = 0; k < seats; ++k) add_row(first_seat() + k);
    list_.lay(lines, place, form());
    list_.draw(canvas);
}

/// The three ways to play, and what's done on each. They explain themselves where that leaves room for two
/// rooms or matches to go back to. Returns how high they are.
float RemotePage::lay_ways(Canvas& canvas, Rect page) {
    const Scale scale(canvas);
    const float field = field_high(scale, kFieldHigh), big = scale.pressed(kBigHigh), gap = scale(kWaysGap);
    const bool upright = canvas.height() > canvas.width();
    const auto waiting = static_cast<float>(std::min<std::size_t>(rooms_.size() + news_.seats().size(), 2));
    const float list = waiting * waiting_row(scale) + (waits() ? scale(kListHeading) + gap : 0);
    const float wide = upright ? page.w : (page.w - 2 * gap) / 3;
    const auto high = [&](Explained how) {
        const float card = card_height(canvas, wide, how);
        return upright ? 3 * card + 2 * gap : card;
    };
    Explained how = Explained::steps;
    if (high(how) + list > page.h) how = Explained::purpose;
    if (high(how) + list > page.h) how = Explained::nothing;
    Rect all = page;
    all.h = std::min(high(how), page.h);
    const std::vector<Rect> cards = upright ? rows(all, 3, gap) : columns(all, 3, gap);
    const std::vector<Way> said = ways();
    Rect messages = draw_card(canvas, cards[0], said[0], how);
    form()[messages_].place = take_bottom(messages, big);
    Rect host = draw_card(canvas, cards[1], said[1], how);
    form()[host_].label = starting_ ? tr("Cancel") : tr("Host a match");
    form()[host_].tone = starting_ ? Tone::plain : Tone::accent;
    form()[host_].place = take_bottom(host, big);
    Rect join = draw_card(canvas, cards[2], said[2], how);
    form()[join_].place = take_bottom(join, big, gap);
    form()[typed_].place = take_bottom(join, field);
    return all.h;
}

/// Who one is, and the way to a broker of one's own.
Rect RemotePage::lay_top(Canvas& canvas, Rect page) {
    const Scale scale(canvas);
    const bool upright = canvas.height() > canvas.width();
    const float field = field_high(scale, kFieldHigh), gap = scale(kWaysGap);
    Rect top = take_top(page, field, gap);
    const float press = std::min(top.h, scale.pressed(theme::kButton));
    Rect day = take_right(top, std::min(scale(kDayWide), top.w / 3), gap);
    form()[day_].place = take_bottom(day, press);
    const bool unfolded = form()[broker_].in_view;
    if (!has_own_broker() && upright && unfolded) form()[broker_].place = take_top(page, field, gap);
    const auto parts = columns(top, has_own_broker() || (upright && unfolded) ? 1 : 2, gap);
    form()[name_].place = parts[0];
    if (parts.size() > 1 && unfolded) form()[broker_].place = parts[1];
    if (parts.size() > 1 && !unfolded) {
        Rect beside = parts[1];  // the field that's written in, which has its label above it
        beside.w = std::min(beside.w, scale(kAdvancedWide));
        form()[advanced_].place = take_bottom(beside, press);
    }
    return page;
}

void RemotePage::draw(Canvas& canvas) {
    page_title(canvas, heading(), tr("Play with friends, each on their own device"));
    Rect page = body(canvas);
    (void)lay_back(canvas);
    page = lay_top(canvas, page);
    (void)take_top(page, lay_ways(canvas, page), Scale(canvas)(kWaysGap));
    if (!waits()) pair_.draw(canvas, page, app().session(), profile_.name);
    lay_rows(canvas, page);
    form().draw(canvas);
}

}  // namespace terramorph
