#include "lab/commands/fire_command.h"

#include <cmath>
#include <iostream>

#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "lab/barrage.h"
#include "lab/commands/fail.h"
#include "match/settings/settings.h"
#include "terrain/code/level_code.h"

namespace terramorph {

namespace {

constexpr Parameter kAngle = {"angle", "Angle", "degrees", 0, 180, 60, "Angle of the barrel: 0 right, 90 up"};
constexpr Parameter kPower = {"power", "Power", "", 0, kFullPower, 700, "Power of the shot", true};
constexpr Parameter kTanks = {
    "tanks", "Tanks", "", kMinPlayers, kMaxPlayers, 4, "Number of tanks on the level", true};
constexpr Parameter kShots = {"shots", "Shots", "", 1, 100000, 100, "Number of shots", true};
constexpr Parameter kSeed = {"seed", "Seed", "", 0, 2147483647, 1, "Random seed", true};

}  // namespace

FireCommand::FireCommand(Options& options) {
    Options& fire = options.command("fire", "Fire a weapon once and print what happens");
    fire.argument("weapon", weapon_, "Id of a weapon or item, as in weapons.toml and items.toml");
    fire.value("--level", level_, "Level code (default: the hills that the game starts with)");
    fire.value("--angle", angle_, concat(kAngle.help, ", ", range_text(kAngle)));
    fire.value("--power", power_, concat(kPower.help, ", ", range_text(kPower)));
    fire.value("--tanks", tanks_, concat(kTanks.help, ", ", range_text(kTanks)));
    fire.value("--seed", seed_, kSeed.help.data());
    fire.values("--weapons", files_, "Add the weapons or items of this file; may be given several times");
    fire.value("--out", out_, "Write a picture of it to this .png file");
    fire_ = &fire;
    Options& barrage =
        options.command("barrage", "Fire every weapon and item in turn and print the state after each shot");
    barrage.value("--shots", shots_, concat(kShots.help, ", ", range_text(kShots)));
    barrage.value("--seed", seed_, kSeed.help.data());
    barrage_ = &barrage;
}

Result<Firing> FireCommand::firing() const {
    const std::pair<const Parameter&, double> numbers[] = {
        {kAngle, angle_}, {kPower, power_}, {kTanks, tanks_}, {kSeed, seed_}};
    for (const auto& [parameter, value] : numbers)
        if (auto refusal = validate(parameter, value)) return *refusal;
    if (!out_.empty() && !out_.ends_with(".png"))
        return error(
            concat("out can't be \"", sanitized(out_, 200), "\"; allowed: a file that ends in .png"));
    Firing firing;
    firing.weapon = weapon_;
    firing.level = default_settings().level;
    firing.angle = static_cast<int>(std::lround(angle_ * 10));
    firing.power = power_;
    firing.tanks = tanks_;
    firing.seed = static_cast<std::uint32_t>(seed_);
    if (!level_) return firing;
    auto parsed = parse_level_code(*level_);
    if (const auto* mistake = std::get_if<CodeMistake>(&parsed))
        return error("--level {problem}", {{"problem", one_line_text(*level_, *mistake)}});
    firing.level = std::get<LevelSettings>(std::move(parsed));
    return firing;
}

/// The game's arsenal with the weapons of the given files.
Result<Arsenal> FireCommand::arsenal() const {
    std::vector<std::string> texts;
    for (const std::string& name : files_) {
        auto content = read_file(name);
        if (!content) return content.error();
        texts.push_back(content.take());
    }
    std::vector<ArsenalFile> files = built_in_files();
    for (std::size_t k = 0; k < files_.size(); ++k) files.push_back({files_[k], texts[k]});
    return parse_arsenal(files);
}

int FireCommand::run() const {
    if (fire_->given()) return run_fire();
    return barrage_->given() ? run_barrage() : -1;
}

int FireCommand::run_barrage() const {
    for (const auto& [parameter, value] : {std::pair{&kShots, shots_}, std::pair{&kSeed, seed_}})
        if (auto refusal = validate(*parameter, value)) return fail(refusal->text());
    const LevelSettings level = default_settings().level;
    for (const BarrageShot& shot :
         barrage(level, built_in_arsenal(), shots_, static_cast<std::uint32_t>(seed_)))
        std::cout << shot.weapon << ' ' << hex_text(shot.hash) << '\n';
    return 0;
}

int FireCommand::run_fire() const {
    const auto firing = this->firing();
    if (!firing) return fail(firing.error().text());
    const auto arsenal = this->arsenal();
    if (!arsenal) return fail(arsenal.error().text());
    const auto fired = fire(*firing, *arsenal);
    if (!fired) return fail(fired.error().text());
    std::cout << story_of(*fired);
    if (out_.empty()) return 0;
    const Refusal refusal = write_file(out_, picture_of(*fired));
    return refusal ? fail(refusal->text()) : 0;
}

}  // namespace terramorph
