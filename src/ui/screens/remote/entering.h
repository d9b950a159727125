#pragma once

#include <string>

#include "app/remote/seat_keys.h"
#include "ui/app.h"

namespace terramorph {

/// False if this machine can't reach others; then the player is told why.
bool has_post(App& app);

// Each of these leads to the lobby, or tells the player why it can't.

/// Opens a room at a broker: as typed, see parse_broker().
void host_remote_match(App& app, const std::string& broker, const std::string& name);
/// Joins a room: as typed, see parse_room_place(). A code that doesn't name its broker belongs to this one.
/// Whoever has a seat in a match there may go back to that instead.
void join_remote_match(App& app, const std::string& place, const std::string& broker,
                       const std::string& name);
/// Goes back to the match of a seat's file.
void rejoin_remote_match(App& app, const std::string& seat_file);
/// Goes back to a match whose seat's file is lost.
void come_back_to_remote_match(App& app, const SeatKey& key);
/// Plays again with the same people, in the same room.
void play_remote_match_again(App& app);

}  // namespace terramorph
