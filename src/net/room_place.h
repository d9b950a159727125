#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "net/broker.h"

namespace terramorph {

/// What players tell each other to meet: a room, and where its broker is.
struct RoomPlace {
    std::string code;
    std::optional<Broker> broker = {};  ///< none: the one that the player has chosen
};

/// Reads "K7QX-2M9P", "K7QX-2M9P@play.example.org", or the longer code of a broker in a home network, which
/// tells where that is. Of "*.play.example.org" it's the one for this code. The error says what's wrong.
Result<RoomPlace> parse_room_place(std::string_view typed);
/// As people tell it: "K7QX-2M9P". With `own`, the chosen broker, any other is named:
/// "K7QX-2M9P@play.example.org".
std::string room_place_text(const RoomPlace& place, const Broker& own);

constexpr int kHomePort = 18830, kHomePorts = 10;
constexpr const char* kHomeUser = "terramorph";
/// The code of the one room of a broker that somebody has started at home, for this very match: it tells the
/// address, the port and the password, a number of a few digits. None for any other broker.
std::optional<std::string> home_code(const Broker& broker);

}  // namespace terramorph
