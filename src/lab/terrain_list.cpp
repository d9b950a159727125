#include "lab/terrain_list.h"

#include "base/text.h"
#include "terrain/code/code_table.h"

namespace terramorph {

namespace {

std::string parameter_line(const Parameter& parameter) {
    const std::string zero = parameter.zero.empty() ? "" : concat(" 0: ", parameter.zero, ".");
    return concat("    ", parameter.name, " = ", value_text(parameter, parameter.default_value), "  (",
                  range_text(parameter), ")  ", parameter.help, zero, "\n");
}

std::string preset_line(const Generator& generator, const Preset& preset) {
    std::vector<std::string> settings;
    for (const auto& [name, value] : preset.settings) {
        const auto k = static_cast<std::size_t>(index_of(generator.parameters, name));
        settings.push_back(concat(name, "=", value_text(generator.parameters[k], value)));
    }
    return concat("    preset ", preset_name(preset), ": ", joined(settings, " "), ", at home on ",
                  preset.planet, "\n");
}

std::string told(const Generator& generator) {
    std::string all = concat(generator.name, ": ", generator.help, "\n");
    if (generator.is_infinite()) all += "    infinite: it has land at every origin_x and origin_y\n";
    if (const auto letters = generator.letters; !letters.empty())
        all += concat("    codes begin with ", letters, "\n");
    for (const Parameter& parameter : generator.parameters) all += parameter_line(parameter);
    for (const MinMaxPair& pair : generator.min_max_pairs)
        all += concat("    ", pair.low, " is at most ", pair.high, "\n");
    for (const Preset& preset : generator.presets) all += preset_line(generator, preset);
    return all;
}

}  // namespace

std::string preset_name(const Preset& preset) {
    std::string name;
    for (const char c : preset.label)
        name += c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
}

std::string generator_list() {
    std::string all;
    for (const Generator* generator : generators()) all += told(*generator);
    return all;
}

}  // namespace terramorph
