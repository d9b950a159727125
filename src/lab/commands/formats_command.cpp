#include "lab/commands/formats_command.h"

#include <iostream>
#include <string>

#include "ai/temperament.h"
#include "app/player/preferences.h"
#include "base/options.h"
#include "base/text.h"
#include "battle/content/arsenal.h"
#include "match/settings/settings.h"
#include "terrain/generator.h"
#include "terrain/level.h"

namespace terramorph {

namespace {

/// Escapes text for a table cell, where a bar would end it.
std::string cell(std::string_view text) {
    std::string all;
    for (const char letter : text) all += letter == '|' ? std::string("\\|") : std::string(1, letter);
    return all;
}

std::string row(const Parameter& parameter) {
    const std::string zero = parameter.zero.empty() ? "" : concat(" (0: ", parameter.zero, ")");
    const std::string whole = parameter.whole && parameter.choices.empty() ? ", whole" : "";
    return concat("| `", parameter.name, "` | ", cell(range_text(parameter)), whole, " | ",
                  value_text(parameter, parameter.default_value), " | ", cell(parameter.help), zero, " |\n");
}

std::string table(std::span<const Parameter> parameters) {
    if (parameters.empty()) return "It has no parameters.\n";
    std::string all = "| key | value | default | meaning |\n|---|---|---|---|\n";
    for (const Parameter& parameter : parameters) all += row(parameter);
    return all;
}

std::string section(std::string_view heading, std::string_view help, std::span<const Parameter> parameters) {
    return concat("\n#### ", heading, "\n\n", help, help.empty() ? "" : "\n\n", table(parameters));
}

std::string effects() {
    std::string all = "\n### Effects of weapons and items\n";
    for (const EffectKind* kind : effect_kinds())
        all += section(concat("`", kind->name, "`"), kind->help, kind->parameters);
    return all;
}

std::string generators_and_levels() {
    std::string all = "\n### Levels\n\n";
    all += table(std::vector<Parameter>{kMapSeed, kLevelWidth, kMapDepth, kLevelHeight, kLevelScale,
                                        kLevelLift, kCutPosition, kCutAngle, kMapOriginX, kMapOriginY});
    all += "\n### Generators\n";
    for (const Generator* generator : generators())
        all += section(concat("`", generator->name, "`"), generator->help, generator->parameters);
    return all;
}

std::string all_tables() {
    return concat("### Preferences\n\n", table(kPreferences), "\n### Rules of a match\n\n", table(kRules),
                  "\n### The galaxy\n\n", table(kDrakeFactors), generators_and_levels(), "\n### Planets\n\n",
                  table(kPlanetParameters), "\n### Computer players\n\n", table(kTraits), effects());
}

}  // namespace

FormatsCommand::FormatsCommand(Options& options) {
    formats_ = &options.command("formats", "Print the keys of the files that players can write, as Markdown");
}

int FormatsCommand::run() const {
    if (!formats_->given()) return -1;
    std::cout << all_tables();
    return 0;
}

}  // namespace terramorph
