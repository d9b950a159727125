#pragma once

#include <memory>
#include <string>

#include "ui/app.h"

namespace terramorph {

/// Who one is to people at other machines, and the ways to them.
std::unique_ptr<Screen> remote_screen(App& app);

/// Play again with the same people, in the same room.
void play_remote_match_again(App& app);

// Each goes to the lobby, or says why not.

/// Opens a room at a broker that's started on this machine, from the page where that's done.
void host_at_home(App& app);
/// Opens a room at a broker: as typed, see parse_broker().
void host_remote_match(App& app, const std::string& broker, const std::string& name);
/// Joins a room: as typed, see parse_room_place(). A code that doesn't tell its broker is of this one.
void join_remote_match(App& app, const std::string& place, const std::string& broker,
                       const std::string& name);

}  // namespace terramorph
