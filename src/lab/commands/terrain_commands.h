#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/options.h"
#include "base/result.h"
#include "terrain/level.h"

namespace terramorph {

/// `terramorph-lab map` and `row`: maps and cross-sections as files, without a window. `terramorph-lab code`:
/// the level code of the same options.
class TerrainCommands {
  public:
    explicit TerrainCommands(Options& program);

    /// Runs the given command and returns its exit status; -1 if none was given. Mistakes are reported on
    /// standard error, and leave no file behind.
    int run() const;

  private:
    /// An option for a number, as written.
    struct Number {
        const Parameter& parameter;
        std::optional<std::string> written = {};
    };

    void declare_map(Options& command);
    void declare_file(Options& command);
    void declare(Options& command, Number& number);

    bool only_code_given() const;
    Refusal read_numbers(LevelSettings& level) const;
    Result<LevelSettings> settings() const;
    Result<LevelSettings> level() const;
    Result<std::string> file() const;
    Result<std::string> code() const;

    Options& map_;
    Options& row_;
    Options& code_command_;
    std::optional<std::string> code_;
    std::optional<std::string> generator_;
    std::optional<std::string> preset_;
    std::optional<std::string> planet_;
    Number seed_{kMapSeed};
    Number width_{kMapWidth};
    Number depth_{kMapDepth};
    Number origin_x_{kMapOriginX};
    Number origin_y_{kMapOriginY};
    Number cut_{kCutPosition};
    Number angle_{kCutAngle};
    Number height_{kLevelHeight};
    Number scale_{kLevelScale};
    Number lift_{kLevelLift};
    std::vector<std::string> sets_;
    std::optional<std::string> wave_;
    std::string out_;
    bool list_ = false;
};

}  // namespace terramorph
