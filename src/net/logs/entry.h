#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/digest.h"
#include "base/result.h"
#include "match/command.h"

namespace terramorph {

constexpr std::size_t kMaxEntryBytes = 4096;
constexpr std::size_t kMaxEntryCommands = 300;

/// All that a seat does in one of its turns, or one of its visits to the armory.
using TurnCommands = std::vector<Command>;

// What a seat may say in its log instead of giving commands in its turn.
namespace word {
/// What this seat will do at its visit to the armory, so that nobody has to wait for the others to have
/// shopped. The turn of the entry is that in which the armory opened.
struct Plans {
    TurnCommands commands;
};
/// What this seat will do in a volley that all fire at once, as half the digest of its orders: see orders.h.
/// That's enough, as two orders of the same half would have to be found while the others wait. The turn of
/// the entry is that in which the volley began.
struct Seals {
    HalfDigest digest;
};
/// The orders that it had sealed, once nobody can change theirs any more.
struct Opens {
    HalfDigest nonce;
    TurnCommands commands;
};
/// Gave up waiting for this seat's turn. Of its own turn a seat says so once it has taken that turn back.
struct Late {
    PlayerId seat;
};
/// Has this seat's turn.
struct Has {
    PlayerId seat;
};
/// Has seen this seat back, for which a computer sits in: it plays for itself behind this turn of mine.
struct Welcomes {
    PlayerId seat;
};
/// Leaves: a computer sits in, from this seat's next turn on.
struct Leaves {};
/// Comes out with another state, or with commands that the rules refuse: the match ends here.
struct Differs {};
}  // namespace word

/// A line of a seat's log.
struct Entry {
    int turn;            ///< of the match
    std::uint64_t hash;  ///< of the match's state when the turn began
    std::variant<TurnCommands, word::Plans, word::Seals, word::Opens, word::Late, word::Has, word::Welcomes,
                 word::Leaves, word::Differs>
        content;
};

/// "41 85689277b16121f7 aim 2 450 500;fire 2", "52 07a1b6e5f2c93d48 plans buy 2 14;ready 2" or
/// "47 11d2a990be77f40c late 3". Digests and nonces are written as half_digest_text() does.
std::string entry_text(const Entry& entry);
/// Reads a line of this seat's log. The seat may give nobody else's commands, and none that aren't a seat's;
/// what ends a turn comes last. The line must be exactly as entry_text() writes it.
Result<Entry> parse_entry(std::string_view line, PlayerId seat);

/// The seat of this number; none if there's no such seat at any table.
std::optional<PlayerId> parse_seat_number(std::string_view digits);

/// Why a seat may not give the command in any turn; none if it may.
Refusal validate_author(const Command& command, PlayerId seat);
/// True if an entry can hold these, and what ends the turn behind them.
bool fits_into_an_entry(const TurnCommands& commands);
/// The commands of a turn with one more, as a recording would keep them.
TurnCommands with_one_more(TurnCommands commands, const Command& command);
/// True for a shot, a pass, and for leaving the armory: nothing of the turn follows.
bool concludes(const Command& command);
/// True for what is done there, and nowhere else.
bool belongs_to_the_armory(const Command& command);

}  // namespace terramorph
