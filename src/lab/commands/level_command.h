#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/settings/settings.h"

namespace terramorph {

class Options;

/// The lab's command `level`: says how good levels are to fight on, one by its code or many by chance.
class LevelCommand {
  public:
    /// Declares the command on the command line.
    explicit LevelCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    Result<MatchSettings> settings(std::string_view generator) const;
    std::vector<int> counts() const;
    int print_one() const;
    int print_many() const;

    const Options* level_ = nullptr;
    std::optional<std::string> code_;
    std::string generator_ = "all";
    std::optional<std::string> planet_;
    std::vector<std::string> sets_;
    int seed_ = 1;
    int seeds_ = 0;
    int players_ = 0;
    int width_ = 2048;
    int jobs_ = 0;
    bool csv_ = false;
};

}  // namespace terramorph
