#include "ai/temperament.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>

#include "base/record.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr Parameter kTraitList[] = {
    {"windSense", "Wind sense", "%", 0, 100, 100, "of the wind, that it allows for", true},
    {"angleError", "Error of the angle", "tenths of a degree", 0, 300, 10, "by which it strays, at most",
     true},
    {"powerError", "Error of the power", "thousandths", 0, 500, 10, "by which it strays, at most", true},
    {"learning", "Learning", "%", 0, 100, 0, "of a shot's miss, that the next one makes good", true},
    {"thrift", "Thrift", "$", 1, 10000, 250, "that a shot may cost for each point of harm that it promises",
     true},
    {"hesitation", "Hesitation", "ticks", 10, 300, 40, "before it fires: long enough to see whose turn it is",
     true},
    {"judgement", "Judgement", "%", 0, 100, 100, "of what it buys, that is worth its price", true},
    {"caution", "Caution", "%", 0, 100, 50, "what its own health is worth to it, beside that of others",
     true},
    {"patience", "Patience", "%", 0, 100, 30, "of its money, that it saves for later rounds", true},
};

constexpr Parameter kMeasureList[] = {
    {"winRate", "Rounds won", "%", 0, 100, 0, "of its duels against all others"},
    {"low", "At least", "%", 0, 100, 0, "where the win rate is with 95 % confidence"},
    {"high", "At most", "%", 0, 100, 0, "where the win rate is with 95 % confidence"},
    {"firstMiss", "First miss", "columns", 0, 20000, 0, "of the first shot of a round, on average"},
    {"damagePerRound", "Damage", "each round", 0, 100000, 0, "that it does to others"},
    {"thinkingMs", "Thinking", "ms", 0, 60000, 0, "in each turn"},
};

constexpr double Measured::*kMeasureMembers[] = {
    &Measured::win_rate,         &Measured::low,        &Measured::high, &Measured::first_miss,
    &Measured::damage_per_round, &Measured::thinking_ms};
static_assert(std::size(kMeasureList) == std::size(kMeasureMembers));

Refusal read_measured(const RecordPlace& place, const TomlValue& value, Measured& measured) {
    RecordReader reader(place);
    for (std::size_t k = 0; k < std::size(kMeasureList); ++k)
        reader.number(kMeasureList[k], measured.*kMeasureMembers[k]);
    return reader.read("measured", value);
}

Result<Temperament> read_temperament(const std::string& file, std::size_t mind, const TomlValue& value) {
    const RecordPlace place = {file, message(kMindNames[mind])};
    Temperament temperament;
    temperament.mind = static_cast<Mind>(mind);
    RecordReader reader(place);
    reader.text("label", 24, temperament.label).required();
    reader.text("help", 200, temperament.help).required();
    reader.add("measured", [&](auto& entry) { return read_measured(place, entry, temperament.measured); })
        .required();
    reader.numbers(kTraits, temperament.values);
    if (auto refusal = reader.read(kMindNames[mind], value)) return *refusal;
    return temperament;
}

Result<std::vector<Temperament>> read_temperaments(const TomlTable& table, const std::string& file) {
    std::vector<Temperament> found;
    for (std::size_t mind = 1; mind < kMindNames.size(); ++mind) {
        const TomlValue* value = table.find(kMindNames[mind]);
        if (!value)
            return error("{file}: there is no temperament {name}",
                         {{"file", file}, {"name", kMindNames[mind]}});
        auto read = read_temperament(file, mind, *value);
        if (!read) return read.error();
        found.push_back(read.take());
    }
    const std::vector<std::string> names(kMindNames.begin() + 1, kMindNames.end());
    for (const auto& [name, value] : table.entries)
        if (std::ranges::find(names, name) == names.end())
            return RecordPlace{file}.mistake(value.line,
                                             "there is no temperament {name}: allowed are {names}",
                                             {{"name", sanitized(name, 40)}, {"names", joined(names, ", ")}});
    return found;
}

constexpr std::string_view kBuiltIn =
#include "built_in_computer_players.inc"
    ;

}  // namespace

const std::span<const Parameter> kTraits = kTraitList;
const std::span<const Parameter> kMeasures = kMeasureList;

double measure(const Measured& measured, std::size_t place) { return measured.*kMeasureMembers[place]; }

Result<std::vector<Temperament>> parse_temperaments(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    return read_temperaments(*table, file_name);
}

std::span<const Temperament> temperaments() {
    static const std::vector<Temperament> built_in = [] {
        auto parsed = parse_temperaments(kBuiltIn, "computer_players.toml");
        assert(parsed.ok());
        return parsed.take();
    }();
    return built_in;
}

const Temperament& temperament(Mind mind) {
    assert(mind != Mind::person);
    return temperaments()[static_cast<std::size_t>(mind) - 1];
}

}  // namespace terramorph
