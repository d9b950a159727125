#include "ui/screens/remote/remote_screen.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "app/remote/home_broker.h"
#include "app/remote/remote_play.h"
#include "app/remote/remote_profile.h"
#include "app/session.h"
#include "base/text.h"
#include "match/settings/player.h"
#include "ui/screens/by_lines/inbox_screen.h"
#include "ui/screens/by_lines/pasting.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/players/parade.h"
#include "ui/screens/remote/entering.h"
#include "ui/screens/remote/waiting.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/list.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kWayEdge = 24, kFieldHigh = 84, kBigHigh = 72, kWaitingHigh = 64, kAdvancedWide = 260;
constexpr float kWordLines = 5;  // of a card's words, with what's between them
constexpr float kBothLeast = 120;
constexpr std::size_t kParadeRoom = 8;  // so that two don't fill it
constexpr Color kCard = {28, 26, 37};   // so dark that a field shows on it
constexpr int kMaxTyped = 120;          // letters of a broker or a code

/// Whoever has given no name yet has that of the first person on the list.
RemoteProfile filled_in(RemoteProfile profile, const Session& session) {
    const std::vector<Player>& players = session.settings.players;
    const auto person = std::ranges::find(players, kPerson, &Player::kind);
    if (profile.name.empty() && person != players.end()) profile.name = person->name;
    return profile;
}

class RemotePage : public MenuPage {
  public:
    explicit RemotePage(App& owner)
        : MenuPage(owner, "remote"),
          profile_(filled_in(load_remote_profile(owner.session()), owner.session())),
          rooms_(owner.session().office ? rooms_on_this_machine(owner.session()) : std::vector<RoomPlace>()),
          seats_(owner.session().office ? waiting_seats(owner.session()) : std::vector<WaitingSeat>()) {
        add_fields();
        first_row_ = form().size();
        for (const RoomPlace& room : rooms_) add_room(room);
        for (const WaitingSeat& seat : seats_) add_seat(seat);
        take_code();
        add_back();
    }

    bool advance(double seconds) override;
    void press(const InputEvent& press) override {
        if (!pastes(press) || form().wants_text()) return MenuPage::press(press);
        keep();
        (void)paste_lines(app(), app().clipboard().text());
    }
    void draw(Canvas& canvas) override;
    /// As the button does.
    void host();

  protected:
    std::string heading() const override { return std::string(tr("Friends online")); }
    void leave() override {
        keep();
        MenuPage::leave();
    }

  private:
    void add_fields();
    void add_room(const RoomPlace& room);
    void add_seat(const WaitingSeat& seat);
    void take_code();
    void keep() {
        if (profile_ != load_remote_profile(app().session())) keep_remote_profile(app().session(), profile_);
    }
    bool waits() const { return !rooms_.empty() || !seats_.empty(); }
    /// True if the game was started with one, which isn't shown: its address holds a password.
    bool has_own_broker() const { return !app().session().broker.empty(); }
    const std::string& broker() const { return has_own_broker() ? app().session().broker : profile_.broker; }
    std::string host_words() const;
    void show_broker();
    void join() {
        keep();
        join_remote_match(app(), code_, broker(), profile_.name);
    }
    void go_on(const WaitingSeat& seat);
    float card_height(const Canvas& canvas, bool explains) const;
    float ways_height(const Canvas& canvas, float room) const;
    Rect draw_card(Canvas& canvas, Rect place, std::string_view heading, std::string_view words) const;
    void lay_ways(Canvas& canvas, std::span<const Rect> cards);
    void draw_parade(Canvas& canvas, Rect place);
    void lay_rows(Canvas& canvas, Rect place);

    RemoteProfile profile_;
    std::string code_;
    std::vector<RoomPlace> rooms_;
    std::vector<WaitingSeat> seats_;
    WidgetList list_;
    std::optional<Parade> parade_;
    bool starting_ = false;   // a broker on this machine
    std::string again_ = {};  // the seat to go back to there; empty: to host
    std::size_t name_ = 0, advanced_ = 0, broker_ = 0, host_ = 0, typed_ = 0, join_ = 0, messages_ = 0,
                first_row_ = 0;
};

void RemotePage::add_fields() {
    name_ = form().add(text_field(
        tr("Your name"), kMaxNameLength, [this] { return profile_.name; },
        [this](const std::string& words) { profile_.name = sanitized(words, kMaxNameLength); }));
    form()[name_].id = "name";
    messages_ = form().add(button("messages", tr("Open messages"), [this] {
        keep();
        app().push(inbox_screen(app()));
    }));
    host_ = form().add(button(
        "host", tr("Host a match"), [this] { host(); }, Tone::accent));
    typed_ = form().add(text_field(
        tr("Code"), kMaxTyped, [this] { return code_; },
        [this](const std::string& words) { code_ = words; }));
    form()[typed_].id = "code";
    form()[typed_].act = [this] { join(); };
    join_ = form().add(button(
        "join", tr("Join"), [this] { join(); }, Tone::good));
    advanced_ = form().add(button("advanced", tr("Advanced"), [this] { show_broker(); }));
    broker_ = form().add(text_field(
        tr("Game server, for friends farther away"), kMaxTyped, [this] { return profile_.broker; },
        [this](const std::string& words) { profile_.broker = words; }));
    form()[broker_].id = "broker";
    const auto show = [this](std::size_t widget, bool shown) {
        form()[widget].enabled = form()[widget].in_view = shown;
    };
    show(advanced_, !has_own_broker() && profile_.broker.empty());
    show(broker_, !has_own_broker() && !profile_.broker.empty());
    form().focus_on(host_);
}

/// In place of the button that leads to it.
void RemotePage::show_broker() {
    form()[advanced_].enabled = form()[advanced_].in_view = false;
    form()[broker_].enabled = form()[broker_].in_view = true;
    form().focus_on(broker_);
}

void RemotePage::host() {
    keep();
    if (starting_ || !has_post(app())) return;
    HomeBroker* const home = app().session().home;
    if (!broker().empty() || !home || home->missing())
        return host_remote_match(app(), broker(), profile_.name);
    home->start();
    starting_ = true;
}

/// A broker takes a moment to start.
bool RemotePage::advance(double seconds) {
    const bool moved = MenuPage::advance(seconds);
    const auto address = starting_ ? app().session().home->address() : std::nullopt;
    if (!address) return moved;
    starting_ = false;
    if (const std::string seat = std::exchange(again_, {}); !seat.empty())
        rejoin_remote_match(app(), seat);  // another window may have the broker already
    else if (*address)
        host_remote_match(app(), **address, profile_.name);
    else
        app().say("no_home_broker", tr(address->error()));
    return true;
}

/// What the button does here, or why it can't.
std::string RemotePage::host_words() const {
    const Session& session = app().session();
    if (const auto missing = session.office ? session.office->missing() : std::nullopt) return tr(*missing);
    if (!broker().empty()) return std::string(tr("Live or over several days. You'll get a code to share."));
    if (const auto missing = session.home ? session.home->missing() : std::nullopt) return tr(*missing);
    return std::string(
        session.home
            ? tr("With friends on your network, live or over several days. You'll get a code to share.")
            : tr("Enter a game server under Advanced first."));
}

void RemotePage::add_room(const RoomPlace& room) {
    const std::string code = room_place_text(room, *room.broker);
    Widget widget = row(tr("Join the room in the other window"), code, [this, room] {
        keep();
        join_remote_match(app(), concat(room.code, "@", broker_text(*room.broker)), "", profile_.name);
    });
    widget.id = "room";
    const std::size_t number = form().add(std::move(widget));
    if (number == first_row_) form().focus_on(number);
}

/// Somebody who has been sent a code has most likely copied it.
void RemotePage::take_code() {
    const std::string text = app().clipboard().text();
    if (text.size() > kMaxTyped || !parse_room_place(trimmed(text))) return;
    code_ = trimmed(text);
    if (rooms_.empty()) form().focus_on(join_);
}

void RemotePage::add_seat(const WaitingSeat& seat) {
    const std::string state =
        seat.waits ? kept_wait_words(*seat.waits) : room_place_text(seat.place, *seat.place.broker);
    Widget widget = row(joined(seat.names, ", "), state, [this, seat] { go_on(seat); });
    widget.id = "seat";
    form().add(std::move(widget));
}

/// Where the room was on a broker of this machine's own, that has ended with the game.
void RemotePage::go_on(const WaitingSeat& seat) {
    if (starting_ || !has_post(app())) return;
    HomeBroker* const home = app().session().home;
    if (!home || home->missing() || !seat.hosted || !home_code(*seat.place.broker))
        return rejoin_remote_match(app(), seat.file);
    const auto running = home->address();
    if (running && *running && **running == broker_text(*seat.place.broker))
        return rejoin_remote_match(app(), seat.file);
    home->start(*seat.place.broker);
    starting_ = true;
    again_ = seat.file;
}

float RemotePage::card_height(const Canvas& canvas, bool explains) const {
    const Scale scale(canvas);
    const float words = explains ? kWordLines * scale.text(theme::kBody) : 0;
    return 2 * scale(kWayEdge) + scale.text(theme::kLarge) + scale(8) + words + scale.pressed(kFieldHigh) +
           scale(16) + scale.pressed(kBigHigh);
}

/// They explain themselves where that leaves room for two rooms or matches to go back to.
float RemotePage::ways_height(const Canvas& canvas, float room) const {
    const Scale scale(canvas);
    const auto waiting = static_cast<float>(std::min<std::size_t>(rooms_.size() + seats_.size(), 2));
    const float list = waiting * (scale.pressed(kWaitingHigh) + scale(8)) + (waits() ? scale(44 + 16) : 0);
    const bool upright = canvas.height() > canvas.width();
    const auto high = [&](bool explains) {
        const float card = card_height(canvas, explains);
        return upright ? 3 * card + 2 * scale(16) : card;
    };
    const bool explains = Scale::finger() == 0 && high(true) + list <= room;
    return std::min(high(explains), room);
}

/// A card with a heading and what it's for; returns the room for what's done on it.
Rect RemotePage::draw_card(Canvas& canvas, Rect place, std::string_view heading,
                           std::string_view words) const {
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), kCard);
    Rect inside = place.inset(scale(kWayEdge));
    const TextStyle large = {scale.text(theme::kLarge), theme::kBright, Face::bold};
    const TextStyle quiet = {scale.text(theme::kBody), theme::kMuted};
    line_in(canvas, take_top(inside, large.size, scale(8)), heading,
            fitted(canvas, heading, inside.w, large));
    const float high = canvas.paragraph_height(inside.w, words, quiet);
    const float pressed = scale.pressed(kFieldHigh) + scale(16) + scale.pressed(kBigHigh);
    if (high + pressed <= inside.h) canvas.paragraph(inside, words, quiet);  // fingers need the room more
    return inside;
}

/// Rooms in other windows, and matches to go back to.
void RemotePage::lay_rows(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    std::vector<WidgetList::Line> lines;
    const auto add_row = [&](std::size_t widget) {
        lines.push_back(
            {.widgets = {widget}, .height = scale.pressed(kWaitingHigh) + scale(8), .gap = scale(8)});
    };
    for (std::size_t k = 0; k < rooms_.size(); ++k) add_row(first_row_ + k);
    if (!seats_.empty()) lines.push_back({.heading = tr("Rejoin a match"), .height = scale(44)});
    for (std::size_t k = 0; k < seats_.size(); ++k) add_row(first_row_ + rooms_.size() + k);
    list_.lay(lines, place, form());
    list_.draw(canvas);
}

/// The three ways to play, and what's done on each.
void RemotePage::lay_ways(Canvas& canvas, std::span<const Rect> cards) {
    const Scale scale(canvas);
    const float field = scale.pressed(kFieldHigh), big = scale.pressed(kBigHigh), gap = scale(16);
    Rect messages = draw_card(canvas, cards[0], tr("Play by message"),
                              tr("Nothing to set up: each turn is a line of text that you send in any "
                                 "chat, whenever you like."));
    form()[messages_].place = take_bottom(messages, big);
    Rect host = draw_card(canvas, cards[1], tr("Host"), host_words());
    form()[host_].label = starting_ ? tr("Starting...") : tr("Host a match");
    form()[host_].place = take_bottom(host, big);
    Rect join = draw_card(canvas, cards[2], tr("Join"), tr("Enter the code from your host."));
    form()[join_].place = take_bottom(join, big, gap);
    form()[typed_].place = take_bottom(join, field);
}

/// Both tanks, where there's nothing to go back to.
void RemotePage::draw_parade(Canvas& canvas, Rect place) {
    const LevelSettings& level = app().session().settings.level;
    std::vector<Player> both = {another_player({})};
    both.push_back(another_player(both));
    both[0].name = profile_.name.empty() ? std::string(tr("You")) : profile_.name;
    both[1].name = tr("Your friend");
    if (!parade_ || !parade_->fits(level, kParadeRoom)) parade_.emplace(level, kParadeRoom);
    parade_->draw(canvas, place, both);
}

void RemotePage::draw(Canvas& canvas) {
    page_title(canvas, heading(), tr("Play with friends, each on their own device"));
    const Scale scale(canvas);
    Rect page = body(canvas);
    (void)lay_back(canvas);
    const bool upright = canvas.height() > canvas.width();
    const float field = scale.pressed(kFieldHigh), gap = scale(16);
    Rect top = take_top(page, field, gap);
    const bool unfolded = form()[broker_].in_view;
    if (!has_own_broker() && upright && unfolded) form()[broker_].place = take_top(page, field, gap);
    const auto parts = columns(top, has_own_broker() || (upright && unfolded) ? 1 : 2, gap);
    form()[name_].place = parts[0];
    if (parts.size() > 1 && unfolded) form()[broker_].place = parts[1];
    if (parts.size() > 1 && !unfolded) {
        Rect beside = parts[1];  // the field that's written in, which has its label above it
        beside.w = std::min(beside.w, scale(kAdvancedWide));
        form()[advanced_].place = take_bottom(beside, std::min(beside.h, scale.pressed(theme::kButton)));
    }
    const Rect ways = take_top(page, ways_height(canvas, page.h), gap);
    lay_ways(canvas, upright ? rows(ways, 3, gap) : columns(ways, 3, gap));
    if (!waits() && page.h >= scale(kBothLeast)) draw_parade(canvas, page);
    lay_rows(canvas, page);
    form().draw(canvas);
}

}  // namespace

void host_at_home(App& app) {
    auto page = std::make_unique<RemotePage>(app);
    RemotePage& shown = *page;
    app.push(std::move(page));
    shown.host();
}

std::unique_ptr<Screen> remote_screen(App& app) { return std::make_unique<RemotePage>(app); }

}  // namespace terramorph
