#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "net/remote_match.h"

namespace terramorph {

constexpr const char* kWaitFileEnding = ".tmwait";

/// Whom a match over days waits for, kept beside the seat's file from one start of the program to the next.
struct KeptWait {
    RemoteMatch::Awaited awaited;
    PlayerId player;         ///< whose turn it is
    std::int64_t since = 0;  ///< in seconds since 1970, as this machine first knew of it

    friend bool operator==(const KeptWait&, const KeptWait&) = default;
};

std::string kept_wait_text(const KeptWait& wait);
/// None if the text is damaged: then it's waited anew.
std::optional<KeptWait> parse_kept_wait(std::string_view text);

}  // namespace terramorph
