#pragma once

#include <optional>
#include <string>

#include "base/message.h"
#include "base/result.h"
#include "net/broker.h"

namespace terramorph {

/// A broker of this machine's own, for friends on its network.
class HomeBroker {
  public:
    virtual ~HomeBroker() = default;

    /// Why there can't be one, and what to do about it; none if there can.
    virtual std::optional<Message> missing() const = 0;
    /// Starts one, instead of an earlier one, which ends with the game; `again` as the one at this port and
    /// with this password, so that those who knew it find it.
    virtual void start(const std::optional<Broker>& again = {}) = 0;
    /// Ends it, even while it's starting.
    virtual void stop() = 0;
    /// Its address, as parse_broker() reads it, once it runs, or why it doesn't; none while it's starting.
    virtual std::optional<Result<std::string>> address() = 0;
};

}  // namespace terramorph
