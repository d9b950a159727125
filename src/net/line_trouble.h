#pragma once

#include "base/message.h"
#include "net/broker.h"

namespace terramorph {

/// Why there's no line to a broker.
enum class LineTrouble {
    impossible,
    unanswered,
    down,  ///< it was up before
    unwelcome,
    wrong_login,
    untrusted,  ///< whoever answers there
    page_is_kept_from_it
};
/// For the player.
Message line_trouble(LineTrouble why, const Broker& broker);

}  // namespace terramorph
