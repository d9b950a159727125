#include "lab/terrain_commands.h"

#include <iostream>

#include "base/file.h"
#include "base/text.h"
#include "lab/terrain_files.h"

namespace terramorph {

namespace {

std::string generator_names() {
    std::vector<std::string> names;
    for (const Generator* generator : generators()) names.emplace_back(generator->name);
    return joined(names, ", ");
}

/// The parameter's own standard where nothing is written.
Result<double> value_of(const Parameter& parameter, const std::string& written) {
    if (written.empty()) return parameter.standard;
    return parse_value(parameter, written);
}

/// "numCircles=300"
Refusal set(Terrain& terrain, const std::string& setting) {
    const auto equals = setting.find('=');
    const std::string name = setting.substr(0, equals);
    const auto& parameters = terrain.generator->parameters;
    const int index = index_of(parameters, name);
    if (equals == std::string::npos || index < 0) {
        std::vector<std::string> names;
        for (const Parameter& parameter : parameters) names.emplace_back(parameter.name);
        return Error{text("--set ", cleaned(setting, 60), ": ", terrain.generator->name,
                          " has NAME=VALUE for ", joined(names, ", "))};
    }
    const auto value = parse_value(parameters[static_cast<std::size_t>(index)], setting.substr(equals + 1));
    if (!value) return value.error();
    terrain.values[static_cast<std::size_t>(index)] = *value;
    return std::nullopt;
}

void list_generators() {
    for (const Generator* generator : generators()) {
        std::cout << generator->name << ": " << generator->help << '\n';
        for (const Parameter& parameter : generator->parameters)
            std::cout << "    " << parameter.name << " = " << value_text(parameter, parameter.standard)
                      << "  (" << range_text(parameter) << ")  " << parameter.help << '\n';
    }
}

}  // namespace

TerrainCommands::TerrainCommands(Options& program)
    : map_(program.command("map", "Writes a map, seen from above, to a file")),
      row_(program.command("row", "Writes where a line cuts a map to a file")) {
    declare(map_);
    declare(row_);
}

void TerrainCommands::declare(Options& command) {
    command.value("--generator", generator_, text("One of ", generator_names(), " (", generator_, ")"));
    command.value("--seed", seed_, text("Which of its maps: ", range_text(kMapSeed)));
    for (const auto& [parameter, target] : {std::pair{&kMapWidth, &width_},
                                            {&kMapDepth, &depth_},
                                            {&kCutPosition, &cut_},
                                            {&kCutAngle, &angle_}})
        command.value(
            text("--", parameter->name), *target,
            text(parameter->help, " ", range_text(*parameter), " (", to_text(parameter->standard), ")"));
    command.values("--set", sets_, "A parameter of the generator, NAME=VALUE");
    command.value("--out", out_,
                  "The file: its ending says what it is, .png, .f32 (float32, low byte first) or .csv");
    command.flag("--list", list_, "Prints every generator with its parameters, standards and ranges");
}

Result<Terrain> TerrainCommands::terrain() const {
    const Generator* const generator = find_generator(generator_);
    if (!generator)
        return Error{text("generator cannot be \"", cleaned(generator_, 40), "\": allowed is one of ",
                          generator_names())};
    Terrain terrain = standard_terrain(*generator);
    const auto seed = value_of(kMapSeed, seed_);
    const auto width = value_of(kMapWidth, width_);
    const auto depth = value_of(kMapDepth, depth_);
    for (const auto* value : {&seed, &width, &depth})
        if (!*value) return value->error();
    terrain.seed = static_cast<std::uint32_t>(*seed);
    terrain.width = static_cast<int>(*width);
    terrain.depth = static_cast<int>(*depth);
    for (const std::string& setting : sets_)
        if (auto refusal = set(terrain, setting)) return *refusal;
    if (auto refusal = refuses(terrain)) return *refusal;
    return terrain;
}

Result<Cut> TerrainCommands::cut() const {
    const auto position = value_of(kCutPosition, cut_);
    if (!position) return position.error();
    const auto angle = value_of(kCutAngle, angle_);
    if (!angle) return angle.error();
    return Cut{*position, *angle};
}

/// The content of the file that is asked for. What is wrong is found before anything is generated.
Result<std::string> TerrainCommands::file() const {
    const auto terrain = this->terrain();
    if (!terrain) return terrain.error();
    const auto cut = this->cut();
    if (!cut) return cut.error();
    const bool png = out_.ends_with(".png");
    const bool csv = out_.ends_with(".csv");
    if (!png && !csv && !out_.ends_with(".f32"))
        return Error{text("out cannot be \"", cleaned(out_, 200),
                          "\": allowed is a file that ends in .png, .f32 or .csv")};
    if (row_.given()) {
        const std::vector<float> heights = cross_section(*terrain, *cut);
        return png ? row_picture(heights) : csv ? csv_file(heights, terrain->width) : f32_file(heights);
    }
    const HeightMap map = terrain->generator->map(*terrain);
    return png   ? map_picture(map, *cut)
           : csv ? csv_file(map.heights(), map.width())
                 : f32_file(map.heights());
}

int TerrainCommands::run() const {
    if (!map_.given() && !row_.given()) return -1;
    if (list_) return list_generators(), 0;
    const auto content = file();
    const Refusal refusal = content ? write_file(out_, *content) : content.error();
    if (!refusal) return 0;
    std::cerr << "terramorph-lab: " << refusal->text << '\n';
    return 2;
}

}  // namespace terramorph
