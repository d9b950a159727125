#pragma once

#include <string>

#include "net/broker.h"

namespace terramorph {

struct Session;

constexpr const char* kRemoteFile = "remote.toml";

/// Who somebody is to people at other machines, and where they meet.
struct RemoteProfile {
    std::string name;    ///< empty: the room gives one
    std::string broker;  ///< as typed; empty: none is chosen

    friend bool operator==(const RemoteProfile&, const RemoteProfile&) = default;
};

/// What was kept; a damaged file is told of and kept aside.
RemoteProfile load_remote_profile(Session& session);
void keep_remote_profile(Session& session, const RemoteProfile& profile);

}  // namespace terramorph
