#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.h"
#include "match/ids.h"

namespace terramorph {

constexpr const char* kTurnsFileEnding = ".tmturns";

/// What is kept of a match by lines, beside its recording.
struct KeptTurns {
    std::string invitation;
    PlayerId mine;                          ///< who plays here
    PlayerId awaited = {};                  ///< whose turn it is; none: the match is over
    std::string since = {};                 ///< for how long: a time as it names recordings
    std::map<int, std::string> heard = {};  ///< lines that aren't played yet, by the numbers of their turns

    friend bool operator==(const KeptTurns&, const KeptTurns&) = default;
};

std::string kept_turns_text(const KeptTurns& kept);
Result<KeptTurns> parse_kept_turns(std::string_view text);

}  // namespace terramorph
