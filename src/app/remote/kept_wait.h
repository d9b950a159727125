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
    bool over = false;       ///< the match has ended in this turn, and this player or its team won it

    friend bool operator==(const KeptWait&, const KeptWait&) = default;
};

/// Whom a match waits for, as somebody with this seat sees it: themselves, if they can do something now. None
/// if it waits for nobody.
PlayerId awaited_by(const RemoteMatch& remote, const Match& course, PlayerId mine);

std::string kept_wait_text(const KeptWait& wait);
/// None if the text is damaged: then it's waited anew.
std::optional<KeptWait> parse_kept_wait(std::string_view text);

}  // namespace terramorph
