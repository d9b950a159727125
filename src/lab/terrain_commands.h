#pragma once

#include <string>
#include <vector>

#include "base/options.h"
#include "base/result.h"
#include "terrain/cross_section.h"

namespace terramorph {

/// `terramorph-lab map` and `row`: maps and cross-sections as files, without a window.
class TerrainCommands {
  public:
    explicit TerrainCommands(Options& program);

    /// Runs the one that was given; its status to exit with, or -1 if none was. A mistake is told on standard
    /// error, and leaves no file behind.
    int run() const;

  private:
    void declare(Options& command);
    Result<Terrain> terrain() const;
    Result<Cut> cut() const;
    Result<std::string> file() const;

    Options& map_;
    Options& row_;
    std::string generator_ = "limited-random";
    std::string seed_ = "1";
    std::string width_;
    std::string depth_;
    std::vector<std::string> sets_;
    std::string cut_;
    std::string angle_;
    std::string out_;
    bool list_ = false;
};

}  // namespace terramorph
