#include "ai/temperament.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>

#include "base/text.h"
#include "base/toml.h"
#include "base/toml_entry.h"

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

/// Reads one temperament after another; the first mistake ends it, told where it stands.
class Reader {
  public:
    explicit Reader(const std::string& file) : file_(file) {}

    std::optional<Error> read(const TomlTable& table, std::vector<Temperament>& found) {
        for (std::size_t mind = 1; mind < kMindNames.size(); ++mind) {
            const TomlValue* value = table.find(kMindNames[mind]);
            if (!value) return Error{concat(file_, ": there is no temperament ", kMindNames[mind])};
            read_ = {};
            read_.mind = static_cast<Mind>(mind);
            if (auto error = read_temperament(*value)) return error;
            found.push_back(read_);
        }
        for (const auto& [name, value] : table.entries)
            if (std::ranges::find(kMindNames.begin() + 1, kMindNames.end(), name) == kMindNames.end())
                return Error{concat(file_, ":", value.line, ": there is no temperament ", sanitized(name, 40),
                                    ": allowed are ",
                                    joined({kMindNames.begin() + 1, kMindNames.end()}, ", "))};
        return std::nullopt;
    }

  private:
    /// `what` tells which entry it is.
    Error mistake(int line, const Error& what) const {
        return Error{concat(file_, ":", line, ": ", kMindNames[static_cast<std::size_t>(read_.mind)], ": ",
                            what.text())};
    }

    std::optional<Error> read_temperament(const TomlValue& value) {
        if (!value.table()) return mistake(value.line, error("it must be a table that describes a mind"));
        for (const auto& [key, entry] : value.table()->entries)
            if (auto error = read_entry(key, entry)) return error;
        for (const std::string_view key : {"label", "help", "measured"})
            if (!value.table()->find(key)) return mistake(value.line, Error{concat(key, " is missing")});
        return std::nullopt;
    }

    std::optional<Error> read_entry(const std::string& key, const TomlValue& value) {
        if (key == "label") return read_text(key, value, 24, read_.label);
        if (key == "help") return read_text(key, value, 200, read_.help);
        if (key == "measured") return read_measured(value);
        const int place = index_of(kTraits, key);
        if (place < 0) return unknown(key, value, {"label", "help", "measured"}, kTraits);
        return read_number(kTraits[static_cast<std::size_t>(place)], value,
                           read_.values[static_cast<std::size_t>(place)]);
    }

    std::optional<Error> read_measured(const TomlValue& value) {
        if (!value.table()) return mistake(value.line, error("measured must be a table"));
        for (const auto& [key, entry] : value.table()->entries) {
            const int place = index_of(kMeasures, key);
            if (place < 0) return unknown(key, entry, {}, kMeasures);
            const auto k = static_cast<std::size_t>(place);
            if (auto error = read_number(kMeasures[k], entry, read_.measured.*kMeasureMembers[k]))
                return error;
        }
        return std::nullopt;
    }

    Error unknown(const std::string& key, const TomlValue& value, std::vector<std::string> names,
                  std::span<const Parameter> parameters) const {
        for (const Parameter& parameter : parameters) names.emplace_back(parameter.name);
        return mistake(value.line,
                       Error{concat(sanitized(key, 40), " is not known: allowed are ", joined(names, ", "))});
    }

    std::optional<Error> read_text(const std::string& key, const TomlValue& value, int longest,
                                   std::string& target) {
        auto letters = toml_letters(key, value, longest);
        if (!letters) return mistake(value.line, letters.error());
        target = letters.take();
        return std::nullopt;
    }

    std::optional<Error> read_number(const Parameter& parameter, const TomlValue& value, double& target) {
        const auto number = toml_number(parameter, value);
        if (!number) return mistake(value.line, number.error());
        target = *number;
        return std::nullopt;
    }

    const std::string& file_;
    Temperament read_;
};

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
    std::vector<Temperament> found;
    if (auto error = Reader(file_name).read(*table, found)) return *error;
    return found;
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
