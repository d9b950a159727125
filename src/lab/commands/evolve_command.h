#pragma once

#include <string>

#include "lab/evolution/breeding.h"

namespace terramorph {

class Options;

/// The lab's command `evolve`: breeds natives.
class EvolveCommand {
  public:
    /// Declares the command on the command line.
    explicit EvolveCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    const Options* evolve_ = nullptr;
    BreedingPlan plan_;
    int peoples_ = 16;
    int seed_ = 1;
    int jobs_ = 0;
    std::string file_;
};

}  // namespace terramorph
