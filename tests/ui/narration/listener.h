#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "ui/game.h"
#include "ui/narration/narrator.h"

namespace terramorph {

/// Somebody who only hears what the game says.
struct NarrationListener {
    explicit NarrationListener(App& app) { app.narrator().tell_to(told); }

    /// The lines since the last call.
    std::vector<std::string> lines() {
        std::vector<std::string> all;
        std::istringstream read(told.str());
        for (std::string line; std::getline(read, line);) all.push_back(line);
        told.str({});
        return all;
    }

    std::ostringstream told;
};

inline bool any_has(const std::vector<std::string>& lines, std::string_view words) {
    return std::ranges::any_of(lines, [&](const std::string& line) { return line.find(words) != line.npos; });
}

}  // namespace terramorph
