#pragma once

#include <string>

#include "lab/simulation.h"

namespace terramorph {

class Options;

/// The lab's commands about whole matches: `simulate` and `verify`.
class MatchCommands {
  public:
    /// Declares them on the command line.
    explicit MatchCommands(Options& options);

    /// Runs the one that was given; its status to exit with, or -1 if none was.
    int run() const;

  private:
    int simulate() const;
    Refusal validate_arguments() const;
    int play_one(const MatchSettings& settings) const;
    int play_many(const MatchSettings& settings) const;
    int verify() const;
    Result<std::uint64_t> play_again(const Recording& recording) const;

    const Options* simulate_ = nullptr;
    const Options* verify_ = nullptr;
    Simulation simulation_;
    int matches_ = 1;
    int jobs_ = 0;
    std::string record_;
    std::string file_;
    std::string states_;
};

}  // namespace terramorph
