#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "net/letter.h"
#include "net/terms.h"

namespace terramorph {

constexpr std::size_t kMaxGuestBytes = 1024;

/// What people in a room say about themselves. The host seats guests; whoever comes too late watches.
struct Guest {
    /// That they'll play at this table, and the number that its seed is drawn with.
    struct Agreement {
        Digest mark;
        Nonce nonce;

        friend bool operator==(const Agreement&, const Agreement&) = default;
    };

    std::string name;
    PublicKey key = {};
    Digest sealed_nonce = {};
    Versions versions;
    std::optional<Agreement> agrees = {};

    std::string who() const { return who_of(key); }
    friend bool operator==(const Guest&, const Guest&) = default;
};

/// Signed for this room.
std::string guest_text(const Guest& guest, std::string_view room, const KeyPair& keys);
/// Reads what this player says, who must have signed it. The name may be anything that fits into a line.
Result<Guest> parse_guest(std::string_view text, std::string_view room, std::string_view who);

}  // namespace terramorph
