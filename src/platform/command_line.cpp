#include "platform/command_line.h"

#include "base/options.h"
#include "base/text.h"
#include "terrain/code/level_code.h"

namespace terramorph {

namespace {

Refusal read_level(Arguments& arguments) {
    if (!arguments.level_code) return std::nullopt;
    const auto parsed = parse_level_code(*arguments.level_code);
    if (const auto* mistake = std::get_if<CodeMistake>(&parsed))
        return error("{option} {problem}",
                     {{"option", "--level"}, {"problem", one_line_text(*arguments.level_code, *mistake)}});
    arguments.level = std::get<LevelSettings>(parsed);
    return std::nullopt;
}

/// Reads "1280x720" and the seed.
Refusal read_numbers(Arguments& arguments) {
    if (!arguments.size.empty()) {
        const auto parts = split(arguments.size, 'x');
        const auto width = to_integer(parts.front());
        const auto height = to_integer(parts.back());
        if (parts.size() != 2 || !width || !height || *width < 640 || *height < 360 || *width > 7680 ||
            *height > 4320)
            return error("{option} can't be \"{value}\"; allowed: {allowed}",
                         {{"option", "--size"},
                          {"value", sanitized(arguments.size, 40)},
                          {"allowed", "640x360 to 7680x4320"}});
        arguments.width = static_cast<int>(*width);
        arguments.height = static_cast<int>(*height);
    }
    if (!arguments.seed.empty()) {
        const auto seed = to_integer(arguments.seed);
        if (!seed || *seed < 0 || *seed > UINT32_MAX)
            return error("{option} can't be \"{value}\"; allowed: {allowed}",
                         {{"option", "--seed"},
                          {"value", sanitized(arguments.seed, 40)},
                          {"allowed", concat("0 to ", UINT32_MAX)}});
        arguments.first_seed = static_cast<std::uint32_t>(*seed);
    }
    return std::nullopt;
}

}  // namespace

void declare(Options& options, Arguments& arguments) {
    options.argument("recording", arguments.recording,
                     "Recording of a match (.tmrec) to watch or to go on with", false);
    options.value("--size", arguments.size, "Size of the window or of the script's pictures, as 1280x720");
    options.flag("--fullscreen", arguments.fullscreen, "Begin with the whole screen (F11 changes it)");
    options.flag("--nosound", arguments.no_sound, "Be silent");
    options.flag("--narrate", arguments.narrate,
                 "Write what happens as plain sentences, for programs that read them aloud");
    options.value("--lang", arguments.language, "Speak this language, such as de, until the game ends");
    options.value("--seed", arguments.seed, "Seed of the first level and match, 0 to 4294967295");
    options.value("--level", arguments.level_code, "Code of the first level, such as CH-80PX-DB9V");
    options.flag("--host", arguments.host, "Open a room for friends on other machines");
    options.value("--join", arguments.join, "Join the room of this code, such as K7QX-2M9P");
    options.value(
        "--broker", arguments.broker,
        "Broker that remote matches go by, such as 192.168.1.20 or mqtts://NAME:PASSWORD@play.example.org");
    options.value("--config-dir", arguments.settings_folder, "Folder for the settings");
    options.value("--data-dir", arguments.data_folder, "Folder for matches, recordings and screenshots");
    options.value("--script", arguments.script,
                  "Play this script on pictures in memory: no window is opened; - plays lines as they are typed");
    options.flag("--real-time", arguments.real_time, "Let the script keep the clock");
    options.value("--shots", arguments.shots,
                  "Folder for the script's pictures, or those of a match without a display");
}

Refusal read_texts(Arguments& arguments) {
    if (auto refusal = read_numbers(arguments)) return refusal;
    return read_level(arguments);
}

}  // namespace terramorph
