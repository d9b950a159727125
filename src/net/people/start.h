#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "base/digest.h"

namespace terramorph {

constexpr std::string_view kStartTopic = "start";

/// By which start of the program a player is in a room. Of several starts with the same seat, such as on two
/// machines, the greatest one plays.
struct Start {
    static constexpr int kMost = 1'000'000;

    int number = 1;    ///< one more than that of the start which this one takes over from
    std::string mark;  ///< 8 hexadecimal digits, so that no two starts are equal

    auto operator<=>(const Start&) const = default;
};
Start start_of(const Digest& chance);

/// Signed, as on some brokers anybody can write anywhere.
std::string start_text(const Start& start, std::string_view room, const KeyPair& keys);
/// None of anything that this key hasn't signed for this room.
std::optional<Start> parse_start(std::string_view text, std::string_view room, const PublicKey& key);

}  // namespace terramorph
