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
    /// Whose turn it was when the match was last heard of.
    struct Waits {
        bool for_me;
        std::string name;
        double left;        ///< seconds, until the others pass the turn; 0: as soon as they see that
        bool over = false;  ///< the match has ended, and this player won it
        int team = 0;       ///< this player's, if it has others, too; 0: none
    };
    std::optional<Waits> waits = {};
    std::optional<Message> trouble = {};  ///< why there's no news of it
    std::optional<SeatKey> lost = {};     ///< set if its file is lost: then only the place is known
};
/// The newest first, without those that can't be read, or that are being played in another window.
std::vector<WaitingSeat> waiting_seats(Session& session);

/// Reads a seat's file; nobody else is kept from playing it.
Result<SeatFile> load_seat_file(Session& session, const std::string& seat_file);

/// Whom the match of a seat's file waits for, as it's kept beside that. None if it isn't, or if it's damaged.
std::optional<KeptWait> load_wait(Storage& storage, const std::string& seat_file);
Refusal save_wait(Storage& storage, const std::string& seat_file, const KeptWait& wait);
/// Removes the seat's file and what's beside it.
void remove_seat(Storage& storage, const std::string& seat_file);
/// What is known of a match over days, which has this file; none of live ones.
std::optional<WaitingSeat::Waits> waits_of(Session& session, const std::string& name, const SeatFile& file);

}  // namespace terramorph
