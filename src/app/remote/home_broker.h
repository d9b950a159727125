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
    /// Starts one in place of any that runs; it ends with the game. With `again` it gets that one's port and
    /// password, so that whoever knew that one finds this one.
    virtual void start(const std::optional<Broker>& again = {}) = 0;
    /// Ends it, even while it's starting.
    virtual void stop() = 0;
    /// Its address for parse_broker() once it runs, or why it doesn't run; none while it's starting.
    virtual std::optional<Result<std::string>> address() = 0;
};

}  // namespace terramorph
