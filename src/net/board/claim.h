#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/digest.h"
#include "net/board/day_level.h"
#include "net/letter.h"

namespace terramorph {

constexpr std::size_t kMaxClaimBytes = 512;         ///< longer ones aren't read
constexpr std::size_t kMaxDayRecording = 32 << 10;  ///< bytes

/// What somebody says they've done on a day's level. The recording of it is sent beside.
struct Claim {
    std::string day;
    std::string name;  ///< of whoever did
    DayScore score;
    Digest recording = {};
    PublicKey key = {};

    std::string who() const;
    friend bool operator==(const Claim&, const Claim&) = default;
};

/// Signed.
std::string claim_text(const Claim& claim, const KeyPair& keys);
/// Reads what this player claims of that day, who must have signed it; none of anything else.
std::optional<Claim> parse_claim(std::string_view text, std::string_view day, std::string_view who);

// "tm/1/day/2026-11-22/p/ANNAXK4Q2M/score", and the recording's.
constexpr std::string_view kScoreTopic = "score", kRecordingTopic = "rec";
std::string day_topic(std::string_view day, std::string_view who, std::string_view what);
/// All of a day, as brokers write it.
std::string day_topics(std::string_view day);
std::optional<Address> parse_day_topic(std::string_view topic, std::string_view day);

}  // namespace terramorph
