#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/digest.h"
#include "base/result.h"

namespace terramorph {

constexpr std::size_t kWhoLength = 10;
constexpr std::size_t kRoomCodeLength = 8;
constexpr std::size_t kMaxTopicBytes = 96;
constexpr std::size_t kMaxWriters = 64;  ///< in a room; more aren't heard
constexpr int kDaySeconds = 24 * 60 * 60;
/// How many days a broker keeps a machine's last message in a room, for a live match and for one played over
/// days.
constexpr int kDaysKeptLive = 2, kDaysKept = 60;

/// What goes from machine to machine. Everything in a room stands under its writer's name, so that a broker
/// can see to it that nobody writes for somebody else.
struct Letter {
    std::string topic;
    std::string text;
    bool kept = false;  ///< the broker keeps it for whoever comes later, until another of its topic comes
    int seconds = 0;    ///< after which a broker of MQTT 5 forgets it; 0: it doesn't
};

/// A code of a room for people to tell each other: 8 letters of kCodeAlphabet, the last of which checks the
/// others. Equal chance gives equal codes.
std::string room_code(const Digest& chance);
/// Reads a code as people type it: "k7qx-2m9p", with O for 0; also the longer ones of home networks, see
/// room_place.h. The error says what's wrong.
Result<std::string> parse_room_code(std::string_view typed);
/// The name of the code's room at the broker: 16 hexadecimal digits that don't tell the code.
std::string room_name(std::string_view code);

/// A player's name at the broker: 10 letters of kCodeAlphabet, made from the key, so that nobody else has it.
std::string who_of(const PublicKey& key);
bool is_who(std::string_view text);

/// Whose a topic is, and what is written there.
struct Address {
    std::string who, what;
};

// Topics stand in groups, and there under the names of those who write to them.

/// "tm/1/day/2026-11-22/p/ANNAXK4Q2M/score" in the group "day/2026-11-22".
std::string topic_in(std::string_view group, std::string_view who, std::string_view what);
/// All topics of a group, as brokers write it: with "+" what is written at one level, with "#" at any.
std::string topics_in(std::string_view group, std::string_view what);
/// None for the topics of other groups, and for what isn't one.
std::optional<Address> address_in(std::string_view group, std::string_view topic);

/// "tm/1/r/5d0c21f091b4198f/p/ANNAXK4Q2M/log/0000"
std::string topic_of(std::string_view room, std::string_view who, std::string_view what);
/// All topics of a room, as brokers write it.
std::string room_topics(std::string_view room);

std::optional<Address> parse_topic(std::string_view topic, std::string_view room);

}  // namespace terramorph
