#include "app/remote/remote_play.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

#include "app/language/language.h"
#include "app/match_runner.h"
#include "app/remote/unlisted_journal.h"
#include "app/session.h"
#include "base/text.h"
#include "net/line_trouble.h"

namespace terramorph {

namespace {

constexpr double kBetweenAims = 0.2;   // seconds
constexpr double kSettles = 1;         // seconds for which the same is awaited: it isn't only catching up
constexpr double kCatchesUp = 10;      // seconds of a line, in which all that was said meanwhile comes
constexpr double kUnheard = 10;        // seconds of lines that don't bring back what was said
constexpr double kBetweenFloods = 20;  // seconds, at least, until what may have been lost is asked for again

Self self_of(Session& session, const std::string& name, const RoomPlace& place) {
    const Digest secret = session.office->chance();
    return {name, secret, own_versions(*session.arsenal, *session.planets), broker_text(*place.broker),
            session.office->chance()};
}

/// The line of somebody who plays on from another machine.
class ClosedLine : public Post {
  public:
    void publish(const Letter&) override {}
    std::vector<Letter> take() override { return {}; }
    void hear_again() override {}
    int connections() const override { return 0; }
    bool is_up() const override { return false; }
    std::optional<Message> trouble() const override { return std::nullopt; }
};

}  // namespace

RemotePlay::RemotePlay(Session& session, RoomPlace place)
    : storage_(session.storage), session_(session), place_(std::move(place)) {}

/// The file is begun with the match, and what's appended to it is there for good.
Room::Keep RemotePlay::keep() {
    return [this, log = std::shared_ptr<Log>()](std::string_view text) mutable -> Refusal {
        if (log) return log->append(text, true);
        auto begun = storage_.begin_log(seat_file_, std::string(text));
        if (!begun) return begun.error();
        log = begun.take();
        keep_seat_key(session_, key_);
        return std::nullopt;
    };
}

void RemotePlay::connect(PostOffice& office) {
    seat_file_ = seat_file_name(place_.code, room_->who());
    post_ = office.connect(*place_.broker, room_->who(), room_topics(room_->name()), room_->last_will());
}

std::unique_ptr<RemotePlay> RemotePlay::host(Session& session, const RoomPlace& place,
                                             const std::string& name, const MatchSettings& settings,
                                             Pace pace) {
    std::unique_ptr<RemotePlay> remote(new RemotePlay(session, place));
    const Self self = self_of(session, name, place);
    remote->note_key(self);
    remote->room_ = std::make_unique<Room>(place.code, self, remote->keep(), settings, pace);
    remote->connect(*session.office);
    remote->note_open();
    return remote;
}

/// While this is open, other windows on this machine see it.
void RemotePlay::note_open() {
    auto note = storage_.begin_log(concat(place_.code, kOpenRoomEnding),
                                   concat(place_.code, "@", broker_text(*place_.broker)));
    if (note) open_note_ = note.take();  // if not, they'll need the code
}

RemotePlay::~RemotePlay() {
    if (!open_note_) return;
    open_note_.reset();
    storage_.remove(concat(place_.code, kOpenRoomEnding));
}

std::unique_ptr<RemotePlay> RemotePlay::join(Session& session, const RoomPlace& place,
                                             const std::string& name, const std::string& passed_over) {
    std::unique_ptr<RemotePlay> remote(new RemotePlay(session, place));
    remote->enter(self_of(session, name, place));
    remote->room_->pass_over(passed_over);
    return remote;
}

void RemotePlay::enter(Self self) {
    note_key(self);
    room_ = std::make_unique<Room>(place_.code, std::move(self), keep());
    connect(*session_.office);
}

std::unique_ptr<RemotePlay> RemotePlay::come_back(Session& session, const SeatKey& key,
                                                  const RoomPlace& place) {
    std::unique_ptr<RemotePlay> remote(new RemotePlay(session, place));
    Self self = self_of(session, key.name, place);
    self.secret = key.secret;
    remote->enter(std::move(self));
    remote->room_->ask_first();
    remote->comes_back_ = true;
    return remote;
}

void RemotePlay::hang_up(std::unique_ptr<Post> other) {
    post_ = std::move(other);
    come_.clear();
    connections_ = 0;
}

/// Whoever sits at another table here is somebody else to the others.
void RemotePlay::join_anew() {
    comes_back_ = false;
    hang_up(nullptr);
    enter(self_of(session_, key_.name, place_));
}

void RemotePlay::note_key(const Self& self) {
    key_ = {place_.code, broker_text(*place_.broker), self.name, self.secret, session_.office->now()};
}

Result<std::unique_ptr<RemotePlay>> RemotePlay::go_on(Session& session, const std::string& seat_file,
                                                      const std::optional<Broker>& elsewhere) {
    auto loaded = load_seat_file(session, seat_file);
    if (!loaded) return loaded.error();
    SeatFile file = loaded.take();
    if (elsewhere) file.broker = broker_text(*elsewhere);
    auto broker = parse_broker(file.broker);
    if (!broker) return broker.error();
    std::unique_ptr<RemotePlay> remote(new RemotePlay(session, {file.code, broker.take()}));
    remote->seat_file_ = seat_file;
    remote->wait_ = load_wait(session.storage, seat_file);
    remote->note_key({file.name, file.secret, {}});
    remote->room_ = std::make_unique<Room>(file, own_versions(*session.arsenal, *session.planets),
                                           remote->keep(), session.office->chance());
    remote->connect(*session.office);
    return remote;
}

/// Hears so many letters; those of people who send too much cost nothing. What else has come waits, at the
/// broker's line at last, which has its limits. What's left out, here or there, may be said by those in whose
/// names others send too much.
bool RemotePlay::hear() {
    if (come_.empty()) {
        std::ranges::move(post_->take(), std::back_inserter(come_));
        lacks_some_ |= come_.size() >= LineLimits::kMostWaiting;
    }
    const std::size_t most = line_for_ < kCatchesUp ? SIZE_MAX : kBytesInAFrame;
    int heard = 0;
    for (std::size_t bytes = 0; !come_.empty() && heard < kLettersInAFrame && bytes < most;
         come_.pop_front()) {
        const bool is_heard = room_->take(come_.front());
        heard += is_heard;
        bytes += is_heard ? kBytesOfALetter + come_.front().text.size() : 0;
        lacks_some_ |= !is_heard;
    }
    for (const Message& warning : room_->take_warnings())
        session_.notify("too_many_letters", concat(tr(warning), "."));
    return heard > 0;
}

void RemotePlay::hear_what_was_lost(double seconds) {
    since_flood_ += seconds;
    if (!lacks_some_ || !come_.empty() || since_flood_ < kBetweenFloods) return;
    lacks_some_ = false;
    since_flood_ = 0;
    post_->hear_again();
}

bool RemotePlay::plays() const {
    return room_->match() && session_.runner && session_.runner->is_of(*room_->match());
}

/// Since when whoever is awaited has been is kept. It counts once all that was said meanwhile has come:
/// before that, an earlier turn may seem to be awaited.
void RemotePlay::note_wait(double seconds) {
    const Match& course = session_.runner->course();
    RemoteMatch& match = *room_->match();
    const RemoteMatch::Awaited awaited = match.awaited_turn(course);
    awaited_for_ = awaited == std::exchange(awaited_, awaited) ? awaited_for_ + seconds : 0;
    const bool lacks_some = wait_ && !has_noted_wait_ && awaited.turn.turn < wait_->awaited.turn.turn;
    if (awaited.turn.turn == 0 || awaited_for_ < kSettles || lacks_some) return;
    const PlayerId player = awaited_by(match, course, match.mine());
    if (!wait_ || wait_->awaited != awaited || wait_->player != player) {
        wait_ = KeptWait{awaited, player, session_.office->now()};
        has_noted_wait_ = true;
        (void)save_wait(storage_, seat_file_, *wait_);  // else it's waited for longer
    }
    if (is_up() && line_for_ >= kCatchesUp)
        match.has_waited(
            static_cast<double>(std::max<std::int64_t>(0, session_.office->now() - wait_->since)), course);
}

/// What has become of those for a volley, and of a turn that came too late.
void RemotePlay::tell_of_orders() {
    RemoteMatch& match = *room_->match();
    if (session_.runner->take_given_up())
        session_.notify("turn_given_up",
                        tr("The others had given that turn up before it reached them, so it's passed."));
    for (const Message& why : match.take_left_out())
        session_.notify("order_left_out",
                        tr("An order of yours wasn't carried out: {why}.", {{"why", tr(why)}}));
    for (const PlayerId seat : match.take_void())
        session_.notify("orders_void", seat == match.mine()
                                           ? tr("Your orders weren't opened in time, so they're void.")
                                           : tr("{name} didn't open their orders, so they're void.",
                                                {{"name", room_->settings().players[seat].name}}));
}

/// Where the match has ended because the games differ, for whoever looks into why. What others say of it
/// comes later.
void RemotePlay::keep_evidence() {
    const RemoteMatch* const match = std::as_const(*room_).match();
    if (!match || !match->stopped() || match->is_unkept() || room_->is_replaced()) return;
    const std::string said = match->evidence();
    if (said.size() == std::exchange(evidence_bytes_, said.size())) return;
    const std::string name = beside_seat_file(seat_file_, kEvidenceEnding);
    if (storage_.save(name, concat("tm1 pages\n", match_table_text(*room_->table()), said))) return;
    if (std::exchange(evidence_, name).empty())
        session_.notify("evidence_kept",
                        tr("What everyone's game sent is saved as {file}, beside the recording.",
                           {{"file", storage_.place(name)}}));
}

bool RemotePlay::advance(double seconds) {
    const bool up = post_->is_up();
    const bool changed = std::exchange(was_up_, up) != up;
    bool news = changed;
    line_for_ = changed ? 0 : line_for_ + seconds;
    if (const int connections = post_->connections(); connections != std::exchange(connections_, connections))
        room_->connected();
    room_->advance(seconds);
    news |= hear();
    hear_what_was_lost(seconds);
    if (news || evidence_bytes_ == 0) keep_evidence();
    if (changed && !up) room_->disconnected();
    if (room_->is_replaced()) {
        if (connections_ > 0) hang_up(std::make_unique<ClosedLine>());
        return news;
    }
    if (comes_back_ && !room_->asks() && !room_->match() && !room_->trouble()) join_anew();
    if (plays()) {
        if (is_over_days() && room_->match()->mine().exists()) note_wait(seconds);
        if (up) room_->match()->advance(seconds, session_.runner->course());  // or nobody could be heard
        tell_of_orders();
    }
    if (up && (since_aim_ += seconds) >= kBetweenAims && plays())
        if (const auto aim = room_->match()->take_own_aim(session_.runner->course()))
            post_->publish(*aim), since_aim_ = 0;
    if (up)
        for (const Letter& letter : room_->take_letters()) post_->publish(letter);
    if (up) unheard_for_ = room_->is_unheard() ? unheard_for_ + seconds : 0;
    return news;
}

void RemotePlay::leave_to_a_computer() {
    room_->match()->leave();
    if (!is_up()) return;
    for (const Letter& letter : room_->take_letters()) post_->publish(letter);
}

void RemotePlay::leave_for_good() {
    room_->leave_for_good();
    for (const Letter& letter : room_->take_letters()) post_->publish(letter);
    if (!room_->match()) return;
    remove_seat(storage_, seat_file_);
    forget_seat_key(session_, seat_file_);
}

bool RemotePlay::is_stopped() const {
    const RemoteMatch* const match = std::as_const(*room_).match();
    return room_->trouble() || (match && match->stopped());
}

std::optional<Message> RemotePlay::trouble() const {
    if (room_->trouble()) return room_->trouble();
    const RemoteMatch* const match = std::as_const(*room_).match();
    if (match && match->stopped()) return match->stopped();
    if (!is_up()) {
        const auto why = post_->trouble();
        const bool silent = !why && line_for_ >= LineLimits::kAnswersInSeconds;
        return silent ? line_trouble(LineTrouble::unanswered, *place_.broker) : why;
    }
    if (unheard_for_ < kUnheard) return std::nullopt;
    return message(N_("{place} doesn't take what you send."), {{"place", place_.broker->place()}});
}

std::string RemotePlay::recording() const { return beside_seat_file(seat_file_, kRecordingEnding); }

void begin_remote_match(Session& session) {
    if (session.runner) session.runner->leave();
    Room& room = session.remote->room();
    session.runner = std::make_unique<MatchRunner>(
        std::make_unique<Match>(room.settings(), session.arsenal, session.planets),
        unlisted_journal(session, session.remote->recording()), room.match());
    session.lineup = Lineup::friends;
}

void leave_room(Session& session) {
    if (!session.remote) return;
    const bool begun = session.remote->room().match() && session.runner;
    const bool over = begun && session.match().phase() == Phase::match_over;
    if (begun) session.runner->leave();
    if (over || !begun) session.remote->leave_for_good();
    session.remote = nullptr;
}

bool plays_here(const Session& session, const Match& match, PlayerId player) {
    const bool elsewhere =
        session.runner && &session.runner->match() == &match && !session.runner->plays_here(player);
    return match.player(player).kind.is_person() && !elsewhere;
}

}  // namespace terramorph
