#include "lab/commands/terrain_commands.h"

#include <algorithm>
#include <iostream>
#include <new>

#include "base/files/file.h"
#include "base/text.h"
#include "lab/commands/fail.h"
#include "lab/terrain_files.h"
#include "lab/terrain_list.h"
#include "lab/terrain_words.h"
#include "terrain/code/level_code.h"

namespace terramorph {

namespace {

constexpr const char* kDefaultGenerator = "limited-random";

/// The written value, or the parameter's default.
Result<double> value_of(const Parameter& parameter, const std::optional<std::string>& written) {
    return written ? parse_value(parameter, *written) : parameter.default_value;
}

Refusal take_preset(LevelSettings& level, const std::string& name) {
    MapSettings& terrain = level.terrain;
    const auto& presets = terrain.generator->presets;
    const auto preset = std::ranges::find(presets, name, preset_name);
    if (preset == presets.end())
        return error("preset can't be \"{name}\": {generator} has {presets}",
                     {{"name", sanitized(name, 40)},
                      {"generator", terrain.generator->name},
                      {"presets", presets.empty() ? "none" : names(presets, preset_name)}});
    for (const auto& [parameter, value] : preset->settings)
        terrain.values[index_of(terrain.generator->parameters, parameter)] = value;
    if (const Planet* planet = find_planet(built_in_planets(), preset->planet)) level.planet = *planet;
    return std::nullopt;
}

/// A curve as it's written, or that of a word.
WaveCurve drawn_wave(const std::string& text) {
    const Result<WaveCurve> curve = parse_curve(text);
    return curve ? *curve : curve_of_name(text);
}

}  // namespace

TerrainCommands::TerrainCommands(Options& program)
    : map_(program.command("map", "Write a map, seen from above, to a file")),
      row_(program.command("row", "Write a map's cross-section along a line to a file")),
      code_command_(program.command("code", "Print the code of a level")) {
    for (Options* command : {&map_, &row_, &code_command_}) declare_map(*command);
    for (Options* command : {&map_, &row_}) declare_file(*command);
    code_command_.value("--planet", planet_, "Planet of the level, by name");
    for (Number* number : {&height_, &scale_, &lift_}) declare(code_command_, *number);
}

void TerrainCommands::declare(Options& command, Number& number) {
    const Parameter& parameter = number.parameter;
    command.value(concat("--", parameter.name), number.written,
                  concat(parameter.help, " ", range_text(parameter), " (", parameter.default_value, ")"));
}

void TerrainCommands::declare_map(Options& command) {
    command.value("--generator", generator_,
                  concat("One of ", generator_names(), " (", kDefaultGenerator, ")"));
    command.value("--preset", preset_, "Start from one of the generator's presets; see --list");
    for (Number* number : {&seed_, &width_, &depth_, &origin_x_, &origin_y_, &cut_, &angle_})
        declare(command, *number);
    command.values("--set", sets_, "Set a parameter of the generator, NAME=VALUE");
    command.value("--wave", wave_,
                  "Draw the wave of --generator waves: 32 heights as settings have them, or any word");
    command.flag("--list", list_, "Print every generator with its parameters, defaults and ranges");
}

void TerrainCommands::declare_file(Options& command) {
    command.value("--code", code_, "Take the map and the cut from this level code");
    command.value(
        "--out", out_,
        "File to write; its ending chooses the format: .png, .f32 (float32, low byte first) or .csv");
}

/// Reads the given numbers.
Refusal TerrainCommands::read_numbers(LevelSettings& level) const {
    Refusal refusal;
    const auto read = [&](const Number& number, auto& target) {
        const auto value = value_of(number.parameter, number.written);
        if (value)
            target = static_cast<std::remove_reference_t<decltype(target)>>(*value);
        else if (!refusal)
            refusal = value.error();
    };
    read(seed_, level.terrain.seed);
    read(width_, level.terrain.width);
    read(depth_, level.terrain.depth);
    read(origin_x_, level.terrain.origin.x);
    read(origin_y_, level.terrain.origin.y);
    read(cut_, level.cut.position);
    read(angle_, level.cut.angle);
    read(height_, level.height);
    read(scale_, level.scale);
    read(lift_, level.lift);
    return refusal;
}

/// The level described by the single options. It may be too small to play on.
Result<LevelSettings> TerrainCommands::settings() const {
    const std::string name = generator_.value_or(kDefaultGenerator);
    const Generator* const generator = find_generator(name);
    if (!generator) return unknown("generator", name, generator_names());
    LevelSettings level;
    level.terrain = default_terrain(*generator);
    if (preset_)
        if (auto refusal = take_preset(level, *preset_)) return *refusal;
    if (planet_)
        if (auto refusal = take_planet(level, *planet_)) return *refusal;
    if (auto refusal = read_numbers(level)) return *refusal;
    for (const std::string& setting : sets_)
        if (auto refusal = set_parameter(level.terrain, setting)) return *refusal;
    if (wave_) level.terrain.wave = drawn_wave(*wave_);
    if (auto refusal = validate(level.terrain)) return *refusal;
    return level;
}

bool TerrainCommands::only_code_given() const {
    const Number* const numbers[] = {&seed_, &width_, &depth_, &origin_x_, &origin_y_, &cut_, &angle_};
    return !generator_ && !preset_ && !wave_ && sets_.empty() &&
           std::ranges::none_of(numbers, [](const Number* number) { return number->written.has_value(); });
}

/// The level of the options or of the code.
Result<LevelSettings> TerrainCommands::level() const {
    if (!code_) return settings();
    if (!only_code_given())
        return error("--code says all of the map and the cut: give no other option but --out");
    auto parsed = parse_level_code(*code_);
    if (const auto* mistake = std::get_if<CodeMistake>(&parsed))
        return error("--code {problem}", {{"problem", one_line_text(*code_, *mistake)}});
    return std::get<LevelSettings>(std::move(parsed));
}

/// The content of the requested file. Mistakes are found before anything is generated.
Result<std::string> TerrainCommands::file() const {
    const auto level = this->level();
    if (!level) return level.error();
    const bool png = out_.ends_with(".png");
    const bool csv = out_.ends_with(".csv");
    if (!png && !csv && !out_.ends_with(".f32"))
        return error("out can't be \"{name}\"; allowed: a file that ends in .png, .f32 or .csv",
                     {{"name", sanitized(out_, 200)}});
    const MapSettings& terrain = level->terrain;
    if (row_.given()) {
        const std::vector<float> heights = cross_section(terrain, level->cut);
        return png ? row_picture(heights) : csv ? csv_file(heights, terrain.width) : f32_file(heights);
    }
    const HeightMap map = make_map(terrain);
    return png   ? map_picture(map, level->cut)
           : csv ? csv_file(map.heights(), map.width())
                 : f32_file(map.heights());
}

Result<std::string> TerrainCommands::code() const {
    const auto level = settings();
    if (!level) return level.error();
    return code_of(*level);
}

int TerrainCommands::run() const try {
    const bool prints_code = code_command_.given();
    if (!map_.given() && !row_.given() && !prints_code) return -1;
    if (list_) return std::cout << generator_list(), 0;
    const auto content = prints_code ? code() : file();
    if (!content) return fail(content.error().text());
    if (prints_code) return std::cout << *content << '\n', 0;
    const Refusal refusal = write_file(out_, *content);
    return refusal ? fail(refusal->text()) : 0;
} catch (const std::bad_alloc&) {
    return fail("there is not enough memory for a map of this width and depth");
}

}  // namespace terramorph
