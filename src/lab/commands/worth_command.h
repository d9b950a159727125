#pragma once

#include "lab/worth/worth.h"

namespace terramorph {

class Options;

/// The lab's command `worth`: measures what a shot of each weapon is worth.
class WorthCommand {
  public:
    /// Declares the command on the command line.
    explicit WorthCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    const Options* worth_ = nullptr;
    WorthPlan plan_;
    int seed_ = 1;
    bool csv_ = false;
};

}  // namespace terramorph
