#pragma once

#include <string>

#include "lab/ladder.h"

namespace terramorph {

class Options;

/// The lab's command `ladder`: how good the temperaments are, measured.
class LadderCommand {
  public:
    /// Declares it on the command line.
    explicit LadderCommand(Options& options);

    /// Its status to exit with, or -1 if it was not given.
    int run() const;

  private:
    const Options* ladder_ = nullptr;
    LadderWish wish_;
    double seed_ = 1;
    std::string file_;
};

}  // namespace terramorph
