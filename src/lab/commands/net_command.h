#pragma once

#include <string>

#include "lab/net/soak.h"

namespace terramorph {

class Options;

/// A bad network: see LineFaults.
struct ProxyPlan {
    int listen = 0;  ///< the port; 0: any
    int delay = 40, stalls = 60, resets = 120;
    int seed = 1;
};

/// The lab's commands about matches between machines: `net soak` and `net proxy`.
class NetCommand {
  public:
    /// Declares the commands on the command line.
    explicit NetCommand(Options& options);

    /// Runs the given command and returns its exit status; -1 if none was given. The proxy runs until it's
    /// killed.
    int run() const;

  private:
    int soak() const;
    int carry() const;

    const Options* soak_ = nullptr;
    const Options* proxy_ = nullptr;
    std::string broker_;
    SoakPlan plan_;
    ProxyPlan proxy_plan_;
};

}  // namespace terramorph
