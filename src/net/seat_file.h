#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/recording/line_checksum.h"
#include "net/logs/entry.h"
#include "net/terms.h"

namespace terramorph {

/// What a machine needs to go on with a match after the program was ended or killed: who it is there, what
/// was agreed, and its own log. All else comes from the broker again. The file is secret: whoever has it can
/// play this seat.
struct SeatFile {
    std::string code;    ///< of the room
    std::string broker;  ///< where that is: see broker_text()
    std::string name;
    Digest secret = {};  ///< its keys are made from this
    std::string host;    ///< who laid the table
    std::uint32_t seed = 0;
    std::vector<Entry> log = {};
    MatchTable table = {};  ///< sealed
    std::optional<Entry> orders = {};  ///< that open the last ones that were sealed, if any were
    int start = 0;  ///< the number of the last start of the program that played with it: see Start; 0: not known
};

/// Who plays this seat, at the broker and at the table.
std::string own_who(const SeatFile& file);
PlayerId own_seat(const SeatFile& file);

/// Writes a seat's file while it grows; each returned text is to be appended, and to be in the file for good
/// before any of it is sent.
class SeatFileWriter {
  public:
    std::string begin(const SeatFile& file);
    std::string add(const Entry& entry);
    /// What will open orders, before they're sealed.
    std::string add_orders(const Entry& orders);
    /// The number of the start that plays.
    std::string add_start(int number);

  private:
    LineChecksum checksum_;
};

/// What's said where a file couldn't be written.
Message not_saved(const Error& why);

/// Reads a file; of a log that was cut off or damaged all before that. Errors say what's wrong.
Result<SeatFile> parse_seat_file(std::string_view text, const Planets& planets = built_in_planets());

}  // namespace terramorph
