#pragma once

#include <string>

#include "lab/balance/balance.h"

namespace terramorph {

class Options;

/// The lab's command `balance`: measures how fair, lively and varied fights are.
class BalanceCommand {
  public:
    /// Declares the command on the command line.
    explicit BalanceCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    Result<BalancePlan> plan() const;

    const Options* balance_ = nullptr;
    BalancePlan plan_;
    double seed_ = 1;
    std::string players_ = "4,8";
    bool csv_ = false;
};

}  // namespace terramorph
