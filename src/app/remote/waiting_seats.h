#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/remote/kept_wait.h"
#include "app/remote/seat_keys.h"
#include "app/storage.h"
#include "base/message.h"
#include "net/room_place.h"
#include "net/seat_file.h"

namespace terramorph {

struct Session;

constexpr const char* kOpenRoomEnding = ".tmroom";
/// Rooms that other windows on this machine hold open.
std::vector<RoomPlace> rooms_on_this_machine(Session& session);

/// A match that waits for its player to come back.
struct WaitingSeat {
    std::string file;
    RoomPlace place;
    std::vector<std::string> names = {};  ///< of all people at its table
    bool hosted = false;                  ///< from here
    bool over_days = false;               ///< a turn takes days
    /// Whose turn it was when the match was last heard of, if a turn takes days.
    struct Waits {
        bool for_me;
        std::string name;
        double since;       ///< seconds for which it's been this one's turn
        double left;        ///< seconds, until the others pass the turn; 0: as soon as they see that
        bool over = false;  ///< the match is, and this one has won it
        int team = 0;       ///< that this one is on, if it has several players; 0: none
    };
    std::optional<Waits> waits = {};
    std::optional<Message> trouble = {};  ///< why there's no news of it
    std::optional<SeatKey> lost = {};     ///< its file is: nothing else is known but the place
};
/// The newest first; those that can't be read, or that another window plays, aren't listed.
std::vector<WaitingSeat> waiting_seats(Session& session);

/// The seat's file of a match, for those who only look at it.
Result<SeatFile> load_seat_file(Session& session, const std::string& seat_file);

/// What is kept beside a seat's file: whom its match waits for. None if nothing is, or if it's damaged.
std::optional<KeptWait> load_wait(Storage& storage, const std::string& seat_file);
Refusal save_wait(Storage& storage, const std::string& seat_file, const KeptWait& wait);
/// Removes the seat's file and what's beside it.
void remove_seat(Storage& storage, const std::string& seat_file);
/// As it's known now, of a match over days.
std::optional<WaitingSeat::Waits> waits_of(Session& session, const std::string& name, const SeatFile& file);

}  // namespace terramorph
