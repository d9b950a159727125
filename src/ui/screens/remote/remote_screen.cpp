#include "ui/screens/remote/remote_screen.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/remote/home_broker.h"
#include "base/text.h"
#include "match/settings/player.h"
#include "ui/screens/by_lines/inbox_screen.h"
#include "ui/screens/by_lines/pasting.h"
#include "ui/screens/day/day_screen.h"
#include "ui/screens/players/list.h"
#include "ui/screens/remote/entering.h"
#include "ui/screens/remote/remote_page.h"
#include "ui/screens/remote/waiting.h"

namespace terramorph {

namespace {

constexpr int kMaxTyped = 120;  // letters of a broker or a code

/// Whoever has given no name yet has that of the first person on the list.
RemoteProfile filled_in(RemoteProfile profile, const Session& session) {
    const std::vector<Player>& players = session.settings.players;
    const auto person = std::ranges::find(players, kPerson, &Player::kind);
    if (profile.name.empty() && person != players.end()) profile.name = person->name;
    return profile;
}

/// True if the match is in a room on a broker of this machine's own, which ends with the game.
bool is_at_home_here(const WaitingSeat& seat) { return seat.hosted && home_code(*seat.place.broker); }

}  // namespace

RemotePage::RemotePage(App& owner)
    : MenuPage(owner, "remote"),
      profile_(filled_in(load_remote_profile(owner.session()), owner.session())),
      rooms_(owner.session().office ? rooms_on_this_machine(owner.session()) : std::vector<RoomPlace>()),
      news_(owner.session()) {
    add_fields();
    first_row_ = form().size();
    for (const RoomPlace& room : rooms_) add_room(room);
    for (const WaitingSeat& seat : news_.seats()) add_seat(seat);
    take_code();
    add_back();
}

std::string RemotePage::heading() const { return std::string(tr("Friends online")); }

void RemotePage::press(const InputEvent& press) {
    if (list_.press(press, form())) return;
    if (!pastes(press) || form().wants_text()) return MenuPage::press(press);
    keep();
    (void)paste_lines(app(), app().clipboard().text());
}

void RemotePage::keep() {
    if (profile_ != load_remote_profile(app().session())) keep_remote_profile(app().session(), profile_);
}

void RemotePage::leave() {
    keep();
    if (starting_) return stop_starting();
    MenuPage::leave();
}

void RemotePage::join() {
    keep();
    join_remote_match(app(), code_, broker(), profile_.name);
}

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
        "host", tr("Host a match"), [this] { starting_ ? stop_starting() : host(); }, Tone::accent));
    typed_ = form().add(text_field(
        tr("Code"), kMaxTyped, [this] { return code_; },
        [this](const std::string& words) { code_ = words; }));
    form()[typed_].id = "code";
    form()[typed_].act = [this] { join(); };
    join_ = form().add(button(
        "join", tr("Join"), [this] { join(); }, Tone::good));
    day_ = form().add(button("day", tr("Daily challenge"), [this] {
        keep();
        app().push(day_screen(app()));
    }));
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

void RemotePage::stop_starting() {
    starting_ = false;
    again_.clear();
    app().session().home->stop();
}

/// A broker takes a moment to start.
bool RemotePage::advance(double seconds) {
    bool moved = MenuPage::advance(seconds);
    moved |= look_for_news(seconds);
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

/// Whoever's turn has come is called, for the page may stay open while they do something else.
bool RemotePage::look_for_news(double seconds) {
    if (!news_.advance(seconds)) return false;
    for (std::size_t k = 0; k < news_.seats().size(); ++k) {
        Widget& shown = form()[first_seat() + k];
        const WaitingSeat& seat = news_.seats()[k];
        shown.note = state_of(seat);
        shown.selected = seat.waits && seat.waits->for_me && !seat.waits->over;
    }
    for (const WaitingSeat& seat : news_.take_turns()) {
        const std::string names = listed(seat.names);
        app().call(seat.waits->over ? tr("The match is over: {names}", {{"names", names}})
                                    : tr("Your turn: {names}", {{"names", names}}));
    }
    return true;
}

std::string RemotePage::state_of(const WaitingSeat& seat) const {
    if (seat.lost) return std::string(tr("Its file is gone: the others will be asked for it."));
    const std::string known =
        seat.waits ? kept_wait_words(*seat.waits) : room_place_text(seat.place, *seat.place.broker);
    if (!seat.trouble) return known;
    return concat(
        known, " · ",
        is_at_home_here(seat) ? std::string(tr("Your room is closed until you rejoin.")) : tr(*seat.trouble));
}

std::string RemotePage::news_words() const {
    return std::string(news_.looks() ? tr("Rejoin a match (looking for news...)") : tr("Rejoin a match"));
}

/// What the button does here, or why it can't.
std::string RemotePage::host_words() const {
    const Session& session = app().session();
    if (starting_) return std::string(tr("Starting a game server on this machine..."));
    if (const auto missing = session.office ? session.office->missing() : std::nullopt) return tr(*missing);
    if (!broker().empty()) return std::string(tr("Live or over several days. You'll get a code to share."));
    if (const auto missing = session.home ? session.home->missing() : std::nullopt) return tr(*missing);
    return std::string(
        session.home
            ? tr("With friends on your network, live or over several days. You'll get a code to share.")
            : tr("Set a game server under Advanced first."));
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
    const std::string label = seat.lost ? tr("Match in the room {code}",
                                             {{"code", room_place_text(seat.place, *seat.place.broker)}})
                                        : joined(seat.names, ", ");
    Widget widget = row(label, state_of(seat), [this, seat] { go_on(seat); });
    widget.id = "seat";
    form().add(std::move(widget));
}

/// Where the room was on a broker of this machine's own, that has ended with the game.
void RemotePage::go_on(const WaitingSeat& seat) {
    if (starting_ || !has_post(app())) return;
    if (seat.lost) return come_back_to_remote_match(app(), *seat.lost);
    HomeBroker* const home = app().session().home;
    if (!home || home->missing() || !is_at_home_here(seat)) return rejoin_remote_match(app(), seat.file);
    const auto running = home->address();
    if (running && *running && **running == broker_text(*seat.place.broker))
        return rejoin_remote_match(app(), seat.file);
    home->start(*seat.place.broker);
    starting_ = true;
    again_ = seat.file;
}

void host_at_home(App& app) {
    auto page = std::make_unique<RemotePage>(app);
    RemotePage& shown = *page;
    app.push(std::move(page));
    shown.host();
}

std::unique_ptr<Screen> remote_screen(App& app) { return std::make_unique<RemotePage>(app); }

}  // namespace terramorph
