#include "platform/command_line.h"

#include "base/options.h"
#include "base/text.h"
#include "terrain/code/level_code.h"

namespace terramorph {

namespace {

Refusal read_level(Arguments& wishes) {
    if (!wishes.level_code) return std::nullopt;
    const auto parsed = parse_level_code(*wishes.level_code);
    if (const auto* mistake = std::get_if<CodeMistake>(&parsed))
        return error(concat("--level ", one_line_text(*wishes.level_code, *mistake)));
    wishes.level = std::get<LevelSettings>(parsed);
    return std::nullopt;
}

/// Reads "1280x720" and the seed.
Refusal read_numbers(Arguments& wishes) {
    if (!wishes.size.empty()) {
        const auto parts = split(wishes.size, 'x');
        const auto width = to_integer(parts.front());
        const auto height = to_integer(parts.back());
        if (parts.size() != 2 || !width || !height || *width < 640 || *height < 360 || *width > 7680 ||
            *height > 4320)
            return error(concat("--size cannot be \"", sanitized(wishes.size, 40),
                                "\": allowed is 640x360 to 7680x4320"));
        wishes.width = static_cast<int>(*width);
        wishes.height = static_cast<int>(*height);
    }
    if (!wishes.seed.empty()) {
        const auto seed = to_integer(wishes.seed);
        if (!seed || *seed < 0 || *seed > UINT32_MAX)
            return error(concat("--seed cannot be \"", sanitized(wishes.seed, 40), "\": allowed is 0 to ",
                                UINT32_MAX));
        wishes.first_seed = static_cast<std::uint32_t>(*seed);
    }
    return std::nullopt;
}

}  // namespace

void declare(Options& options, Arguments& wishes) {
    options.argument("recording", wishes.recording, "Recording of a match (.tmrec) to watch or to go on with",
                     false);
    options.value("--size", wishes.size, "Size of the window or of the script's pictures, as 1280x720");
    options.flag("--fullscreen", wishes.fullscreen, "Begin with the whole screen (F11 changes it)");
    options.flag("--nosound", wishes.no_sound, "Be silent");
    options.value("--seed", wishes.seed, "Seed of the first level and match, 0 to 4294967295");
    options.value("--level", wishes.level_code, "Code of the first level, such as CH-80PX-DB9V");
    options.value("--config-dir", wishes.settings_folder, "Folder for the settings");
    options.value("--data-dir", wishes.data_folder, "Folder for matches, recordings and screenshots");
    options.value("--script", wishes.script, "Play this script on pictures in memory: no window is opened");
    options.flag("--real-time", wishes.real_time, "Let the script keep the clock");
    options.value("--shots", wishes.shots,
                  "Folder for the script's pictures, or those of a match without a display");
}

Refusal read_texts(Arguments& wishes) {
    if (auto refusal = read_numbers(wishes)) return refusal;
    return read_level(wishes);
}

}  // namespace terramorph
