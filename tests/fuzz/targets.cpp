#include "fuzz/targets.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "ai/computer_player.h"
#include "base/options.h"
#include "base/text.h"
#include "lab/fire_command.h"
#include "lab/match_commands.h"
#include "lab/terrain_commands.h"
#include "match/match.h"
#include "support/matches.h"
#include "terrain/level_code.h"

namespace terramorph::test {

namespace {

constexpr int kMostTicks = 2000;
constexpr int kWidestPlayed = 1024;

void must(bool holds, std::string_view what) {
    if (holds) return;
    std::cerr << "this does not hold: " << what << '\n';
    std::abort();
}

/// An error is one line or a few, and says something.
void must_tell(const Error& error) {
    must(!error.text.empty(), "an error says what is wrong");
    must(error.text.size() < 1000, "an error is short");
}

void eat_settings(std::string_view bytes) {
    const auto settings = parse_settings(bytes, "settings.toml");
    if (!settings) return must_tell(settings.error());
    must(!refuses(*settings), "what is read is nothing that is refused");
    const auto again = parse_settings(settings_text(*settings), "settings.toml");
    must(again && *again == *settings, "settings are read back as they were written");
}

/// Fires everything once, so that no effect is met for the first time in a battle.
void try_out(const Arsenal& arsenal) {
    constexpr std::size_t kMostTried = 4;
    for (std::size_t k = 0; k < std::min(kMostTried, arsenal.weapons.size()); ++k) {
        LevelSettings level = small_match(2).level;
        Battle battle({}, level, arsenal, 2, 1);
        battle.aim(0, 700, 700);
        battle.fire(0, static_cast<int>(k));
        for (int tick = 0; tick < kMostTicks / 4 && !battle.quiet(); ++tick) battle.step();
    }
}

void eat_arsenal(std::string_view bytes) {
    const auto arsenal = parse_arsenal(bytes, "weapons.toml");
    arsenal ? try_out(*arsenal) : must_tell(arsenal.error());
}

void eat_planets(std::string_view bytes) {
    const auto planets = parse_planets(bytes, "planets.toml");
    if (!planets) return must_tell(planets.error());
    must(!planets->empty(), "there is a planet to play on");
    for (const Planet& planet : *planets) {
        LevelSettings level = small_match(2).level;
        level.planet = planet;
        must(!refuses(level), "every planet can be played on");
    }
}

void eat_level_code(std::string_view bytes) {
    const auto read = parse_level_code(bytes);
    if (const auto* mistake = std::get_if<CodeMistake>(&read)) {
        must(!mistake->text.empty(), "a mistake says what is wrong");
        must(mistake->place < static_cast<int>(bytes.size()), "a mistake is in the text");
        return must(!told_in_one_line(bytes, *mistake).empty(), "a mistake can be told");
    }
    const auto& level = std::get<LevelSettings>(read);
    must(!refuses(level), "a level of a code is nothing that is refused");
    const auto again = parse_level_code(level_code(level));
    must(std::holds_alternative<LevelSettings>(again) && std::get<LevelSettings>(again) == level,
         "a code keeps its level");
}

/// The commands that there are as long as time lasts; what is wrong must hold at every tick.
void play(const Recording& recording) {
    const LevelSettings& level = recording.settings.level;
    const bool small = level.width() <= kWidestPlayed && level.terrain.depth <= kWidestPlayed &&
                       recording.settings.planets() == PlanetRule::fixed;
    if (!small) return;
    Match match(recording.settings, the_arsenal());
    int ticks = 0;
    for (const auto& line : recording.lines) {
        const std::uint64_t before = match.hash();
        if (match.apply(line.command)) must(match.hash() == before, "what is refused changes nothing");
        for (; match.phase() == Phase::flying && ticks < kMostTicks; ++ticks) match.step();
        if (ticks == kMostTicks) break;
    }
    for (const std::string& offence : offences(match)) must(false, offence);
}

void eat_recording(std::string_view bytes) {
    const auto recording = parse_recording(bytes, "match.tmrec");
    if (!recording) return must_tell(recording.error());
    const auto again = parse_recording(recording_text(*recording), "match.tmrec");
    must(again && again->settings == recording->settings && again->lines.size() == recording->lines.size() &&
             again->checks.size() == recording->checks.size(),
         "a recording is read back as it was written");
    play(*recording);
}

/// Words as a shell would hand them over. Only read: what they ask for is not done.
void eat_command_line(std::string_view bytes) {
    std::vector<std::string> words = {"terramorph-lab"};
    for (const auto& word : split(bytes, '\n')) words.emplace_back(word);
    for (std::string& word : words) word.resize(std::min(word.size(), word.find('\0')));
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    Options options("terramorph-lab", "Terramorph without a window");
    const TerrainCommands terrain_commands(options);
    const MatchCommands match_commands(options);
    const FireCommand fire_command(options);
    const int status = options.read(static_cast<int>(arguments.size()), arguments.data());
    must(status == -1 || status == 0 || status == 2, "a command line is done, fine or wrong");
}

constexpr FuzzTarget kTargets[] = {
    {"settings", eat_settings},     {"arsenal", eat_arsenal},     {"planets", eat_planets},
    {"level_code", eat_level_code}, {"recording", eat_recording}, {"command_line", eat_command_line},
};

}  // namespace

std::span<const FuzzTarget> fuzz_targets() { return kTargets; }

const FuzzTarget* find_fuzz_target(std::string_view name) {
    const auto found = std::ranges::find(kTargets, name, &FuzzTarget::name);
    return found == std::end(kTargets) ? nullptr : &*found;
}

}  // namespace terramorph::test
