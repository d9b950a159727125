#include "app/remote/match_look.h"

#include <algorithm>
#include <utility>

#include "app/session.h"
#include "net/logs/page.h"
#include "net/logs/seat_log.h"

namespace terramorph {

namespace {

constexpr double kHearsAll = 0.6;                       // seconds of a line without anything that's new
constexpr double kWaitsForLine = 8, kLooksAtMost = 30;  // seconds
constexpr int kTicksOfALook = 200;                      // in a frame: some milliseconds

Refusal keep_nothing(const Entry&) { return std::nullopt; }

MatchSettings settings_of(const SeatFile& file) {
    MatchSettings settings = file.table.settings;
    settings.seed = file.seed;
    return settings;
}

}  // namespace

MatchLook::MatchLook(Session& session, const SeatFile& file, const Broker& broker)
    : room_(room_name(file.code)),
      place_(broker.place()),
      mine_(own_seat(file)),
      remote_(file.table, room_, PlayerId(), KeyPair(file.secret), keep_nothing, keep_nothing) {
    const Versions own = own_versions(*session.arsenal, *session.planets);
    if (auto refusal = validate_versions(file.table, own, file.table.settings.players.front().name)) {
        trouble_ = refusal->message;
        through_ = true;
        return;
    }
    runner_ = std::make_unique<MatchRunner>(
        std::make_unique<Match>(settings_of(file), session.arsenal, session.planets), nullptr, &remote_);
    const KeyPair keys(file.secret);
    SeatLog own_log(mine_);
    for (const Entry& entry : file.log)
        if (own_log.add(entry)) break;
    for (const Page& page : own_log.pages())
        remote_.take_page(own_who(file), page_text(page, {mark(file.table), room_}, keys));
    const KeyPair stranger(session.office->chance());
    post_ = session.office->connect(broker, who_of(stranger.public_key()), room_topics(room_), {});
}

/// As in a room, nobody is heard who sends too much.
void MatchLook::hear() {
    for (const Letter& letter : post_->take()) {
        const auto address = parse_topic(letter.topic, room_);
        if (!address || !address->what.starts_with(kLogTopic)) continue;
        if (!flood_.hears(address->who, letter.text.size(), remote_.has_seat(address->who))) continue;
        if (remote_.take_page(address->who, letter.text)) flood_.note_signed(address->who, letter.text);
        quiet_ = 0;
    }
}

void MatchLook::advance(double seconds) {
    if (through_) return;
    for_ += seconds, quiet_ += seconds;
    flood_.advance(seconds);
    hear();
    const bool up = post_->is_up(), caught_up = runner_->catch_up(kTicksOfALook);
    if (!up) {
        quiet_ = 0;
        trouble_ = post_->trouble();
        if (!trouble_ && for_ >= kWaitsForLine)
            trouble_ = message(N_("{place} isn't answering."), {{"place", place_}});
        through_ = trouble_.has_value();
    } else if (caught_up && (quiet_ >= kHearsAll || for_ >= kLooksAtMost)) {
        through_ = true;
        see();
    }
    if (through_) post_ = nullptr;
}

void MatchLook::see() {
    const Match& course = runner_->course();
    if (remote_.stopped()) {
        trouble_ = remote_.stopped();
    } else if (course.phase() == Phase::match_over) {
        seen_ = KeptWait{{{course.turn(), course.hash()}}, course.scores().winner_for(mine_), 0, true};
    } else if (const PlayerId player = awaited_by(remote_, course, mine_); player.exists()) {
        seen_ = KeptWait{remote_.awaited_turn(course), player};
    }
}

}  // namespace terramorph
