#include "lab/terrain_words.h"

namespace terramorph {

std::string generator_names() {
    return names(generators(), [](const Generator* generator) { return generator->name; });
}

Error unknown(std::string_view option, std::string_view name, std::string_view allowed) {
    return error("{option} can't be \"{name}\"; allowed: one of {allowed}",
                 {{"option", option}, {"name", sanitized(name, 40)}, {"allowed", allowed}});
}

Refusal set_parameter(MapSettings& terrain, const std::string& setting) {
    const auto equals = setting.find('=');
    const auto& parameters = terrain.generator->parameters;
    const int index = index_of(parameters, setting.substr(0, equals));
    if (equals == std::string::npos || index < 0)
        return error(
            "--set {setting}: {generator} has NAME=VALUE for {names}",
            {{"setting", sanitized(setting, 60)},
             {"generator", terrain.generator->name},
             {"names", names(parameters, [](const Parameter& parameter) { return parameter.name; })}});
    const auto value = parse_value(parameters[index], setting.substr(equals + 1));
    if (!value) return value.error();
    terrain.values[index] = *value;
    return std::nullopt;
}

Refusal take_planet(LevelSettings& level, const std::string& name) {
    const Planet* planet = find_planet(built_in_planets(), name);
    if (!planet)
        return unknown("planet", name,
                       names(built_in_planets(), [](const Planet& known) { return known.name; }));
    level.planet = *planet;
    return std::nullopt;
}

}  // namespace terramorph
