#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "terrain/level.h"

namespace terramorph {

class Options;

/// The command line's arguments.
struct Arguments {
    std::string script;
    std::string shots;
    bool real_time = false;
    std::string settings_folder;
    std::string data_folder;
    std::string size;
    bool fullscreen = false;
    bool no_sound = false;
    bool narrate = false;
    std::string language;
    std::string seed;
    std::optional<std::string> level_code;
    std::string recording;
    bool host = false;
    std::string join;
    std::string broker;
    // parsed from the texts above
    int width = 1280;
    int height = 720;
    std::optional<std::uint32_t> first_seed;
    std::optional<LevelSettings> level;
};

/// Declares the commands on the command line.
void declare(Options& options, Arguments& arguments);

/// Reads the numbers and the level out of the texts.
Refusal read_texts(Arguments& arguments);

}  // namespace terramorph
