#pragma once

#include <string>

#include "lab/ladder.h"

namespace terramorph {

class Options;

/// The lab's command `ladder`: measures how strong temperaments and difficulties are.
class LadderCommand {
  public:
    /// Declares the command on the command line.
    explicit LadderCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    int measure() const;
    LadderPlan plan_of(Format format) const;

    const Options* ladder_ = nullptr;
    int duels_ = 2016;
    int free_for_alls_ = 2016;
    int jobs_ = 0;
    double seed_ = 1;
    std::string who_ = "all";
    std::string file_;
};

}  // namespace terramorph
