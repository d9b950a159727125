#pragma once

#include <string>

#include "lab/ladder.h"

namespace terramorph {

class Options;

/// The lab's command `ladder`: measures how good the temperaments are.
class LadderCommand {
  public:
    /// Declares the command on the command line.
    explicit LadderCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    const Options* ladder_ = nullptr;
    LadderPlan plan_;
    double seed_ = 1;
    std::string file_;
};

}  // namespace terramorph
