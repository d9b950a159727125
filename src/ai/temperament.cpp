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
    {"wind_sense", "Wind sense", "%", 0, 100, 100, "of the wind, that it allows for", true},
    {"angle_error", "Error of the angle", "tenths of a degree", 0, 300, 10, "by which it strays, at most",
     true},
    {"power_error", "Error of the power", "thousandths", 0, 500, 10, "by which it strays, at most", true},
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
    {"win_rate", "Rounds won", "%", 0, 100, 0, "of its duels against all others"},
    {"low", "At least", "%", 0, 100, 0, "where the win rate is with 95 % confidence"},
    {"high", "At most", "%", 0, 100, 0, "where the win rate is with 95 % confidence"},
    {"first_miss", "First miss", "columns", 0, 20000, 0, "of the first shot of a round, on average"},
    {"damage_per_round", "Damage", "each round", 0, 100000, 0, "that it does to others"},
    {"thinking_ms", "Thinking", "ms", 0, 60000, 0, "in each turn"},
};

constexpr double Measured::*kMeasureMembers[] = {
    &Measured::win_rate,         &Measured::low,        &Measured::high, &Measured::first_miss,
    &Measured::damage_per_round, &Measured::thinking_ms};
static_assert(std::size(kMeasureList) == std::size(kMeasureMembers));

bool is_id(std::string_view name) {
    return name.size() <= 40 && std::ranges::all_of(name, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
           });
}

/// Reads one temperament after another; the first mistake ends it, told where it stands.
class Reader {
  public:
    explicit Reader(const std::string& file) : file_(file) {}

    std::optional<Error> read(const TomlTable& table, std::vector<Temperament>& found) {
        for (const auto& [name, value] : table.entries) {
            read_ = {};
            read_.id = name;
            if (!is_id(name) || player_kind(name).is_person())
                return mistake(value.line, error("this is no name for a temperament: allowed are a to z, 0 "
                                                 "to 9 and _, but not \"person\""));
            if (auto error = read_temperament(value)) return error;
            found.push_back(read_);
        }
        const auto plays = [](const Temperament& each) { return each.strategy != Strategy::disguise; };
        if (std::ranges::none_of(found, plays))
            return Error{concat(file_, ": there is no temperament in it")};
        return std::nullopt;
    }

  private:
    /// `what` tells which entry it is.
    Error mistake(int line, const Error& what) const {
        return Error{concat(file_, ":", line, ": ", sanitized(read_.id, 40), ": ", what.text())};
    }

    std::optional<Error> read_temperament(const TomlValue& value) {
        if (!value.table())
            return mistake(value.line, error("it must be a table that describes a temperament"));
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
        if (key == "strategy") return read_choice(key, value, kStrategyNames, read_.strategy);
        if (key == "victims") return read_choice(key, value, kVictimsNames, read_.victims);
        if (key == "ways") return read_ways(value);
        const int place = index_of(kTraits, key);
        if (place < 0)
            return unknown(key, value, {"label", "help", "measured", "strategy", "victims", "ways"}, kTraits);
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

    template <class Choice>
    std::optional<Error> read_choice(std::string_view key, const TomlValue& value,
                                     std::span<const std::string_view> names, Choice& target) {
        const auto found = value.string() ? std::ranges::find(names, *value.string()) : names.end();
        if (found == names.end())
            return mistake(value.line, Error{concat(key, " must be one of ",
                                                    joined({names.begin(), names.end()}, ", "))});
        target = static_cast<Choice>(found - names.begin());
        return std::nullopt;
    }

    std::optional<Error> read_ways(const TomlValue& value) {
        if (!value.list() || value.list()->empty())
            return mistake(value.line, Error{concat("ways must be a list of ",
                                                    joined({kWayNames.begin(), kWayNames.end()}, ", "))});
        read_.ways.clear();
        for (const TomlValue& entry : *value.list())
            if (auto error = read_choice("ways", entry, kWayNames, read_.ways.emplace_back())) return error;
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

const Temperament* find_temperament(const PlayerKind& kind) {
    const auto all = temperaments();
    const auto found = std::ranges::find(all, kind.temperament, &Temperament::id);
    return found == all.end() ? nullptr : &*found;
}

const Temperament& temperament(const PlayerKind& kind) {
    const Temperament* const known = find_temperament(kind);
    assert(known);
    return *known;
}

std::span<const PlayerKind> player_kinds() {
    static const std::vector<PlayerKind> kinds = [] {
        std::vector<PlayerKind> all = {kPerson};
        for (const Temperament& each : temperaments()) all.push_back(computer(each.id));
        return all;
    }();
    return kinds;
}

std::string_view label_of(const PlayerKind& kind) {
    if (kind.is_person()) return N_("Person");
    const Temperament* const known = find_temperament(kind);
    return known ? std::string_view(known->label) : std::string_view(kind.temperament);
}

Refusal validate_kinds(const MatchSettings& settings) {
    const auto kinds = player_kinds();
    for (const Player& player : settings.players) {
        if (std::ranges::find(kinds, player.kind) != kinds.end()) continue;
        std::vector<std::string> known;
        for (const PlayerKind& kind : kinds) known.push_back(kind.id());
        return error("{name} cannot be \"{kind}\": allowed are {kinds}",
                     {{"name", player.name}, {"kind", player.kind.id()}, {"kinds", joined(known, ", ")}});
    }
    return std::nullopt;
}

}  // namespace terramorph
