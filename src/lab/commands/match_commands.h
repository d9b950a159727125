#pragma once

#include <string>

#include "lab/simulation.h"

namespace terramorph {

class Options;

/// The lab's commands about whole matches: `simulate` and `verify`.
class MatchCommands {
  public:
    /// Declares the commands on the command line.
    explicit MatchCommands(Options& options);

    /// Runs the given command and returns its exit status; -1 if none was given.
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
