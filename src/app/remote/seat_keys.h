#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"

namespace terramorph {

struct Session;

constexpr const char* kSeatKeysFile = "remote_seats.toml";
constexpr const char* kSeatFileEnding = ".tmseat";
constexpr const char* kEvidenceEnding = ".pages";

/// The name of the file of a seat: of whom it is, in the room of this code.
std::string seat_file_name(std::string_view code, std::string_view who);
/// The name of what's kept beside a seat's file, which has another ending.
std::string beside_seat_file(std::string_view seat_file, std::string_view ending);

/// Who somebody is in a match with other machines. It's kept apart from the seat's file, in the settings:
/// whoever has lost that may come back by it.
struct SeatKey {
    std::string code;    ///< of the room
    std::string broker;  ///< where that is: see broker_text()
    std::string name;
    Digest secret = {};
    std::int64_t since = 0;  ///< seconds since 1970, when the match began

    std::string seat_file() const;
    friend bool operator==(const SeatKey&, const SeatKey&) = default;
};

/// Those that are kept, the newest last. A damaged file is reported and kept aside.
std::vector<SeatKey> seat_keys(Session& session);
/// Keeps one for as long as a broker would keep the match.
void keep_seat_key(Session& session, const SeatKey& key);
void forget_seat_key(Session& session, const std::string& seat_file);
/// Those whose seats' files are gone, or can't be read; only of this room, if there's a code.
std::vector<SeatKey> lost_seats(Session& session, std::string_view code = {});

}  // namespace terramorph
