#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/remote/kept_wait.h"
#include "app/remote/waiting_seats.h"
#include "app/storage.h"
#include "net/post.h"
#include "net/room.h"
#include "net/room_place.h"

namespace terramorph {

struct Session;

constexpr int kLettersInAFrame = 64;  ///< that are heard; more wait
/// Where everything has come that was said before, what's heard in a frame takes a millisecond of it at most:
/// so many bytes, each letter with some of its own, for its signature.
constexpr std::size_t kBytesInAFrame = 8000, kBytesOfALetter = 500;

/// The room that the session is in: with its line to a broker, and the file of the seat that's played here.
/// Once all have agreed, its match is the session's: see begin_remote_match().
class RemotePlay {
  public:
    /// Opens a room, to play by these settings.
    static std::unique_ptr<RemotePlay> host(Session& session, const RoomPlace& place, const std::string& name,
                                            const MatchSettings& settings, Pace pace);
    /// What the host who's `passed_over` has laid there before doesn't count.
    static std::unique_ptr<RemotePlay> join(Session& session, const RoomPlace& place, const std::string& name,
                                            const std::string& passed_over = {});
    /// Goes back to a match by the key of its seat, whose file is lost. If another one is played there now
    /// it's joined as by anybody.
    static std::unique_ptr<RemotePlay> come_back(Session& session, const SeatKey& key,
                                                 const RoomPlace& place);
    /// Goes back to the match of a seat's file; to another broker than the one that's kept there, if that's
    /// told.
    static Result<std::unique_ptr<RemotePlay>> go_on(Session& session, const std::string& seat_file,
                                                     const std::optional<Broker>& elsewhere = {});

    ~RemotePlay();
    RemotePlay(const RemotePlay&) = delete;
    RemotePlay& operator=(const RemotePlay&) = delete;

    /// Carries letters, and lets time pass for whoever is waited for. Call once a frame, whatever is shown.
    /// Returns true if something has come.
    bool advance(double seconds);

    Room& room() { return *room_; }
    const Room& room() const { return *room_; }
    const RoomPlace& place() const { return place_; }
    bool is_up() const { return post_->is_up(); }
    /// Seconds for which the line has been as it is.
    double line_for() const { return line_for_; }
    /// Why it can't go on: for good, or because the line is down or the broker takes nothing. None if it can.
    std::optional<Message> trouble() const;
    /// True if it can't for good.
    bool is_stopped() const;

    /// The name of the match's recording.
    std::string recording() const;
    /// What all have said, kept where the games have come out differently: its name; empty if there's none.
    const std::string& evidence() const { return evidence_; }
    /// A computer plays for whoever played here, until they come back.
    void leave_to_a_computer();
    /// Nobody comes back here: there's no match, or it's over. The seat's file goes.
    void leave_for_good();
    /// True if a turn takes days, so that nobody has to be there at the same time.
    bool is_over_days() const { return room_->table() && !room_->table()->pace.live; }

  private:
    RemotePlay(Session& session, RoomPlace place);
    void note_open();
    bool hear();
    void hear_what_was_lost(double seconds);
    void note_wait(double seconds);
    void tell_of_orders();
    void keep_evidence();
    void note_key(const Self& self);
    void enter(Self self);
    void join_anew();
    void hang_up(std::unique_ptr<Post> other);
    bool plays() const;
    Room::Keep keep();
    void connect(PostOffice& office);

    Storage& storage_;
    Session& session_;
    RoomPlace place_;
    std::string seat_file_;
    SeatKey key_;
    bool comes_back_ = false;
    std::unique_ptr<Room> room_;
    std::unique_ptr<Post> post_;
    std::string evidence_;
    std::size_t evidence_bytes_ = 0;
    std::deque<Letter> come_;  // and not heard yet
    bool lacks_some_ = false;  // as too much came
    double since_flood_ = 0;
    int connections_ = 0;
    bool was_up_ = false;
    double line_for_ = 0, since_aim_ = 0, unheard_for_ = 0;
    std::unique_ptr<Log> open_note_;
    std::optional<KeptWait> wait_;  // as it's kept
    bool has_noted_wait_ = false;   // and not an earlier start of the program
    RemoteMatch::Awaited awaited_;
    double awaited_for_ = 0;  // seconds
};

/// Makes the match of the session's room the session's, from its beginning.
void begin_remote_match(Session& session);
/// Leaves the session's room, whether its match has begun or not.
void leave_room(Session& session);

/// True for people who play at this machine: in the session's match, or in any other that's played on it.
bool plays_here(const Session& session, const Match& match, PlayerId player);

}  // namespace terramorph
