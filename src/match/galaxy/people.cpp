#include "match/galaxy/people.h"

#include <algorithm>
#include <cassert>

#include "base/files/record.h"
#include "base/index.h"
#include "base/text.h"
#include "match/galaxy/galaxy.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

/// A number of how a crew errs.
struct ErrorKey {
    Parameter parameter;
    int Marksmanship::*part;
};

constexpr ErrorKey kErrorKeys[] = {
    {{"bias_angle", "Bias of the angle", "° / 10", 0, 300, 0, "of the first shot", true},
     &Marksmanship::bias_angle},
    {{"bias_power", "Bias of the power", "‰", 0, 1000, 0, "of the first shot", true},
     &Marksmanship::bias_power},
    {{"scatter_angle", "Scatter of the angle", "° / 10", 0, 300, 0, "of each shot", true},
     &Marksmanship::scatter_angle},
    {{"scatter_power", "Scatter of the power", "‰", 0, 1000, 0, "of each shot", true},
     &Marksmanship::scatter_power},
    {{"keep", "Bias kept", "%", 0, 100, 100, "that each shot leaves", true}, &Marksmanship::keep},
    {{"wind_share", "Misread wind", "%", 0, 300, 0, "of the wind", true}, &Marksmanship::wind_share},
    {{"wind_offset", "Misread calm", "m/s²", 0, 100, 0, "whatever the wind", true},
     &Marksmanship::wind_offset},
};
constexpr Parameter kWon = {"won", "Duels won", "%", 0, 100, 0, "against all temperaments", true};

/// Letters and digits in turn: who of each generation, and the duels won.
Refusal read_line(const RecordPlace& place, const TomlValue& value, std::vector<Forebear>& line) {
    const std::string* const text = value.string();
    const auto wrong = [&] {
        return place.mistake(value.line, "line must be a letter and a digit for each generation");
    };
    if (!text || text->empty() || text->size() % 2 != 0) return wrong();
    line.clear();
    for (std::size_t k = 0; k < text->size(); k += 2) {
        const Forebear forebear = {(*text)[k] - 'a', (*text)[k + 1] - '0'};
        const bool known = forebear.individual >= 0 && forebear.individual < kIndividualsBred;
        if (!known || forebear.wins < 0 || forebear.wins > kDuelsOfEach) return wrong();
        line.push_back(forebear);
    }
    return std::nullopt;
}

Result<People> read_people(const std::string& file, const std::string& id, const TomlValue& value) {
    People people;
    const RecordPlace place = {file, message(sanitized(id, 40))};
    RecordReader reader(place);
    reader.choice("way", std::span(kWayNames).first(at(Way::bank)), people.crew.way).required();
    for (const ErrorKey& each : kErrorKeys)
        reader.number(each.parameter, people.crew.aim.*each.part).required();
    reader.number(kWon, people.won).required();
    reader.add("line", [&](auto& entry) { return read_line(place, entry, people.line); }).required();
    if (auto refusal = reader.read(id, value)) return *refusal;
    return people;
}

constexpr std::string_view kBuiltInNatives =
#include "built_in_natives.inc"
    ;

}  // namespace

Result<std::vector<People>> parse_peoples(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    std::vector<People> found;
    for (const auto& [id, value] : table->entries) {
        auto read = read_people(file_name, id, value);
        if (!read) return read.error();
        found.push_back(read.take());
    }
    if (found.empty()) return error("{file}: contains no peoples", {{"file", file_name}});
    return found;
}

std::string people_toml(const People& people, int number) {
    std::string toml = concat("\n[people_", number, "]\nway = \"", kWayNames[at(people.crew.way)], "\"\n");
    for (const ErrorKey& each : kErrorKeys)
        toml += concat(each.parameter.name, " = ", people.crew.aim.*each.part, '\n');
    toml += concat(kWon.name, " = ", people.won, "\nline = \"");
    for (const Forebear& each : people.line)
        toml += concat(static_cast<char>('a' + each.individual), each.wins);
    return toml + "\"\n";
}

std::span<const People> peoples() {
    static const std::vector<People> built_in = [] {
        auto parsed = parse_peoples(kBuiltInNatives, "natives.toml");
        assert(parsed.ok());
        return parsed.take();
    }();
    return built_in;
}

bool has_natives(const World& world, const MatchSettings& settings) {
    return world.intelligent && settings.rule(Rule::living_land) == static_cast<double>(LivingLand::in_play);
}

const People& people_of(const World& world) { return peoples()[world.level.terrain.seed % peoples().size()]; }

}  // namespace terramorph
