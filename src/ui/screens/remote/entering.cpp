#include "ui/screens/remote/entering.h"

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "app/remote/home_broker.h"
#include "app/remote/remote_play.h"
#include "app/remote/remote_profile.h"
#include "app/remote/waiting_seats.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/remote/hosted_match.h"
#include "ui/screens/remote/lobby_screen.h"

namespace terramorph {

namespace {

void enter(App& app, std::unique_ptr<RemotePlay> remote) {
    leave_match(app.session());
    app.session().remote = std::move(remote);
    app.push(lobby_screen(app));
}

/// The weapons of the next match are those that everybody's are compared with.
void take_weapons(Session& session) {
    if (session.next_arsenal) session.arsenal = std::move(session.next_arsenal);
}

/// The file of the newest match in the room of this code that waits for its player; empty if none does.
std::string kept_seat(Session& session, const std::string& code) {
    for (const WaitingSeat& seat : waiting_seats(session))
        if (seat.place.code == code && !seat.lost) return seat.file;
    return "";
}

void rejoin(App& app, const std::string& file, const std::optional<Broker>& elsewhere) {
    auto remote = RemotePlay::go_on(app.session(), file, elsewhere);
    if (!remote)
        return app.say("seat_not_read", tr("Can't rejoin that match: {why}", {{"why", tr(remote.error())}}));
    enter(app, remote.take());
}

/// As whoever has lost a seat there, or else as somebody new.
void join_anew(App& app, const RoomPlace& there, const std::string& name) {
    const std::vector<SeatKey> lost = lost_seats(app.session(), there.code);
    take_weapons(app.session());
    enter(app, lost.empty() ? RemotePlay::join(app.session(), there, name)
                            : RemotePlay::come_back(app.session(), lost.back(), there));
}

}  // namespace

bool has_post(App& app) {
    const PostOffice* const office = app.session().office;
    const auto missing = office ? office->missing() : message(N_("This copy can't reach other machines."));
    if (missing) app.say("no_post", tr(*missing));
    return !missing;
}

void host_remote_match(App& app, const std::string& broker, const std::string& name) {
    if (!has_post(app)) return;
    if (broker.empty()) {
        const HomeBroker* const home = app.session().home;
        const auto missing = home ? home->missing() : std::nullopt;
        return app.say("no_broker",
                       missing ? tr(*missing) : std::string(tr("Set a game server under Advanced first.")));
    }
    const auto at = parse_broker(broker);
    if (!at) return app.say("wrong_broker", tr("Game server: {why}.", {{"why", tr(at.error())}}));
    Session& session = app.session();
    take_weapons(session);
    const auto home = home_code(*at);
    const std::string code = home ? *home : room_code(session.office->chance());
    const RoomPlace place = {code, broker_of_room(*at, code)};
    enter(app, RemotePlay::host(session, place, name, hosted_match(session), hosted_pace(session)));
}

void join_remote_match(App& app, const std::string& typed, const std::string& broker,
                       const std::string& name) {
    if (!has_post(app)) return;
    auto place = parse_room_place(typed);
    if (!place) return app.say("wrong_code", tr("Code: {why}.", {{"why", tr(place.error())}}));
    RoomPlace there = place.take();
    const std::optional<Broker> told = there.broker;  // to where the match may have moved
    if (!there.broker) {
        auto own = parse_broker(broker);
        if (!own)
            return app.say(
                "wrong_broker",
                broker.empty()
                    ? tr("That code needs a game server: ask your host for its address, and enter it.")
                    : tr("Game server: {why}.", {{"why", tr(own.error())}}));
        there.broker = broker_of_room(own.take(), there.code);
    }
    const std::string seat = kept_seat(app.session(), there.code);
    if (seat.empty()) return join_anew(app, there, name);
    app.push(choice_screen(app, "kept_seat", std::string(tr("You already play in this room")),
                           {{"go_back", std::string(tr("Go back to your match")),
                             [&app, seat, told] { rejoin(app, seat, told); }},
                            {"join_anew", std::string(tr("Come as somebody new")),
                             [&app, there, name] { join_anew(app, there, name); }}}));
}

void come_back_to_remote_match(App& app, const SeatKey& key) {
    if (!has_post(app)) return;
    auto broker = parse_broker(key.broker);
    if (!broker) return app.say("wrong_broker", tr("Game server: {why}.", {{"why", tr(broker.error())}}));
    enter(app, RemotePlay::come_back(app.session(), key, {key.code, broker.take()}));
}

/// Whoever hosted it hosts it again.
void play_remote_match_again(App& app) {
    Session& session = app.session();
    const RoomPlace place = session.remote->place();
    const std::string host = session.remote->room().host();
    const bool hosted = session.remote->room().is_host();
    const std::string name = load_remote_profile(session).name;
    std::set<std::string> muted = session.remote->room().muted_names();
    app.back_to_title();
    enter(app, hosted ? RemotePlay::host(session, place, name, hosted_match(session), hosted_pace(session))
                      : RemotePlay::join(session, place, name, host));
    session.remote->room().mute_names(std::move(muted));
}

void rejoin_remote_match(App& app, const std::string& file) {
    if (has_post(app)) rejoin(app, file, {});
}

}  // namespace terramorph
