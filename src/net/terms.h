#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "base/result.h"
#include "battle/content/arsenal.h"
#include "match/ids.h"
#include "match/settings/settings.h"

namespace terramorph {

constexpr std::size_t kMaxTableBytes = 32768;

/// Counts on where what machines say to each other is written otherwise than before.
constexpr int kLettersVersion = 3;

/// What two machines must have in common to come to the same match.
struct Versions {
    std::string game;
    int rules = 0;
    int letters = 0;              ///< how machines write to each other: see kLettersVersion
    std::uint64_t arsenal = 0;    ///< fingerprint
    std::uint64_t planets = 0;    ///< fingerprint
    std::uint64_t computers = 0;  ///< fingerprint of the temperaments
    std::uint64_t probe = 0;      ///< what bodies come to there: see physics_probe()

    friend bool operator==(const Versions&, const Versions&) = default;
};
std::string versions_text(const Versions& versions);
/// Takes the lines of versions off the text.
Refusal take_versions(std::string_view& text, Versions& versions);
Versions own_versions(const Arsenal& arsenal, const Planets& planets);

/// How long a person may take for a turn.
struct Pace {
    bool live = true;
    int most = 90;  ///< seconds if live, or else days

    friend bool operator==(const Pace&, const Pace&) = default;
};
constexpr int kMinTurnSeconds = 10, kMaxTurnSeconds = 600;
constexpr int kMaxTurnDays = 60;

/// What may be said at a table: anything, only the phrases that everybody hears in their own language, or
/// nothing.
enum class TableTalk { words, phrases, none };

/// A person at the table.
struct TableSeat {
    PlayerId player;
    std::string who;  ///< the player's name at the broker: see who_of()
    PublicKey key = {};
    Digest sealed_nonce = {};  ///< seal() of the number that it will draw the seed with

    friend bool operator==(const TableSeat&, const TableSeat&) = default;
};

/// What a match between machines is played by. The host lays it, and may change it until it's sealed.
struct MatchTable {
    int number = 1;  ///< grows with each change
    Versions versions;
    Pace pace;
    TableTalk talk = TableTalk::words;
    std::vector<TableSeat> seats;  ///< one for each person of the settings once it's sealed, in order
    bool sealed = false;
    MatchSettings settings;  ///< its seed doesn't count: see drawn_seed()

    friend bool operator==(const MatchTable&, const MatchTable&) = default;
};

std::string match_table_text(const MatchTable& table);
/// Reads a table that must be exactly as match_table_text() writes it.
Result<MatchTable> parse_match_table(std::string_view text, const Planets& planets = built_in_planets());
/// The seat of this player at the broker; none for those who watch.
PlayerId seat_at(const MatchTable& table, std::string_view who);
/// What the seats agree to, and what their pages are signed for.
Digest mark(const MatchTable& table);

/// Why this machine can't play at the host's table; none if it can.
Refusal validate_versions(const MatchTable& table, const Versions& own, std::string_view host);

/// A random number that a seat draws and keeps to itself until the table is sealed.
using Nonce = Digest;
Digest seal(const Nonce& nonce);
/// The seed of a match: from the table and the numbers of all its seats, in order, so that it's nobody's
/// choice. An error if a number isn't the one whose seal lies on the table.
Result<std::uint32_t> drawn_seed(const MatchTable& table, const std::vector<Nonce>& nonces);

}  // namespace terramorph
