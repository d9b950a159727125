// What files can tell the rules.
#include <algorithm>
#include <array>

#include "base/options.h"
#include "base/text.h"
#include "fuzz/arsenal.h"
#include "fuzz/eaters.h"
#include "fuzz/must.h"
#include "lab/commands/fire_command.h"
#include "lab/commands/match_commands.h"
#include "lab/commands/terrain_commands.h"
#include "match/recording/line_checksum.h"
#include "match/recording/playback.h"
#include "support/battles.h"
#include "support/matches.h"
#include "support/recordings.h"
#include "terrain/code/level_code.h"

namespace terramorph::test {

namespace {

constexpr int kMaxTicks = 2000;
constexpr int kWidestPlayed = 1024;

void step(Battle& battle) {
    for (int tick = 0; tick < kMaxTicks / 4 && !battle.at_rest(); ++tick) battle.step();
    for (const std::string& violation : violations(battle)) must(false, violation);
}

/// Fires and uses some of everything, and dies, so that no effect is met for the first time in a battle.
void try_out(const Arsenal& arsenal) {
    constexpr int kMaxTried = 3;
    const LevelSettings level = small_match(2).level;
    for (const WeaponId weapon :
         ids<WeaponId>(std::min(kMaxTried, static_cast<int>(arsenal.weapons.size())))) {
        const ItemId item = ItemId::at(weapon);
        Kit kit{std::vector<int>(arsenal.weapons.size(), 1), std::vector<int>(arsenal.items.size(), 1)};
        Battle battle({}, level, arsenal, {kit, kit}, 1);
        battle.begin_turn(0);
        if (!battle.validate_use(0, item)) battle.use(0, item);
        step(battle);
        if (!battle.state().tanks[0].alive) continue;
        battle.aim(0, 700, 700);
        battle.fire(0, weapon);
        step(battle);
        if (battle.state().tanks[1].alive) destroy(battle, 1, 0);
        step(battle);
    }
}

/// Plays as long as there is time; what is wrong must hold at every step.
void play(const Recording& recording) {
    const LevelSettings& level = recording.settings.level;
    const bool small = level.width() <= kWidestPlayed && level.terrain.depth <= kWidestPlayed &&
                       recording.settings.planets() == PlanetRule::fixed;
    if (!small) return;
    // As if it had been made with this arsenal.
    auto playable = std::make_shared<Recording>(recording);
    playable->arsenal = fingerprint(*one_arsenal());
    playable->rules = kRulesVersion;
    playable->checks.clear();
    if (const auto refusal = Playback::validate(*playable, *one_arsenal(), built_in_planets()))
        return must_tell(*refusal);
    Playback playback(playable, one_arsenal(), nullptr);
    for (int step = 0; step < kMaxTicks && !playback.over(); ++step)
        if (const auto refusal = playback.step()) {
            must_tell(*refusal);
            break;
        }
    for (const std::string& violation : violations(playback.match())) must(false, violation);
}

void eat_recording_text(std::string_view text) {
    const auto recording = parse_recording(text, "match.tmrec");
    if (!recording) return must_tell(recording.error());
    const auto again = parse_recording(recording_text(*recording), "match.tmrec");
    must(again && again->damage.empty() && again->settings == recording->settings &&
             again->lines.size() == recording->lines.size() &&
             again->checks.size() == recording->checks.size() && again->left_at == recording->left_at,
         "a recording is read back as it was written");
    play(*recording);
}

}  // namespace

void eat_settings(std::string_view bytes) {
    const auto settings = parse_settings(bytes, "settings.toml");
    if (!settings) return must_tell(settings.error());
    must(!validate(*settings), "what is read is nothing that is refused");
    const auto again = parse_settings(settings_text(*settings), "settings.toml");
    must(again && *again == *settings, "settings are read back as they were written");
}

/// Weapons and items alike, as the only file and behind another that has a weapon.
void eat_arsenal(std::string_view bytes) {
    constexpr std::string_view kPebble =
        "[pebble]\nname = \"Pebble\"\nhelp = \"-\"\nprice = 1\nbundle = 9\nunlimited = true\n"
        "on_impact = [{ effect = \"blast\", radius = 20 }]\n";
    const std::array files = {ArsenalFile{"weapons.toml", kPebble}, ArsenalFile{"items.toml", bytes}};
    for (const auto& arsenal : {parse_arsenal(bytes, "weapons.toml"), parse_arsenal(files)})
        arsenal ? try_out(*arsenal) : must_tell(arsenal.error());
}

void eat_planets(std::string_view bytes) {
    const auto planets = parse_planets(bytes, "planets.toml");
    if (!planets) return must_tell(planets.error());
    must(!planets->empty(), "there is a planet to play on");
    for (const Planet& planet : *planets) {
        LevelSettings level = small_match(2).level;
        level.planet = planet;
        must(!validate(level), "every planet can be played on");
    }
}

void eat_level_code(std::string_view bytes) {
    const auto read = parse_level_code(bytes);
    if (const auto* mistake = std::get_if<CodeMistake>(&read)) {
        must(!mistake->text().empty(), "a mistake says what is wrong");
        must(mistake->place <= static_cast<int>(bytes.size()), "a mistake is in the text, or at its end");
        return must(!one_line_text(bytes, *mistake).empty(), "a mistake can be told");
    }
    const auto& level = std::get<LevelSettings>(read);
    must(!validate(level), "a level of a code is nothing that is refused");
    const auto again = parse_level_code(level_code(level));
    must(std::holds_alternative<LevelSettings>(again) && std::get<LevelSettings>(again) == level,
         "a code keeps its level");
}

/// As it is, and with a checksum on every line, so that what lies behind the checksums is read, too.
void eat_recording(std::string_view bytes) {
    eat_recording_text(bytes);
    eat_recording_text(test::with_line_checksums(bytes));
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

}  // namespace terramorph::test
