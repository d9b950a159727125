#pragma once

#include <optional>
#include <string>

#include "lab/firing.h"

namespace terramorph {

class Options;

/// The lab's commands `fire`, which tries a weapon on a level and reports it as text and picture, and
/// `barrage`, which fires all of them.
class FireCommand {
  public:
    /// Declares the commands on the command line.
    explicit FireCommand(Options& options);

    /// Runs the given command and returns its exit status; -1 if none was given.
    int run() const;

  private:
    int run_fire() const;
    int run_barrage() const;
    Result<Firing> firing() const;
    Result<Arsenal> arsenal() const;

    const Options* fire_ = nullptr;
    const Options* barrage_ = nullptr;
    int shots_ = 100;
    std::string weapon_;
    std::optional<std::string> level_;
    double angle_ = 60;
    int power_ = 700;
    int tanks_ = 4;
    int seed_ = 1;
    std::vector<std::string> files_;
    std::string out_;
};

}  // namespace terramorph
