#pragma once

#include <map>
#include <optional>

#include "net/logs/seat_log.h"

namespace terramorph {

/// Which games came out alike where a match ended because not all did.
struct Camps {
    int all = 0;   ///< that have said what they came to
    int most = 0;  ///< of them: more than half, which came to the same
    bool mine_among = false;

    friend bool operator==(const Camps&, const Camps&) = default;
};

/// By what the logs say of the first turn in which one has stopped. None where no camp has the majority, or
/// nobody came to another state.
std::optional<Camps> camps(const std::map<PlayerId, SeatLog>& logs, PlayerId mine);

}  // namespace terramorph
